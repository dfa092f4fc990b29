/**
 * Compiles TypeScript for the engine tests with esbuild, many times faster than Babel.
 * The price: jest.mock is not moved above the imports, so it would silently do nothing.
 */
const { createHash } = require('node:crypto');
const esbuild = require('esbuild');

module.exports = {
  canInstrument: false,

  getCacheKey(source, file) {
    return createHash('sha256').update(`${esbuild.version}\0${file}\0${source}`).digest('hex');
  },

  process(source, file) {
    if (/\bjest\.mock\(/.test(source)) {
      throw new Error(
        `${file} uses jest.mock, which engine tests do not support. Pass the dependency in, or make it a .test.tsx.`,
      );
    }
    return esbuild.transformSync(source, {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      format: 'cjs',
      target: 'node20',
      jsx: 'automatic',
      sourcefile: file,
      sourcemap: 'inline',
      sourcesContent: false,
    });
  },
};
