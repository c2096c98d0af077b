/** Requests with an Idempotency-Key: answered again, charged once. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../../server/src/store/store.js';
import { type Answer, ask, COMPOUND, startTestService, TestClock, type TestService } from '../harness.js';

const HOUR = 3_600_000;
let service: TestService;
afterEach(() => service.close());

const post = (path: string, key: string, idempotency: string, body: unknown): Promise<Answer> =>
  ask(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key, 'idempotency-key': idempotency },
    body: JSON.stringify(body),
  });
const calculate = (key: string, idempotency: string, body: unknown = COMPOUND) =>
  post('/api/v1/calculate', key, idempotency, body);
const batch = (key: string, idempotency: string, body: unknown) =>
  post('/api/v1/calculate/batch', key, idempotency, body);
const used = async (key: string): Promise<number> =>
  (await service.get('/api/v1/me', { 'x-api-key': key })).json.today.used;
const codes = (answers: readonly Answer[]) => answers.map(({ status, json }) => (status === 200 ? 200 : json.code));

/** Another, whose answer is another. */
const OTHER = { ...COMPOUND, inputs: { ...COMPOUND.inputs, principal: 2000 } };

describe('a calculation with an Idempotency-Key', () => {
  it('is charged once, and answered as often as it is sent', async () => {
    service = await startTestService();
    const { key } = await service.account();
    const first = await calculate(key, 'a');
    expect([first.status, first.headers.get('idempotent-replayed')]).toEqual([200, null]);
    const second = await calculate(key, 'a');
    expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([200, 'true']);
    expect(second.json.result).toEqual(first.json.result);
    expect(await used(key)).toBe(1);
    await calculate(key, 'b');
    expect(await used(key)).toBe(2);
    await service.calculate(key, COMPOUND);
    expect(await used(key)).toBe(3);
  });

  it('is known for a day, to all keys of the account and to no other account', async () => {
    const clock = new TestClock();
    service = await startTestService({ clock });
    const [one, other] = [await service.account(), await service.account()];
    await calculate(one.key, 'a');
    await calculate(other.key, 'a', OTHER);
    expect([await used(one.key), await used(other.key)]).toEqual([1, 1]);
    clock.advance(11 * HOUR);
    await calculate(one.key, 'a');
    expect(await used(one.key)).toBe(1);
    clock.advance(14 * HOUR);
    expect((await calculate(one.key, 'a')).headers.get('idempotent-replayed')).toBeNull();
    // Of the next day.
    expect(await used(one.key)).toBe(1);
  });

  it('is answered beyond the quota where it was charged within it', async () => {
    service = await startTestService();
    const { key } = await service.account('hobby');
    await calculate(key, 'first');
    for (let at = 1; at < 100; at++) await service.calculate(key, OTHER);
    expect((await service.calculate(key, COMPOUND)).status).toBe(429);
    expect((await calculate(key, 'first')).status).toBe(200);
    // What was refused is no request that was made: it is, the next day.
    expect(codes([await calculate(key, 'late'), await calculate(key, 'late')])).toEqual([
      'quota-exceeded',
      'quota-exceeded',
    ]);
    expect(await used(key)).toBe(100);
  });

  it('that was refused begins anew, also with another body', async () => {
    service = await startTestService();
    const { key } = await service.account();
    const wrong = { ...COMPOUND, inputs: { ...COMPOUND.inputs, principal: 'much' } };
    expect((await calculate(key, 'a', wrong)).status).toBe(422);
    expect((await calculate(key, 'a')).status).toBe(200);
    expect(await used(key)).toBe(1);
  });

  it('cannot be another one', async () => {
    service = await startTestService();
    const { key } = await service.account();
    await calculate(key, 'a');
    expect(codes([await calculate(key, 'a', OTHER), await batch(key, 'a', { entries: [COMPOUND] })])).toEqual([
      'idempotency-key-reused',
      'idempotency-key-reused',
    ]);
    expect(await used(key)).toBe(1);
  });

  it.each(['', 'two words', 'ä', 'x'.repeat(256)])('is refused with the key “%.9s”', async (idempotency) => {
    service = await startTestService();
    const { key } = await service.account();
    expect(codes([await calculate(key, idempotency)])).toEqual(['invalid-idempotency-key']);
    expect(await used(key)).toBe(0);
  });

  it('that is sent many times at once is charged once, and the others wait', async () => {
    service = await startTestService();
    const { key } = await service.account();
    const answers = await Promise.all(Array.from({ length: 20 }, () => calculate(key, 'a')));
    const told = new Set(codes(answers));
    expect(told).toContain(200);
    told.delete(200);
    told.delete('idempotency-key-in-use');
    expect([...told]).toEqual([]);
    expect(answers.find(({ status }) => status === 409)?.headers.get('retry-after') ?? '5').toBe('5');
    expect(await used(key)).toBe(1);
  });

  it('is answered where the store cannot keep that it was', async () => {
    const wrapStore = (store: Store): Store => ({
      ...store,
      finishIdempotent: () => Promise.reject(new Error('the disk')),
    });
    service = await startTestService({ wrapStore });
    const { key } = await service.account();
    expect((await calculate(key, 'a')).status).toBe(200);
    expect(service.log.join('\n')).toContain('could not be kept');
  });

  it('is not needed where nothing is charged', async () => {
    service = await startTestService();
    const { key } = await service.account();
    const check = () => post('/api/v1/calculate?validate=only', key, 'a', COMPOUND);
    expect(codes([await check(), await check()])).toEqual([200, 200]);
    expect((await calculate(key, 'a')).headers.get('idempotent-replayed')).toBeNull();
  });
});

describe('a batch with an Idempotency-Key', () => {
  const entries = (count: number) => ({
    entries: Array.from({ length: count }, (_, at) => ({
      ...COMPOUND,
      inputs: { ...COMPOUND.inputs, principal: 1000 + at },
    })),
  });

  it('is charged once, and what the quota was too small for is refused again', async () => {
    service = await startTestService();
    const { key } = await service.account('hobby');
    await batch(key, 'most', entries(95));
    const first = await batch(key, 'rest', entries(10));
    const again = await batch(key, 'rest', entries(10));
    const successes = ({ json }: Answer) => json.entries.map(({ success }: { success: boolean }) => success);
    expect(successes(first)).toEqual([...Array(5).fill(true), ...Array(5).fill(false)]);
    expect(successes(again)).toEqual(successes(first));
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await used(key)).toBe(100);
  });
});
