const path = require('node:path');

const { getDefaultConfig } = require('expo/metro-config');

const config = getDefaultConfig(__dirname);

// index.web.ts imports canvaskit.wasm as an asset. So it has a content hash in the web build, the dev server finds it too,
// and the native bundles, whose entry is index.ts, never carry it (a file in public/ would be copied into them).
config.resolver.assetExts.push('wasm');

// Metro never looks among the tests. The dev server and builds that ask for it do, and find the test game there in the place of
// app/devGames.ts. This is settled when a module is looked up and not in its code, because compiled code is kept for later builds.
if (process.env.NODE_ENV !== 'production' || process.env.HOLDOUT_TEST_GAME === '1') {
  const shipped = path.join(__dirname, 'app/devGames.ts');
  const blocked = [config.resolver.blockList].flat();
  config.resolver.blockList = blocked.filter((pattern) => !pattern.source.includes('__tests__'));
  config.resolver.resolveRequest = (context, name, platform) => {
    const found = context.resolveRequest(context, name, platform);
    if (found.filePath !== shipped) return found;
    return { ...found, filePath: path.join(__dirname, '__tests__/kit/devGames.ts') };
  };
}

// `npm run bench` weighs the shell: the app without what any of its games brings along.
if (process.env.HOLDOUT_SHELL_ONLY === '1') {
  const ofAGame = path.join(__dirname, 'src/games') + path.sep;
  const resolve = config.resolver.resolveRequest;
  config.resolver.resolveRequest = (context, name, platform) => {
    const found = (resolve ?? context.resolveRequest)(context, name, platform);
    const inside = found.filePath?.startsWith(ofAGame) ? found.filePath.slice(ofAGame.length) : '';
    return inside.includes(path.sep) ? { type: 'empty' } : found;
  };
}

module.exports = config;
