/** The long form of `test/server/http/crowds.test.ts`; both ends need as many open files as there are clients. */
import { expect, it } from 'vitest';
import { type Crowd, crowd } from '../server/http/crowds.js';
import { wholeService } from '../server/processes/service.js';

it.each<[string, number, Crowd]>([
  ['hyper-express', 10_000, 'idle'],
  ['hyper-express', 3000, 'slow'],
  ['node', 10_000, 'idle'],
  ['node', 3000, 'slow'],
])('%s goes on answering before a crowd of %i %s clients', async (transport, count, kind) => {
  const service = await wholeService();
  try {
    await service.start({ HTTP_TRANSPORT: transport });
    const workers = service.workers();
    const figures = await crowd(service.port, count, kind);
    console.info(transport, kind, JSON.stringify(figures));
    expect(figures.answered).toBeGreaterThan(3);
    expect(figures.leftAfterMs).toBeLessThan(120_000);
    expect(service.workers()).toEqual(workers);
    expect(await service.running.stop()).toBe(0);
  } finally {
    await service.remove();
  }
});
