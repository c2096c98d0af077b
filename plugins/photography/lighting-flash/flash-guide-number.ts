import { choice, defineCalculator, number, quantity } from '@reckoner/engine';
import { fNumber, isoBounds } from '../shared/lens.js';

/** Inverse-square law: guide number = distance × f-number at ISO 100. */
export default defineCalculator({
  title: 'Flash guide number',
  description: 'Reach of a flash from its guide number, the f-number, the ISO and the power fraction.',
  keywords: ['GN', 'flash distance', 'speedlight', 'strobe'],
  inputs: {
    guideNumber: quantity('m', {
      label: 'Guide number at ISO 100',
      symbol: '\\mathrm{GN}',
      above: 0,
      max: 1000,
      usual: [3, 90],
    }),
    fNumber,
    iso: number({ label: 'ISO', symbol: 'S', ...isoBounds }),
    power: choice(
      {
        full: { label: 'Full', value: 1 },
        half: { label: '1/2', value: 0.5 },
        quarter: { label: '1/4', value: 0.25 },
        eighth: { label: '1/8', value: 0.125 },
        sixteenth: { label: '1/16', value: 0.0625 },
        'thirty-second': { label: '1/32', value: 0.03125 },
        'sixty-fourth': { label: '1/64', value: 0.015625 },
      },
      { label: 'Power', symbol: 'p', default: 'full' },
    ),
  },
  outputs: {
    distance: quantity('m', { label: 'Distance', symbol: 'd', places: 2 }),
    effective: quantity('m', { label: 'Guide number at this ISO and power', symbol: "\\mathrm{GN}'", places: 1 }),
  },
  formula: ({ guideNumber, fNumber, iso, power }) => {
    const effective = guideNumber * Math.sqrt((iso / 100) * power);
    return { distance: effective / fNumber, effective };
  },
  explanation: 'At f/{fNumber} the flash reaches {distance}.',
  examples: [
    { inputs: { guideNumber: 36, fNumber: 4 }, results: { distance: 9, effective: 36 }, source: 'By hand: 36/4' },
    {
      inputs: { guideNumber: 60, fNumber: 8, iso: 400, power: 'quarter' },
      results: { distance: 7.5, effective: 60 },
      source: 'By hand: 60 × √(4 × 1/4) / 8',
    },
    {
      inputs: { guideNumber: '140 ft', fNumber: 5.6, iso: 200 },
      results: { distance: 10.7763073 },
      source: 'By hand: 140 × √2 / 5.6 = 35.35534 ft',
    },
  ],
  references: [{ title: 'ISO 1230:2007: Photography, determination of flash guide numbers' }],
});
