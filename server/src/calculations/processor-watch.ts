/** The second line behind what work counts itself: the time that it takes. */
import { openSync, readSync } from 'node:fs';
import { type Units, withinBudget } from '@reckoner/engine/budget';
import { stopwatch } from '../clock.js';

/** With what is read before and written after, a request stays within 250 ms. */
export const LONGEST_PROCESSOR_MS = 200;

/** To read the processor's time takes a call of the system, as long as a small calculation: a start may be this old. */
const RECENT_MS = 5;

const sinceLoad = stopwatch();
let lastReading = { at: Number.NEGATIVE_INFINITY, ms: 0 };

/** Where Linux tells of the thread that opens it: first the nanoseconds that it worked. */
const OF_THREAD = '/proc/thread-self/schedstat';

function ofProcess(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds that this thread worked: what is compiled and collected beside it is no work of the request's, and most where
 * code is new. Where the system does not tell, that of all threads.
 */
function processorClock(): () => number {
  try {
    const file = openSync(OF_THREAD, 'r');
    const bytes = new Uint8Array(64);
    const text = new TextDecoder();
    const ofThread = () => {
      const length = readSync(file, bytes, 0, bytes.length, 0);
      return Number.parseInt(text.decode(bytes.subarray(0, length)), 10) / 1e6;
    };
    return Number.isFinite(ofThread()) ? ofThread : ofProcess;
  } catch {
    return ofProcess;
  }
}

const workedMs = processorClock();

function processorMs(): number {
  lastReading = { at: sinceLoad(), ms: workedMs() };
  return lastReading.ms;
}

/** The processor's time a moment ago, or now: what is measured from it is too long by less than that moment. */
function recentProcessorMs(): number {
  return sinceLoad() - lastReading.at < RECENT_MS ? lastReading.ms : processorMs();
}

/**
 * Measures milliseconds of work: by the processor, as waiting for a turn on a busy machine is no work; but no more than the
 * time that passed, as other threads may be counted, too.
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
  const taken = stopwatch();
  /** Of the processor's time, about; unknown until the work is long enough to be worth the call of the system. */
  let start: number | undefined;
  const isOutOfTime = () => {
    const passed = taken();
    if (passed < Math.min(ms, RECENT_MS)) return false;
    start ??= processorMs() - Math.min(passed, RECENT_MS);
    return passed > ms && processorMs() - start > ms;
  };
  return withinBudget({ units, isOutOfTime, onSpent }, work);
}
