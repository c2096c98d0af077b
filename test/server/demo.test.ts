/** The account that an empty store gets outside of production. */
import { afterEach, describe, expect, it } from 'vitest';
import { makeDemoAccount } from '../../server/src/demo.js';
import { startTestService, type TestService } from './harness.js';

let service: TestService;
afterEach(() => service.close());

describe('the demo account', () => {
  it('is made once, with a key that works', async () => {
    service = await startTestService();
    const text = await makeDemoAccount(service.services);
    const key = /rk_[0-9A-Za-z]{38}/.exec(text ?? '')?.[0];
    expect((await service.get('/api/v1/me', { 'x-api-key': key! })).json.plan.id).toBe('hobby');
    expect(await makeDemoAccount(service.services)).toBeUndefined();
  });

  it('is not made where there is an account already', async () => {
    service = await startTestService();
    await service.account();
    expect(await makeDemoAccount(service.services)).toBeUndefined();
    expect(await service.store.accounts({ limit: 9 })).toHaveLength(1);
  });

  it('is not made in production', async () => {
    service = await startTestService({ environment: { NODE_ENV: 'production' } });
    expect(await makeDemoAccount(service.services)).toBeUndefined();
    expect(await service.store.hasAccounts()).toBe(false);
  });
});
