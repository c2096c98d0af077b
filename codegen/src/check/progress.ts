/**
 * How far a check has come, in a file that another process reads: when this one has to be ended, or ends by itself, the
 * other knows what it was at. Nothing else outlives a process that runs out of memory.
 */
import { readSync, writeSync } from 'node:fs';

/** What is being done, to tell what to blame. */
export const STAGES = ['other', 'loading', 'marked', 'trying'] as const;
export type Stage = (typeof STAGES)[number];

/** Stage, place of the file in its task, line, and a count that grows with every step. */
const CELLS = 4;

const cells = new Int32Array(CELLS);

/** A descriptor of the file; undefined where nobody reads it. */
let told: number | undefined;

/** From now on progress is told in this file. */
export function tellProgress(to: number): void {
  told = to;
}

/** Whether another process looks at how far this one comes. */
export function isWatched(): boolean {
  return told !== undefined;
}

/** Says what is begun. */
export function begin(stage: Stage, place = -1, line = 0): void {
  cells.set([STAGES.indexOf(stage), place, line, cells[3]! + 1]);
  if (told !== undefined) writeSync(told, cells, 0, cells.byteLength, 0);
}

export interface Progress {
  readonly stage: Stage;
  readonly place: number;
  readonly line: number;
  /** Another number after every step. */
  readonly steps: number;
}

/** Of a process that has not begun anything, that it is at nothing. */
export function readProgress(from: number): Progress {
  const read = new Int32Array(CELLS);
  readSync(from, read, 0, read.byteLength, 0);
  const [stage, place, line, steps] = read as unknown as [number, number, number, number];
  return { stage: STAGES[stage]!, place, line, steps };
}
