// `npm run kills`: plays in a browser that is killed at random moments, and counts what was lost.
import { parseArgs } from 'node:util';

import { killRounds } from '../__tests__/e2e/killing.mjs';
import { ensureWebBuild } from './build-web.mjs';
import { serve } from './serve.mjs';

const HELP = `
Plays games by their buttons in a Chromium that is killed at random moments (SIGKILL, all of its processes), starts it again
on the same profile, and compares: every step that was shown as saved must be there.

  npm run -s kills -- [flags]

  --rounds <n>   how many kills (100)
  --seed <n>     for the moments and the choices (1)
  --game <id>    which game (every game, one after the other)
  --json         one line: {"rounds","killed","acknowledged","lost","later","games":{id:kills},"faults"}

Exit code 1 when anything was lost.`;

function wholeNumber(name, text, max) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  console.error(`--${name} takes a whole number from 1 to ${max}, not "${text}".`);
  process.exit(2);
}

function flags() {
  try {
    return parseArgs({
      options: {
        rounds: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        game: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    console.error(`${error.message}\nRun it with --help to see what it takes.`);
    return process.exit(2);
  }
}

const { rounds, seed, game, json, help } = flags();
if (help) {
  console.log(HELP.trim());
  process.exit();
}
const task = {
  rounds: wholeNumber('rounds', rounds, 100_000),
  seed: wholeNumber('seed', seed, 0xffff_ffff),
  games: game === undefined ? null : [game],
};
const { server, url } = await serve(ensureWebBuild(), 0);
const result = await killRounds({
  ...task,
  url,
  told: ({ round, playing, known, lost }) => {
    if (!json) console.log(`kill ${round}: ${playing} goes on at step ${known}, ${lost} lost`);
  },
});
server.closeAllConnections();
server.close();
if (json) console.log(JSON.stringify(result));
else {
  console.log(`Killed ${result.killed} times, ${result.acknowledged} saved decisions, ${result.lost} lost.`);
  result.faults.forEach((fault) => console.log(fault));
}
process.exit(result.lost > 0 ? 1 : 0);
