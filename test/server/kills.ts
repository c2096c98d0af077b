/** Kills workers of a running service under load, and adds up what clients were answered and what was counted of it. */
import { rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { createAccount, createKey } from '../../server/src/accounts/accounts.js';
import { planTableFrom } from '../../server/src/accounts/plans.js';
import { LARGEST_LEASE } from '../../server/src/accounts/quota.js';
import { dayOf } from '../../server/src/clock.js';
import { openLmdbStore } from '../../server/src/store/lmdb.js';
import { LEASE_MARGIN } from '../../server/src/store/store.js';
import { COMPOUND, freePort, temporaryDirectory } from './harness.js';
import { startProcess } from './process.js';

const WORKERS = 2;
const RECENT_MS = 3000;
/** Clients of each account. */
const CLIENTS = 4;

export interface Tally {
  /** Answers with status 200 that clients received. */
  readonly answered: number;
  /** Units of the quota that the store has counted. */
  readonly counted: number;
  /** Calculations in the statistics of use. */
  readonly listed: number;
  /** Answers within a second before each kill, and some more for a busy machine. */
  readonly recent: number;
}

export interface Tallies {
  readonly limited: Tally;
  readonly unlimited: Tally;
}

interface Answered {
  readonly status: number;
  readonly retrySeconds: number;
}

function calculate(port: number, key: string, agent: Agent, principal: number): Promise<Answered | undefined> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'x-api-key': key };
    const options = { host: '127.0.0.1', port, path: '/api/v1/calculate', method: 'POST', headers, agent };
    const asked = request(options, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ status: answer.statusCode!, retrySeconds: Number(answer.headers['retry-after'] ?? 0) }),
      );
      answer.on('error', () => resolve(undefined));
    });
    asked.on('error', () => resolve(undefined));
    asked.end(JSON.stringify({ ...COMPOUND, inputs: { ...COMPOUND.inputs, principal } }));
  });
}

/**
 * Kills workers while clients of an account with a limit and of one without ask all the time; afterwards those of the first
 * go on, as Retry-After tells them, until it says that nothing more comes that day.
 */
export async function tallyOfKills(kills: number, limit: number): Promise<Tallies> {
  const directory = temporaryDirectory();
  const port = await freePort();
  const planFile = `${directory}/plans.json`;
  const table = [
    { id: 'limited', name: 'Limited', requestsPerDay: limit, keys: 1 },
    { id: 'unlimited', name: 'Unlimited', requestsPerDay: null, keys: 1 },
  ];
  writeFileSync(planFile, JSON.stringify(table));
  const plans = planTableFrom(table);
  let store = openLmdbStore(directory);
  const account = async (plan: string) => {
    const created = await createAccount(store, `${plan}@example.com`, plans.find(plan)!, Date.now());
    if (!created.ok) throw new Error(created.reason);
    const key = await createKey(store, plans, created.value, 'test', Date.now());
    if (!key.ok) throw new Error(key.reason);
    return {
      id: created.value.id,
      key: key.value.text,
      answered: 0,
      times: [] as number[],
      isUsedUp: false,
      recent: 0,
    };
  };
  const accounts = { limited: await account('limited'), unlimited: await account('unlimited') };
  await store.close();
  const service = await startProcess({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: directory,
    NODE_ENV: 'production',
    PLAN_TABLE: planFile,
    WORKERS: String(WORKERS),
    BURST_PER_KEY: '0',
    BURST_PER_ADDRESS: '0',
  });
  try {
    let isKilling = true;
    // Closed while a worker starts: the quota is to last for all kills, and to be spent quickly.
    let isOpen = true;
    const client = async (one: (typeof accounts)['limited'], index: number, goesOn: () => boolean) => {
      let agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let count = 0; goesOn(); count++) {
        if (!isOpen) {
          await sleep(5);
          continue;
        }
        const answer = await calculate(port, one.key, agent, (index + CLIENTS * count) % 500);
        if (answer === undefined) {
          agent.destroy();
          agent = new Agent({ keepAlive: true, maxSockets: 1 });
          await sleep(5);
        } else if (answer.status === 200) {
          one.answered++;
          one.times.push(performance.now());
        } else if (answer.status !== 429) throw new Error(`Status ${answer.status}`);
        else if (answer.retrySeconds > 60) one.isUsedUp = true;
        else await sleep(answer.retrySeconds * 1000);
      }
      agent.destroy();
    };
    const each = (one: (typeof accounts)['limited'], goesOn: () => boolean) =>
      Array.from({ length: CLIENTS }, (_, index) => client(one, index, goesOn));
    const running = [
      ...each(accounts.limited, () => isKilling || !accounts.limited.isUsedUp),
      ...each(accounts.unlimited, () => isKilling),
    ];
    const pids = () =>
      [...service.output().matchAll(/"pid":(\d+),"worker":"\d","msg":"A worker is up/g)].map((m) => m[1]!);
    const killed = new Set<string>();
    for (let kill = 0; kill < kills; kill++) {
      const before = { limited: accounts.limited.answered, unlimited: accounts.unlimited.answered };
      isOpen = true;
      // In the middle of leases: both are being answered.
      await expect
        .poll(
          () => Math.min(accounts.limited.answered - before.limited, accounts.unlimited.answered - before.unlimited),
          { interval: 1 },
        )
        .toBeGreaterThan(limit / (2 * kills));
      const [pid] = pids().filter((one) => !killed.has(one));
      killed.add(pid!);
      process.kill(Number(pid), 'SIGKILL');
      isOpen = false;
      const since = performance.now() - RECENT_MS;
      for (const one of Object.values(accounts)) one.recent += one.times.filter((time) => time > since).length;
      await expect.poll(() => pids().length).toBe(WORKERS + killed.size);
    }
    isKilling = false;
    isOpen = true;
    await Promise.all(running);
    await service.stop();
    store = openLmdbStore(directory);
    const tally = async ({ id, answered, recent }: (typeof accounts)['limited']): Promise<Tally> => {
      const usage = await store.usage(id, 2);
      const activity = await store.activity(id, dayOf(0));
      const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
      return {
        answered,
        recent,
        counted: sum(usage.map(({ used }) => used)),
        listed: sum(activity.map(({ count }) => count)),
      };
    };
    const tallies = { limited: await tally(accounts.limited), unlimited: await tally(accounts.unlimited) };
    await store.close();
    return tallies;
  } finally {
    service.child.kill('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  }
}

/** What docs/operating.md promises. */
export function expectFairTally({ limited, unlimited }: Tallies, kills: number, limit: number): void {
  expect(limited.counted).toBe(limit);
  expect(limited.answered).toBeGreaterThanOrEqual(limit);
  // A lease is never larger than this part of the limit, nor are more requests waiting than there are clients.
  const lease = Math.min(LARGEST_LEASE, limit / LEASE_MARGIN + CLIENTS);
  expect(limited.answered).toBeLessThanOrEqual(limit + kills * lease);
  expect(unlimited.counted).toBeLessThanOrEqual(unlimited.answered);
  expect(unlimited.counted).toBeGreaterThanOrEqual(unlimited.answered - kills * LARGEST_LEASE);
  for (const { answered, listed, recent } of [limited, unlimited]) {
    expect(listed).toBeLessThanOrEqual(answered);
    expect(listed).toBeGreaterThanOrEqual(answered - recent);
  }
}
