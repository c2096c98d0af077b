import { category, classify, defineCalculator, money, number, percent, roundTo } from '@reckoner/engine';

/** P/E over expected growth in percent; PEGY adds the dividend yield to the growth. */
export default defineCalculator({
  title: 'PEG ratio',
  description: 'Price-earnings to growth ratio of a stock, also adjusted for its dividend yield (PEGY).',
  keywords: ['price/earnings to growth', 'PEGY', 'Lynch'],
  inputs: {
    price: money({ label: 'Share price', symbol: 'P', above: 0, max: 1e9 }),
    eps: money({ label: 'Earnings per share', symbol: 'E', min: 0.0001, max: 1e9 }),
    growth: percent({ label: 'Expected earnings growth a year', symbol: 'g', min: 0.01, max: 1000, usual: [1, 80] }),
    dividendYield: percent({ label: 'Dividend yield', symbol: 'd', min: 0, max: 100, default: 0, usual: [0.2, 20] }),
  },
  outputs: {
    peg: number({ label: 'PEG ratio', symbol: 'PEG', places: 2 }),
    pegy: number({ label: 'PEGY ratio', symbol: 'PEGY', places: 2 }),
    ratio: number({ label: 'P/E ratio', places: 2 }),
    rating: category(['Below 1', '1 to 2', '2 or more'], { label: 'PEG is', of: 'peg' }),
  },
  formula: ({ price, eps, growth, dividendYield }) => {
    const ratio = price / eps;
    const peg = ratio / (100 * growth);
    return {
      peg,
      pegy: ratio / (100 * (growth + dividendYield)),
      ratio,
      rating: classify(
        roundTo(peg, 2),
        [
          [1, 'Below 1'],
          [2, '1 to 2'],
        ],
        '2 or more',
      ),
    };
  },
  explanation: 'A P/E of {ratio} for {growth} of growth is a PEG of {peg}; with dividends {pegy}.',
  examples: [
    {
      inputs: { price: 60, eps: 4, growth: 12, dividendYield: 3 },
      results: { peg: 1.25, pegy: 1, ratio: 15, rating: '1 to 2' },
      source: 'By hand: 15/12, 15/15',
    },
    { inputs: { price: 20, eps: 2, growth: 20 }, results: { peg: 0.5, rating: 'Below 1' }, source: 'By hand: 10/20' },
    { inputs: { price: 90, eps: 3, growth: 10 }, results: { peg: 3, rating: '2 or more' }, source: 'By hand: 30/10' },
  ],
  notes: ['A rule of thumb takes a PEG near 1 as fairly priced; it depends on a growth forecast.'],
  references: [{ title: 'Lynch, Rothchild: One Up on Wall Street, chapter on the numbers' }],
});
