/**
 * Who somebody is: signing up, logging in, links by mail, passwords, and the end of an account. What these answer, and how
 * long it takes, never tells whether an address has an account.
 */
import { HOUR_MS } from '../clock.js';
import * as messages from '../mail/messages.js';
import type { Services } from '../services.js';
import type { Account, TokenPurpose } from '../store/store.js';
import { createAccount } from './accounts.js';
import { hashSecret, newSecret } from './secrets.js';
import type { Throttled } from './throttle.js';

export type IdentityServices = Pick<
  Services,
  'store' | 'clock' | 'config' | 'passwords' | 'sessions' | 'throttle' | 'outbox'
>;

const TOKEN_LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  'verify-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
};

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
  const created = await createAccount(store, email, config.plans.plans[0]!, clock.now(), { passwordHash });
  if (created.ok) sendVerification(services, created.value);
  else
    outbox.later('account-exists', async () => {
      if ('until' in (await services.throttle.mailTo(email, 'account-exists'))) return undefined;
      return messages.accountExistsMessage({ to: email, baseUrl: config.baseUrl });
    });
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

/** The text of a new link that works once; undefined when the account is gone. */
export async function newToken(
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  accountId: string,
  purpose: TokenPurpose,
): Promise<string | undefined> {
  const token = newSecret();
  const expiresAt = clock.now() + TOKEN_LIFE_MS[purpose];
  return (await store.putToken({ hash: hashSecret(token), purpose, accountId, expiresAt })) ? token : undefined;
}

/** Sends the link that proves that an address is its holder's. */
export function sendVerification(services: IdentityServices, account: Account): void {
  const { throttle, outbox, config } = services;
  outbox.later('verify-email', async () => {
    if ('until' in (await throttle.mailTo(account.email, 'verify-email'))) return undefined;
    const token = await newToken(services, account.id, 'verify-email');
    return token === undefined
      ? undefined
      : messages.verifyEmailMessage({ to: account.email, baseUrl: config.baseUrl }, token);
  });
}

/** Sends the link that sets a new password, where there is such an account. */
export function sendReset(services: IdentityServices, email: string): void {
  const { store, throttle, outbox, config } = services;
  outbox.later('reset-password', async () => {
    if ('until' in (await throttle.mailTo(email, 'reset-password'))) return undefined;
    const account = await store.accountByEmail(email);
    const token = account && (await newToken(services, account.id, 'reset-password'));
    return token === undefined
      ? undefined
      : messages.resetPasswordMessage({ to: email, baseUrl: config.baseUrl }, token);
  });
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
  const { store, clock, passwords } = services;
  // Before the link is used up: this may be refused because the machine is busy.
  const passwordHash = await passwords.hash(password);
  const redemption = { hash: hashSecret(token), now: clock.now(), purpose: 'reset-password', passwordHash } as const;
  const redeemed = await store.redeemToken(redemption);
  if (!redeemed.ok) return undefined;
  tellOfPassword(services, redeemed.value);
  return start(services, redeemed.value, passwordHash);
}

/** Sets a new password for who knows the old one; every session ends, and a new one begins. */
export async function changePassword(
  services: IdentityServices,
  account: Account,
  password: string,
): Promise<LoggedIn | undefined> {
  const { store, clock, passwords } = services;
  const passwordHash = await passwords.hash(password);
  const act = { at: clock.now(), actor: account.id, action: 'password-changed' };
  const changed = await store.setPassword(account.id, passwordHash, act);
  if (!changed.ok) return undefined;
  tellOfPassword(services, changed.value);
  return start(services, changed.value, passwordHash);
}

function tellOfPassword({ outbox, config }: IdentityServices, { email }: Account): void {
  outbox.later('password-changed', async () => messages.passwordChangedMessage({ to: email, baseUrl: config.baseUrl }));
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
export async function deleteAccount({ store, clock, outbox, config }: IdentityServices, account: Account) {
  await store.deleteAccount(account.id, { at: clock.now(), actor: account.id, action: 'account-deleted' });
  const message = messages.accountDeletedMessage({ to: account.email, baseUrl: config.baseUrl });
  outbox.later('account-deleted', async () => message);
}
