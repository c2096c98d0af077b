import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const VOLUMES = {
  L: 'liters',
  dL: 'deciliters',
  cL: 'centiliters',
  mL: 'milliliters',
  'm^3': 'cubic meters',
  'cm^3': 'cubic centimeters',
  'in^3': 'cubic inches',
  'ft^3': 'cubic feet',
  'yd^3': 'cubic yards',
  gal: 'US gallons',
  qt: 'US quarts',
  pint: 'US pints',
  cup: 'US cups',
  cup_metric: 'metric cups (250 mL)',
  floz: 'US fluid ounces',
  tbsp: 'US tablespoons',
  tsp: 'US teaspoons',
  gal_imp: 'imperial gallons',
  qt_imp: 'imperial quarts',
  pint_imp: 'imperial pints',
  floz_imp: 'imperial fluid ounces',
  bbl: 'oil barrels',
  acft: 'acre-feet',
} as const;

/** The US gallon is 231 cubic inches, the imperial gallon 4.54609 L. */
export default defineCalculator({
  title: 'Volume converter',
  description:
    'A volume in liters, cubic feet, US or imperial gallons, cups, fluid ounces and others from any of them.',
  keywords: ['liters to gallons', 'ml to oz', 'cups to ml', 'cubic feet to gallons', 'capacity'],
  inputs: converterInputs(VOLUMES, 'L', 'gal', {
    gal: ['gallon', 'gallons'],
    floz: ['fl oz', 'fluid ounce', 'fluid ounces'],
    cup: ['cup', 'cups'],
    tbsp: ['tablespoon', 'tablespoons'],
    tsp: ['teaspoon', 'teaspoons'],
  }),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(VOLUMES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'gal', to: 'L' },
      results: { result: 3.785411784, all: { length: 23 } },
      source: 'NIST SP 811 (2008), appendix B.8: gallon (US)',
    },
    {
      inputs: { value: 1, from: 'gal_imp', to: 'L' },
      results: { result: 4.54609 },
      source: 'NIST SP 811 (2008), appendix B.8: gallon (Imperial)',
    },
    {
      inputs: { value: 500, from: 'mL', to: 'floz' },
      results: { result: 16.9070113509 },
      source: 'GNU units: 500 ml in usfloz',
    },
    {
      inputs: { value: 2, from: 'cup', to: 'mL' },
      results: { result: 473.176473 },
      source: 'GNU units: 2 uscup in ml',
    },
    {
      inputs: { value: 1, from: 'acft', to: 'm^3' },
      results: { result: 1233.48183755 },
      source: 'GNU units: 1 acrefoot in m^3',
    },
    {
      inputs: { value: 1, from: 'bbl', to: 'L' },
      results: { result: 158.987294928 },
      source: 'GNU units: 42 gallon in liters',
    },
    {
      inputs: { value: 160, from: 'floz_imp', to: 'pint_imp' },
      results: { result: 8 },
      source: 'By definition: twenty fluid ounces to the imperial pint',
    },
    {
      inputs: { value: 1, from: 'tbsp', to: 'tsp' },
      results: { result: 3 },
      source: 'By definition: three teaspoons to the tablespoon',
    },
    { inputs: { value: 1, from: 'cup_metric', to: 'cL' }, results: { result: 25 }, source: 'By definition: 250 mL' },
    { inputs: { value: 1, from: 'yd^3', to: 'ft^3' }, results: { result: 27 }, source: 'By definition: 3³' },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
