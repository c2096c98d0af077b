/** Time zones by name, with their summer time by the rules that have held since 2008. */
import { daysInMonth, toDay, weekday, yearOf } from '@reckoner/engine';
import { DAY_SECONDS } from './clock.js';

/** The first whole year of all of these rules: Australia's southern states changed theirs in April 2008. */
export const FIRST_YEAR = 2009;

/** IANA Time Zone Database: the rules US, EU, AN and NZ. */
const RULES = { none: 0, northAmerica: 1, europe: 2, australia: 3, newZealand: 4 } as const;

/** Apart by more than any offset in minutes. */
const RULE_STEP = 10_000;

interface Zone {
  readonly label: string;
  readonly value: number;
  readonly also: readonly string[];
}

function zone(label: string, rule: keyof typeof RULES, hours: number, also: readonly string[]): Zone {
  return { label: `${label} (with summer time)`, value: RULES[rule] * RULE_STEP + hours * 60, also };
}

/** Options of a choice; the value tells the rule and the offset in winter. */
export const ZONES: Readonly<Record<string, Zone>> = {
  anchorage: zone('Anchorage', 'northAmerica', -9, ['America/Anchorage', 'Alaska time']),
  losAngeles: zone('Los Angeles', 'northAmerica', -8, ['America/Los_Angeles', 'Pacific time', 'PT']),
  denver: zone('Denver', 'northAmerica', -7, ['America/Denver', 'Mountain time', 'MT']),
  chicago: zone('Chicago', 'northAmerica', -6, ['America/Chicago', 'Central time', 'CT']),
  newYork: zone('New York', 'northAmerica', -5, ['America/New_York', 'Eastern time', 'ET', 'America/Toronto']),
  halifax: zone('Halifax', 'northAmerica', -4, ['America/Halifax', 'Atlantic time']),
  london: zone('London', 'europe', 0, ['Europe/London', 'UK time', 'Europe/Dublin', 'Europe/Lisbon']),
  berlin: zone('Berlin, Paris, Rome', 'europe', 1, ['Europe/Berlin', 'Europe/Paris', 'Europe/Rome', 'Europe/Madrid']),
  athens: zone('Athens, Helsinki', 'europe', 2, ['Europe/Athens', 'Europe/Helsinki', 'Europe/Bucharest']),
  adelaide: zone('Adelaide', 'australia', 9.5, ['Australia/Adelaide']),
  sydney: zone('Sydney, Melbourne', 'australia', 10, ['Australia/Sydney', 'Australia/Melbourne', 'Australia/Hobart']),
  auckland: zone('Auckland', 'newZealand', 12, ['Pacific/Auckland', 'New Zealand time']),
};

/** The first, second … Sunday of a month, as a day. */
function sunday(year: number, month: number, count: number) {
  const first = toDay(year, month, 1);
  return first + 7 - weekday(first) + 7 * (count - 1);
}

function lastSunday(year: number, month: number) {
  const last = toDay(year, month, daysInMonth(year, month));
  return last - (weekday(last) % 7);
}

/** The offset in winter, in minutes, of a value of `ZONES` or of a fixed offset. */
function winterOffset(value: number) {
  return value - ruleOf(value) * RULE_STEP;
}

function ruleOf(value: number) {
  return Math.round(value / RULE_STEP);
}

export function isNamed(value: number) {
  return ruleOf(value) !== RULES.none;
}

/** Seconds of UTC at which summer time begins and ends in a year. */
function summer(value: number, year: number) {
  const offset = winterOffset(value) * 60;
  // At 2 o'clock of winter time; in North America it ends at 2 o'clock of summer time.
  const at = (day: number) => day * DAY_SECONDS + 7200 - offset;
  switch (ruleOf(value)) {
    case RULES.northAmerica:
      return { begins: at(sunday(year, 3, 2)), ends: at(sunday(year, 11, 1)) - 3600 };
    case RULES.europe:
      return {
        begins: lastSunday(year, 3) * DAY_SECONDS + 3600,
        ends: lastSunday(year, 10) * DAY_SECONDS + 3600,
      };
    case RULES.australia:
      return { begins: at(sunday(year, 10, 1)), ends: at(sunday(year, 4, 1)) };
    default:
      return { begins: at(lastSunday(year, 9)), ends: at(sunday(year, 4, 1)) };
  }
}

/** The offset in minutes at a moment, in seconds of UTC since 1970. */
export function offsetAt(value: number, moment: number) {
  const winter = winterOffset(value);
  if (!isNamed(value)) return winter;
  const { begins, ends } = summer(value, yearOf(Math.floor((moment + winter * 60) / DAY_SECONDS)));
  const isSummer = begins < ends ? moment >= begins && moment < ends : moment >= begins || moment < ends;
  return winter + (isSummer ? 60 : 0);
}

/** The moments, in seconds of UTC, at which a clock shows a local time: none, one or, where it is put back, two. */
export function momentsOf(value: number, local: number): readonly number[] {
  const winter = winterOffset(value);
  const offsets = isNamed(value) ? [winter + 60, winter] : [winter];
  return offsets
    .map((offset) => ({ offset, moment: local - offset * 60 }))
    .filter(({ offset, moment }) => offsetAt(value, moment) === offset)
    .map(({ moment }) => moment);
}
