// Jest takes one resolver, React Native and worklets bring one each: the first asks the second.
const reactNative = require('@react-native/jest-preset/jest/resolver.js');
const worklets = require('react-native-worklets/jest/resolver.js');

module.exports = (request, options) =>
  reactNative(request, {
    ...options,
    defaultResolver: (name, inner) => worklets(name, { ...inner, defaultResolver: options.defaultResolver }),
  });
