/** The service with all its processes, its own store and a key, for tests that end some of them. */
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { createAccount, createKey } from '../../../server/src/accounts/accounts.js';
import { planTables } from '../../../server/src/accounts/plans.js';
import { assertPortFree } from '../../../server/src/processes/port.js';
import { ask, freePort } from '../harness.js';
import { type Running, startProcess } from '../process.js';
import { Clients } from './clients.js';
import { processesOf } from './of-store.js';
import { inFolder, type StorePlace } from './store-place.js';

/** Has a process do at a signal what `mischief.mjs` says. */
export const MISCHIEF = `--import ${fileURLToPath(new URL('mischief.mjs', import.meta.url))}`;
const plans = planTables.X!;
/** For what is to happen within a few seconds, on a machine that has much else to do. */
export const SOON = { timeout: 60_000, interval: 50 };

export interface WholeService {
  readonly directory: string;
  readonly port: number;
  readonly url: string;
  /** Of a plan without limit. */
  readonly key: string;
  /** The last one that was started. */
  readonly running: Running;
  /** Starts it, again after it has ended, on the same store. */
  start(environment?: Record<string, string>): Promise<Running>;
  supervisor(): number;
  /** Their process ids, in the order in which they came up. */
  workers(): number[];
  load(kept: number, fresh: number): Clients;
  /** Resolves when it answers that it is ready. */
  ready(): Promise<void>;
  /** Resolves when no process of it is left, and its port is free. */
  gone(): Promise<void>;
  remove(): Promise<void>;
}

export async function wholeService(place: StorePlace = inFolder()): Promise<WholeService> {
  const { directory } = place;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const key = await newKey(place);
  let running: Running | undefined;
  // A connection of its own each time: a kept one may be that of a worker that was killed.
  const isReady = () =>
    ask(`${url}/health/ready`, { headers: { connection: 'close' } }).then(
      ({ status }) => status,
      (error) => String(error),
    );
  const ready = () => expect.poll(isReady, SOON).toBe(200);
  const isPortFree = () =>
    assertPortFree('127.0.0.1', port).then(
      () => true,
      () => false,
    );
  const gone = async () => {
    await expect.poll(() => processesOf(directory), SOON).toEqual([]);
    // A process that ends loses its environment a moment before its sockets.
    await expect.poll(isPortFree, SOON).toBe(true);
  };
  return {
    directory,
    port,
    url,
    key,
    get running() {
      return running!;
    },
    async start(environment = {}) {
      running = await startProcess({
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: directory,
        NODE_ENV: 'production',
        BURST_PER_KEY: '0',
        BURST_PER_ADDRESS: '0',
        NODE_OPTIONS: MISCHIEF,
        ...place.environment,
        ...environment,
      });
      await ready();
      return running;
    },
    supervisor: () => running!.child.pid!,
    workers() {
      const alive = new Set(processesOf(directory).map(({ pid }) => pid));
      const up = [...running!.output().matchAll(/"pid":(\d+),"worker":"\d","msg":"A worker is up/g)];
      return up.map(([, pid]) => Number(pid)).filter((pid) => alive.has(pid));
    },
    load: (kept, fresh) => new Clients({ port, key, kept, fresh }),
    ready,
    gone,
    async remove() {
      for (const { pid } of processesOf(directory)) process.kill(pid, 'SIGKILL');
      await gone();
      await place.remove();
    },
  };
}

async function newKey(place: StorePlace): Promise<string> {
  const store = await place.open();
  const plan = plans.find('enterprise')!;
  const account = await createAccount(store, 'user@example.com', plan, Date.now(), { verified: true });
  if (!account.ok) throw new Error(account.reason);
  const key = await createKey(store, plans, account.value, 'test', Date.now());
  if (!key.ok) throw new Error(key.reason);
  await store.close();
  return key.value.text;
}
