/** What clients see while the store fails. */
import { describe, expect, it } from 'vitest';
import type { Store } from '../../../server/src/store/store.js';
import { COMPOUND, startTestService } from '../harness.js';

/** A store whose methods of some names fail while `broken.now` is true. */
function breakable(names: readonly (keyof Store)[]) {
  const broken = { now: false };
  const wrapStore = (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) =>
          broken.now && names.includes(name as keyof Store)
            ? Promise.reject(new Error('MDB_MAP_FULL at /var/secret/place'))
            : member.apply(target, args);
      },
    });
  return { broken, wrapStore };
}

describe('a store that fails', () => {
  it.each<[string, readonly (keyof Store)[]]>([
    ['looking a key up', ['keyByHash']],
    ['charging', ['take']],
    ['reading the cache', ['result']],
  ])('when %s is a 503 that says nothing of the cause', async (_, names) => {
    const { broken, wrapStore } = breakable(names);
    const service = await startTestService({ wrapStore });
    const { key } = await service.account('hobby');
    broken.now = true;
    const answer = await service.calculate(key, COMPOUND);
    expect([answer.status, answer.json.code]).toEqual([503, 'store-unavailable']);
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(answer.text).not.toMatch(/MDB|secret/);
    expect(service.log.join('')).toContain('MDB_MAP_FULL');
    broken.now = false;
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    await service.close();
  });

  it('when keeping a result does not cost the client its answer', async () => {
    const { broken, wrapStore } = breakable(['putResults']);
    const service = await startTestService({ wrapStore });
    const { key } = await service.account('hobby');
    broken.now = true;
    expect((await service.calculate(key, COMPOUND)).status).toBe(200);
    await expect.poll(() => service.log.join('')).toContain('Results could not be kept');
    broken.now = false;
    await service.close();
  });

  it('is not ready, but alive', async () => {
    const { broken, wrapStore } = breakable(['check']);
    const service = await startTestService({ wrapStore });
    expect((await service.get('/health/ready')).json).toMatchObject({ status: 'ready' });
    broken.now = true;
    const answer = await service.get('/health/ready');
    expect([answer.status, answer.json.code]).toEqual([503, 'store-unavailable']);
    expect((await service.get('/health/live')).status).toBe(200);
    broken.now = false;
    await service.close();
  });
});

describe('a mistake of ours', () => {
  it('is a 500 that says nothing but the request id', async () => {
    const service = await startTestService();
    const { key } = await service.account();
    service.services.catalogue.calculator = () => Promise.reject(new TypeError('secret detail'));
    const answer = await service.calculate(key, COMPOUND);
    expect([answer.status, answer.json.code]).toEqual([500, 'internal-error']);
    expect(answer.json.detail).toContain(answer.headers.get('x-request-id'));
    expect(answer.text).not.toMatch(/secret|TypeError|\.ts/);
    expect(service.log.join('')).toContain('secret detail');
    expect(answer.headers.get('x-ratelimit-remaining')).toBe('10000');
    await service.close();
  });
});
