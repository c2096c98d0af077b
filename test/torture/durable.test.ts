/** The long form of `test/server/processes/durable.test.ts`. */
import { expect, it } from 'vitest';
import { killAtRandom } from '../server/processes/durable.js';

const KILLS = Number(process.env.RECKONER_KILLS ?? 200);

it(`nothing that was answered is lost in ${KILLS} kills at random moments`, async () => {
  const figures = await killAtRandom(KILLS, Math.random);
  console.info(JSON.stringify(figures));
  expect(figures.lost).toEqual([]);
});
