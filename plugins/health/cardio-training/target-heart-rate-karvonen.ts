import { defineCalculator, isAbove, isNear, measure, number, percent, table, text } from '@reckoner/engine';

const ZONES = [
  { name: 'Zone 1, very light', from: 0.5 },
  { name: 'Zone 2, light', from: 0.6 },
  { name: 'Zone 3, moderate', from: 0.7 },
  { name: 'Zone 4, hard', from: 0.8 },
  { name: 'Zone 5, maximum', from: 0.9 },
];

/** Karvonen: a share of the heart rate reserve above the resting rate. */
export default defineCalculator({
  title: 'Target heart rate zones (Karvonen)',
  description: 'Target heart rates for training from age, resting heart rate and intensity, with five zones.',
  keywords: ['heart rate reserve', 'training zones', 'Karvonen', 'cardio', 'fat burning zone'],
  inputs: {
    age: number({ label: 'Age in years', symbol: 'A', min: 10, max: 100, usual: [10, 95] }),
    resting: measure('bpm', { label: 'Resting heart rate', symbol: 'HR_0', min: 25, max: 120, usual: [35, 105] }),
    maximum: measure('bpm', {
      label: 'Maximum heart rate',
      help: 'Measured; otherwise 208 - 0.7 × age (Tanaka).',
      symbol: 'HR_{max}',
      min: 100,
      max: 230,
      usual: [120, 215],
      default: ({ age }) => 208 - 0.7 * age,
    }),
    from: percent({ label: 'Intensity from', symbol: 'i_1', min: 0, max: 100, default: 60, usual: [20, 95] }),
    to: percent({ label: 'Intensity to', symbol: 'i_2', min: 0, max: 100, default: 80, usual: [30, 100] }),
  },
  outputs: {
    targetFrom: measure('bpm', { label: 'Target heart rate from', symbol: 'HR_1', places: 0 }),
    targetTo: measure('bpm', { label: 'Target heart rate to', symbol: 'HR_2', places: 0 }),
    reserve: measure('bpm', { label: 'Heart rate reserve', symbol: 'HRR', places: 0 }),
    zones: table(
      {
        zone: text({ label: 'Zone' }),
        low: measure('bpm', { label: 'From', places: 0 }),
        high: measure('bpm', { label: 'To', places: 0 }),
      },
      { label: 'Zones' },
    ),
  },
  formula: ({ resting, maximum, from, to }) => {
    const reserve = maximum - resting;
    return {
      targetFrom: resting + from * reserve,
      targetTo: resting + to * reserve,
      reserve,
      zones: ZONES.map((zone) => ({
        zone: zone.name,
        low: resting + zone.from * reserve,
        high: resting + (zone.from + 0.1) * reserve,
      })),
    };
  },
  explanation: 'An intensity of {from} to {to} means {targetFrom} to {targetTo}.',
  requires: [
    {
      that: ({ maximum, resting }) => maximum > resting,
      field: 'maximum',
      says: 'The maximum heart rate, {maximum}, must be above the resting heart rate, {resting}.',
    },
    {
      that: ({ from, to }) => from <= to,
      field: 'from',
      says: 'The lower intensity, {from}, must not be above the upper one, {to}.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ resting }) => resting > 100,
      says: 'More than 100 beats a minute at rest is too fast (tachycardia): see a doctor before you train.',
    },
    {
      level: 'caution',
      when: ({ resting }) => resting < 40,
      says: 'Below 40 beats a minute at rest is usual only in trained endurance athletes: others, and whoever feels faint or short of breath, should see a doctor before they train.',
    },
    {
      level: 'caution',
      when: ({ age, maximum }) => (age < 18 || age > 81) && isNear(maximum, 208 - 0.7 * age, 0.5),
      says: 'Tanaka measured people of 18 to 81 years: beyond, a maximum estimated from age is a guess, and so are the zones.',
    },
    {
      level: 'caution',
      when: ({ age, maximum }) => isAbove(Math.abs(maximum - (208 - 0.7 * age)), 30),
      says: 'A maximum of {maximum} is more than 30 beats from what is usual at this age: check it; with a beta blocker, arrhythmia or heart disease let a doctor set the zones.',
    },
  ],
  examples: [
    {
      inputs: { age: 40, resting: 60 },
      results: {
        targetFrom: 132,
        targetTo: 156,
        reserve: 120,
        zones: { length: 5, rows: { 0: { low: 120, high: 132 }, 4: { zone: 'Zone 5, maximum', low: 168, high: 180 } } },
      },
      source: 'By hand: 208 - 28 = 180; 60 + 0.6 × 120; 60 + 0.8 × 120; zones each 10% of 120',
    },
    {
      inputs: { age: 25, resting: 50, maximum: 200, from: 50, to: 100 },
      results: { targetFrom: 125, targetTo: 200, reserve: 150 },
      source: 'By hand: 50 + 0.5 × 150; 50 + 150',
    },
    {
      inputs: { age: 25, resting: 110, maximum: 105 },
      refused: 'above the resting heart rate',
      source: 'By definition',
    },
    { inputs: { age: 40, resting: 60, from: 80, to: 60 }, refused: 'must not be above', source: 'By definition' },
    {
      inputs: { age: 40, resting: 104 },
      results: { targetFrom: 149.6, targetTo: 164.8, reserve: 76 },
      cautions: ['too fast'],
      source: 'By hand: 180 - 104 = 76; 104 + 45.6; 104 + 60.8',
    },
    {
      inputs: { age: 90, resting: 65 },
      results: { targetFrom: 113, targetTo: 129, reserve: 80 },
      cautions: ['18 to 81 years'],
      source: 'By hand: 208 - 63 = 145; 65 + 0.6 × 80; 65 + 0.8 × 80',
    },
    {
      inputs: { age: 70, resting: 38, maximum: 200 },
      results: { targetFrom: 135.2, targetTo: 167.6, reserve: 162 },
      cautions: ['Below 40', 'more than 30 beats'],
      source: 'By hand: 208 - 49 = 159, 41 less; 38 + 0.6 × 162; 38 + 0.8 × 162',
    },
  ],
  notes: ['Not with beta blockers, arrhythmia or a pacemaker. Ask a doctor before hard training after heart disease.'],
  references: [
    { title: 'Karvonen, Kentala, Mustala: The Effects of Training on Heart Rate, Ann Med Exp Biol Fenn 35 (1957) 307' },
    { title: 'ACSM’s Guidelines for Exercise Testing and Prescription, 11th ed., ch. 5' },
  ],
});
