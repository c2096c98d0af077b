/**
 * The watchdog: ends this process when its event loop stands still, and says what it was doing; and when its supervisor
 * is gone. Nothing here waits for the thread that is watched.
 */
import { workerData } from 'node:worker_threads';
import { stackOfMainThread } from './main-thread-stack.js';
import { Stall } from './stall.js';
import type { Watched } from './watchdog.js';

const TICK_MS = 250;
/** How long the reader of the log may take; this process may stand still just because that one does. */
const LONGEST_WRITING_MS = 1000;

const { beats, stallMs, supervisor, logLevel } = workerData as Watched;
const stall = new Stall(stallMs, TICK_MS);
const ticker = setInterval(look, TICK_MS);

function look(): void {
  if (process.ppid !== supervisor) process.kill(process.pid, 'SIGKILL');
  if (stallMs === 0 || !stall.isOver(Atomics.load(beats, 0), performance.now())) return;
  clearInterval(ticker);
  void replace();
}

async function replace(): Promise<void> {
  try {
    const stack = await stackOfMainThread();
    // Not loaded before it is needed: every worker has this thread.
    const { createLogger, PatientOutput } = await import('../observability/logger.js');
    const output = new PatientOutput();
    createLogger(logLevel, output).fatal(
      { seconds: stallMs / 1000, stack: stack ?? null },
      stack === undefined
        ? 'The event loop stood still: this worker ends, and another takes its place. Its stack cannot be told, as it is in native code.'
        : 'The event loop stood still: this worker ends, and another takes its place.',
    );
    await output.written(LONGEST_WRITING_MS);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}
