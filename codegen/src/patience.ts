/** Runs jobs that may never end, and stops those that do not. */
import { createContext, runInContext } from 'node:vm';

/** A timed run costs a few milliseconds, so several jobs share one while all goes well. */
const AT_ONCE = 128;
const PATIENCE_MS = 4_000;

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
    const isDone = endsWithin(2 * patienceMs, () => {
      for (const item of batch) results.push(job(item));
    });
    // The time may also be over just when the last job has ended.
    if (isDone || results.length === before + batch.length) continue;
    // The job that was stopped runs alone: on a busy machine the batch as a whole may have been too long.
    const item = items[results.length]!;
    const alone: Result[] = [];
    endsWithin(patienceMs, () => alone.push(job(item)));
    results.push(alone.length > 0 ? alone[0]! : stopped(item));
  }
  return results;
}
