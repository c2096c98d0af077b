/**
 * Bounds on guessing, shared by all processes, so that nobody can lock out somebody else.
 *
 * Failed log-ins count for the pair of account and address, for the address over all accounts, and for the account over
 * all addresses. The last would let an attacker with many addresses keep the owner out. It does not: a browser that
 * logged in before has a signed device cookie and is counted by that cookie alone, whatever happens elsewhere; and who
 * has no such browser at hand gets a link by mail, which resets the password and makes the browser known. What is counted
 * is the address that was typed, whether or not it has an account.
 *
 * Log-ins that succeed are bounded too, more widely: each keeps the processor busy, and whoever has an account could keep
 * all others waiting by logging in without end.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../clock.js';
import type { AttemptLimit, MailKind, Store } from '../store/store.js';
import { randomBase62 } from './key-text.js';

export const DEVICE_MS = 365 * DAY_MS;

/** Names in the store are short and tell no address. */
const nameOf = (kind: string, ...parts: readonly string[]) =>
  `${kind}:${createHash('sha256').update(parts.join('\n')).digest('base64url')}`;

function loginLimits(email: string, address: string): readonly AttemptLimit[] {
  return [
    { name: nameOf('login-pair', email, address), limit: 10, windowMs: 15 * MINUTE_MS },
    { name: nameOf('login-pair-day', email, address), limit: 50, windowMs: DAY_MS },
    { name: nameOf('login-address', address), limit: 100, windowMs: 15 * MINUTE_MS },
    { name: nameOf('login-account', email), limit: 100, windowMs: HOUR_MS },
  ];
}

/** All log-ins from an address, the right ones too. */
const anyLogIn = (address: string): AttemptLimit => {
  return { name: nameOf('login-any', address), limit: 300, windowMs: 15 * MINUTE_MS };
};

/** All log-ins by browsers that an account is known in: only its owner can use these up. */
const anyKnownLogIn = (email: string): AttemptLimit => {
  return { name: nameOf('login-known', email), limit: 60, windowMs: 15 * MINUTE_MS };
};

const deviceLimits = (device: string): readonly AttemptLimit[] => [
  { name: nameOf('login-device', device), limit: 10, windowMs: 15 * MINUTE_MS },
];

/** An attempt that was let through and counted. */
export interface Attempt {
  readonly names: readonly string[];
}

/** Until when there is none, in milliseconds since 1970. */
export type Throttled = { readonly until: number };

export class Throttle {
  readonly #store: Store;
  readonly #clock: Clock;
  #secret: string | undefined;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Counts a log-in before its password is looked at; `succeeded` takes it back. */
  async logIn(email: string, address: string, device: string | undefined): Promise<Attempt | Throttled> {
    const known = await this.#isKnown(device, email);
    if (known) {
      // A cookie may have been stolen: with its own attempts used up it is worth nothing.
      const attempt = await this.#take(deviceLimits(device!), anyKnownLogIn(email));
      if (!('until' in attempt)) return attempt;
    }
    return this.#take(loginLimits(email, address), anyLogIn(address));
  }

  async succeeded({ names }: Attempt): Promise<void> {
    await this.#store.returnAttempts(names);
  }

  signUp(address: string): Promise<Attempt | Throttled> {
    return this.#take([{ name: nameOf('sign-up', address), limit: 30, windowMs: HOUR_MS }]);
  }

  /** Asking for links by mail. */
  askForMail(address: string): Promise<Attempt | Throttled> {
    return this.#take([{ name: nameOf('mail-from', address), limit: 30, windowMs: HOUR_MS }]);
  }

  /**
   * Mail of one kind to one address: more than this is left out without a word, so that nobody is flooded. By kind, so
   * that no other mail uses up what a link that resets the password needs; and those work as long as the count lasts.
   */
  mailTo(email: string, kind: MailKind): Promise<Attempt | Throttled> {
    return this.#take([{ name: nameOf('mail-to', kind, email), limit: 5, windowMs: HOUR_MS }]);
  }

  /** The password asked for again within a session; counted by session, so that a stolen one locks out only itself. */
  confirm(sessionHash: string): Promise<Attempt | Throttled> {
    return this.#take([{ name: nameOf('confirm', sessionHash), limit: 10, windowMs: 15 * MINUTE_MS }]);
  }

  /** What a browser gets after log-in, to be known by. */
  async deviceFor(email: string): Promise<string> {
    const unsigned = `${randomBase62(22)}.${this.#clock.now() + DEVICE_MS}`;
    return `${unsigned}.${await this.#sign(unsigned, email)}`;
  }

  async #isKnown(device: string | undefined, email: string): Promise<boolean> {
    const match = /^([0-9A-Za-z]{22}\.(\d{1,16}))\.([\w-]{43})$/.exec(device ?? '');
    if (!match || Number(match[2]) <= this.#clock.now()) return false;
    const [, unsigned, , signature] = match;
    const expected = await this.#sign(unsigned!, email);
    return timingSafeEqual(new Uint8Array(Buffer.from(signature!)), new Uint8Array(Buffer.from(expected)));
  }

  async #sign(unsigned: string, email: string): Promise<string> {
    // Not the promise: once the store has failed, it would fail for good.
    this.#secret ??= await this.#store.secret('devices');
    return createHmac('sha256', this.#secret).update(`${unsigned}\n${email}`).digest('base64url');
  }

  /** @param kept Counted as well, and not taken back by `succeeded`. */
  async #take(limits: readonly AttemptLimit[], ...kept: readonly AttemptLimit[]): Promise<Attempt | Throttled> {
    const until = await this.#store.takeAttempts([...limits, ...kept], this.#clock.now());
    return until > 0 ? { until } : { names: limits.map(({ name }) => name) };
  }
}
