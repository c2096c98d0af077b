import { defineCalculator, integer, number, quantity } from '@reckoner/engine';

/** Swept volume of all cylinders. */
export default defineCalculator({
  title: 'Engine displacement',
  description: 'Displacement of a piston engine from bore, stroke and cylinders, with the bore to stroke ratio.',
  keywords: ['bore and stroke', 'cubic inches', 'cc', 'swept volume', 'liters'],
  inputs: {
    bore: quantity('m', { label: 'Bore', usual: [8, 1100], unit: 'mm', symbol: 'b', min: 1, max: 2000 }),
    stroke: quantity('m', { label: 'Stroke', usual: [8, 3500], unit: 'mm', symbol: 's', min: 1, max: 5000 }),
    cylinders: integer({ label: 'Cylinders', symbol: 'N', min: 1, max: 64, default: 4 }),
  },
  outputs: {
    displacement: quantity('m^3', { label: 'Displacement', unit: 'cm^3', symbol: 'V', places: 1 }),
    cubicInches: quantity('m^3', { label: 'In cubic inches', unit: 'in^3', symbol: 'V_{in}', places: 1 }),
    perCylinder: quantity('m^3', { label: 'Per cylinder', unit: 'cm^3', symbol: 'V_1', places: 1 }),
    ratio: number({ label: 'Bore over stroke', help: 'Above 1: oversquare.', symbol: 'b/s', places: 3 }),
  },
  formula: ({ bore, stroke, cylinders }) => {
    const perCylinder = (Math.PI / 4) * bore ** 2 * stroke;
    const displacement = perCylinder * cylinders;
    return { displacement, cubicInches: displacement, perCylinder, ratio: bore / stroke };
  },
  explanation: 'The engine displaces {displacement} ({cubicInches}), {perCylinder} in each cylinder.',
  examples: [
    {
      inputs: { bore: 86, stroke: 86 },
      results: { displacement: 1998.228857, perCylinder: 499.557214, ratio: 1 },
      source: 'By hand: π/4 × 8.6² × 8.6 × 4',
    },
    {
      inputs: { bore: '4.00 in', stroke: 88.4, cylinders: 8 },
      results: { displacement: 5733.496467, cubicInches: 349.879421, ratio: 1.149321 },
      source: 'Python: π/4 × 10.16² × 8.84 × 8; /16.387064 (the Chevrolet 350)',
    },
  ],
  references: [{ title: 'Heywood: Internal Combustion Engine Fundamentals, 2nd ed., §2.2' }],
});
