/** What somebody learns who tries keys: that they do not go through, and nothing else. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newKeyText } from '../../../server/src/accounts/key-text.js';
import { processorTime } from '../../processor.js';
import { type Answer, COMPOUND, startTestService, type TestService } from '../harness.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const asks: Readonly<Record<string, (key: string) => Promise<Answer>>> = {
  '/api/v1/me': (key) => service.get('/api/v1/me', { 'x-api-key': key }),
  '/api/v1/calculate': (key) => service.calculate(key, COMPOUND),
  '/api/v1/ask': (key) => service.get('/api/v1/ask?q=20%25%20of%2050', { 'x-api-key': key }),
  '/api/v1/results': (key) => service.get(`/api/v1/results/${'a'.repeat(43)}`, { 'x-api-key': key }),
};

/** Another key of the right form, with as much of this one as can be. */
function near(key: string): string {
  for (;;) {
    const other = newKeyText();
    if (other.slice(0, 4) === key.slice(0, 4)) return other;
  }
}

describe('a key that is not known', () => {
  it('gets the same answer, however near it is to one', async () => {
    const { key } = await service.account();
    const others = [newKeyText(), near(key)];
    for (const [path, ask] of Object.entries(asks)) {
      const answers = await Promise.all(others.map(ask));
      const told = answers.map(({ status, json }) => [status, json.code, json.detail]);
      expect([path, told[0]]).toEqual([path, [401, 'invalid-key', expect.any(String)]]);
      expect(told[1]).toEqual(told[0]);
    }
  });

  it('takes about as long as one that is', async () => {
    const ROUNDS = 5;
    const TIMES = 60;
    const times: { good: number[]; unknown: number[] } = { good: [], unknown: [] };
    const keysOf = async (kind: 'good' | 'unknown') =>
      kind === 'good' ? (await service.account('enterprise')).key : newKeyText();
    for (let round = 0; round < ROUNDS; round++)
      for (const kind of ['good', 'unknown'] as const) {
        const key = await keysOf(kind);
        times[kind].push(
          await processorTime(async () => {
            for (let one = 0; one < TIMES; one++) await asks['/api/v1/me']!(key);
          }),
        );
      }
    const least = (kind: 'good' | 'unknown') => Math.min(...times[kind]);
    // Of what an answer takes over the network nothing can be told: keys are looked up by their hash.
    expect(least('unknown') / least('good')).toBeGreaterThan(0.4);
    expect(least('unknown') / least('good')).toBeLessThan(2.5);
  });
});

describe('keys that go through no more', () => {
  const statusesOf = async (key: string) =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(asks).map(async ([path, ask]) => {
          const { status, json } = await ask(key);
          return [path, `${status} ${json.code}`] as const;
        }),
      ),
    );
  const everywhere = (told: string) => Object.fromEntries(Object.keys(asks).map((path) => [path, told]));

  it('are refused on every path, a moment after what ended them', async () => {
    const revoked = await service.account();
    const suspended = await service.account();
    const deleted = await service.account();
    for (const { key } of [revoked, suspended, deleted])
      expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    const [record] = await service.store.keys(revoked.account.id);
    await service.store.revokeKey(record!.hash, 1);
    await service.store.updateAccount(suspended.account.id, { suspendedAt: 1 });
    await service.store.deleteAccount(deleted.account.id);
    await expect.poll(() => statusesOf(revoked.key)).toEqual(everywhere('403 revoked-key'));
    await expect.poll(() => statusesOf(suspended.key)).toEqual(everywhere('403 account-suspended'));
    // Nothing is left by which it could be told from one that never was.
    await expect.poll(() => statusesOf(deleted.key)).toEqual(everywhere('401 invalid-key'));
    await service.store.updateAccount(suspended.account.id, { suspendedAt: null });
    await expect.poll(async () => (await service.calculate(suspended.key, COMPOUND)).status).toBe(200);
  });

  it('are in no log, no metric and no answer', async () => {
    const { key } = await service.account();
    const unknown = newKeyText();
    for (const one of [key, unknown, `${key}x`])
      for (const ask of Object.values(asks)) expect((await ask(one)).text).not.toContain(one.slice(3));
    for (const path of [
      `/api/v1/calculators/${key}`,
      `/${key}`,
      `/api/v1/me?key=${key}`,
      `/calculators/${key}?a=${key}`,
    ])
      await service.get(path, { 'x-api-key': key, 'x-request-id': key, authorization: `Bearer ${key}` });
    const metrics = (await service.get('/metrics')).text;
    for (const text of [service.log.join(''), metrics])
      for (const secret of [key, unknown]) expect(text).not.toContain(secret.slice(3));
  });
});
