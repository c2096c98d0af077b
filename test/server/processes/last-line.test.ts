/** Errors that nobody caught. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MISCHIEF, SOON, type WholeService, wholeService } from './service.js';

let service: WholeService;
beforeEach(async () => {
  service = await wholeService();
});
afterEach(() => service.remove());

it.each([
  ['thrown', 'SIGUSR2', 'Thrown on purpose', '1'],
  ['rejected', 'SIGHUP', 'Rejected on purpose', '2'],
] as const)('an error that is %s costs nobody an answer', async (_, signal, message, workers) => {
  await service.start({ WORKERS: workers });
  const clients = service.load(4, 2);
  await expect.poll(() => clients.answered, SOON).toBeGreaterThan(100);
  const [failing] = service.workers();
  process.kill(failing!, signal);
  await expect.poll(() => service.workers(), SOON).not.toContain(failing);
  const { answered } = clients;
  await expect.poll(() => clients.answered, SOON).toBeGreaterThan(answered + 100);
  await clients.end();
  expect(service.workers()).toHaveLength(Number(workers));
  expect([clients.lost.filter(({ kind }) => kind === 'kept'), clients.refused, clients.strange]).toEqual([[], 0, []]);
  const logged = service.running.output();
  expect(logged).toMatch(new RegExp(`"level":60.*${message}.*mischief\\.mjs:\\d+.*An error that nobody caught`));
  expect(logged).not.toContain('rk_0123456789');
});

it('a second one ends the worker at once', async () => {
  await service.start();
  const [failing] = service.workers();
  process.kill(failing!, 'SIGUSR2');
  await service.running.says(/An error that nobody caught/);
  process.kill(failing!, 'SIGUSR2');
  await service.running.says(/"signal":"SIGKILL".*A worker ended/);
  await expect.poll(() => service.workers(), SOON).toHaveLength(1);
});

it('a worker that runs out of memory is replaced', async () => {
  await service.start({ NODE_OPTIONS: `${MISCHIEF} --max-old-space-size=128`, STALL_TIMEOUT_S: '60' });
  const [failing] = service.workers();
  process.kill(failing!, 'SIGXFSZ');
  await expect.poll(() => service.workers(), SOON).not.toContain(failing);
  await expect.poll(() => service.workers(), SOON).toHaveLength(1);
  expect(service.running.output()).toContain('heap out of memory');
});
