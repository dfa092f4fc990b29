// Three kinds of test, told apart by the file's ending:
//   *.test.ts   engine  rules, core, storage, bots and project scripts in plain Node. Fast: keep every rules test here.
//   *.px.tsx    pixel   draws a scene with the real CanvasKit on the CPU and looks at its pixels.
//   *.test.tsx  ui      React logic with Expo's preset. Canvas is a plain view there: it proves nothing about drawing.

const shared = {
  rootDir: __dirname,
  roots: ['<rootDir>/__tests__', '<rootDir>/app', '<rootDir>/src'],
};
const babel = { '^.+\\.[jt]sx?$': ['babel-jest', { caller: { name: 'metro', platform: 'web' } }] };

// Packages that are published as modules or with Flow types, and so need Babel.
const compiled = [
  'react-native',
  '@react-native',
  '@react-native-community',
  'expo',
  '@expo',
  '@expo-google-fonts',
  'react-navigation',
  '@react-navigation',
  '@shopify/react-native-skia',
  'standard-navigation',
];

/** @type {import('jest').Config} */
module.exports = {
  projects: [
    {
      ...shared,
      displayName: 'engine',
      testEnvironment: 'node',
      transform: { '^.+\\.tsx?$': '<rootDir>/__tests__/setup/esbuild.js' },
      testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'pixel',
      testEnvironment: '@shopify/react-native-skia/jestEnv.js',
      transform: babel,
      moduleNameMapper: {
        '^@shopify/react-native-skia$': '<rootDir>/__tests__/setup/skia.js',
      },
      testMatch: ['<rootDir>/__tests__/**/*.px.tsx'],
    },
    {
      ...shared,
      displayName: 'ui',
      preset: 'jest-expo',
      testEnvironment: '@shopify/react-native-skia/jestEnv.js',
      resolver: '<rootDir>/__tests__/setup/resolver.js',
      setupFilesAfterEnv: [
        '@shopify/react-native-skia/jestSetup.js',
        'react-native-gesture-handler/jestSetup.js',
        '<rootDir>/__tests__/setup/ui.js',
      ],
      testMatch: ['<rootDir>/__tests__/**/*.test.tsx'],
      transformIgnorePatterns: [
        `/node_modules/(?!(${compiled.join('|')}))`,
        '/node_modules/react-native-reanimated/plugin/',
        '/node_modules/@react-native/babel-preset/',
      ],
    },
  ],
};
