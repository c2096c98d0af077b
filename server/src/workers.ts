/** Several processes of the service on one port and one store. */
import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';

const RESTART_MS = 500;

/** Starts `count` workers, replaces those that end by themselves. Returns how to stop them all. */
export function startWorkers(count: number, logger: Logger): () => Promise<boolean> {
  let stopping = false;
  const fork = (index: number): void => {
    const worker = cluster.fork({ RECKONER_WORKER: String(index) });
    worker.on('exit', (code, signal) => {
      if (stopping) return;
      logger.error({ worker: index, code, signal }, 'A worker ended; another takes its place.');
      setTimeout(() => !stopping && fork(index), RESTART_MS);
    });
  };
  for (let index = 0; index < count; index++) fork(index);

  return async () => {
    stopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker): worker is Worker => worker !== undefined);
    const codes = await Promise.all(
      workers.map(
        (worker) =>
          new Promise<number>((resolve) => {
            worker.once('exit', (code) => resolve(code ?? 1));
            worker.process.kill('SIGTERM');
          }),
      ),
    );
    return codes.every((code) => code === 0);
  };
}
