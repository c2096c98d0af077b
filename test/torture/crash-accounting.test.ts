/** The long form of `test/server/crash.test.ts`. */
import { it } from 'vitest';
import { expectFairTally, tallyOfKills } from '../server/kills.js';

it.each([
  [30, 3000],
  [20, 60_000],
])('%i kills of workers cost clients of a plan of %i nothing', async (kills, limit) => {
  const tally = await tallyOfKills(kills, limit);
  console.info(`${kills} kills, a plan of ${limit}: ${JSON.stringify(tally)}`);
  expectFairTally(tally, kills, limit);
});
