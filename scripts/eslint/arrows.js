/**
 * The lint rule that keeps the rooms of the house apart: arrows go app -> table -> games -> core, never back.
 * A room is named by the path of a file; ROOMS says which rooms and which packages it may import.
 */
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

const DRAWING =
  /^(react|react-native|react-native-(reanimated|gesture-handler|worklets)|@shopify\/react-native-skia)(\/|$)/;
const MMKV = /^react-native-mmkv(\/|$)/;
const ZOD = /^zod(\/|$)/;
const ANY = { test: () => true };

/** `own` means: the same game's. `types` may be imported with `import type` only. */
const ROOMS = {
  core: { name: 'src/core', rooms: ['core'], packages: [] },
  'core/game': { name: 'src/core/game.ts', rooms: ['core'], packages: [], typePackages: [ZOD] },
  'core/save': { name: 'src/core/save.ts', rooms: ['core'], packages: [ZOD] },
  rules: { name: 'the rules of a game', rooms: ['core', 'own rules'], packages: [ZOD] },
  view: {
    name: "a game's board, mats and view",
    rooms: ['core', 'own rules', 'own view', 'ui', 'assets'],
    types: ['views'],
    packages: [DRAWING],
  },
  registry: { name: 'src/games/index.ts', rooms: ['core', 'rules'], packages: [] },
  views: { name: 'src/games/views', rooms: ['core', 'registry', 'views', 'view', 'ui'], packages: [DRAWING] },
  bots: { name: 'src/bots', rooms: ['core', 'bots'], packages: [] },
  storage: { name: 'src/storage', rooms: ['core', 'storage'], packages: [ANY] },
  ui: { name: 'src/ui', rooms: ['ui', 'assets'], types: ['core'], packages: [ANY] },
  table: {
    name: 'src/table',
    rooms: ['table', 'registry', 'views', 'core', 'ui', 'storage', 'assets'],
    packages: [ANY],
  },
  tools: {
    name: 'src/tools',
    rooms: ['tools', 'core', 'registry', 'rules', 'bots', 'storage', 'tests'],
    packages: [ANY],
  },
  app: {
    name: 'app',
    rooms: ['app', 'table', 'registry', 'views', 'bots', 'core', 'ui', 'storage', 'assets'],
    packages: [ANY],
  },
};

/** The room of a file, and the game it belongs to. Files of no room (scripts, configuration) are not checked. */
function roomOf(file) {
  const [top = '', second = '', third = '', ...rest] = file.split('/');
  if (top === 'app' || /^index(\.web)?(\.ts)?$/.test(file)) return { room: 'app' };
  if (top === '__tests__') return { room: 'tests' };
  if (top === 'assets') return { room: 'assets' };
  if (top !== 'src') return null;
  if (second === 'core') return { room: 'core', file: `core/${third.replace(/\.ts$/, '')}` };
  if (second !== 'games') return second in ROOMS ? { room: second } : null;
  if (rest.length === 0 && /\.tsx?$/.test(third)) {
    return { room: third === 'index.ts' ? 'registry' : 'views' };
  }
  return { room: /^(board|mats|view(\.tsx)?)$/.test(rest[0] ?? '') ? 'view' : 'rules', game: third };
}

/** The room that a relative import leads to. An import names neither `index` nor an extension. */
function targetOf(from, specifier) {
  const target = path.posix.join(path.posix.dirname(from), specifier);
  if (/^src\/games(\/index)?$/.test(target)) return { room: 'registry' };
  if (/^src\/games\/view\w*$/.test(target)) return { room: 'views' };
  return roomOf(target);
}

function isAllowed(home, target, typeOnly) {
  const rules = ROOMS[home.file] ?? ROOMS[home.room];
  const rooms = typeOnly ? [...rules.rooms, ...(rules.types ?? [])] : rules.rooms;
  if (rooms.includes(target.room)) return true;
  return rooms.includes(`own ${target.room}`) && home.game === target.game;
}

function isPackageAllowed(home, name, typeOnly) {
  const rules = ROOMS[home.file] ?? ROOMS[home.room];
  if (MMKV.test(name) && home.room !== 'storage') return false;
  const packages = typeOnly ? [...rules.packages, ...(rules.typePackages ?? [])] : rules.packages;
  return packages.some((pattern) => pattern.test(name));
}

function isTypeOnly(node) {
  if (node.type === 'TSImportType') return true;
  if (node.importKind === 'type' || node.exportKind === 'type') return true;
  const named = node.specifiers ?? [];
  return named.length > 0 && named.every((one) => one.importKind === 'type' || one.exportKind === 'type');
}

module.exports = {
  meta: {
    type: 'problem',
    docs: { description: 'Arrows between rooms go one way only: app -> table -> games -> core.' },
    schema: [],
    messages: {
      room: '{{home}} may not import {{target}}{{hint}}. Arrows go app -> table -> games -> core: see docs/ARCHITECTURE.md.',
      package: '{{home}} may not import the package {{target}}{{hint}}: see docs/ARCHITECTURE.md.',
    },
  },

  create(context) {
    const file = path.relative(root, context.filename).split(path.sep).join('/');
    const home = roomOf(file);
    if (!home || !(home.room in ROOMS)) return {};
    const rules = ROOMS[home.file] ?? ROOMS[home.room];

    function check(node, source) {
      if (typeof source?.value !== 'string') return;
      const name = source.value;
      const typeOnly = isTypeOnly(node);
      const report = (messageId, allowedAsType) =>
        context.report({
          node: source,
          messageId,
          data: { home: rules.name, target: name, hint: allowedAsType ? ' except its types' : '' },
        });
      if (name.startsWith('.')) {
        const target = targetOf(file, name);
        if (target && !isAllowed(home, target, typeOnly)) report('room', isAllowed(home, target, true));
      } else if (!isPackageAllowed(home, name, typeOnly)) {
        report('package', isPackageAllowed(home, name, true));
      }
    }

    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
      TSExternalModuleReference: (node) => check(node, node.expression),
      CallExpression: (node) => {
        if (node.callee.name === 'require') check(node, node.arguments[0]);
      },
    };
  },
};
