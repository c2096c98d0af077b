/**
 * What the page after a change says of it. A cookie carries the code of one of these messages, never text, so that nobody
 * can make the dashboard say something else; the address stays clean.
 */
export const flashes = {
  'key-renamed': 'The key has its new name.',
  'key-revoked': 'The key is revoked. Requests with it are answered with 403 from now on.',
  'key-shown-before': 'That key was created already, and a key is shown only once. Revoke it if you have not kept it.',
  'plan-changed': 'The account has its new plan.',
  'account-suspended': 'The account is suspended. Its keys are answered with 403 from now on.',
  'account-resumed': 'The account is active again.',
  'account-deleted': 'Your account and all that belonged to it are deleted.',
  'email-verified': 'Your e-mail address is confirmed.',
  'logged-out': 'You are logged out.',
  'password-changed': 'Your password is changed, and every other browser is logged out.',
  'verification-sent': 'If it was not sent too often already, the link is on its way.',
} as const satisfies Record<string, string>;

export type FlashCode = keyof typeof flashes;

export function isFlashCode(text: string | undefined): text is FlashCode {
  return text !== undefined && Object.hasOwn(flashes, text);
}
