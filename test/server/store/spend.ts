/** One process of the concurrency test: spends units of an account through the quota, prints how many were granted. */
import { Quota } from '../../../server/src/accounts/quota.js';
import { systemClock } from '../../../server/src/clock.js';
import { openStore } from '../../../server/src/store/open.js';

const [, , place, limit, attempts] = process.argv;
const isUrl = place!.startsWith('redis:');
const store = await openStore({ storeUrl: isUrl ? place : undefined, dataDir: place! }, {});
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
