import { category, defineCalculator, money, number, percent, roundTo } from '@reckoner/engine';

/** R multiple of the target, the win rate that breaks even, and the expectancy per unit of risk. */
export default defineCalculator({
  title: 'Risk/reward ratio',
  description:
    'Reward per unit of risk, break-even win rate and expectancy of a trade from entry, stop and target price.',
  keywords: ['R multiple', 'reward to risk', 'expectancy', 'break-even win rate'],
  inputs: {
    entry: money({ label: 'Entry price', above: 0, max: 1e9 }),
    stop: money({ label: 'Stop price', min: 0, max: 1e9 }),
    target: money({ label: 'Target price', min: 0, max: 1e9 }),
    winRate: percent({ label: 'Win rate', symbol: 'p', min: 0, max: 100, usual: [5, 95], optional: true }),
  },
  outputs: {
    ratio: number({ label: 'Reward per unit of risk (R)', symbol: 'R', places: 2 }),
    breakEvenRate: percent({ label: 'Break-even win rate', places: 1 }),
    expectancy: number({ label: 'Expectancy in R per trade', optional: true, places: 3 }),
    direction: category(['Long', 'Short'], { label: 'Position' }),
    riskPerShare: money({ label: 'Risk per share' }),
  },
  formula: ({ entry, stop, target, winRate }) => {
    const isLong = stop < entry && entry < target;
    const riskPerShare = Math.abs(entry - stop);
    const ratio = Math.abs(target - entry) / riskPerShare;
    return {
      ratio,
      breakEvenRate: 1 / (1 + ratio),
      expectancy: winRate === undefined ? undefined : winRate * ratio - (1 - winRate),
      direction: isLong ? 'Long' : 'Short',
      riskPerShare,
    };
  },
  explanation: ({ expectancy }) =>
    expectancy === undefined
      ? 'The trade offers {ratio} R and breaks even at a win rate of {breakEvenRate}.'
      : 'The trade offers {ratio} R, breaks even at a win rate of {breakEvenRate} and {expectancy|loses {|expectancy|} R|brings nothing|brings {|expectancy|} R} on average.',
  requires: [
    {
      that: ({ entry, stop, target }) => (stop < entry && entry < target) || (stop > entry && entry > target),
      field: 'target',
      says: 'Stop, {stop}, and target, {target}, must lie on opposite sides of the entry price, {entry}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ expectancy }) => expectancy !== undefined && roundTo(expectancy, 3) < 0,
      says: 'Such trades lose on average, before costs: they win too rarely for what they bring.',
    },
  ],
  examples: [
    {
      inputs: { entry: 50, stop: 45, target: 60, winRate: 40 },
      results: { ratio: 2, breakEvenRate: 33.33333333, expectancy: 0.2, direction: 'Long', riskPerShare: 5 },
      source: 'By hand: 10/5, 1/3, 0.4 × 2 - 0.6',
    },
    {
      inputs: { entry: 20, stop: 22, target: 17 },
      results: { ratio: 1.5, breakEvenRate: 40, direction: 'Short' },
      source: 'By hand: 3/2, 1/2.5',
    },
    {
      inputs: { entry: 50, stop: 45, target: 60, winRate: 20 },
      results: { ratio: 2, expectancy: -0.4 },
      cautions: ['lose on average'],
      source: 'By hand: 0.2 × 2 - 0.8',
    },
    {
      inputs: { entry: 50, stop: 45, target: 48 },
      refused: 'opposite sides',
      source: 'By hand: both below the entry',
    },
    {
      inputs: { entry: 50, stop: 45, target: 60, winRate: 33.3 },
      results: { breakEvenRate: 33.33333, expectancy: -0.001 },
      cautions: ['win too rarely'],
      source: 'By hand: 0.333 × 2 - 0.667; both rates read 33.3%',
    },
  ],
  references: [{ title: 'Tharp: Trade Your Way to Financial Freedom, chapter on R multiples and expectancy' }],
});
