import { defineCalculator } from '@reckoner/engine';
import { convert, converterInputs, converterOutputs, equation } from '../shared/converter.js';

const ANGLES = {
  '°': 'degrees',
  rad: 'radians',
  gon: 'gradians',
  turn: 'turns',
  '′': 'minutes of arc',
  '″': 'seconds of arc',
  mrad: 'milliradians',
  mil_NATO: 'NATO mils',
  'turn/6000': 'Warsaw Pact mils',
  'turn/32': 'compass points',
  hour_angle: 'hours of right ascension',
  quadrant: 'quadrants',
} as const;

/** A turn is 360°, 2π rad, 400 gon, 6400 NATO mils, 6000 Warsaw Pact mils and 32 compass points. */
export default defineCalculator({
  title: 'Angle converter',
  description:
    'An angle in degrees, radians, gradians, turns, arc minutes, mils, compass points and others from any of them.',
  keywords: ['degrees to radians', 'radians to degrees', 'gradian', 'arcsecond', 'mil'],
  inputs: converterInputs(ANGLES, '°', 'rad'),
  outputs: converterOutputs,
  algorithm: (inputs) => convert(ANGLES, inputs),
  explanation: equation,
  examples: [
    {
      inputs: { value: 1, from: 'rad', to: '°' },
      results: { result: 57.2957795131, all: { length: 12 } },
      source: 'GNU units: 1 radian in degrees',
    },
    {
      inputs: { value: 90, from: '°', to: 'turn' },
      results: { result: 0.25 },
      source: 'By definition: a quarter of a turn',
    },
    {
      inputs: { value: 1, from: 'rad', to: '″' },
      results: { result: 206264.806247 },
      source: 'GNU units: 1 radian in arcsec',
    },
    {
      inputs: { value: 1, from: 'gon', to: '°' },
      results: { result: 0.9 },
      source: 'NIST SP 811 (2008), appendix B.8: gon',
    },
    {
      inputs: { value: 1, from: '°', to: 'mil_NATO' },
      results: { result: 17.7777777778 },
      source: 'GNU units: 1 degree in rev/6400',
    },
    {
      inputs: { value: 1, from: 'mil_NATO', to: '′' },
      results: { result: 3.375 },
      source: 'GNU units: rev/6400 in arcmin',
    },
    { inputs: { value: 1, from: 'turn/32', to: '°' }, results: { result: 11.25 }, source: 'By definition: 360/32' },
    {
      inputs: { value: 1500, from: 'turn/6000', to: 'turn' },
      results: { result: 0.25 },
      source: 'By definition: 1500/6000',
    },
    {
      inputs: { value: 6, from: 'hour_angle', to: 'quadrant' },
      results: { result: 1 },
      source: 'By definition: six of 24 hours',
    },
  ],
  references: [{ title: 'NIST Special Publication 811 (2008): Guide for the Use of the SI, appendix B' }],
});
