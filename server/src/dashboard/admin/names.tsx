/** The addresses behind the ids of the audit log. */
import type { VNode } from 'preact';
import type { AccountStore, AuditEntry } from '../../store/store.js';
import { accountPath } from './accounts-content.js';

/** Shows an account that entries name: its address with a link, or the id where it is gone or none. */
export async function namesIn(
  store: Pick<AccountStore, 'account'>,
  entries: readonly AuditEntry[],
  also?: string,
): Promise<(id: string) => VNode> {
  const ids = new Set(entries.flatMap(({ actor, subject }) => [actor, subject]));
  if (also !== undefined) ids.add(also);
  const emails = new Map<string, string>();
  for (const id of ids) {
    const account = await store.account(id);
    if (account) emails.set(id, account.email);
  }
  return (id) => {
    const email = emails.get(id);
    return email === undefined ? <code>{id}</code> : <a href={accountPath(id)}>{email}</a>;
  };
}
