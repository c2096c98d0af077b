/** Times as text, and the clock that never goes back. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { globSync } from 'glob';
import { describe, expect, it } from 'vitest';
import { BurstLimit } from '../../server/src/accounts/burst.js';
import { dateOf, dayOf, elapsed, endOfDay, later, systemClock, timestampOf } from '../../server/src/clock.js';

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

describe('the monotonic clock', () => {
  it('only goes on', () => {
    const start = systemClock.monotonic();
    const end = later(start, 20);
    let last = start;
    while (last < end) {
      const reading = systemClock.monotonic();
      expect(elapsed(last, reading)).toBeGreaterThanOrEqual(0);
      last = reading;
    }
    expect(elapsed(start, last)).toBeGreaterThanOrEqual(20);
  });

  it('does not compile where it is mixed with the wall clock', () => {
    const [wall, reading] = [systemClock.now(), systemClock.monotonic()];
    const mixtures = [
      // @ts-expect-error
      () => reading < wall,
      // @ts-expect-error
      () => wall - reading,
      // @ts-expect-error
      () => dayOf(reading),
      // @ts-expect-error
      () => elapsed(reading, wall),
      // @ts-expect-error
      () => new BurstLimit(1).take('a', wall),
    ];
    expect(mixtures).toHaveLength(5);
    expect(reading < later(reading, 1)).toBe(true);
  });
});

describe('clocks are read in one place', () => {
  const ROOT = fileURLToPath(new URL('../..', import.meta.url));
  const READING =
    /\b(Date\.now|performance\.now|performance\.timeOrigin|process\.hrtime|process\.uptime)\b|\bnew Date\(\)/;
  const ELSEWHERE: Readonly<Record<string, string>> = {
    'server/src/clock.ts': 'This is the place.',
    'server/src/processes/watchdog-thread.ts': 'It loads nothing else of the service, and has no clock but its own.',
    'server/src/web/client': 'Browsers have clocks of their own.',
    'codegen/src/check/checks': 'They measure calculators, and give names to what may not be called.',
    'codegen/src/generate/watched-process.ts': 'It ends what stands still.',
    'bundling/src/bundle-calculators.ts': 'It removes what runs that were killed left behind.',
    'codegen/src/command-line/main.ts': 'It tells how long a command took.',
    'bundling/src/generations.ts': 'Files have wall times; tests give their own.',
    'bundling/tool/folder.mjs': 'Files have wall times.',
  };

  it('but for what is listed here, with the reason', () => {
    const files = globSync(['{server,codegen,bundling,engine}/**/*.{ts,tsx,mjs}'], {
      cwd: ROOT,
      posix: true,
      ignore: '**/node_modules/**',
    });
    const reading = files.filter((file) => READING.test(readFileSync(path.join(ROOT, file), 'utf8')));
    const allows = (place: string) => (file: string) => file === place || file.startsWith(`${place}/`);
    const places = Object.keys(ELSEWHERE);
    expect(reading.filter((file) => !places.some((place) => allows(place)(file)))).toEqual([]);
    // And nothing is listed that needs it no more.
    expect(places.filter((place) => !reading.some(allows(place)))).toEqual([]);
  });
});
