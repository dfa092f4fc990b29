// Draws assets/grain.png: a small tile of paper grain, light and dark specks on nothing, so that it needs no blend mode.
// Run `node scripts/build-grain.mjs` after changing it, and commit the picture.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const SIZE = 192;
const STRONGEST = 62;

/** The same noise on every run. */
let seed = 7;
function noise() {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 31 - 1;
}

const fine = Float64Array.from({ length: SIZE * SIZE }, noise);
const coarse = Float64Array.from({ length: (SIZE / 2) ** 2 }, noise);

/** Fine specks and, half as strong, specks twice as large; the tile joins with itself on all sides. */
function speck(x, y) {
  return fine[y * SIZE + x] * 0.66 + coarse[(y >> 1) * (SIZE / 2) + (x >> 1)] * 0.34;
}

const rows = Buffer.alloc(SIZE * (1 + SIZE * 2));
for (let y = 0; y < SIZE; y++) {
  for (let x = 0; x < SIZE; x++) {
    const value = speck(x, y);
    const at = y * (1 + SIZE * 2) + 1 + x * 2;
    rows[at] = value > 0 ? 255 : 0;
    // Steps of 8 keep the file small.
    rows[at + 1] = (Math.round(Math.abs(value) * STRONGEST) >> 3) << 3;
  }
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

function crc32(buffer) {
  let crc = ~0;
  for (const byte of buffer) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return ~crc >>> 0;
}

const header = Buffer.alloc(13);
header.writeUInt32BE(SIZE, 0);
header.writeUInt32BE(SIZE, 4);
header.set([8, 4, 0, 0, 0], 8); // eight bits, grey with alpha
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const png = Buffer.concat([
  signature,
  chunk('IHDR', header),
  chunk('IDAT', zlib.deflateSync(rows, { level: 9 })),
  chunk('IEND', Buffer.alloc(0)),
]);
fs.writeFileSync(path.resolve(import.meta.dirname, '../assets/grain.png'), png);
console.log(`assets/grain.png ${SIZE}x${SIZE}, ${Math.round(png.length / 1024)} KB`);
