/** Stops under load lose no answer. */
import { describe, expect, it } from 'vitest';
import { wholeService } from './service.js';
import { stopOften } from './stops.js';

describe('a stop under load loses no answer', () => {
  it.each([1, 2, 3])('on connections that are kept, with %i workers', async (workers) => {
    const { codes, lostKept } = await stopOften({ stops: 2, workers, heedReadiness: false });
    expect([codes, lostKept]).toEqual([[0, 0], 0]);
  });

  it.each([1, 2])('of clients that heed readiness, with %i workers', async (workers) => {
    const { codes, lostKept, lostFresh } = await stopOften({ stops: 1, workers, heedReadiness: true });
    expect([codes, lostKept, lostFresh]).toEqual([[0], 0, 0]);
  });
});

it('a stop is complete also right after a worker was killed, and another starts', async () => {
  const service = await wholeService();
  try {
    for (let count = 0; count < 3; count++) {
      const running = await service.start({ WORKERS: '2' });
      process.kill(service.workers()[0]!, 'SIGKILL');
      await running.says(/another takes its place/);
      expect(await running.stop()).toBe(0);
      await service.gone();
    }
  } finally {
    await service.remove();
  }
});
