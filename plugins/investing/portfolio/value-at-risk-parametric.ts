import { defineCalculator, money, normalPdf, normalQuantile, number, percent, roundTo } from '@reckoner/engine';

/** Variance-covariance method: VaR = V(zσ√t − μt) with normal returns; time counts trading days. */
export default defineCalculator({
  title: 'Value at risk (VaR)',
  description:
    'Loss that a portfolio does not exceed at a confidence level over some trading days, with normally distributed returns.',
  keywords: ['VaR', 'parametric VaR', 'variance-covariance', 'expected shortfall', 'market risk'],
  inputs: {
    value: money({ label: 'Portfolio value', symbol: 'V', above: 0, max: 1e13 }),
    volatility: percent({ label: 'Volatility a year', symbol: '\\sigma', min: 0, max: 1000, usual: [0.3, 200] }),
    confidence: percent({
      label: 'Confidence level',
      symbol: 'c',
      min: 50,
      max: 99.999,
      default: 95,
      usual: [80, 99.99],
    }),
    days: number({ label: 'Trading days', symbol: 't', above: 0, max: 2520, default: 1, usual: [0.1, 260] }),
    meanReturn: percent({
      label: 'Expected return a year',
      symbol: '\\mu',
      min: -100,
      max: 1000,
      default: 0,
      usual: [-50, 60],
    }),
    daysPerYear: number({ label: 'Trading days a year', min: 200, max: 366, default: 252 }),
  },
  outputs: {
    valueAtRisk: money({ label: 'Value at risk' }),
    share: percent({ label: 'Value at risk of the portfolio', places: 3 }),
    expectedShortfall: money({ label: 'Expected shortfall', help: 'Mean loss when it exceeds the value at risk.' }),
    z: number({ label: 'Quantile of the normal distribution', places: 4 }),
  },
  formula: ({ value, volatility, confidence, days, meanReturn, daysPerYear }) => {
    const z = normalQuantile(confidence);
    const years = days / daysPerYear;
    const deviation = volatility * Math.sqrt(years);
    const share = z * deviation - meanReturn * years;
    return {
      valueAtRisk: value * share,
      share,
      expectedShortfall: value * ((deviation * normalPdf(z)) / (1 - confidence) - meanReturn * years),
      z,
    };
  },
  explanation:
    'With {confidence} confidence {valueAtRisk|the gain is at least {|valueAtRisk|}|there is no loss|the loss does not exceed {|valueAtRisk|}}; in the other cases the {expectedShortfall|gain|loss|loss} is {|expectedShortfall|} on average.',
  examples: [
    {
      inputs: { value: 1000000, volatility: 20, confidence: 99, days: 10 },
      results: { valueAtRisk: 92683.92, share: 9.268391781, expectedShortfall: 106184.68, z: 2.326347874 },
      source: 'Python with scipy.stats.norm',
    },
    {
      inputs: { value: 1000000, volatility: 20, confidence: 95, days: 1, meanReturn: 8 },
      results: { valueAtRisk: 20405.75, expectedShortfall: 25670.28 },
      source: 'Python with scipy.stats.norm',
    },
    {
      inputs: { value: 1000, volatility: 5, confidence: 50, days: 252, meanReturn: 10 },
      results: { valueAtRisk: -100, share: -10, z: 0 },
      cautions: ['is a gain'],
      source: 'By hand: the median return is 10%',
    },
    {
      inputs: { value: 1000, volatility: 100, confidence: 95, days: 252 },
      results: { valueAtRisk: 1644.85 },
      cautions: ['do not describe such risks'],
      source: 'By hand: the quantile 1.644854 times the value',
    },
    {
      inputs: { value: 1000000, volatility: 60, confidence: 99, days: 7, meanReturn: 10, daysPerYear: 365 },
      results: { valueAtRisk: 191380.7, share: 19.13806973, expectedShortfall: 219537.43 },
      source: 'Python with scipy.stats.norm',
    },
    {
      inputs: { value: 100000, volatility: 1.2 },
      results: { valueAtRisk: 124.34 },
      cautions: ['that of a day'],
      source: 'Python: 100000 × 0.012 × 1.644854/√252',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ volatility }) => volatility > 0 && volatility < 0.03,
      says: 'A volatility below 3% a year is that of short bonds. If it is that of a day, multiply it by √252, about 16.',
    },
    {
      level: 'note',
      when: ({ valueAtRisk }) => valueAtRisk < 0,
      says: 'A negative value at risk is a gain: the expected return outweighs the risk at this confidence.',
    },
    {
      level: 'caution',
      when: ({ share }) => roundTo(100 * share, 3) > 50,
      says: 'Over half of the value would be lost: normally distributed returns do not describe such risks and times.',
    },
  ],
  notes: ['Real returns have fatter tails than the normal distribution: large losses are more frequent.'],
  references: [
    { title: 'Hull: Options, Futures, and Other Derivatives, chapter Value at Risk and Expected Shortfall' },
  ],
});
