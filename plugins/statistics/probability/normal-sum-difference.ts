import {
  choice,
  defineCalculator,
  isAbove,
  isAtLeast,
  isAtMost,
  normalCdf,
  normalPdf,
  normalSurvival,
  number,
  percent,
  sumOfProducts,
} from '@reckoner/engine';

/** Mean and variance hold for any two variables; the probability for jointly normal ones. */
export default defineCalculator({
  title: 'Sum and difference of random variables',
  description:
    'Mean, variance and standard deviation of X + Y, X - Y or aX + bY, with correlation, and for normal variables the probability of a range.',
  keywords: [
    'variance of a sum',
    'variance of a difference',
    'linear combination of random variables',
    'sum of normal variables',
    'difference of normal variables',
    'variance sum law',
    'correlated random variables',
  ],
  related: ['normal-distribution'],
  inputs: {
    combination: choice(
      {
        sum: { label: 'Sum X + Y', also: ['X + Y', 'X+Y'] },
        difference: { label: 'Difference X - Y', also: ['X - Y', 'X-Y'] },
        linear: { label: 'Combination aX + bY', also: ['aX + bY', 'aX+bY'] },
      },
      { label: 'Combination', default: 'sum' },
    ),
    a: number({ label: 'Factor of X', symbol: 'a', min: -1e6, max: 1e6, when: { combination: 'linear' } }),
    b: number({ label: 'Factor of Y', symbol: 'b', min: -1e6, max: 1e6, when: { combination: 'linear' } }),
    meanX: number({ label: 'Mean of X', symbol: '\\mu_X', min: -1e9, max: 1e9 }),
    deviationX: number({ label: 'Standard deviation of X', symbol: '\\sigma_X', min: 0, max: 1e9 }),
    meanY: number({ label: 'Mean of Y', symbol: '\\mu_Y', min: -1e9, max: 1e9 }),
    deviationY: number({ label: 'Standard deviation of Y', symbol: '\\sigma_Y', min: 0, max: 1e9 }),
    correlation: number({
      label: 'Correlation of X and Y',
      help: '0 for independent variables.',
      symbol: '\\rho',
      min: -1,
      max: 1,
      default: 0,
    }),
    lower: number({
      label: 'Lower limit',
      help: 'Leave out for none.',
      symbol: 'z_1',
      min: -1e12,
      max: 1e12,
      optional: true,
    }),
    upper: number({
      label: 'Upper limit',
      help: 'Leave out for none.',
      symbol: 'z_2',
      min: -1e12,
      max: 1e12,
      optional: true,
    }),
  },
  outputs: {
    mean: number({ label: 'Mean', symbol: '\\mu', places: 4 }),
    deviation: number({ label: 'Standard deviation', symbol: '\\sigma', places: 4 }),
    variance: number({ label: 'Variance', symbol: '\\sigma^2', places: 4 }),
    probability: percent({
      label: 'Probability of the range, for normal variables',
      symbol: 'P',
      places: 4,
      optional: true,
    }),
  },
  formula: ({ combination, a, b, meanX, deviationX, meanY, deviationY, correlation, lower, upper }) => {
    const first = combination === 'linear' ? a : 1;
    const second = combination === 'linear' ? b : combination === 'sum' ? 1 : -1;
    const mean = sumOfProducts([first, meanX], [second, meanY]);
    const variance = Math.max(
      0,
      sumOfProducts(
        [first, first, deviationX, deviationX],
        [second, second, deviationY, deviationY],
        [2, first, second, correlation, deviationX, deviationY],
      ),
    );
    const deviation = Math.sqrt(variance);
    if (lower === undefined && upper === undefined) return { mean, variance, deviation };
    return { mean, variance, deviation, probability: chanceBetween(mean, deviation, lower, upper) };
  },
  shown: () => ({ probability: undefined }),
  stepwise: ['The probability is the area under the normal curve with this mean and deviation between the limits.'],
  figure: {
    kind: 'curve',
    title: 'Density, for normal variables',
    x: { of: 'mean', label: 'Value' },
    y: { label: 'Density' },
    curve: ({ mean, deviation, lower, upper }) => {
      if (deviation <= 0) return undefined;
      const [from, to] = [mean - 4 * deviation, mean + 4 * deviation];
      if (from >= to) return undefined;
      const density = (x: number) => normalPdf(x, mean, deviation);
      const limits = [lower, upper].flatMap((one) => (one === undefined || one < from || one > to ? [] : [one]));
      const shaded = { from: Math.max(from, lower ?? from), to: Math.min(to, upper ?? to) };
      return {
        from,
        to,
        lines: [{ y: density }],
        marks: [
          { x: mean, y: density(mean), label: 'Mean' },
          ...limits.map((x) => ({ x, y: density(x), label: 'Limit' })),
        ],
        ...((lower === undefined && upper === undefined) || shaded.from >= shaded.to ? {} : { shade: [shaded] }),
      };
    },
  },
  explanation: ({ combination, lower, upper }) => {
    const what = {
      sum: 'X + Y has',
      difference: 'X - Y has',
      linear: 'With a = {a} and b = {b}, aX + bY has',
    }[combination];
    const start = `${what} a mean of {mean} and a standard deviation of {deviation}`;
    if (lower !== undefined && upper !== undefined)
      return `${start}; if X and Y are jointly normal it lies between {lower} and {upper} with probability {probability}.`;
    if (lower !== undefined)
      return `${start}; if X and Y are jointly normal it is {lower} or more with probability {probability}.`;
    if (upper !== undefined)
      return `${start}; if X and Y are jointly normal it is {upper} or less with probability {probability}.`;
    return `${start}.`;
  },
  requires: [
    {
      that: ({ a }) => a === 0 || Math.abs(a) >= 1e-50,
      field: 'a',
      says: 'So small a number is as good as none: give 0.',
    },
    {
      that: ({ b }) => b === 0 || Math.abs(b) >= 1e-50,
      field: 'b',
      says: 'So small a number is as good as none: give 0.',
    },
    {
      that: ({ deviationX }) => deviationX === 0 || deviationX >= 1e-50,
      field: 'deviationX',
      says: 'So small a number is as good as none: give 0.',
    },
    {
      that: ({ deviationY }) => deviationY === 0 || deviationY >= 1e-50,
      field: 'deviationY',
      says: 'So small a number is as good as none: give 0.',
    },
    {
      that: ({ deviationX, deviationY, correlation }) => correlation === 0 || (deviationX > 0 && deviationY > 0),
      field: 'correlation',
      says: 'A variable that does not vary has no correlation with another: leave it out.',
    },
    {
      that: ({ lower, upper }) => upper > lower,
      field: 'upper',
      says: 'The upper limit, {upper}, must be above the lower one, {lower}.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ deviation }) => deviation <= 0,
      says: 'The combination does not vary: it is always equal to its mean.',
    },
    {
      level: 'note',
      when: ({ deviation, probability }) => deviation > 0 && probability !== undefined && probability <= 0,
      says: 'A probability of 0% here is one too small to be written: the range lies very far from the mean.',
    },
  ],
  examples: [
    {
      inputs: { meanX: 10, deviationX: 3, meanY: 5, deviationY: 4 },
      results: { mean: 15, variance: 25, deviation: 5 },
      source: 'By hand: 10 + 5; 9 + 16',
    },
    {
      inputs: { meanX: 500, deviationX: 100, meanY: 520, deviationY: 104.8808848170151, correlation: 0.5 },
      results: { mean: 1020, variance: 31488.0884817 },
      source: 'Online Statistics Education, Variance Sum Law II: variances of 10,000 and 11,000 give 31,488; mpmath',
    },
    {
      inputs: {
        combination: 'difference',
        meanX: 500,
        deviationX: 100,
        meanY: 520,
        deviationY: 104.8808848170151,
        correlation: 0.5,
      },
      results: { mean: -20, variance: 10511.9115183 },
      source: 'Online Statistics Education, Variance Sum Law II: variances of 10,000 and 11,000 give 10,512; mpmath',
    },
    {
      inputs: { combination: 'difference', meanX: 70, deviationX: 3, meanY: 64.5, deviationY: 2.5, lower: 0 },
      results: { mean: 5.5, variance: 15.25, deviation: 3.905124837953, probability: 92.04945107496 },
      source: 'mpmath: 1 - ncdf(-5.5/√15.25), the probability that X is above Y',
    },
    {
      inputs: {
        combination: 'linear',
        a: 2,
        b: -3,
        meanX: 1,
        deviationX: 0.5,
        meanY: 2,
        deviationY: 1.5,
        correlation: -0.4,
        upper: 0,
      },
      results: { mean: -4, variance: 24.85, deviation: 4.984977432248, probability: 78.88423317949 },
      source: 'mpmath: ncdf(4/√24.85)',
    },
    {
      inputs: {
        combination: 'linear',
        a: 2,
        b: -3,
        meanX: 1,
        deviationX: 0.5,
        meanY: 2,
        deviationY: 1.5,
        correlation: -0.4,
        lower: -5,
        upper: 0,
      },
      results: { probability: 36.83377137538 },
      source: 'mpmath: ncdf(4/√24.85) - ncdf(-1/√24.85)',
    },
    {
      inputs: { meanX: 0, deviationX: 3, meanY: 0, deviationY: 4, lower: 40, upper: 45 },
      results: { probability: 6.2198319858658e-14 },
      source: 'mpmath: ncdf(-8) - ncdf(-9) at 30 digits',
    },
    {
      inputs: {
        combination: 'difference',
        meanX: 0.3,
        deviationX: 2,
        meanY: 0.1,
        deviationY: 2,
        correlation: 1,
        lower: 0.2,
      },
      results: { mean: 0.2, variance: 0, deviation: 0, probability: 100 },
      cautions: ['does not vary'],
      source: 'By hand: both vary together, and 0.2 is 0.2 or more',
    },
    {
      inputs: { meanX: 1, deviationX: 0, meanY: 2, deviationY: 0, lower: 4, upper: 5 },
      results: { mean: 3, deviation: 0, probability: 0 },
      cautions: ['does not vary'],
      source: 'By hand: always 3',
    },
    {
      inputs: { meanX: 1, deviationX: 0, meanY: 2, deviationY: 0, upper: 2.5 },
      results: { probability: 0 },
      cautions: ['does not vary'],
      source: 'By hand: always 3',
    },
    {
      inputs: { meanX: 0, deviationX: 3, meanY: 0, deviationY: 4, lower: 1000 },
      results: { probability: 0 },
      cautions: ['too small to be written'],
      source: 'mpmath: ncdf(-200) is about 10^-8689',
    },
    {
      inputs: { meanX: 1, deviationX: 0, meanY: 2, deviationY: 1, correlation: 0.5 },
      refused: 'does not vary',
      source: 'By definition',
    },
    {
      inputs: { meanX: 0, deviationX: 1e-200, meanY: 0, deviationY: 1 },
      refused: 'as good as none',
      source: 'By hand: the square of 10⁻²⁰⁰ is below the least double',
    },
    {
      inputs: { meanX: 0, deviationX: 1, meanY: 0, deviationY: 1e-200 },
      refused: 'as good as none',
      source: 'By hand: the square of 10⁻²⁰⁰ is below the least double',
    },
    {
      inputs: { combination: 'linear', a: 1e-200, b: 1, meanX: 0, deviationX: 1, meanY: 0, deviationY: 1 },
      refused: 'as good as none',
      source: 'By hand: the square of 10⁻²⁰⁰ is below the least double',
    },
    {
      inputs: { combination: 'linear', a: 1, b: 1e-200, meanX: 0, deviationX: 1, meanY: 0, deviationY: 1 },
      refused: 'as good as none',
      source: 'By hand: the square of 10⁻²⁰⁰ is below the least double',
    },
    {
      inputs: { meanX: 1, deviationX: 1, meanY: 2, deviationY: 1, lower: 5, upper: 4 },
      refused: 'must be above',
      source: 'By definition',
    },
  ],
  notes: [
    'Mean and variance hold for any two variables; the probability only where X and Y are jointly normal, as independent normal ones are.',
    'Variances of independent variables add for a difference, too: subtracting does not make the spread smaller.',
  ],
  references: [
    {
      title: 'Online Statistics Education: Variance Sum Law II',
      url: 'http://onlinestatbook.com/chapter4/variance_sum_law2.html',
    },
  ],
});

/** On the side of the mean where the difference of two tails does not cancel. */
function chanceBetween(mean: number, deviation: number, lower: number | undefined, upper: number | undefined) {
  if (deviation <= 0)
    return (lower === undefined || isAtLeast(mean, lower)) && (upper === undefined || isAtMost(mean, upper)) ? 1 : 0;
  if (lower === undefined) return normalCdf(upper ?? mean, mean, deviation);
  if (upper === undefined) return normalSurvival(lower, mean, deviation);
  return isAbove(lower, mean)
    ? normalSurvival(lower, mean, deviation) - normalSurvival(upper, mean, deviation)
    : normalCdf(upper, mean, deviation) - normalCdf(lower, mean, deviation);
}
