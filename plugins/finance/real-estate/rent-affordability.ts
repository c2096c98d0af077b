import { defineCalculator, money, number, percent } from '@reckoner/engine';

/** The 30% rule, the landlord's 40× rule, and what is left of a limit on rent and debts together. */
export default defineCalculator({
  title: 'Rent affordability',
  description: 'How much rent you can afford a month by the 30% rule, the 40 times rule and after debt payments.',
  keywords: ['how much rent can I afford', '30% rule', '40x rent rule', 'rent to income'],
  inputs: {
    income: money({ label: 'Gross income a year', above: 0, max: 1e12 }),
    debts: money({ label: 'Debt payments a month', min: 0, max: 1e9, default: 0 }),
    share: percent({ label: 'Share of income for rent', min: 1, max: 100, default: 30, usual: [15, 60] }),
    multiple: number({ label: 'Income required, in monthly rents', min: 1, max: 200, default: 40, usual: [20, 60] }),
    debtLimit: percent({ label: 'Limit for rent and debts', min: 1, max: 100, default: 40, usual: [20, 70] }),
  },
  outputs: {
    affordable: money({ label: 'Affordable rent a month', help: 'The least of the three.' }),
    byShare: money({ label: 'By share of income' }),
    byMultiple: money({ label: 'By required income' }),
    afterDebts: money({ label: 'After debts' }),
    remaining: money({ label: 'Gross income left a month', help: 'After rent and debts, before tax.' }),
  },
  formula: ({ income, debts, share, multiple, debtLimit }) => {
    const byShare = (income * share) / 12;
    const byMultiple = income / multiple;
    const afterDebts = Math.max(0, (income * debtLimit) / 12 - debts);
    const affordable = Math.min(byShare, byMultiple, afterDebts);
    return { affordable, byShare, byMultiple, afterDebts, remaining: income / 12 - debts - affordable };
  },
  explanation:
    'A rent of {affordable} a month is affordable: {byShare} by share of income, {byMultiple} by the landlord’s rule, {afterDebts} after debts.',
  cautions: [
    {
      level: 'caution',
      when: ({ afterDebts }) => afterDebts === 0,
      says: 'The debt payments alone reach the limit: by it no rent is affordable. Check that the income is that of a year.',
    },
    {
      level: 'note',
      when: ({ income, afterDebts }) => income < 12000 && afterDebts > 0,
      says: 'An income of {income} a year is small: check that it is not that of a month.',
    },
  ],
  examples: [
    {
      inputs: { income: 60000, debts: 300 },
      results: { affordable: 1500, byShare: 1500, byMultiple: 1500, afterDebts: 1700, remaining: 3200 },
      source: 'By hand: 5000 × 0.3, 60000/40, 2000 - 300',
    },
    {
      inputs: { income: 48000, debts: 900, multiple: 36 },
      results: { affordable: 700, byShare: 1200, byMultiple: 1333.33, afterDebts: 700 },
      source: 'By hand: 1600 - 900; 48000/36',
    },
    {
      inputs: { income: 5000 },
      results: { affordable: 125, byShare: 125, byMultiple: 125, afterDebts: 166.67 },
      cautions: ['not that of a month'],
      source: 'By hand: 5000/40, the income of a month sent as that of a year',
    },
    {
      inputs: { income: 5000, debts: 300 },
      results: { affordable: 0, byShare: 125, afterDebts: 0 },
      cautions: ['that of a year'],
      source: 'By hand: 5000 × 0.4/12 is below 300',
    },
    {
      inputs: { income: 60000, debts: 600, share: 25, debtLimit: 35 },
      results: { affordable: 1150, byShare: 1250, byMultiple: 1500, afterDebts: 1150, remaining: 3250 },
      source: 'By hand: 5000 × 0.25, 5000 × 0.35 - 600',
    },
  ],
  references: [{ title: 'U.S. Department of Housing and Urban Development: Defining Housing Affordability' }],
});
