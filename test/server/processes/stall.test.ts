/** When a process is said to stand still. */
import { describe, expect, it } from 'vitest';
import { Stall } from '../../../server/src/processes/stall.js';

const TICK_MS = 250;
const LIMIT_MS = 5000;

/** How many ticks it takes until the stall is over the limit, when they come as far apart as said. */
function ticksUntilOver(distanceMs: (tick: number) => number, beat: (tick: number) => number): number {
  const stall = new Stall(LIMIT_MS, TICK_MS);
  let now = 0;
  for (let tick = 0; tick < 1000; tick++) {
    now += distanceMs(tick);
    if (stall.isOver(beat(tick), now)) return tick;
  }
  return Number.POSITIVE_INFINITY;
}

describe('a stall', () => {
  it('is over the limit when nothing grew for so long', () => {
    expect(
      ticksUntilOver(
        () => TICK_MS,
        () => 7,
      ),
    ).toBe(LIMIT_MS / TICK_MS);
  });

  it('begins anew whenever something grew', () => {
    const seldom = (tick: number) => Math.floor(tick / (LIMIT_MS / TICK_MS));
    expect(ticksUntilOver(() => TICK_MS, seldom)).toBe(Number.POSITIVE_INFINITY);
  });

  it('does not count the time in which nobody could look: a process that was stopped, a machine that slept', () => {
    const asleep = (tick: number) => (tick === 5 ? 3_600_000 : TICK_MS);
    expect(ticksUntilOver(asleep, () => 7)).toBe(LIMIT_MS / TICK_MS - 1);
  });
});
