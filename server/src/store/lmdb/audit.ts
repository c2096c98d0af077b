/** The audit log: entries under a number that counts up, and which concern an account. */
import type { Database } from 'lmdb';
import type { Act, AuditEntry, AuditStore, MailOrder } from '../store.js';
import { canBeKey, type Environment } from './environment.js';

export interface AuditLog {
  readonly methods: AuditStore;
  /** Adds an entry where there is an act, and orders its mail; only inside a transaction. */
  readonly record: (subject: string, act: Act | undefined, changes?: AuditEntry['changes']) => void;
}

/** @param orderMail Called inside a transaction. */
export function lmdbAudit(environment: Environment, orderMail: (mail: MailOrder) => void): AuditLog {
  const entries: Database<AuditEntry, number> = environment.database('audit');
  /** [account, number] to nothing: the log is long, and of one account there is little in it. */
  const ofSubject: Database<boolean, [string, number]> = environment.database('audit-of-account');

  function record(subject: string, act: Act | undefined, changes: AuditEntry['changes'] = {}): void {
    if (!act) return;
    const { at, actor, action, details = {}, mail } = act;
    const id = environment.count('audit');
    entries.put(id, { id, at, actor, action, subject, details, changes });
    ofSubject.put([subject, id], true);
    if (mail) orderMail(mail);
  }

  const methods: AuditStore = {
    appendAudit: (subject, act) => environment.durably(() => record(subject, act)),
    async audit({ before, limit, subject }) {
      const start = before === undefined ? Number.MAX_SAFE_INTEGER : before - 1;
      if (subject === undefined)
        return [...entries.getRange({ start, reverse: true, limit })].map(({ value }) => value);
      if (!canBeKey(subject)) return [];
      const range = { start: [subject, start] as never, end: [subject, 0] as never, reverse: true, limit };
      return [...ofSubject.getKeys(range)].flatMap(([, id]) => entries.get(id) ?? []);
    },
  };
  return { methods, record };
}
