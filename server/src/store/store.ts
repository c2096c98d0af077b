/** What the server keeps: accounts, keys, what was used of each day's quota, and results for ten minutes. */

export interface Account {
  readonly id: string;
  /** Lowercase. */
  readonly email: string;
  readonly plan: string;
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number;
}

export interface KeyRecord {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  /** SHA-256 of the key, hex. */
  readonly hash: string;
  /** The key's last four characters, to recognise it by. */
  readonly hint: string;
  readonly createdAt: number;
  readonly revokedAt: number | null;
}

/** Asks for `count` units of a day's quota. More than one is a lease: what is left of it goes back by `leaseUntil`. */
export interface TakeRequest {
  readonly accountId: string;
  readonly day: number;
  /** Null: without limit. */
  readonly limit: number | null;
  readonly count: number;
  readonly now: number;
  readonly leaseUntil: number;
}

export interface Taken {
  /** `count`, or 1 where a lease would come near the limit, or 0. */
  readonly granted: number;
  /** Units used on that day by all processes, leases included. */
  readonly used: number;
  /** With `granted` 0: some of the used units are leased until then and may come back. Otherwise 0. */
  readonly retryAt: number;
}

export interface UsedQuota {
  readonly used: number;
  /** Until when some of it may be leased and unspent; 0 when not. */
  readonly leasedUntil: number;
}

export type Result<T, Reason extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Reason };

/**
 * A store, shared by any number of processes. Every method is atomic; what a promise says is visible to all when it resolves,
 * and accounts and keys are then on disk.
 */
export interface Store {
  createAccount(account: Account): Promise<Result<Account, 'email-taken'>>;
  account(id: string): Promise<Account | undefined>;
  accountByEmail(email: string): Promise<Account | undefined>;
  setPlan(accountId: string, plan: string): Promise<Result<Account, 'unknown-account'>>;
  hasAccounts(): Promise<boolean>;

  /** Adds a key unless the account already has `limit` keys that are not revoked. */
  createKey(key: KeyRecord, limit: number): Promise<Result<KeyRecord, 'unknown-account' | 'too-many-keys'>>;
  /** Oldest first, revoked ones too. */
  keys(accountId: string): Promise<readonly KeyRecord[]>;
  keyByHash(hash: string): Promise<KeyRecord | undefined>;
  keyById(id: string): Promise<KeyRecord | undefined>;
  revokeKey(hash: string, now: number): Promise<KeyRecord | undefined>;
  /** Calls back soon (within 50 ms) after an account or key changed in any process. Returns how to stop. */
  onAccountsChanged(listener: () => void): () => void;

  take(request: TakeRequest): Promise<Taken>;
  /** Puts unspent units back (positive), or adds units that needed no permission (negative). */
  giveBack(accountId: string, day: number, count: number): Promise<void>;
  used(accountId: string, day: number): Promise<UsedQuota>;
  /** Use by day, the latest first. */
  usage(accountId: string, days: number): Promise<readonly { readonly day: number; readonly used: number }[]>;

  /** A result that has not expired. */
  result(key: string, now: number): Promise<StoredResult | undefined>;
  /** Keeps results, all in one go. */
  putResults(results: ReadonlyMap<string, StoredResult>): Promise<void>;
  /** Removes at most `limit` expired results; returns how many. */
  sweepResults(now: number, limit: number): Promise<number>;
  /** Removes at most `limit` counters of days before `day`; returns how many. */
  sweepUsage(day: number, limit: number): Promise<number>;

  /** Throws unless the store can be read and written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export interface StoredResult {
  readonly expiresAt: number;
  /** JSON of the calculation's answer; the store does not look inside. */
  readonly json: string;
}

/** A lease is granted only while this many times its size is left, so that refusals near the limit never wait for long. */
export const LEASE_MARGIN = 8;
