// Writes sw.js into an exported web build: the exact list of its files, with a hash of their contents as version.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

const SOURCE = path.join(import.meta.dirname, 'service-worker.js');
// index.html is kept as '/', the address that every deep link answers with.
const LEFT_OUT = new Set(['index.html', 'sw.js', 'metadata.json']);

export function writeServiceWorker(dist) {
  const hash = createHash('sha256').update(fs.readFileSync(SOURCE));
  const files = [];
  for (const name of fs.readdirSync(dist, { recursive: true }).map(String).sort()) {
    const file = path.join(dist, name);
    // The server hands out no dot files, and one file that cannot be fetched would make the whole worker fail.
    if (!fs.statSync(file).isFile() || name === 'sw.js' || path.basename(name).startsWith('.')) continue;
    hash.update(name).update(fs.readFileSync(file));
    if (!LEFT_OUT.has(name)) files.push('/' + encodeURI(name.split(path.sep).join('/')));
  }
  const version = `holdout-${hash.digest('hex').slice(0, 16)}`;
  const constants = `const CACHE = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(['/', ...files])};\n`;
  fs.writeFileSync(path.join(dist, 'sw.js'), constants + fs.readFileSync(SOURCE, 'utf8'));
}
