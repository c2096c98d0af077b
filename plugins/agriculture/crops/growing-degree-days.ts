import { choice, constant, defineCalculator, integer, quantity, rows, sum } from '@reckoner/engine';

/** Degree-days of a day whose temperature follows a sine between its extremes (Baskerville and Emin). */
function sineDegreeDays(maximum: number, minimum: number, threshold: number) {
  const mean = (maximum + minimum) / 2;
  if (minimum >= threshold) return mean - threshold;
  if (maximum <= threshold) return 0 * mean;
  const amplitude = (maximum - minimum) / 2;
  const angle = Math.asin((threshold - mean) / amplitude);
  return ((mean - threshold) * (Math.PI / 2 - angle) + amplitude * Math.cos(angle)) / Math.PI;
}

/** Mean minus base; the same with both extremes held between base and cutoff (86/50 for maize); or a single sine. */
export default defineCalculator({
  title: 'Growing degree days',
  description: 'Accumulated growing degree days from daily maximum and minimum temperatures.',
  keywords: ['GDD', 'heat units', 'corn growing degree units', 'degree-day model', '86/50'],
  inputs: {
    days: rows(
      {
        maximum: quantity('K', { usual: [-45, 50], label: 'Maximum', unit: '°C', min: -60, max: 70 }),
        minimum: quantity('K', { usual: [-50, 40], label: 'Minimum', unit: '°C', min: -60, max: 70 }),
      },
      { label: 'Days', maxItems: 200 },
    ),
    method: choice(
      { modified: 'Averages between base and cutoff', average: 'Simple average', sine: 'Single sine with cutoff' },
      { label: 'Method', default: 'modified' },
    ),
    base: quantity('K', {
      usual: [-2, 20],
      label: 'Base temperature',
      unit: '°C',
      symbol: 'T_b',
      min: -10,
      max: 30,
      default: 10,
    }),
    cutoff: quantity('K', {
      usual: [15, 45],
      label: 'Upper cutoff',
      unit: '°C',
      symbol: 'T_u',
      min: -9,
      max: 60,
      default: 30,
      when: { method: ['modified', 'sine'] },
    }),
  },
  outputs: {
    total: quantity('K*d', { label: 'Growing degree days', unit: 'Δ°C*d', symbol: '\\mathrm{GDD}', places: 1 }),
    average: quantity('K', { label: 'Average of a day', unit: 'Δ°C', places: 1 }),
    number: integer({ label: 'Days', symbol: 'n' }),
  },
  formula: ({ days, method, base, cutoff }) => {
    const daily = days.map(({ maximum, minimum }) => {
      if (method === 'average') return Math.max((maximum + minimum) / 2 - base, 0);
      if (method === 'sine') return sineDegreeDays(maximum, minimum, base) - sineDegreeDays(maximum, minimum, cutoff);
      const high = Math.min(Math.max(maximum, base), cutoff);
      const low = Math.min(Math.max(minimum, base), cutoff);
      return (high + low) / 2 - base;
    });
    const total = sum(daily);
    return { total: total * constant(1, 'd'), average: total / days.length, number: days.length };
  },
  shown: ({ total, days }) => ({
    total: undefined,
    average: total / days.length / constant(1, 'd'),
    number: days.length,
  }),
  stepwise: [
    'Each day counts the mean of its maximum and minimum less the base, and nothing where that is negative.',
    'Between base and cutoff, both extremes are first held between the two.',
    'By the single sine, the temperature goes between its extremes as a sine: what lies above the base counts, less what lies above the cutoff.',
  ],
  explanation: '{number} {number|day accumulates|days accumulate} {total} above {base}, {average} a day.',
  requires: [
    {
      each: 'days',
      that: ({ maximum, minimum }) => minimum <= maximum,
      field: 'minimum',
      says: 'The minimum of a day must not lie above its maximum.',
    },
    {
      that: ({ base, cutoff }) => cutoff > base,
      field: 'cutoff',
      says: 'The upper cutoff, {cutoff}, must lie above the base temperature, {base}.',
    },
  ],
  examples: [
    {
      inputs: { days: [{ maximum: '90 °F', minimum: '45 °F' }], base: '50 °F', cutoff: '86 °F' },
      results: { total: 10, number: 1 },
      source: 'By hand: (86 + 50)/2 - 50 = 18 Fahrenheit degree days',
    },
    {
      inputs: {
        days: [
          { maximum: 28, minimum: 8 },
          { maximum: 36, minimum: 14 },
        ],
      },
      results: { total: 21, average: 10.5 },
      source: 'By hand: (28 + 10)/2 - 10 = 9; (30 + 14)/2 - 10 = 12',
    },
    {
      inputs: {
        days: [
          { maximum: 28, minimum: 8 },
          { maximum: 12, minimum: 2 },
        ],
        method: 'average',
      },
      results: { total: 8, average: 4 },
      source: 'By hand: 18 - 10; 7 - 10 is negative and counts as 0',
    },
    {
      inputs: {
        days: [
          { maximum: 28, minimum: 8 },
          { maximum: 36, minimum: 14 },
          { maximum: 9, minimum: 1 },
        ],
        method: 'sine',
      },
      results: { total: 21.90142 },
      source: 'Python: mean of max(0, min(T, 30) - 10) over 200000 points of the sine of each day',
    },
    {
      inputs: { days: [{ maximum: 10, minimum: 12 }] },
      refused: 'must not lie above its maximum',
      source: 'By definition',
    },
    {
      inputs: { days: [{ maximum: 20, minimum: 12 }], base: 20, cutoff: 15 },
      refused: 'must lie above the base',
      source: 'By definition',
    },
  ],
  notes: ['Corn in the United States: base 50 °F and cutoff 86 °F. Base temperatures differ by crop and insect.'],
  references: [
    {
      title:
        'McMaster, Wilhelm: Growing degree-days: one equation, two interpretations, Agric. For. Meteorol. 87 (1997) 291',
      doi: '10.1016/S0168-1923(97)00027-0',
    },
    {
      title:
        'Baskerville, Emin: Rapid estimation of heat accumulation from maximum and minimum temperatures, Ecology 50 (1969) 514',
    },
  ],
});
