/** One process of the concurrency test: spends units of an account through the quota, prints how many were granted. */
import { Quota } from '../../../server/src/accounts/quota.js';
import { systemClock } from '../../../server/src/clock.js';
import { openLmdbStore } from '../../../server/src/store/lmdb.js';

const [, , directory, limit, attempts] = process.argv;
const store = openLmdbStore(directory!);
const quota = new Quota(store, systemClock, (error) => {
  throw error;
});
let granted = 0;
let left = Number(attempts);
async function spendSome(): Promise<void> {
  while (left-- > 0) if ((await quota.spend('account', Number(limit))).granted) granted++;
}
await Promise.all(Array.from({ length: 16 }, spendSome));
await quota.close();
await store.close();
process.stdout.write(String(granted));
