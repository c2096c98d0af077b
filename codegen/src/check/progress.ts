/**
 * How far a check has come, in memory that another thread sees: when this one has to be ended, or ends by itself, the
 * other knows what it was at.
 */

import { threadId, threadTime } from './thread-time.js';

/** What is being done, to tell what to blame. */
export const STAGES = ['other', 'loading', 'marked', 'trying'] as const;
export type Stage = (typeof STAGES)[number];

/** Stage, place of the file in its task, line, a count that grows with every step, and the thread's id of the system. */
const CELLS = 5;

let cells: Int32Array = new Int32Array(CELLS);

export function newProgress(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT));
}

/** From now on progress is told there. */
export function tellProgress(to: Int32Array): void {
  cells = to;
  Atomics.store(cells, 4, threadId() ?? 0);
}

/** The time in ms that the thread has run which tells its progress there; undefined where nothing says it. */
export function timeOf(from: Int32Array): number | undefined {
  const id = Atomics.load(from, 4);
  return id === 0 ? undefined : threadTime(id);
}

/** Says what is begun. */
export function begin(stage: Stage, place = -1, line = 0): void {
  Atomics.store(cells, 0, STAGES.indexOf(stage));
  Atomics.store(cells, 1, place);
  Atomics.store(cells, 2, line);
  Atomics.add(cells, 3, 1);
}

export interface Progress {
  readonly stage: Stage;
  readonly place: number;
  readonly line: number;
  /** Another number after every step. */
  readonly steps: number;
}

export function readProgress(from: Int32Array): Progress {
  const [stage, place, line, steps] = [0, 1, 2, 3].map((cell) => Atomics.load(from, cell)) as [
    number,
    number,
    number,
    number,
  ];
  return { stage: STAGES[stage]!, place, line, steps };
}
