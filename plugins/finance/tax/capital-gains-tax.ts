import {
  addYears,
  category,
  date,
  defineCalculator,
  isAtMost,
  money,
  monthOf,
  percent,
  toDay,
  yearOf,
} from '@reckoner/engine';

/** A year after a day; after the last day of a month it is the last day of that month, too. */
function anniversary(day: number): number {
  const isMonthEnd = monthOf(day + 1) !== monthOf(day);
  return isMonthEnd ? toDay(yearOf(day) + 1, monthOf(day) + 1, 0) : addYears(day, 1);
}

/** Gain = proceeds − selling costs − adjusted basis − losses; long-term when held for more than a year. */
export default defineCalculator({
  title: 'Capital gains tax',
  description:
    'Gain, tax and net proceeds of a sale from purchase and sale, costs, dates and short- and long-term tax rates.',
  keywords: ['short-term capital gain', 'long-term capital gain', 'adjusted basis', 'tax on sale'],
  inputs: {
    proceeds: money({ label: 'Selling price', min: 0, max: 1e13 }),
    sellingCosts: money({ label: 'Selling costs', shareOf: 'proceeds', min: 0, max: 1e13, default: 0 }),
    purchase: money({ label: 'Purchase price with costs', min: 0, max: 1e13 }),
    improvements: money({ label: 'Improvements', min: 0, max: 1e13, default: 0 }),
    depreciation: money({ label: 'Depreciation taken', min: 0, max: 1e13, default: 0 }),
    losses: money({ label: 'Capital losses to set off', min: 0, max: 1e13, default: 0 }),
    bought: date({ label: 'Purchase date', min: '1900-01-01', max: '2200-12-31' }),
    sold: date({ label: 'Sale date', min: '1900-01-01', max: '2200-12-31', default: 'today' }),
    shortRate: percent({ label: 'Short-term tax rate', min: 0, max: 100, usual: [1, 60] }),
    longRate: percent({ label: 'Long-term tax rate', min: 0, max: 100, usual: [1, 60] }),
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
    const holding = sold > anniversary(bought) ? 'Long-term' : 'Short-term';
    const gain = proceeds - sellingCosts - (purchase + improvements - depreciation);
    const taxableGain = Math.max(0, gain - losses);
    const tax = taxableGain * (holding === 'Long-term' ? longRate : shortRate);
    return { tax, gain, taxableGain, holding, net: proceeds - sellingCosts - tax };
  },
  explanation: ({ gain, taxableGain }) => {
    if (gain < 0) {
      return 'The sale makes a loss of {|gain|}: no tax is due, and {net|{|net|} has to be paid in|nothing remains|{|net|} remains}.';
    }
    return taxableGain > 0
      ? 'The gain is {gain}, of which {taxableGain} is taxed ({holding}): {tax}. {net} remains.'
      : 'The gain is {gain}, none of which is taxed: {net} remains.';
  },
  requires: [
    {
      that: ({ bought, sold }) => bought <= sold,
      field: 'sold',
      says: 'The sale on {sold} must not lie before the purchase on {bought}.',
    },
    {
      that: ({ purchase, improvements, depreciation }) => isAtMost(depreciation, purchase + improvements),
      field: 'depreciation',
      says: 'The depreciation, {depreciation}, must not exceed the purchase price and improvements.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ shortRate, longRate }) => longRate > shortRate,
      says: 'The long-term rate is above the short-term one, which is unusual: check that they are not swapped.',
    },
    {
      level: 'note',
      when: ({ holding, shortRate, longRate, taxableGain, sold, bought }) =>
        holding === 'Short-term' && taxableGain > 0 && longRate < shortRate && sold - bought > 300,
      says: 'Sold a little over a year after the purchase, the gain would be taxed at the lower long-term rate.',
    },
    {
      level: 'caution',
      when: ({ depreciation, taxableGain }) => depreciation > 0 && taxableGain > 0,
      says: 'The part of the gain that comes from depreciation may be taxed at a higher rate, which is not reckoned here.',
    },
  ],
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
      cautions: ['comes from depreciation'],
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
      cautions: ['lower long-term rate'],
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
        proceeds: 12000,
        purchase: 10000,
        bought: '2020-01-15',
        sold: '2026-01-16',
        shortRate: 15,
        longRate: 24,
      },
      results: { tax: 480, holding: 'Long-term' },
      cautions: ['not swapped'],
      source: 'By hand: 24% of 2000',
    },
    {
      inputs: {
        proceeds: 0,
        sellingCosts: 200,
        purchase: 10000,
        bought: '2025-01-15',
        sold: '2025-03-01',
        shortRate: 24,
        longRate: 15,
      },
      results: { tax: 0, gain: -10200, net: -200 },
      source: 'By hand: 0 - 200 - 10000',
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
      refused: 'before the purchase',
      source: 'By hand: the dates are swapped',
    },
    {
      inputs: {
        proceeds: 8000,
        purchase: 10000,
        depreciation: 11000,
        bought: '2015-01-15',
        sold: '2024-03-01',
        shortRate: 24,
        longRate: 15,
      },
      refused: 'must not exceed the purchase price',
      source: 'By hand: 11000 of 10000',
    },
    {
      inputs: {
        proceeds: 12000,
        purchase: 10000,
        bought: '2023-02-28',
        sold: '2024-02-29',
        shortRate: 24,
        longRate: 15,
      },
      results: { tax: 480, holding: 'Short-term' },
      cautions: ['lower long-term rate'],
      source: 'Caspe v. United States, 694 F.2d 1116: from a month’s last day the period runs to a month’s last day',
    },
    {
      inputs: {
        proceeds: 12000,
        purchase: 10000,
        losses: 3000,
        bought: '2020-02-29',
        sold: '2024-02-29',
        shortRate: 24,
        longRate: 15,
      },
      results: { tax: 0, gain: 2000, taxableGain: 0, holding: 'Long-term', net: 12000 },
      source: 'By hand: the losses exceed the gain',
    },
  ],
  notes: [
    'The one-year limit is that of the United States; enter equal rates where it does not matter.',
    'What is free of tax on the sale of a main home, up to 250,000 or 500,000 in the United States, is left out: take it off the selling price.',
    'Surtaxes are left out. The time held begins on the day after the purchase.',
  ],
  references: [
    { title: 'IRS Publication 544: Sales and Other Dispositions of Assets; Topic no. 409' },
    { title: 'Caspe v. United States, 694 F.2d 1116 (8th Cir. 1982)' },
  ],
});
