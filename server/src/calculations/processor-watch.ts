/** The second line behind what work counts itself: the time that it takes. */
import { type Units, withinBudget } from '@reckoner/engine/budget';
import { stopwatch } from '../clock.js';

export const LONGEST_PROCESSOR_MS = 250;

/** To read the processor's time takes a call of the system, as long as a small calculation: a start may be this old. */
const RECENT_MS = 5;

const sinceLoad = stopwatch();
let lastReading = { at: Number.NEGATIVE_INFINITY, ms: 0 };

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  lastReading = { at: sinceLoad(), ms: (user + system) / 1000 };
  return lastReading.ms;
}

/** The processor's time a moment ago, or now: what is measured from it is too long by less than that moment. */
function recentProcessorMs(): number {
  return sinceLoad() - lastReading.at < RECENT_MS ? lastReading.ms : processorMs();
}

/**
 * Measures milliseconds of work: by the processor, as waiting for a turn on a busy machine is no work; but no more than the
 * time that passed, as other threads of this process work, too.
 */
export function workStopwatch(): () => number {
  const start = recentProcessorMs();
  const taken = stopwatch();
  return () => {
    const passed = taken();
    return passed < RECENT_MS ? passed : Math.min(passed, processorMs() - start);
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
  const start = recentProcessorMs();
  const taken = stopwatch();
  // Asked often: the processor's time, which takes a call of the system, only where the other has passed.
  const isOutOfTime = () => taken() > ms && processorMs() - start > ms;
  return withinBudget({ units, isOutOfTime, onSpent }, work);
}
