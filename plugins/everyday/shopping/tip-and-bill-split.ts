import { choice, defineCalculator, integer, money, percent } from '@reckoner/engine';

/** Tip on the bill before or after sales tax, shared equally. */
export default defineCalculator({
  title: 'Tip and bill split',
  description: 'Tip, total and share of each person from a restaurant bill, its tax and the tip percentage.',
  keywords: ['gratuity', 'restaurant', 'split the bill', 'per person'],
  arithmetic: 'decimal',
  inputs: {
    bill: money({ label: 'Bill before tax', symbol: 'B', min: 0, max: 1e7 }),
    tax: money({ label: 'Tax', shareOf: 'bill', symbol: 'T', min: 0, max: 1e7, default: 0 }),
    tip: percent({ label: 'Tip', symbol: 'p', min: 0, max: 200, default: 18, usual: [3, 50] }),
    tipOn: choice(
      { before: 'The bill before tax', after: 'The bill with tax' },
      { label: 'Tip on', default: 'before' },
    ),
    people: integer({ label: 'People', symbol: 'n', min: 1, max: 1000, default: 1 }),
    rounding: choice(
      { none: 'To the cent', up: 'Up to a whole amount each' },
      { label: 'Round each share', default: 'none' },
    ),
  },
  outputs: {
    share: money({ label: 'Each person pays', symbol: 's' }),
    total: money({ label: 'Total', symbol: 'G' }),
    tipAmount: money({ label: 'Tip in all', symbol: 'A' }),
    effectiveTip: percent({ label: 'Tip in percent of the bill', optional: true, places: 2 }),
  },
  formula: ({ bill, tax, tip, tipOn, people, rounding }) => {
    const base = tipOn === 'after' ? bill + tax : bill;
    const planned = bill + tax + base * tip;
    const share = rounding === 'up' ? Math.ceil(planned / people) : planned / people;
    const total = share * people;
    const tipAmount = total - bill - tax;
    return { share, total, tipAmount, effectiveTip: bill === 0 ? undefined : tipAmount / bill };
  },
  explanation: 'With a tip of {tipAmount} the total is {total}{people||: {share} for each of {people}}.',
  examples: [
    {
      inputs: { bill: 84, tip: 20, people: 4 },
      results: { share: 25.2, total: 100.8, tipAmount: 16.8, effectiveTip: 20 },
      source: 'By hand: 84 × 1.2 / 4',
    },
    {
      inputs: { bill: 60, tax: 4.8, tip: 15, tipOn: 'after', people: 3 },
      results: { share: 24.84, total: 74.52, tipAmount: 9.72, effectiveTip: 16.2 },
      source: 'By hand: 64.80 × 1.15 / 3; 9.72 / 60',
    },
    {
      inputs: { bill: 47.3, tax: 3.9, tip: 18, people: 2, rounding: 'up' },
      results: { share: 30, total: 60, tipAmount: 8.8, effectiveTip: 18.6046512 },
      source: 'By hand: 59.714 / 2 = 29.857, up to 30; 60 - 51.20; 8.8 / 47.3',
    },
    {
      inputs: { bill: 0, tip: 10 },
      results: { share: 0, total: 0, tipAmount: 0 },
      source: 'By hand: nothing to tip on',
    },
  ],
  notes: ['Shares rounded to the cent may miss the total by a few cents: round them up.'],
  references: [{ title: 'Emily Post’s Etiquette, 19th ed. (2017): General tipping guide' }],
});
