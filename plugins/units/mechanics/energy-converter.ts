import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const ENERGIES = {
  J: 'joules',
  kJ: 'kilojoules',
  MJ: 'megajoules',
  GJ: 'gigajoules',
  Wh: 'watt-hours',
  kWh: 'kilowatt-hours',
  MWh: 'megawatt-hours',
  cal: 'thermochemical calories',
  kcal: 'kilocalories',
  BTU: 'British thermal units (IT)',
  eV: 'electronvolts',
  'ft-lb': 'foot-pounds',
  therm: 'US therms',
  toe: 'tonnes of oil equivalent',
  tonTNT: 'tons of TNT',
  erg: 'ergs',
} as const;

/** Calories are thermochemical (4.184 J), British thermal units those of the International Table. */
export default defineCalculator({
  title: 'Energy converter',
  description: 'An energy in joules, watt-hours, calories, British thermal units and others from any of them.',
  keywords: ['kwh to joules', 'calories to joules', 'btu', 'ev'],
  inputs: converterInputs(ENERGIES, 'kWh', 'MJ'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(ENERGIES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'kWh', to: 'MJ' },
      results: { result: 3.6, all: { length: 16 } },
      source: 'By definition: 1000 W × 3600 s',
    },
    {
      inputs: { value: 1, from: 'BTU', to: 'J' },
      results: { result: 1055.056 },
      source: 'NIST SP 811 (2008), appendix B.8: British thermal unit (IT)',
    },
    { inputs: { value: 1, from: 'MWh', to: 'GJ' }, results: { result: 3.6 }, source: 'By definition: 10⁶ W × 3600 s' },
    { inputs: { value: 250, from: 'kcal', to: 'kJ' }, results: { result: 1046 }, source: 'By hand: 250 × 4.184' },
    {
      inputs: { value: 1, from: 'eV', to: 'J' },
      results: { result: 1.602176634e-19 },
      source: 'BIPM: The International System of Units, 9th ed., table 8',
    },
    {
      inputs: { value: 1, from: 'therm', to: 'kWh' },
      results: { result: 29.3001111111 },
      source: 'GNU units: 1 therm in kWh',
    },
    {
      inputs: { value: 1, from: 'toe', to: 'kWh' },
      results: { result: 11630 },
      source: 'GNU units: 1 toe in kWh; IEA Energy Statistics Manual',
    },
    {
      inputs: { value: 1, from: 'tonTNT', to: 'MJ' },
      results: { result: 4184 },
      source: 'NIST SP 811 (2008), appendix B.8: ton of TNT',
    },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
