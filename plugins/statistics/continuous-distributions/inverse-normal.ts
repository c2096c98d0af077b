import { choice, defineCalculator, normalPdf, normalQuantile, number, percent } from '@reckoner/engine';

/** Quantiles of the normal distribution; every area is turned into the smaller tail, which keeps its digits. */
export default defineCalculator({
  title: 'Inverse normal distribution',
  description: 'Value or values of a normal distribution that bound a given left, right, central or outer area.',
  keywords: ['invnorm', 'NORM.INV', 'normal quantile', 'critical z', 'percentile to z-score'],
  inputs: {
    area: choice(
      { left: 'Left tail', right: 'Right tail', center: 'Center', outside: 'Both tails together' },
      { label: 'Area', default: 'left' },
    ),
    probability: percent({ label: 'Probability', symbol: 'p', min: 1e-12, max: 99.9999999999, usual: [1, 99.99] }),
    mean: number({ label: 'Mean', symbol: '\\mu', min: -1e12, max: 1e12, default: 0 }),
    deviation: number({ label: 'Standard deviation', symbol: '\\sigma', above: 0, max: 1e12, default: 1 }),
  },
  outputs: {
    x: number({ label: 'Value', symbol: 'x', places: 4, optional: true }),
    lower: number({ label: 'Lower value', symbol: 'x_1', places: 4, optional: true }),
    upper: number({ label: 'Upper value', symbol: 'x_2', places: 4, optional: true }),
    z: number({ label: 'z-score', symbol: 'z', places: 4 }),
  },
  formula: ({ area, probability, mean, deviation }) => {
    if (area === 'left') {
      const z = normalQuantile(probability);
      return { x: mean + z * deviation, z };
    }
    if (area === 'right') {
      const z = -normalQuantile(probability);
      return { x: mean + z * deviation, z };
    }
    const tail = area === 'center' ? (1 - probability) / 2 : probability / 2;
    const z = -normalQuantile(tail);
    return { lower: mean - z * deviation, upper: mean + z * deviation, z };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { label: 'x' },
    y: { label: 'Density' },
    curve: ({ area, x, lower, upper, mean, deviation }) => {
      const [from, to] = [mean - 4.5 * deviation, mean + 4.5 * deviation];
      const density = (at: number) => normalPdf(at, mean, deviation);
      const [low, high] = [lower ?? x ?? mean, upper ?? x ?? mean];
      const shades = {
        left: [{ from, to: low }],
        right: [{ from: high, to }],
        center: [{ from: low, to: high }],
        outside: [
          { from, to: low },
          { from: high, to },
        ],
      };
      const marks = [...new Set([low, high])].filter((at) => at > from && at < to);
      return {
        from,
        to,
        lines: [{ y: density }],
        marks: marks.map((at) => ({
          x: at,
          y: density(at),
          label: marks.length === 1 ? 'x' : at === low ? 'x₁' : 'x₂',
        })),
        shade: shades[area],
      };
    },
  },
  explanation: ({ area }) => {
    if (area === 'left') return '{probability} of the values lie below {x}.';
    if (area === 'right') return '{probability} of the values lie above {x}.';
    if (area === 'center') return '{probability} of the values lie between {lower} and {upper}.';
    return '{probability} of the values lie below {lower} or above {upper}.';
  },
  examples: [
    {
      inputs: { probability: 97.5 },
      results: { x: 1.959963984540054, z: 1.959963984540054 },
      source: 'scipy.stats.norm.ppf(0.975)',
    },
    {
      inputs: { area: 'right', probability: 10, mean: 500, deviation: 100 },
      results: { x: 628.1551565544601, z: 1.2815515655446004 },
      source: 'scipy.stats.norm: isf(0.1, 500, 100), isf(0.1)',
    },
    {
      inputs: { area: 'center', probability: 90, mean: 10, deviation: 2 },
      results: { lower: 6.710292746097, upper: 13.289707253903, z: 1.6448536269514722 },
      source: 'scipy.stats.norm: interval(0.9, 10, 2), ppf(0.95)',
    },
    {
      inputs: { area: 'outside', probability: 1 },
      results: { lower: -2.575829303548901, upper: 2.575829303548901, z: 2.575829303548901 },
      source: 'scipy.stats.norm.isf(0.005)',
    },
  ],
  references: [{ title: 'Abramowitz, Stegun: Handbook of Mathematical Functions, §26.2', isbn: '978-0-486-61272-0' }],
});
