/**
 * Burst limits of all workers together: each tells the others, by the supervisor, what was taken in it. A limit is so
 * exceeded for a moment at most, by what is taken before the others hear of it, and that is owed afterwards.
 */
import cluster from 'node:cluster';
import type { Clock } from '../clock.js';
import { tellSupervisor, tellWorker } from '../processes/messages.js';
import type { BurstLimit, TakenBurst } from './burst.js';

const TAKEN = 'reckoner:bursts';
const TELL_MS = 50;

interface Taken {
  readonly type: typeof TAKEN;
  /** By limit, in the order in which the workers have them. */
  readonly taken: readonly (readonly TakenBurst[])[];
}

function isTaken(message: unknown): message is Taken {
  return (message as Partial<Taken> | null)?.type === TAKEN;
}

/** In the supervisor: tells each worker what the others told. */
export function relayBursts(): void {
  cluster.on('message', (from, message) => {
    if (!isTaken(message)) return;
    for (const worker of Object.values(cluster.workers ?? {}))
      if (worker && worker !== from) tellWorker(worker, message);
  });
}

/** In a worker: makes these limits those of all workers. */
export function shareBursts(limits: readonly BurstLimit[], clock: Clock): void {
  process.on('message', (message) => {
    if (!isTaken(message)) return;
    const now = clock.monotonic();
    for (const [place, limit] of limits.entries()) limit.hear(message.taken[place] ?? [], now);
  });
  setInterval(() => {
    const taken = limits.map((limit) => limit.taken());
    if (taken.some(({ length }) => length > 0)) void tellSupervisor({ type: TAKEN, taken });
  }, TELL_MS).unref();
}
