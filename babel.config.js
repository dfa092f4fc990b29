module.exports = function (api) {
  api.cache(true);
  // babel-preset-expo adds the worklets plugin by itself when react-native-worklets is installed.
  return { presets: ['babel-preset-expo'] };
};
