/** The long form of `test/server/processes/stops.test.ts`. */
import { expect, it } from 'vitest';
import { stopOften } from '../server/processes/stops.js';

it.each([1, 2, 3])('stops twenty times under load, with %i workers', async (workers) => {
  const figures = await stopOften({ stops: 20, workers, heedReadiness: false });
  console.log(workers, JSON.stringify(figures));
  expect(figures.lostKept).toBe(0);
  // Those that the system had taken when the listening sockets were closed: at most one of each of the four clients.
  expect(figures.lostFresh).toBeLessThan(4 * 20);
});

it.each([1, 2, 3])('stops ten times for clients that heed readiness, with %i workers', async (workers) => {
  const figures = await stopOften({ stops: 10, workers, heedReadiness: true });
  console.log(workers, JSON.stringify(figures));
  expect([figures.lostKept, figures.lostFresh]).toEqual([0, 0]);
});
