/** From typing a calculation to its answer: the command line as a whole process, beside a Node that does nothing. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type Measurement, median } from './harness/measurement.js';
import { root } from './harness/root.js';

const WORDS = ['calculate', 'compound-interest', 'principal=1000', 'rate=5%', 'years=10'];

export interface CommandLineOptions {
  /** How often each is started. */
  readonly rounds: number;
  /** The generated catalogue. */
  readonly generated: string;
  readonly calculators: number;
}

function millisecondsOf(words: readonly string[], generated: string): number {
  const start = performance.now();
  execFileSync(process.execPath, words, { env: { ...process.env, GENERATED_DIR: generated }, stdio: 'pipe' });
  return performance.now() - start;
}

/** One after the other in each round, so that both meet the same load. */
export function measureCommandLine({ rounds, generated, calculators }: CommandLineOptions): Measurement[] {
  const command = [join(root, 'cli/reckoner.mjs'), ...WORDS];
  // The first one makes the bundle, and keeps what was compiled.
  millisecondsOf(command, generated);
  const [ours, empty]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    ours.push(millisecondsOf(command, generated));
    empty.push(millisecondsOf(['-e', '0'], generated));
  }
  const size = `${calculators.toLocaleString('en')} calculators`;
  const detail = `median of ${rounds} starts; an empty Node takes ${median(empty).toFixed(0)} ms`;
  return [
    {
      id: `command-line/${calculators}/calculate`,
      title: `Command line with ${size}: from typing a calculation to its answer`,
      unit: 'ms',
      value: median(ours),
      aim: 150,
      better: 'lower',
      detail,
    },
  ];
}
