/**
 * Sessions: the browser has 32 random bytes as a cookie, the store their hash. One ends when it was not used for a week,
 * in any case a month after log-in, and with every session of the account when the password changes.
 */
import { type Clock, DAY_MS, HOUR_MS } from '../clock.js';
import { csrfTokenOf } from '../http/csrf.js';
import type { Account, SessionRecord, Store } from '../store/store.js';
import { hashSecret, isSecret, newSecret } from './secrets.js';

export const SESSION_IDLE_MS = 7 * DAY_MS;
export const SESSION_LONGEST_MS = 30 * DAY_MS;
/** Use is noted at most this often: not every page needs a write. */
const TOUCH_MS = HOUR_MS;

export interface Session extends SessionRecord {
  /** What this session's forms carry. */
  readonly csrf: string;
}

export interface SignedIn {
  readonly session: Session;
  readonly account: Account;
}

export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** A new session's secret; undefined when the password that was checked is no longer the account's. */
  async start(accountId: string, passwordHash: string): Promise<string | undefined> {
    const secret = newSecret();
    const now = this.#clock.now();
    const record = {
      hash: hashSecret(secret),
      accountId,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: now + SESSION_IDLE_MS,
    };
    return (await this.#store.createSession(record, passwordHash)) ? secret : undefined;
  }

  /** Who a secret belongs to, as long as its session lasts. */
  async find(secret: string | undefined): Promise<SignedIn | undefined> {
    if (!isSecret(secret)) return undefined;
    const now = this.#clock.now();
    const hash = hashSecret(secret);
    const record = await this.#store.session(hash, now);
    const account = record && (await this.#store.account(record.accountId));
    if (!record || !account) return undefined;
    // Also when the clock was set back: a session that was seen in the future would last for longer.
    if (Math.abs(now - record.lastSeenAt) >= TOUCH_MS) {
      const expiresAt = Math.min(now + SESSION_IDLE_MS, record.createdAt + SESSION_LONGEST_MS);
      // While nothing can be written, pages are still to be seen.
      await this.#store.touchSession(hash, now, expiresAt).catch(() => {});
    }
    return { session: { ...record, csrf: csrfTokenOf(secret) }, account };
  }

  async end(secret: string | undefined): Promise<void> {
    if (isSecret(secret)) await this.#store.deleteSession(hashSecret(secret));
  }
}
