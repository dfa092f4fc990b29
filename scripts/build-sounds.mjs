// `npm run sounds`: makes the sounds of the table, assets/sounds/*.wav. They are computed here, from sines and noise of our own.
import fs from 'node:fs';
import path from 'node:path';

import { root } from './install.mjs';

const RATE = 22_050;
const FOLDER = path.join(root, 'assets/sounds');

/** Noise that is the same on every machine. */
function noise(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const silence = (seconds) => new Float64Array(Math.round(seconds * RATE));
const fall = (t, half) => 2 ** (-t / half);

/** Adds `wave(t)` from a moment on. */
function add(sound, from, wave) {
  const first = Math.round(from * RATE);
  for (let n = first; n < sound.length; n++) sound[n] += wave((n - first) / RATE);
}

/** Takes the highs away, and leaves what is softer: the lower `cut` in Hz, the softer. */
function soften(sound, cut) {
  const share = 1 - Math.exp((-2 * Math.PI * cut) / RATE);
  let last = 0;
  return sound.map((value) => (last += share * (value - last)));
}

/** A plucked string: a burst of noise that runs round in a circle and gets smoother. */
function pluck(sound, from, pitch, strength, seed) {
  const ring = Float64Array.from({ length: Math.round(RATE / pitch) }, noise(seed));
  for (let n = Math.round(from * RATE), at = 0; n < sound.length; n++, at = (at + 1) % ring.length) {
    sound[n] += ring[at] * strength;
    ring[at] = (ring[at] + ring[(at + 1) % ring.length]) * 0.498;
  }
}

/** A die that knocks on wood. */
function knock(sound, from, pitch, strength, seed) {
  const rough = noise(seed);
  add(
    sound,
    from,
    (t) =>
      strength *
      (Math.sin(2 * Math.PI * pitch * t) * fall(t, 0.006) +
        0.5 * Math.sin(2 * Math.PI * pitch * 0.43 * t) * fall(t, 0.014) +
        0.4 * rough() * fall(t, 0.003)),
  );
}

const SOUNDS = {
  tick() {
    const sound = silence(0.09);
    knock(sound, 0, 1100, 0.5, 3);
    return sound;
  },
  dice() {
    const sound = silence(0.8);
    const knocks = [0, 0.05, 0.09, 0.16, 0.21, 0.31, 0.39, 0.52, 0.6];
    knocks.forEach((at, n) => knock(sound, at, 1500 + ((n * 373) % 900), 0.9 * fall(at, 0.5), n + 7));
    return sound;
  },
  card() {
    const rough = noise(11);
    const sound = silence(0.34);
    add(sound, 0, (t) => 0.7 * rough() * Math.sin(Math.min(1, t / 0.22) * Math.PI) ** 2);
    const swish = soften(sound, 2600);
    knock(swish, 0.22, 420, 0.4, 12);
    return swish;
  },
  step() {
    const rough = noise(21);
    const sound = silence(0.16);
    add(
      sound,
      0,
      (t) => Math.sin(2 * Math.PI * (150 - 420 * t) * t) * fall(t, 0.03) + 0.5 * rough() * fall(t, 0.012),
    );
    return soften(sound, 900);
  },
  hit() {
    const rough = noise(31);
    const sound = silence(0.42);
    add(
      sound,
      0,
      (t) => Math.sin(2 * Math.PI * (96 - 90 * t) * t) * fall(t, 0.09) + 0.9 * rough() * fall(t, 0.03),
    );
    return soften(sound, 1300);
  },
  dread() {
    const sound = silence(1.7);
    const swell = (t) => Math.min(1, t / 0.25) * fall(Math.max(0, t - 0.25), 0.4);
    for (const pitch of [55, 58.3, 82.4, 110.6])
      add(sound, 0, (t) => 0.25 * swell(t) * (((pitch * t) % 1) * 2 - 1));
    return soften(sound, 420);
  },
  won() {
    const sound = silence(2.4);
    [220, 277.18, 329.63, 440, 554.37].forEach((pitch, n) => pluck(sound, n * 0.13, pitch, 0.5, 41 + n));
    return soften(sound, 3200);
  },
  lost() {
    const sound = silence(2.4);
    [220, 207.65, 174.61, 110].forEach((pitch, n) => pluck(sound, n * 0.28, pitch, 0.6, 51 + n));
    return soften(sound, 1500);
  },
};

/** As loud as `peak` at its loudest, and without a click at its end. */
function finish(sound, peak = 0.7) {
  const most = sound.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const tail = 0.03 * RATE;
  return sound.map((value, n) => ((value * peak) / most) * Math.min(1, (sound.length - n) / tail));
}

/** 16 bits, one channel. */
function wav(sound) {
  const file = Buffer.alloc(44 + 2 * sound.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * sound.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * sound.length, 40);
  sound.forEach((value, n) => file.writeInt16LE(Math.round(value * 32_767), 44 + 2 * n));
  return file;
}

fs.mkdirSync(FOLDER, { recursive: true });
for (const [name, make] of Object.entries(SOUNDS)) {
  fs.writeFileSync(path.join(FOLDER, `${name}.wav`), wav(finish(make())));
}
