import { defineCalculator, measure, noResult, percent } from '@reckoner/engine';

/** AASHTO's equations 3-2 and 3-3 in kilometers an hour and meters. */
export default defineCalculator({
  title: 'Stopping sight distance (AASHTO)',
  description:
    'Stopping sight distance, reaction and braking distance from design speed, grade and reaction time by AASHTO.',
  keywords: ['SSD', 'braking distance', 'perception reaction', 'Green Book', 'design speed'],
  inputs: {
    speed: measure('km/h', { label: 'Design speed', usual: [15, 140], symbol: 'V', min: 1, max: 250 }),
    reactionTime: measure('s', {
      label: 'Brake reaction time',
      usual: [0.7, 4],
      symbol: 't',
      min: 0.5,
      max: 5,
      default: 2.5,
    }),
    deceleration: measure('m/s^2', { label: 'Deceleration', usual: [2, 8], symbol: 'a', min: 1, max: 9, default: 3.4 }),
    grade: percent({
      label: 'Grade',
      text: 'ratio',
      usual: [-12, 12],
      help: 'Negative downhill.',
      symbol: 'G',
      min: -20,
      max: 20,
      default: 0,
    }),
  },
  outputs: {
    stopping: measure('m', { label: 'Stopping sight distance', symbol: 'SSD', places: 1 }),
    reaction: measure('m', { label: 'Reaction distance', symbol: 'd_r', places: 1 }),
    braking: measure('m', { label: 'Braking distance', symbol: 'd_b', places: 1 }),
  },
  formula: ({ speed, reactionTime, deceleration, grade }) => {
    const friction = deceleration / 9.81 + grade;
    if (friction < 0.02) throw noResult('The grade is too steep to stop at this deceleration.');
    const reaction = 0.278 * speed * reactionTime;
    const braking = speed ** 2 / (254 * friction);
    return { stopping: reaction + braking, reaction, braking };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ grade }) => grade !== 0 && Math.abs(grade) < 0.002,
      says: 'A grade of {grade} changes next to nothing: give percent, −6 for 6% downhill, not a fraction.',
    },
  ],
  figure: { kind: 'parts', of: 'stopping', parts: ['reaction', 'braking'] },
  explanation: 'From {speed} a car needs {stopping}: {reaction} to react and {braking} to brake.',
  examples: [
    {
      inputs: { speed: 100 },
      results: { stopping: 183.094257, reaction: 69.5, braking: 113.594257 },
      source: 'Python: 0.278 × 100 × 2.5 + 100²/(254 × 3.4/9.81); AASHTO (2018), Table 3-1: 185 m for design',
    },
    {
      inputs: { speed: 100, grade: -3 },
      results: { stopping: 193.85859 },
      source: 'AASHTO (2018), Table 3-2: 194 m at 3% downgrade; more digits by Python',
    },
    {
      inputs: { speed: 80, grade: 4 },
      results: { stopping: 120.778015, reaction: 55.6, braking: 65.178015 },
      source: 'Python: as before',
    },
    { inputs: { speed: 50, deceleration: 1, grade: -15 }, noResult: 'too steep', source: 'By hand: 0.102 − 0.15 < 0' },
    {
      inputs: { speed: 60, reactionTime: 1.5, grade: -5 },
      results: { stopping: 72.80806327, reaction: 25.02, braking: 47.78806327 },
      source: 'Python: 0.278 × 60 × 1.5; 60²/(254 (3.4/9.81 − 0.05))',
    },
    {
      inputs: { speed: 100, grade: -0.06 },
      results: { braking: 113.7912 },
      cautions: ['not a fraction'],
      source: 'By hand: 100²/(254 × (3.4/9.81 − 0.0006))',
    },
  ],
  notes: [
    'AASHTO rounds design values up to 5 m. For wet pavement and most drivers; trucks have better sight from higher eyes.',
  ],
  references: [{ title: 'AASHTO: A Policy on Geometric Design of Highways and Streets, 7th ed. (2018), §3.2.2' }],
});
