/** The options of `npm run bench`. */
import { parseArgs } from 'node:util';
import { CommandError } from '../scripts/command.js';
import { findGenerator, type Generator, hasWrk } from './load/load.js';

export const suiteNames = ['http', 'mixed', 'latency', 'many', 'formula', 'catalogue', 'search', 'agents'] as const;
export type SuiteName = (typeof suiteNames)[number];

/** Those whose results are ratios, which a baseline can hold. */
const ratioSuiteNames: readonly SuiteName[] = ['http', 'formula'];

const USAGE = `Usage:
  npm run bench                          everything; prints a Markdown table, writes benchmarks/results/latest.json
  npm run bench -- --only http,formula   some suites: ${suiteNames.join(', ')}; also with what follows
  npm run bench -- --guard               the ratios only, briefly; exit code 1 when one fell behind the baseline
  npm run bench -- --update              the same ratios, written as benchmarks/baseline.json
  npm run bench -- --generator sockets   load from our own generator, or from wrk, instead of what is installed
`;

export interface Options {
  readonly task: 'measure' | 'guard' | 'update';
  readonly suites: readonly SuiteName[];
  readonly generator: Generator;
}

function refused(sentence: string): CommandError {
  return new CommandError(`${sentence}\n\n${USAGE}`, 2);
}

function parse(words: readonly string[]) {
  const options = {
    guard: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    generator: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args: [...words], options }).values;
  } catch (error) {
    throw refused((error as Error).message);
  }
}

function readSuites(only: string | undefined, allowed: readonly SuiteName[]): readonly SuiteName[] {
  const names = only?.split(',') ?? allowed;
  const unknown = names.filter((name) => !allowed.some((suite) => suite === name));
  if (unknown.length > 0)
    throw refused(`There is no such suite: ${unknown.join(', ')}; expected some of ${allowed.join(', ')}.`);
  return allowed.filter((suite) => names.includes(suite));
}

function readGenerator(asked: string | undefined): Generator {
  if (asked === undefined) return findGenerator();
  if (asked !== 'wrk' && asked !== 'sockets') throw refused('--generator is wrk or sockets.');
  if (asked === 'wrk' && !hasWrk()) {
    throw new CommandError(
      'wrk is not installed: install it (Debian: apt-get install wrk), or take --generator sockets.',
    );
  }
  return asked;
}

/** @throws CommandError with a sentence and how the command is used. */
export function readOptions(words: readonly string[]): Options {
  const { guard, update, only, generator } = parse(words);
  if (guard && update) throw refused('--guard compares with the baseline and --update writes it: give one of them.');
  const suites = readSuites(only, guard || update ? ratioSuiteNames : suiteNames);
  return {
    task: guard ? 'guard' : update ? 'update' : 'measure',
    suites,
    generator: readGenerator(generator),
  };
}
