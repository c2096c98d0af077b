import { choice, defineCalculator, normalCdf, number, percent, roundTo } from '@reckoner/engine';

/** Deviation IQ: normally distributed with mean 100 and the test's standard deviation. */
export default defineCalculator({
  title: 'IQ percentile and rarity',
  description: 'Percentile and rarity of an IQ score on a test with mean 100 and a given standard deviation.',
  keywords: ['intelligence quotient', 'wechsler', 'stanford-binet', 'cattell', 'mensa'],
  inputs: {
    iq: number({ label: 'IQ', symbol: '\\mathrm{IQ}', min: 40, max: 180 }),
    deviation: choice(
      {
        wechsler: { label: '15 (Wechsler, Stanford-Binet 5)', value: 15 },
        'stanford-binet': { label: '16 (Stanford-Binet IV)', value: 16 },
        cattell: { label: '24 (Cattell)', value: 24 },
      },
      { label: 'Standard deviation', symbol: '\\sigma', default: 'wechsler' },
    ),
  },
  outputs: {
    percentile: percent({ label: 'Percentile', places: 2 }),
    rarity: number({ label: 'One person in … scores this or higher', places: 1 }),
    z: number({ label: 'Standard score', symbol: 'z', places: 3 }),
  },
  formula: ({ iq, deviation }) => {
    const z = (iq - 100) / deviation;
    return { percentile: normalCdf(z), rarity: 1 / normalCdf(-z), z };
  },
  explanation: ({ z }) => {
    if (z < 0) return 'An IQ of {iq} is higher than {percentile} of the population.';
    return z > 3
      ? 'One person in {rarity} has an IQ of {iq} or higher.'
      : 'An IQ of {iq} is higher than {percentile} of the population; one person in {rarity} scores this or higher.';
  },
  cautions: [
    {
      level: 'note',
      when: ({ z }) => roundTo(Math.abs(z), 3) > 4,
      says: 'Tests are not normed so far from the mean: the rarity is that of a normal curve, not of people.',
    },
  ],
  examples: [
    {
      inputs: { iq: 130 },
      results: { percentile: 97.72498680518208, rarity: 43.9558, z: 2 },
      source: 'scipy.stats.norm: cdf(2), 1/sf(2)',
    },
    {
      inputs: { iq: 85, deviation: 'stanford-binet' },
      results: { percentile: 17.4251, rarity: 1.21102, z: -0.9375 },
      source: 'scipy.stats.norm: cdf(-0.9375), 1/sf(-0.9375)',
    },
    {
      inputs: { iq: 148, deviation: 'cattell' },
      results: { percentile: 97.72498680518208, z: 2 },
      source: 'scipy.stats.norm: cdf(2)',
    },
    {
      inputs: { iq: 175 },
      results: { rarity: 3488555.787, z: 5 },
      cautions: ['not normed'],
      source: 'Python: 1/(erfc(z/√2)/2)',
    },
    {
      inputs: { iq: 148 },
      results: { rarity: 1455.312, z: 3.2 },
      source: 'Python: 1/(erfc(z/√2)/2)',
    },
  ],
  references: [{ title: 'Wechsler: WAIS-IV Technical and Interpretive Manual (2008), table A.1' }],
});
