/** Runs jobs that may never end, and stops those that do not. */
import { createContext, runInContext } from 'node:vm';
import { threadTime } from './thread-time.js';

/** A timed run costs a few milliseconds, so several jobs share one while all goes well. */
const AT_ONCE = 128;
const PATIENCE_MS = 4_000;
/** How much longer a job may take that others keep from running. */
const MOST_WAITED = 8;

const sandbox = createContext({});

/** False when it had to be stopped. */
function endsWithin(timeout: number, run: () => void): boolean {
  sandbox.run = run;
  try {
    runInContext('run()', sandbox, { timeout });
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return false;
  }
}

/** The same for a job that may be run twice, and has `patience` ms of this thread's own time. */
function endsInOwnTime(patience: number, run: () => void): boolean {
  const before = threadTime();
  if (endsWithin(patience, run)) return true;
  const after = threadTime();
  if (before === undefined || after === undefined) return false;
  const waited = Math.min(MOST_WAITED, patience / Math.max(after - before, 1));
  return waited > 1.5 && endsWithin(Math.ceil(patience * waited), run);
}

/**
 * The result of each job in order; of one that was stopped, `stopped(item)`. A job must be synchronous and may be run
 * twice, so it must not change anything but its result.
 */
export function runPatiently<Item, Result>(
  items: readonly Item[],
  job: (item: Item) => Result,
  stopped: (item: Item) => Result,
  patienceMs = PATIENCE_MS,
): Result[] {
  const results: Result[] = [];
  while (results.length < items.length) {
    const before = results.length;
    const batch = items.slice(before, before + AT_ONCE);
    if (batch.length > 1) {
      const isDone = endsWithin(2 * patienceMs, () => {
        for (const item of batch) results.push(job(item));
      });
      // The time may also be over just when the last job has ended.
      if (isDone || results.length === before + batch.length) continue;
    }
    // The job that was stopped runs alone: on a busy machine the batch as a whole may have been too long.
    const item = items[results.length]!;
    const alone: Result[] = [];
    endsInOwnTime(patienceMs, () => alone.push(job(item)));
    results.push(alone.length > 0 ? alone[0]! : stopped(item));
  }
  return results;
}
