import { defineCalculator, money, number, percent, roundTo } from '@reckoner/engine';

/** (Market value × assessment ratio − exemptions) × mills/1000. */
export default defineCalculator({
  title: 'Property tax',
  description: 'Yearly and monthly property tax from market value, assessment ratio, exemptions and mill rate.',
  keywords: ['millage', 'mill rate', 'real estate tax', 'homestead exemption', 'assessed value'],
  inputs: {
    value: money({ label: 'Market value', above: 0, max: 1e12 }),
    ratio: percent({
      label: 'Assessment ratio',
      help: 'Assessed value over market value.',
      above: 0,
      max: 200,
      default: 100,
      usual: [4, 100],
    }),
    exemptions: money({ label: 'Exemptions', help: 'Taken off the assessed value.', min: 0, max: 1e12, default: 0 }),
    mills: number({
      label: 'Mill rate',
      help: 'Tax per 1000 of taxable value: 12.5 is 1.25%.',
      min: 0,
      max: 1000,
      usual: [1, 150],
    }),
  },
  outputs: {
    tax: money({ label: 'Property tax a year' }),
    monthly: money({ label: 'Per month' }),
    taxable: money({ label: 'Taxable value' }),
    effectiveRate: percent({ label: 'Of the market value', places: 3 }),
  },
  formula: ({ value, ratio, exemptions, mills }) => {
    const taxable = Math.max(0, value * ratio - exemptions);
    const tax = (taxable * mills) / 1000;
    return { tax, monthly: tax / 12, taxable, effectiveRate: tax / value };
  },
  explanation: 'On a taxable value of {taxable} the tax is {tax} a year, {effectiveRate} of the market value.',
  cautions: [
    {
      level: 'note',
      when: ({ taxable }) => taxable === 0,
      says: 'The exemptions cover the whole assessed value: no tax is due.',
    },
    {
      level: 'note',
      when: ({ ratio, mills, taxable }) => taxable > 0 && mills > 0 && roundTo(ratio * mills, 2) < 3,
      says: 'Less than 3 per 1000 of the market value is little for all levies together: check that the rate is in mills; 1.25% are 12.5 mills.',
    },
  ],
  examples: [
    {
      inputs: { value: 300000, mills: 1.25 },
      results: { tax: 375, effectiveRate: 0.125 },
      cautions: ['1.25% are 12.5 mills'],
      source: 'By hand: 300000 × 1.25/1000, a percentage sent as mills',
    },
    {
      inputs: { value: 300000, ratio: 80, exemptions: 40000, mills: 18 },
      results: { tax: 3600, monthly: 300, taxable: 200000, effectiveRate: 1.2 },
      source: 'By hand: (240000 - 40000) × 18/1000',
    },
    {
      inputs: { value: 30000, exemptions: 50000, mills: 20 },
      results: { tax: 0, taxable: 0 },
      cautions: ['cover the whole assessed value'],
      source: 'By hand: the exemption exceeds the value',
    },
    {
      inputs: { value: 300000, mills: 2.9999 },
      results: { tax: 899.97, effectiveRate: 0.29999 },
      source: 'By hand: 300000 × 2.9999/1000, shown as 0.300%: no word of less than 3 per 1000',
    },
  ],
  references: [{ title: 'IAAO: Standard on Property Tax Policy' }],
});
