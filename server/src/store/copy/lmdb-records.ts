/** Reads the records of a store in a folder that nobody writes to, and writes those of another into a new one. */
import type { Database, Key } from 'lmdb';
import type { StoredAccount } from '../lmdb/accounts.js';
import { withDefaults } from '../lmdb/accounts.js';
import type { Environment } from '../lmdb/environment.js';
import { type Counter, usedOf } from '../lmdb/quota-counters.js';
import type { AuditEntry, KeyRecord, MailOrder, SessionRecord, TokenRecord } from '../store.js';
import { type RecordsByKind, record, type StoreRecord } from './records.js';

type Named<K extends 'attempts' | 'use of a deleted account' | 'idempotency key'> = Omit<RecordsByKind[K], 'name'>;

/** @param now What has expired by then is left out. */
export function* readLmdb(environment: Environment, now: number): Generator<StoreRecord> {
  const all = <Value, K extends Key = string>(name: string) => environment.database<Value, K>(name).getRange();
  for (const { value } of all<StoredAccount>('accounts')) yield record('account', withDefaults(value));
  for (const { key, value } of all<string>('passwords')) yield record('password', { accountId: key, hash: value });
  for (const { value } of all<KeyRecord>('keys')) yield record('key', value);
  for (const { value } of all<SessionRecord>('sessions')) if (value.expiresAt > now) yield record('session', value);
  for (const { value } of all<TokenRecord>('tokens')) if (value.expiresAt > now) yield record('token', value);
  yield* usage(environment);
  for (const { key, value } of all<number, [string, string]>('key-last-used'))
    yield record('last use', { accountId: key[0], keyId: key[1], at: value });
  for (const { key, value } of all<number, [string, number, string, string]>('activity'))
    yield record('activity', { accountId: key[0], day: key[1], keyId: key[2], slug: key[3], count: value });
  for (const { key, value } of all<Named<'attempts'>>('attempts'))
    if (value.expiresAt > now) yield record('attempts', { name: key, ...value });
  for (const { key, value } of all<Named<'use of a deleted account'>>('used-by-deleted'))
    if (value.expiresAt > now) yield record('use of a deleted account', { name: key, ...value });
  for (const { key, value } of all<Named<'idempotency key'>>('idempotent'))
    if (value.expiresAt > now) yield record('idempotency key', { name: key, ...value });
  for (const { key, value } of all<string>('secrets')) yield record('secret', { name: key, secret: value });
  for (const { key, value } of all<MailOrder & { tries: number }, [number, number]>('mail'))
    yield record('mail', { ...value, id: key[1], dueAt: key[0] });
  for (const { value } of all<AuditEntry, number>('audit')) yield record('audit entry', value);
  const meta: Database<number, string> = environment.database('meta');
  yield record('numbers', { audit: meta.get('audit') ?? 0, mail: meta.get('mail') ?? 0 });
}

function* usage(environment: Environment): Generator<StoreRecord> {
  const leases: Database<number, [string, number, string]> = environment.database('leases');
  const counters: Database<Counter, [string, number]> = environment.database('counters');
  for (const { key, value } of counters.getRange()) {
    const [accountId, day] = key;
    const range = { start: [accountId, day] as never, end: [accountId, day + 1] as never };
    let leased = 0;
    for (const lease of leases.getRange(range)) leased += lease.value;
    yield record('usage', { accountId, day, used: Math.max(0, usedOf(value) - leased) });
  }
}

/** Writes records in one transaction. */
export function writeLmdb(environment: Environment, records: readonly StoreRecord[]): Promise<void> {
  const put = (name: string, key: Key, value: unknown) => {
    environment.database<unknown, Key>(name).put(key, value);
  };
  /** What expires is found by time as well. */
  const expiring = (name: string, index: string, key: string, value: { readonly expiresAt: number }) => {
    put(name, key, value);
    put(index, [value.expiresAt, key], true);
  };
  return environment.transaction(() => {
    for (const { kind, value } of records) {
      switch (kind) {
        case 'account':
          put('accounts', value.id, value);
          put('emails', value.email, value.id);
          break;
        case 'password':
          put('passwords', value.accountId, value.hash);
          break;
        case 'key':
          put('keys', value.hash, value);
          put('key-ids', value.id, value.hash);
          put('keys-of-account', [value.accountId, value.createdAt, value.id], value.hash);
          break;
        case 'session':
          expiring('sessions', 'session-expiries', value.hash, value);
          put('sessions-of-account', [value.accountId, value.hash], true);
          break;
        case 'token':
          expiring('tokens', 'token-expiries', value.hash, value);
          put('tokens-of-account', [value.accountId, value.hash], true);
          break;
        case 'usage':
          put('counters', [value.accountId, value.day], value.used);
          put('counter-days', [value.day, value.accountId], true);
          break;
        case 'last use':
          put('key-last-used', [value.accountId, value.keyId], value.at);
          break;
        case 'activity':
          put('activity', [value.accountId, value.day, value.keyId, value.slug], value.count);
          put('activity-days', [value.day, value.accountId], true);
          break;
        case 'attempts': {
          const { name, ...attempts } = value;
          expiring('attempts', 'attempt-expiries', name, attempts);
          break;
        }
        case 'use of a deleted account': {
          const { name, ...use } = value;
          expiring('used-by-deleted', 'deleted-expiries', name, use);
          break;
        }
        case 'idempotency key': {
          const { name, ...request } = value;
          expiring('idempotent', 'idempotent-expiries', name, request);
          break;
        }
        case 'secret':
          put('secrets', value.name, value.secret);
          break;
        case 'mail': {
          const { id, dueAt, ...mail } = value;
          put('mail', [dueAt, id], mail);
          break;
        }
        case 'audit entry':
          put('audit', value.id, value);
          put('audit-of-account', [value.subject, value.id], true);
          break;
        case 'numbers':
          put('meta', 'audit', value.audit);
          put('meta', 'mail', value.mail);
          break;
      }
    }
  });
}
