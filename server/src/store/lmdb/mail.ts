/** Mail that waits, in the order in which it is due. */
import type { Database } from 'lmdb';
import type { MailKind, MailOrder, MailStore, WaitingMail } from '../store.js';
import type { Environment } from './environment.js';

const MOST_WAITING = 10_000;

type Waiting = MailOrder & { tries: number };
type Key = [dueAt: number, id: number];

/** When what was never tried is due: whatever the clock says. */
const AT_ONCE = 0;

export interface WaitingMails {
  readonly methods: MailStore;
  /** Only inside a transaction. */
  order(mail: MailOrder): void;
}

/** @param onDropped Called for each message that is not kept because too many wait. */
export function lmdbMail(environment: Environment, onDropped: (kind: MailKind) => void): WaitingMails {
  const waiting: Database<Waiting, Key> = environment.database('mail');

  function order(mail: MailOrder): void {
    if ((waiting.getStats() as { entryCount: number }).entryCount >= MOST_WAITING) onDropped(mail.kind);
    else waiting.put([AT_ONCE, environment.count('mail')], { ...mail, tries: 0 });
  }

  function firstDue(now: number, latest: number): Key | undefined {
    for (const key of waiting.getKeys({ limit: 1 })) if (key[0] <= now) return key;
    for (const key of waiting.getKeys({ limit: 1, reverse: true })) if (key[0] > latest) return key;
    return undefined;
  }

  const methods: MailStore = {
    orderMail: (mail) => environment.durably(() => order(mail)),
    async claimMail(now, until, latest) {
      // Most who ask find nothing, and need no transaction for it.
      if (firstDue(now, latest) === undefined) return undefined;
      return environment.durably((): WaitingMail | undefined => {
        const key = firstDue(now, latest);
        if (key === undefined) return undefined;
        const claimed = { ...waiting.get(key)! };
        claimed.tries++;
        waiting.remove(key);
        waiting.put([until, key[1]], claimed);
        return { ...claimed, id: key[1], until };
      });
    },
    postponeMail: ({ id, until }, dueAt) =>
      environment.durably(() => {
        const mail = waiting.get([until, id]);
        if (mail === undefined) return;
        waiting.remove([until, id]);
        waiting.put([dueAt, id], mail);
      }),
    removeMail: ({ id, until }) =>
      environment.durably(() => {
        waiting.remove([until, id]);
      }),
  };
  return { methods, order };
}
