import { defineCalculator, number, quantity } from '@reckoner/engine';

/** Plan area with eaves times the slope factor: true for gable, hip and shed roofs of one pitch. */
export default defineCalculator({
  title: 'Roof area',
  description:
    'Area of a gable, hip or shed roof of one pitch from the footprint, the eaves and the pitch, with squares.',
  keywords: ['roof squares', 'roof surface', 'slope factor', 'hip roof area', 'gable roof'],
  inputs: {
    length: quantity('m', { label: 'Length of the building', usual: [1, 300], symbol: 'l', above: 0, max: 1000 }),
    width: quantity('m', { label: 'Width of the building', usual: [1, 300], symbol: 'b', above: 0, max: 1000 }),
    overhang: quantity('m', {
      label: 'Overhang all round, horizontal',
      usual: [0, 150],
      unit: 'cm',
      symbol: 'o',
      min: 0,
      max: 500,
      default: 30,
    }),
    pitch: number({
      label: 'Pitch, rise in 12',
      text: 'pitch',
      usual: [0, 24],
      help: '4 is 18.4°, 6 is 26.6°, 12 is 45°.',
      symbol: 'p',
      min: 0,
      max: 60,
    }),
  },
  outputs: {
    area: quantity('m^2', { label: 'Roof area', symbol: 'A', places: 1 }),
    squares: quantity('m^2', {
      label: 'In roofing squares of 100 ft²',
      unit: 'roofing_square',
      symbol: 'n',
      places: 2,
    }),
    planArea: quantity('m^2', { label: 'Plan area with eaves', symbol: 'A_0', places: 1 }),
    slopeFactor: number({ label: 'Slope factor', symbol: 'k', places: 4 }),
  },
  formula: ({ length, width, overhang, pitch }) => {
    const planArea = (length + 2 * overhang) * (width + 2 * overhang);
    const slopeFactor = Math.sqrt(1 + (pitch / 12) ** 2);
    const area = planArea * slopeFactor;
    return { area, squares: area, planArea, slopeFactor };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ pitch }) => pitch > 0 && pitch < 1,
      says: 'A rise of {pitch} in 12 is nearly flat: a pitch of 6/12 is sent as 6.',
    },
  ],
  explanation: 'The roof has {area}, {squares}: {slopeFactor} times its plan of {planArea}.',
  examples: [
    {
      inputs: { length: '40 ft', width: '28 ft', overhang: '1 ft', pitch: 6 },
      results: { area: 130.87463, squares: 14.087228, planArea: 117.05783, slopeFactor: 1.118034 },
      source: 'By hand: 42 × 30 ft² × √1.25 = 1408.72 ft²; × 0.09290304',
    },
    {
      inputs: { length: 10, width: 8, overhang: 0, pitch: 4 },
      results: { area: 84.327404, squares: 9.076926, planArea: 80, slopeFactor: 1.054093 },
      source: 'By hand: 80 √(1 + 1/9); /9.290304',
    },
    {
      inputs: { length: 10, width: 10, overhang: 0, pitch: 0.5 },
      results: { area: 100.0868 },
      cautions: ['is sent as 6'],
      source: 'By hand: 100 √(1 + (0.5/12)²)',
    },
  ],
  notes: ['Dormers, valleys between different pitches and waste come on top.'],
  references: [{ title: 'Wagner, Smith: Modern Carpentry, 12th ed., estimating roofing materials' }],
});
