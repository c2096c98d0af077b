import { choice, constant, defineCalculator, integer, quantity, roundNear } from '@reckoner/engine';

/** One plant for each rectangle of row spacing times spacing in the row; or counted on a length of row. */
export default defineCalculator({
  title: 'Plant population',
  description: 'Plants per area from row and plant spacing, or from a count along a length of row.',
  keywords: ['plants per acre', 'plants per hectare', 'plant spacing', 'stand count', 'planting density'],
  inputs: {
    method: choice(
      { spacing: 'From the spacing', count: 'From a stand count' },
      { label: 'Method', default: 'spacing' },
    ),
    rowSpacing: quantity('m', {
      usual: [7, 1500],
      label: 'Row spacing',
      unit: 'cm',
      symbol: 's_r',
      min: 0.1,
      max: 10000,
    }),
    plantSpacing: quantity('m', {
      usual: [0.5, 2000],
      label: 'Spacing in the row',
      unit: 'cm',
      symbol: 's_p',
      min: 0.1,
      max: 10000,
      when: { method: 'spacing' },
    }),
    count: integer({ label: 'Plants counted', symbol: 'n', min: 1, max: 1e6, when: { method: 'count' } }),
    length: quantity('m', {
      label: 'Length of row counted',
      symbol: 'l',
      min: 0.1,
      max: 100000,
      when: { method: 'count' },
    }),
    area: quantity('m^2', { label: 'Area', unit: 'ha', symbol: 'A', above: 0, max: 1e6, default: 1 }),
  },
  outputs: {
    population: quantity('1/m^2', { label: 'Plant population', unit: '1/ha', symbol: 'D', places: 0 }),
    perArea: integer({ label: 'Plants on the area', symbol: 'N' }),
    perRow: quantity('1/m', { label: 'Plants along the row', places: 2 }),
    thousandth: quantity('m', {
      label: 'Row length of a thousandth of a hectare',
      help: 'Count the plants in it and multiply by 1000.',
      places: 2,
    }),
  },
  formula: ({ method, rowSpacing, plantSpacing, count, length, area }) => {
    const perRow = method === 'count' ? count / length : 1 / plantSpacing;
    const population = perRow / rowSpacing;
    return {
      population,
      perArea: roundNear(population * area),
      perRow,
      thousandth: constant(10, 'm^2') / rowSpacing,
    };
  },
  explanation: 'There are {population}: {perArea} on {area}.',
  examples: [
    {
      inputs: { rowSpacing: 75, plantSpacing: 20 },
      results: { population: 66666.667, perArea: 66667, perRow: 5, thousandth: 13.333333 },
      source: 'By hand: 10000/(0.75 × 0.2); 10/0.75',
    },
    {
      inputs: { rowSpacing: '30 in', plantSpacing: '6 in', area: '1 acre' },
      results: { perArea: 34848 },
      source: 'By hand: 43560/(2.5 × 0.5)',
    },
    {
      inputs: { method: 'count', rowSpacing: 76.2, count: 31, length: 5.31, area: '2 ha' },
      results: { population: 76614.717, perRow: 5.8380414, perArea: 153229 },
      source: 'Python: 31/(5.31 × 0.762) × 10000',
    },
  ],
  references: [{ title: 'Martin, Waldren, Stamp: Principles of Field Crop Production, 4th ed. (2006), ch. 7' }],
});
