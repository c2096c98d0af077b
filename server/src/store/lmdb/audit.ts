/** The audit log: entries under a number that counts up. */
import type { Database } from 'lmdb';
import type { Act, AuditEntry, AuditStore } from '../store.js';
import type { Environment } from './environment.js';

export interface AuditLog {
  readonly methods: AuditStore;
  /** Adds an entry where there is an act; only inside a transaction. */
  readonly record: (subject: string, act: Act | undefined, changes?: AuditEntry['changes']) => void;
}

export function lmdbAudit(environment: Environment): AuditLog {
  const entries: Database<AuditEntry, number> = environment.database('audit');

  function record(subject: string, act: Act | undefined, changes: AuditEntry['changes'] = {}): void {
    if (!act) return;
    const { at, actor, action, details = {} } = act;
    const id = environment.count('audit');
    entries.put(id, { id, at, actor, action, subject, details, changes });
  }

  const methods: AuditStore = {
    appendAudit: (subject, act) => environment.durably(() => record(subject, act)),
    async audit({ before, limit, subject }) {
      const found: AuditEntry[] = [];
      const start = before === undefined ? Number.MAX_SAFE_INTEGER : before - 1;
      for (const { value } of entries.getRange({ start, reverse: true })) {
        if (found.length >= limit) break;
        if (subject === undefined || value.subject === subject) found.push(value);
      }
      return found;
    },
  };
  return { methods, record };
}
