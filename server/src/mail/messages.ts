/** Every message that the service sends. Nothing in them comes from a form but the address they go to. */
import type { Message } from './mail.js';

const lines = (...paragraphs: readonly string[]) => `${paragraphs.join('\n\n')}\n`;

export interface MessageContext {
  readonly to: string;
  /** The address of the service, and so of its links. */
  readonly baseUrl: string;
}

export function verifyEmailMessage({ to, baseUrl }: MessageContext, token: string): Message {
  const link = `${baseUrl}/verify?token=${token}`;
  const text = lines(
    `Confirm that this address is yours, and your account at ${baseUrl} can create API keys:`,
    link,
    'The link works once, for 24 hours.',
    'Somebody entered this address to open an account. If that was not you, ignore this message: the account cannot be used for calculations without your confirmation.',
  );
  return { to, subject: 'Confirm your e-mail address', text, link };
}

export function accountExistsMessage({ to, baseUrl }: MessageContext): Message {
  const text = lines(
    `Somebody tried to open an account at ${baseUrl} with this address, which has one already.`,
    `If that was you: log in at ${baseUrl}/login, or choose a new password at ${baseUrl}/forgot.`,
    'If it was not you, there is nothing to do. Whoever it was has learned nothing.',
  );
  return { to, subject: 'You already have an account', text };
}

export function resetPasswordMessage({ to, baseUrl }: MessageContext, token: string): Message {
  const link = `${baseUrl}/reset?token=${token}`;
  const text = lines(
    `Choose a new password for your account at ${baseUrl}:`,
    link,
    'The link works once, for one hour. Your old password works until then.',
    'If you did not ask for this, ignore this message.',
  );
  return { to, subject: 'Choose a new password', text, link };
}

export function passwordChangedMessage({ to, baseUrl }: MessageContext): Message {
  const text = lines(
    `The password of your account at ${baseUrl} was changed, and every browser was logged out.`,
    `If that was not you, choose a new one now at ${baseUrl}/forgot and look through your API keys.`,
  );
  return { to, subject: 'Your password was changed', text };
}

export function accountDeletedMessage({ to, baseUrl }: MessageContext): Message {
  const text = lines(
    `Your account at ${baseUrl} was deleted, with its API keys and its statistics of use.`,
    'This cannot be undone. You are welcome to open another.',
  );
  return { to, subject: 'Your account was deleted', text };
}
