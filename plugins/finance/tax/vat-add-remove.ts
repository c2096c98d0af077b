import { choice, defineCalculator, money, percent } from '@reckoner/engine';

/** Gross = net·(1 + rate); removing VAT divides. Payable is the output tax less the input tax. */
export default defineCalculator({
  title: 'VAT: add or remove',
  description: 'Net, VAT and gross amount from either of them and the rate, and the VAT payable after input tax.',
  keywords: ['value added tax', 'GST', 'sales tax', 'reverse VAT', 'net to gross', 'input tax'],
  inputs: {
    amount: money({ label: 'Amount', min: 0, max: 1e13 }),
    given: choice({ net: 'Net, without VAT', gross: 'Gross, with VAT' }, { label: 'Amount is', default: 'net' }),
    rate: percent({ label: 'VAT rate', min: 0, max: 100, usual: [1, 40] }),
    inputTax: money({ label: 'VAT paid on purchases', min: 0, max: 1e13, optional: true }),
  },
  outputs: {
    gross: money({ label: 'Gross' }),
    net: money({ label: 'Net' }),
    vat: money({ label: 'VAT' }),
    share: percent({ label: 'VAT in the gross amount', places: 2 }),
    payable: money({ label: 'VAT payable', help: 'Negative: refund.', optional: true }),
  },
  formula: ({ amount, given, rate, inputTax }) => {
    const net = given === 'net' ? amount : amount / (1 + rate);
    const vat = net * rate;
    return {
      gross: net + vat,
      net,
      vat,
      share: rate / (1 + rate),
      payable: inputTax === undefined ? undefined : vat - inputTax,
    };
  },
  figure: { kind: 'parts', of: 'gross', parts: ['net', 'vat'] },
  explanation:
    '{net} net and {vat} of VAT are {gross} gross{payable?; after the VAT on purchases {payable|{|payable|} comes back|nothing is payable|{|payable|} is payable}|}.',
  examples: [
    {
      inputs: { amount: 100, rate: 20, inputTax: 12.5 },
      results: { gross: 120, net: 100, vat: 20, share: 16.66666667, payable: 7.5 },
      source: 'By hand: 20% of 100',
    },
    {
      inputs: { amount: 100, rate: 20, inputTax: 32.5 },
      results: { vat: 20, payable: -12.5 },
      source: 'By hand: 20 - 32.50',
    },
    {
      inputs: { amount: 119, given: 'gross', rate: 19 },
      results: { net: 100, vat: 19, gross: 119 },
      source: 'By hand: 119/1.19',
    },
    {
      inputs: { amount: 99.99, given: 'gross', rate: 7 },
      results: { net: 93.45, vat: 6.54 },
      source: 'By hand: 99.99/1.07 = 93.4486',
    },
  ],
  notes: ['Invoices with several rates: one calculation per rate.'],
  references: [
    { title: 'Council Directive 2006/112/EC on the common system of value added tax, articles 78, 93 and 168' },
  ],
});
