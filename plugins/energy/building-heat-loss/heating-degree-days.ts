import { choice, constant, defineCalculator, integer, quantity, rows, sum } from '@reckoner/engine';

/** By day from extreme temperatures: the Met Office's integration, or the mean temperature as in the US. */
export default defineCalculator({
  title: 'Heating and cooling degree days',
  description: 'Heating and cooling degree days from daily minimum and maximum temperatures and a base temperature.',
  keywords: ['HDD', 'CDD', 'base temperature', 'energy monitoring', 'weather normalization'],
  inputs: {
    days: rows(
      {
        maximum: quantity('K', { usual: [-50, 50], label: 'Maximum', unit: '°C', min: -90, max: 70 }),
        minimum: quantity('K', { usual: [-60, 40], label: 'Minimum', unit: '°C', min: -90, max: 70 }),
      },
      { label: 'Daily temperatures', maxItems: 10000 },
    ),
    base: quantity('K', {
      usual: [5, 30],
      label: 'Base temperature',
      help: '15.5 °C in the UK, 65 °F in the US.',
      unit: '°C',
      symbol: 'T_b',
      min: -20,
      max: 40,
      default: 15.5,
    }),
    method: choice({ office: 'Met Office (UK)', mean: 'Daily mean (US)' }, { label: 'Method', default: 'office' }),
  },
  outputs: {
    heating: quantity('K*d', { label: 'Heating degree days', symbol: '\\mathrm{HDD}', places: 1 }),
    cooling: quantity('K*d', { label: 'Cooling degree days', symbol: '\\mathrm{CDD}', places: 1 }),
    days: integer({ label: 'Number of days', symbol: 'n' }),
  },
  formula: ({ days, base, method }) => {
    const daily = method === 'office' ? integrated : simple;
    const heating = days.map(({ maximum, minimum }) => daily(base - minimum, base - maximum));
    const cooling = days.map(({ maximum, minimum }) => daily(maximum - base, minimum - base));
    return {
      heating: sum(heating) * constant(1, 'd'),
      cooling: sum(cooling) * constant(1, 'd'),
      days: days.length,
    };
  },
  stepwise: [
    'Each day counts what its temperature lies below the base for heating, above it for cooling.',
    "By the mean, the day's temperature is half of maximum and minimum together; by the Met Office method, days that cross the base count in part.",
    'The days are added.',
  ],
  explanation:
    'In {days} {days|day|days} there were {heating} of heating and {cooling} of cooling from a base of {base}.',
  requires: [
    {
      each: 'days',
      that: ({ maximum, minimum }) => maximum >= minimum,
      field: 'maximum',
      says: 'the maximum must not be below the minimum.',
    },
  ],
  examples: [
    {
      inputs: {
        days: [
          { maximum: 10, minimum: 2 },
          { maximum: 18, minimum: 9 },
          { maximum: 22, minimum: 12 },
          { maximum: 28, minimum: 17 },
        ],
      },
      results: { heating: 13, cooling: 10, days: 4 },
      source: 'Met Office equations by hand: 9.5 + 2.625 + 0.875 + 0 and 0 + 0.625 + 2.375 + 7',
    },
    {
      inputs: {
        days: [
          { maximum: '50 °F', minimum: '30 °F' },
          { maximum: '70 °F', minimum: '55 °F' },
          { maximum: '80 °F', minimum: '64 °F' },
        ],
        base: '65 °F',
        method: 'mean',
      },
      results: { heating: 15.27777778, cooling: 3.888888889 },
      source: 'By hand: 25 + 2.5 and 7 °F·d, times 5/9',
    },
    {
      inputs: { days: [{ maximum: 5, minimum: 9 }] },
      refused: 'not be below the minimum',
      source: 'By definition',
    },
  ],
  references: [
    { title: 'CIBSE TM41:2006, Degree-days: theory and application', isbn: '978-1-903287-76-7' },
    { title: 'ASHRAE Handbook, Fundamentals, 2021, chapter 14: Climatic Design Information' },
  ],
});

/** Larger and smaller distance of the day's extremes beyond the base, in the direction that counts. */
function integrated(larger: number, smaller: number) {
  if (smaller >= 0) return (larger + smaller) / 2;
  if (larger <= 0) return 0 * larger;
  return larger + smaller > 0 ? larger / 2 + smaller / 4 : larger / 4;
}

function simple(larger: number, smaller: number) {
  return Math.max(0, (larger + smaller) / 2);
}
