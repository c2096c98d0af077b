import { category, defineCalculator, number, percent } from '@reckoner/engine';

/** Relative to the size of the old value, so that the sign says the direction for negative values too. */
export default defineCalculator({
  title: 'Percentage change',
  description: 'Percentage increase or decrease from an old to a new value.',
  keywords: ['percent increase', 'percent decrease', 'growth rate', 'relative change'],
  inputs: {
    before: number({ label: 'Old value', symbol: 'x_1', min: -1e12, max: 1e12 }),
    after: number({ label: 'New value', symbol: 'x_2', min: -1e12, max: 1e12 }),
  },
  outputs: {
    change: percent({ label: 'Percentage change', places: 2 }),
    difference: number({ label: 'Change' }),
    direction: category(['Increase', 'Decrease', 'No change'], { label: 'Direction' }),
    factor: number({ label: 'New value divided by old', places: 4 }),
  },
  formula: ({ before, after }) => {
    const difference = after - before;
    const direction = difference > 0 ? 'Increase' : difference < 0 ? 'Decrease' : 'No change';
    return { change: difference / Math.abs(before), difference, direction, factor: after / before };
  },
  explanation:
    '{difference|From {before} to {after} is a decrease of {|difference|}, or {|change|}|The value did not change|From {before} to {after} is an increase of {|difference|}, or {|change|}}.',
  requires: [{ that: ({ before }) => before !== 0, field: 'before', says: 'There is no percentage change from zero.' }],
  cautions: [
    {
      level: 'caution',
      when: ({ before }) => before < 0,
      says: 'Percentages of a negative value mislead: this one is of its size, so that it is positive where the value rises. Tell the difference of {difference} instead.',
    },
  ],
  examples: [
    {
      inputs: { before: 80, after: 100 },
      results: { change: 25, difference: 20, direction: 'Increase', factor: 1.25 },
      source: 'By hand: 20/80',
    },
    {
      inputs: { before: 100, after: 80 },
      results: { change: -20, difference: -20, direction: 'Decrease', factor: 0.8 },
      source: 'By hand: -20/100',
    },
    {
      inputs: { before: -50, after: -25 },
      results: { change: 50, difference: 25, direction: 'Increase' },
      cautions: ['mislead'],
      source: 'By hand: 25/50',
    },
    {
      inputs: { before: 7, after: 7 },
      results: { change: 0, direction: 'No change' },
      source: 'By hand: no difference',
    },
    { inputs: { before: 0, after: 5 }, refused: 'from zero', source: 'By definition' },
  ],
  references: [{ title: 'OpenStax: Prealgebra 2e, §6.2 Solve General Applications of Percent' }],
});
