import {
  category,
  choice,
  defineCalculator,
  isAtLeast,
  isAtMost,
  noResult,
  number,
  sumOfProducts,
} from '@reckoner/engine';

const amount = { above: 0, max: 1e9 } as const;
const strength = { min: 0, max: 1e9 } as const;

/** x + y = V and c₁x + c₂y = cV. */
export default defineCalculator({
  title: 'Mixture problem',
  description:
    'Amounts of two parts (solutions, coffees, tickets, alloys) that mix to a wanted strength or price, or the strength of what is mixed of two amounts.',
  keywords: [
    'mixture word problem',
    'blend two solutions',
    'acid solution problem',
    'nuts and coffee mix',
    'value mixture',
  ],
  related: ['percent-solution-alligation', 'mixing-solutions-final-concentration', 'system-two-linear-equations'],
  inputs: {
    find: choice(
      {
        both: { label: 'Both amounts, from the total', also: ['amounts'] },
        second: { label: 'Amount of the second to add to the first', also: ['amount to add'] },
        strength: { label: 'Strength or price of the mixture', also: ['mixture'] },
      },
      { label: 'Find', default: 'both' },
    ),
    c1: number({
      label: 'Strength or price of the first',
      help: 'For both parts and the mixture in one way: all in percent, or all as fractions, or all prices per kilogram.',
      symbol: 'c_1',
      ...strength,
    }),
    c2: number({
      label: 'Strength or price of the second',
      help: '0 for water, 100 for a pure substance in percent.',
      symbol: 'c_2',
      ...strength,
    }),
    target: number({
      label: 'Strength or price of the mixture',
      help: 'Of tickets or coins the average: receipts over their number, as a fraction, 12146/1363.',
      symbol: 'c',
      ...strength,
      when: { find: ['both', 'second'] },
    }),
    total: number({
      label: 'Total amount of the mixture',
      symbol: 'V',
      help: 'All amounts in one unit.',
      ...amount,
      when: { find: 'both' },
    }),
    first: number({ label: 'Amount of the first', symbol: 'x', ...amount, when: { find: ['second', 'strength'] } }),
    second: number({ label: 'Amount of the second', symbol: 'y', ...amount, when: { find: 'strength' } }),
  },
  outputs: {
    firstAmount: number({ label: 'Amount of the first', symbol: 'x', digits: 6 }),
    secondAmount: number({ label: 'Amount of the second', symbol: 'y', digits: 6 }),
    totalAmount: number({ label: 'Total amount', symbol: 'V', digits: 6 }),
    mixture: number({ label: 'Strength or price of the mixture', symbol: 'c', digits: 6 }),
    firstContent: number({ label: 'Strength times amount, first', symbol: 'c_1 x' }),
    secondContent: number({ label: 'Strength times amount, second', symbol: 'c_2 y' }),
    totalContent: number({ label: 'Strength times amount, mixture', symbol: 'c V' }),
    kind: category(['Both parts', 'The first alone', 'The second alone'], { label: 'Mixed of' }),
  },
  formula: ({ find, c1, c2, target, total, first, second }) => {
    if (find === 'strength') {
      const mixed = sumOfProducts([first!], [second!]);
      const content = sumOfProducts([c1, first!], [c2, second!]);
      return {
        firstAmount: first!,
        secondAmount: second!,
        totalAmount: mixed,
        mixture: content / mixed,
        firstContent: c1 * first!,
        secondContent: c2 * second!,
        totalContent: content,
        kind: 'Both parts',
      };
    }
    const apart = sumOfProducts([c1], [-1, c2]);
    const fromSecond = sumOfProducts([target!], [-1, c2]);
    const fromFirst = sumOfProducts([c1], [-1, target!]);
    if (find === 'second' && fromSecond === 0)
      throw noResult('The mixture has the strength of the second alone: no amount of it is enough beside the first.');
    const x = find === 'both' ? (total! * fromSecond) / apart : first!;
    const y = find === 'both' ? (total! * fromFirst) / apart : (first! * fromFirst) / fromSecond;
    const mixed = find === 'both' ? total! : (first! * apart) / fromSecond;
    return {
      firstAmount: x,
      secondAmount: y,
      totalAmount: mixed,
      mixture: target!,
      firstContent: c1 * x,
      secondContent: c2 * y,
      totalContent: target! * mixed,
      kind: fromFirst === 0 ? 'The first alone' : fromSecond === 0 ? 'The second alone' : 'Both parts',
    };
  },
  requires: [
    {
      that: ({ find, c1, c2 }) => find === 'strength' || c1 !== c2,
      field: 'c2',
      says: ({ c1, target }) =>
        target === undefined || target === c1
          ? 'Both parts have the same strength, and so does each mixture of them: the amounts are not determined.'
          : 'Both parts have the strength {c1}, and so does each mixture of them: none has {target}.',
    },
    {
      that: ({ c1, c2, target }) =>
        c1 === c2 || (isAtLeast(target, Math.min(c1, c2)) && isAtMost(target, Math.max(c1, c2))),
      field: 'target',
      says: 'The mixture cannot be stronger or weaker than both parts: its strength, {target}, must lie between {c1} and {c2}. Give all in one way, in percent or as fractions; of tickets or coins not all receipts, but the average price, receipts over their number.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ c1, c2, target }) => isMixedScale([c1, c2, target ?? c1]),
      says: 'Some strengths are below 1 and others above 1. If they are shares, give all in percent (25 for 25%) or all as fractions (0.25).',
    },
  ],
  explanation: ({ find, kind }) => {
    if (find === 'strength')
      return '{first} of the first at {c1} and {second} of the second at {c2} make {totalAmount} at {mixture}, in the units in which they were given.';
    if (kind === 'The first alone')
      return find === 'both'
        ? 'The first alone has the wanted {target}: all {totalAmount} of it, and nothing of the second.'
        : 'The first alone has the wanted {target}: nothing of the second is to be added.';
    if (kind === 'The second alone')
      return 'The second alone has the wanted {target}: all {totalAmount} of it, and nothing of the first.';
    return '{firstAmount} of the first at {c1} and {secondAmount} of the second at {c2} make {totalAmount} at {mixture}, in the units in which they were given.';
  },
  examples: [
    {
      inputs: { c1: 10, c2: 28, target: 20, total: 30 },
      results: {
        firstAmount: 13.333333333333334,
        secondAmount: 16.666666666666668,
        totalAmount: 30,
        mixture: 20,
        firstContent: 133.33333333333334,
        secondContent: 466.6666666666667,
        totalContent: 600,
        kind: 'Both parts',
      },
      source: 'Gill: Mixture Problems, Intermediate Algebra, problem 4; by hand: x = 30 × 8/18',
    },
    {
      inputs: { find: 'second', c1: 10, first: 8, c2: 60, target: 20 },
      results: { secondAmount: 2, totalAmount: 10, firstAmount: 8 },
      source: 'Miller: Beginning and Intermediate Algebra, 4th ed., p. 158, example 2: 2 L',
    },
    {
      inputs: { find: 'second', c1: 30, first: 8, c2: 80, target: 40 },
      results: { secondAmount: 2 },
      source: 'Miller: Introductory Algebra, 3rd ed., §2.7, example 1: 2 L',
    },
    {
      inputs: { find: 'second', c1: 30, first: 10, c2: 0, target: 24 },
      results: { secondAmount: 2.5, totalAmount: 12.5, secondContent: 0 },
      source: 'Gill: Mixture Problems, problem 7; by hand: 300/24 = 12.5',
    },
    {
      inputs: { find: 'strength', c1: 9.5, c2: 12, first: 3, second: 2 },
      results: { mixture: 10.5, totalAmount: 5, totalContent: 52.5 },
      source: 'By hand: 28.5 + 24 = 52.5',
    },
    {
      inputs: { find: 'both', c1: 0.1, c2: 0.3, target: 0.3, total: 7 },
      results: { kind: 'The second alone', firstAmount: 0, secondAmount: 7 },
      source: 'By definition',
    },
    {
      inputs: { c1: 0.1, c2: 0.3, target: 0.1, total: 7 },
      results: { kind: 'The first alone', firstAmount: 7, secondAmount: 0 },
      source: 'By definition',
    },
    {
      inputs: { find: 'second', c1: 5, c2: 10, target: 5, first: 4 },
      results: { kind: 'The first alone', secondAmount: 0, totalAmount: 4 },
      source: 'By definition',
    },
    {
      inputs: { find: 'second', c1: 5, c2: 10, target: 10, first: 4 },
      noResult: 'no amount of it is enough',
      source: 'By hand: 4 of the first always stay in it',
    },
    {
      inputs: { c1: 0, c2: 50, target: 0.3, total: 100 },
      results: { secondAmount: 0.6, firstAmount: 99.4 },
      cautions: ['all as fractions'],
      source: 'By hand: 30/50',
    },
    {
      inputs: { c1: 12, c2: 7, target: '12146/1363', total: 1363 },
      results: { firstAmount: 521, secondAmount: 842, totalContent: 12146 },
      source: 'By hand: 521 × 12 + 842 × 7 = 12146',
    },
    { inputs: { c1: 12, c2: 7, target: 12146, total: 1363 }, refused: 'average price', source: 'By definition' },
    { inputs: { c1: 10, c2: 28, target: 30, total: 30 }, refused: 'must lie between', source: 'By definition' },
    { inputs: { c1: 20, c2: 20, target: 21, total: 30 }, refused: 'none has 21', source: 'By definition' },
    { inputs: { c1: 10, c2: 10, target: 10, total: 30 }, refused: 'not determined', source: 'By definition' },
  ],
  notes: [
    'Amounts add up: volumes of alcohol and water, which shrink when they are mixed, add up only nearly.',
    'Tickets and coins come whole: where a fraction of one comes out, the average was rounded, or a number is not right.',
  ],
  references: [
    {
      title: 'OpenStax: Intermediate Algebra 2e, §4.3 Solve Mixture Applications with Systems of Equations',
      url: 'https://openstax.org/books/intermediate-algebra-2e/pages/4-3-solve-mixture-applications-with-systems-of-equations',
    },
  ],
});

/** Whether some are shares of 1 and others more than 1. */
function isMixedScale(strengths: readonly number[]): boolean {
  const sizes = strengths.filter((size) => size > 0);
  return sizes.some((size) => size < 1) && sizes.some((size) => size > 1);
}
