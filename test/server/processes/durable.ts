/** Ends processes at random moments while people change their accounts, and looks for what they were told and is lost. */
import { setTimeout as sleep } from 'node:timers/promises';
import { oneOf } from '@reckoner/codegen/check/checks/draws';
import { expect } from 'vitest';
import { Passwords } from '../../../server/src/accounts/passwords.js';
import { ask } from '../harness.js';
import { type Customer, Customers } from './customers.js';
import { SOON, wholeService } from './service.js';
import { inFolder, type StorePlace } from './store-place.js';

const CUSTOMERS = 3;
/** After so long at most somebody is ended, from when somebody was answered. */
const LONGEST_MS = 1500;

export interface DurableFigures {
  readonly kills: number;
  readonly ofWorkers: number;
  /** Of the server that has the store. */
  readonly ofServers: number;
  readonly accounts: number;
  readonly keys: number;
  readonly revoked: number;
  /** Changes that were under way at a kill, which may be there or not. */
  readonly inDoubt: number;
  readonly calculations: number;
  readonly lost: readonly string[];
}

/** @param random From 0 up to 1. */
export async function killAtRandom(
  kills: number,
  random: () => number,
  place: StorePlace = inFolder(),
): Promise<DurableFigures> {
  const service = await wholeService(place);
  const passwords = new Passwords();
  const everybody: Customer[] = [];
  const lost: string[] = [];
  let [ofWorkers, ofServers, calculations, isRunning] = [0, 0, 0, false];
  let victim: 'all' | 'worker' | 'server' = 'all';
  const lookFor = async (some: readonly Customer[], when: string) => {
    const store = await place.open();
    for (const customer of some)
      lost.push(...(await customer.lostIn(store, passwords)).map((what) => `${when}: ${what}`));
    await store.close();
  };
  try {
    for (let kill = 0; kill < kills; kill++) {
      const workers = 1 + Math.floor(random() * 2);
      if (!isRunning)
        await service.start({
          WORKERS: String(workers),
          SIGN_UP: 'open',
          TRUST_PROXY: 'true',
          BASE_URL: 'https://calc.example',
        });
      const customers = new Customers(service.url, CUSTOMERS);
      const clients = service.load(2, 0);
      // Without its server the service says that it is not available, each worker until it has found it again.
      const wasAway = victim === 'server';
      const strange = () =>
        [...customers.strange, ...clients.strange].filter(
          (answer) => !((wasAway || victim === 'server') && / 503\b/.test(answer)),
        );
      await expect.poll(() => strange()[0] ?? customers.all.some(({ account }) => account), SOON).toBe(true);
      await sleep(random() * LONGEST_MS);
      // The supervisor takes all that is left with it.
      victim = oneOf(random, place.crash ? (['all', 'worker', 'server'] as const) : (['all', 'worker'] as const));
      isRunning = victim !== 'all';
      if (victim === 'server') {
        ofServers++;
        await place.crash!();
        await service.ready();
      } else if (victim === 'worker') {
        ofWorkers++;
        const before = service.workers();
        const worker = before[Math.floor(random() * before.length)]!;
        process.kill(worker, 'SIGKILL');
        await expect.poll(() => service.workers().includes(worker), SOON).toBe(false);
        await expect.poll(() => service.workers().length, SOON).toBe(before.length);
      } else {
        process.kill(service.supervisor(), 'SIGKILL');
        await service.gone();
      }
      const some = await customers.end();
      await clients.end();
      everybody.push(...some);
      calculations += clients.answered;
      expect(strange(), service.running.output()).toEqual([]);
      if (!isRunning) expect(await place.faults()).toEqual([]);
      // As the service tells it, and as it stands in the store.
      else for (const customer of some) lost.push(...(await wronglyAnswered(service.url, customer)));
      await lookFor(some, `after kill ${kill} of ${victim}`);
    }
    // Also what was there long before.
    await service.running.stop();
    await service.gone();
    await lookFor(everybody, 'at the end');
    expect(await place.faults()).toEqual([]);
  } finally {
    await service.remove();
  }
  const states = everybody.flatMap(({ keys }) => [...keys.values()]);
  const unsure = everybody.filter((one) => one.passwords.length > 1).length;
  return {
    kills,
    ofWorkers,
    ofServers,
    accounts: everybody.filter(({ account }) => account).length,
    keys: states.length,
    revoked: states.filter((state) => state === 'revoked').length,
    inDoubt: states.filter((state) => state === 'in doubt').length + unsure,
    calculations,
    lost: [...new Set(lost)],
  };
}

async function wronglyAnswered(url: string, { keys }: Customer): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [key, state] of keys) {
    let status = 0;
    const asked = async () => {
      ({ status } = await ask(`${url}/api/v1/me`, { headers: { 'x-api-key': key, connection: 'close' } }));
      return status;
    };
    // A worker that has not found its server again says that it is not available.
    await expect.poll(asked, SOON).not.toBe(503);
    const expected = { active: [200], revoked: [403], 'in doubt': [200, 403] }[state];
    if (!expected.includes(status)) wrong.push(`a key that is ${state} gets ${status}`);
  }
  return wrong;
}
