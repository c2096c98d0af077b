/** A process that adds an account with a password, a key, a session and a link to a store. */
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { testAccount } from '../harness.js';

const [directory] = process.argv.slice(2);
const store = openLmdbStore(directory!);
const accountId = 'two';
await store.createAccount(testAccount(accountId), 'password');
const key = { id: 'key', accountId, name: 'a', hash: 'hash', hint: 'a', createdAt: 1, revokedAt: null };
await store.createKey(key, 1);
await store.createSession({ hash: 'session', accountId, createdAt: 1, lastSeenAt: 1, expiresAt: 9 }, 'password');
await store.putToken({ hash: 'token', purpose: 'reset-password', accountId, expiresAt: 9 });
await store.close();
