import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOf, dayOf, endOfDay, timestampOf } from '../../server/src/clock.js';

describe('time', () => {
  it('is written as Date does it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), (now) => {
        const iso = new Date(now).toISOString();
        expect(timestampOf(now)).toBe(iso);
        expect(dateOf(dayOf(now))).toBe(iso.slice(0, 10));
        expect(endOfDay(dayOf(now)) - now).toBeGreaterThan(0);
        expect(endOfDay(dayOf(now)) - now).toBeLessThanOrEqual(86_400_000);
      }),
    );
  });
});
