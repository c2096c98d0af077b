import { defineCalculator, normalCdf, normalPdf, number, percent } from '@reckoner/engine';
import { densityCurve } from '../shared/density-curve.js';

/** The columns that printed z tables give, for any z. */
export default defineCalculator({
  title: 'Z table',
  description:
    'Areas of the standard normal distribution to the left, to the right, between, and in both tails of a z-score.',
  keywords: ['standard normal table', 'z to p', 'phi', 'z-score to percentile'],
  inputs: {
    z: number({ label: 'z-score', symbol: 'z', min: -38, max: 38 }),
  },
  outputs: {
    left: percent({ label: 'Left of z', symbol: 'P(Z<z)', places: 4 }),
    right: percent({ label: 'Right of z', symbol: 'P(Z>z)', places: 4 }),
    fromMean: percent({ label: 'Between the mean and z', places: 4 }),
    central: percent({ label: 'Between -z and z', places: 4 }),
    twoTails: percent({ label: 'In both tails beyond z', places: 4 }),
  },
  formula: ({ z }) => ({
    left: normalCdf(z),
    right: normalCdf(-z),
    fromMean: Math.abs(normalCdf(z) - 0.5),
    central: Math.abs(normalCdf(z) - normalCdf(-z)),
    twoTails: 2 * normalCdf(-Math.abs(z)),
  }),
  figure: {
    kind: 'curve',
    title: 'Density, with the part left of z',
    x: { label: 'z' },
    y: { label: 'Density' },
    curve: ({ z }) => densityCurve({ density: normalPdf, from: -4, to: 4, value: z, label: 'z' }),
  },
  explanation: '{left} of a standard normal distribution lies to the left of z = {z} and {right} to the right.',
  examples: [
    {
      inputs: { z: 1.25 },
      results: {
        left: 89.43502263331446,
        right: 10.56497736668553,
        fromMean: 39.43502263331446,
        central: 78.870045266629,
        twoTails: 21.12995473337107,
      },
      source: 'scipy.stats.norm: cdf(1.25), sf(1.25), cdf(1.25) - cdf(-1.25)',
    },
    {
      inputs: { z: -2.33 },
      results: {
        left: 0.9903075559164245,
        right: 99.00969244408357,
        fromMean: 49.00969244408358,
        central: 98.01938488816715,
        twoTails: 1.980615111832849,
      },
      source: 'scipy.stats.norm: cdf(-2.33), sf(-2.33)',
    },
  ],
  references: [
    {
      title:
        'NIST/SEMATECH e-Handbook of Statistical Methods, §1.3.6.7.1: Cumulative Distribution Function of the Standard Normal Distribution',
      url: 'https://www.itl.nist.gov/div898/handbook/eda/section3/eda3671.htm',
    },
  ],
});
