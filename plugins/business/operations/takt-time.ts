import { defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Working time over demand: the rhythm in which a part has to be finished. */
export default defineCalculator({
  title: 'Takt time',
  description: 'Takt time from working time and demand, with the operators that a work content needs.',
  keywords: ['lean', 'cycle time', 'line balancing', 'production rate'],
  inputs: {
    shift: quantity('s', { usual: [1, 24], label: 'Length of a shift', unit: 'h', symbol: 'T', above: 0, max: 24 }),
    breaks: quantity('s', {
      usual: [0, 180],
      label: 'Breaks in a shift',
      unit: 'min',
      symbol: 'B',
      min: 0,
      max: 600,
      default: 0,
    }),
    shifts: integer({ label: 'Shifts a day', symbol: 's', min: 1, max: 4, default: 1 }),
    demand: number({ label: 'Parts a day', symbol: 'D', above: 0, max: 1e9 }),
    work: quantity('s', {
      label: 'Work content of a part',
      unit: 'min',
      symbol: 'W',
      min: 0,
      max: 1e6,
      optional: true,
    }),
  },
  outputs: {
    takt: quantity('s', { label: 'Takt time', symbol: 't', places: 1 }),
    available: quantity('s', { label: 'Working time a day', unit: 'min', symbol: 'T_a', places: 0 }),
    rate: quantity('1/s', { label: 'Production rate', unit: '1/h', symbol: 'r', places: 2 }),
    operators: number({ label: 'Operators needed', symbol: 'n', places: 2, optional: true }),
  },
  formula: ({ shift, breaks, shifts, demand, work }) => {
    const available = (shift - breaks) * shifts;
    const takt = available / demand;
    return { takt, available, rate: demand / available, operators: work === undefined ? undefined : work / takt };
  },
  explanation: 'A part has to be finished every {takt}.',
  requires: [
    {
      that: ({ breaks, shift }) => breaks < shift,
      field: 'breaks',
      says: 'The breaks, {breaks}, take the whole shift, {shift}.',
    },
  ],
  examples: [
    {
      inputs: { shift: 8, breaks: 30, demand: 450, work: 4 },
      results: { takt: 60, available: 450, rate: 60, operators: 4 },
      source: 'By hand: 450 min / 450; 4 min / 1 min',
    },
    {
      inputs: { shift: 8, breaks: 40, shifts: 2, demand: 1100 },
      results: { takt: 48, available: 880, rate: 75 },
      source: 'By hand: 52800 s / 1100',
    },
    { inputs: { shift: 1, breaks: 60, demand: 10 }, refused: 'take the whole shift', source: 'By definition' },
  ],
  references: [{ title: 'Rother, Shook: Learning to See (Lean Enterprise Institute, 2003), part III' }],
});
