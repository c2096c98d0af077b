/** Sessions by hash, and which an account has. */
import type { Database } from 'lmdb';
import type { SessionRecord, SessionStore } from '../store.js';
import { type Environment, rangeOf } from './environment.js';
import { Expiring } from './expiring.js';

/** Of more than these, the one that was not used for longest ends: somebody may log in without end. */
const MOST_OF_ACCOUNT = 100;

export interface Sessions {
  readonly methods: SessionStore;
  /** Ends an account's sessions; only inside a transaction. */
  removeOf(accountId: string): void;
}

/** @param currentPassword Asked inside a transaction. */
export function lmdbSessions(
  environment: Environment,
  currentPassword: (accountId: string) => string | undefined,
): Sessions {
  /** [account, hash] to nothing. */
  const ofAccount: Database<boolean, [string, string]> = environment.database('sessions-of-account');
  const sessions = new Expiring<SessionRecord>(
    environment,
    { records: 'sessions', expiries: 'session-expiries' },
    (hash, { accountId }) => ofAccount.remove([accountId, hash]),
  );
  const hashesOf = (accountId: string) => [...ofAccount.getKeys(rangeOf(accountId))].map(([, hash]) => hash);

  /** Makes room for one more. */
  function endOldest(accountId: string): void {
    const hashes = hashesOf(accountId);
    if (hashes.length < MOST_OF_ACCOUNT) return;
    const all = hashes.map((hash) => ({ hash, seen: sessions.any(hash)?.lastSeenAt ?? 0 }));
    all.sort((a, b) => a.seen - b.seen);
    for (const { hash } of all.slice(0, hashes.length - MOST_OF_ACCOUNT + 1)) sessions.remove(hash);
  }

  const methods: SessionStore = {
    createSession: (session, passwordHash) =>
      environment.transaction(() => {
        if (currentPassword(session.accountId) !== passwordHash) return false;
        endOldest(session.accountId);
        sessions.put(session.hash, session);
        ofAccount.put([session.accountId, session.hash], true);
        return true;
      }),
    session: async (hash, now) => sessions.get(hash, now),
    touchSession: (hash, lastSeenAt, expiresAt) =>
      environment.transaction(() => {
        const session = sessions.any(hash);
        if (session) sessions.put(hash, { ...session, lastSeenAt, expiresAt });
      }),
    deleteSession: (hash) =>
      environment.durably(() => {
        sessions.remove(hash);
      }),
    sessionsOf: async (accountId) =>
      hashesOf(accountId)
        .map((hash) => sessions.any(hash))
        .filter((session) => session !== undefined),
    sweepSessions: (now, limit) => sessions.sweep(now, limit),
  };

  return {
    methods,
    removeOf(accountId) {
      for (const hash of hashesOf(accountId)) sessions.remove(hash);
    },
  };
}
