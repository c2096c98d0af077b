/** What the server keeps: accounts and all that belongs to them, what was used, results for ten minutes, the audit log. */

export type Role = 'user' | 'operator';

/** An account; never its password, so that it can be passed around. */
export interface Account {
  readonly id: string;
  /** Lowercase. */
  readonly email: string;
  readonly plan: string;
  /** Milliseconds since 1970, as all times here. */
  readonly createdAt: number;
  /** When the holder proved to read mail at the address; null: not yet. */
  readonly emailVerifiedAt: number | null;
  readonly role: Role;
  /** Since when the account's keys are refused; null: they are not. */
  readonly suspendedAt: number | null;
}

export type AccountChanges = Partial<Pick<Account, 'plan' | 'emailVerifiedAt' | 'role' | 'suspendedAt'>>;

export interface AccountsWanted {
  /** Only accounts whose address comes after this one. */
  readonly after?: string;
  readonly limit: number;
  /** Part of the address, or the whole id. */
  readonly query?: string;
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

export interface SessionRecord {
  /** SHA-256 of what the browser has, hex. */
  readonly hash: string;
  readonly accountId: string;
  readonly createdAt: number;
  readonly lastSeenAt: number;
  readonly expiresAt: number;
}

export type TokenPurpose = 'verify-email' | 'reset-password';

/** A link that works once. */
export interface TokenRecord {
  /** SHA-256 of what the link has, hex. */
  readonly hash: string;
  readonly purpose: TokenPurpose;
  readonly accountId: string;
  readonly expiresAt: number;
}

/** What a link does that somebody followed. */
export type Redemption = { readonly hash: string; readonly now: number } & (
  | { readonly purpose: 'verify-email' }
  | { readonly purpose: 'reset-password'; readonly passwordHash: string }
);

/** At most `limit` attempts under a name within `windowMs`, counted from the first. */
export interface AttemptLimit {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Calculations of one calculator with one key on one UTC day. */
export interface ActivityRow {
  readonly day: number;
  readonly keyId: string;
  readonly slug: string;
  readonly count: number;
}

export interface ActivityEntry extends ActivityRow {
  readonly accountId: string;
  /** When the last of them was. */
  readonly at: number;
}

export type MailKind = 'verify-email' | 'account-exists' | 'reset-password' | 'password-changed' | 'account-deleted';

/** That somebody is to be told something by mail. Not the message: a link in it is a secret, and made when it is sent. */
export interface MailOrder {
  readonly kind: MailKind;
  /** The address. */
  readonly to: string;
  readonly at: number;
}

export interface WaitingMail extends MailOrder {
  readonly id: number;
  /** How often it was claimed, this time included. */
  readonly tries: number;
  /** Who claimed it has it until then. */
  readonly until: number;
}

/** Who did what, and when; the store adds on what, and what changed. */
export interface Act {
  readonly at: number;
  /** The id of the account that acted, or `admin` for the command line. */
  readonly actor: string;
  /** Such as `plan-changed`. */
  readonly action: string;
  readonly details?: AuditDetails;
  /** Whom to tell of it. */
  readonly mail?: MailOrder;
}

export type AuditDetails = Readonly<Record<string, string | number | null>>;

export interface AuditEntry {
  /** Counts up by one from 1. */
  readonly id: number;
  readonly at: number;
  readonly actor: string;
  readonly action: string;
  /** The id of the account it was done to. */
  readonly subject: string;
  readonly details: AuditDetails;
  /** Fields of the account that changed. */
  readonly changes: Readonly<
    Record<string, { readonly from: string | number | null; readonly to: string | number | null }>
  >;
}

/** Asks for units of a day's quota. They are leased, and count as used, until the store is told which were spent. */
export interface TakeRequest {
  readonly accountId: string;
  readonly day: number;
  readonly limit: number;
  /** As many of these are granted as are left. */
  readonly wanted: number;
  /** These as well, all or none, and only far from the limit. */
  readonly spare: number;
  /** The name of the lease that they belong to; no other process uses it. */
  readonly lease: string;
  /** Units that were spent of the lease since the store was last told. */
  readonly spent: number;
}

export interface Taken {
  readonly granted: number;
  /** Units used on that day by all processes, leases included. */
  readonly used: number;
  /** With `granted` 0: units of leases, some of which may come back. Otherwise 0. */
  readonly leased: number;
}

/** What was spent of a lease since the store was last told, at its end. */
export type Settlement = Pick<TakeRequest, 'accountId' | 'day' | 'lease' | 'spent'>;

export interface Lease {
  readonly accountId: string;
  readonly day: number;
  readonly id: string;
  /** Units that are not known to be spent. */
  readonly units: number;
}

export interface UsedQuota {
  /** Leases included. */
  readonly used: number;
  readonly leases: readonly Pick<Lease, 'id' | 'units'>[];
}

export interface StoredResult {
  readonly expiresAt: number;
  /** JSON of the calculation's answer; the store does not look inside. */
  readonly json: string;
}

export type Result<T, Reason extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: Reason };

/** Every change that is given an `act` is written to the audit log, and its mail ordered, in the same transaction. */
export interface AccountStore {
  /** A taken address costs the same time. What a deleted account of this address used today counts as used. */
  createAccount(account: Account, passwordHash?: string, act?: Act): Promise<Result<Account, 'email-taken'>>;
  account(id: string): Promise<Account | undefined>;
  accountByEmail(email: string): Promise<Account | undefined>;
  /** By address. */
  accounts(wanted: AccountsWanted): Promise<readonly Account[]>;
  hasAccounts(): Promise<boolean>;
  updateAccount(id: string, changes: AccountChanges, act?: Act): Promise<Result<Account, 'unknown-account'>>;
  /** Removes the account and all that belongs to it, in one go. */
  deleteAccount(id: string, act?: Act): Promise<Result<Account, 'unknown-account'>>;
  /**
   * Calls back soon after an account or key changed in any process: within 50 ms on one machine, a second on several. It
   * may call though nothing changed, where it cannot tell. Returns how to stop.
   */
  onAccountsChanged(listener: () => void): () => void;

  /** The password as argon2id text; undefined where none is set. */
  passwordHash(accountId: string): Promise<string | undefined>;
  /** Sets the password; ends every session and all links that reset it. */
  setPassword(accountId: string, passwordHash: string, act?: Act): Promise<Result<Account, 'unknown-account'>>;
  /**
   * Uses a link up, of all who ask for one of them: its account's address is confirmed, and one that resets the password
   * sets it, as `setPassword` does, and tells of it by mail. The audit log names the account itself.
   */
  redeemToken(redemption: Redemption): Promise<Result<Account, 'unknown-token'>>;
}

export interface KeyStore {
  /** Adds a key unless its id is taken or the account already has `limit` keys that are not revoked. */
  createKey(
    key: KeyRecord,
    limit: number,
    act?: Act,
  ): Promise<Result<KeyRecord, 'unknown-account' | 'id-taken' | 'too-many-keys'>>;
  /** Oldest first, revoked ones too. */
  keys(accountId: string): Promise<readonly KeyRecord[]>;
  keyByHash(hash: string): Promise<KeyRecord | undefined>;
  keyById(id: string): Promise<KeyRecord | undefined>;
  revokeKey(hash: string, now: number, act?: Act): Promise<KeyRecord | undefined>;
  /** Revokes a key of this account; undefined when it has no such key. */
  revokeKeyOf(id: string, accountId: string, now: number, act?: Act): Promise<KeyRecord | undefined>;
  /** Renames a key of this account; undefined when it has no such key. */
  renameKey(id: string, accountId: string, name: string): Promise<KeyRecord | undefined>;
}

export interface SessionStore {
  /**
   * Adds a session unless the account is gone or its password is no longer the one that was checked. Of very many
   * sessions of one account, the one that was not used for longest ends.
   */
  createSession(session: SessionRecord, passwordHash: string): Promise<boolean>;
  /** A session that has not expired. */
  session(hash: string, now: number): Promise<SessionRecord | undefined>;
  touchSession(hash: string, lastSeenAt: number, expiresAt: number): Promise<void>;
  deleteSession(hash: string): Promise<void>;
  sessionsOf(accountId: string): Promise<readonly SessionRecord[]>;
  /** Removes at most `limit` expired sessions; returns how many. */
  sweepSessions(now: number, limit: number): Promise<number>;
}

export interface TokenStore {
  /** Adds a link; false when there is no such account. */
  putToken(token: TokenRecord): Promise<boolean>;
  /** A link that works now; it is left as it is. */
  token(hash: string, purpose: TokenPurpose, now: number): Promise<TokenRecord | undefined>;
  sweepTokens(now: number, limit: number): Promise<number>;
}

export interface AttemptStore {
  /**
   * Counts an attempt under every name, or under none when one of them has none left: then the time until which. A window
   * that would end later than one that begins now was begun before the clock was set back, and is shortened to that.
   */
  takeAttempts(limits: readonly AttemptLimit[], now: number): Promise<number>;
  /** Takes attempts back: they were no failures. */
  returnAttempts(names: readonly string[]): Promise<void>;
  sweepAttempts(now: number, limit: number): Promise<number>;
}

export interface ActivityStore {
  /** Adds to the counts, all in one go; entries of accounts that are gone are dropped. */
  addActivity(batch: readonly ActivityEntry[]): Promise<void>;
  /** From a day on, up to another (without that) where one is given; by day, key and calculator. */
  activity(accountId: string, sinceDay: number, untilDay?: number): Promise<readonly ActivityRow[]>;
  /** When each key was used last. */
  keyLastUsed(accountId: string): Promise<ReadonlyMap<string, number>>;
  /** Removes at most `limit` rows of days before `day`; returns how many. */
  sweepActivity(day: number, limit: number): Promise<number>;
}

/** A request that its sender may send again. */
export interface IdempotentRequest {
  /** Of its sender and the key that was sent with it. */
  readonly name: string;
  /** Of all that was asked. */
  readonly fingerprint: string;
}

/** What was charged for requests that may be sent again. */
export interface IdempotentStore {
  /**
   * Begins a request, of all that come with its name exactly one; it counts as abandoned at `until`.
   * @returns Otherwise what was charged for it, or that it is under way, or that its name is another request's.
   */
  beginIdempotent(
    request: IdempotentRequest,
    now: number,
    until: number,
  ): Promise<number | 'begun' | 'under-way' | 'different'>;
  /** Says what was charged, which is known until then. */
  finishIdempotent(request: IdempotentRequest, charged: number, until: number): Promise<void>;
  /** Nothing was charged: the next one begins anew. */
  abandonIdempotent(request: IdempotentRequest): Promise<void>;
  /** Removes at most `limit` that nobody knows any more; returns how many. */
  sweepIdempotent(now: number, limit: number): Promise<number>;
}

export interface SecretStore {
  /** A random secret of the service under a name, the same for all processes, made when it is first asked for. */
  secret(name: string): Promise<string>;
}

/** Mail that waits to be sent. Each is claimed by one process at a time, and waits again when its claim ends. */
export interface MailStore {
  /** Keeps a message to be sent at once. Where too many wait it is dropped, which whoever opened the store is told. */
  orderMail(order: MailOrder): Promise<void>;
  /**
   * Claims what waited longest of what is due: what was never tried, what is to be tried again by now, and what is to be
   * only after `latest`, as the clock was set back since that was said.
   */
  claimMail(now: number, until: number, latest: number): Promise<WaitingMail | undefined>;
  /** Ends a claim: it is tried again from then on. Nothing when the claim has ended. */
  postponeMail(claimed: WaitingMail, dueAt: number): Promise<void>;
  /** It is sent, or not worth it any more. Nothing when the claim has ended. */
  removeMail(claimed: WaitingMail): Promise<void>;
}

/** Nothing is ever changed or removed in it. */
export interface AuditStore {
  appendAudit(subject: string, act: Act): Promise<void>;
  /** The latest first; `before` is the id of an entry. */
  audit(wanted: {
    readonly before?: number;
    readonly limit: number;
    readonly subject?: string;
  }): Promise<readonly AuditEntry[]>;
}

export interface QuotaStore {
  take(request: TakeRequest): Promise<Taken>;
  /** Ends a lease: what was spent counts as used, also where it is more than was leased; all else of it goes back. */
  settle(settlement: Settlement): Promise<void>;
  used(accountId: string, day: number): Promise<UsedQuota>;
  /** All leases of all processes: no more than are asked for in the time that one lasts. */
  leases(): Promise<readonly Lease[]>;
  /** Ends leases that are still there, and gives back all of their units. */
  reclaim(leases: readonly Lease[]): Promise<void>;
  /** Use by day, the latest first. */
  usage(accountId: string, days: number): Promise<readonly { readonly day: number; readonly used: number }[]>;
  /** Removes at most `limit` counters of days before `day`; returns how many. */
  sweepUsage(day: number, limit: number): Promise<number>;
  /** Removes at most `limit` records of what deleted accounts used on a day that is over; returns how many. */
  sweepUsedByDeleted(now: number, limit: number): Promise<number>;
}

export interface ResultStore {
  /** A result that has not expired, and did not have to go before for want of room. */
  result(key: string, now: number): Promise<StoredResult | undefined>;
  /** The same at once, but what another process wrote in the last moment may be missing; absent where it has to be waited for. */
  readonly resultNow?: (key: string, now: number) => StoredResult | undefined;
  /** Keeps results, all in one go. */
  putResults(results: ReadonlyMap<string, StoredResult>): Promise<void>;
  /** Removes expired results, many at once: some while after the first of those that go together has expired. */
  sweepResults(now: number): Promise<void>;
}

/**
 * A store, shared by any number of processes. Every method is atomic; what a promise says is visible to all when it
 * resolves, and accounts, passwords, keys and the audit log are then on disk, or as safe as the server that has them makes
 * what it is told.
 */
export interface Store
  extends AccountStore,
    KeyStore,
    SessionStore,
    TokenStore,
    AttemptStore,
    MailStore,
    ActivityStore,
    AuditStore,
    IdempotentStore,
    SecretStore,
    QuotaStore,
    ResultStore {
  /** Throws unless the store can be read and written. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Spare units are leased only while this many times as many are left, so that near the limit nobody waits for them. */
export const LEASE_MARGIN = 8;
