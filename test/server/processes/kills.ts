/** Ends processes of the service under load, in every way there is, and looks at what is left. */
import { expect } from 'vitest';
import { SOON, wholeService } from './service.js';

/** What is done to whom. Of the supervisor all must end; the place of a worker is taken by another. */
const WAYS: readonly (readonly ['supervisor' | 'worker', NodeJS.Signals])[] = [
  ['supervisor', 'SIGKILL'],
  ['worker', 'SIGKILL'],
  ['worker', 'SIGUSR2'],
  ['supervisor', 'SIGUSR2'],
  ['worker', 'SIGHUP'],
  ['supervisor', 'SIGTERM'],
  ['worker', 'SIGTERM'],
  ['worker', 'SIGABRT'],
];

export interface KillFigures {
  readonly kills: number;
  readonly answered: number;
  readonly lost: number;
  /** From the signal until no process was left, or another worker was up. */
  readonly longestMs: number;
}

/** @param kills How many, in turn all ways with one worker and with two. */
export async function killOften(kills: number): Promise<KillFigures> {
  const service = await wholeService();
  let [answered, lost, longestMs, isRunning] = [0, 0, 0, false];
  try {
    for (let count = 0; count < kills; count++) {
      const [whom, signal] = WAYS[count % WAYS.length]!;
      const workers = 1 + (Math.floor(count / WAYS.length) % 2);
      if (!isRunning) await service.start({ WORKERS: String(workers) });
      const clients = service.load(6, 2);
      await expect.poll(() => clients.answered, SOON).toBeGreaterThan(100);
      const before = service.workers();
      const begin = performance.now();
      process.kill(whom === 'supervisor' ? service.supervisor() : before[0]!, signal);
      const what = `${signal} to the ${whom}, kill ${count + 1}:\n${service.running.output()}`;
      if (whom === 'supervisor') await service.gone();
      else {
        await expect.poll(() => service.workers().includes(before[0]!), { ...SOON, message: what }).toBe(false);
        await expect.poll(() => service.workers().length, { ...SOON, message: what }).toBe(before.length);
        await service.ready();
      }
      longestMs = Math.max(longestMs, performance.now() - begin);
      await clients.end();
      expect(clients.strange, what).toEqual([]);
      answered += clients.answered;
      lost += clients.lost.length;
      isRunning = whom === 'worker';
    }
  } finally {
    await service.remove();
  }
  return { kills, answered, lost, longestMs };
}
