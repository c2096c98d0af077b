import { choice, defineCalculator, integer, number, percent, sorted, table, text } from '@reckoner/engine';
import { manyValues } from '../shared/inference.js';

interface Counts {
  readonly below: number;
  readonly equal: number;
  readonly count: number;
}

/** How many values lie below the score, at it, and in all. */
function counts(values: readonly number[], score: number): Counts {
  return {
    below: values.filter((value) => value < score).length,
    equal: values.filter((value) => value === score).length,
    count: values.length,
  };
}

/** Values below the score, and the part of the way from the last of them to the next one, as spreadsheets count. */
function place(values: readonly number[], score: number): number {
  const { below, equal } = counts(values, score);
  if (equal > 0) return below;
  const ordered = sorted(values);
  const last = ordered[below - 1]!;
  const next = ordered[below]!;
  return below - 1 + (score - last) / (next - last);
}

/** Whether the next value below a score that is not among the values occurs more than once. */
function isTiedBelow(values: readonly number[], score: number): boolean {
  const { below, equal } = counts(values, score);
  const ordered = sorted(values);
  return equal === 0 && below > 1 && ordered[below - 1] === ordered[below - 2];
}

/** The common definitions of the rank of a score among values. */
export default defineCalculator({
  title: 'Percentile rank',
  description:
    'Percentile rank of a score in a list of values: the percent of values below it, at or below it, or below it with half of those at it, and as spreadsheets compute it.',
  keywords: [
    'percentile rank of a score',
    'PERCENTRANK.INC',
    'PERCENTRANK.EXC',
    'percentileofscore',
    'percentile of a value',
    'what percentile am I in',
  ],
  related: ['percentile-of-data', 'z-score'],
  inputs: {
    values: { ...manyValues, label: 'Values', minItems: 1 },
    score: number({ label: 'Score', symbol: 'x', min: -1e12, max: 1e12 }),
    definition: choice(
      {
        middle: { label: 'Below it, and half of those at it', also: ['mean', 'mid-rank', 'middle', 'rank'] },
        weak: { label: 'At or below it', also: ['weak', 'cumulative'] },
        strict: { label: 'Below it', also: ['strict'] },
        inclusive: { label: 'PERCENTRANK.INC of spreadsheets', also: ['PERCENTRANK', 'PERCENTRANK.INC', 'inclusive'] },
        exclusive: { label: 'PERCENTRANK.EXC of spreadsheets', also: ['PERCENTRANK.EXC', 'exclusive'] },
      },
      { label: 'Definition', default: 'middle' },
    ),
  },
  outputs: {
    rank: percent({ label: 'Percentile rank', symbol: '\\mathrm{PR}', places: 1 }),
    below: integer({ label: 'Values below the score', symbol: 'B' }),
    equal: integer({ label: 'Values equal to the score', symbol: 'E' }),
    above: integer({ label: 'Values above the score' }),
    count: integer({ label: 'Count', symbol: 'n' }),
    ranks: table(
      { definition: text({ label: 'Definition' }), rank: percent({ label: 'Percentile rank', places: 1 }) },
      { label: 'By each definition' },
    ),
  },
  formula: ({ values, score, definition }) => {
    const { below, equal, count } = counts(values, score);
    const strict = below / count;
    const weak = (below + equal) / count;
    const middle = (below + 0.5 * equal) / count;
    const isWithin = below + equal > 0 && below < count;
    const inclusive = isWithin && count > 1 ? place(values, score) / (count - 1) : undefined;
    const exclusive = isWithin ? (place(values, score) + 1) / (count + 1) : undefined;
    let rank = middle;
    if (definition === 'weak') rank = weak;
    if (definition === 'strict') rank = strict;
    if (definition === 'inclusive') rank = inclusive!;
    if (definition === 'exclusive') rank = exclusive!;
    const ranks = [
      { definition: 'Below it, and half of those at it', rank: middle },
      { definition: 'At or below it', rank: weak },
      { definition: 'Below it', rank: strict },
    ];
    if (inclusive !== undefined) ranks.push({ definition: 'PERCENTRANK.INC', rank: inclusive });
    if (exclusive !== undefined) ranks.push({ definition: 'PERCENTRANK.EXC', rank: exclusive });
    return { rank, below, equal, above: count - below - equal, count, ranks };
  },
  stepwise: [
    'B values lie below the score and E are equal to it, of n: the ranks are (B + E/2)/n, at or below (B + E)/n, and below B/n.',
    'PERCENTRANK.INC is B/(n − 1) and PERCENTRANK.EXC is (B + 1)/(n + 1) of a score that is among the values. Between two values p is the part of the way from the lower to the upper one: (B − 1 + p)/(n − 1) and (B + p)/(n + 1). Spreadsheets cut the result to three digits.',
  ],
  requires: [
    {
      that: ({ values, score, definition }) => {
        const { below, equal, count } = counts(values, score);
        return (definition !== 'inclusive' && definition !== 'exclusive') || (below + equal > 0 && below < count);
      },
      field: 'score',
      says: 'Spreadsheets give a rank only from the least to the greatest value: {score} lies outside. Take another definition.',
    },
    {
      that: ({ values, definition }) => definition !== 'inclusive' || values.length > 1,
      field: 'values',
      says: 'PERCENTRANK.INC needs at least two values.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ equal }) => equal === 0,
      says: 'The score {score} is not among the values. If it belongs to the group, add it to the list: the rank of a member counts the member itself.',
    },
    {
      level: 'caution',
      when: ({ count }) => count < 10,
      says: 'With fewer than 10 values each of them is more than a tenth of all: the definitions differ widely, and say little of a larger group.',
    },
    {
      level: 'note',
      when: ({ definition, above, equal }) =>
        above === 0 && (definition === 'weak' || (definition === 'inclusive' && equal === 1) || equal === 0),
      says: 'All values lie at or below this score: no 100th percentile of a larger group follows from that.',
    },
    {
      level: 'caution',
      when: ({ definition, values, score }) =>
        (definition === 'inclusive' || definition === 'exclusive') && isTiedBelow(values, score),
      says: 'The next value below {score} occurs more than once, and programs differ there: some go on from its last place, as here, others from the rank of the value, which is that of its first place. Compare with your program.',
    },
  ],
  explanation: ({ definition }) => {
    const counted =
      'of {count} {count|value|values} {below} {below|lies|lie} below it, {equal} at it and {above} above';
    if (definition === 'middle')
      return `The score {score} has the percentile rank {rank}, with half of those at it counted as below: ${counted}.`;
    if (definition === 'weak') return `{rank} of the values lie at or below the score {score}: ${counted}.`;
    if (definition === 'strict') return `{rank} of the values lie below the score {score}: ${counted}.`;
    return `By ${definition === 'inclusive' ? 'PERCENTRANK.INC' : 'PERCENTRANK.EXC'} the score {score} has the percentile rank {rank}: ${counted}.`;
  },
  examples: [
    {
      inputs: { values: [1, 2, 3, 3, 4], score: 3 },
      results: {
        rank: 60,
        below: 2,
        equal: 2,
        above: 1,
        count: 5,
        ranks: {
          length: 5,
          rows: {
            0: { definition: 'Below it, and half of those at it', rank: 60 },
            1: { rank: 80 },
            2: { rank: 40 },
            3: { definition: 'PERCENTRANK.INC', rank: 50 },
            4: { rank: 50 },
          },
        },
      },
      cautions: ['fewer than 10'],
      source: "SciPy, percentileofscore, printed examples: kind 'mean' 60, 'weak' 80, 'strict' 40; by hand: 2/4, 3/6",
    },
    {
      inputs: { values: [1, 2, 3, 6, 6, 6, 7, 8, 9, 9], score: 6, definition: 'strict' },
      results: { rank: 30, below: 3, equal: 3, above: 4 },
      source: "scipy.stats.percentileofscore, kind 'strict'",
    },
    {
      inputs: { values: [1, 2, 3, 6, 6, 6, 7, 8, 9], score: 7, definition: 'exclusive' },
      results: { rank: 70, below: 6, equal: 1 },
      cautions: ['fewer than 10'],
      source: 'Microsoft Support, PERCENTRANK.EXC: 0.7',
    },
    {
      inputs: { values: [1, 2, 3, 6, 6, 6, 7, 8, 9], score: 5.43, definition: 'exclusive' },
      results: { rank: 38.1, equal: 0 },
      cautions: ['not among', 'fewer than 10'],
      source: 'Microsoft Support, PERCENTRANK.EXC: 0.381',
    },
    {
      inputs: { values: [13, 12, 11, 8, 4, 3, 2, 1, 1, 1], score: 5, definition: 'inclusive' },
      results: { rank: 58.3333333333, below: 6, equal: 0 },
      cautions: ['not among'],
      source: 'By hand: (5 + 1/4)/9',
    },
    {
      inputs: { values: [1, 2, 3, 3, 4], score: 3.5, definition: 'inclusive' },
      results: { rank: 87.5, below: 4, equal: 0 },
      cautions: ['not among', 'fewer than 10', 'programs differ'],
      source: 'By hand: (3 + 1/2)/4; from the ranks 50% of 3 and 100% of 4, as Apache POI has it, 75%',
    },
    {
      inputs: { values: [13, 12, 11, 8, 4, 3, 2, 1, 1, 1], score: 13, definition: 'inclusive' },
      results: { rank: 100 },
      cautions: ['no 100th percentile'],
      source: 'By hand: 9/9',
    },
    {
      inputs: { values: [13, 12, 11, 8, 4, 3, 2, 1, 1, 1], score: 13, definition: 'weak' },
      results: { rank: 100, above: 0 },
      cautions: ['no 100th percentile'],
      source: "scipy.stats.percentileofscore, kind 'weak'",
    },
    {
      inputs: { values: [13, 12, 11, 8, 4, 3, 2, 1, 1, 1], score: 20 },
      results: { rank: 100, below: 10, ranks: { length: 3 } },
      cautions: ['not among', 'no 100th percentile'],
      source: "scipy.stats.percentileofscore, kind 'mean'",
    },
    {
      inputs: { values: [5], score: 5 },
      results: { rank: 50, ranks: { length: 4, rows: { 3: { definition: 'PERCENTRANK.EXC', rank: 50 } } } },
      cautions: ['fewer than 10'],
      source: 'By hand: half of one; 1/2',
    },
    {
      inputs: { values: [1, 2, 3], score: 4, definition: 'inclusive' },
      refused: 'lies outside',
      source: 'Microsoft Support: #N/A',
    },
    { inputs: { values: [4], score: 4, definition: 'inclusive' }, refused: 'at least two', source: 'By definition' },
  ],
  notes: [
    'A percentile rank is not a percent of right answers, and its steps are no equal steps of the score: from the 50th to the 60th is less than from the 89th to the 99th.',
  ],
  references: [
    {
      title: 'SciPy: scipy.stats.percentileofscore (documentation)',
      url: 'https://docs.scipy.org/doc/scipy/reference/generated/scipy.stats.percentileofscore.html',
    },
    {
      title: 'Math is Fun: Definition of Percentile Rank',
      url: 'https://www.mathsisfun.com/definitions/percentile-rank.html',
    },
    {
      title: 'Microsoft Support: PERCENTRANK.EXC function',
      url: 'https://support.microsoft.com/en-us/excel/percentrank-exc-function',
    },
  ],
});
