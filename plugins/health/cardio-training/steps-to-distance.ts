import { constant, defineCalculator, integer, number, quantity } from '@reckoner/engine';
import { sex } from '../shared/person.js';

const KILOMETER = constant(1000, 'm');

/** Step length of walking as a share of height: 0.415 in men, 0.413 in women. */
export default defineCalculator({
  title: 'Steps to distance',
  description: 'Distance walked from a number of steps and the height, or from a measured step length.',
  keywords: ['steps to miles', 'steps to km', 'pedometer', 'stride length', '10000 steps'],
  inputs: {
    steps: integer({ label: 'Steps', symbol: 'n', min: 1, max: 1000000, default: 10000, usual: [100, 100000] }),
    sex,
    height: quantity('m', {
      label: 'Height',
      unit: 'cm',
      symbol: 'H',
      regional: 'height',
      min: 80,
      max: 250,
      usual: [100, 215],
    }),
    stepLength: quantity('m', {
      label: 'Step length',
      help: 'From one foot to the other; estimated from the height unless you measure it.',
      unit: 'cm',
      symbol: 's',
      min: 20,
      max: 250,
      usual: [35, 130],
      default: ({ height, sex }) => height * (sex === 'female' ? 0.413 : 0.415),
    }),
  },
  outputs: {
    distance: quantity('m', { label: 'Distance', unit: 'km', symbol: 'd', places: 3 }),
    stepsPerKilometer: number({ label: 'Steps per kilometer', symbol: 'n_{km}', places: 0 }),
  },
  formula: ({ steps, stepLength }) => ({
    distance: steps * stepLength,
    stepsPerKilometer: KILOMETER / stepLength,
  }),
  explanation: '{steps} {steps|step|steps} of {stepLength} {steps|is|are} {distance}.',
  examples: [
    {
      inputs: { steps: 10000, sex: 'male', height: 175 },
      results: { distance: 7.2625, stepsPerKilometer: 1376.936 },
      source: 'By hand: 10000 × 0.415 × 1.75 m; 1000 / 0.72625',
    },
    {
      inputs: { steps: 8000, sex: 'female', height: 165 },
      results: { distance: 5.4516 },
      source: 'By hand: 8000 × 0.413 × 1.65 m',
    },
    {
      inputs: { steps: 2500, sex: 'male', height: 180, stepLength: 80 },
      results: { distance: 2, stepsPerKilometer: 1250 },
      source: 'By hand: 2500 × 0.8 m; 1000 / 0.8',
    },
  ],
  notes: ['For walking; running steps are longer. Measure twenty steps for a better step length.'],
  references: [
    { title: 'Hatano: Use of the Pedometer for Promoting Daily Walking Exercise, ICHPER-SD Journal (1993)' },
    {
      title:
        'Bassett et al.: Step Counting: A Review of Measurement Considerations and Health-Related Applications, Sports Med 47 (2017) 1303',
      doi: '10.1007/s40279-016-0663-1',
    },
  ],
});
