import { defineCalculator, isAbove, isAtMost, isBelow, money, percent } from '@reckoner/engine';

/** What lenders would lend on a home beside the liens that are on it. */
export default defineCalculator({
  title: 'Home equity available to borrow',
  description:
    'Home equity and the amount that can be borrowed against it from value, mortgage balance, other liens and the highest combined loan-to-value ratio.',
  keywords: [
    'borrowable equity',
    'home equity loan amount',
    'CLTV limit',
    'HELOC limit',
    'tappable equity',
    'cash-out',
  ],
  related: ['heloc-payment', 'loan-to-value-ratio'],
  inputs: {
    value: money({ label: 'Home value', symbol: 'V', above: 0, max: 1e12 }),
    mortgage: money({ label: 'Mortgage balance', shareOf: 'value', symbol: 'M', min: 0, max: 1e12 }),
    otherLiens: money({
      label: 'Other loans on the home',
      help: 'Of a line of credit that stays open the limit: lenders count it as drawn.',
      shareOf: 'value',
      symbol: 'L',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    limit: percent({
      label: 'Highest combined loan-to-value ratio',
      help: 'By the lender, mostly 80 to 90%.',
      symbol: 'c',
      above: 0,
      max: 125,
      usual: [50, 100],
      default: 80,
    }),
  },
  outputs: {
    available: money({ label: 'Available to borrow' }),
    equity: money({ label: 'Home equity' }),
    kept: money({ label: 'Equity that stays in the home', optional: true }),
    ratio: percent({ label: 'Combined loan-to-value ratio now', places: 1 }),
  },
  formula: ({ value, mortgage, otherLiens, limit }) => {
    const liens = mortgage + otherLiens;
    const equity = value - liens;
    const available = Math.max(0, limit * value - liens);
    if (equity < available) return { available, equity, ratio: liens / value };
    return { available, equity, kept: equity - available, ratio: liens / value };
  },
  figure: { kind: 'parts', of: 'equity', parts: ['available', 'kept'] },
  explanation:
    '{equity|The loans exceed the value by {|equity|}|The home has no equity|The home has an equity of {|equity|}}; {available} can be borrowed up to a combined ratio of {limit}.',
  cautions: [
    {
      level: 'caution',
      when: ({ value, mortgage }) => mortgage > 0 && mortgage <= 100 && isBelow(mortgage, 0.005 * value),
      says: 'The mortgage balance is read as an amount, {mortgage}: for a percentage send that part of the value.',
    },
    {
      level: 'caution',
      when: ({ value, mortgage, otherLiens }) => isAbove(mortgage + otherLiens, value),
      says: 'More is owed than the home is worth: there is no equity.',
    },
    {
      level: 'note',
      when: ({ value, mortgage, otherLiens, available }) => isAtMost(mortgage + otherLiens, value) && available < 0.005,
      says: 'The loans are at the limit or over it already: nothing more can be borrowed until the balance is lower or the value higher.',
    },
    {
      level: 'caution',
      when: ({ limit }) => limit > 1,
      says: 'A limit over 100% would lend more than the home is worth.',
    },
  ],
  examples: [
    {
      inputs: { value: 500000, mortgage: 280000, otherLiens: 20000, limit: 85 },
      results: { available: 125000, equity: 200000, kept: 75000, ratio: 60 },
      source: 'By hand: 0.85 × 500000 - 300000; 500000 - 300000',
    },
    {
      inputs: { value: 400000, mortgage: 60 },
      results: { available: 319940, equity: 399940 },
      cautions: ['for a percentage'],
      source: 'By hand: 320000 - 60',
    },
    {
      inputs: { value: 400000, mortgage: 350000 },
      results: { available: 0, equity: 50000, kept: 50000, ratio: 87.5 },
      cautions: ['at the limit or over it'],
      source: 'By hand: 320000 is below 350000',
    },
    {
      inputs: { value: 400000, mortgage: 319999.999 },
      results: { available: 0, equity: 80000, kept: 80000 },
      cautions: ['at the limit or over it'],
      source: 'By hand: 320000 - 319999.999 is less than a cent',
    },
    {
      inputs: { value: 300000, mortgage: 330000 },
      results: { available: 0, equity: -30000, ratio: 110 },
      cautions: ['More is owed'],
      source: 'By hand: 300000 - 330000',
    },
    {
      inputs: { value: 300000, mortgage: 250000, limit: 110 },
      results: { available: 80000, equity: 50000 },
      cautions: ['over 100%'],
      source: 'By hand: 330000 - 250000',
    },
  ],
  notes: [
    'Income, credit and the lender’s own appraisal limit it too. Where a line of credit is counted by its limit, equity and ratio are those of the line fully drawn.',
  ],
  references: [{ title: 'Fannie Mae: Selling Guide, section B2-1.2: LTV, CLTV, HCLTV, and Subordinate Financing' }],
});
