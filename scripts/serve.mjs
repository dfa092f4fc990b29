// Serves a built web app: right types, compressed, cached as long as its names allow, and index.html for deep links.
import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE =
  /^(text\/|application\/(javascript|json|wasm|manifest)|image\/svg|image\/x-icon|font\/ttf)/;
// Metro puts a hash of the contents into the names of scripts and assets: such a file never changes.
const HASHED = /[.-][0-9a-f]{32}\.[a-z0-9]+$/;

const ENCODERS = {
  br: (body) =>
    promisify(zlib.brotliCompress)(body, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => promisify(zlib.gzip)(body),
  identity: async (body) => body,
};

/** The file that a request's path stands for: inside `root`, never a dot file. Null when there is none. */
async function findFile(root, pathname) {
  const parts = pathname.split('/').filter(Boolean);
  if (parts.some((part) => part.startsWith('.') || /[\\\0]/.test(part))) return null;
  const file = path.join(root, ...parts);
  if (await isFile(file)) return file;
  // An address of the app, such as /new/plum-island, has no extension: the app itself sorts it out.
  return path.extname(file) === '' ? path.join(root, 'index.html') : null;
}

async function isFile(file) {
  try {
    return (await fs.stat(file)).isFile();
  } catch {
    return false;
  }
}

function chooseEncoding(accepted, type, size) {
  if (size < 1024 || !COMPRESSIBLE.test(type)) return 'identity';
  const offers = new Map(
    accepted.split(',').map((offer) => {
      const [name = '', quality] = offer.trim().split(/\s*;\s*q=/);
      return [name, Number(quality ?? 1)];
    }),
  );
  return ['br', 'gzip'].find((name) => (offers.get(name) ?? 0) > 0) ?? 'identity';
}

/** An HTTP server (not yet listening) for the files under `root`. */
export function createServer(root) {
  const folder = path.resolve(root);
  // One entry a file and encoding, dropped when the file changes: a build is compressed once, not once a visit.
  const kept = new Map();

  async function load(file, accepted) {
    const { mtimeMs, size } = await fs.stat(file);
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    const encoding = chooseEncoding(accepted, type, size);
    const key = `${file} ${encoding}`;
    const stamp = `${mtimeMs} ${size}`;
    if (kept.get(key)?.stamp !== stamp) {
      const plain = await fs.readFile(file);
      const hash = createHash('sha256').update(plain).digest('hex').slice(0, 20);
      kept.set(key, {
        stamp,
        body: await ENCODERS[encoding](plain),
        headers: {
          'content-type': type,
          'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
          etag: `"${hash}-${encoding}"`,
          vary: 'accept-encoding',
          'x-content-type-options': 'nosniff',
          ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        },
      });
    }
    return kept.get(key);
  }

  async function respond(request, response) {
    const say = (status, text, headers = {}) =>
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
        .end(request.method === 'HEAD' ? undefined : `${text}\n`);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(405, 'This server only hands out files: use GET.', { allow: 'GET, HEAD' });
    }
    let pathname;
    try {
      pathname = decodeURIComponent(request.url.split(/[?#]/, 1)[0]);
    } catch {
      return say(400, 'This address is not written correctly.');
    }
    const file = await findFile(folder, pathname);
    if (!file) return say(404, 'There is no such file.');
    const { body, headers } = await load(file, request.headers['accept-encoding'] ?? '');
    const known = request.headers['if-none-match'] ?? '';
    if (known.split(/\s*,\s*/).some((tag) => tag.replace(/^W\//, '') === headers.etag)) {
      return response.writeHead(304, headers).end();
    }
    response.writeHead(200, { ...headers, 'content-length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  return http.createServer((request, response) => {
    respond(request, response).catch((error) => {
      console.error(`${request.method} ${request.url} failed:`, error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('The server could not read this file. Its own messages say why.\n');
    });
  });
}

/** Serves `root` on this machine only. Port 0 takes any free one. Returns the server and its address. */
export async function serve(root, port) {
  const server = createServer(root);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return { server, url: `http://localhost:${server.address().port}` };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder = 'dist', port = '4173'] = process.argv.slice(2);
  console.log((await serve(folder, Number(port))).url);
}
