import { ceilNear, defineCalculator, integer, percent, quantity } from '@reckoner/engine';

/** Yarn in proportion to area: the swatch is weighed, the ball says how long its weight is. */
export default defineCalculator({
  title: 'Yarn needed for a project',
  description: 'Length, weight and balls of yarn for a project from a weighed swatch, the area to knit and the ball.',
  keywords: ['yardage', 'knitting', 'crochet', 'how much yarn', 'skeins'],
  inputs: {
    swatchMass: quantity('g', { label: 'Weight of the swatch', symbol: 'm_s', above: 0, max: 1000, usual: [0.3, 200] }),
    swatchArea: quantity('cm^2', {
      label: 'Area of the swatch',
      symbol: 'A_s',
      min: 1,
      max: 100000,
      default: 100,
      usual: [16, 2500],
    }),
    area: quantity('cm^2', { label: 'Area of the project', symbol: 'A', above: 0, max: 1e7, usual: [50, 100000] }),
    ballMass: quantity('g', {
      label: 'Weight of a ball',
      symbol: 'm_b',
      min: 1,
      max: 10000,
      default: 50,
      usual: [10, 1000],
    }),
    ballLength: quantity('m', {
      label: 'Length of yarn on a ball',
      regional: { us: 'yd' },
      symbol: 'l_b',
      min: 1,
      max: 100000,
      usual: [15, 2000],
    }),
    reserve: percent({ label: 'Reserve', symbol: 'v', min: 0, max: 100, default: 10, usual: [1, 50] }),
  },
  outputs: {
    balls: integer({ label: 'Balls', symbol: 'n' }),
    length: quantity('m', { label: 'Length of yarn', regional: { us: 'yd' }, symbol: 'l', places: 0 }),
    mass: quantity('g', { label: 'Weight of yarn', symbol: 'm', places: 0 }),
  },
  formula: ({ swatchMass, swatchArea, area, ballMass, ballLength, reserve }) => {
    const mass = ((swatchMass * area) / swatchArea) * (1 + reserve);
    return { balls: ceilNear(mass / ballMass), length: (mass * ballLength) / ballMass, mass };
  },
  explanation: 'The project takes {length} of yarn, {mass}; balls to buy: {balls}.',
  examples: [
    {
      inputs: { swatchMass: 4, area: 10000, ballLength: 125 },
      results: { balls: 9, length: 1100, mass: 440 },
      source: 'By hand: 400 g and a tenth; 440/50 = 8.8; × 2.5 m/g',
    },
    {
      inputs: { swatchMass: 2.5, swatchArea: 50, area: 2000, ballMass: 100, ballLength: 220, reserve: 0 },
      results: { balls: 1, length: 220, mass: 100 },
      source: 'By hand: 2.5 × 40 g',
    },
  ],
  references: [{ title: 'Vogue Knitting: The Ultimate Knitting Book (2018), estimating yarn' }],
});
