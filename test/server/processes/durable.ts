/** Ends processes at random moments while people change their accounts, and looks for what they were told and is lost. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { Passwords } from '../../../server/src/accounts/passwords.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { checkFile } from '../../../server/src/store/upkeep/check.js';
import { ask } from '../harness.js';
import { type Customer, Customers } from './customers.js';
import { SOON, wholeService } from './service.js';

const CUSTOMERS = 3;
/** After so long at most somebody is ended, from when somebody was answered. */
const LONGEST_MS = 1500;
/** Of all that are ended so many are workers, and the others the supervisor with all that is left. */
const WORKERS_SHARE = 0.4;

export interface DurableFigures {
  readonly kills: number;
  readonly ofWorkers: number;
  readonly accounts: number;
  readonly keys: number;
  readonly revoked: number;
  /** Changes that were under way at a kill, which may be there or not. */
  readonly inDoubt: number;
  readonly calculations: number;
  readonly lost: readonly string[];
}

/** @param random From 0 up to 1. */
export async function killAtRandom(kills: number, random: () => number): Promise<DurableFigures> {
  const service = await wholeService();
  const passwords = new Passwords();
  const everybody: Customer[] = [];
  const lost: string[] = [];
  let [ofWorkers, calculations, isRunning] = [0, 0, false];
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
      await expect.poll(() => customers.strange[0] ?? customers.all.some(({ account }) => account), SOON).toBe(true);
      await sleep(random() * LONGEST_MS);
      isRunning = random() < WORKERS_SHARE;
      const before = service.workers();
      const victim = isRunning ? before[Math.floor(random() * before.length)]! : service.supervisor();
      process.kill(victim, 'SIGKILL');
      if (isRunning) {
        ofWorkers++;
        await expect.poll(() => service.workers().includes(victim), SOON).toBe(false);
        await expect.poll(() => service.workers().length, SOON).toBe(before.length);
      } else await service.gone();
      const some = await customers.end();
      await clients.end();
      everybody.push(...some);
      calculations += clients.answered;
      expect([customers.strange, clients.strange], service.running.output()).toEqual([[], []]);
      if (!isRunning) expect((await checkFile(join(service.directory, 'reckoner.lmdb'))).faults).toEqual([]);
      // As the service tells it, and as it stands in the store.
      else for (const customer of some) lost.push(...(await wronglyAnswered(service.url, customer)));
      const store = openLmdbStore(service.directory);
      const when = `after kill ${kill} of ${isRunning ? 'a worker' : 'the supervisor'}: `;
      for (const customer of some) lost.push(...(await customer.lostIn(store, passwords)).map((what) => when + what));
      await store.close();
    }
    // Also what was there long before.
    await service.running.stop();
    await service.gone();
    const store = openLmdbStore(service.directory);
    for (const customer of everybody)
      lost.push(...(await customer.lostIn(store, passwords)).map((what) => `at the end: ${what}`));
    await store.close();
    expect((await checkFile(join(service.directory, 'reckoner.lmdb'))).faults).toEqual([]);
  } finally {
    await service.remove();
  }
  const states = everybody.flatMap(({ keys }) => [...keys.values()]);
  const unsure = everybody.filter((one) => one.passwords.length > 1).length;
  return {
    kills,
    ofWorkers,
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
    const { status } = await ask(`${url}/api/v1/me`, { headers: { 'x-api-key': key, connection: 'close' } });
    const expected = { active: [200], revoked: [403], 'in doubt': [200, 403] }[state];
    if (!expected.includes(status)) wrong.push(`a key that is ${state} gets ${status}`);
  }
  return wrong;
}
