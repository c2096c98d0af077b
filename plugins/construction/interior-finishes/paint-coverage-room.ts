import { constant, defineCalculator, flag, integer, isBelow, quantity, sumOfProducts } from '@reckoner/engine';

const DOOR = constant(1.95, 'm^2');
const WINDOW = constant(1.4, 'm^2');

/** Wall area less doors and windows, times coats, over the spreading rate on the can. */
export default defineCalculator({
  title: 'Paint for a room',
  description: 'Paint for the walls of a room, with or without the ceiling, from its measures, coats and the coverage.',
  keywords: ['paint coverage', 'gallons of paint', 'wall area', 'how much paint'],
  inputs: {
    length: quantity('m', { label: 'Length of the room', usual: [0.5, 60], symbol: 'l', above: 0, max: 1000 }),
    width: quantity('m', { label: 'Width of the room', usual: [0.5, 60], symbol: 'b', above: 0, max: 1000 }),
    height: quantity('m', {
      label: 'Height of the walls',
      usual: [1.5, 8],
      symbol: 'h',
      above: 0,
      max: 100,
      default: 2.5,
    }),
    doors: integer({ label: 'Doors (1.95 m² each)', symbol: 'n_d', min: 0, max: 1000, default: 1 }),
    windows: integer({ label: 'Windows (1.4 m² each)', symbol: 'n_w', min: 0, max: 1000, default: 1 }),
    ceiling: flag({ label: 'With the ceiling' }),
    coats: integer({ label: 'Coats', symbol: 'k', min: 1, max: 10, default: 2 }),
    coverage: quantity('m^2/m^3', {
      label: 'Coverage of the paint',
      usual: [3, 18],
      help: '9 to 12 m²/L on smooth primed walls (350 to 400 ft²/gal).',
      unit: 'm^2/L',
      symbol: 's',
      min: 0.5,
      max: 50,
      default: 10,
    }),
  },
  outputs: {
    paint: quantity('m^3', { label: 'Paint', unit: 'L', symbol: 'V', places: 1 }),
    gallons: quantity('m^3', { label: 'In US gallons', regional: false, unit: 'gal', symbol: 'V_{gal}', places: 2 }),
    area: quantity('m^2', { label: 'Area to paint, one coat', symbol: 'A', places: 1 }),
  },
  formula: ({ length, width, height, doors, windows, ceiling, coats, coverage }) => {
    const walls = sumOfProducts([2, length, height], [2, width, height], [-1, doors, DOOR], [-1, windows, WINDOW]);
    const area = ceiling ? walls + length * width : walls;
    const paint = (area * coats) / coverage;
    return { paint, gallons: paint, area };
  },
  requires: [
    {
      that: ({ doors, windows, length, width, height }) =>
        isBelow(doors * DOOR + windows * WINDOW, 2 * (length + width) * height),
      field: 'doors',
      says: 'The doors and windows are larger than the walls.',
    },
  ],
  explanation: 'For {coats} {coats|coat|coats} on {area} you need {paint} of paint ({gallons}).',
  examples: [
    {
      inputs: { length: 4, width: 3 },
      results: { paint: 6.33, gallons: 1.672209, area: 31.65 },
      source: 'By hand: 14 × 2.5 − 1.95 − 1.4 = 31.65 m²; × 2/10; /3.785412',
    },
    {
      inputs: { length: 5, width: 4, height: 2.7, doors: 2, windows: 3, ceiling: true, coats: 1, coverage: 12 },
      results: { paint: 5.041667, gallons: 1.331867, area: 60.5 },
      source: 'By hand: 18 × 2.7 − 3.9 − 4.2 + 20 = 60.5 m²; /12',
    },
    { inputs: { length: 1, width: 1, height: 1, doors: 3 }, refused: 'larger than the walls', source: 'By hand' },
  ],
  notes: ['Rough, porous or dark walls take up to half as much again; the can states its own coverage.'],
  references: [
    { title: 'Paint Quality Institute and manufacturers’ data sheets: 350 to 400 ft²/gal for interior latex' },
  ],
});
