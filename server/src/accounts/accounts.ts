/** What the account holder and the operator do: accounts, plans and keys. */
import type { Account, Act, KeyRecord, MailOrder, Result, Store } from '../store/store.js';
import { hashKey, newKeyText, randomBase62 } from './key-text.js';
import type { Plan, PlanTable } from './plans.js';

export type CreatedKey = { readonly text: string; readonly record: KeyRecord };

export interface NewAccount {
  readonly passwordHash?: string;
  /** That the address is the holder's needs no proof: an operator vouches for it. */
  readonly verified?: boolean;
  /** Whom the audit log names; without one the account itself. */
  readonly actor?: string;
  /** Whom to tell of it. */
  readonly mail?: MailOrder;
}

/** Adds an account; its address is kept in lowercase. */
export function createAccount(
  store: Store,
  email: string,
  plan: Plan,
  now: number,
  { passwordHash, verified = false, actor, mail }: NewAccount = {},
): Promise<Result<Account, 'email-taken'>> {
  const id = `acc_${randomBase62(16)}`;
  return store.createAccount(
    {
      id,
      email: email.toLowerCase(),
      plan: plan.id,
      createdAt: now,
      emailVerifiedAt: verified ? now : null,
      role: 'user',
      suspendedAt: null,
    },
    passwordHash,
    { at: now, actor: actor ?? id, action: 'account-created', details: { plan: plan.id }, ...(mail && { mail }) },
  );
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
