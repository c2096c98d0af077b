import { defineCalculator, integer, list, number, sorted, sum } from '@reckoner/engine';

/** Hirsch: h papers with at least h citations. Egghe: the top g papers together have at least g² citations. */
export default defineCalculator({
  title: 'h-index',
  description:
    'h-index, g-index, i10-index and m-quotient of an author from the citations of each paper and the years of activity.',
  keywords: ['hirsch index', 'citations', 'bibliometrics', 'g-index', 'i10'],
  inputs: {
    citations: list(integer({ label: 'Citations', min: 0, max: 1e7 }), {
      label: 'Citations of each paper',
      maxItems: 10000,
    }),
    years: integer({ label: 'Years since the first paper', min: 1, max: 100, optional: true }),
  },
  outputs: {
    h: integer({ label: 'h-index', symbol: 'h' }),
    g: integer({ label: 'g-index', symbol: 'g' }),
    i10: integer({ label: 'i10-index', help: 'Papers with ten citations or more.' }),
    total: integer({ label: 'Citations in all' }),
    m: number({ label: 'm-quotient', symbol: 'm', places: 2, optional: true }),
  },
  formula: ({ citations, years }) => {
    const descending = sorted(citations).reverse();
    let h = 0;
    let g = 0;
    let together = 0;
    for (let rank = 1; rank <= descending.length; rank++) {
      together += descending[rank - 1]!;
      if (descending[rank - 1]! >= rank) h = rank;
      if (together >= rank ** 2) g = rank;
    }
    return {
      h,
      g,
      i10: citations.filter((count) => count >= 10).length,
      total: sum(citations),
      m: years === undefined ? undefined : h / years,
    };
  },
  stepwise: [
    'The works are put in order from the most cited.',
    'h is the largest rank at which the work has at least as many citations as its rank.',
    'g is the largest rank up to which all works together have at least the rank squared.',
    'i10 counts the works with at least 10 citations; m is h divided by the years.',
  ],
  explanation: 'The h-index is {h} and the g-index {g}, with {total} {total|citation|citations} in all.',
  examples: [
    {
      inputs: { citations: [10, 8, 5, 4, 3] },
      results: { h: 4, g: 5, i10: 1, total: 30 },
      source: 'Wikipedia: h-index (10, 8, 5, 4, 3 gives 4); g by hand: 30 ≥ 25',
    },
    {
      inputs: { citations: [25, 8, 5, 3, 3], years: 6 },
      results: { h: 3, g: 5, total: 44, m: 0.5 },
      source: 'Wikipedia: h-index (25, 8, 5, 3, 3 gives 3); m = 3/6',
    },
    { inputs: { citations: [0, 0] }, results: { h: 0, g: 0, i10: 0 }, source: 'By definition' },
  ],
  notes: ['The g-index is held to the number of papers.'],
  references: [
    {
      title: 'Hirsch: An index to quantify an individual’s scientific research output, PNAS 102 (2005) 16569',
      doi: '10.1073/pnas.0507655102',
    },
  ],
});
