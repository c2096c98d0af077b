import {
  choice,
  defineCalculator,
  isBelow,
  list,
  mean,
  noResult,
  number,
  percent,
  standardDeviation,
} from '@reckoner/engine';

/** Mean excess return over its standard deviation (sample), annualized by the square root of the periods in a year. */
export default defineCalculator({
  title: 'Sharpe ratio',
  description:
    'Sharpe ratio from annual return, risk-free rate and volatility, or annualized from a list of periodic returns.',
  keywords: ['risk-adjusted return', 'reward to variability', 'excess return'],
  inputs: {
    given: choice({ summary: 'Annual figures', list: 'List of returns' }, { label: 'Given', default: 'summary' }),
    returnRate: percent({
      label: 'Return a year',
      symbol: 'R_p',
      min: -100,
      max: 10000,
      usual: [-80, 300],
      when: { given: 'summary' },
    }),
    volatility: percent({
      label: 'Volatility a year',
      symbol: '\\sigma_p',
      min: 0.0001,
      max: 10000,
      usual: [0.3, 200],
      when: { given: 'summary' },
    }),
    returns: list(percent({ label: 'Return', min: -100, max: 10000, usual: [-50, 100] }), {
      label: 'Returns per period',
      minItems: 2,
      maxItems: 5000,
      when: { given: 'list' },
    }),
    period: choice(
      {
        daily: { label: 'Daily (252 a year)', value: 252 },
        weekly: { label: 'Weekly', value: 52 },
        monthly: { label: 'Monthly', value: 12 },
        quarterly: { label: 'Quarterly', value: 4 },
        annual: { label: 'Yearly', value: 1 },
      },
      { label: 'Returns are', default: 'monthly', when: { given: 'list' } },
    ),
    riskFree: percent({
      label: 'Risk-free rate a year',
      symbol: 'R_f',
      min: -20,
      max: 100,
      default: 0,
      usual: [0.1, 30],
    }),
  },
  outputs: {
    sharpe: number({ label: 'Sharpe ratio, annualized', symbol: 'S', places: 3 }),
    excessReturn: percent({ label: 'Excess return a year', places: 2 }),
    annualVolatility: percent({ label: 'Volatility a year', places: 2 }),
  },
  formula: ({ given, returnRate, volatility, returns, period, riskFree }) => {
    if (given === 'summary') {
      const excessReturn = returnRate - riskFree;
      return { sharpe: excessReturn / volatility, excessReturn, annualVolatility: volatility };
    }
    const annualVolatility = standardDeviation(returns) * Math.sqrt(period);
    if (annualVolatility < 1e-9) throw noResult('All returns are equal: without risk there is no Sharpe ratio.');
    const excessReturn = mean(returns) * period - riskFree;
    return { sharpe: excessReturn / annualVolatility, excessReturn, annualVolatility };
  },
  explanation:
    'An excess return of {excessReturn} at a volatility of {annualVolatility} is a Sharpe ratio of {sharpe}.',
  cautions: [
    {
      level: 'note',
      when: ({ sharpe }) => sharpe < 0,
      says: 'A negative ratio does not rank investments: more risk makes it look better.',
    },
    {
      level: 'caution',
      when: ({ returns, period }) =>
        returns !== undefined &&
        period !== undefined &&
        isBelow(Math.max(...returns.map((one) => Math.abs(one))), 0.01 / Math.sqrt(period)),
      says: 'No return is as large as is usual for such periods: returns are in percent, two percent as 2, not as 0.02.',
    },
  ],
  examples: [
    {
      inputs: { returnRate: 12, riskFree: 3, volatility: 15 },
      results: { sharpe: 0.6, excessReturn: 9, annualVolatility: 15 },
      source: 'By hand: 9/15',
    },
    {
      inputs: {
        given: 'list',
        returns: [2.1, -1.3, 0.8, 3.2, -0.5, 1.9, 0.4, -2.2, 1.1, 2.6, 0.3, -0.9],
        riskFree: 2.4,
      },
      results: { sharpe: 0.891153401, excessReturn: 5.1, annualVolatility: 5.722920424 },
      source: 'Python with numpy: (mean - 0.2)/std(ddof=1)·√12',
    },
    {
      inputs: { returnRate: -5, riskFree: 2, volatility: 10 },
      results: { sharpe: -0.7, excessReturn: -7 },
      cautions: ['does not rank'],
      source: 'By hand: -7/10',
    },
    {
      inputs: { given: 'list', returns: [0.02, 0.04], period: 'annual' },
      results: { excessReturn: 0.03, sharpe: 2.121320344 },
      cautions: ['returns are in percent'],
      source: 'By hand: 0.03/(0.01 √2)',
    },
    { inputs: { given: 'list', returns: [1, 1, 1] }, noResult: 'All returns are equal', source: 'By hand: no spread' },
    {
      inputs: { given: 'list', returns: [0.12, 0.08, -0.04, 0.2], period: 'annual' },
      results: { excessReturn: 0.09 },
      cautions: ['not as 0.02'],
      source: 'By hand: 0.36/4, of returns that were meant as 12, 8, -4 and 20%',
    },
  ],
  notes: ['The risk-free rate is spread evenly over the periods; returns are taken as independent.'],
  references: [
    { title: 'Sharpe: The Sharpe Ratio, Journal of Portfolio Management, 1994', doi: '10.3905/jpm.1994.409501' },
  ],
});
