/** A process that opens the stores of its input, one directory a line, uses them, and says of each how that went. */
import { readFileSync } from 'node:fs';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';
import type { Store } from '../../../server/src/store/store.js';
import { StoreTrouble } from '../../../server/src/store/trouble.js';

async function use(store: Store): Promise<void> {
  const accounts = await store.accounts({ limit: 10_000 });
  for (const { id } of accounts) {
    for (const key of await store.keys(id)) await store.keyByHash(key.hash);
    await Promise.all([store.passwordHash(id), store.sessionsOf(id), store.usage(id, 10), store.activity(id, 0)]);
  }
  await store.audit({ limit: 10_000 });
  await store.secret('s');
  await store.updateAccount(accounts[0]?.id ?? 'nobody', { plan: 'other' }, { at: 1, actor: 'admin', action: 'x' });
  await store.check();
}

for (const directory of readFileSync(0, 'utf8').split('\n')) {
  let outcome = 'opened';
  try {
    const store = openLmdbStore(directory);
    await use(store).catch((error) => {
      outcome = `failed: ${error}`;
    });
    await store.close();
  } catch (error) {
    outcome = error instanceof StoreTrouble ? `refused: ${error.message}` : `threw: ${error}`;
  }
  process.stdout.write(`${outcome.replaceAll('\n', ' ')}\n`);
}
