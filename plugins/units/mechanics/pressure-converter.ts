import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const PRESSURES = {
  Pa: 'pascals',
  hPa: 'hectopascals',
  kPa: 'kilopascals',
  MPa: 'megapascals',
  GPa: 'gigapascals',
  bar: 'bars',
  mbar: 'millibars',
  psi: 'pounds per square inch',
  ksi: 'kilopounds per square inch',
  atm: 'standard atmospheres',
  torr: 'torr',
  mmHg: 'millimeters of mercury',
  inHg: 'inches of mercury',
  cmH2O: 'centimeters of water',
  mmH2O: 'millimeters of water',
  inH2O: 'inches of water',
  ftH2O: 'feet of water',
  at: 'technical atmospheres (kgf/cm²)',
  psf: 'pounds per square foot',
} as const;

/** Absolute or gauge alike: the zero does not move. */
export default defineCalculator({
  title: 'Pressure converter',
  description: 'A pressure in any of the common metric, imperial and column units from any other.',
  keywords: ['psi to bar', 'bar to psi', 'atm to kpa', 'mmhg', 'torr'],
  inputs: converterInputs(PRESSURES, 'bar', 'psi'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(PRESSURES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'atm', to: 'Pa' },
      results: { result: 101325, all: { length: 19 } },
      source: 'NIST SP 811 (2008), appendix B.8: standard atmosphere',
    },
    {
      inputs: { value: 1, from: 'at', to: 'cmH2O' },
      results: { result: 1000 },
      source: 'By definition: a kilogram-force per square centimeter, ten meters of water',
    },
    { inputs: { value: 1, from: 'psi', to: 'psf' }, results: { result: 144 }, source: 'By definition: 12 × 12' },
    {
      inputs: { value: 32, from: 'psi', to: 'bar' },
      results: { result: 2.206322 },
      source: 'GNU units: 32 psi in bar',
    },
    {
      inputs: { value: 760, from: 'torr', to: 'atm' },
      results: { result: 1 },
      source: 'By definition: 1 torr is 101325/760 Pa',
    },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
