/** Changes of plan by events that may come twice. */
import { renderToString } from 'preact-render-to-string';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '../../../server/src/accounts/accounts.js';
import { operatorPlanChanges, type PlanOffer } from '../../../server/src/accounts/plan-changes.js';
import { planTables } from '../../../server/src/accounts/plans.js';
import { PlanContent } from '../../../server/src/dashboard/plans/plan-content.js';
import type { Account } from '../../../server/src/store/store.js';
import { startTestService, type TestService } from '../harness.js';

const plans = planTables.X!;

describe('changes of plan', () => {
  let service: TestService;
  let account: Account;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.close());

  let payers = 0;
  beforeEach(async () => {
    const created = await createAccount(service.store, `payer${++payers}@example.com`, plans.find('hobby')!, 1);
    if (!created.ok) throw new Error(created.reason);
    account = created.value;
  });
  it('are made once by an event that is delivered twice, and say in the audit log what asked for them', async () => {
    const { apply } = operatorPlanChanges(service.store, plans, undefined);
    const change = { accountId: account.id, plan: 'business', actor: 'payments', at: 5, reference: 'evt_1' };
    for (let delivery = 0; delivery < 2; delivery++)
      expect(await apply(change)).toMatchObject({ ok: true, value: { plan: 'business' } });
    const entries = await service.store.audit({ subject: account.id, limit: 9 });
    expect(entries.filter(({ action }) => action === 'plan-changed')).toEqual([
      {
        id: expect.any(Number),
        at: 5,
        actor: 'payments',
        subject: account.id,
        action: 'plan-changed',
        details: { reference: 'evt_1' },
        changes: { plan: { from: 'hobby', to: 'business' } },
      },
    ]);
  });

  it.each([
    ['an account that is gone', { accountId: 'acc_gone' }, 'unknown-account'],
    ['a plan that is not in force', { plan: 'gold' }, 'unknown-plan'],
    ['a plan of another name for it', { plan: 'free' }, 'unknown-plan'],
  ])('refuse %s', async (_, differing, reason) => {
    const { apply } = operatorPlanChanges(service.store, plans, undefined);
    const change = { accountId: account.id, plan: 'business', actor: 'payments', at: 5, ...differing };
    expect(await apply(change)).toEqual({ ok: false, reason });
    expect((await service.store.account(account.id))?.plan).toBe('hobby');
  });

  it.each<[string, PlanOffer, RegExp, RegExp]>([
    ['an address', { kind: 'operator', contact: 'help@calc.example' }, /href="mailto:help@calc\.example"/, /Change to/],
    [
      'a page',
      { kind: 'operator', contact: 'https://calc.example/help' },
      /href="https:\/\/calc\.example\/help"/,
      /mailto/,
    ],
    ['no contact', { kind: 'operator', contact: undefined }, /by the operator of this service\. Name/, /href/],
    [
      'pages of a payment provider',
      { kind: 'checkout', url: ({ id }, plan) => `https://pay.example/${id}/${plan}` },
      /href="https:\/\/pay\.example\/acc_\w+\/business">Change to Business</,
      /Change to Hobby/,
    ],
  ])('are offered by %s', (_, offer, shown, hidden) => {
    const current = plans.find('hobby')!;
    const content = PlanContent({ account, plans: plans.plans, current, activeKeys: 3, offer });
    const text = renderToString(content);
    expect(text).toMatch(shown);
    expect(text).not.toMatch(hidden);
    expect(text).toContain('You have 3 active keys, more than the plan has.');
  });
});
