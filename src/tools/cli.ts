/** What every command line here shares: flags, help, and errors that say what to do. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A mistake in how a tool was called: told in a sentence, exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

type Flags = NonNullable<ParseArgsConfig['options']>;

export interface Called<F extends Flags> {
  readonly flags: ReturnType<typeof parseArgs<{ options: F }>>['values'];
  readonly words: readonly string[];
}

export interface Tool<F extends Flags> {
  readonly help: string;
  readonly flags: F;
  /** How many words beside the flags it takes. */
  readonly words?: number;
  /** Returns the exit code. */
  run(called: Called<F>): number | Promise<number>;
}

/** Runs a tool with these arguments and returns its exit code. */
export async function invoke<F extends Flags>(tool: Tool<F>, args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(tool.help.trim());
    return 0;
  }
  try {
    return await tool.run(call(tool, args));
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\nRun it with --help to see what it takes.`);
    return 2;
  }
}

/** Runs the tool of `file` when that file is what Node was started with. */
export async function main<F extends Flags>(tool: Tool<F>, file: NodeModule): Promise<void> {
  if (require.main === file) process.exitCode = await invoke(tool, process.argv.slice(2));
}

function call<F extends Flags>(tool: Tool<F>, args: readonly string[]): Called<F> {
  let parsed;
  try {
    parsed = parseArgs({ args: [...args], options: tool.flags, allowPositionals: true });
  } catch (error) {
    // Node's own sentence goes on with advice about its parser.
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(message.replace(/\. To specify a positional.*$/s, '.'));
  }
  const extra = parsed.positionals[tool.words ?? 0];
  if (extra !== undefined) throw new UsageError(`"${extra}" is one word too many.`);
  return { flags: parsed.values, words: parsed.positionals };
}

export function wholeNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isInteger(value) || value < min || value > max) {
    throw new UsageError(`--${name} takes a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

export function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((one) => one === text);
  if (found === undefined) throw new UsageError(`--${name} takes ${known.join(', ')}, not "${text}".`);
  return found;
}
