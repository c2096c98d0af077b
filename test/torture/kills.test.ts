/** The long form of `test/server/processes/kills.test.ts`. */
import { expect, it } from 'vitest';
import { killOften } from '../server/processes/kills.js';

it('leaves nothing behind after a hundred kills under write load', async () => {
  const figures = await killOften(100);
  console.log(JSON.stringify(figures));
  expect(figures.kills).toBe(100);
});
