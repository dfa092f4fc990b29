/** The sounds are what their script makes, short, and loud enough without being cut off. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../assets/sounds');
const files = readdirSync(folder);

it.each(files)('%s is one channel of 16 bits that neither roars nor whispers', (name) => {
  const file = readFileSync(join(folder, name));
  expect(file.toString('latin1', 0, 4) + file.toString('latin1', 8, 12)).toBe('RIFFWAVE');
  expect(file.readUInt32LE(4)).toBe(file.length - 8);
  expect([file.readUInt16LE(22), file.readUInt16LE(34)]).toEqual([1, 16]);
  const samples = Array.from(
    { length: (file.length - 44) / 2 },
    (_, n) => file.readInt16LE(44 + 2 * n) / 32_768,
  );
  const peak = Math.max(...samples.map(Math.abs));
  expect(peak).toBeGreaterThan(0.5);
  expect(peak).toBeLessThan(0.9);
  expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.02);
  expect(samples.length / file.readUInt32LE(24)).toBeLessThan(3);
});
