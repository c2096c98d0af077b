import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const FORCES = {
  N: 'newtons',
  kN: 'kilonewtons',
  MN: 'meganewtons',
  lbf: 'pounds-force',
  kgf: 'kilograms-force',
  gf: 'grams-force',
  kip: 'kips',
  ozf: 'ounces-force',
  pdl: 'poundals',
  dyn: 'dynes',
  tonf: 'short tons-force',
  tf: 'metric tons-force',
} as const;

/** Gravitational units hold at standard gravity, 9.80665 m/s². */
export default defineCalculator({
  title: 'Force converter',
  description: 'A force in newtons, pounds-force, kilograms-force, kips, dynes and others from any of them.',
  keywords: ['newton to lbf', 'kgf to newton', 'kn to lbf', 'kip'],
  inputs: converterInputs(FORCES, 'N', 'lbf'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(FORCES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'lbf', to: 'N' },
      results: { result: 4.44822161526, all: { length: 12 } },
      source: 'GNU units: 1 lbf in N',
    },
    {
      inputs: { value: 1, from: 'kgf', to: 'lbf' },
      results: { result: 2.20462262185 },
      source: 'GNU units: 1 kgf in lbf',
    },
    {
      inputs: { value: 1, from: 'pdl', to: 'N' },
      results: { result: 0.138254954376 },
      source: 'GNU units: 1 poundal in N',
    },
    {
      inputs: { value: 1, from: 'tonf', to: 'kN' },
      results: { result: 8.89644323052 },
      source: 'GNU units: 1 tonf in kN',
    },
    {
      inputs: { value: 1, from: 'N', to: 'dyn' },
      results: { result: 100000 },
      source: 'NIST SP 811 (2008), appendix B.8: dyne',
    },
    { inputs: { value: 2, from: 'kip', to: 'lbf' }, results: { result: 2000 }, source: 'By definition: 1000 lbf each' },
    {
      inputs: { value: 1, from: 'lbf', to: 'ozf' },
      results: { result: 16 },
      source: 'By definition: sixteen ounces to the pound',
    },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
