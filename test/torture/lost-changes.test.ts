/** The long form of `test/server/store/lost-changes.test.ts`. */
import { expect, it } from 'vitest';
import { lostChanges } from '../server/store/counters.js';

const ROUNDS = Number(process.env.RECKONER_ROUNDS ?? 20);

it(`of 6,000 changes by four processes, while another opens the store 30 times, none is lost, in ${ROUNDS} rounds`, async () => {
  const lost: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) lost.push(await lostChanges(30));
  expect(lost.filter((count) => count !== 0)).toEqual([]);
}, 1_200_000);
