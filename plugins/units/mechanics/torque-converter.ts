import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const TORQUES = {
  'N*m': 'newton-meters',
  'kN*m': 'kilonewton-meters',
  'N*cm': 'newton-centimeters',
  'lbf*ft': 'pound-feet',
  'lbf*in': 'pound-inches',
  'ozf*in': 'ounce-inches',
  'kgf*m': 'kilogram-force meters',
  'kgf*cm': 'kilogram-force centimeters',
  'dyn*cm': 'dyne-centimeters',
} as const;

/** One pound-foot is 0.45359237 × 9.80665 × 0.3048 N·m. */
export default defineCalculator({
  title: 'Torque converter',
  description:
    'A torque in newton-meters, pound-feet, pound-inches, kilogram-force meters and others from any of them.',
  keywords: ['nm to ft lbs', 'ft lbs to nm', 'inch pounds', 'kgf cm'],
  inputs: converterInputs(TORQUES, 'N*m', 'lbf*ft'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(TORQUES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'lbf*ft', to: 'N*m' },
      results: { result: 1.35581794833, all: { length: 9 } },
      source: 'GNU units: 1 ft lbf in N m',
    },
    {
      inputs: { value: 100, from: 'N*m', to: 'lbf*ft' },
      results: { result: 73.7562149277 },
      source: 'GNU units: 100 N m in ft lbf',
    },
    {
      inputs: { value: 1, from: 'lbf*in', to: 'N*cm' },
      results: { result: 11.2984829028 },
      source: 'GNU units: 1 in lbf in N cm',
    },
    {
      inputs: { value: 1, from: 'kgf*m', to: 'N*m' },
      results: { result: 9.80665 },
      source: 'NIST SP 811 (2008), appendix B.8: kilogram-force meter',
    },
    {
      inputs: { value: 10, from: 'kgf*cm', to: 'lbf*in' },
      results: { result: 8.67961662145 },
      source: 'GNU units: 10 kgf cm in in lbf',
    },
    { inputs: { value: 1, from: 'lbf*ft', to: 'ozf*in' }, results: { result: 192 }, source: 'By definition: 16 × 12' },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
