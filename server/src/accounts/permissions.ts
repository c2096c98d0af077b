/** What an account may do besides what its plan allows. */
import type { Account } from '../store/store.js';

/** What keeps an account from new API keys. */
export type KeyRefusal = 'suspended' | 'unverified';

/**
 * Why an account may not create an API key; undefined when it may. An address must be confirmed where confirming it is
 * possible: where no mail is sent, as in development, nobody could.
 * @param mailDelivers Whether mail reaches people: `outbox.delivers`.
 */
export function keyRefusal(account: Account, mailDelivers: boolean): KeyRefusal | undefined {
  if (account.suspendedAt !== null) return 'suspended';
  return mailDelivers && account.emailVerifiedAt === null ? 'unverified' : undefined;
}
