/** The embedded store: one LMDB environment that every process of the machine opens. */
import { mkdirSync, statfsSync } from 'node:fs';
import { type Database, open, type RootDatabase } from 'lmdb';
import {
  type Account,
  type KeyRecord,
  LEASE_MARGIN,
  type Result,
  type Store,
  type StoredResult,
  type Taken,
  type TakeRequest,
  type UsedQuota,
} from './store.js';

const POLL_MS = 20;
/** Below this much free disk the store says that it is not ready: a full disk can end the process. */
const MINIMUM_FREE_BYTES = 64 * 1024 * 1024;
const REVISION = 'revision';

/** [units used, leased until] */
type Counter = readonly [used: number, leasedUntil: number];

export class LmdbStore implements Store {
  readonly #directory: string;
  readonly #root: RootDatabase;
  readonly #accounts: Database<Account, string>;
  readonly #emails: Database<string, string>;
  readonly #keys: Database<KeyRecord, string>;
  /** [account, time of creation, key id] to hash. */
  readonly #keysOfAccount: Database<string, [string, number, string]>;
  readonly #keyIds: Database<string, string>;
  readonly #counters: Database<Counter, [string, number]>;
  /** [day, account] to nothing: finds old counters. */
  readonly #counterDays: Database<boolean, [number, string]>;
  readonly #results: Database<StoredResult, string>;
  /** [expiry, result key] to nothing: finds expired results. */
  readonly #expiries: Database<boolean, [number, string]>;
  readonly #meta: Database<number, string>;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(directory: string) {
    mkdirSync(directory, { recursive: true });
    this.#directory = directory;
    this.#root = open({ path: `${directory}/reckoner.lmdb`, maxReaders: 512, maxDbs: 16 });
    this.#accounts = this.#root.openDB({ name: 'accounts' });
    this.#emails = this.#root.openDB({ name: 'emails' });
    this.#keys = this.#root.openDB({ name: 'keys' });
    this.#keysOfAccount = this.#root.openDB({ name: 'keys-of-account' });
    this.#keyIds = this.#root.openDB({ name: 'key-ids' });
    this.#counters = this.#root.openDB({ name: 'counters' });
    this.#counterDays = this.#root.openDB({ name: 'counter-days' });
    this.#results = this.#root.openDB({ name: 'results' });
    this.#expiries = this.#root.openDB({ name: 'expiries' });
    this.#meta = this.#root.openDB({ name: 'meta' });
  }

  /** Runs a change of accounts or keys, tells the other processes and waits for the disk. */
  async #change<T>(action: () => { readonly changed: boolean; readonly value: T }): Promise<T> {
    const { changed, value } = await this.#root.transaction(() => {
      const outcome = action();
      if (outcome.changed) this.#meta.put(REVISION, (this.#meta.get(REVISION) ?? 0) + 1);
      return outcome;
    });
    if (changed) await this.#root.flushed;
    return value;
  }

  createAccount(account: Account): Promise<Result<Account, 'email-taken'>> {
    return this.#change<Result<Account, 'email-taken'>>(() => {
      if (this.#emails.get(account.email) !== undefined)
        return { changed: false, value: { ok: false, reason: 'email-taken' } };
      this.#accounts.put(account.id, account);
      this.#emails.put(account.email, account.id);
      return { changed: true, value: { ok: true, value: account } };
    });
  }

  async account(id: string): Promise<Account | undefined> {
    return this.#accounts.get(id);
  }

  async accountByEmail(email: string): Promise<Account | undefined> {
    const id = this.#emails.get(email.toLowerCase());
    return id === undefined ? undefined : this.#accounts.get(id);
  }

  setPlan(accountId: string, plan: string): Promise<Result<Account, 'unknown-account'>> {
    return this.#change<Result<Account, 'unknown-account'>>(() => {
      const account = this.#accounts.get(accountId);
      if (!account) return { changed: false, value: { ok: false, reason: 'unknown-account' } };
      const changed = { ...account, plan };
      this.#accounts.put(accountId, changed);
      return { changed: true, value: { ok: true, value: changed } };
    });
  }

  async hasAccounts(): Promise<boolean> {
    return this.#accounts.getKeysCount({ limit: 1 }) > 0;
  }

  createKey(key: KeyRecord, limit: number): Promise<Result<KeyRecord, 'unknown-account' | 'too-many-keys'>> {
    return this.#change<Result<KeyRecord, 'unknown-account' | 'too-many-keys'>>(() => {
      if (!this.#accounts.get(key.accountId))
        return { changed: false, value: { ok: false, reason: 'unknown-account' } };
      const active = this.#keysOf(key.accountId).filter((existing) => existing.revokedAt === null).length;
      if (active >= limit) return { changed: false, value: { ok: false, reason: 'too-many-keys' } };
      this.#keys.put(key.hash, key);
      this.#keysOfAccount.put([key.accountId, key.createdAt, key.id], key.hash);
      this.#keyIds.put(key.id, key.hash);
      return { changed: true, value: { ok: true, value: key } };
    });
  }

  #keysOf(accountId: string): KeyRecord[] {
    const range = { start: [accountId] as never, end: [accountId, Number.MAX_SAFE_INTEGER] as never };
    const records: KeyRecord[] = [];
    for (const { value: hash } of this.#keysOfAccount.getRange(range)) {
      const record = this.#keys.get(hash);
      if (record) records.push(record);
    }
    return records;
  }

  async keys(accountId: string): Promise<readonly KeyRecord[]> {
    return this.#keysOf(accountId);
  }

  async keyByHash(hash: string): Promise<KeyRecord | undefined> {
    return this.#keys.get(hash);
  }

  async keyById(id: string): Promise<KeyRecord | undefined> {
    const hash = this.#keyIds.get(id);
    return hash === undefined ? undefined : this.#keys.get(hash);
  }

  revokeKey(hash: string, now: number): Promise<KeyRecord | undefined> {
    return this.#change(() => {
      const key = this.#keys.get(hash);
      if (!key || key.revokedAt !== null) return { changed: false, value: key };
      const revoked = { ...key, revokedAt: now };
      this.#keys.put(hash, revoked);
      return { changed: true, value: revoked };
    });
  }

  onAccountsChanged(listener: () => void): () => void {
    let seen = this.#meta.get(REVISION) ?? 0;
    const timer = setInterval(() => {
      const revision = this.#meta.get(REVISION) ?? 0;
      if (revision === seen) return;
      seen = revision;
      listener();
    }, POLL_MS);
    timer.unref();
    this.#timers.add(timer);
    return () => {
      clearInterval(timer);
      this.#timers.delete(timer);
    };
  }

  take({ accountId, day, limit, count, now, leaseUntil }: TakeRequest): Promise<Taken> {
    return this.#root.transaction(() => {
      const key: [string, number] = [accountId, day];
      const [used, leasedUntil] = this.#counters.get(key) ?? [0, 0];
      const left = limit === null ? Number.POSITIVE_INFINITY : limit - used;
      if (left < 1) return { granted: 0, used, retryAt: leasedUntil > now ? leasedUntil : 0 };
      const granted = left >= count * LEASE_MARGIN ? count : 1;
      if (used === 0) this.#counterDays.put([day, accountId], true);
      this.#counters.put(key, [used + granted, granted > 1 ? Math.max(leasedUntil, leaseUntil) : leasedUntil]);
      return { granted, used: used + granted, retryAt: 0 };
    });
  }

  async giveBack(accountId: string, day: number, count: number): Promise<void> {
    await this.#root.transaction(() => {
      const key: [string, number] = [accountId, day];
      const [used, leasedUntil] = this.#counters.get(key) ?? [0, 0];
      if (used === 0) this.#counterDays.put([day, accountId], true);
      this.#counters.put(key, [Math.max(0, used - count), leasedUntil]);
    });
  }

  async used(accountId: string, day: number): Promise<UsedQuota> {
    const [used, leasedUntil] = this.#counters.get([accountId, day]) ?? [0, 0];
    return { used, leasedUntil };
  }

  async usage(accountId: string, days: number): Promise<readonly { day: number; used: number }[]> {
    const range = { start: [accountId, Number.MAX_SAFE_INTEGER] as never, end: [accountId] as never, reverse: true };
    const usage: { day: number; used: number }[] = [];
    for (const { key, value } of this.#counters.getRange({ ...range, limit: days }))
      usage.push({ day: key[1], used: value[0] });
    return usage;
  }

  async result(key: string, now: number): Promise<StoredResult | undefined> {
    const stored = this.#results.get(key);
    return stored && stored.expiresAt > now ? stored : undefined;
  }

  async putResults(results: ReadonlyMap<string, StoredResult>): Promise<void> {
    await this.#root.transaction(() => {
      for (const [key, result] of results) {
        const before = this.#results.get(key);
        if (before) this.#expiries.remove([before.expiresAt, key]);
        this.#results.put(key, result);
        this.#expiries.put([result.expiresAt, key], true);
      }
    });
  }

  async sweepResults(now: number, limit: number): Promise<number> {
    const expired = [...this.#expiries.getKeys({ end: [now] as never, limit })];
    if (expired.length === 0) return 0;
    await this.#root.transaction(() => {
      for (const entry of expired) {
        const [expiresAt, key] = entry;
        this.#expiries.remove(entry);
        // The result may have been computed anew since.
        if (this.#results.get(key)?.expiresAt === expiresAt) this.#results.remove(key);
      }
    });
    return expired.length;
  }

  async sweepUsage(day: number, limit: number): Promise<number> {
    const old = [...this.#counterDays.getKeys({ end: [day] as never, limit })];
    if (old.length === 0) return 0;
    await this.#root.transaction(() => {
      for (const entry of old) {
        this.#counterDays.remove(entry);
        this.#counters.remove([entry[1], entry[0]]);
      }
    });
    return old.length;
  }

  async check(): Promise<void> {
    const { bavail, bsize } = statfsSync(this.#directory);
    if (bavail * bsize < MINIMUM_FREE_BYTES) throw new Error('The disk of the store is nearly full.');
    await this.#root.transaction(() => this.#meta.put('check', (this.#meta.get('check') ?? 0) + 1));
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers.clear();
    await this.#root.flushed;
    await this.#root.close();
  }
}
