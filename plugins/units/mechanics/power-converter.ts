import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const POWERS = {
  W: 'watts',
  kW: 'kilowatts',
  MW: 'megawatts',
  hp: 'mechanical horsepower',
  PS: 'metric horsepower',
  hp_electric: 'electric horsepower',
  hp_boiler: 'boiler horsepower',
  'BTU/h': 'British thermal units (IT) per hour',
  TR: 'tons of refrigeration',
  'kcal/h': 'kilocalories per hour',
  'ft-lbf/s': 'foot-pounds per second',
  'erg/s': 'ergs per second',
} as const;

/** Mechanical horsepower is 550 ft·lbf/s, metric 75 kgf·m/s, electric 746 W. */
export default defineCalculator({
  title: 'Power converter',
  description: 'A power in watts, kilowatts, the kinds of horsepower, BTU per hour and others from any of them.',
  keywords: ['kw to hp', 'hp to kw', 'btu to watts', 'tons of refrigeration', 'PS'],
  inputs: converterInputs(POWERS, 'kW', 'hp'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(POWERS, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'hp', to: 'W' },
      results: { result: 745.699871582, all: { length: 12 } },
      source: 'GNU units: 1 hp in W',
    },
    {
      inputs: { value: 150, from: 'kW', to: 'PS' },
      results: { result: 203.943242596 },
      source: 'GNU units: 150 kW in metrichorsepower',
    },
    {
      inputs: { value: 12000, from: 'BTU/h', to: 'kW' },
      results: { result: 3.51685284207 },
      source: 'GNU units: 12000 btu/hour in kW',
    },
    {
      inputs: { value: 1, from: 'TR', to: 'BTU/h' },
      results: { result: 12000 },
      source: 'NIST SP 811 (2008), appendix B.8: ton of refrigeration',
    },
    {
      inputs: { value: 100, from: 'kcal/h', to: 'W' },
      results: { result: 116.222222222 },
      source: 'GNU units: 100 kcal/hour in W',
    },
    {
      inputs: { value: 2, from: 'hp_electric', to: 'W' },
      results: { result: 1492 },
      source: 'NIST SP 811 (2008), appendix B.8: horsepower (electric)',
    },
    {
      inputs: { value: 1, from: 'hp', to: 'ft-lbf/s' },
      results: { result: 550 },
      source: 'NIST SP 811 (2008), appendix B.8: horsepower',
    },
    {
      inputs: { value: 1, from: 'hp_boiler', to: 'kW' },
      results: { result: 9.8095 },
      source: 'NIST SP 811 (2008), appendix B.8: horsepower (boiler), 9.80950 kW',
    },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
