/** The second line behind what work counts itself: the time that it takes. */
import { type Units, withinBudget } from '@reckoner/engine/budget';
import { stopwatch } from '../clock.js';

export const LONGEST_PROCESSOR_MS = 250;

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Measures milliseconds of work: by the processor, as waiting for a turn on a busy machine is no work; but no more than the
 * time that passed, as other threads of this process work, too.
 */
export function workStopwatch(): () => number {
  const start = processorMs();
  const taken = stopwatch();
  return () => {
    const passed = taken();
    return passed <= 0 ? 0 : Math.min(passed, processorMs() - start);
  };
}

export interface Watch {
  /** Milliseconds after which the work is broken off. */
  readonly ms?: number;
  readonly units?: Units;
  readonly onSpent?: (units: Units) => void;
}

/** Breaks off what counts too little of what it does. @throws TooMuchWork */
export function watched<T>(
  work: () => T,
  { ms = LONGEST_PROCESSOR_MS, units = Number.MAX_SAFE_INTEGER, onSpent }: Watch = {},
): T {
  const start = processorMs();
  const taken = stopwatch();
  // Asked often: the processor's time, which takes a call of the system, only where the other has passed.
  const isOutOfTime = () => taken() > ms && processorMs() - start > ms;
  return withinBudget({ units, isOutOfTime, onSpent }, work);
}
