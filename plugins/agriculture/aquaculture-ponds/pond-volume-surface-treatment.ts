import { choice, defineCalculator, percent, quantity } from '@reckoner/engine';

/** Area of the shape times mean depth; the product goes with the volume and its active share with the dose. */
export default defineCalculator({
  title: 'Pond volume and treatment',
  description: 'Surface and volume of a pond and the product for a dose per volume, such as salt, copper or alum.',
  keywords: ['acre-feet', 'pond treatment', 'copper sulfate', 'ppm', 'pond gallons', 'salt dose'],
  inputs: {
    shape: choice({ rectangle: 'Rectangle', ellipse: 'Round or oval' }, { label: 'Shape', default: 'rectangle' }),
    length: quantity('m', { usual: [1, 2000], label: 'Length or diameter', symbol: 'l', above: 0, max: 100000 }),
    width: quantity('m', { usual: [1, 2000], label: 'Width or other diameter', symbol: 'w', above: 0, max: 100000 }),
    depth: quantity('m', {
      usual: [0.2, 15],
      label: 'Mean depth',
      help: 'Of several soundings; often half of the greatest depth.',
      symbol: 'd',
      above: 0,
      max: 500,
    }),
    dose: quantity('kg/m^3', {
      usual: [0.02, 10000],
      label: 'Dose of the active ingredient',
      unit: 'mg/L',
      symbol: 'c',
      min: 0,
      max: 100000,
    }),
    active: percent({
      usual: [1, 100],
      label: 'Active ingredient in the product',
      symbol: 'a',
      min: 0.1,
      max: 100,
      default: 100,
    }),
  },
  outputs: {
    volume: quantity('m^3', { label: 'Volume', symbol: 'V', places: 1 }),
    area: quantity('m^2', { label: 'Surface', symbol: 'A', places: 1 }),
    product: quantity('kg', { digits: 3, label: 'Product', symbol: 'm', places: 3 }),
  },
  formula: ({ shape, length, width, depth, dose, active }) => {
    const area = length * width * (shape === 'ellipse' ? Math.PI / 4 : 1);
    const volume = area * depth;
    return { volume, area, product: (volume * dose) / active };
  },
  explanation: 'The pond holds {volume}; the dose takes {product} of a product with {active} of active ingredient.',
  examples: [
    {
      inputs: { length: 40, width: 25, depth: 1.5, dose: 3 },
      results: { area: 1000, volume: 1500, product: 4.5 },
      source: 'By hand: 1500 m³ × 3 g/m³',
    },
    {
      inputs: { shape: 'ellipse', length: '100 ft', width: '60 ft', depth: '5 ft', dose: 0.25, active: 25.2 },
      results: { volume: 667.19998, product: 0.66190474 },
      source: 'Python: π/4 × 6000 × 5 ft³ × 0.25 g/m³/0.252',
    },
  ],
  notes: ['Follow the label: copper kills fish in soft water, and a sudden die-off of plants takes the oxygen.'],
  references: [
    {
      title: 'Boyd, Tucker: Pond Aquaculture Water Quality Management (1998), ch. on calculations',
      isbn: '978-0-412-07181-2',
    },
  ],
});
