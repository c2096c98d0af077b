import { astronomicalUnit, defineCalculator, noResult, percent, quantity } from '@reckoner/engine';

/** Distance as the reciprocal of the annual parallax; by definition 1 pc at 1 arcsecond. */
export default defineCalculator({
  title: 'Parallax distance',
  description:
    'Distance of a star in parsecs and light years from its annual parallax, with the range that its error allows.',
  keywords: ['stellar parallax', 'parsec', 'gaia', 'light years', 'arcsecond'],
  inputs: {
    parallax: quantity('rad', {
      label: 'Parallax',
      unit: 'mas',
      symbol: '\\pi',
      min: 1e-6,
      max: 1e6,
      usual: [0.002, 800],
    }),
    error: quantity('rad', {
      label: 'Standard error',
      unit: 'mas',
      symbol: '\\sigma',
      min: 0,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    distance: quantity('m', { label: 'Distance', unit: 'pc', symbol: 'd' }),
    lightYears: quantity('m', { label: 'Distance in light years', unit: 'ly', symbol: 'd_{ly}' }),
    nearest: quantity('m', { label: 'Lower limit', unit: 'pc', symbol: 'd_-', optional: true }),
    farthest: quantity('m', { label: 'Upper limit', unit: 'pc', symbol: 'd_+', optional: true }),
    relativeError: percent({ label: 'Relative error', symbol: '\\sigma/\\pi', optional: true }),
  },
  formula: ({ parallax, error }) => {
    const distance = astronomicalUnit / parallax;
    if (error === undefined) return { distance, lightYears: distance };
    if (error >= parallax * 0.999) throw noResult('The error is as large as the parallax: the distance is unknown.');
    return {
      distance,
      lightYears: distance,
      nearest: astronomicalUnit / (parallax + error),
      farthest: astronomicalUnit / (parallax - error),
      relativeError: error / parallax,
    };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ relativeError }) => relativeError !== undefined && relativeError > 0.1,
      says: 'With an error over some 10% the reciprocal of a parallax is biased (Lutz–Kelker): use a prior on the distance.',
    },
  ],
  explanation:
    'A parallax of {parallax} is a distance of {distance}, or {lightYears}{nearest?; its error allows {nearest} to {farthest}|}.',
  examples: [
    {
      inputs: { parallax: 768.5 },
      results: { distance: 1.30123617, lightYears: 4.24406477 },
      source: 'Python 3.11: 1000/768.5 pc; Proxima Centauri',
    },
    {
      inputs: { parallax: 10, error: 0.5 },
      results: { distance: 100, nearest: 95.2380952, farthest: 105.263158, relativeError: 5 },
      source: 'By hand: 1000/10, 1000/10.5, 1000/9.5',
    },
    {
      inputs: { parallax: 10, error: 2 },
      results: { distance: 100, nearest: 83.33333, farthest: 125, relativeError: 20 },
      cautions: ['Lutz–Kelker'],
      source: 'By hand: 1000/12 and 1000/8',
    },
    { inputs: { parallax: 0.1, error: 0.2 }, noResult: 'is unknown', source: 'By definition' },
  ],
  references: [
    { title: 'Carroll, Ostlie: An Introduction to Modern Astrophysics, 2nd ed. (2007), §3.1' },
    { title: 'Bailer-Jones: Estimating distances from parallaxes, PASP 127 (2015) 994', doi: '10.1086/683116' },
  ],
});
