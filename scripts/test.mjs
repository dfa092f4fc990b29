// `npm test`: installs what is missing, runs every check of the project, and ends with one table and one line.
// `npm test -- --only lint,types` runs some stages; the last line then says that it is partial.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ensureChrome } from './chrome.mjs';
import { ensureModules, root } from './install.mjs';

const RESULTS = path.join(root, '.cache/tests');
const CONFORMANCE = '__tests__/conformance/';

const tool = (file, ...args) => [path.join(root, 'node_modules', file), ...args];

/** Stages marked `quiet` use one core and speak only when they fail: two of them run side by side. */
const STAGES = [
  { name: 'format', quiet: true, command: tool('prettier/bin/prettier.cjs', '--check', '.') },
  { name: 'lint', quiet: true, command: tool('eslint/bin/eslint.js', '.', '--max-warnings', '0') },
  { name: 'types', quiet: true, command: tool('typescript/bin/tsc', '--noEmit') },
  { name: 'versions', quiet: true, command: tool('expo/bin/cli', 'install', '--check') },
  jest('engine', '--testPathIgnorePatterns', '/node_modules/', CONFORMANCE),
  jest('conformance', CONFORMANCE, '--selectProjects', 'engine'),
  jest('pixel'),
  jest('ui'),
  {
    name: 'browser',
    command: ['scripts/browser-tests.mjs'],
    env: { TAP_FILE: resultFile('browser') },
    count: countTap,
  },
  { name: 'bundles', command: ['scripts/native-bundles.mjs'] },
];

function resultFile(stage) {
  return path.join(RESULTS, `${stage}.${stage === 'browser' ? 'tap' : 'json'}`);
}

function jest(name, ...args) {
  const project = args.includes('--selectProjects') ? [] : ['--selectProjects', name];
  // Jest leaves one core to the person at the machine; here nothing else runs.
  const report = ['--ci', '--json', `--outputFile=${resultFile(name)}`, '--maxWorkers=100%'];
  return { name, command: tool('jest/bin/jest.js', ...args, ...project, ...report), count: countJest };
}

// A count has `idle`: tests that were found but not run. They prove nothing, so they fail the stage.

function countJest(text) {
  const report = JSON.parse(text);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    idle: report.numPendingTests + report.numTodoTests,
  };
}

function countTap(text) {
  const total = (word) => Number(text.match(new RegExp(`^# ${word} (\\d+)$`, 'm'))?.[1] ?? 0);
  return {
    passed: total('pass'),
    failed: total('fail') + total('cancelled'),
    idle: total('skipped') + total('todo'),
  };
}

function readCount(stage) {
  const file = resultFile(stage.name);
  return fs.existsSync(file) ? stage.count(fs.readFileSync(file, 'utf8')) : { passed: 0, failed: 0, idle: 0 };
}

/** Runs a command to its end. Quiet output is kept, and shown only if it is needed. */
function execute({ command, env, quiet }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // Offline, so that the answer of `expo install --check` does not change with the day it is asked.
      env: { ...process.env, CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', ...env },
    });
    let output = '';
    child.stdout?.on('data', (data) => (output += data));
    child.stderr?.on('data', (data) => (output += data));
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
}

async function runStage(stage) {
  if (!stage.quiet) console.log(`\n=== ${stage.name}`);
  const started = performance.now();
  if (stage.count) fs.rmSync(resultFile(stage.name), { force: true });
  const { ok, output } = await execute(stage);
  const seconds = (performance.now() - started) / 1000;
  if (stage.quiet) console.log(`=== ${stage.name}: ${ok ? 'ok' : `failed\n${output.trimEnd()}`}`);

  if (!stage.count) return { name: stage.name, seconds, passed: 0, failed: ok ? 0 : 1, note: '' };
  const { passed, failed, idle } = readCount(stage);
  const notes = [];
  if (passed + failed === 0) notes.push('no test ran');
  else notes.push(`${passed} passed, ${failed} failed`);
  if (idle > 0) notes.push(`${idle} skipped`);
  // Whatever is wrong with a stage counts as a failure, also where no single test can be blamed for it.
  const wrong = !ok || passed === 0 || idle > 0;
  return {
    name: stage.name,
    seconds,
    passed,
    failed: wrong ? Math.max(failed, 1) : failed,
    note: notes.join(', '),
  };
}

async function runAll(stages) {
  const results = new Map();
  const queue = stages.filter((stage) => stage.quiet);
  const worker = async () => {
    for (let stage = queue.shift(); stage; stage = queue.shift()) results.set(stage, await runStage(stage));
  };
  await Promise.all([worker(), worker()]);
  for (const stage of stages.filter(({ quiet }) => !quiet)) results.set(stage, await runStage(stage));
  return stages.map((stage) => results.get(stage));
}

function printSummary(results) {
  console.log('\nstage         result  seconds');
  for (const { name, failed, seconds, note } of results) {
    const columns = [
      name.padEnd(14),
      (failed > 0 ? 'FAILED' : 'ok').padEnd(6),
      seconds.toFixed(1).padStart(8),
    ];
    console.log(`${columns.join('')}${note && `  ${note}`}`);
  }
}

function chooseStages() {
  const { values } = parseArgs({ options: { only: { type: 'string' }, help: { type: 'boolean' } } });
  const names = STAGES.map(({ name }) => name);
  if (values.help) {
    console.log(
      `npm test                        every stage\nnpm test -- --only lint,types   some of: ${names.join(', ')}`,
    );
    process.exit();
  }
  if (values.only === undefined) return { stages: STAGES, partial: false };
  const wanted = values.only.split(',');
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no stage called ${unknown.join(' or ')}. The stages are: ${names.join(', ')}.`);
  }
  return { stages: STAGES.filter(({ name }) => wanted.includes(name)), partial: true };
}

async function main() {
  const { stages, partial } = chooseStages();
  const started = performance.now();
  ensureModules();
  // Early, because it may take minutes. If it fails the other stages still run, and the browser stage says why again.
  if (stages.some(({ name }) => name === 'browser')) {
    try {
      ensureChrome();
    } catch (error) {
      console.error(error.message);
    }
  }
  const install = {
    name: 'install',
    seconds: (performance.now() - started) / 1000,
    passed: 0,
    failed: 0,
    note: '',
  };
  fs.mkdirSync(RESULTS, { recursive: true });
  const results = [install, ...(await runAll(stages))];

  printSummary(results);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} seconds in all.`);
  const names = stages.map(({ name }) => name).join(', ');
  console.log(
    `${total('passed')} passed, ${total('failed')} failed${partial ? ` (partial: only ${names})` : ''}`,
  );
  process.exitCode = total('failed') > 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
