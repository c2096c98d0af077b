/** Workers that the system does not let start, and a stop before all have started. */
import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLogger } from '../../../server/src/observability/logger.js';
import { StartError, Workers } from '../../../server/src/processes/workers.js';

let started: Workers | undefined;
let log: { readonly msg: string; readonly workerPid?: number; readonly reason?: string }[];

function start(count: number, environment: Record<string, string> = {}): Workers {
  const logger = createLogger('info', { write: (line: string) => void log.push(JSON.parse(line)) });
  started = new Workers({ count, logger, environment, stallSeconds: 0, stopSeconds: 5, stopDelaySeconds: 0 });
  return started;
}

/** A folder that does not exist makes the system refuse. */
const startIn = (cwd: string) => cluster.setupPrimary({ cwd });

const pids = () => Object.values(cluster.workers ?? {}).flatMap((worker) => worker?.process.pid ?? []);
const failed = (reason: RegExp) => log.filter((line) => line.reason !== undefined && reason.test(line.reason)).length;

beforeEach(() => {
  log = [];
  const exec = fileURLToPath(new URL('forked.mjs', import.meta.url));
  cluster.setupPrimary({ exec, execArgv: [], cwd: process.cwd() });
});
afterEach(async () => {
  vi.restoreAllMocks();
  startIn(process.cwd());
  await started?.stop();
  await expect.poll(pids).toEqual([]);
});

describe('a worker that the system does not start', () => {
  const ways: [string, RegExp, () => () => void][] = [
    [
      'by an error that comes later',
      /spawn .*ENOENT/,
      () => {
        startIn('/nowhere');
        return () => startIn(process.cwd());
      },
    ],
    [
      'by an error that is thrown',
      /no more processes/,
      () => {
        const fork = vi.spyOn(cluster, 'fork').mockImplementation(() => {
          throw new Error('no more processes');
        });
        return () => fork.mockRestore();
      },
    ],
  ];

  it.each(ways)('%s, is tried again until it is', async (_, reason, refuse) => {
    const workers = start(1);
    await workers.up;
    const [first] = pids();
    const allow = refuse();
    process.kill(first!, 'SIGKILL');
    await expect.poll(() => failed(reason)).toBeGreaterThan(2);
    allow();
    await expect.poll(pids).toHaveLength(1);
    expect(pids()).not.toContain(first);
    await workers.stop();
  });

  it.each(ways)('%s, does not keep the others from stopping', async (_, reason, refuse) => {
    const workers = start(2);
    await workers.up;
    const allow = refuse();
    process.kill(pids()[0]!, 'SIGKILL');
    await expect.poll(() => failed(reason)).toBeGreaterThan(1);
    expect(await workers.stop()).toBe(true);
    allow();
    expect(pids()).toEqual([]);
  });

  it.each(ways)('%s, ends the first start, which says why', async (_, reason, refuse) => {
    const allow = refuse();
    const error = await start(2).up.catch((thrown: unknown) => thrown);
    allow();
    expect(error).toBeInstanceOf(StartError);
    expect(error).toMatchObject({ message: expect.stringMatching(reason), code: 1 });
  });
});

it('a stop during the start lets those that listen answer, and is complete', async () => {
  const workers = start(2, { NEVER_UP: '1' });
  workers.up.catch(() => {});
  let isOneUp = false;
  for (const worker of Object.values(cluster.workers ?? {})) worker?.on('message', () => (isOneUp = true));
  await expect.poll(() => isOneUp).toBe(true);
  expect(await workers.stop()).toBe(true);
  expect(pids()).toEqual([]);
});
