/**
 * Who somebody is: signing up, logging in, links by mail, passwords, and the end of an account. What these answer, and how
 * long it takes, never tells whether an address has an account.
 */
import type { Services } from '../services.js';
import type { Account, TokenPurpose } from '../store/store.js';
import { createAccount } from './accounts.js';
import { hashSecret } from './secrets.js';
import type { Throttled } from './throttle.js';

export type IdentityServices = Pick<
  Services,
  'store' | 'clock' | 'config' | 'passwords' | 'sessions' | 'throttle' | 'outbox'
>;

/** What a browser gets when somebody is logged in with it. */
export interface LoggedIn {
  readonly account: Account;
  /** For the session cookie. */
  readonly secret: string;
  /** For the device cookie. */
  readonly device: string;
}

/** Opens an account, or tells the owner of the one that has this address. */
export async function signUp(services: IdentityServices, email: string, password: string): Promise<void> {
  const { store, clock, config, passwords, outbox } = services;
  const passwordHash = await passwords.hash(password);
  const now = clock.now();
  const created = await createAccount(store, email, config.plans.plans[0]!, now, {
    passwordHash,
    mail: { kind: 'verify-email', to: email, at: now },
  });
  if (created.ok) outbox.look();
  else outbox.later('account-exists', email);
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Where the request comes from. */
  readonly address: string;
  /** The device cookie. */
  readonly device: string | undefined;
}

export async function logIn(
  services: IdentityServices,
  { email, password, address, device }: Credentials,
): Promise<LoggedIn | Throttled | 'wrong'> {
  const { store, passwords, throttle } = services;
  const attempt = await throttle.logIn(email, address, device);
  if ('until' in attempt) return attempt;
  const account = await store.accountByEmail(email);
  const passwordHash = account && (await store.passwordHash(account.id));
  const right = await passwords.matches(password, passwordHash);
  if (!right || !account || passwordHash === undefined) return 'wrong';
  if (services.outbox.delivers && account.emailVerifiedAt === null) {
    // Whoever could log in right after signing up would know that the address had no account before.
    sendVerification(services, account);
    return 'wrong';
  }
  await throttle.succeeded(attempt);
  return (await start(services, account, passwordHash)) ?? 'wrong';
}

async function start(
  { sessions, throttle }: IdentityServices,
  account: Account,
  passwordHash: string,
): Promise<LoggedIn | undefined> {
  const secret = await sessions.start(account.id, passwordHash);
  return secret === undefined ? undefined : { account, secret, device: await throttle.deviceFor(account.email) };
}

/** Sends the link that proves that an address is its holder's. */
export function sendVerification({ outbox }: Pick<IdentityServices, 'outbox'>, { email }: Account): void {
  outbox.later('verify-email', email);
}

/** Sends the link that sets a new password, where there is such an account. */
export function sendReset({ outbox }: Pick<IdentityServices, 'outbox'>, email: string): void {
  outbox.later('reset-password', email);
}

/** The account that a link is for, while it works; the link is left as it is. */
export async function accountOfToken(
  { store, clock }: IdentityServices,
  token: string,
  purpose: TokenPurpose,
): Promise<Account | undefined> {
  const record = await store.token(hashSecret(token), purpose, clock.now());
  return record && store.account(record.accountId);
}

/** Takes a link at its word: the address is its holder's. False when it works no more. */
export async function verifyEmail({ store, clock }: IdentityServices, token: string): Promise<boolean> {
  const redemption = { hash: hashSecret(token), now: clock.now(), purpose: 'verify-email' } as const;
  return (await store.redeemToken(redemption)).ok;
}

/**
 * Sets a new password by a link, and logs in; undefined when the link works no more. Who reads mail at the address has
 * proved by it that it is theirs, too.
 */
export async function resetPassword(
  services: IdentityServices,
  token: string,
  password: string,
): Promise<LoggedIn | undefined> {
  const { store, clock, passwords, outbox } = services;
  // Before the link is used up: this may be refused because the machine is busy.
  const passwordHash = await passwords.hash(password);
  const redemption = { hash: hashSecret(token), now: clock.now(), purpose: 'reset-password', passwordHash } as const;
  const redeemed = await store.redeemToken(redemption);
  if (!redeemed.ok) return undefined;
  outbox.look();
  return start(services, redeemed.value, passwordHash);
}

/** Sets a new password for who knows the old one; every session ends, and a new one begins. */
export async function changePassword(
  services: IdentityServices,
  account: Account,
  password: string,
): Promise<LoggedIn | undefined> {
  const { store, clock, passwords, outbox } = services;
  const passwordHash = await passwords.hash(password);
  const at = clock.now();
  const mail = { kind: 'password-changed', to: account.email, at } as const;
  const act = { at, actor: account.id, action: 'password-changed', mail };
  const changed = await store.setPassword(account.id, passwordHash, act);
  if (!changed.ok) return undefined;
  outbox.look();
  return start(services, changed.value, passwordHash);
}

/** Whether somebody in a session knows the account's password; after too many wrong ones, until when not to ask. */
export async function confirmPassword(
  { store, passwords, throttle }: IdentityServices,
  accountId: string,
  sessionHash: string,
  password: string,
): Promise<boolean | Throttled> {
  const attempt = await throttle.confirm(sessionHash);
  if ('until' in attempt) return attempt;
  const right = await passwords.matches(password, await store.passwordHash(accountId));
  if (right) await throttle.succeeded(attempt);
  return right;
}

/** Removes an account and all that belongs to it. */
export async function deleteAccount(
  { store, clock, outbox }: Pick<IdentityServices, 'store' | 'clock' | 'outbox'>,
  { id, email }: Account,
): Promise<void> {
  const at = clock.now();
  const mail = { kind: 'account-deleted', to: email, at } as const;
  await store.deleteAccount(id, { at, actor: id, action: 'account-deleted', mail });
  outbox.look();
}
