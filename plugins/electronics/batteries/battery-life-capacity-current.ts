import { constant, defineCalculator, isAbove, percent, quantity, roundTo } from '@reckoner/engine';

/** Usable capacity over the mean of active and sleep current; no Peukert effect. */
export default defineCalculator({
  title: 'Battery life',
  description:
    'Run time of a battery from its capacity and the load current, with a duty cycle of active and sleep current.',
  keywords: ['battery runtime', 'mAh', 'sleep current', 'duty cycle', 'iot battery'],
  inputs: {
    capacity: quantity('A*h', { usual: [1, 1000000], label: 'Capacity', unit: 'mAh', symbol: 'C', above: 0, max: 1e9 }),
    active: quantity('A', { label: 'Active current', unit: 'mA', symbol: 'I_a', min: 1e-6, max: 1e7 }),
    duty: percent({
      usual: [0.0001, 100],
      label: 'Share of time active',
      symbol: 'D',
      min: 0.000001,
      max: 100,
      default: 100,
    }),
    sleep: quantity('A', { label: 'Sleep current', unit: 'mA', symbol: 'I_s', min: 0, max: 1e6, default: 0 }),
    usable: percent({
      usual: [30, 100],
      label: 'Usable share of the capacity',
      help: 'Self-discharge, cut-off voltage and converter losses.',
      symbol: '\\eta',
      above: 0,
      max: 100,
      default: 100,
    }),
  },
  outputs: {
    life: quantity('h', { label: 'Battery life', symbol: 't', places: 1 }),
    days: quantity('h', { label: 'Battery life in days', unit: 'd', symbol: 't_d', places: 1 }),
    average: quantity('A', { label: 'Average current', unit: 'mA', symbol: 'I', places: 4 }),
  },
  formula: ({ capacity, active, duty, sleep, usable }) => {
    const average = duty * active + (1 - duty) * sleep;
    const life = (usable * capacity) / average;
    return { life, days: life, average };
  },
  explanation: 'At an average of {average} the battery lasts {life}, {days}.',
  cautions: [
    {
      level: 'note',
      when: ({ duty, sleep }) => duty === 1 && sleep > 0,
      says: 'At 100% of the time active the sleep current changes nothing: give the share of time active.',
    },
    {
      level: 'caution',
      when: ({ duty, sleep, active }) => duty < 1 && sleep > active,
      says: 'The sleep current, {sleep}, is above the active one, {active}: is it in µA?',
    },
    {
      level: 'caution',
      when: ({ life }) => isAbove(roundTo(life / constant(1, 'h'), 1), FIVE_YEARS),
      says: 'Over more than five years self-discharge and aging count for more than the load: the battery will not last so long.',
    },
    {
      level: 'caution',
      when: ({ active, capacity }) => isAbove(active, capacity / constant(1, 'h')),
      says: 'The active current empties the battery within an hour: at such a load most batteries give less than their capacity, and small ones cannot supply it.',
    },
  ],
  examples: [
    {
      inputs: { capacity: 1000, active: 50, sleep: 1 },
      results: { life: 20, average: 50 },
      cautions: ['changes nothing'],
      source: 'By hand: 1000/50, as it never sleeps',
    },
    {
      inputs: { capacity: 1000, active: 5, duty: 50, sleep: 15 },
      results: { life: 100, average: 10 },
      cautions: ['is it in µA'],
      source: 'By hand: 1000/(0.5 × 5 + 0.5 × 15)',
    },
    { inputs: { capacity: 1000, active: 50 }, results: { life: 20, average: 50 }, source: 'By hand: 1000/50' },
    {
      inputs: { capacity: 2400, active: 15, duty: 2, sleep: 0.01, usable: 85 },
      results: { life: 6584.89347966, days: 274.370561653, average: 0.3098 },
      source: 'By hand: 0.02 × 15 + 0.98 × 0.01 = 0.3098 mA; 2040/0.3098; / 24',
    },
    {
      inputs: { capacity: 220, active: 0.002 },
      results: { life: 110000 },
      cautions: ['self-discharge'],
      source: 'By hand: 220/0.002 h, twelve years and a half',
    },
    {
      inputs: { capacity: 1000, active: 0.0228310502 },
      results: { life: 43800.0000543, average: 0.0228310502 },
      source: 'By hand: 1000/0.0228310502, shown as 43,800.0 hours, five years and no more',
    },
    {
      inputs: { capacity: 220, active: 500 },
      results: { life: 0.44 },
      cautions: ['within an hour'],
      source: 'By hand: 220/500',
    },
  ],
  notes: ['Lead-acid batteries give less at high currents (Peukert).'],
  references: [{ title: 'Linden, Reddy: Handbook of Batteries, 4th ed.', isbn: '978-0-07-162421-3' }],
});

/** In hours. */
const FIVE_YEARS = 43800;
