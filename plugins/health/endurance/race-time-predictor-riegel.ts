import { constant, defineCalculator, isBelow, number, quantity, roundTo } from '@reckoner/engine';

/** The world record over 400 m. */
const FASTEST = constant(0.107, 's/m');
const SHORTEST = 3.5;
const LONGEST = 230;

/** Riegel's law of endurance: time grows with the power 1.06 of the distance. */
export default defineCalculator({
  title: 'Race time prediction (Riegel)',
  description: 'Race time and pace over one distance predicted from a time over another.',
  keywords: ['race predictor', 'marathon time', 'half marathon', '10k', 'Riegel formula'],
  inputs: {
    knownDistance: quantity('m', {
      label: 'Known distance',
      unit: 'km',
      symbol: 'd_1',
      min: 0.4,
      max: 300,
      usual: [0.4, 170],
    }),
    knownTime: quantity('s', {
      label: 'Known time',
      text: 'clock',
      unit: 'min',
      help: 'Such as 50, 25:30 or 1:02:03.',
      symbol: 't_1',
      min: 1,
      max: 6000,
      usual: [1.5, 1800],
    }),
    distance: quantity('m', {
      label: 'New distance',
      unit: 'km',
      symbol: 'd_2',
      min: 0.4,
      max: 300,
      usual: [0.4, 170],
    }),
    exponent: number({
      label: 'Fatigue exponent',
      help: 'Riegel: 1.06; up to 1.15 with little endurance training.',
      symbol: 'k',
      min: 1,
      max: 1.3,
      default: 1.06,
      usual: [1.01, 1.2],
    }),
  },
  outputs: {
    time: quantity('s', { label: 'Predicted time', unit: 'min', symbol: 't_2', places: 2 }),
    pace: quantity('s/m', { label: 'Predicted pace', unit: 'min/km', symbol: 'p', places: 2 }),
  },
  formula: ({ knownDistance, knownTime, distance, exponent }) => {
    const time = knownTime * (distance / knownDistance) ** exponent;
    return { time, pace: time / distance };
  },
  explanation: 'After {knownDistance} in {knownTime}, {distance} should take {time}, a pace of {pace}.',
  cautions: [
    {
      level: 'caution',
      when: ({ knownDistance, knownTime }) => isBelow(knownTime / knownDistance, FASTEST),
      says: '{knownDistance} in {knownTime} is faster than any human has run: check both and their units.',
    },
    {
      level: 'caution',
      // In minutes, as the times are shown.
      when: ({ knownTime, time }) =>
        [knownTime, time].some((each) => roundTo(each / 60, 2) < SHORTEST || roundTo(each / 60, 2) > LONGEST),
      says: 'Riegel fitted times of 3.5 to 230 minutes: a shorter or longer race is a guess, a longer one mostly slower.',
    },
  ],
  examples: [
    {
      inputs: { knownDistance: 5, knownTime: 25, distance: 10 },
      results: { time: 52.12329, pace: 5.212329 },
      source: 'qalc: 25 × 2^1.06',
    },
    {
      inputs: { knownDistance: 10, knownTime: 50, distance: 42.195, exponent: 1.08 },
      results: { time: 236.7292, pace: 5.610362 },
      cautions: ['3.5 to 230'],
      source: 'qalc: 50 × 4.2195^1.08',
    },
    {
      inputs: { knownDistance: 10, knownTime: '50:00 min', distance: 42.195 },
      results: { time: 230.01, pace: 5.451119 },
      cautions: ['3.5 to 230'],
      source: 'qalc: 50 × 4.2195^1.06',
    },
    {
      inputs: { knownDistance: 1.23244, knownTime: 25, distance: 10 },
      results: { time: 230.000233 },
      source: 'Python 3.11: 25 × (10/1.23244)^1.06, shown as 230.00 min',
    },
    {
      inputs: { knownDistance: 10, knownTime: 10, distance: 20 },
      results: { time: 20.84932 },
      cautions: ['faster than any human'],
      source: 'By hand: 10 × 2^1.06',
    },
  ],
  notes: ['For running with training that fits the distance.'],
  references: [{ title: 'Riegel: Athletic Records and Human Endurance, American Scientist 69 (1981) 285' }],
});
