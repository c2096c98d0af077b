import { choice, defineCalculator, measure, number } from '@reckoner/engine';

/** Regressions of Cooper's twelve-minute run and of the 1.5-mile (2.4 km) run. */
export default defineCalculator({
  title: 'VO2 max from a field test',
  description: 'Maximal oxygen uptake from the distance of the Cooper 12-minute run or the time of the 1.5-mile run.',
  keywords: ['VO₂max', 'Cooper test', '12-minute run', '1.5 mile run', '2.4 km run', 'aerobic fitness'],
  inputs: {
    test: choice(
      { cooper: 'Cooper: distance in 12 minutes', run: '1.5-mile (2.4 km) run: time' },
      { label: 'Test', default: 'cooper' },
    ),
    distance: measure('m', {
      label: 'Distance in 12 minutes',
      regional: false,
      symbol: 'd',
      min: 800,
      max: 5000,
      usual: [1000, 4300],
      when: { test: 'cooper' },
    }),
    time: measure('min', {
      label: 'Time for 1.5 miles',
      text: 'clock',
      symbol: 't',
      min: 6,
      max: 40,
      usual: [6.5, 25],
      when: { test: 'run' },
    }),
  },
  outputs: {
    uptake: measure('mL/(kg*min)', { label: 'VO₂ max', symbol: '\\dot V_{O_2max}', places: 1 }),
    mets: number({ label: 'Metabolic equivalents', symbol: '\\mathrm{MET}', places: 1 }),
  },
  formula: ({ test, distance, time }) => {
    const uptake = test === 'cooper' ? (distance - 504.9) / 44.73 : 483 / time + 3.5;
    return { uptake, mets: uptake / 3.5 };
  },
  explanation: 'The VO₂ max is {uptake}, which is {mets} times the oxygen uptake at rest.',
  examples: [
    {
      inputs: { distance: 2400 },
      results: { uptake: 42.36754, mets: 12.10501 },
      source: 'By hand: (2400 - 504.9) / 44.73; / 3.5',
    },
    {
      inputs: { test: 'run', time: 12 },
      results: { uptake: 43.75, mets: 12.5 },
      source: 'By hand: 483/12 + 3.5; / 3.5',
    },
    { inputs: { test: 'run', time: '10:30 min' }, results: { uptake: 49.5 }, source: 'By hand: 483/10.5 + 3.5' },
  ],
  notes: ['For healthy people who run at their limit on level ground; the standard error is about 10%.'],
  references: [
    { title: 'Cooper: A Means of Assessing Maximal Oxygen Intake, JAMA 203 (1968) 201' },
    { title: 'ACSM’s Guidelines for Exercise Testing and Prescription, 11th ed., ch. 3: field tests' },
  ],
});
