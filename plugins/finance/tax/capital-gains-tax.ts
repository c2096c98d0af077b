import { addYears, category, date, defineCalculator, money, noResult, percent } from '@reckoner/engine';

/** Gain = proceeds − selling costs − adjusted basis − losses; long-term when held for more than a year. */
export default defineCalculator({
  title: 'Capital gains tax',
  description:
    'Gain, tax and net proceeds of a sale from purchase and sale, costs, dates and short- and long-term tax rates.',
  keywords: ['short-term capital gain', 'long-term capital gain', 'adjusted basis', 'tax on sale'],
  inputs: {
    proceeds: money({ label: 'Selling price', min: 0, max: 1e13 }),
    sellingCosts: money({ label: 'Selling costs', min: 0, max: 1e13, default: 0 }),
    purchase: money({ label: 'Purchase price with costs', min: 0, max: 1e13 }),
    improvements: money({ label: 'Improvements', min: 0, max: 1e13, default: 0 }),
    depreciation: money({ label: 'Depreciation taken', min: 0, max: 1e13, default: 0 }),
    losses: money({ label: 'Capital losses to set off', min: 0, max: 1e13, default: 0 }),
    bought: date({ label: 'Purchase date', min: '1900-01-01', max: '2200-12-31' }),
    sold: date({ label: 'Sale date', min: '1900-01-01', max: '2200-12-31', default: 'today' }),
    shortRate: percent({ label: 'Short-term tax rate', min: 0, max: 100 }),
    longRate: percent({ label: 'Long-term tax rate', min: 0, max: 100 }),
  },
  outputs: {
    tax: money({ label: 'Tax' }),
    gain: money({ label: 'Gain', help: 'Negative: loss.' }),
    taxableGain: money({ label: 'Taxable gain' }),
    holding: category(['Short-term', 'Long-term'], { label: 'Holding period' }),
    net: money({ label: 'Net proceeds after tax' }),
  },
  formula: ({
    proceeds,
    sellingCosts,
    purchase,
    improvements,
    depreciation,
    losses,
    bought,
    sold,
    shortRate,
    longRate,
  }) => {
    if (sold < bought) throw noResult('The sale lies before the purchase.');
    const isLong = sold > addYears(bought, 1);
    const gain = proceeds - sellingCosts - (purchase + improvements - depreciation);
    const taxableGain = Math.max(0, gain - losses);
    const tax = taxableGain * (isLong ? longRate : shortRate);
    return { tax, gain, taxableGain, holding: isLong ? 'Long-term' : 'Short-term', net: proceeds - sellingCosts - tax };
  },
  explanation: 'The gain is {gain}, of which {taxableGain} is taxed ({holding}): {tax}. {net} remains.',
  examples: [
    {
      inputs: {
        proceeds: 50000,
        sellingCosts: 1000,
        purchase: 30000,
        improvements: 5000,
        depreciation: 2000,
        losses: 6000,
        bought: '2020-03-01',
        sold: '2025-06-30',
        shortRate: 24,
        longRate: 15,
      },
      results: { tax: 1500, gain: 16000, taxableGain: 10000, holding: 'Long-term', net: 47500 },
      source: 'By hand: 49000 - 33000; 15% of 10000',
    },
    {
      inputs: {
        proceeds: 12000,
        purchase: 10000,
        bought: '2025-01-15',
        sold: '2026-01-15',
        shortRate: 24,
        longRate: 15,
      },
      results: { tax: 480, holding: 'Short-term' },
      source: 'By hand: exactly a year is not more than a year; 24% of 2000',
    },
    {
      inputs: {
        proceeds: 12000,
        purchase: 10000,
        bought: '2025-01-15',
        sold: '2026-01-16',
        shortRate: 24,
        longRate: 15,
      },
      results: { tax: 300, holding: 'Long-term' },
      source: 'By hand: a day more; 15% of 2000',
    },
    {
      inputs: {
        proceeds: 8000,
        purchase: 10000,
        bought: '2025-01-15',
        sold: '2025-03-01',
        shortRate: 24,
        longRate: 15,
      },
      results: { tax: 0, gain: -2000, taxableGain: 0, net: 8000 },
      source: 'By hand: a loss',
    },
    {
      inputs: {
        proceeds: 8000,
        purchase: 10000,
        bought: '2025-01-15',
        sold: '2024-03-01',
        shortRate: 24,
        longRate: 15,
      },
      noResult: 'before the purchase',
      source: 'By hand: the dates are swapped',
    },
  ],
  notes: [
    'The one-year limit is that of the United States; enter equal rates where it does not matter.',
    'Depreciation recapture at other rates and surtaxes are left out.',
  ],
  references: [{ title: 'IRS Publication 544: Sales and Other Dispositions of Assets; Topic no. 409' }],
});
