import {
  category,
  classify,
  defineCalculator,
  isAtMost,
  isBelow,
  list,
  noResult,
  number,
  percent,
  roundTo,
  sorted,
  sum,
} from '@reckoner/engine';

/** Sum of squared market shares in percent; classes of the US Merger Guidelines of 2023. */
export default defineCalculator({
  title: 'Herfindahl-Hirschman Index',
  description:
    'Concentration of a market from the market shares of its firms, with class, four-firm ratio and equivalent firms.',
  keywords: ['HHI', 'market concentration', 'antitrust', 'merger'],
  inputs: {
    shares: list(percent({ label: 'Share', min: 0, max: 100, usual: 'all' }), {
      label: 'Market shares',
      maxItems: 10000,
    }),
  },
  outputs: {
    hhi: number({ label: 'HHI', symbol: '\\mathrm{HHI}', places: 0 }),
    class: category(['Unconcentrated', 'Moderately concentrated', 'Highly concentrated'], {
      label: 'Market is',
      of: 'hhi',
    }),
    topFour: percent({ label: 'Share of the four largest', symbol: 'CR_4' }),
    equivalentFirms: number({ label: 'Equally large firms of the same concentration', symbol: 'n_e', places: 2 }),
  },
  formula: ({ shares }) => {
    const total = sum(shares);
    if (total > 1.0005) throw noResult('The market shares add up to more than 100%.');
    const squares = sum(shares.map((share) => share ** 2));
    if (squares === 0) throw noResult('All market shares are zero.');
    const hhi = 10000 * squares;
    const largest = sorted(shares).reverse().slice(0, 4);
    return {
      hhi,
      class: classOf(hhi),
      topFour: sum(largest),
      equivalentFirms: 1 / squares,
    };
  },
  stepwise: ['The share of the top four is the sum of the four largest shares.'],
  explanation: 'The HHI is {hhi}: {class}. The four largest firms hold {topFour}.',
  cautions: [
    {
      level: 'caution',
      when: ({ shares }) =>
        isBelow(
          shares.reduce((total, share) => total + share, 0),
          0.5,
        ),
      says: 'The shares add up to less than half of the market: what is missing counts as nothing, and the class may be wrong. Shares are in percent, 30 and not 0.3.',
    },
    {
      level: 'caution',
      when: ({ shares, hhi }) => {
        const missing = 1 - shares.reduce((total, share) => total + share, 0);
        return missing > 0 && isAtMost(missing, 0.5) && classOf(hhi + 10000 * missing ** 2) !== classOf(hhi);
      },
      says: 'The shares do not add up to 100%, and what is missing counts as nothing: held by one firm, it would put the market in a higher class. Add the other firms.',
    },
  ],
  examples: [
    {
      inputs: { shares: [30, 30, 20, 20] },
      results: { hhi: 2600, class: 'Highly concentrated', topFour: 100, equivalentFirms: 3.846154 },
      source: 'US Department of Justice: Herfindahl-Hirschman Index, four firms of 30, 30, 20 and 20 percent',
    },
    {
      inputs: { shares: [10, 10, 10, 10, 10, 10, 10, 10, 10, 5, 5] },
      results: { hhi: 950, class: 'Unconcentrated', topFour: 40 },
      source: 'By hand: 9 × 100 + 2 × 25',
    },
    {
      inputs: { shares: [25, 20, 15, 15, 10, 10, 5] },
      results: { hhi: 1700, class: 'Moderately concentrated' },
      source: 'By hand: 625 + 400 + 225 + 225 + 100 + 100 + 25',
    },
    {
      inputs: { shares: [30, 30] },
      results: { hhi: 1800, class: 'Moderately concentrated', topFour: 60 },
      cautions: ['in a higher class'],
      source: 'Merger Guidelines (2023), guideline 1: highly concentrated above 1800',
    },
    {
      inputs: { shares: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10] },
      results: { hhi: 1000, class: 'Moderately concentrated' },
      source: 'By hand: 10 × 100',
    },
    { inputs: { shares: [60, 50] }, noResult: 'more than 100', source: 'By hand: 110%' },
    { inputs: { shares: [0, 0] }, noResult: 'are zero', source: 'By definition' },
    {
      inputs: { shares: [0.3, 0.3, 0.4] },
      results: { hhi: 0.34, class: 'Unconcentrated' },
      cautions: ['less than half'],
      source: 'By hand: 0.09 + 0.09 + 0.16',
    },
  ],
  notes: ['Firms left out count as nothing: the HHI is then a lower bound, close when they are small.'],
  references: [{ title: 'US Department of Justice, Federal Trade Commission: Merger Guidelines (2023), guideline 1' }],
});

/** Exactly 1000 and 1800 are moderately concentrated; the margin takes up the rounding of the squares. */
function classOf(hhi: number) {
  const margin = 1e-6;
  return classify(
    roundTo(hhi, 0),
    [
      [1000 - margin, 'Unconcentrated'],
      [1800 + margin, 'Moderately concentrated'],
    ],
    'Highly concentrated',
  );
}
