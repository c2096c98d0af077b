import { defineCalculator, isAtMost, number, percent, roundTo } from '@reckoner/engine';

/** Definitions of the International Labour Organization. */
export default defineCalculator({
  title: 'Unemployment rate',
  description:
    'Unemployment rate, participation rate and employment ratio from employed, unemployed and adult population.',
  keywords: ['jobless rate', 'labor force', 'participation', 'employment'],
  inputs: {
    employed: number({ label: 'Employed', symbol: 'E', min: 0, max: 1e11 }),
    unemployed: number({
      label: 'Unemployed',
      help: 'Without work, available and seeking it.',
      symbol: 'U',
      min: 0,
      max: 1e11,
    }),
    population: number({ label: 'Adult population', symbol: 'N', min: 1, max: 1e11 }),
  },
  outputs: {
    rate: percent({ label: 'Unemployment rate', symbol: 'u', places: 2 }),
    participation: percent({ label: 'Participation rate', symbol: 'p', places: 2 }),
    employment: percent({ label: 'Employment ratio', symbol: 'e', places: 2 }),
    laborForce: number({ label: 'Labor force', symbol: 'L', places: 0 }),
  },
  formula: ({ employed, unemployed, population }) => {
    const laborForce = employed + unemployed;
    return {
      rate: unemployed / laborForce,
      participation: laborForce / population,
      employment: employed / population,
      laborForce,
    };
  },
  explanation: '{rate} of the labor force is unemployed; {participation} of adults take part in it.',
  requires: [
    {
      that: ({ employed, unemployed, population }) => isAtMost(employed + unemployed, population),
      field: 'population',
      says: 'The adult population, {population}, must not be below employed and unemployed together: their labor force exceeds it.',
    },
    {
      that: ({ employed, unemployed }) => employed + unemployed > 0,
      field: 'employed',
      says: 'There is no labor force.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ participation }) => roundTo(100 * participation, 2) < 10,
      says: 'Fewer than one in ten adults would take part: count employed, unemployed and population alike, all in persons or all in thousands.',
    },
  ],
  examples: [
    {
      inputs: { employed: 160, unemployed: 8, population: 260 },
      results: { rate: 4.761905, participation: 64.615385, employment: 61.538462, laborForce: 168 },
      source: 'By hand: 8/168, 168/260, 160/260',
    },
    {
      inputs: { employed: 0, unemployed: 5, population: 10 },
      results: { rate: 100, participation: 50, employment: 0 },
      source: 'By hand: 5/5, 5/10',
    },
    { inputs: { employed: 9, unemployed: 5, population: 10 }, refused: 'exceeds', source: 'By definition' },
    { inputs: { employed: 0, unemployed: 0, population: 10 }, refused: 'no labor force', source: 'By definition' },
    {
      inputs: { employed: 160000, unemployed: 8000, population: 260e6 },
      results: { rate: 4.761905, participation: 0.064615385 },
      cautions: ['count employed'],
      source: 'By hand: 8/168; thousands over persons',
    },
  ],
  references: [
    {
      title: 'ILO: Resolution concerning statistics of work, employment and labour underutilization (19th ICLS, 2013)',
    },
  ],
});
