/** A process that writes to a store as the service does, each time to several databases at once, until it is ended. */
import { randomBytes } from 'node:crypto';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import { countUsed } from '../harness.js';

const [, , directory, name] = process.argv;
const store = openLmdbStore(directory!, { resultsBytes: 32 * 1024 * 1024 });
const day = 20_000;
process.on('SIGTERM', () => process.exit(0));
const parent = process.ppid;
process.stdout.write('writing\n');
for (let at = 1; ; at++) {
  // A test that was killed ends nobody.
  if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  const hash = randomBytes(32).toString('hex');
  const key = {
    id: hash.slice(0, 12),
    accountId: name!,
    name: 'k',
    hash,
    hint: 'abcd',
    createdAt: at,
    revokedAt: null,
  };
  // A key is in three databases, and its making in two of the audit log: all of it or nothing.
  await Promise.all([
    store.createKey(key, 1_000_000, {
      at,
      actor: name!,
      action: 'key-created',
      details: { text: 'x'.repeat(at % 3000) },
    }),
    countUsed(store, name!, day + (at % 50), 1),
    store.putResults(new Map([[hash, { expiresAt: 10 ** 13, json: 'r'.repeat(2000) }]])),
    store.addActivity([{ accountId: name!, day: day + (at % 50), keyId: key.id, slug: 'a', count: 1, at }]),
  ]);
  if (at % 3 === 0) await store.revokeKey(hash, at, { at, actor: name!, action: 'key-revoked' });
}
