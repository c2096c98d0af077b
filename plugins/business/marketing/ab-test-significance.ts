import {
  category,
  defineCalculator,
  integer,
  noResult,
  normalQuantile,
  normalSurvival,
  number,
  percent,
} from '@reckoner/engine';

/** Two-sided z test with the pooled proportion; the interval of the difference is unpooled. */
export default defineCalculator({
  title: 'A/B test significance',
  description:
    'Significance of an A/B test: two-sided p-value, uplift and confidence interval of the difference of two conversion rates.',
  keywords: ['split test', 'two-proportion z test', 'uplift', 'p-value'],
  inputs: {
    visitorsA: integer({ label: 'Visitors of A', symbol: 'n_A', min: 1, max: 1e12 }),
    conversionsA: integer({ label: 'Conversions of A', symbol: 'x_A', min: 0, max: 1e12 }),
    visitorsB: integer({ label: 'Visitors of B', symbol: 'n_B', min: 1, max: 1e12 }),
    conversionsB: integer({ label: 'Conversions of B', symbol: 'x_B', min: 0, max: 1e12 }),
    confidence: percent({ usual: [80, 99.9], label: 'Confidence', symbol: 'c', min: 50, max: 99.99, default: 95 }),
  },
  outputs: {
    pValue: percent({ label: 'p-value', symbol: 'p', places: 3 }),
    verdict: category(['Significant', 'Not significant'], { label: 'Verdict' }),
    uplift: percent({ label: 'Relative uplift of B', symbol: 'u', places: 2, optional: true }),
    lower: percent({ label: 'Difference from', places: 3 }),
    upper: percent({ label: 'Difference to', places: 3 }),
    z: number({ label: 'z', symbol: 'z', places: 3 }),
  },
  formula: ({ visitorsA, conversionsA, visitorsB, conversionsB, confidence }) => {
    const rateA = conversionsA / visitorsA;
    const rateB = conversionsB / visitorsB;
    const pooled = (conversionsA + conversionsB) / (visitorsA + visitorsB);
    if (pooled === 0 || conversionsA + conversionsB === visitorsA + visitorsB)
      throw noResult('Nobody converted, or everybody: there is nothing to tell A and B apart by.');
    const z = (rateB - rateA) / Math.sqrt(pooled * (1 - pooled) * (1 / visitorsA + 1 / visitorsB));
    const half =
      normalQuantile((1 + confidence) / 2) *
      Math.sqrt((rateA * (1 - rateA)) / visitorsA + (rateB * (1 - rateB)) / visitorsB);
    const pValue = 2 * normalSurvival(Math.abs(z));
    return {
      pValue,
      verdict: pValue < 1 - confidence ? 'Significant' : 'Not significant',
      uplift: rateA === 0 ? undefined : rateB / rateA - 1,
      lower: rateB - rateA - half,
      upper: rateB - rateA + half,
      z,
    };
  },
  explanation: ({ verdict }) =>
    verdict === 'Significant'
      ? 'The difference is significant at {confidence} confidence (p = {pValue}).'
      : 'The difference is not significant at {confidence} confidence (p = {pValue}).',
  requires: [
    {
      that: ({ conversionsA, visitorsA }) => conversionsA <= visitorsA,
      field: 'conversionsA',
      says: 'There are more conversions of A, {conversionsA}, than visitors, {visitorsA}.',
    },
    {
      that: ({ conversionsB, visitorsB }) => conversionsB <= visitorsB,
      field: 'conversionsB',
      says: 'There are more conversions of B, {conversionsB}, than visitors, {visitorsB}.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ visitorsA, conversionsA, visitorsB, conversionsB }) =>
        Math.min(conversionsA, conversionsB, visitorsA - conversionsA, visitorsB - conversionsB) < 10,
      says: 'With fewer than about ten conversions, or people who did not convert, on a side the p-value is not reliable: use Fisher’s exact test or wait for more.',
    },
  ],
  examples: [
    {
      inputs: { visitorsA: 10000, conversionsA: 200, visitorsB: 10000, conversionsB: 250 },
      results: {
        pValue: 1.712583,
        verdict: 'Significant',
        uplift: 25,
        lower: 0.0889913,
        upper: 0.9110087,
        z: 2.383995,
      },
      source: 'statsmodels: proportions_ztest([250, 200], [10000, 10000]); Wald interval with scipy',
    },
    {
      inputs: { visitorsA: 500, conversionsA: 30, visitorsB: 500, conversionsB: 25 },
      results: {
        pValue: 48.79695,
        verdict: 'Not significant',
        uplift: -16.66666667,
        lower: -3.825341,
        upper: 1.825341,
        z: -0.693542,
      },
      source: 'statsmodels: proportions_ztest([25, 30], [500, 500]); Wald interval with scipy',
    },
    {
      inputs: { visitorsA: 10, conversionsA: 0, visitorsB: 10, conversionsB: 0 },
      noResult: 'Nobody converted',
      source: 'By definition',
    },
    {
      inputs: { visitorsA: 10, conversionsA: 11, visitorsB: 10, conversionsB: 0 },
      refused: 'more conversions of A',
      source: 'By definition',
    },
    {
      inputs: { visitorsA: 10, conversionsA: 5, visitorsB: 10, conversionsB: 11 },
      refused: 'more conversions of B',
      source: 'By definition',
    },
    {
      inputs: { visitorsA: 200, conversionsA: 4, visitorsB: 200, conversionsB: 12 },
      results: { pValue: 4.1226833, uplift: 200, z: 2.0412415 },
      cautions: ['not reliable'],
      source: 'Python 3.11: 100 erfc(z/√2) of the pooled z',
    },
    {
      inputs: { visitorsA: 100, conversionsA: 0, visitorsB: 100, conversionsB: 10 },
      results: { pValue: 0.1176866, verdict: 'Significant', lower: 4.120108, upper: 15.87989, z: 3.244428 },
      cautions: ['not reliable'],
      source: 'scipy.stats.norm: 0.1/√(0.05 × 0.95 × 0.02); 0.1 ± 1.96 √(0.1 × 0.9/100); nothing is the multiple of 0',
    },
    {
      inputs: { visitorsA: 10000, conversionsA: 200, visitorsB: 10000, conversionsB: 250, confidence: 99 },
      results: { pValue: 1.712583, verdict: 'Not significant', lower: -0.040156994, upper: 1.040157 },
      source: 'scipy.stats.norm: p is above 1%; Wald interval with isf(0.005)',
    },
  ],
  notes: [
    'Holds for tests whose length was fixed beforehand: who looks every day and stops at the first success is fooled often.',
  ],
  references: [{ title: 'Agresti: Categorical Data Analysis, 3rd ed. (2013), §3.1', isbn: '978-0-470-46363-5' }],
});
