/**
 * Writes the messages that were ordered, just before they are sent: links are made only now, so that a secret never
 * waits anywhere, and what has become needless since is left out.
 */
import { HOUR_MS } from '../clock.js';
import type { Message } from '../mail/mail.js';
import * as messages from '../mail/messages.js';
import type { Services } from '../services.js';
import type { MailKind, TokenPurpose, WaitingMail } from '../store/store.js';
import { hashSecret, newSecret } from './secrets.js';

type MailServices = Pick<Services, 'store' | 'clock' | 'config' | 'throttle'>;

const TOKEN_LIFE_MS: Readonly<Record<TokenPurpose, number>> = {
  'verify-email': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
};

/** Of these anybody can order one for any address. */
const THROTTLED: ReadonlySet<MailKind> = new Set<MailKind>(['verify-email', 'account-exists', 'reset-password']);

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

/** The message to send; undefined: none. */
export async function writeMail(
  services: MailServices,
  { kind, to, tries }: WaitingMail,
): Promise<Message | undefined> {
  const { throttle, config } = services;
  // A message counts once, however often it is tried.
  if (tries === 1 && THROTTLED.has(kind) && 'until' in (await throttle.mailTo(to, kind))) return undefined;
  const context = { to, baseUrl: config.baseUrl };
  switch (kind) {
    case 'verify-email':
    case 'reset-password':
      return withLink(services, kind, context);
    case 'account-exists':
      return messages.accountExistsMessage(context);
    case 'password-changed':
      return messages.passwordChangedMessage(context);
    case 'account-deleted':
      return messages.accountDeletedMessage(context);
  }
}

async function withLink(
  services: MailServices,
  kind: TokenPurpose,
  context: messages.MessageContext,
): Promise<Message | undefined> {
  const account = await services.store.accountByEmail(context.to);
  if (!account || (kind === 'verify-email' && account.emailVerifiedAt !== null)) return undefined;
  const token = await newToken(services, account.id, kind);
  if (token === undefined) return undefined;
  return kind === 'verify-email'
    ? messages.verifyEmailMessage(context, token)
    : messages.resetPasswordMessage(context, token);
}
