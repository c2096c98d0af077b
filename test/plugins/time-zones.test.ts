/** The rules of time zones against the database of Intl. */
import { expect, test } from 'vitest';
import { momentsOf, offsetAt, ZONES } from '../../plugins/time/shared/zones.js';

/** The zone of the IANA database that each stands for. */
const NAMES = Object.entries(ZONES).map(([key, { also, value }]) => [also[0]!, key, value] as const);

/** Minutes that the runtime's own copy of the database says. */
function expectedOffset(zone: Intl.DateTimeFormat, moment: number): number {
  const parts = zone.formatToParts(moment * 1000);
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

const JANUARY_2009 = Date.UTC(2009, 0, 1) / 1000;
const HOUR = 3600;

test.each(NAMES)('%s has the offsets of the database from 2009 to 2036', (timeZone, _, value) => {
  const zone = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const wrong: string[] = [];
  let last = Number.NaN;
  for (let moment = JANUARY_2009; moment < JANUARY_2009 + 28 * 365.25 * 24 * HOUR; moment += 24 * HOUR) {
    const offset = offsetAt(value, moment);
    if (offset !== expectedOffset(zone, moment)) wrong.push(new Date(moment * 1000).toISOString());
    // Around each change, to the second.
    if (!Number.isNaN(last) && offset !== last) {
      for (let hour = -24; hour <= 0; hour++)
        for (const second of [-1, 0]) {
          const near = moment + hour * HOUR + second;
          if (offsetAt(value, near) !== expectedOffset(zone, near)) wrong.push(new Date(near * 1000).toISOString());
        }
    }
    last = offset;
  }
  expect(wrong).toEqual([]);
});

test('a clock that is put forward leaves an hour out, and one that is put back shows one twice', () => {
  const { value } = ZONES.berlin!;
  const local = (text: string) => Date.parse(`${text}Z`) / 1000;
  expect(momentsOf(value, local('2026-03-29T02:30'))).toEqual([]);
  expect(momentsOf(value, local('2026-10-25T02:30'))).toEqual([local('2026-10-25T00:30'), local('2026-10-25T01:30')]);
  expect(momentsOf(value, local('2026-06-01T12:00'))).toEqual([local('2026-06-01T10:00')]);
});
