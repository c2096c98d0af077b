import { choice, defineCalculator, flag, integer, rows, table, text } from '@reckoner/engine';
import { choose, LONGEST_SPOKEN } from './shared/counting.js';

const bound = { min: -1000, max: 1000 } as const;

/** Ways to sum to what is left above the lower limits; a part of its own takes what may be missing. */
const ways = (left: number, parts: number): bigint => (left < 0 ? 0n : choose(left + parts - 1, parts - 1));

/** Coefficients of the product of x^0 + … + x^room for all parts, up to x^left, by running sums. */
function byRooms(rooms: readonly (number | undefined)[], left: number): bigint[] {
  let counts = [1n, ...Array.from({ length: left }, () => 0n)];
  for (const room of rooms) {
    let window = 0n;
    counts = counts.map((_, sum) => {
      window += counts[sum] as bigint;
      if (room !== undefined && sum > room) window -= counts[sum - room - 1] as bigint;
      return window;
    });
  }
  return counts;
}

/** C(n + k − 1, k − 1), with limits by inclusion and exclusion. */
export default defineCalculator({
  title: 'Stars and bars',
  description:
    'Number of ways to write a total as a sum of parts in order, or to share like things among different boxes, with or without limits for each part.',
  keywords: [
    'stars and bars theorem',
    'balls into boxes',
    'integer solutions of x1 + x2 + x3 = n',
    'weak compositions',
    'compositions of n',
    'distribute identical objects',
    'ways to roll a sum with dice',
  ],
  inputs: {
    total: integer({ label: 'Total', help: 'Like things that are shared.', symbol: 'n', ...bound }),
    less: flag({ label: 'The sum may be less than the total', help: 'x₁ + … + x_k ≤ n in place of = n.' }),
    limits: choice({ same: 'The same for all parts', each: 'For each part' }, { label: 'Limits', default: 'same' }),
    parts: integer({
      label: 'Parts',
      help: 'Different boxes.',
      symbol: 'k',
      min: 1,
      max: 100,
      when: { limits: 'same' },
    }),
    least: integer({
      label: 'Least in each part',
      help: '1 where no part may be empty.',
      symbol: 'l',
      ...bound,
      default: 0,
      when: { limits: 'same' },
    }),
    most: integer({ label: 'Most in each part', symbol: 'u', ...bound, optional: true, when: { limits: 'same' } }),
    ranges: rows(
      {
        least: integer({ label: 'Least', symbol: 'l_i', min: -100, max: 1000, default: 0 }),
        most: integer({ label: 'Most', symbol: 'u_i', min: -100, max: 1000, optional: true }),
      },
      { label: 'Limits of each part', maxItems: 20, when: { limits: 'each' } },
    ),
  },
  outputs: {
    solutions: text({ label: 'Solutions', symbol: 'N' }),
    digits: integer({ label: 'Digits of the number of solutions' }),
    count: integer({ label: 'Number of parts' }),
    left: integer({ label: 'Total less the lower limits' }),
    withoutMost: text({ label: 'Without the upper limits' }),
    terms: table(
      {
        over: integer({ label: 'Parts above the limit' }),
        term: text({ label: 'Term' }),
        running: text({ label: 'Sum so far' }),
      },
      { label: 'Inclusion and exclusion', optional: true },
    ),
  },
  algorithm: ({ total, less, limits, parts, least, most, ranges }) => {
    const all = limits === 'same' ? Array.from({ length: parts }, () => ({ least, most })) : ranges;
    const count = all.length;
    const left = total - all.reduce((sum, part) => sum + part.least, 0);
    const slots = less ? count + 1 : count;
    const told = { count, left, withoutMost: `${ways(left, slots)}` };
    if (limits === 'same' && most !== undefined) {
      const terms: { over: number; term: string; running: string }[] = [];
      let solutions = 0n;
      const step = most - least + 1;
      for (let over = 0; over <= count && left - over * step >= 0; over++) {
        const term = choose(count, over) * ways(left - over * step, slots) * (over % 2 === 0 ? 1n : -1n);
        solutions += term;
        terms.push({ over, term: `${term}`.replace('-', '−'), running: `${solutions}`.replace('-', '−') });
      }
      return {
        ...told,
        solutions: `${solutions}`,
        digits: `${solutions}`.length,
        ...(terms.length > 0 && { terms }),
      };
    }
    const rooms = all.map((part) => (part.most === undefined ? undefined : part.most - part.least));
    const solutions = left < 0 ? 0n : (byRooms(less ? [...rooms, undefined] : rooms, left)[left] as bigint);
    return { ...told, solutions: `${solutions}`, digits: `${solutions}`.length };
  },
  requires: [
    {
      that: ({ least, most }) => least <= most,
      field: 'most',
      says: 'The most in each part, {most}, cannot be less than the least, {least}.',
    },
    {
      each: 'ranges',
      that: ({ least, most }) => most === undefined || least <= most,
      field: 'most',
      says: 'The most of a part cannot be less than its least.',
    },
  ],
  explanation: ({ less, limits, most, least, solutions, digits, count }) => {
    const sum = less ? 'at most {total}' : '{total}';
    const each = count === 1 ? '' : 'each ';
    const bounds =
      limits === 'each'
        ? ' within {count|its limits|their limits}'
        : most === undefined
          ? `, ${each}at least {least},`
          : most === least
            ? `, ${each}exactly {least},`
            : `, ${each}from {least} to {most},`;
    if (solutions === '0')
      return `There is no way in which {count} {count|part|parts}${bounds} {count|sums|sum} to ${sum}.`;
    const number = digits > LONGEST_SPOKEN ? 'has {digits} digits' : 'is {solutions}';
    return `The number of ways in which {count} {count|part|parts}${bounds} {count|sums|sum} to ${sum} ${number}.`;
  },
  examples: [
    {
      inputs: { total: 10, parts: 4 },
      results: { solutions: '286', count: 4, left: 10, withoutMost: '286', digits: 3 },
      source: 'By hand: C(13, 3)',
    },
    {
      inputs: { total: 243, parts: 5, most: 100 },
      results: {
        solutions: '62018665',
        withoutMost: '151348015',
        terms: {
          length: 3,
          rows: {
            0: { over: 0, term: '151348015', running: '151348015' },
            1: { over: 1, term: '−90819300', running: '60528715' },
            2: { over: 2, term: '1489950', running: '62018665' },
          },
        },
      },
      source: 'Mathematics Stack Exchange, Extended stars-and-bars problem: 62018665; Python math.comb for the terms',
    },
    {
      inputs: { total: 10, parts: 3, least: 1, most: 6 },
      results: { solutions: '27', left: 7, withoutMost: '36' },
      source: 'Python: 27 of the 216 rolls of three dice sum to 10',
    },
    { inputs: { total: 8, parts: 3, least: 1 }, results: { solutions: '21' }, source: 'By hand: C(7, 2)' },
    {
      inputs: { total: 3, parts: 3, least: -2 },
      results: { solutions: '55', left: 9 },
      source: 'By hand: C(11, 2)',
    },
    {
      inputs: { total: 5, parts: 3, less: true },
      results: { solutions: '56', withoutMost: '56' },
      source: 'By hand: C(8, 3); Python: all cases counted one by one',
    },
    {
      inputs: { total: 4, parts: 3, most: 2, less: true },
      results: { solutions: '23' },
      source: 'Python: all cases counted one by one',
    },
    {
      inputs: { total: 6, limits: 'each', ranges: [{ most: 3 }, { most: 3 }, { most: 2 }] },
      results: { solutions: '6', count: 3, withoutMost: '28' },
      source: 'Python: all cases counted one by one',
    },
    {
      inputs: { total: 4, limits: 'each', ranges: [{ least: 1, most: 3 }, { least: -1 }, { most: 2 }] },
      results: { solutions: '9', left: 4 },
      source: 'Python: all cases counted one by one',
    },
    {
      inputs: { total: 4, less: true, limits: 'each', ranges: [{ least: 1, most: 3 }, { least: -1 }, { most: 2 }] },
      results: { solutions: '27', left: 4 },
      source: 'Python: all cases counted one by one',
    },
    {
      inputs: { total: 6, parts: 3, least: 2, most: 2 },
      results: { solutions: '1', left: 0 },
      source: 'By hand: 2 + 2 + 2',
    },
    { inputs: { total: 5, parts: 1, most: 4 }, results: { solutions: '0' }, source: 'By hand' },
    {
      inputs: { total: 2, parts: 3, least: 1 },
      results: { solutions: '0', left: -1, withoutMost: '0' },
      source: 'By hand',
    },
    { inputs: { total: 2, parts: 3, least: 1, most: 4 }, results: { solutions: '0' }, source: 'By hand' },
    {
      inputs: { total: 2, limits: 'each', ranges: [{ least: 3 }] },
      results: { solutions: '0' },
      source: 'By hand',
    },
    { inputs: { total: 1000, parts: 100 }, results: { digits: 144 }, source: 'Python: len(str(math.comb(1099, 99)))' },
    { inputs: { total: 5, parts: 2, least: 3, most: 2 }, refused: 'cannot be less than', source: 'By definition' },
    {
      inputs: { total: 5, limits: 'each', ranges: [{ least: 3, most: 2 }] },
      refused: 'cannot be less than',
      source: 'By definition',
    },
  ],
  notes: [
    'The parts differ from each other: 1 + 2 and 2 + 1 are two ways. Where order does not count, these are partitions of a number.',
  ],
  references: [
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, vol. 1, 3rd ed., §II.5',
      isbn: '978-0-471-25708-0',
    },
  ],
});
