import { defineEquations, normalPdf, number } from '@reckoner/engine';
import { densityCurve } from '../shared/density-curve.js';

/** z = (x - μ)/σ: any three give the fourth. */
export default defineEquations({
  title: 'Z-score',
  description: 'Standard score of a value from mean and standard deviation, or any one of the four from the others.',
  keywords: ['standard score', 'standardize', 'standardized value'],
  related: ['standard-normal-table', 'normal-distribution'],
  variables: {
    z: number({ label: 'z-score', symbol: 'z', min: -1e9, max: 1e9, places: 4 }),
    x: number({ label: 'Value', symbol: 'x', min: -1e12, max: 1e12 }),
    mean: number({ label: 'Mean', symbol: '\\mu', min: -1e12, max: 1e12 }),
    deviation: number({ label: 'Standard deviation', symbol: '\\sigma', above: 0, max: 1e12 }),
  },
  equations: ({ z, x, mean, deviation }) => [[z, (x - mean) / deviation]],
  figure: {
    kind: 'curve',
    title: 'Normal density, with the part below',
    x: { of: 'x' },
    y: { label: 'Density' },
    curve: ({ x, mean, deviation }) =>
      densityCurve({
        density: (at) => normalPdf(at, mean, deviation),
        from: mean - 4 * deviation,
        to: mean + 4 * deviation,
        value: x,
      }),
  },
  explanation:
    'The value {x} lies {z|{|z|} standard deviations below|at|{|z|} standard deviations above} the mean {mean}.',
  examples: [
    { inputs: { x: 130, mean: 100, deviation: 15 }, results: { z: 2 }, source: 'By hand: 30/15' },
    { inputs: { z: -1.5, mean: 70, deviation: 8 }, results: { x: 58 }, source: 'By hand: 70 - 12' },
    { inputs: { z: 2, x: 50, deviation: 5 }, results: { mean: 40 }, source: 'By hand: 50 - 10' },
    { inputs: { z: 2, x: 50, mean: 40 }, results: { deviation: 5 }, source: 'By hand: 10/2' },
  ],
  references: [{ title: 'OpenStax: Introductory Statistics 2e, §6.1 The Standard Normal Distribution' }],
});
