/** What the account holder and the operator do: accounts, plans and keys. */
import type { Account, Act, KeyRecord, Result, Store } from '../store/store.js';
import { hashKey, newKeyText, randomBase62 } from './key-text.js';
import type { Plan, PlanTable } from './plans.js';

export type CreatedKey = { readonly text: string; readonly record: KeyRecord };

/** Adds an account; its address is kept in lowercase. */
export function createAccount(
  store: Store,
  email: string,
  plan: Plan,
  now: number,
): Promise<Result<Account, 'email-taken'>> {
  return store.createAccount({
    id: `acc_${randomBase62(16)}`,
    email: email.toLowerCase(),
    plan: plan.id,
    createdAt: now,
    emailVerifiedAt: null,
    role: 'user',
    suspendedAt: null,
  });
}

/** Adds a key as far as the account's plan allows. The text is in this answer and nowhere else. */
export async function createKey(
  store: Store,
  plans: PlanTable,
  account: Account,
  name: string,
  now: number,
  { id = `key_${randomBase62(12)}`, act }: { readonly id?: string; readonly act?: Act } = {},
): Promise<Result<CreatedKey, 'unknown-account' | 'id-taken' | 'too-many-keys'>> {
  const text = newKeyText();
  const created = await store.createKey(
    {
      id,
      accountId: account.id,
      name,
      hash: hashKey(text),
      hint: text.slice(-4),
      createdAt: now,
      revokedAt: null,
    },
    plans.forAccount(account.plan).keys,
    act,
  );
  return created.ok ? { ok: true, value: { text, record: created.value } } : created;
}
