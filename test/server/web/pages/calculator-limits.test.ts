/** Calculating on pages needs no key: what bounds it is the time it takes, by address. */
import { describe, expect, it } from 'vitest';
import { startTestService } from '../../harness.js';

describe('pages that calculate', () => {
  // By the fixed cost alone a hundred would be let through, as the clock stands still.
  it.each([
    ['with a form', (mass: number) => `/calculators/body-mass-index?weight=${mass}&height=1.8`],
    ['in a frame', (mass: number) => `/embed/body-mass-index?weight=${mass}&height=1.8`],
    ['that say what is wrong', (mass: number) => `/calculators/body-mass-index?weight=${mass}x`],
    ['as a table', (years: number) => `/calculators/loan-amortization-schedule/table.csv?amount=${years}000`],
  ])('%s are charged for their time', async (_, path) => {
    const service = await startTestService({ environment: { BURST_PER_ADDRESS: '1000' } });
    const statuses: number[] = [];
    for (let index = 0; index < 99; index++) statuses.push((await service.get(path(50 + index))).status);
    expect(statuses[0]).not.toBe(429);
    expect(statuses.at(-1)).toBe(429);
    await service.close();
  });

  it('are served to all where nothing is calculated', async () => {
    const service = await startTestService({ environment: { BURST_PER_ADDRESS: '1' } });
    for (const query of ['', '', '?utm_source=x', ''])
      expect((await service.get(`/calculators/body-mass-index${query}`)).status).toBe(200);
    await service.close();
  });
});
