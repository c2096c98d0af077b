import {
  choice,
  correlation,
  defineCalculator,
  isAbove,
  isBelow,
  list,
  mean,
  noResult,
  number,
  percent,
  product,
  roundTo,
  standardDeviation,
  studentQuantile,
} from '@reckoner/engine';
import { areTiny, isTiny, PERIODS, returnOfPeriod } from './shared/returns.js';

const ofList = { when: { given: 'list' } } as const;
const ofSummary = { when: { given: 'summary' } } as const;

/** Active return over tracking error, the sample standard deviation of the differences to the benchmark, both a year. */
export default defineCalculator({
  title: 'Information ratio and tracking error',
  description:
    'Information ratio, active return and tracking error a year of a portfolio against its benchmark, with the t-statistic, from two lists of returns or from annual figures.',
  keywords: [
    'tracking error',
    'active return',
    'active risk',
    'excess return over benchmark',
    'appraisal of a manager',
  ],
  related: ['sharpe-ratio', 'jensens-alpha', 'sortino-ratio'],
  inputs: {
    given: choice(
      {
        list: { label: 'Lists of returns', also: ['list', 'returns'] },
        summary: { label: 'Annual figures', also: ['summary', 'annual'] },
      },
      { label: 'Given', default: 'list' },
    ),
    returns: list(returnOfPeriod, {
      label: 'Returns of the portfolio',
      help: 'In percent, losses negative.',
      symbol: 'R',
      minItems: 2,
      maxItems: 2500,
      ...ofList,
    }),
    benchmarkReturns: list(returnOfPeriod, {
      label: 'Returns of the benchmark',
      help: 'Over the same periods, in the same order.',
      symbol: 'B',
      minItems: 2,
      maxItems: 2500,
      ...ofList,
    }),
    period: choice(PERIODS, { label: 'Returns are', symbol: 'm', default: 'monthly', ...ofList }),
    active: choice(
      {
        arithmetic: { label: 'Mean difference times periods a year', also: ['arithmetic'] },
        compounded: { label: 'Difference of the compounded returns', also: ['compounded', 'geometric'] },
      },
      { label: 'Active return', default: 'arithmetic', ...ofList },
    ),
    returnRate: percent({
      label: 'Return of the portfolio a year',
      symbol: 'R_p',
      min: -100,
      max: 10000,
      usual: [-80, 300],
      ...ofSummary,
    }),
    benchmark: percent({
      label: 'Return of the benchmark a year',
      symbol: 'R_b',
      min: -100,
      max: 10000,
      usual: [-60, 150],
      ...ofSummary,
    }),
    trackingError: percent({
      label: 'Tracking error a year',
      help: 'The standard deviation of the differences; a monthly one times √12.',
      symbol: '\\sigma_a',
      min: 0.0001,
      max: 1000,
      usual: [0.1, 40],
      ...ofSummary,
    }),
    years: number({
      label: 'Years measured',
      help: 'For the t-statistic.',
      symbol: 'n',
      above: 0,
      max: 200,
      usual: [0.5, 50],
      optional: true,
      ...ofSummary,
    }),
  },
  outputs: {
    informationRatio: number({ label: 'Information ratio, annualized', symbol: 'IR', places: 3 }),
    activeReturn: percent({ label: 'Active return a year', symbol: 'A', places: 2 }),
    annualTrackingError: percent({ label: 'Tracking error a year', symbol: 'TE', places: 2 }),
    tStatistic: number({ label: 't-statistic of the active return', symbol: 't', places: 2, optional: true }),
    ahead: percent({ label: 'Periods ahead of the benchmark', places: 1, optional: true }),
  },
  formula: (inputs) => {
    if (inputs.given === 'summary') {
      const activeReturn = inputs.returnRate - inputs.benchmark;
      const informationRatio = activeReturn / inputs.trackingError;
      return {
        informationRatio,
        activeReturn,
        annualTrackingError: inputs.trackingError,
        tStatistic: inputs.years === undefined ? undefined : informationRatio * Math.sqrt(inputs.years),
      };
    }
    const { returns, benchmarkReturns, period, active } = inputs;
    const count = returns.length;
    const differences = returns.map((one, index) => one - benchmarkReturns[index]!);
    const deviation = standardDeviation(differences);
    if (deviation < 1e-12)
      throw noResult(
        'All differences to the benchmark are equal: without tracking error there is no information ratio.',
      );
    const years = count / period;
    const activeReturn =
      active === 'arithmetic'
        ? mean(differences) * period
        : product(returns.map((one) => 1 + one)) ** (1 / years) -
          product(benchmarkReturns.map((one) => 1 + one)) ** (1 / years);
    const annualTrackingError = deviation * Math.sqrt(period);
    return {
      informationRatio: activeReturn / annualTrackingError,
      activeReturn,
      annualTrackingError,
      tStatistic: (mean(differences) / deviation) * Math.sqrt(count),
      ahead: returns.filter((one, index) => one > benchmarkReturns[index]!).length / count,
    };
  },
  shown: ({ activeReturn, annualTrackingError }) => ({ informationRatio: activeReturn / annualTrackingError }),
  stepwise: [
    'The difference to the benchmark is taken in every period.',
    'Tracking error: the standard deviation (n − 1) of the differences times the square root of the periods in a year.',
    'The t-statistic: the mean difference over its standard error, their standard deviation over the square root of their number; of annual figures the information ratio times the square root of the years.',
    'Periods ahead are those in which the portfolio returned more.',
  ],
  explanation: ({ given, active }) => {
    const by =
      given === 'summary'
        ? ''
        : active === 'arithmetic'
          ? ', by the mean difference ({period})'
          : ', compounded ({period})';
    return `The portfolio is {activeReturn|{|activeReturn|} a year behind|level with|{activeReturn} a year ahead of} the benchmark${by}; at a tracking error of {annualTrackingError} that is an information ratio of {informationRatio}.`;
  },
  requires: [
    {
      that: ({ returns, benchmarkReturns }) => returns.length === benchmarkReturns.length,
      field: 'benchmarkReturns',
      says: 'Both lists need the same number of returns, over the same periods.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ activeReturn }) => isBelow(activeReturn, 0),
      says: 'A negative ratio does not rank portfolios: more tracking error makes it look better.',
    },
    {
      level: 'note',
      when: ({ tStatistic }) => tStatistic !== undefined && Math.abs(roundTo(tStatistic, 2)) < 2,
      says: 'A t-statistic of {tStatistic}, within 2 of 0, is what chance alone often brings: the record does not tell skill from luck.',
    },
    {
      level: 'note',
      when: ({ returns, tStatistic }) =>
        returns !== undefined &&
        tStatistic !== undefined &&
        Math.abs(roundTo(tStatistic, 2)) >= 2 &&
        isBelow(Math.abs(roundTo(tStatistic, 2)), roundTo(studentQuantile(0.975, returns.length - 1), 2)),
      says: 'Of so few returns even a t-statistic of {tStatistic} comes by chance more than once in 20 times: the record does not tell skill from luck.',
    },
    {
      level: 'caution',
      when: ({ returns, period }) => returns !== undefined && period !== undefined && returns.length < period,
      says: 'Less than a year of returns is annualized: figures a year from so few say little.',
    },
    {
      level: 'caution',
      when: ({ returns, benchmarkReturns, period }) => areTiny(returns, period) && areTiny(benchmarkReturns, period),
      says: 'No return is as large as is usual for such periods: returns are in percent, two percent as 2, not as 0.02.',
    },
    {
      level: 'caution',
      when: ({ returns, benchmarkReturns }) => {
        if (returns === undefined || benchmarkReturns === undefined) return false;
        if (returns.length !== benchmarkReturns.length || returns.length < 3) return false;
        const own = standardDeviation(returns);
        const other = standardDeviation(benchmarkReturns);
        if (isBelow(own, 1e-9) || isBelow(other, 1e-9) || isBelow(correlation(returns, benchmarkReturns), 0.5))
          return false;
        return isBelow(20 * own, other) || isBelow(20 * other, own);
      },
      says: 'One list follows the other at less than a twentieth of its size: are both in percent, two percent as 2, not as 0.02?',
    },
    {
      level: 'note',
      when: ({ returnRate, benchmark }) => isTiny(returnRate) && isTiny(benchmark),
      says: 'Both returns a year are below 1%: they are in percent, twelve percent as 12, not as 0.12.',
    },
    {
      level: 'caution',
      when: ({ returns, benchmarkReturns, period }) => {
        if (returns === undefined || benchmarkReturns === undefined || period === undefined) return false;
        if (returns.length !== benchmarkReturns.length || returns.length < 6) return false;
        const varies = isAbove(standardDeviation(benchmarkReturns) * Math.sqrt(period), 0.03);
        return varies && isBelow(correlation(returns, benchmarkReturns), 0.3);
      },
      says: 'The portfolio hardly follows this benchmark, at a correlation below 0.3: are both lists of the same periods, in the same order, and is it the right benchmark?',
    },
  ],
  examples: [
    {
      inputs: {
        returns: [
          0.3, 2.6, 1.1, -1, 1.5, 2.5, 1.6, 6.7, -1.4, 4, -0.5, 8.1, 4, -3.7, -6.1, 1.7, -4.9, -2.2, 7, 5.8, -6.5, 2.4,
          -0.5, -0.9,
        ],
        benchmarkReturns: [
          0.2, 2.5, 1.8, -1.1, 1.4, 1.8, 1.4, 6.5, -1.5, 4.2, -0.6, 8.3, 3.9, -3.8, -6.2, 1.5, -4.8, 2.1, 6, 5.6, -6.7,
          1.9, -0.3, 0,
        ],
      },
      results: {
        informationRatio: '-0.3715845972',
        activeReturn: -1.25,
        annualTrackingError: '3.363971514',
        tStatistic: '-0.5254999769',
        ahead: '70.83333333',
      },
      cautions: ['does not rank', 'chance alone'],
      source: 'Bacon’s monthly returns; Python with numpy: mean × 12, std(ddof=1) × √12, scipy.stats.ttest_rel',
    },
    {
      inputs: {
        returns: [
          0.3, 2.6, 1.1, -1, 1.5, 2.5, 1.6, 6.7, -1.4, 4, -0.5, 8.1, 4, -3.7, -6.1, 1.7, -4.9, -2.2, 7, 5.8, -6.5, 2.4,
          -0.5, -0.9,
        ],
        benchmarkReturns: [
          0.2, 2.5, 1.8, -1.1, 1.4, 1.8, 1.4, 6.5, -1.5, 4.2, -0.6, 8.3, 3.9, -3.8, -6.2, 1.5, -4.8, 2.1, 6, 5.6, -6.7,
          1.9, -0.3, 0,
        ],
        active: 'compounded',
      },
      results: { informationRatio: '-0.4252444136', activeReturn: '-1.430510094' },
      cautions: ['does not rank', 'chance alone'],
      source: 'Bacon’s monthly returns by the definition of PerformanceAnalytics, Python with numpy',
    },
    {
      inputs: { given: 'summary', returnRate: 12, benchmark: 10, trackingError: 5 },
      results: { informationRatio: 0.4, activeReturn: 2, annualTrackingError: 5 },
      source: 'A printed example: (12% - 10%)/5%',
    },
    {
      inputs: { given: 'summary', returnRate: 9, benchmark: 7, trackingError: 4, years: 25 },
      results: { informationRatio: 0.5, tStatistic: 2.5 },
      source: 'By hand: 2/4; 0.5 × √25',
    },
    {
      inputs: { given: 'summary', returnRate: 0.12, benchmark: 0.1, trackingError: 5 },
      results: { informationRatio: 0.004 },
      cautions: ['not as 0.12'],
      source: 'By hand: 0.02/5, of returns that were meant as 12 and 10%',
    },
    {
      inputs: { returns: [0.03, -0.01, 0.02], benchmarkReturns: [0.02, -0.02, 0.03], period: 'quarterly' },
      results: { activeReturn: 0.01333333333, ahead: 66.66666667 },
      cautions: ['not as 0.02', 'Less than a year', 'chance alone'],
      source: 'By hand: (0.01 + 0.01 - 0.01)/3 × 4, of returns that were meant as 3%',
    },
    {
      inputs: { returns: [5, -3, 4, -6, 8, 1], benchmarkReturns: [-4, 3, -2, 5, -6, 2], period: 'annual' },
      results: { activeReturn: 1.833333333, ahead: 50 },
      cautions: ['chance alone', 'hardly follows'],
      source: 'By hand: (9 - 6 + 6 - 11 + 14 - 1)/6; ahead in 3 of 6',
    },
    {
      inputs: { returns: [0.9, -1.4, 2.1, 0.3], benchmarkReturns: [0.7, -1.1, 1.8, 0.5], period: 'weekly' },
      results: { informationRatio: 0, activeReturn: 0, annualTrackingError: '2.122891110', tStatistic: 0, ahead: 50 },
      cautions: ['Less than a year', 'chance alone'],
      source: 'By hand: 0.2 - 0.3 + 0.3 - 0.2; Python with numpy',
    },
    {
      inputs: { returns: [12, 9], benchmarkReturns: [10, 8], period: 'annual' },
      results: { informationRatio: '2.121320344', activeReturn: 1.5, tStatistic: 3, ahead: 100 },
      cautions: ['Of so few returns'],
      source: 'By hand: 1.5/(1/√2), 1.5/(1/2); a table of Student’s t has 12.71 at one degree of freedom',
    },
    {
      inputs: { returns: [0.022, 0.013, -0.011, 0.034], benchmarkReturns: [2.1, 1.3, -1.2, 3.3], period: 'quarterly' },
      results: { activeReturn: -5.442, ahead: 25 },
      cautions: ['does not rank', 'chance alone', 'a twentieth of its size'],
      source: 'By hand: 0.058 - 5.5, of returns that were meant as 2.2, 1.3, -1.1 and 3.4%',
    },
    {
      inputs: { returns: [1.5, 2.5, -0.5], benchmarkReturns: [1, 2, -1] },
      noResult: 'All differences to the benchmark are equal',
      source: 'By hand: 0.5 each',
    },
    {
      inputs: { returns: [1, 2, 3], benchmarkReturns: [1, 2] },
      refused: 'same number of returns',
      source: 'By hand: 3 and 2',
    },
  ],
  notes: [
    'Tracking error is the sample standard deviation (n - 1) of the differences, as ex-post risk is measured; a forecast of a risk model is another figure.',
    'The t-statistic takes the differences of periods as independent, and is of the mean difference also where compounded returns give the ratio.',
    'Ratios before and after costs, and of benchmarks with and without dividends, do not compare.',
  ],
  references: [
    { title: 'Goodwin: The Information Ratio, Financial Analysts Journal, 1998', doi: '10.2469/faj.v54.n4.2196' },
    {
      title: 'PerformanceAnalytics: InformationRatio, TrackingError and the data of Bacon (2008)',
      url: 'https://github.com/braverock/PerformanceAnalytics',
    },
    { title: 'Grinold, Kahn: Active Portfolio Management, 2nd ed., ch. 5' },
  ],
});
