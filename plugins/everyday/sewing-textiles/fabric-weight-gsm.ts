import { defineCalculator, quantity, roundTo } from '@reckoner/engine';

/** Mass of a sample over its area. */
export default defineCalculator({
  title: 'Fabric weight (GSM)',
  description: 'Weight of a fabric per area from a weighed sample, and the weight of a length of it.',
  keywords: ['grams per square meter', 'textile', 'ounces per square yard', 'roll weight'],
  inputs: {
    mass: quantity('g', { label: 'Weight of the sample', symbol: 'm', above: 0, max: 1e6 }),
    sampleLength: quantity('m', { label: 'Length of the sample', unit: 'cm', symbol: 'a', above: 0.1, max: 100000 }),
    sampleWidth: quantity('m', { label: 'Width of the sample', unit: 'cm', symbol: 'b', above: 0.1, max: 100000 }),
    length: quantity('m', {
      label: 'Length of the fabric',
      regional: { us: 'yd' },
      symbol: 'L',
      min: 0,
      max: 1e6,
      default: 1,
    }),
    width: quantity('m', {
      label: 'Width of the fabric',
      unit: 'cm',
      symbol: 'W',
      min: 0,
      max: 1000,
      default: 150,
      usual: [2, 550],
    }),
  },
  outputs: {
    weight: quantity('g/m^2', { label: 'Fabric weight', regional: false, symbol: 'w', places: 1 }),
    total: quantity('g', { label: 'Weight of the length', unit: 'kg', symbol: 'M', places: 3 }),
  },
  formula: ({ mass, sampleLength, sampleWidth, length, width }) => {
    const weight = mass / (sampleLength * sampleWidth);
    return { weight, total: weight * length * width };
  },
  cautions: [
    {
      level: 'caution',
      when: ({ weight }) => roundTo(weight, 1) < 5 || roundTo(weight, 1) > 3000,
      says: 'Hardly any fabric weighs {weight}: look again at the units of the sample’s weight and size.',
    },
  ],
  explanation: 'The fabric weighs {weight}; {length} of it weighs {total}.',
  examples: [
    {
      inputs: { mass: 1.8, sampleLength: 10, sampleWidth: 10, length: 50 },
      results: { weight: 180, total: 13.5 },
      source: 'By hand: 1.8/0.01; 180 × 50 × 1.5 g',
    },
    {
      inputs: { mass: '1 oz', sampleLength: '1 yd', sampleWidth: '1 yd', length: '1 yd', width: '1 yd' },
      results: { weight: 33.90575, total: 0.0283495 },
      source: 'GNU units: 1 oz/yd^2 in g/m^2',
    },
    {
      inputs: { mass: 1.8, sampleLength: 100, sampleWidth: 100 },
      results: { weight: 1.8, total: 0.0027 },
      cautions: ['Hardly any fabric'],
      source: 'By hand: a sample of 10 cm typed in mm',
    },
  ],
  references: [
    { title: 'ISO 3801:1977: Textiles, woven fabrics, determination of mass per unit length and mass per unit area' },
  ],
});
