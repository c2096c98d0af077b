import { choice, constant, defineCalculator, isNear, money, percent, rows, sum, table, text } from '@reckoner/engine';

const ZERO = constant(0, '$');
const HALF_CENT = constant(0.005, '$');

/** Sales give the expense, to which the balance comes; receivables give the allowance, to which it is brought. */
export default defineCalculator({
  title: 'Bad debt allowance',
  description:
    'Bad debt expense and allowance for doubtful accounts from the balance before, by percent of credit sales, or by percent of receivables or an aging schedule with net receivables.',
  keywords: [
    'allowance for doubtful accounts',
    'bad debt expense',
    'uncollectible accounts',
    'aging of receivables',
    'provision matrix',
    'net realizable value of receivables',
  ],
  arithmetic: 'decimal',
  inputs: {
    method: choice(
      {
        aging: { label: 'Aging schedule', also: ['aging', 'ageing', 'provision matrix'] },
        receivables: { label: 'Percent of receivables', also: ['balance sheet method'] },
        sales: { label: 'Percent of credit sales', also: ['income statement method'] },
      },
      { label: 'Method', default: 'aging' },
    ),
    ages: rows(
      {
        age: text({ label: 'Age', maxLength: 40, optional: true }),
        amount: money({ label: 'Receivables', min: 0, max: 1e13 }),
        rate: percent({ label: 'Uncollectible', min: 0, max: 100, usual: [0.1, 100] }),
      },
      { label: 'Ages, the youngest first', symbol: 'x', maxItems: 50, when: { method: 'aging' } },
    ),
    receivables: money({
      label: 'Accounts receivable',
      symbol: 'R',
      min: 0,
      max: 1e13,
      when: { method: 'receivables' },
    }),
    rate: percent({
      label: 'Uncollectible',
      symbol: 'p',
      min: 0,
      max: 100,
      usual: [0.1, 50],
      when: { method: ['receivables', 'sales'] },
    }),
    sales: money({
      label: 'Net credit sales of the period',
      help: 'Less returns and discounts, without cash sales.',
      symbol: 'S',
      min: 0,
      max: 1e13,
      when: { method: 'sales' },
    }),
    before: money({
      label: 'Allowance before the adjustment',
      help: 'A credit balance as it is, a debit balance (more was written off than was allowed for) negative.',
      symbol: 'A_0',
      min: -1e13,
      max: 1e13,
    }),
  },
  outputs: {
    expense: money({
      label: 'Bad debt expense',
      help: 'Negative: income from an allowance that is too high.',
      symbol: 'E',
    }),
    allowance: money({ label: 'Allowance after the adjustment', symbol: 'A' }),
    net: money({ label: 'Net receivables', symbol: 'N', optional: true }),
    share: percent({ label: 'Allowance in percent of receivables', symbol: 'a', places: 2, optional: true }),
    schedule: table(
      {
        age: text({ label: 'Age' }),
        amount: money({ label: 'Receivables' }),
        rate: percent({ label: 'Uncollectible' }),
        allowance: money({ label: 'Allowance' }),
      },
      { label: 'Aging schedule', optional: true },
    ),
  },
  formula: (inputs) => {
    const { method, before } = inputs;
    if (method === 'sales') {
      const expense = inputs.sales * inputs.rate;
      return { expense, allowance: before + expense };
    }
    if (method === 'receivables') {
      const allowance = inputs.receivables * inputs.rate;
      const share = inputs.receivables > ZERO ? inputs.rate : undefined;
      return { expense: allowance - before, allowance, net: inputs.receivables - allowance, share };
    }
    const schedule = inputs.ages.map(({ age, amount, rate }, index) => {
      const place = index + 1;
      return { age: age ?? `Row ${place}`, amount, rate, allowance: amount * rate };
    });
    const total = sum(schedule.map(({ amount }) => amount));
    const allowance = sum(schedule.map((row) => row.allowance));
    return {
      expense: allowance - before,
      allowance,
      net: total - allowance,
      share: total > ZERO ? allowance / total : undefined,
      schedule,
    };
  },
  shown: () => ({ expense: undefined, allowance: undefined, net: undefined, share: undefined }),
  stepwise: [
    'By sales: the expense is the percent of the credit sales, and the allowance that before plus the expense.',
    'By receivables: the allowance is the percent of the receivables, or the sum of that of each age, and the expense what brings the balance before to it.',
    'Net receivables are receivables less the allowance after the adjustment.',
  ],
  explanation: ({ method, expense }) => {
    const last = method === 'sales' ? '.' : '; net receivables are {net}.';
    // What reads as nothing is none.
    if (isNear(expense, ZERO, HALF_CENT)) return `The allowance stays at {allowance}: no expense${last}`;
    return expense > ZERO
      ? `The expense of {expense} brings the allowance from {before} to {allowance}${last}`
      : `The allowance is brought down from {before} to {allowance}: income of {|expense|}, no expense${last}`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ method, allowance }) => method === 'sales' && allowance < ZERO,
      says: 'The allowance is still a debit balance, {allowance}, which no allowance can be: more was written off than the percent of sales makes up for. Raise it, or age the receivables.',
    },
    {
      level: 'note',
      when: ({ method, before }) => method === 'sales' && before !== ZERO,
      says: 'By percent of sales the balance before the adjustment does not change the expense.',
    },
    {
      level: 'note',
      when: ({ method }) => method === 'sales',
      says: 'IFRS 9 and the US standard on expected credit losses (ASC 326) measure the allowance on the receivables at the end of the period: a percent of sales serves between those dates.',
    },
    {
      level: 'caution',
      when: ({ before }) => before < ZERO,
      says: ({ method }) =>
        method === 'sales'
          ? 'The balance before is taken as a debit of {|before|}, which lowers the allowance: a credit balance is sent without a minus.'
          : 'The balance before is taken as a debit of {|before|}, which adds to the expense: a credit balance is sent without a minus.',
    },
    {
      level: 'caution',
      when: ({ schedule }) =>
        schedule?.some(({ rate }, index) => index > 0 && rate < schedule[index - 1]!.rate) ?? false,
      says: 'An older age has a lower percent than a younger one: are the ages in order, and are they percents of what is lost and not of what is collected?',
    },
  ],
  examples: [
    {
      inputs: {
        ages: [
          { age: 'Current', amount: 100000, rate: 1 },
          { age: '1–30 days', amount: 40000, rate: 4 },
          { age: '31–60 days', amount: 10000, rate: 15 },
          { amount: 5000, rate: 50 },
        ],
        before: 600,
      },
      results: {
        expense: 6000,
        allowance: 6600,
        net: 148400,
        share: '4.258065',
        schedule: { length: 4, rows: { 1: { allowance: 1600 }, 3: { age: 'Row 4', allowance: 2500 } } },
      },
      source: 'By hand: 1000 + 1600 + 1500 + 2500; 155000 - 6600',
    },
    {
      inputs: { ages: [{ age: 'All', amount: 6800000, rate: '8.45588235294118' }], before: -68250 },
      results: { expense: 643250, allowance: 575000 },
      cautions: ['taken as a debit'],
      source: 'Warren: Accounting, 27th ed., exercise 9-6 b, as printed by Bartleby: 575,000 + 68,250',
    },
    {
      inputs: { method: 'receivables', receivables: 100000, rate: 5, before: -200 },
      results: { expense: 5200, allowance: 5000, net: 95000, share: 5 },
      cautions: ['taken as a debit'],
      source: 'CliffsNotes: Estimating bad debts, printed: 5,200',
    },
    {
      inputs: { method: 'receivables', receivables: 100000, rate: 5, before: 300 },
      results: { expense: 4700, allowance: 5000 },
      source: 'CliffsNotes: Estimating bad debts, printed: 4,700',
    },
    {
      inputs: { method: 'receivables', receivables: 21900, rate: 3, before: 700 },
      results: { expense: -43, allowance: 657, net: 21243 },
      source: 'business-accounting-guides.com, printed: 657; by hand 657 - 700',
    },
    {
      inputs: { method: 'receivables', receivables: '1000.15', rate: 2, before: 20 },
      results: { expense: 0, allowance: 20, net: '980.15' },
      source: 'By hand: 2% of 1000.15 is 20.003, in cents 20.00',
    },
    {
      inputs: { method: 'receivables', receivables: 0, rate: 3, before: 0 },
      results: { expense: 0, allowance: 0, net: 0 },
      source: 'By hand',
    },
    {
      inputs: { method: 'sales', sales: 81500000, rate: 0.75, before: -68250 },
      results: { expense: 611250, allowance: 543000 },
      cautions: ['which lowers the allowance', 'does not change the expense', 'ASC 326'],
      source: 'Warren: Accounting, 27th ed., exercise 9-6 a: 3/4 of 1% of 81,500,000; by hand',
    },
    {
      inputs: { method: 'sales', sales: 100000, rate: 1, before: -1500 },
      results: { expense: 1000, allowance: -500 },
      cautions: ['still a debit balance', 'which lowers the allowance', 'does not change the expense', 'ASC 326'],
      source: 'By hand',
    },
    {
      inputs: {
        ages: [
          { amount: 100, rate: 99 },
          { amount: 50, rate: 90 },
          { amount: 0, rate: 50 },
        ],
        before: 0,
      },
      results: { allowance: 144, expense: 144, net: 6, share: 96 },
      cautions: ['lower percent than a younger'],
      source: 'By hand: 99 + 45 of 150',
    },
    {
      inputs: { ages: [{ amount: 0, rate: 1 }], before: 0 },
      results: { allowance: 0, expense: 0, net: 0 },
      source: 'By hand',
    },
  ],
  notes: [
    'Writing an account off lowers receivables and allowance alike: it is no expense, and leaves net receivables as they are.',
    'Expected credit losses take the future into account: percents of the past are adjusted for what is foreseen.',
    'For income tax of the United States bad debts of most businesses are deducted when they become worthless, not by an allowance.',
  ],
  references: [
    { title: 'Kieso, Weygandt, Warfield: Intermediate Accounting, 17th ed., ch. 7' },
    { title: 'IFRS 9 Financial Instruments, paragraph 5.5.15 and B5.5.35; FASB ASC 326-20' },
    {
      title: 'CliffsNotes: Estimating bad debts, allowance method',
      url: 'https://www.cliffsnotes.com/study-guides/accounting/accounting-principles-i/receivables/estimating-bad-debts-allowance-method',
    },
  ],
});
