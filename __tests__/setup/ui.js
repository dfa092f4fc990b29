// MMKV keeps its values in a Map under Jest, but still imports Nitro, which throws where there is no native code.
jest.mock('react-native-nitro-modules', () => ({
  NitroModules: {
    createHybridObject: () => {
      throw new Error('Nitro modules need native code: tests use the memory StoragePort instead.');
    },
  },
}));
require('react-native-reanimated').setUpTests();
// expo-audio extends a native class as soon as it is imported. What is to be heard is proved without a player.
jest.mock('expo-audio', () => ({
  createAudioPlayer: () => ({ seekTo: () => Promise.resolve(), play: () => undefined }),
  setAudioModeAsync: () => Promise.resolve(),
}));
