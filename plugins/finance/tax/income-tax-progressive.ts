import { defineCalculator, money, percent, rows, sum, table } from '@reckoner/engine';

/** Each rate applies to the part of the taxable income inside its bracket. */
export default defineCalculator({
  title: 'Income tax from brackets',
  description:
    'Progressive income tax with marginal and effective rate from income, deductions, credits and tax brackets.',
  keywords: ['tax brackets', 'progressive tax', 'marginal tax rate', 'effective tax rate'],
  inputs: {
    income: money({ label: 'Income', min: 0, max: 1e13 }),
    deductions: money({ label: 'Deductions and allowances', min: 0, max: 1e13, default: 0 }),
    credits: money({ label: 'Tax credits', help: 'Not refundable.', min: 0, max: 1e13, default: 0 }),
    brackets: rows(
      {
        from: money({ label: 'From', min: 0, max: 1e13 }),
        rate: percent({ label: 'Rate', min: 0, max: 100, usual: [1, 75] }),
      },
      { label: 'Brackets', help: 'Rising; what lies below the first is free of tax.', maxItems: 50 },
    ),
  },
  outputs: {
    tax: money({ label: 'Tax' }),
    taxable: money({ label: 'Taxable income' }),
    marginalRate: percent({ label: 'Marginal rate', places: 2 }),
    effectiveRate: percent({ label: 'Effective rate', help: 'Tax over income.', places: 2 }),
    byBracket: table(
      {
        from: money({ label: 'From' }),
        rate: percent({ label: 'Rate' }),
        amount: money({ label: 'Income in the bracket' }),
        tax: money({ label: 'Tax' }),
      },
      { label: 'By bracket' },
    ),
  },
  formula: ({ income, deductions, credits, brackets }) => {
    const taxable = Math.max(0, income - deductions);
    const byBracket = brackets.map(({ from, rate }, index) => {
      const next = brackets[index + 1];
      const end = next === undefined ? taxable : Math.min(taxable, next.from);
      const amount = Math.max(0, end - from);
      return { from, rate, amount, tax: amount * rate };
    });
    const tax = Math.max(0, sum(byBracket.map((bracket) => bracket.tax)) - credits);
    const reached = byBracket.filter((bracket) => bracket.amount > 0);
    return {
      tax,
      taxable,
      marginalRate: reached.length > 0 ? reached[reached.length - 1]!.rate : 0,
      effectiveRate: income > 0 ? tax / income : 0,
      byBracket,
    };
  },
  stepwise: [
    'Each bracket taxes the part of the taxable income that lies in it, at its own rate; the parts are added.',
    'The credits are taken off, down to 0.',
    'The marginal rate is that of the highest bracket reached; the effective rate is the tax divided by the income.',
  ],
  figure: {
    kind: 'curve',
    title: 'Tax over income',
    x: { of: 'income' },
    y: { of: 'tax' },
    curve: ({ income, deductions, credits, brackets, tax }) => {
      const at = (earned: number) => {
        const taxable = Math.max(0, earned - deductions);
        let due = -credits;
        for (const [place, { from, rate }] of brackets.entries()) {
          const end = Math.min(taxable, brackets[place + 1]?.from ?? taxable);
          due += Math.max(0, end - from) * rate;
        }
        return Math.max(0, due);
      };
      return { from: 0, to: 1.6 * income, lines: [{ y: at }], marks: [{ x: income, y: tax, label: 'Tax' }] };
    },
  },
  explanation: ({ tax, credits, marginalRate }) =>
    tax === 0 && credits > 0 && marginalRate > 0
      ? 'On {taxable} of taxable income the credits cover the tax: nothing is due, nor of a little more income, though its bracket is {marginalRate}.'
      : 'On {taxable} of taxable income the tax is {tax}: {effectiveRate} of the income, {marginalRate} of the last unit earned.',
  requires: [
    {
      that: ({ brackets }) => brackets.every(({ from }, index) => index === 0 || from > brackets[index - 1]!.from),
      field: 'brackets',
      says: 'The brackets must rise: each begins above the one before.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ brackets }) => brackets.some(({ rate }, index) => index > 0 && rate < brackets[index - 1]!.rate),
      says: 'The rate falls from one bracket to a higher one, which is unusual: check the table.',
    },
  ],
  examples: [
    {
      inputs: {
        income: 75000,
        deductions: 14600,
        brackets: [
          { from: 0, rate: 10 },
          { from: 11600, rate: 12 },
          { from: 47150, rate: 22 },
          { from: 100525, rate: 24 },
        ],
      },
      results: {
        tax: 8341,
        taxable: 60400,
        marginalRate: 22,
        effectiveRate: 11.12133333,
        byBracket: { length: 4, rows: { 0: { tax: 1160 }, 1: { amount: 35550, tax: 4266 }, 3: { amount: 0 } } },
      },
      source: 'By hand with the 2024 United States rates for single filers: 1160 + 4266 + 13250 × 0.22',
    },
    {
      inputs: { income: 9000, brackets: [{ from: 10000, rate: 20 }] },
      results: { tax: 0, marginalRate: 0, effectiveRate: 0 },
      source: 'By hand: below the first bracket',
    },
    {
      inputs: { income: 30000, credits: 1500, brackets: [{ from: 10000, rate: 20 }] },
      results: { tax: 2500, marginalRate: 20 },
      source: 'By hand: 20% of 20000, less 1500',
    },
    {
      inputs: { income: 15000, credits: 1500, brackets: [{ from: 10000, rate: 20 }] },
      results: { tax: 0, marginalRate: 20, effectiveRate: 0 },
      source: 'By hand: 20% of 5000 is below 1500',
    },
    {
      inputs: {
        income: 30000,
        brackets: [
          { from: 10000, rate: 20 },
          { from: 5000, rate: 10 },
        ],
      },
      refused: 'must rise',
      source: 'By hand: 5000 after 10000',
    },
    {
      inputs: {
        income: 30000,
        brackets: [
          { from: 0, rate: 20 },
          { from: 10000, rate: 2 },
        ],
      },
      results: { tax: 2400, marginalRate: 2 },
      cautions: ['check the table'],
      source: 'By hand: 2000 + 2% of 20000',
    },
    {
      inputs: { income: 0, brackets: [{ from: 0, rate: 10 }] },
      results: { tax: 0, taxable: 0, marginalRate: 0, effectiveRate: 0 },
      source: 'By hand: no income, no tax',
    },
  ],
  notes: ['Enter the brackets of your country, year and filing status.'],
  references: [
    { title: 'OECD: Taxing Wages, definitions of marginal and average tax rates' },
    { title: 'IRS Revenue Procedure 2023-34 (rates for 2024)' },
  ],
});
