/** The server of `npm start`, run as its own process and asked over HTTP. */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';

const SCRIPT = '_expo/static/js/web/App-0123456789abcdef0123456789abcdef.js';
const LONG = 'export const words = "the same words again";\n'.repeat(200);

let folder: string;
let server: ChildProcess;
let port: number;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'holdout-serve-'));
  const write = (name: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  };
  write('secret.txt', 'outside');
  write('dist/index.html', '<title>Holdout</title>');
  write('dist/sw.js', 'self;');
  write(`dist/${SCRIPT}`, LONG);
  write('dist/assets/canvaskit.0123456789abcdef0123456789abcdef.wasm', '\0asm');
  write('dist/manifest.webmanifest', '{}');
  write('dist/two words.txt', 'spaced');
  write('dist/.made-from', 'hidden');

  const program = path.resolve(__dirname, '../../scripts/serve.mjs');
  server = spawn(process.execPath, [program, path.join(folder, 'dist'), '0']);
  const line = await new Promise<string>((resolve) =>
    server.stdout?.once('data', (data) => resolve(String(data))),
  );
  port = Number(new URL(line.trim()).port);
});

afterAll(() => {
  server.kill();
  fs.rmSync(folder, { recursive: true });
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Asks with http.request, because fetch would tidy up the very paths that an attacker sends. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject).end();
  });
}

describe('files', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/sw.js', 'text/javascript; charset=utf-8'],
    ['/assets/canvaskit.0123456789abcdef0123456789abcdef.wasm', 'application/wasm'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/two%20words.txt', 'text/plain; charset=utf-8'],
  ])('%s is %s', async (target, type) => {
    const { status, headers } = await ask(target);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  it('answers a missing file with 404', async () => {
    expect((await ask('/assets/missing.png')).status).toBe(404);
  });

  it('ignores what follows a question mark', async () => {
    expect(String((await ask('/sw.js?version=2')).body)).toBe('self;');
  });

  it('answers HEAD with the headers alone', async () => {
    const { status, headers, body } = await ask(`/${SCRIPT}`, {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, String(LONG.length), 0]);
  });

  it('refuses to be written to', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('deep links', () => {
  it.each(['/new/plum-island', '/game/7f3a', '/rules/exodus/EX-AG1', '/no/such/page'])(
    '%s',
    async (target) => {
      const { status, headers, body } = await ask(target);
      expect([status, headers['cache-control'], String(body)]).toEqual([
        200,
        'no-cache',
        '<title>Holdout</title>',
      ]);
    },
  );
});

describe('caching', () => {
  it('keeps a file with a hash in its name for ever', async () => {
    expect((await ask(`/${SCRIPT}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/', '/sw.js', '/manifest.webmanifest'])('asks again for %s', async (target) => {
    expect((await ask(target)).headers['cache-control']).toBe('no-cache');
  });

  it('answers 304 to a browser that has the newest version, and 200 to one that has not', async () => {
    const etag = String((await ask('/sw.js')).headers.etag);
    expect((await ask('/sw.js', { 'if-none-match': `W/${etag}` })).status).toBe(304);
    expect((await ask('/sw.js', { 'if-none-match': '"older"' })).status).toBe(200);
  });

  it('notices that a file has changed', async () => {
    const before = await ask('/manifest.webmanifest');
    fs.writeFileSync(path.join(folder, 'dist/manifest.webmanifest'), '{"name":"Holdout"}');
    const after = await ask('/manifest.webmanifest');
    expect(String(after.body)).toBe('{"name":"Holdout"}');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

describe('compression', () => {
  it.each([
    ['br', 'gzip, deflate, br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
    ['gzip', 'gzip;q=0.5, br;q=0', zlib.gunzipSync],
  ])('uses %s for "%s"', async (encoding, accepted, decompress) => {
    const { headers, body } = await ask(`/${SCRIPT}`, { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
    expect(body.length).toBeLessThan(LONG.length / 10);
    expect(String(decompress(body))).toBe(LONG);
  });

  it('leaves a file as it is when nothing else is asked for', async () => {
    const { headers, body } = await ask(`/${SCRIPT}`);
    expect([headers['content-encoding'], String(body)]).toEqual([undefined, LONG]);
  });
});

describe('hostile paths', () => {
  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '//../secret.txt',
    '/.made-from',
    '/sw.js%00.html',
  ])('%s finds nothing', async (target) => {
    expect((await ask(target)).status).toBe(404);
  });

  it('answers an address that cannot be decoded with 400', async () => {
    expect((await ask('/%zz')).status).toBe(400);
  });
});
