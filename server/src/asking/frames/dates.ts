/** Questions about dates: days from 3 May to 24 December, 90 days after 2026-01-15, what day is 4 July 2026. */
import { matchPhrase } from '../phrases.js';
import type { Amount, DateToken, Token } from '../tokens.js';
import type { Found } from '../types.js';

const BETWEEN = [
  'days|weeks between D and D',
  'days|weeks from D to|until|till|through D',
  'how many days|weeks are|is there? between D and D',
  'how many days|weeks are|is there? from D to|until|till D',
  'how many days|weeks between D and D',
  'how many days|weeks from D to|until|till D',
  'number of days|weeks between|from D and|to D',
  'D to|until|till D in days|weeks',
];
const UNTIL = [
  'days|weeks until|till|to D',
  'how many days|weeks are|is there? until|till|to D',
  'how many days|weeks until|till|to D',
];
const SINCE = ['days|weeks since D', 'how many days|weeks since D'];
const LATER = [
  'Q after|from D',
  'D plus|+ Q',
  'date Q after|from D',
  'add Q to D',
  'what date is Q after|from D',
  'when is Q after|from D',
];
const EARLIER = ['Q before D', 'D minus|- Q', 'date Q before D', 'subtract Q from D', 'what date is|was Q before D'];
const WEEKDAY = [
  'what day of the week is|was D',
  'what|which day is|was D',
  'which day of the week is|was D',
  'day of the? week of|for|on? D',
  'what|which weekday is|was D',
];
const BORN = [
  'how old is|am|are someone|i|you|one if? born on? D',
  'age if? born on? D',
  'age of? someone? born on? D',
  'how old if? born on? D',
  'age with? birthday|birthdate D',
];

/** @param today `2026-01-31` */
export function dates(tokens: readonly Token[], today: string): Found | undefined {
  const first = <T>(
    patterns: readonly string[],
    make: (amounts: readonly Amount[], given: readonly DateToken[]) => T,
  ) => {
    for (const pattern of patterns) {
      const matched = matchPhrase(tokens, pattern);
      if (matched) return make(matched.amounts, matched.dates);
    }
    return undefined;
  };
  const asksWeeks = tokens.some((token) => token.kind === 'word' && token.text === 'weeks');
  const between = (from: DateToken, to: DateToken): Found | undefined => {
    // Of the next year, or counted back: that is not said.
    if (from.date > to.date) return undefined;
    return {
      calculator: 'days-between-dates',
      inputs: { from: dated(from), to: dated(to) },
      output: asksWeeks ? 'weeks' : 'days',
    };
  };
  const now: DateToken = { kind: 'date', text: 'today', date: today, isYearAssumed: false };
  return (
    first(BETWEEN, (_, [from, to]) => between(from!, to!)) ??
    first(UNTIL, (_, [to]) => between(now, to!)) ??
    first(SINCE, (_, [from]) => between(from!, now)) ??
    first(LATER, ([span], [from]) => shifted(span!, from!, 'add')) ??
    first(EARLIER, ([span], [from]) => shifted(span!, from!, 'subtract')) ??
    first(WEEKDAY, (_, [date]) => weekday(date!)) ??
    first(BORN, (_, [birth]) => {
      return birth!.isYearAssumed ? undefined : { calculator: 'age-from-birth-date', inputs: { birth: dated(birth!) } };
    })
  );
}

function dated({ date, text }: DateToken) {
  return { value: date, from: text };
}

function weekday({ date, text }: DateToken): Found {
  const [year, month, day] = date.split('-').map(Number);
  const part = (value: number | undefined) => ({ value: value!, from: text });
  return { calculator: 'day-of-week', inputs: { year: part(year), month: part(month), day: part(day) } };
}

const SPANS: readonly (readonly [RegExp, string])[] = [
  [/^days?$/, 'days'],
  [/^weeks?$/, 'weeks'],
  [/^months?$/, 'months'],
  [/^(years?|yrs?)$/, 'years'],
];

function shifted(span: Amount, from: DateToken, direction: 'add' | 'subtract'): Found | undefined {
  const name = SPANS.find(([pattern]) => pattern.test(span.unit.toLowerCase()))?.[1];
  if (name === undefined || !/^\d{1,6}$/.test(span.number)) return undefined;
  return {
    calculator: 'add-subtract-days-date',
    inputs: {
      startDate: dated(from),
      direction: { value: direction, from: '' },
      [name]: { value: Number(span.number), from: span.text },
    },
  };
}
