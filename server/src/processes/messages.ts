/** What the supervisor and its workers tell each other. */
import type { Worker } from 'node:cluster';

/** What a worker tells. */
export type Told =
  /** It listens. */
  | { readonly type: 'reckoner:up'; readonly calculators: number }
  /** It cannot start, and why. */
  | { readonly type: 'reckoner:refused'; readonly reason: string }
  /** Its event loop turns. */
  | { readonly type: 'reckoner:alive' }
  /** It wants to be replaced, and goes when it is told to. */
  | { readonly type: 'reckoner:leaving' }
  /** It takes no more connections. */
  | { readonly type: 'reckoner:closed' };

/** What a worker is told when it is to stop, in this order; each step includes those before it. */
export type Order =
  /** Say that the service is not ready, and go on. */
  | 'reckoner:retire'
  /** Take no more connections, and say when that is so. */
  | 'reckoner:close'
  /** Answer what is under way, let go of all connections, and end. */
  | 'reckoner:stop';

/** How many a worker is: the same for the one that takes its place. */
export const WORKER_INDEX = 'RECKONER_WORKER';
/** The process that started a worker. */
export const SUPERVISOR_PID = 'RECKONER_SUPERVISOR';

export function isTold(message: unknown): message is Told {
  const type = (message as Partial<Told> | null)?.type;
  return typeof type === 'string' && type.startsWith('reckoner:');
}

/** Tells the supervisor, in a worker. Resolves when that is on its way; it may be gone, which is noticed elsewhere. */
export function tellSupervisor(message: object): Promise<void> {
  return new Promise((resolve) => {
    if (process.connected) process.send!(message, undefined, undefined, () => resolve());
    else resolve();
  });
}

/** Tells a worker, which may be gone. */
export function tellWorker(worker: Worker, message: object | Order): void {
  if (worker.isConnected()) worker.send(message, () => {});
}
