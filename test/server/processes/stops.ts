/** Stops the service under load, and counts what its clients lost. */
import { expect } from 'vitest';
import { ask } from '../harness.js';
import { SOON, wholeService } from './service.js';

export interface StopFigures {
  readonly stops: number;
  readonly answered: number;
  /** Requests on connections that were kept, and on new ones, that were sent whole and have no whole answer. */
  readonly lostKept: number;
  readonly lostFresh: number;
  readonly codes: readonly (number | null)[];
}

export interface StopOptions {
  readonly stops: number;
  readonly workers: number;
  /** Whether clients connect no more when the service says that it is not ready; it has a second for that. */
  readonly heedReadiness: boolean;
}

export async function stopOften({ stops, workers, heedReadiness }: StopOptions): Promise<StopFigures> {
  const service = await wholeService();
  const codes: (number | null)[] = [];
  let [answered, lostKept, lostFresh] = [0, 0, 0];
  try {
    for (let count = 0; count < stops; count++) {
      const running = await service.start({ WORKERS: String(workers), STOP_DELAY_S: heedReadiness ? '2' : '0' });
      const clients = service.load(8, 4);
      await expect.poll(() => clients.answered, SOON).toBeGreaterThan(300);
      const stopped = running.stop();
      if (heedReadiness) {
        await expect.poll(async () => (await ask(`${service.url}/health/ready`)).status, SOON).toBe(503);
        clients.connectNoMore();
      }
      codes.push(await stopped);
      await service.gone();
      await clients.end();
      expect(clients.strange).toEqual([]);
      answered += clients.answered;
      lostKept += clients.lost.filter(({ kind }) => kind === 'kept').length;
      lostFresh += clients.lost.filter(({ kind }) => kind === 'fresh').length;
    }
  } finally {
    await service.remove();
  }
  return { stops, answered, lostKept, lostFresh, codes };
}
