/* Makes the web app work offline. scripts/build-sw.mjs puts the constants CACHE and FILES in front of this file. */
/* global CACHE, FILES */

// A cache holds exactly one version of the app. Hashed files may come from the browser's own cache, '/' must be fresh.
async function download() {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    FILES.map((file) => new Request(file, { cache: file === '/' ? 'no-cache' : 'default' })),
  );
}

async function forgetOldVersions() {
  for (const name of await caches.keys()) {
    if (name.startsWith('holdout-') && name !== CACHE) await caches.delete(name);
  }
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate';
  const kept = page ? await cache.match('/') : await cache.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(download()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
self.addEventListener('fetch', (event) => {
  const ours = new URL(event.request.url).origin === self.location.origin;
  if (ours && event.request.method === 'GET') event.respondWith(answer(event.request));
});
// A new version waits until all tabs are closed, or until the player asks for it: never in the middle of a game.
self.addEventListener('message', (event) => {
  if (event.data === 'SKIP_WAITING') self.skipWaiting();
});
