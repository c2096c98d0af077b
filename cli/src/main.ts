/** The command line `reckoner`. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '@reckoner/engine/calculate/read/suggest';
import { type Compile, compileWith } from './catalogue/compiler.js';
import { type Command, commands, type Invocation } from './commands.js';
import { helpOf, overview, unknownCommand } from './help.js';
import { nearestPackage } from './nearest-package.js';

const HELP = new Set(['--help', '-h']);

function version(): Promise<string> {
  return import('./version.js').then((module) => module.version);
}

/** @throws TypeError that names the option which was probably meant. */
function parsed(given: readonly string[], options: NonNullable<Command['options']>) {
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const unknown = code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? /'--([\w-]+)/.exec(message)?.[1] : undefined;
    if (unknown === undefined) throw error;
    const near = nearest(unknown, Object.keys(options));
    throw new TypeError(`There is no option --${unknown}.${near === undefined ? '' : ` Did you mean --${near}?`}`);
  }
}

/** The words and options that follow a command, or what is wrong with them. */
function readWords(name: string, { words: [least, most], options = {}, isOpen }: Command, given: readonly string[]) {
  if (isOpen) return { words: given, options: {} };
  const { positionals, values } = parsed(given, options);
  if (positionals.length >= least && positionals.length <= most)
    return { words: positionals, options: values as Invocation['options'] };
  throw new TypeError(
    positionals.length < least ? `"${name}" needs to be told what.` : `"${name}" takes no "${positionals[most]}".`,
  );
}

/** Also behind words that were typed already; what is passed on has a help of its own. */
function asksForHelp({ isOpen }: Command, rest: readonly string[]): boolean {
  const end = rest.indexOf('--');
  const own = isOpen ? rest.slice(0, 1) : end < 0 ? rest : rest.slice(0, end);
  return own.some((word) => HELP.has(word));
}

async function runWords([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || HELP.has(name) || name === 'help') {
    process[name === undefined ? 'stderr' : 'stdout'].write(overview());
    return name === undefined ? 2 : 0;
  }
  if (name === '--version') {
    console.log(await version());
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    process.stderr.write(unknownCommand(name));
    return 2;
  }
  if (asksForHelp(command, rest)) {
    process.stdout.write(helpOf(name));
    return 0;
  }
  let read: ReturnType<typeof readWords>;
  try {
    read = readWords(name, command, rest);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${helpOf(name)}`);
    return 2;
  }
  // Agents run commands wherever they happen to be.
  const folder = path.resolve(process.cwd(), String((read.options as Invocation['options']).folder ?? ''));
  if (command.checks) (await import('@reckoner/bundling/rarely-optimized')).optimizeRarely();
  const run = await command.load();
  return run({ root: command.isAnywhere ? folder : nearestPackage(folder), folder, ...read });
}

/**
 * Runs what was typed and sets the exit code.
 * @param compile How the catalogue's scripts are compiled; by default as any.
 */
export async function main(words: readonly string[], compile?: Compile): Promise<void> {
  if (compile) compileWith(compile);
  try {
    process.exitCode = await runWords(words);
  } catch (error) {
    const { sentenceOf } = await import('@reckoner/codegen/command-line/sentence');
    const sentence = sentenceOf(process.cwd(), error);
    if (sentence === undefined) throw error;
    process.stderr.write(`${sentence}\n`);
    process.exitCode = 1;
  }
}
