/** Whether the records of a store and its indices agree: what no single page can tell. */
import type { Database, Key, RootDatabase } from 'lmdb';
import { type Counter, usedOf } from '../lmdb/quota-counters.js';

/** The most keys that a sentence names. */
const NAMED = 3;

/** All that a store has: one that is added is looked at here, or a test fails. */
export const DATABASES = [
  'accounts',
  'activity',
  'activity-days',
  'attempt-expiries',
  'attempts',
  'audit',
  'audit-of-account',
  'counter-days',
  'counters',
  'deleted-expiries',
  'emails',
  'idempotent',
  'idempotent-expiries',
  'key-ids',
  'key-last-used',
  'keys',
  'keys-of-account',
  'leases',
  'mail',
  'meta',
  'passwords',
  'secrets',
  'session-expiries',
  'sessions',
  'sessions-of-account',
  'token-expiries',
  'tokens',
  'tokens-of-account',
  'used-by-deleted',
] as const;
type Name = (typeof DATABASES)[number];

interface Expiring {
  readonly expiresAt: number;
  /** Of those that belong to one. */
  readonly accountId: string;
}

/** Looks at every database of a store that is open for reading; returns one sentence for each kind of fault. */
export function faultsOfRecords(root: RootDatabase): readonly string[] {
  const faults: string[] = [];
  // All at first: opening one begins another state of the store, and everything here is to be of one.
  const opened = new Map(DATABASES.map((name) => [name, root.openDB({ name, create: false } as never)]));
  const database = <Value, K extends Key>(name: Name) => opened.get(name) as Database<Value, K> | undefined;

  /** Looks at every entry; a store of an earlier version has not all databases. */
  function each<Value, K extends Key>(
    name: Name,
    what: string,
    isRight: (key: K, value: Value) => boolean,
  ): Database<Value, K> | undefined {
    const entries = database<Value, K>(name);
    if (entries === undefined) return undefined;
    const wrong: string[] = [];
    let count = 0;
    for (const { key, value } of entries.getRange()) {
      if (isRightOrThrows(() => isRight(key, value))) continue;
      if (++count <= NAMED) wrong.push(JSON.stringify(key));
    }
    if (count > 0) {
      const more = count > NAMED ? ` and ${count - NAMED} more` : '';
      faults.push(`${name}: ${count} ${count === 1 ? 'entry' : 'entries'} ${what}: ${wrong.join(', ')}${more}.`);
    }
    return entries;
  }

  const accounts = database<{ id: string; email: string }, string>('accounts');
  const emails = database<string, string>('emails');
  const accountExists = (id: string) => accounts?.doesExist(id) === true;
  each<{ id: string; email: string }, string>(
    'accounts',
    'with another id, or whose address leads elsewhere',
    (id, account) => account.id === id && emails?.get(account.email) === id,
  );
  each<string, string>('emails', 'of no account', (email, id) => accounts?.get(id)?.email === email);
  each<string, string>('passwords', 'of no account', (id, hash) => accountExists(id) && typeof hash === 'string');

  const keys = database<{ id: string; hash: string; accountId: string; createdAt: number }, string>('keys');
  const keyIds = database<string, string>('key-ids');
  const keysOfAccount = database<string, [string, number, string]>('keys-of-account');
  each<{ id: string; hash: string; accountId: string; createdAt: number }, string>(
    'keys',
    'of no account, or not found by id or account',
    (hash, key) =>
      key.hash === hash &&
      accountExists(key.accountId) &&
      keyIds?.get(key.id) === hash &&
      keysOfAccount?.get([key.accountId, key.createdAt, key.id]) === hash,
  );
  each<string, string>('key-ids', 'of no key', (id, hash) => keys?.get(hash)?.id === id);
  each<string, [string, number, string]>('keys-of-account', 'of no key', ([accountId, , id], hash) => {
    const key = keys?.get(hash);
    return key?.id === id && key.accountId === accountId;
  });

  /** Records that expire, found by time, and by account where one is named. */
  function expiring(records: Name, expiries: Name, ofAccount?: Name): void {
    const byKey = database<Expiring, string>(records);
    const byTime = database<boolean, [number, string]>(expiries);
    const byAccount = ofAccount === undefined ? undefined : database<boolean, [string, string]>(ofAccount);
    each<Expiring, string>(
      records,
      'not found by time or account, or of no account',
      (key, { expiresAt, accountId }) =>
        byTime?.doesExist([expiresAt, key]) === true &&
        (ofAccount === undefined || (byAccount?.doesExist([accountId, key]) === true && accountExists(accountId))),
    );
    each<boolean, [number, string]>(
      expiries,
      'of nothing that expires then',
      ([time, key]) => byKey?.get(key)?.expiresAt === time,
    );
    if (ofAccount !== undefined)
      each<boolean, [string, string]>(
        ofAccount,
        'of nothing that the account has',
        ([accountId, key]) => byKey?.get(key)?.accountId === accountId,
      );
  }
  expiring('sessions', 'session-expiries', 'sessions-of-account');
  expiring('tokens', 'token-expiries', 'tokens-of-account');
  expiring('attempts', 'attempt-expiries');
  expiring('used-by-deleted', 'deleted-expiries');
  expiring('idempotent', 'idempotent-expiries');

  const counterDays = database<boolean, [number, string]>('counter-days');
  const counters = each<Counter, [string, number]>(
    'counters',
    'of no account, below nothing, or not found by day',
    ([accountId, day], counter) =>
      accountExists(accountId) && usedOf(counter) >= 0 && counterDays?.doesExist([day, accountId]) === true,
  );
  each<number, [string, number, string]>(
    'leases',
    'of nothing that is counted as used',
    ([accountId, day], units) => units > 0 && units <= usedOf(counters?.get([accountId, day])),
  );
  each<boolean, [number, string]>(
    'counter-days',
    'of no counter',
    ([day, accountId]) => counters?.doesExist([accountId, day]) === true,
  );

  const activityDays = database<boolean, [number, string]>('activity-days');
  each<number, [string, number, string, string]>(
    'activity',
    'of no account, of nothing, or not found by day',
    ([accountId, day], count) =>
      accountExists(accountId) && count > 0 && activityDays?.doesExist([day, accountId]) === true,
  );
  each<number, [string, string]>(
    'key-last-used',
    'of no account',
    ([accountId], at) => accountExists(accountId) && at > 0,
  );

  const numbers = database<number, string>('meta');
  const ofSubject = database<boolean, [string, number]>('audit-of-account');
  const lastAudit = numbers?.get('audit') ?? 0;
  const audit = each<{ id: number; subject: string }, number>(
    'audit',
    'with another number, not counted, or not found by account',
    (id, entry) => entry.id === id && id <= lastAudit && ofSubject?.doesExist([entry.subject, id]) === true,
  );
  each<boolean, [string, number]>(
    'audit-of-account',
    'of no entry',
    ([subject, id]) => audit?.get(id)?.subject === subject,
  );
  if (audit !== undefined && audit.getKeysCount() !== lastAudit)
    faults.push(`audit: ${audit.getKeysCount()} entries, of which ${lastAudit} were counted.`);

  const lastMail = numbers?.get('mail') ?? 0;
  each<{ kind: string; to: string }, [number, number]>(
    'mail',
    'not counted, or without an address',
    ([, id], { to }) => id <= lastMail && typeof to === 'string',
  );
  each<string, string>('secrets', 'too short to be one', (_name, secret) => secret.length >= 32);
  return faults;
}

/** What cannot be read, or is not what it should be at all, is wrong as well. */
function isRightOrThrows(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return false;
  }
}
