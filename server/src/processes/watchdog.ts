/** Has a thread of its own watch whether this process still works, which this process cannot see itself. */
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Config } from '../config.js';
import { SUPERVISOR_PID } from './messages.js';

/** Put in when the service is bundled, see `tool/built.mjs`. */
declare const BUNDLE_URL: string | undefined;

const BEAT_MS = 100;
const RESTART_MS = 1000;
/**
 * A limit that is not reserved: the thread does next to nothing until it reads the source map of the bundle, of a megabyte,
 * which takes some 30 MB. A thread that exceeds its limit ends without a word.
 */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 2 };

/** What the thread is given. */
export interface Watched {
  /** One number, which grows as long as the event loop turns. */
  readonly beats: Int32Array;
  /** 0 where it may stand still. */
  readonly stallMs: number;
  /** The process without which this one is to end. */
  readonly supervisor: number;
  readonly logLevel: string;
}

export function startWatchdog(
  { stallSeconds, logLevel }: Pick<Config, 'stallSeconds' | 'logLevel'>,
  logger: Logger,
): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(beats, 0, 1), BEAT_MS).unref();
  const supervisor = Number(process.env[SUPERVISOR_PID]);
  const watched: Watched = { beats, stallMs: stallSeconds * 1000, supervisor, logLevel };
  const start = () => {
    const thread = startThread(watched);
    thread.unref();
    thread.on('error', (error) => logger.error({ err: error }, 'The watchdog failed and is started again.'));
    thread.on('exit', () => setTimeout(start, RESTART_MS).unref());
  };
  start();
}

function startThread(workerData: Watched): Worker {
  if (typeof BUNDLE_URL === 'string')
    return new Worker(new URL('watchdog-thread.js', BUNDLE_URL), { workerData, resourceLimits: MEMORY, execArgv: [] });
  if (import.meta.url.endsWith('.js'))
    return new Worker(new URL('./watchdog-thread.js', import.meta.url), {
      workerData,
      resourceLimits: MEMORY,
      execArgv: [],
    });
  return new Worker(new URL('./watchdog-thread.ts', import.meta.url), { workerData, execArgv: ['--import', 'tsx'] });
}
