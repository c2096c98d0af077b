import { defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Turns of the wheel for each turn of the cranks, and what follows from the wheel's size. */
export default defineCalculator({
  title: 'Bike gear ratio',
  description: 'Gear ratio, development, gear inches and speed at a cadence from chainring, sprocket and wheel size.',
  keywords: ['cycling', 'gear inches', 'chainring', 'cassette', 'cadence', 'rollout'],
  inputs: {
    chainring: integer({ label: 'Teeth of the chainring', symbol: 'z_1', min: 10, max: 130 }),
    sprocket: integer({ label: 'Teeth of the sprocket', symbol: 'z_2', min: 8, max: 60 }),
    diameter: quantity('m', {
      usual: [280, 800],
      label: 'Diameter of the wheel with tire',
      unit: 'mm',
      symbol: 'd',
      min: 150,
      max: 1000,
      default: 668,
    }),
    cadence: quantity('rad/s', {
      usual: [25, 200],
      label: 'Cadence',
      unit: 'rpm',
      symbol: '\\omega',
      min: 1,
      max: 250,
      default: 90,
    }),
  },
  outputs: {
    ratio: number({ label: 'Gear ratio', symbol: 'i', places: 2 }),
    development: quantity('m', {
      label: 'Development',
      help: 'Distance for each turn of the cranks.',
      symbol: 'D',
      places: 2,
    }),
    gearInches: quantity('m', { label: 'Gear inches', regional: false, unit: 'in', symbol: 'g', places: 1 }),
    speed: quantity('m/s', { label: 'Speed', unit: 'km/h', symbol: 'v', places: 1 }),
  },
  formula: ({ chainring, sprocket, diameter, cadence }) => {
    const ratio = chainring / sprocket;
    return {
      ratio,
      development: Math.PI * diameter * ratio,
      gearInches: diameter * ratio,
      speed: (cadence * diameter * ratio) / 2,
    };
  },
  explanation: '{chainring} × {sprocket} is a ratio of {ratio}: {development} a turn, {speed} at {cadence}.',
  examples: [
    {
      inputs: { chainring: 50, sprocket: 17 },
      results: { ratio: 2.941176, development: 6.172306, gearInches: 77.350625, speed: 33.33045 },
      source: 'Python 3.11: π × 0.668 × 50/17; × 90 × 60/1000',
    },
    {
      inputs: { chainring: 32, sprocket: 32, diameter: '27 in', cadence: 60 },
      results: { ratio: 1, gearInches: 27, speed: 7.756215 },
      source: 'Brown: Gear inches, a 1:1 gear is the wheel’s diameter; speed by hand: π × 0.6858 × 3.6',
    },
  ],
  references: [{ title: 'Wilson, Schmidt: Bicycling Science, 4th ed. (2020), ch. 9', isbn: '978-0-262-53840-4' }],
});
