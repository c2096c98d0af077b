/** Accounts by id and by address, and their passwords. */
import type { Database } from 'lmdb';
import type { Account, AccountChanges, AccountStore, AuditEntry, TokenPurpose } from '../store.js';
import type { AuditLog } from './audit.js';
import { canBeKey, type Environment, type Outcome } from './environment.js';

/** As it was first written: the rest came later. */
export type StoredAccount = Pick<Account, 'id' | 'email' | 'plan' | 'createdAt'> & Partial<Account>;

export function withDefaults(stored: StoredAccount): Account {
  return { emailVerifiedAt: null, role: 'user', suspendedAt: null, ...stored };
}

/** What belongs to accounts, and goes or ends with them; all inside a transaction. */
export interface Belongings {
  /** Uses up a link that works now; says whose it was. */
  takeToken(hash: string, purpose: TokenPurpose, now: number): string | undefined;
  /** Ends all sessions, and voids links that reset the password. */
  passwordChanged(accountId: string): void;
  accountCreated(account: Account): void;
  accountDeleted(account: Account): void;
}

export interface AccountRecords {
  exists(id: string): boolean;
  passwordHash(id: string): string | undefined;
  methods(audit: AuditLog, belongings: Belongings): AccountStore;
}

export function lmdbAccounts(environment: Environment): AccountRecords {
  const accounts: Database<StoredAccount, string> = environment.database('accounts');
  const emails: Database<string, string> = environment.database('emails');
  const passwords: Database<string, string> = environment.database('passwords');

  function read(id: string | undefined): Account | undefined {
    const stored = id !== undefined && canBeKey(id) ? accounts.get(id) : undefined;
    return stored && withDefaults(stored);
  }

  function list({ after, limit, query = '' }: Parameters<AccountStore['accounts']>[0]): Account[] {
    const wanted = query.trim();
    const part = wanted.toLowerCase();
    const found: Account[] = [];
    if (after !== undefined && !canBeKey(after)) return found;
    for (const { key: email, value: id } of emails.getRange(after === undefined ? {} : { start: after })) {
      if (found.length >= limit) break;
      if (email === after || !(email.includes(part) || id === wanted)) continue;
      const account = read(id);
      if (account) found.push(account);
    }
    return found;
  }

  const methods = (audit: AuditLog, belongings: Belongings): AccountStore => ({
    createAccount: (account, passwordHash, act) =>
      environment.change<Awaited<ReturnType<AccountStore['createAccount']>>>(() => {
        if (emails.get(account.email) !== undefined)
          return { changed: false, value: { ok: false, reason: 'email-taken' } };
        accounts.put(account.id, account);
        emails.put(account.email, account.id);
        if (passwordHash !== undefined) passwords.put(account.id, passwordHash);
        belongings.accountCreated(account);
        audit.record(account.id, act);
        return { changed: true, value: { ok: true, value: account } };
      }),

    account: async (id) => read(id),
    accountByEmail: async (email) => (canBeKey(email) ? read(emails.get(email.toLowerCase())) : undefined),
    accounts: async (wanted) => list(wanted),
    hasAccounts: async () => accounts.getKeysCount({ limit: 1 }) > 0,
    onAccountsChanged: (listener) => environment.onChange(listener),

    updateAccount: (id, changes, act) =>
      environment.change(() => {
        const before = read(id);
        if (!before) return unknownAccount;
        const after = { ...before, ...changes };
        accounts.put(id, after);
        audit.record(id, act, differences(before, changes));
        return { changed: true, value: { ok: true, value: after } };
      }),

    deleteAccount: (id, act) =>
      environment.change(() => {
        const account = read(id);
        if (!account) return unknownAccount;
        belongings.accountDeleted(account);
        passwords.remove(id);
        emails.remove(account.email);
        accounts.remove(id);
        audit.record(id, act);
        return { changed: true, value: { ok: true, value: account } };
      }),

    passwordHash: async (accountId) => passwords.get(accountId),
    setPassword: (accountId, passwordHash, act) =>
      environment.change(() => {
        const account = read(accountId);
        if (!account) return unknownAccount;
        passwords.put(accountId, passwordHash);
        belongings.passwordChanged(accountId);
        audit.record(accountId, act);
        return { changed: true, value: { ok: true, value: account } };
      }),

    redeemToken: (redemption) =>
      environment.change<Awaited<ReturnType<AccountStore['redeemToken']>>>(() => {
        const { hash, purpose, now } = redemption;
        const id = belongings.takeToken(hash, purpose, now);
        const account = read(id);
        if (!account) return { changed: false, value: { ok: false, reason: 'unknown-token' } };
        const act = (action: string) => ({ at: now, actor: account.id, action });
        if (redemption.purpose === 'reset-password') {
          passwords.put(account.id, redemption.passwordHash);
          belongings.passwordChanged(account.id);
          const mail = { kind: 'password-changed', to: account.email, at: now } as const;
          audit.record(account.id, { ...act('password-reset'), mail });
        }
        if (account.emailVerifiedAt !== null) return { changed: true, value: { ok: true, value: account } };
        const changes = { emailVerifiedAt: now };
        const confirmed = { ...account, ...changes };
        accounts.put(account.id, confirmed);
        audit.record(account.id, act('email-verified'), differences(account, changes));
        return { changed: true, value: { ok: true, value: confirmed } };
      }),
  });

  return { exists: (id) => accounts.doesExist(id), passwordHash: (id) => passwords.get(id), methods };
}

const unknownAccount: Outcome<Awaited<ReturnType<AccountStore['updateAccount']>>> = {
  changed: false,
  value: { ok: false, reason: 'unknown-account' },
};

function differences(before: Account, changes: AccountChanges): AuditEntry['changes'] {
  const differing = (Object.keys(changes) as (keyof AccountChanges)[]).filter(
    (field) => changes[field] !== undefined && changes[field] !== before[field],
  );
  return Object.fromEntries(differing.map((field) => [field, { from: before[field], to: changes[field] ?? null }]));
}
