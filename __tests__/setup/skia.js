// Skia for the pixel project: the headless components and types, and the API object that the package itself would export.
const headless = require('@shopify/react-native-skia/lib/commonjs/headless');

/**
 * CanvasKit lives outside of the sandbox that a test runs in, where `instanceof Array` is false for the test's arrays:
 * without this it refuses the colours of every gradient.
 */
function letInArrays() {
  const OuterArray = globalThis.CanvasKit.Color.constructor('return Array')();
  Object.defineProperty(OuterArray, Symbol.hasInstance, { value: Array.isArray, configurable: true });
}

let isReady = false;

module.exports = Object.defineProperties(
  {},
  {
    ...Object.getOwnPropertyDescriptors(headless),
    // Made on first use: CanvasKit is on globalThis only once the environment is ready.
    Skia: {
      enumerable: true,
      get() {
        if (!isReady) letInArrays();
        isReady = true;
        return headless.getSkiaExports().Skia;
      },
    },
  },
);
