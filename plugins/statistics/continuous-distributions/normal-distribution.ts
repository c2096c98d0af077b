import { choice, defineCalculator, normalCdf, normalPdf, normalSurvival, number, percent } from '@reckoner/engine';
import { densityCurve } from '../shared/density-curve.js';

/** Areas under the normal curve; upper tails are taken directly, so that far ones keep their digits. */
export default defineCalculator({
  title: 'Normal distribution',
  description:
    'Probability that a normally distributed value lies below, above, between or outside given values, with the density and the z-score.',
  keywords: ['gaussian', 'bell curve', 'normalcdf', 'normalpdf', 'area under the normal curve', 'NORM.DIST'],
  inputs: {
    area: choice(
      {
        below: 'Below x',
        above: 'Above x',
        between: 'Between x and an upper value',
        outside: 'Outside x and an upper value',
      },
      { label: 'Area', default: 'below' },
    ),
    x: number({ label: 'Value', symbol: 'x', min: -1e9, max: 1e9 }),
    upper: number({
      label: 'Upper value',
      symbol: 'x_2',
      min: -1e9,
      max: 1e9,
      when: { area: ['between', 'outside'] },
    }),
    mean: number({ label: 'Mean', symbol: '\\mu', min: -1e9, max: 1e9, default: 0 }),
    deviation: number({ label: 'Standard deviation', symbol: '\\sigma', min: 1e-9, max: 1e9, default: 1 }),
  },
  outputs: {
    probability: percent({ label: 'Probability', symbol: 'P', places: 4 }),
    z: number({ label: 'z-score of the value', symbol: 'z', places: 4 }),
    upperZ: number({ label: 'z-score of the upper value', symbol: 'z_2', places: 4, optional: true }),
    density: number({ label: 'Density at the value', symbol: 'f(x)', places: 6 }),
  },
  formula: ({ area, x, upper, mean, deviation }) => {
    const z = (x - mean) / deviation;
    const density = Math.exp(-(z ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI));
    if (area === 'below') return { probability: normalCdf(x, mean, deviation), z, density };
    if (area === 'above') return { probability: normalSurvival(x, mean, deviation), z, density };
    const upperZ = (upper - mean) / deviation;
    if (area === 'outside') {
      return {
        probability: normalCdf(x, mean, deviation) + normalSurvival(upper, mean, deviation),
        z,
        upperZ,
        density,
      };
    }
    // On the right of the mean the difference of upper tails does not cancel.
    if (x > mean) {
      const probability = normalSurvival(x, mean, deviation) - normalSurvival(upper, mean, deviation);
      return { probability, z, upperZ, density };
    }
    return { probability: normalCdf(upper, mean, deviation) - normalCdf(x, mean, deviation), z, upperZ, density };
  },
  figure: {
    kind: 'curve',
    title: 'Density',
    x: { of: 'x', label: 'x' },
    y: { label: 'Density' },
    curve: ({ area, x, upper, mean, deviation }) => {
      const density = (at: number) => normalPdf(at, mean, deviation);
      const value = x;
      const { from, to, ...curve } = densityCurve({
        density,
        from: mean - 4 * deviation,
        to: mean + 4 * deviation,
        value,
      });
      const end = area === 'between' || area === 'outside' ? Math.max(to, Math.min(upper, mean + 8 * deviation)) : to;
      const below = { from, to: x };
      const beyond = { from: upper, to: end };
      const shades = {
        below: [below],
        above: [{ from: x, to: end }],
        between: [{ from: x, to: upper }],
        outside: [below, beyond],
      };
      return { ...curve, from, to: end, shade: shades[area] };
    },
  },
  explanation: ({ area }) => {
    if (area === 'below')
      return 'A value below {x} has probability {probability}; {x} is {z|{|z|} standard deviations below|at|{|z|} standard deviations above} the mean.';
    if (area === 'above')
      return 'A value above {x} has probability {probability}; {x} is {z|{|z|} standard deviations below|at|{|z|} standard deviations above} the mean.';
    if (area === 'between') return 'A value between {x} and {upper} has probability {probability}.';
    return 'A value below {x} or above {upper} has probability {probability}.';
  },
  requires: [
    {
      that: ({ x, upper }) => upper >= x,
      field: 'upper',
      says: 'The upper value, {upper}, must not be below the value, {x}.',
    },
  ],
  examples: [
    {
      inputs: { x: 130, mean: 100, deviation: 15 },
      results: { probability: 97.72498680518208, z: 2, density: 0.003599397767545871 },
      source: 'scipy.stats.norm: cdf(130, 100, 15), pdf(130, 100, 15)',
    },
    {
      inputs: { area: 'above', x: 72.5, mean: 70, deviation: 3 },
      results: { probability: 20.232838096364308, z: 0.8333333333333, density: 0.09397062513676752 },
      source: 'scipy.stats.norm: sf(72.5, 70, 3), pdf(72.5, 70, 3)',
    },
    {
      inputs: { area: 'between', x: 85, upper: 120, mean: 100, deviation: 15 },
      results: { probability: 75.0133526342675, z: -1, upperZ: 1.333333333333 },
      source: 'scipy.stats.norm: cdf(120, 100, 15) - cdf(85, 100, 15)',
    },
    {
      inputs: { area: 'between', x: 6, upper: 7 },
      results: { probability: 9.85307832494e-8 },
      source: 'mpmath: ncdf(-6) - ncdf(-7) at 30 digits',
    },
    {
      inputs: { area: 'outside', x: -1.96, upper: 1.96 },
      results: { probability: 4.999579029644087, z: -1.96, upperZ: 1.96 },
      source: 'scipy.stats.norm: 2 · sf(1.96)',
    },
    { inputs: { area: 'between', x: 2, upper: 1 }, refused: 'must not be below', source: 'By definition' },
  ],
  references: [
    {
      title: 'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.6.1',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3661.htm',
    },
  ],
});
