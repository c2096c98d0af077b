/** Workers that are killed under load. */
import { it } from 'vitest';
import { expectFairTally, tallyOfKills } from './kills.js';

it('workers that are killed cost clients nothing, and little is answered that is not counted', async () => {
  const [kills, limit] = [3, 3000];
  expectFairTally(await tallyOfKills(kills, limit), kills, limit);
});
