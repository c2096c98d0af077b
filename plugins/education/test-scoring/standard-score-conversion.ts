import {
  choice,
  defineCalculator,
  integer,
  noResult,
  normalCdf,
  normalQuantile,
  number,
  percent,
  roundNear,
} from '@reckoner/engine';

/** Linear transformations of the standard score; the percentile is the normal one. */
export default defineCalculator({
  title: 'Standard score conversion',
  description: 'z, T, IQ, stanine, sten, NCE and percentile from any one of z, T, IQ, NCE or percentile.',
  keywords: ['z-score', 'T-score', 'stanine', 'percentile rank', 'normal curve equivalent'],
  inputs: {
    scale: choice(
      {
        z: 'z',
        t: 'T (mean 50, SD 10)',
        iq: 'IQ (mean 100, SD 15)',
        nce: 'NCE (mean 50, SD 21.063)',
        percentile: 'Percentile',
      },
      { label: 'Known score', default: 'z' },
    ),
    score: number({ label: 'Value', min: -100, max: 200 }),
  },
  outputs: {
    percentile: percent({ label: 'Percentile', places: 2 }),
    z: number({ label: 'z', symbol: 'z', places: 3 }),
    t: number({ label: 'T', symbol: 'T', places: 1 }),
    iq: number({ label: 'IQ (SD 15)', symbol: '\\mathrm{IQ}', places: 1 }),
    nce: number({ label: 'NCE', symbol: '\\mathrm{NCE}', places: 1 }),
    stanine: integer({ label: 'Stanine' }),
    sten: integer({ label: 'Sten' }),
  },
  formula: ({ scale, score }) => {
    const z = zOf(scale, score);
    if (Math.abs(z) > 8) throw noResult('The score lies more than eight standard deviations from the mean.');
    return {
      percentile: normalCdf(z),
      z,
      t: 50 + 10 * z,
      iq: 100 + 15 * z,
      nce: 50 + 21.063 * z,
      stanine: Math.min(9, Math.max(1, roundNear(2 * z + 5))),
      sten: Math.min(10, Math.max(1, roundNear(2 * z + 5.5))),
    };
  },
  explanation:
    'The score is {z|{|z|} standard deviations below the mean|at the mean|{|z|} standard deviations above the mean}, higher than {percentile} of all.',
  requires: [
    {
      that: ({ scale, score }) => scale !== 'percentile' || (score > 0 && score < 100),
      field: 'score',
      says: 'A percentile lies between 0 and 100, both excluded.',
    },
  ],
  examples: [
    {
      inputs: { score: 1 },
      results: { percentile: 84.13447461, z: 1, t: 60, iq: 115, nce: 71.063, stanine: 7, sten: 8 },
      source: 'scipy.stats.norm.cdf(1); Lyman, ch. 6: figure of converted scores',
    },
    {
      inputs: { scale: 'iq', score: 77.5 },
      results: { percentile: 6.680720127, z: -1.5, t: 35, nce: 18.4055, stanine: 2, sten: 3 },
      source: 'scipy.stats.norm.cdf(-1.5)',
    },
    {
      inputs: { scale: 'percentile', score: 97.5 },
      results: { z: 1.959963985, stanine: 9 },
      source: 'scipy.stats.norm.ppf(0.975)',
    },
    {
      inputs: { scale: 't', score: 50 },
      results: { z: 0, percentile: 50, stanine: 5 },
      source: 'By definition: the mean',
    },
    { inputs: { scale: 'nce', score: 99 }, results: { z: 2.326354 }, source: 'By hand: 49/21.063, the percentile 99' },
    { inputs: { scale: 'percentile', score: 100 }, refused: 'both excluded', source: 'By definition' },
    { inputs: { scale: 't', score: 180 }, noResult: 'eight standard deviations', source: 'By hand: z = 13' },
  ],
  references: [{ title: 'Lyman: Test Scores and What They Mean, 6th ed. (1998), ch. 6' }],
});

function zOf(scale: 'z' | 't' | 'iq' | 'nce' | 'percentile', score: number) {
  if (scale === 't') return (score - 50) / 10;
  if (scale === 'iq') return (score - 100) / 15;
  if (scale === 'nce') return (score - 50) / 21.063;
  if (scale === 'percentile') return normalQuantile(score / 100);
  return score;
}
