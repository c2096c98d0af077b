/** Several processes of the service on one port and one store. */
import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';

const RESTART_MS = 500;
const UP = 'up';

export interface Workers {
  /** Resolves when all of them listen; rejects when one ends before it did. */
  readonly up: Promise<void>;
  /** Stops them all; says whether every answer was given. */
  stop(): Promise<boolean>;
}

/** Says, in a worker, that it listens. */
export function reportUp(): void {
  process.send?.(UP);
}

/**
 * Starts `count` workers and replaces those that end by themselves.
 * @param environment What all of them have in common, whenever they start.
 */
export function startWorkers(count: number, logger: Logger, environment: Readonly<Record<string, string>>): Workers {
  let stopping = false;
  const fork = (index: number, onUp: () => void, onEarlyEnd: () => void): void => {
    const worker = cluster.fork({ ...environment, RECKONER_WORKER: String(index) });
    let isUp = false;
    worker.on('message', (message) => {
      if (message !== UP) return;
      isUp = true;
      onUp();
    });
    worker.on('exit', (code, signal) => {
      if (stopping) return;
      if (!isUp) onEarlyEnd();
      logger.error({ worker: index, code, signal }, 'A worker ended; another takes its place.');
      setTimeout(() => !stopping && fork(index, onUp, onEarlyEnd), RESTART_MS);
    });
  };
  const starts = Array.from(
    { length: count },
    (_, index) =>
      new Promise<void>((resolve, reject) => {
        fork(index, resolve, () => reject(new Error('A worker could not start.')));
      }),
  );
  return {
    up: Promise.all(starts).then(() => undefined),
    async stop() {
      stopping = true;
      const workers = Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);
      const ends = workers.map(
        (worker) =>
          new Promise<number>((resolve) => {
            worker.once('exit', (code) => resolve(code ?? 1));
            worker.process.kill('SIGTERM');
          }),
      );
      return (await Promise.all(ends)).every((code) => code === 0);
    },
  };
}
