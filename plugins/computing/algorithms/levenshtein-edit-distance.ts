import { defineCalculator, integer, percent, text } from '@reckoner/engine';

type Cells = number[][];

/** Distances of all beginnings, with `swap` also over exchanged neighbors (optimal string alignment). */
function distances(a: readonly string[], b: readonly string[], swap: boolean) {
  let above: number[] = [0];
  for (let j = 1; j <= b.length; j++) above.push(j);
  const cells: Cells = [above];
  for (let i = 1; i <= a.length; i++) {
    const letter = a[i - 1];
    const before = a[i - 2];
    const twoAbove = cells[i - 2];
    let left = i;
    const row = [left];
    for (let j = 1; j <= b.length; j++) {
      const substitution = above[j - 1]! + (letter === b[j - 1] ? 0 : 1);
      let best = Math.min(above[j]! + 1, left + 1, substitution);
      const isSwapped = swap && twoAbove !== undefined && j > 1 && letter === b[j - 2] && before === b[j - 1];
      if (isSwapped) best = Math.min(best, twoAbove[j - 2]! + 1);
      row.push(best);
      left = best;
    }
    cells.push(row);
    above = row;
  }
  return cells;
}

function commonSubsequence(a: readonly string[], b: readonly string[]) {
  let previous: number[] = Array(b.length + 1).fill(0);
  for (const letter of a) {
    const row = [0];
    for (let j = 1; j <= b.length; j++)
      row.push(letter === b[j - 1] ? previous[j - 1]! + 1 : Math.max(previous[j]!, row[j - 1]!));
    previous = row;
  }
  return previous.at(-1)!;
}

/** From the end back: substitutions first, then deletions, then insertions. */
function alignment(a: readonly string[], b: readonly string[], cells: Cells) {
  let [i, j] = [a.length, b.length];
  let [top, bottom] = ['', ''];
  while (i > 0 || j > 0) {
    const here = cells[i]![j]!;
    if (i > 0 && j > 0 && here === cells[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)) {
      top = a[--i] + top;
      bottom = b[--j] + bottom;
    } else if (i > 0 && here === cells[i - 1]![j]! + 1) {
      top = a[--i] + top;
      bottom = `-${bottom}`;
    } else {
      top = `-${top}`;
      bottom = b[--j] + bottom;
    }
  }
  return `${top} / ${bottom}`;
}

/** Wagner–Fischer; Damerau in the restricted form that edits no substring twice. */
export default defineCalculator({
  title: 'Edit distance of two strings',
  description:
    'Levenshtein, Damerau–Levenshtein, Hamming and longest-common-subsequence distance of two texts, with an alignment.',
  keywords: ['levenshtein', 'hamming distance', 'string similarity', 'fuzzy match', 'lcs'],
  inputs: {
    first: text({ label: 'First text', maxLength: 500 }),
    second: text({ label: 'Second text', maxLength: 500 }),
  },
  outputs: {
    levenshtein: integer({ label: 'Levenshtein distance' }),
    similarity: percent({ label: 'Similarity', places: 1 }),
    damerau: integer({ label: 'With exchanged neighbors (Damerau, optimal string alignment)' }),
    hamming: integer({ label: 'Hamming distance', optional: true }),
    common: integer({ label: 'Longest common subsequence' }),
    alignment: text({ label: 'Alignment' }),
  },
  algorithm: ({ first, second }) => {
    const [a, b] = [[...first], [...second]];
    const cells = distances(a, b, false);
    const levenshtein = cells[a.length]![b.length]!;
    const longer = Math.max(a.length, b.length);
    return {
      levenshtein,
      similarity: 1 - levenshtein / longer,
      damerau: distances(a, b, true)[a.length]![b.length]!,
      hamming: a.length === b.length ? a.filter((letter, i) => letter !== b[i]).length : undefined,
      common: commonSubsequence(a, b),
      alignment: alignment(a, b, cells),
    };
  },
  explanation: 'The texts are {levenshtein} {levenshtein|edit|edits} apart, a similarity of {similarity}.',
  examples: [
    {
      inputs: { first: 'kitten', second: 'sitting' },
      results: { levenshtein: 3, similarity: 57.142857, damerau: 3, common: 4, alignment: 'kitten- / sitting' },
      source: 'Wikipedia: Levenshtein distance; by hand 1 - 3/7, subsequence ittn',
    },
    {
      inputs: { first: 'karolin', second: 'kathrin' },
      results: { hamming: 3, levenshtein: 3 },
      source: 'Wikipedia: Hamming distance',
    },
    {
      inputs: { first: 'CA', second: 'AC' },
      results: { levenshtein: 2, damerau: 1, hamming: 2, common: 1 },
      source: 'Wikipedia: Damerau–Levenshtein distance',
    },
    {
      inputs: { first: 'saturday', second: 'sunday' },
      results: { levenshtein: 3, common: 5 },
      source: 'Wikipedia: Wagner–Fischer algorithm; by hand: suday',
    },
    {
      inputs: { first: 'same', second: 'same' },
      results: { levenshtein: 0, similarity: 100, hamming: 0 },
      source: 'By definition',
    },
    {
      inputs: { first: 'ca', second: 'abc' },
      results: { levenshtein: 3, damerau: 3, similarity: 0 },
      source: 'Wikipedia: Damerau–Levenshtein distance, where optimal string alignment gives 3',
    },
  ],
  references: [
    {
      title: 'Wagner, Fischer: The string-to-string correction problem, Journal of the ACM 21 (1974) 168',
      doi: '10.1145/321796.321811',
    },
  ],
});
