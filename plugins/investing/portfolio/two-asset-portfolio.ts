import { defineCalculator, isAbove, isBelow, isNear, number, percent, roundTo, sumOfProducts } from '@reckoner/engine';
import { isTiny } from './shared/returns.js';

interface Pair {
  readonly volatility1: number;
  readonly volatility2: number;
  readonly correlation: number;
}

/** Variance of a mix: beside a correlation of 1 or -1 nothing cancels in one of the two forms. */
function varianceOf(weight: number, { volatility1, volatility2, correlation }: Pair): number {
  const first = weight * volatility1;
  const second = (1 - weight) * volatility2;
  return first * second < 0
    ? (first + second) ** 2 - 2 * (1 - correlation) * first * second
    : (first - second) ** 2 + 2 * (1 + correlation) * first * second;
}

/** Markowitz for two assets: σ² = w₁²σ₁² + w₂²σ₂² + 2w₁w₂ρσ₁σ₂, its least value, and the mix of the highest Sharpe ratio. */
export default defineCalculator({
  title: 'Two-asset portfolio',
  description:
    'Expected return and volatility of a mix of two assets from their returns, volatilities and correlation, with the minimum-variance weights and, given a risk-free rate, those of the highest Sharpe ratio.',
  keywords: [
    'minimum variance portfolio of two assets',
    'two-asset efficient frontier',
    'portfolio of two stocks',
    'optimal risky portfolio',
    'tangency portfolio of two assets',
  ],
  related: ['portfolio-variance', 'sharpe-ratio', 'portfolio-rebalancing'],
  inputs: {
    return1: percent({
      label: 'Expected return of the first asset a year',
      symbol: '\\mu_1',
      min: -100,
      max: 1000,
      usual: [-20, 60],
    }),
    volatility1: percent({
      label: 'Volatility of the first asset a year',
      symbol: '\\sigma_1',
      min: 0,
      max: 1000,
      usual: [0.3, 150],
    }),
    return2: percent({
      label: 'Expected return of the second asset a year',
      symbol: '\\mu_2',
      min: -100,
      max: 1000,
      usual: [-20, 60],
    }),
    volatility2: percent({
      label: 'Volatility of the second asset a year',
      symbol: '\\sigma_2',
      min: 0,
      max: 1000,
      usual: [0.3, 150],
    }),
    correlation: number({
      label: 'Correlation of their returns',
      help: 'The covariance over the product of the volatilities.',
      symbol: '\\rho',
      min: -1,
      max: 1,
    }),
    weight: percent({
      label: 'Weight of the first asset',
      help: 'Below 0% or over 100% one of the two is sold short.',
      symbol: 'w',
      min: -1000,
      max: 1000,
      default: 50,
      usual: [2, 200],
    }),
    riskFree: percent({
      label: 'Risk-free rate a year',
      symbol: 'r_f',
      min: -20,
      max: 100,
      usual: [0.1, 30],
      optional: true,
    }),
  },
  outputs: {
    expectedReturn: percent({ label: 'Expected return', symbol: '\\mu', places: 2 }),
    volatility: percent({ label: 'Volatility', symbol: '\\sigma', places: 2 }),
    minimumWeight: percent({
      label: 'Weight of the first asset at the least volatility',
      symbol: 'w_m',
      places: 2,
      optional: true,
    }),
    minimumReturn: percent({
      label: 'Expected return at the least volatility',
      symbol: '\\mu_m',
      places: 2,
      optional: true,
    }),
    minimumVolatility: percent({ label: 'Least volatility', symbol: '\\sigma_m', places: 2, optional: true }),
    sharpe: number({ label: 'Sharpe ratio', symbol: 'S', places: 3, optional: true }),
    bestWeight: percent({
      label: 'Weight of the first asset at the highest Sharpe ratio',
      symbol: 'w_t',
      places: 2,
      optional: true,
    }),
    bestReturn: percent({
      label: 'Expected return at the highest Sharpe ratio',
      symbol: '\\mu_t',
      places: 2,
      optional: true,
    }),
    bestVolatility: percent({
      label: 'Volatility at the highest Sharpe ratio',
      symbol: '\\sigma_t',
      places: 2,
      optional: true,
    }),
    bestSharpe: number({ label: 'Highest Sharpe ratio', symbol: 'S_t', places: 3, optional: true }),
  },
  formula: ({ return1, volatility1, return2, volatility2, correlation, weight, riskFree }) => {
    const pair = { volatility1, volatility2, correlation };
    const expectedReturn = weight * return1 + (1 - weight) * return2;
    const variance = varianceOf(weight, pair);
    // What is 0 but for rounding is 0.
    const volatility = isNear(variance, 0, 1e-24) ? 0 : Math.sqrt(variance);
    const sharpe =
      riskFree === undefined || isNear(volatility, 0, 1e-12) ? undefined : (expectedReturn - riskFree) / volatility;
    const mix = { expectedReturn, volatility, sharpe };
    // Equal volatilities that move as one are the same at every weight.
    if (volatility1 === volatility2 && correlation === 1) return mix;
    const covariance = correlation * volatility1 * volatility2;
    const spread = (volatility1 - volatility2) ** 2 + 2 * (1 - correlation) * volatility1 * volatility2;
    const minimumWeight = (volatility2 ** 2 - covariance) / spread;
    const minimumVolatility = volatility1 * volatility2 * Math.sqrt(((1 - correlation) * (1 + correlation)) / spread);
    const least = {
      ...mix,
      minimumWeight,
      minimumReturn: minimumWeight * return1 + (1 - minimumWeight) * return2,
      minimumVolatility,
    };
    // Where a mix is next to without risk, the Sharpe ratio has no bound.
    if (riskFree === undefined || isBelow(minimumVolatility, 1e-5)) return least;
    const first = (return1 - riskFree) * volatility2 ** 2 - (return2 - riskFree) * covariance;
    const second = (return2 - riskFree) * volatility1 ** 2 - (return1 - riskFree) * covariance;
    // Below the line through the least volatile mix no weights have the highest ratio.
    if (!isAbove(first, -second)) return least;
    const bestWeight = first / (first + second);
    const bestReturn = bestWeight * return1 + (1 - bestWeight) * return2;
    const bestVolatility = Math.sqrt(varianceOf(bestWeight, pair));
    return { ...least, bestWeight, bestReturn, bestVolatility, bestSharpe: (bestReturn - riskFree) / bestVolatility };
  },
  shown: ({
    volatility1,
    volatility2,
    correlation,
    weight,
    return1,
    return2,
    riskFree,
    expectedReturn,
    volatility,
    minimumWeight,
    bestWeight,
    bestReturn,
    bestVolatility,
  }) => {
    const covariance = correlation * volatility1 * volatility2;
    const spread = volatility1 ** 2 + volatility2 ** 2 - 2 * covariance;
    return {
      volatility: Math.sqrt(
        sumOfProducts(
          [weight, weight, volatility1, volatility1],
          [1 - weight, 1 - weight, volatility2, volatility2],
          [2, weight, 1 - weight, correlation, volatility1, volatility2],
        ),
      ),
      minimumWeight: (volatility2 ** 2 - covariance) / spread,
      minimumReturn: minimumWeight! * return1 + (1 - minimumWeight!) * return2,
      minimumVolatility: volatility1 * volatility2 * Math.sqrt((1 - correlation ** 2) / spread),
      sharpe: (expectedReturn - riskFree!) / volatility,
      bestWeight:
        ((return1 - riskFree!) * volatility2 ** 2 - (return2 - riskFree!) * covariance) /
        ((return1 - riskFree!) * volatility2 ** 2 +
          (return2 - riskFree!) * volatility1 ** 2 -
          (return1 - riskFree! + return2 - riskFree!) * covariance),
      bestReturn: bestWeight! * return1 + (1 - bestWeight!) * return2,
      bestVolatility: Math.sqrt(
        bestWeight! ** 2 * volatility1 ** 2 +
          (1 - bestWeight!) ** 2 * volatility2 ** 2 +
          2 * bestWeight! * (1 - bestWeight!) * covariance,
      ),
      bestSharpe: (bestReturn! - riskFree!) / bestVolatility!,
    };
  },
  figure: {
    kind: 'curve',
    title: 'Return over volatility',
    x: { of: 'volatility', label: 'Volatility' },
    y: { of: 'expectedReturn', label: 'Expected return' },
    curve: ({
      weight,
      expectedReturn,
      volatility,
      minimumWeight,
      minimumVolatility,
      minimumReturn,
      bestWeight,
      bestVolatility,
      bestReturn,
      ...given
    }) => {
      const { return1, return2, volatility1, volatility2 } = given;
      const marks = [
        { x: volatility, y: expectedReturn, label: 'Your mix', at: weight },
        { x: volatility1, y: return1, label: 'First asset', at: 1 },
        { x: volatility2, y: return2, label: 'Second asset', at: 0 },
      ];
      if (minimumWeight !== undefined && minimumVolatility !== undefined && minimumReturn !== undefined)
        marks.push({ x: minimumVolatility, y: minimumReturn, label: 'Least volatility', at: minimumWeight });
      if (bestWeight !== undefined && bestVolatility !== undefined && bestReturn !== undefined)
        marks.push({ x: bestVolatility, y: bestReturn, label: 'Highest Sharpe ratio', at: bestWeight });
      // Short sales far beyond the mix would squeeze the rest into a corner.
      const near = marks.filter(({ at }) => at === weight || (at > -1.5 && at < 2.5));
      const places = near.map(({ at }) => at);
      return {
        from: Math.min(...places),
        to: Math.max(...places),
        lines: [{ at: (w) => [Math.sqrt(Math.max(0, varianceOf(w, given))), w * return1 + (1 - w) * return2] }],
        marks: near.map(({ x, y, label }) => ({ x, y, label })),
      };
    },
  },
  explanation: ({ minimumWeight, bestWeight, minimumVolatility }) => {
    const mix =
      'With {weight} in the first asset and the rest in the second, the expected return is {expectedReturn} and the volatility {volatility}.';
    if (minimumWeight === undefined) return `${mix} The volatility is the same at every weight.`;
    const least =
      minimumVolatility === 0
        ? 'At {minimumWeight} in the first asset nothing of the risk is left, and the return is {minimumReturn}.'
        : 'The least volatility, {minimumVolatility}, is at {minimumWeight} in the first asset, with a return of {minimumReturn}.';
    return bestWeight === undefined
      ? `${mix} ${least}`
      : `${mix} ${least} The highest Sharpe ratio, {bestSharpe}, is at {bestWeight}, with a return of {bestReturn}.`;
  },
  requires: [
    {
      that: ({ volatility1, volatility2 }) => volatility1 > 0 || volatility2 > 0,
      field: 'volatility2',
      says: 'Two assets without volatility have no risk to mix.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ minimumWeight }) =>
        minimumWeight !== undefined && (isBelow(minimumWeight, 0) || isAbove(minimumWeight, 1)),
      says: 'The least volatility, {minimumVolatility}, asks for a short sale. Without one the less volatile asset alone has the least.',
    },
    {
      level: 'caution',
      when: ({ bestWeight }) => bestWeight !== undefined && (isBelow(bestWeight, 0) || isAbove(bestWeight, 1)),
      says: 'The highest Sharpe ratio asks for a short sale. Without one the asset of the higher Sharpe ratio alone has the highest.',
    },
    {
      level: 'note',
      when: ({ expectedReturn, minimumReturn, volatility, minimumVolatility }) =>
        minimumReturn !== undefined &&
        minimumVolatility !== undefined &&
        roundTo(100 * expectedReturn, 2) <= roundTo(100 * minimumReturn, 2) &&
        roundTo(100 * volatility, 2) > roundTo(100 * minimumVolatility, 2),
      says: 'This mix is not efficient: that of the least volatility has less risk and no lower expected return.',
    },
    {
      level: 'note',
      when: ({ return1, return2, riskFree, minimumVolatility, bestWeight }) =>
        riskFree !== undefined &&
        (return1 > riskFree || return2 > riskFree) &&
        minimumVolatility !== undefined &&
        !isBelow(minimumVolatility, 1e-5) &&
        bestWeight === undefined,
      says: 'The least volatile mix is expected to return no more than the risk-free rate: with short sales no weights have the highest Sharpe ratio; without them the asset of the higher one alone has it.',
    },
    {
      level: 'caution',
      when: ({ return1, return2, riskFree }) => riskFree !== undefined && return1 <= riskFree && return2 <= riskFree,
      says: 'Neither asset is expected to return more than the risk-free rate: without short sales no mix is paid for its risk, and negative Sharpe ratios do not rank, as more volatility makes them look better.',
    },
    {
      level: 'note',
      when: ({ return1, return2, riskFree, sharpe }) =>
        riskFree !== undefined &&
        (return1 > riskFree || return2 > riskFree) &&
        sharpe !== undefined &&
        isBelow(sharpe, 0),
      says: 'A negative Sharpe ratio does not rank mixes: more volatility makes it look better.',
    },
    {
      level: 'note',
      when: ({ riskFree, minimumVolatility }) => riskFree !== undefined && minimumVolatility === undefined,
      says: 'Equal volatilities and a correlation of 1: no mix has the highest Sharpe ratio. What returns more is the better at every weight.',
    },
    {
      level: 'note',
      when: ({ return1, return2 }) => isTiny(return1) && isTiny(return2),
      says: 'Both expected returns are below 1% a year: they are in percent, twelve percent as 12, not as 0.12.',
    },
    {
      level: 'caution',
      when: ({ minimumVolatility }) => minimumVolatility !== undefined && isBelow(minimumVolatility, 1e-5),
      says: 'A mix with next to no risk comes of a perfect correlation or an asset without volatility. Risky assets have neither: no highest Sharpe ratio is told.',
    },
  ],
  examples: [
    {
      inputs: {
        return1: 8,
        volatility1: 12,
        return2: 13,
        volatility2: 20,
        correlation: 0.3,
        weight: 40,
        riskFree: 5,
      },
      results: {
        expectedReturn: 11,
        volatility: '14.19859148',
        sharpe: '0.4225771274',
        minimumWeight: 82,
        minimumReturn: 8.9,
        minimumVolatility: '11.44727042',
        bestWeight: 40,
        bestReturn: 11,
        bestVolatility: '14.19859148',
        bestSharpe: '0.4225771274',
      },
      source:
        'Bodie, Kane, Marcus: debt and equity with a covariance of 72: 82% and 11.45%, 40%, 11% and 14.2%, .42; digits by Python with scipy.optimize',
    },
    {
      inputs: { return1: 20, volatility1: 30, return2: 12, volatility2: 15, correlation: 0.1, riskFree: 8 },
      results: {
        expectedReturn: 16,
        volatility: '17.42842506',
        minimumWeight: '17.39130435',
        minimumReturn: '13.39130435',
        minimumVolatility: '13.91745854',
        bestWeight: '45.16129032',
        bestReturn: '15.61290323',
        bestVolatility: '16.5381972',
        bestSharpe: '0.4603224362',
      },
      source:
        'Bodie, Kane, Marcus: stock and bond fund, 17.39%, 13.39%, 13.92%; 45.16%, 15.61%, 16.54%; digits by Python with numpy.linalg.solve',
    },
    {
      inputs: { return1: 10, volatility1: 10, return2: 14, volatility2: 20, correlation: 0.9, riskFree: 4 },
      results: {
        minimumWeight: '157.1428571',
        minimumVolatility: '7.367883976',
        bestWeight: '115.3846154',
        bestSharpe: '0.6069769787',
      },
      cautions: ['The least volatility, 7.37%, asks', 'The highest Sharpe ratio asks'],
      source: 'Python with numpy.linalg.solve',
    },
    {
      inputs: { return1: 3, volatility1: 5, return2: 9, volatility2: 25, correlation: -0.2, weight: 100, riskFree: 9 },
      results: {
        expectedReturn: 3,
        volatility: 5,
        sharpe: -1.2,
        minimumWeight: '92.85714286',
        minimumVolatility: '4.629100499',
      },
      cautions: ['not efficient', 'Neither asset'],
      source: 'Python with numpy.linalg.solve, whose weights of the highest ratio give the lowest, -1.2247',
    },
    {
      inputs: { return1: 3, volatility1: 5, return2: 4, volatility2: 25, correlation: 0, riskFree: 6 },
      results: { expectedReturn: 3.5, sharpe: '-0.1961161351', minimumWeight: '96.15384615' },
      cautions: ['Neither asset'],
      source: 'By hand: -2.5/√(6.25 + 156.25); 625/650; alone -3/5 and -2/25, which the more volatile one wins',
    },
    {
      inputs: { return1: 3, volatility1: 5, return2: 9, volatility2: 25, correlation: 0, weight: 80, riskFree: 5 },
      results: { expectedReturn: 4.2, sharpe: '-0.1249390095', minimumWeight: '96.15384615' },
      cautions: ['no weights have', 'does not rank mixes'],
      source: 'By hand: 0.8 × 3 + 0.2 × 9; -0.8/√(16 + 25); 625/650, where 3.23% is below 5%',
    },
    {
      inputs: { return1: 8, volatility1: 12, return2: 13, volatility2: 20, correlation: -1, weight: 62.5, riskFree: 5 },
      results: {
        expectedReturn: 9.875,
        volatility: 0,
        minimumWeight: 62.5,
        minimumReturn: 9.875,
        minimumVolatility: 0,
      },
      cautions: ['next to no risk'],
      source: 'Bodie, Kane, Marcus: the perfect hedge, .625 in debt; by hand 20/32, 0.625 × 8 + 0.375 × 13',
    },
    {
      inputs: { return1: 8, volatility1: 15, return2: 6, volatility2: 15, correlation: 1, weight: -50, riskFree: 2 },
      results: { expectedReturn: 5, volatility: 15, sharpe: 0.2 },
      cautions: ['no mix has'],
      source: 'By hand: -0.5 × 8 + 1.5 × 6; two that move as one',
    },
    {
      inputs: { return1: 8, volatility1: 10, return2: 6, volatility2: 10, correlation: 0.5, weight: 150 },
      results: { expectedReturn: 9, volatility: '13.22875656', minimumWeight: 50, minimumVolatility: '8.660254038' },
      source: 'By hand: √(225 + 25 - 75); √(25 + 25 + 25)',
    },
    {
      inputs: { return1: 0.08, volatility1: 12, return2: 0.13, volatility2: 20, correlation: 0.3, weight: 40 },
      results: { expectedReturn: 0.11, minimumWeight: 82, minimumReturn: 0.089 },
      cautions: ['not as 0.12'],
      source: 'By hand: 0.4 × 0.08 + 0.6 × 0.13, of returns that were meant as 8 and 13%',
    },
    {
      inputs: { return1: 8, volatility1: 12, return2: 8, volatility2: 20, correlation: 0.3 },
      results: { expectedReturn: 8, minimumWeight: 82, minimumReturn: 8, minimumVolatility: '11.44727042' },
      cautions: ['not efficient'],
      source: 'Bodie, Kane, Marcus: the mix of the least volatility; by hand 8% at every weight',
    },
    {
      inputs: { return1: 8, volatility1: 0, return2: 6, volatility2: 0, correlation: 0 },
      refused: 'without volatility',
      source: 'By definition',
    },
  ],
  notes: [
    'Expected returns, volatilities and correlation are of one span of time; those of the past need not last, and correlations rise in a crash.',
    'With more than two assets: Portfolio risk and return.',
  ],
  references: [
    { title: 'Markowitz: Portfolio Selection, Journal of Finance, 1952', doi: '10.1111/j.1540-6261.1952.tb01525.x' },
    { title: 'Bodie, Kane, Marcus: Investments, chapter Optimal Risky Portfolios' },
  ],
});
