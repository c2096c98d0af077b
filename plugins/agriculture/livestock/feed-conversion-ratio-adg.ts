import { defineCalculator, money, number, percent, quantity, roundTo } from '@reckoner/engine';

/** Feed for each kilogram of gain, and gain for each day. */
export default defineCalculator({
  title: 'Feed conversion and daily gain',
  description: 'Feed conversion ratio, average daily gain and feed cost of gain from weights, days and feed eaten.',
  keywords: ['FCR', 'ADG', 'feed efficiency', 'cost of gain', 'growth rate of livestock'],
  inputs: {
    start: quantity('kg', {
      label: 'Weight at the start',
      help: 'Of one animal or of the group.',
      symbol: 'm_0',
      min: 0,
      max: 1e7,
    }),
    gain: quantity('kg', { label: 'Weight gained', symbol: '\\Delta m', above: 0, max: 1e7 }),
    days: quantity('d', { usual: [3, 2000], label: 'Time', symbol: 't', min: 0.5, max: 10000 }),
    feed: quantity('kg', { label: 'Feed eaten', symbol: 'F', above: 0, max: 1e8 }),
    price: money({ label: 'Price of the feed', per: 'kg', symbol: 'p', min: 0, max: 1e5, optional: true }),
  },
  outputs: {
    conversion: number({ label: 'Feed conversion ratio', symbol: '\\mathrm{FCR}', places: 2 }),
    efficiency: percent({ label: 'Feed efficiency (gain per feed)', places: 1 }),
    dailyGain: quantity('kg/d', { label: 'Average daily gain', symbol: '\\mathrm{ADG}', places: 3 }),
    final: quantity('kg', { label: 'Weight at the end', symbol: 'm_1' }),
    costOfGain: money({ label: 'Feed cost of gain', per: 'kg', symbol: 'c', optional: true }),
  },
  formula: ({ start, gain, days, feed, price }) => {
    const conversion = feed / gain;
    const results = { conversion, efficiency: gain / feed, dailyGain: gain / days, final: start + gain };
    if (price === undefined) return results;
    return { ...results, costOfGain: price * conversion };
  },
  explanation: 'Each kilogram of gain took {conversion} kg of feed; the gain was {dailyGain}.',
  cautions: [
    {
      level: 'caution',
      when: ({ conversion }) => roundTo(conversion, 2) < 0.6 || roundTo(conversion, 2) > 40,
      says: 'Hardly any animal gains so on its feed: check that feed and gain are of the same animals and in the same unit.',
    },
  ],
  examples: [
    {
      inputs: { start: 300, gain: 180, days: 120, feed: 1170, price: 0.28 },
      results: { conversion: 6.5, efficiency: 15.384615, dailyGain: 1.5, final: 480, costOfGain: 1.82 },
      source: 'By hand: 1170/180; 180/120; 6.5 × 0.28',
    },
    {
      inputs: { start: '40 g', gain: '2.46 kg', days: 42, feed: 4.2 },
      results: { conversion: 1.7073171, dailyGain: 0.058571429, final: 2.5 },
      source: 'Python: broiler, 4.2/2.46; 2.46/42',
    },
    {
      inputs: { start: 300, gain: 180, days: 120, feed: '1170 g' },
      results: { conversion: 0.0065 },
      cautions: ['in the same unit'],
      source: 'By hand: 1.17/180',
    },
  ],
  notes: ['Count the feed of animals that died or were sold as well, or leave out their gain and feed alike.'],
  references: [
    {
      title: 'National Research Council: Nutrient Requirements of Beef Cattle, 8th rev. ed. (2016)',
      doi: '10.17226/19014',
    },
  ],
});
