/** The long form of `test/server/processes/durable.test.ts`. */
import { expect, it } from 'vitest';
import { killAtRandom } from '../server/processes/durable.js';
import { storePlaces } from '../server/processes/store-place.js';

const KILLS = Number(process.env.RECKONER_KILLS ?? 200);

it.each(storePlaces)(
  `nothing that was answered is lost in ${KILLS} kills at random moments, with the store $name`,
  async ({ place }) => {
    const figures = await killAtRandom(KILLS, Math.random, await place());
    console.info(JSON.stringify(figures));
    expect(figures.lost).toEqual([]);
  },
);
