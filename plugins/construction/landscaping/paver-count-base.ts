import { defineCalculator, integer, quantity } from '@reckoner/engine';
import { piecesFor, waste } from '../shared/counts.js';

/** Pavers by the module of paver and joint; base and bedding sand under the area, edging around it. */
export default defineCalculator({
  title: 'Pavers and base',
  description: 'Pavers, compacted base, bedding sand and edging of a patio or path from its measures and paver size.',
  keywords: ['patio pavers', 'paving stones', 'walkway', 'bedding sand', 'paver base', 'edging'],
  inputs: {
    length: quantity('m', { label: 'Length', symbol: 'L', above: 0, max: 10000 }),
    width: quantity('m', { label: 'Width', symbol: 'B', above: 0, max: 10000 }),
    paverLength: quantity('m', {
      label: 'Length of a paver',
      usual: [5, 150],
      unit: 'cm',
      symbol: 'a',
      min: 2,
      max: 300,
      default: 20,
    }),
    paverWidth: quantity('m', {
      label: 'Width of a paver',
      usual: [5, 150],
      unit: 'cm',
      symbol: 'b',
      min: 2,
      max: 300,
      default: 10,
    }),
    joint: quantity('m', { label: 'Joint', usual: [0, 20], unit: 'mm', symbol: 'j', min: 0, max: 100, default: 3 }),
    base: quantity('m', {
      label: 'Thickness of the base',
      usual: [0, 60],
      help: 'Paths 10 to 15 cm, driveways 20 to 30 cm.',
      unit: 'cm',
      symbol: 't_b',
      min: 0,
      max: 200,
      default: 15,
    }),
    sand: quantity('m', {
      label: 'Bedding sand',
      usual: [1, 6],
      unit: 'cm',
      symbol: 't_s',
      min: 0,
      max: 20,
      default: 3,
    }),
    waste: { ...waste, default: 5 },
  },
  outputs: {
    pavers: integer({ label: 'Pavers with waste', symbol: 'n' }),
    area: quantity('m^2', { label: 'Area', symbol: 'A', places: 2 }),
    baseVolume: quantity('m^3', {
      label: 'Base, compacted',
      help: 'Order about a fifth more, loose.',
      symbol: 'V_b',
      places: 2,
    }),
    sandVolume: quantity('m^3', { label: 'Bedding sand', symbol: 'V_s', places: 2 }),
    edging: quantity('m', { label: 'Edging', symbol: 'p', places: 1 }),
  },
  formula: ({ length, width, paverLength, paverWidth, joint, base, sand, waste }) => {
    const area = length * width;
    const count = area / ((paverLength + joint) * (paverWidth + joint));
    return {
      pavers: piecesFor(count * (1 + waste)),
      area,
      baseVolume: area * base,
      sandVolume: area * sand,
      edging: 2 * (length + width),
    };
  },
  explanation:
    '{area} takes {pavers} {pavers|paver|pavers} on {baseVolume} of base and {sandVolume} of sand, with {edging} of edging.',
  examples: [
    {
      inputs: { length: 5, width: 3 },
      results: { pavers: 754, area: 15, baseVolume: 2.25, sandVolume: 0.45, edging: 16 },
      source: 'By hand: 15/(0.203 × 0.103) × 1.05 = 753.3',
    },
    {
      inputs: { length: 6, width: 4, paverLength: 40, paverWidth: 40, joint: 4, base: 10, waste: 10 },
      results: { pavers: 162, area: 24, baseVolume: 2.4, sandVolume: 0.72, edging: 20 },
      source: 'By hand: 24/0.404² × 1.1 = 161.7',
    },
    {
      inputs: { length: 4, width: 3, sand: 4 },
      results: { pavers: 603, area: 12, baseVolume: 1.8, sandVolume: 0.48, edging: 14 },
      source: 'By hand: 12/(0.203 × 0.103) × 1.05 = 602.6; 12 × 0.04',
    },
  ],
  references: [{ title: 'ICPI (CMHA) Tech Spec 2: Construction of Interlocking Concrete Pavements' }],
});
