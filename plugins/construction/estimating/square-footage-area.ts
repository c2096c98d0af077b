import { choice, defineCalculator, integer, money, quantity, rows } from '@reckoner/engine';

/** Sum of simple shapes; an ellipse with equal axes is a circle. */
export default defineCalculator({
  title: 'Square footage',
  description: 'Total area of rooms or lots made of rectangles, triangles and circles, with the cost per square foot.',
  keywords: ['square feet', 'floor area', 'room area', 'sq ft', 'house area'],
  inputs: {
    parts: rows(
      {
        shape: choice(
          {
            rectangle: { label: 'Rectangle', value: 1 },
            triangle: { label: 'Triangle', value: 0.5 },
            ellipse: { label: 'Circle or ellipse', value: 0.7853981633974483 },
          },
          { label: 'Shape', default: 'rectangle' },
        ),
        length: quantity('ft', { label: 'Length, base or diameter', min: 0, max: 1e5 }),
        width: quantity('ft', { label: 'Width, height or diameter', min: 0, max: 1e5 }),
        count: integer({ label: 'How many', min: 1, max: 1000, default: 1 }),
      },
      { label: 'Parts', maxItems: 100 },
    ),
    price: money({ label: 'Price', per: 'ft^2', min: 0, max: 1e6, optional: true }),
  },
  outputs: {
    area: quantity('ft^2', { label: 'Area', regional: false, symbol: 'A', places: 1 }),
    squareMeters: quantity('ft^2', {
      label: 'In square meters',
      regional: false,
      unit: 'm^2',
      symbol: 'A_m',
      places: 2,
    }),
    cost: money({ label: 'Cost', optional: true }),
  },
  formula: ({ parts, price }) => {
    let area = 0;
    for (const { shape, length, width, count } of parts) area += shape * length * width * count;
    return { area, squareMeters: area, cost: price === undefined ? undefined : price * area };
  },
  explanation: 'The parts have an area of {area} ({squareMeters}).',
  examples: [
    {
      inputs: {
        parts: [
          { shape: 'rectangle', length: 12, width: 10 },
          { shape: 'triangle', length: 8, width: 6 },
          { shape: 'ellipse', length: 5, width: 5 },
        ],
        price: 4.5,
      },
      results: { area: 163.634954, squareMeters: 15.202185, cost: 736.36 },
      source: 'By hand: 120 + 24 + 25π/4; × 0.09290304; × 4.50',
    },
    {
      inputs: { parts: [{ shape: 'rectangle', length: '4 m', width: '5 m', count: 3 }] },
      results: { squareMeters: 60 },
      source: 'By hand: 3 × 20 m²',
    },
  ],
  references: [{ title: 'NIST Handbook 44, Appendix C: General Tables of Units of Measurement' }],
});
