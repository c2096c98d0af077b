/** API keys by hash, by id and by account. */
import type { Database } from 'lmdb';
import type { KeyRecord, KeyStore } from '../store.js';
import type { AuditLog } from './audit.js';
import { canBeKey, type Environment, type Outcome, rangeOf } from './environment.js';

export interface Keys {
  readonly methods: KeyStore;
  /** Only inside a transaction. */
  removeOf(accountId: string): void;
}

/** @param accountExists Asked inside a transaction. */
export function lmdbKeys(environment: Environment, audit: AuditLog, accountExists: (id: string) => boolean): Keys {
  const keys: Database<KeyRecord, string> = environment.database('keys');
  /** [account, time of creation, key id] to hash. */
  const keysOfAccount: Database<string, [string, number, string]> = environment.database('keys-of-account');
  const keyIds: Database<string, string> = environment.database('key-ids');

  function keysOf(accountId: string): KeyRecord[] {
    const records: KeyRecord[] = [];
    for (const { value: hash } of keysOfAccount.getRange(rangeOf(accountId))) {
      const record = keys.get(hash);
      if (record) records.push(record);
    }
    return records;
  }

  function byId(id: string): KeyRecord | undefined {
    const hash = canBeKey(id) ? keyIds.get(id) : undefined;
    return hash === undefined ? undefined : keys.get(hash);
  }

  function ofAccount(id: string, accountId: string): KeyRecord | undefined {
    const key = byId(id);
    return key?.accountId === accountId ? key : undefined;
  }

  function revoke(key: KeyRecord | undefined, now: number, act: Parameters<KeyStore['revokeKey']>[2]) {
    if (!key || key.revokedAt !== null) return { changed: false, value: key };
    const revoked = { ...key, revokedAt: now };
    keys.put(key.hash, revoked);
    audit.record(key.accountId, act && { ...act, details: { ...act.details, key: key.id } });
    return { changed: true, value: revoked };
  }

  const methods: KeyStore = {
    createKey: (key, limit, act) =>
      environment.change<Awaited<ReturnType<KeyStore['createKey']>>>(() => {
        if (!accountExists(key.accountId)) return { changed: false, value: { ok: false, reason: 'unknown-account' } };
        if (keyIds.doesExist(key.id)) return { changed: false, value: { ok: false, reason: 'id-taken' } };
        const active = keysOf(key.accountId).filter((existing) => existing.revokedAt === null).length;
        if (active >= limit) return { changed: false, value: { ok: false, reason: 'too-many-keys' } };
        keys.put(key.hash, key);
        keysOfAccount.put([key.accountId, key.createdAt, key.id], key.hash);
        keyIds.put(key.id, key.hash);
        audit.record(key.accountId, act && { ...act, details: { ...act.details, key: key.id } });
        return { changed: true, value: { ok: true, value: key } };
      }),
    keys: async (accountId) => keysOf(accountId),
    keyByHash: async (hash) => keys.get(hash),
    keyById: async (id) => byId(id),
    revokeKey: (hash, now, act) => environment.change(() => revoke(keys.get(hash), now, act)),
    revokeKeyOf: (id, accountId, now, act) => environment.change(() => revoke(ofAccount(id, accountId), now, act)),
    renameKey: (id, accountId, name) =>
      environment.change((): Outcome<KeyRecord | undefined> => {
        const key = ofAccount(id, accountId);
        if (!key) return { changed: false, value: undefined };
        const renamed = { ...key, name };
        keys.put(key.hash, renamed);
        // Nobody remembers names.
        return { changed: false, value: renamed };
      }),
  };

  return {
    methods,
    removeOf(accountId) {
      for (const { key, value: hash } of [...keysOfAccount.getRange(rangeOf(accountId))]) {
        keysOfAccount.remove(key);
        keyIds.remove(key[2]);
        keys.remove(hash);
      }
    },
  };
}
