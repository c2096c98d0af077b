/** Guesses of passwords are slowed down, and nobody is locked out. */
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DEVICE_MS, Throttle } from '../../../server/src/accounts/throttle.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Store } from '../../../server/src/store/store.js';
import { TestClock, temporaryDirectory } from '../harness.js';

const MINUTE = 60_000;
const OWNER = 'owner@example.com';

describe('Throttle', () => {
  let directory: string;
  let store: Store;
  let clock: TestClock;
  let throttle: Throttle;
  beforeEach(() => {
    directory = temporaryDirectory();
    store = openLmdbStore(directory);
    clock = new TestClock();
    throttle = new Throttle(store, clock);
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** How many of so many attempts are let through. */
  async function passed(count: number, attempt: (index: number) => ReturnType<Throttle['logIn']>): Promise<number> {
    let through = 0;
    for (let index = 0; index < count; index++) if ('names' in (await attempt(index))) through++;
    return through;
  }
  const from = (address: string, email = OWNER, device?: string) => throttle.logIn(email, address, device);

  it('bounds guesses from one address at one account, then lets some through again', async () => {
    expect(await passed(15, () => from('10.0.0.1'))).toBe(10);
    clock.advance(15 * MINUTE);
    expect(await passed(15, () => from('10.0.0.1'))).toBe(10);
    for (let quarter = 0; quarter < 10; quarter++) {
      clock.advance(15 * MINUTE);
      await passed(15, () => from('10.0.0.1'));
    }
    clock.advance(15 * MINUTE);
    expect(await passed(15, () => from('10.0.0.1'))).toBe(0);
    expect(await passed(5, () => from('10.0.0.2'))).toBe(5);
  });

  it.each([-1, -24])('keeps nobody out for longer where the clock is set back by %i hours', async (hours) => {
    expect(await passed(15, () => from('10.0.0.1'))).toBe(10);
    clock.step(hours * 60 * MINUTE);
    const refused = await from('10.0.0.1');
    expect(refused).toEqual({ until: clock.now() + 15 * MINUTE });
    clock.advance(15 * MINUTE - 1);
    expect(await passed(1, () => from('10.0.0.1'))).toBe(0);
    clock.advance(1);
    expect(await passed(15, () => from('10.0.0.1'))).toBe(10);
  });

  it('bounds guesses from one address at many accounts', async () => {
    expect(await passed(120, (index) => from('10.0.0.1', `user${index}@example.com`))).toBe(100);
    expect(await passed(5, () => from('10.0.0.2'))).toBe(5);
  });

  it('bounds guesses from many addresses at one account, and does not keep its owner out', async () => {
    const device = await throttle.deviceFor(OWNER);
    expect(await passed(130, (index) => from(`10.0.${index}.1`))).toBe(100);
    expect(await passed(1, () => from('192.0.2.1'))).toBe(0);
    // The owner at a browser that logged in before, also from an address that the attacker has used up.
    expect(await passed(3, () => from('192.0.2.1', OWNER, device))).toBe(3);
    expect(await passed(3, () => from('10.0.1.1', OWNER, device))).toBe(3);
  });

  it('gives a stolen device cookie no more than its own attempts, and takes successes back', async () => {
    const device = await throttle.deviceFor(OWNER);
    for (let index = 0; index < 30; index++) {
      const attempt = await from('10.0.0.1', OWNER, device);
      expect(attempt).toHaveProperty('names');
      if ('names' in attempt) await throttle.succeeded(attempt);
    }
    expect(await passed(15, () => from('10.0.0.1', OWNER, device))).toBe(15);
    // 10 as the device, 5 as its address, of which 5 are left.
    expect(await passed(15, () => from('10.0.0.1', OWNER, device))).toBe(5);
  });

  it.each<[string, (device: string) => string | undefined]>([
    ['none', () => undefined],
    ['nonsense', () => 'nonsense'],
    ['a changed signature', (device) => `${device.slice(0, -1)}${device.endsWith('A') ? 'B' : 'A'}`],
    ['a changed time', (device) => device.replace(/\.\d/, '.9')],
    ['one of its own making', () => `${'x'.repeat(22)}.9999999999999.${'y'.repeat(43)}`],
  ])('does not take %s for a known device', async (_, forge) => {
    const device = await throttle.deviceFor(OWNER);
    await passed(10, () => from('10.0.0.1'));
    expect(await passed(1, () => from('10.0.0.1', OWNER, forge(device)))).toBe(0);
    expect(await passed(1, () => from('10.0.0.1', OWNER, device))).toBe(1);
  });

  it('knows a device for one account only, for a year, in every process', async () => {
    const device = await throttle.deviceFor(OWNER);
    const other = new Throttle(store, clock);
    for (const email of [OWNER, 'other@example.com'])
      for (let index = 0; index < 10; index++) await from('10.0.0.1', email);
    expect('names' in (await other.logIn(OWNER, '10.0.0.1', device))).toBe(true);
    expect('until' in (await other.logIn('other@example.com', '10.0.0.1', device))).toBe(true);
    clock.advance(DEVICE_MS);
    await passed(10, () => from('10.0.0.1'));
    expect(await passed(1, () => from('10.0.0.1', OWNER, device))).toBe(0);
  });

  it('bounds log-ins that succeed, too, so that nobody keeps the processor from all others', async () => {
    const device = await throttle.deviceFor(OWNER);
    const succeed = async (address: string, email: string, known?: string) => {
      const attempt = await from(address, email, known);
      if ('until' in attempt) return false;
      await throttle.succeeded(attempt);
      return true;
    };
    let succeeded = 0;
    for (let index = 0; index < 310; index++) if (await succeed('10.0.0.1', `a${index % 7}@x.example`)) succeeded++;
    expect(succeeded).toBe(300);
    expect(await succeed('10.0.0.2', OWNER)).toBe(true);
    // The owner is not kept out by neighbors on the same address, but cannot go on without end either.
    for (let index = 0; index < 70; index++) if (await succeed('10.0.0.1', OWNER, device)) succeeded++;
    expect(succeeded).toBe(360);
    clock.advance(15 * MINUTE);
    expect(await succeed('10.0.0.1', OWNER)).toBe(true);
  });

  it('knows devices again once the store has its secret again', async () => {
    const device = await throttle.deviceFor(OWNER);
    let broken = true;
    const secret = (name: string) => (broken ? Promise.reject(new Error('MDB_BUSY')) : store.secret(name));
    const other = new Throttle({ ...store, secret }, clock);
    await expect(other.logIn(OWNER, '10.0.0.1', device)).rejects.toThrow('MDB_BUSY');
    broken = false;
    await passed(10, () => from('10.0.0.1'));
    expect('names' in (await other.logIn(OWNER, '10.0.0.1', device))).toBe(true);
  });

  it('keeps addresses of people out of the store', async () => {
    const names: string[] = [];
    const spying = new Throttle(
      { ...store, takeAttempts: async (limits) => names.push(...limits.map(({ name }) => name)) && 0 },
      clock,
    );
    await spying.logIn(OWNER, '10.0.0.1', undefined);
    await spying.mailTo(OWNER, 'reset-password');
    expect(names.length).toBe(6);
    for (const name of names) expect(name).toMatch(/^[a-z-]+:[\w-]{43}$/);
  });
});
