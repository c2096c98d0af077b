/**
 * How accounts get another plan: the one way for the operators' page, and for what may hear from a payment provider later.
 * Such a webhook checks its signature, and calls `apply` with the provider's event as `reference`; a delivery that comes
 * twice changes nothing the second time.
 */

import type { Account, AccountStore, Result } from '../store/store.js';
import type { PlanTable } from './plans.js';

export interface PlanChange {
  readonly accountId: string;
  readonly plan: string;
  /** Who changes it, for the audit log: an operator's account, or the name of a payment provider. */
  readonly actor: string;
  readonly at: number;
  /** What asked for it, such as the id of a payment provider's event. */
  readonly reference?: string;
}

/** Where account holders get another plan. */
export type PlanOffer =
  /** From the operator, who is asked there; undefined where no contact is configured. */
  | { readonly kind: 'operator'; readonly contact: string | undefined }
  /** By themselves: the address of a page for this plan. */
  | { readonly kind: 'checkout'; readonly url: (account: Account, plan: string) => string };

export interface PlanChanges {
  readonly offer: PlanOffer;
  /** Puts an account on a plan. What it has beyond the new plan stays: keys are not revoked, but no more are created. */
  apply(change: PlanChange): Promise<Result<Account, 'unknown-account' | 'unknown-plan'>>;
}

/** Plans are changed by operators. */
export function operatorPlanChanges(
  store: Pick<AccountStore, 'account' | 'updateAccount'>,
  plans: PlanTable,
  contact: string | undefined,
): PlanChanges {
  return {
    offer: { kind: 'operator', contact },
    async apply({ accountId, plan, actor, at, reference }) {
      const wanted = plans.plans.find(({ id }) => id === plan);
      if (!wanted) return { ok: false, reason: 'unknown-plan' };
      const account = await store.account(accountId);
      if (!account) return { ok: false, reason: 'unknown-account' };
      if (account.plan === wanted.id) return { ok: true, value: account };
      const act = { at, actor, action: 'plan-changed', ...(reference === undefined ? {} : { details: { reference } }) };
      return store.updateAccount(accountId, { plan: wanted.id }, act);
    },
  };
}
