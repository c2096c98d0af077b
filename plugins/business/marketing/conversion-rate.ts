import { defineCalculator, integer, normalQuantile, percent } from '@reckoner/engine';

/** Share with the Wilson score interval, which holds for few conversions as well. */
export default defineCalculator({
  title: 'Conversion rate',
  description: 'Conversion rate with its Wilson confidence interval from visitors and conversions.',
  keywords: ['CR', 'click-through', 'landing page', 'wilson interval'],
  inputs: {
    conversions: integer({ label: 'Conversions', symbol: 'x', min: 0, max: 1e12 }),
    visitors: integer({ label: 'Visitors', symbol: 'n', min: 1, max: 1e12 }),
    confidence: percent({ usual: [80, 99.9], label: 'Confidence', symbol: 'c', min: 50, max: 99.99, default: 95 }),
  },
  outputs: {
    rate: percent({ label: 'Conversion rate', symbol: 'p', places: 3 }),
    lower: percent({ label: 'From', places: 3 }),
    upper: percent({ label: 'To', places: 3 }),
  },
  formula: ({ conversions, visitors, confidence }) => {
    const rate = conversions / visitors;
    const z = normalQuantile((1 + confidence) / 2);
    const center = (rate + z ** 2 / (2 * visitors)) / (1 + z ** 2 / visitors);
    const half =
      (z / (1 + z ** 2 / visitors)) * Math.sqrt((rate * (1 - rate)) / visitors + z ** 2 / (4 * visitors ** 2));
    // The interval touches the end itself where none or all convert: there the two terms are the same.
    return {
      rate,
      lower: conversions === 0 ? 0 : center - half,
      upper: conversions === visitors ? 1 : center + half,
    };
  },
  explanation:
    '{conversions} of {visitors} converted: {rate}, with {confidence} confidence between {lower} and {upper}.',
  requires: [
    {
      that: ({ conversions, visitors }) => conversions <= visitors,
      field: 'conversions',
      says: 'The conversions, {conversions}, must not be more than the visitors, {visitors}.',
    },
  ],
  examples: [
    {
      inputs: { conversions: 50, visitors: 1000 },
      results: { rate: 5, lower: 3.813026, upper: 6.531382 },
      source: 'statsmodels: proportion_confint(50, 1000, method="wilson")',
    },
    {
      inputs: { conversions: 0, visitors: 20 },
      results: { rate: 0, lower: 0, upper: 16.112516 },
      source: 'statsmodels: proportion_confint(0, 20, method="wilson")',
    },
    {
      inputs: { conversions: 0, visitors: 1000 },
      results: { rate: 0, lower: 0, upper: 0.38267585 },
      source: 'By hand: from 0 to z²/(n + z²) = 3.841459/1003.841459',
    },
    {
      inputs: { conversions: 1000, visitors: 1000 },
      results: { rate: 100, lower: 99.617324, upper: 100 },
      source: 'By hand: from n/(n + z²) = 1000/1003.841459 to 1',
    },
    { inputs: { conversions: 3, visitors: 2 }, refused: 'must not be more', source: 'By definition' },
    {
      inputs: { conversions: 50, visitors: 1000, confidence: 99 },
      results: { rate: 5, lower: 3.5025076, upper: 7.0906973 },
      source: "scipy.stats.binomtest(50, 1000).proportion_ci(0.99, 'wilson')",
    },
  ],
  references: [
    {
      title: 'Wilson: Probable inference, the law of succession, and statistical inference, JASA 22 (1927) 209',
      doi: '10.1080/01621459.1927.10502953',
    },
  ],
});
