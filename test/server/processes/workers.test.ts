/** Workers that end are replaced, and those that cannot start end the start. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pauseAfter } from '../../../server/src/processes/workers.js';
import { runProgram } from '../process.js';
import { SOON, type WholeService, wholeService } from './service.js';

it('a worker is replaced at once, and after growing pauses where one ends again and again at its start', () => {
  expect([0, 1, 2, 3, 4, 7, 8, 9, 100].map(pauseAfter)).toEqual([
    0, 0, 500, 1000, 2000, 16_000, 30_000, 30_000, 30_000,
  ]);
});

describe('workers', () => {
  let service: WholeService;
  beforeEach(async () => {
    service = await wholeService();
  });
  afterEach(() => service.remove());

  it('that cannot start end the whole start, with their message once and their code', async () => {
    const { directory, port } = service;
    const one = runProgram('main', [], {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      NODE_ENV: 'production',
      WORKERS: '3',
      GENERATED_DIR: directory,
    });
    expect(await one.exited).toBe(1);
    expect(one.output().match(/npm run codegen/g)).toHaveLength(1);
    await service.gone();
  });

  it('are replaced before they go when they get SIGTERM themselves', async () => {
    await service.start();
    const clients = service.load(4, 0);
    await expect.poll(() => clients.answered, SOON).toBeGreaterThan(50);
    const [worker] = service.workers();
    process.kill(worker!, 'SIGTERM');
    await service.running.says(/ended after another took its place/);
    const { answered } = clients;
    await expect.poll(() => clients.answered, SOON).toBeGreaterThan(answered + 50);
    await clients.end();
    expect([clients.lost, clients.refused, clients.strange]).toEqual([[], 0, []]);
    expect(service.workers()).not.toContain(worker);
    expect(await service.running.stop()).toBe(0);
  });

  it('stop with their supervisor when the signal goes to all processes', async () => {
    await service.start({ WORKERS: '2' });
    for (const pid of [...service.workers(), service.supervisor()]) process.kill(pid, 'SIGTERM');
    expect(await service.running.exited).toBe(0);
    await service.gone();
  });
});
