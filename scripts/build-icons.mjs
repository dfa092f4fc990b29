// Writes src/ui/icons.generated.ts: the icons that we use, out of more than four thousand of game-icons (CC BY 3.0).
// scripts/icons.json lists them by author, because the npm package does not say who drew what: an author is the folder of
// the icon in https://github.com/game-icons/icons. Run `npm run icons` after changing the list, and commit the result.
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

const byAuthor = read('scripts/icons.json');
const { icons } = read('node_modules/@iconify-json/game-icons/icons.json');

/** How many numbers follow each command of a path. */
const ARGUMENTS = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
// The two flags of an arc are single digits and may stand without a gap: 'a5 5 0 013 4'.
const FLAG = /[\s,]*([01])/y;

/** The same path with numbers of one decimal: a third shorter, and finer than a screen shows at any size we draw. */
export function shorten(d) {
  const commands = d.matchAll(/([a-z])([^a-df-z]*)/gi);
  return [...commands]
    .map(([, letter, rest]) => letter + shortenNumbers(letter.toLowerCase(), rest))
    .join('');
}

function shortenNumbers(command, text) {
  let out = '';
  let at = 0;
  for (let n = 0; ; n++) {
    const flag = command === 'a' && [3, 4].includes(n % ARGUMENTS.a);
    const pattern = flag ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) break;
    at = pattern.lastIndex;
    const short = String(Math.round(Number(found[1]) * 10) / 10).replace(/^(-?)0\./, '$1.');
    out += out === '' || short.startsWith('-') ? short : ` ${short}`;
  }
  if (text.slice(at).trim() !== '') throw new Error(`"${command}${text}" cannot be read as a path.`);
  return out;
}

/** All paths of an icon as one: each starts with an absolute move, so they can be strung together. */
function pathOf(name) {
  const icon = icons[name];
  if (!icon) throw new Error(`game-icons has no "${name}". Correct scripts/icons.json.`);
  const paths = [...icon.body.matchAll(/<path\b([^>]*)\/>/g)].map(([, attributes]) => attributes);
  const rest = icon.body.replace(/<path\b[^>]*\/>/g, '').replace(/<\/?g[^>]*>/g, '');
  if (rest.trim() !== '' || paths.some((attributes) => /transform|stroke|opacity/.test(attributes))) {
    throw new Error(`"${name}" is more than filled paths: pick another icon.`);
  }
  return paths.map((attributes) => shorten(absoluteStart(/\bd="([^"]+)"/.exec(attributes)[1]))).join('');
}

function absoluteStart(d) {
  return d.replace(/^m/, 'M');
}

const names = Object.values(byAuthor).flat().sort();
const twice = names.filter((name, at) => name === names[at - 1]);
if (twice.length > 0) throw new Error(`Listed twice in scripts/icons.json: ${twice.join(', ')}.`);

const source = `// Written by scripts/build-icons.mjs from scripts/icons.json: change that list, not this file.
// Icons of game-icons.net, CC BY 3.0, by ${Object.keys(byAuthor).join(', ')}. Drawn in a box of 512 by 512.
export const GAME_ICONS = {
${names.map((name) => `  '${name}': '${pathOf(name)}',`).join('\n')}
} as const;

export const ICON_AUTHORS: readonly { readonly author: string; readonly icons: number }[] = [
${Object.entries(byAuthor)
  .map(([author, own]) => ({ author, count: own.length }))
  .sort((a, b) => b.count - a.count || a.author.localeCompare(b.author))
  .map(({ author, count }) => `  { author: '${author}', icons: ${count} },`)
  .join('\n')}
];
`;
fs.writeFileSync(path.join(root, 'src/ui/icons.generated.ts'), source);
console.log(`${names.length} icons, ${Math.round(source.length / 1024)} KB.`);
