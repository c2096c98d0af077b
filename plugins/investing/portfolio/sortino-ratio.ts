import {
  choice,
  defineCalculator,
  integer,
  isBelow,
  list,
  mean,
  noResult,
  number,
  percent,
  sum,
} from '@reckoner/engine';
import { areTiny, isTiny, PERIODS, returnOfPeriod } from './shared/returns.js';

/** Mean excess over the target per downside deviation, whose squares are of the shortfalls and whose divisor is of all returns. */
export default defineCalculator({
  title: 'Sortino ratio',
  description:
    'Sortino ratio and downside deviation a year from a list of periodic returns and a target, or the ratio from annual figures.',
  keywords: ['downside deviation', 'minimum acceptable return', 'MAR', 'target semideviation', 'downside risk'],
  related: ['sharpe-ratio', 'information-ratio', 'treynor-ratio'],
  inputs: {
    given: choice(
      {
        list: { label: 'List of returns', also: ['list', 'returns'] },
        summary: { label: 'Annual figures', also: ['summary', 'annual'] },
      },
      { label: 'Given', default: 'list' },
    ),
    returns: list(returnOfPeriod, {
      label: 'Returns per period',
      help: 'In percent, losses negative.',
      symbol: 'R',
      minItems: 2,
      maxItems: 5000,
      when: { given: 'list' },
    }),
    period: choice(PERIODS, { label: 'Returns are', symbol: 'm', default: 'monthly', when: { given: 'list' } }),
    returnRate: percent({
      label: 'Return a year',
      symbol: 'R_p',
      min: -100,
      max: 10000,
      usual: [-80, 300],
      when: { given: 'summary' },
    }),
    downsideDeviation: percent({
      label: 'Downside deviation a year',
      help: 'Below the same target; a monthly one times √12.',
      symbol: '\\sigma_d',
      min: 0.0001,
      max: 10000,
      usual: [0.3, 100],
      when: { given: 'summary' },
    }),
    target: percent({
      label: 'Target return a year',
      help: 'The minimum acceptable return, such as 0, the risk-free rate or what a plan needs.',
      symbol: 'T',
      min: -50,
      max: 100,
      default: 0,
      usual: [0.5, 30],
    }),
  },
  outputs: {
    sortino: number({ label: 'Sortino ratio, annualized', symbol: 'S', places: 3 }),
    excessReturn: percent({ label: 'Return a year over the target', symbol: 'E', places: 2 }),
    annualDownside: percent({ label: 'Downside deviation a year', symbol: '\\delta', places: 2 }),
    shortfalls: integer({ label: 'Returns below the target', optional: true }),
  },
  formula: ({ given, returns, period, returnRate, downsideDeviation, target }) => {
    if (given === 'summary') {
      const excess = returnRate - target;
      return { sortino: excess / downsideDeviation, excessReturn: excess, annualDownside: downsideDeviation };
    }
    const goal = target / period;
    const shortfalls = returns.filter((one) => isBelow(one, goal)).length;
    if (shortfalls === 0)
      throw noResult('No return lies below the target: without a downside there is no Sortino ratio.');
    const excessReturn = mean(returns) * period - target;
    const annualDownside = Math.sqrt(
      (period * sum(returns.map((one) => Math.min(0, one - goal) ** 2))) / returns.length,
    );
    return { sortino: excessReturn / annualDownside, excessReturn, annualDownside, shortfalls };
  },
  stepwise: ['The returns below the target of a period, that of a year over the periods in one, are counted.'],
  explanation: ({ given }) => {
    const mean = given === 'list' ? 'mean of the returns ({period})' : 'return';
    const ratio = `The ${mean} is {excessReturn|{|excessReturn|} a year below|exactly|{excessReturn} a year above} the target of {target}; at a downside deviation of {annualDownside} that is a Sortino ratio of {sortino}.`;
    return given === 'list' ? `${ratio} {shortfalls} {shortfalls|return lies|returns lie} below the target.` : ratio;
  },
  cautions: [
    {
      level: 'note',
      when: ({ excessReturn }) => isBelow(excessReturn, 0),
      says: 'A negative ratio does not rank investments: more risk makes it look better.',
    },
    {
      level: 'caution',
      when: ({ shortfalls }) => shortfalls !== undefined && shortfalls < 5,
      says: 'So few returns below the target leave the downside deviation, and with it the ratio, to chance: one bad period more may halve it. Take a longer record.',
    },
    {
      level: 'caution',
      when: ({ returns, period }) => returns !== undefined && period !== undefined && returns.length < period,
      says: 'Less than a year of returns is annualized: figures a year from so few say little.',
    },
    {
      level: 'caution',
      when: ({ returns, period }) => areTiny(returns, period),
      says: 'No return is as large as is usual for such periods: returns are in percent, two percent as 2, not as 0.02.',
    },
    {
      level: 'note',
      when: ({ returnRate }) => isTiny(returnRate),
      says: 'A return of {returnRate} a year is small: returns are in percent, twelve percent as 12, not as 0.12.',
    },
  ],
  examples: [
    {
      inputs: { given: 'list', returns: [17, 15, 23, -5, 12, 9, 13, -4], period: 'annual' },
      results: { excessReturn: 10, annualDownside: '2.263846', sortino: '4.417261', shortfalls: 2 },
      cautions: ['leave the downside deviation'],
      source: 'Python with numpy: mean 10%, √((5² + 4²)/8)%',
    },
    {
      inputs: {
        returns: [
          0.3, 2.6, 1.1, -1, 1.5, 2.5, 1.6, 6.7, -1.4, 4, -0.5, 8.1, 4, -3.7, -6.1, 1.7, -4.9, -2.2, 7, 5.8, -6.5, 2.4,
          -0.5, -0.9,
        ],
        target: 6,
      },
      results: { excessReturn: 4.8, annualDownside: '8.846185619', sortino: '0.5426067468', shortfalls: 11 },
      source:
        'Bacon’s monthly returns at 0.5% a month, of which PerformanceAnalytics prints his downside deviation, 2.55% a month; further digits by Python with numpy, times √12',
    },
    {
      inputs: { returns: [0.8, -1.1, 0.4, -0.6, 1.2, -0.3, 0.5, -0.9, 0.7, 0.2], period: 'daily', target: 4 },
      results: { excessReturn: 18.68, annualDownside: '8.036752878', sortino: '2.324321810' },
      cautions: ['leave the downside deviation', 'Less than a year'],
      source: 'Python with numpy',
    },
    {
      inputs: { returns: [0.8, -1.1, 0.4, -0.6, 1.2, -0.3, 0.5, -0.9, 0.7, 0.2], period: 'everyDay', target: 4 },
      results: { excessReturn: 28.85, annualDownside: '9.617303897', sortino: '2.999801224' },
      cautions: ['leave the downside deviation', 'Less than a year'],
      source: 'Python with numpy',
    },
    {
      inputs: { returns: [0.1, 0.2, -0.3] },
      results: { sortino: 0, excessReturn: 0, annualDownside: 0.6, shortfalls: 1 },
      cautions: ['leave the downside deviation', 'Less than a year'],
      source: 'By hand: 0.1 + 0.2 - 0.3; √(12 × 0.09/3)',
    },
    {
      inputs: { returns: [1.2, -0.8, 0.5, -1.1, 0.9, -0.3, 0.2, -0.6, 1.5, -0.9], period: 'daily' },
      results: { excessReturn: 15.12, annualDownside: '8.852796168', sortino: '1.707934952', shortfalls: 5 },
      cautions: ['Less than a year'],
      source: 'By hand: 0.06 × 252; √(252 × 3.11/10)',
    },
    {
      inputs: { given: 'summary', returnRate: 12, target: 6, downsideDeviation: 10 },
      results: { sortino: 0.6, excessReturn: 6, annualDownside: 10 },
      source: 'A printed example: (12% - 6%)/10%',
    },
    {
      inputs: { given: 'summary', returnRate: 0.12, target: 5, downsideDeviation: 8 },
      results: { excessReturn: -4.88, sortino: -0.61 },
      cautions: ['does not rank', 'not as 0.12'],
      source: 'By hand: (0.12 - 5)/8, of a return that was meant as 12%',
    },
    {
      inputs: { returns: [0.02, -0.01, 0.03, -0.01], period: 'quarterly' },
      results: { excessReturn: 0.03, shortfalls: 2, sortino: '2.121320' },
      cautions: ['leave the downside deviation', 'not as 0.02'],
      source: 'By hand: 0.03/√(4 × 0.0002/4), of returns that were meant as 2, -1, 3 and -1%',
    },
    {
      inputs: { returns: [1, 2, 3], target: 12 },
      noResult: 'No return lies below the target',
      source: 'By hand: exactly 1% a month is not below it',
    },
  ],
  notes: [
    'Shortfalls are squared and divided by the number of all returns, as Sortino does; the standard deviation of the negative returns alone, which some programs take, is another figure.',
    'The target is spread evenly over the periods, and the mean return is multiplied by the periods in a year, not compounded.',
    'Ratios compare only at the same target, period and length of record.',
  ],
  references: [
    {
      title: 'Rollinger, Hoffman: Sortino: A ‘Sharper’ Ratio, Red Rock Capital',
      url: 'https://studylib.net/doc/7947890/sortino--a--sharper--ratio',
    },
    { title: 'Sortino, Price: Performance Measurement in a Downside Risk Framework, 1994', doi: '10.3905/joi.3.3.59' },
    {
      title:
        'Bacon: Practical Portfolio Performance Measurement and Attribution, 2nd ed., data and results in PerformanceAnalytics',
      url: 'https://github.com/braverock/PerformanceAnalytics',
    },
  ],
});
