/** A wall clock that is set forth and back while the service runs: it goes on answering, and counts exactly. */
import { afterEach, describe, expect, it } from 'vitest';
import { DAY_MS, dayOf, HOUR_MS, MINUTE_MS } from '../../server/src/clock.js';
import { signedInVisitor } from './dashboard/visitor.js';
import { type Answer, COMPOUND, startTestService, TestClock, type TestService } from './harness.js';

const LIMIT = 100;
const BURST = 12;
/** Until a clock that was set back by a day has caught up. */
const HOURS = 25;

describe.each([
  ['an hour forth, then back', HOUR_MS],
  ['an hour back, then forth', -HOUR_MS],
  ['a day forth, then back', DAY_MS],
  ['a day back, then forth', -DAY_MS],
])('a clock that is set %s', (_, step) => {
  let service: TestService;
  let clock: TestClock;
  afterEach(() => service.close());

  async function start(environment: Record<string, string> = {}): Promise<string> {
    clock = new TestClock();
    service = await startTestService({ clock, environment });
    return (await service.account('hobby')).key;
  }

  it('holds nobody up and counts each day exactly', async () => {
    const key = await start({ BURST_PER_KEY: String(BURST) });
    // Whoever computes the result pays for the time that it takes a busy machine.
    await service.calculate((await service.account('hobby')).key, COMPOUND);
    const used = new Map<number, number>();
    const ask = (): Promise<Answer> => service.calculate(key, COMPOUND);
    /** Everything that the burst limit allows, then one more. */
    const askAll = async () => {
      const day = dayOf(clock.now());
      for (let index = 0; index < BURST; index++) {
        const answer = await ask();
        used.set(day, (used.get(day) ?? 0) + 1);
        expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([
          200,
          String(LIMIT - used.get(day)!),
        ]);
      }
      const { status, json, headers } = await ask();
      expect([status, json.code, headers.get('retry-after')]).toEqual([429, 'burst-exceeded', '1']);
      clock.advance(1000);
      const me = await service.get('/api/v1/me', { 'x-api-key': key });
      expect([me.status, me.json.today.used]).toEqual([200, used.get(day)]);
      clock.advance(1000);
    };
    await askAll();
    for (const by of [step, -step, step, -step]) {
      clock.step(by);
      await askAll();
    }
  });

  it('neither exceeds a day’s quota nor keeps anybody out for longer than it is wrong', async () => {
    const key = await start();
    const answered = new Map<number, number>();
    const ask = async (times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, () => service.calculate(key, COMPOUND)));
      const granted = answers.filter(({ status }) => status === 200).length;
      const day = dayOf(clock.now());
      answered.set(day, (answered.get(day) ?? 0) + granted);
      return granted;
    };
    expect(await ask(60)).toBe(60);
    clock.step(step);
    // Within the same day or in another, that day's quota is used up.
    await ask(110);
    clock.step(-step);
    await ask(110);
    expect(await ask(5)).toBe(0);
    expect([...answered.values()]).toEqual(Math.abs(step) === DAY_MS ? [100, 100] : [100]);
    clock.advance(DAY_MS);
    // What was answered under a wrong date counts for that day, when it comes.
    expect(await ask(110)).toBe(step === DAY_MS ? 0 : 100);
    clock.advance(DAY_MS);
    expect(await ask(110)).toBe(100);
  });

  it('makes no result live longer or shorter than ten minutes', async () => {
    const key = await start();
    const other = await startTestService({ clock, wrapStore: () => service.store });
    const cached = async (principal: number, where = service) =>
      (await where.calculate(key, { ...COMPOUND, inputs: { ...COMPOUND.inputs, principal } })).json.cached;
    try {
      expect(await cached(0)).toBe(false);
      clock.step(step);
      clock.advance(10 * MINUTE_MS - 1);
      expect(await cached(0)).toBe(true);
      clock.advance(1);
      expect(await cached(0)).toBe(false);
      // Another process reads them from the store, by the wall clock alone.
      for (let principal = 1; principal <= HOURS + 1; principal++) await cached(principal);
      await service.services.results.sweep();
      clock.step(step);
      clock.advance(10 * MINUTE_MS);
      expect(await cached(1, other)).toBe(false);
      await service.services.results.sweep();
      for (let principal = 2; principal <= HOURS + 1; principal++) {
        clock.advance(HOUR_MS);
        expect(await cached(principal, other)).toBe(false);
      }
    } finally {
      await service.services.results.sweep();
      await other.service.stop();
      service = { ...service, close: async () => {} };
    }
  });

  it('ends no session', async () => {
    await start();
    const { visitor } = await signedInVisitor(service);
    for (const by of [step, -step, step, -step]) {
      clock.step(by);
      expect((await visitor.get('/dashboard')).status).toBe(200);
      clock.advance(1000);
    }
  });
});
