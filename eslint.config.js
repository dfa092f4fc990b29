const { defineConfig, globalIgnores } = require('eslint/config');
const expo = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier/flat');
const globals = require('globals');

const arrows = require('./scripts/eslint/arrows');

// The rules of a game must give the same result on every phone, in every browser and after every save.
const RULES = ['src/core/**/*.{ts,tsx}', 'src/games/**/*.{ts,tsx}'];
const NOT_RULES = ['src/games/*/{board,mats}/**', 'src/games/*/view.tsx', 'src/games/view*.{ts,tsx}'];

const notInRules = (what, instead) => `${what} in the rules breaks replays and saves: ${instead}`;
const clock = notInRules('A clock', 'pass the time in from outside.');
const waiting = notInRules('Waiting', 'a state is always settled; use a procedure that asks a decision.');
const locale = notInRules('A locale', 'compare with < and write numbers in text.ts.');

const FOCUS = 'A test that does not run proves nothing: delete it or make it run.';
const focused = ['it', 'test', 'describe'].flatMap((object) =>
  ['only', 'skip', 'todo', 'failing'].map((property) => ({ object, property, message: FOCUS })),
);

module.exports = defineConfig([
  globalIgnores([
    '**/node_modules/**',
    'dist*/**',
    'android/**',
    'ios/**',
    '.expo/**',
    '.cache/**',
    'shots/**',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  expo,
  prettier,
  {
    plugins: { holdout: { rules: { arrows } } },
    rules: {
      'holdout/arrows': 'error',
      eqeqeq: ['error', 'smart'],
      'no-unused-vars': ['error', { args: 'after-used', ignoreRestSiblings: true }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { args: 'after-used', ignoreRestSiblings: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: RULES,
    ignores: NOT_RULES,
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'Math',
          property: 'random',
          message: notInRules('Math.random', 'draw from the `random` of the game.'),
        },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: clock },
        { name: 'performance', message: clock },
        { name: 'crypto', message: notInRules('crypto', 'draw from the `random` of the game.') },
        { name: 'Intl', message: locale },
        { name: 'Promise', message: waiting },
        { name: 'setTimeout', message: waiting },
        { name: 'setInterval', message: waiting },
        { name: 'queueMicrotask', message: waiting },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: ':function[async=true]', message: waiting },
        {
          selector: ':function[generator=true]',
          message: notInRules('A generator', 'it cannot be saved; use a procedure.'),
        },
        { selector: 'AwaitExpression, ForOfStatement[await=true], ImportExpression', message: waiting },
        { selector: 'MemberExpression[property.name=/^(localeCompare|toLocale.*)$/]', message: locale },
        { selector: 'MemberExpression[property.value=/^(localeCompare|toLocale.*)$/]', message: locale },
        { selector: 'Property[key.name=/^(localeCompare|toLocale.*)$/]', message: locale },
      ],
    },
  },
  {
    files: ['__tests__/**'],
    languageOptions: { globals: { ...globals.jest, ...globals.node } },
    rules: {
      'no-restricted-properties': ['error', ...focused],
      'no-restricted-globals': [
        'error',
        ...['fit', 'fdescribe', 'ftest', 'xit', 'xdescribe', 'xtest'].map((name) => ({
          name,
          message: FOCUS,
        })),
      ],
      // node:test takes them as options: it('...', { skip: true }, ...)
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression > ObjectExpression > Property[key.name=/^(skip|only|todo)$/]',
          message: FOCUS,
        },
      ],
    },
  },
  { files: ['*.config.js', 'scripts/**', '**/*.mjs'], languageOptions: { globals: globals.node } },
  { files: ['scripts/service-worker.js'], languageOptions: { globals: globals.serviceworker } },
]);
