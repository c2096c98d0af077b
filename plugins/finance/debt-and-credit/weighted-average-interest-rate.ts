import {
  ceilNear,
  choice,
  defineCalculator,
  isNear,
  money,
  percent,
  roundTo,
  rows,
  sum,
  table,
  text,
} from '@reckoner/engine';

/** Sum of balance times rate over the sum of balances; a Direct Consolidation Loan rounds it up to an eighth of a percent. */
export default defineCalculator({
  title: 'Weighted average interest rate',
  description:
    'Average interest rate of several loans weighted by their balances, also rounded up to an eighth of a percent as for consolidated federal student loans.',
  keywords: [
    'blended interest rate',
    'blended rate',
    'student loan consolidation rate',
    'Direct Consolidation Loan rate',
    'weighted average APR',
    'average loan rate',
  ],
  related: ['debt-consolidation', 'debt-snowball', 'student-loan-repayment'],
  inputs: {
    loans: rows(
      {
        name: text({ label: 'Loan', maxLength: 60, optional: true }),
        balance: money({ label: 'Balance', symbol: 'B', min: 0.01, max: 1e10 }),
        rate: percent({ label: 'Annual interest rate', symbol: 'r', min: 0, max: 100, usual: [0.5, 40] }),
      },
      { label: 'Loans', maxItems: 50 },
    ),
    rounding: choice(
      {
        none: { label: 'Not rounded', also: ['none', 'exact', 'no'] },
        eighth: {
          label: 'Up to the next eighth of a percent (United States Direct Consolidation Loan)',
          also: ['eighth', '1/8', '0.125', 'Direct Consolidation Loan', 'federal'],
        },
      },
      { label: 'Rounding', default: 'none' },
    ),
  },
  outputs: {
    average: percent({ label: 'Weighted average rate', symbol: '\\bar{r}', places: 3 }),
    consolidated: percent({ label: 'Rate of the consolidation loan', symbol: 'r_c', places: 3, optional: true }),
    total: money({ label: 'Balances together', symbol: 'T' }),
    yearlyInterest: money({
      label: 'Interest of a year',
      help: 'At the loans’ own rates, while the balances stay as they are.',
      symbol: 'I',
    }),
    addedInterest: money({ label: 'Added by rounding, a year', symbol: 'A', optional: true }),
    byLoan: table(
      {
        name: text({ label: 'Loan', optional: true }),
        share: percent({ label: 'Share of the balances', places: 1 }),
        interest: money({ label: 'Interest of a year' }),
      },
      { label: 'By loan' },
    ),
  },
  formula: ({ loans, rounding }) => {
    const total = sum(loans.map((loan) => loan.balance));
    const yearlyInterest = sum(loans.map((loan) => loan.balance * loan.rate));
    const average = yearlyInterest / total;
    const byLoan = loans.map((loan) => ({
      name: loan.name,
      share: loan.balance / total,
      interest: loan.balance * loan.rate,
    }));
    if (rounding === 'none') return { average, total, yearlyInterest, byLoan };
    const consolidated = ceilNear(800 * average) / 800;
    return { average, consolidated, total, yearlyInterest, addedInterest: (consolidated - average) * total, byLoan };
  },
  explanation: ({ loans, rounding, average, consolidated }) => {
    const one = loans.length === 1;
    const what = one
      ? 'One loan of {total} has its own rate, {average}, as the average'
      : 'Weighted by their balances, {total} in all, the loans have an average rate of {average}';
    const interest = 'which is {yearlyInterest} of interest a year while the balances stay as they are';
    if (rounding === 'none' || consolidated === undefined) return `${what}, ${interest}.`;
    if (isNear(consolidated, average, 5e-6))
      return `${what}, ${interest}; it comes to an eighth of a percent, and a United States Direct Consolidation Loan has {consolidated}.`;
    return roundTo(100 * average, 3) < roundTo(100 * consolidated - 0.125, 3) + 0.0005
      ? `${what}, ${interest}; it lies just above an eighth, and a United States Direct Consolidation Loan has the next one, {consolidated}, which adds {addedInterest} a year.`
      : `${what}, ${interest}; rounded up to the next eighth of a percent a United States Direct Consolidation Loan has {consolidated}, which adds {addedInterest} a year.`;
  },
  cautions: [
    {
      level: 'note',
      when: ({ rounding }) => rounding === 'eighth',
      says: 'The rate of a United States Direct Consolidation Loan applied for since July 2013 has no cap; earlier ones had at most 8.25%. Only federal loans can be in it, and paying single loans with the highest rates first is no longer possible afterwards.',
    },
  ],
  examples: [
    {
      inputs: {
        loans: [
          { name: 'A', balance: 5000, rate: 4.3 },
          { name: 'B', balance: 6000, rate: 2.3 },
        ],
        rounding: 'eighth',
      },
      results: {
        average: '3.209090909',
        consolidated: 3.25,
        total: 11000,
        yearlyInterest: 353,
        addedInterest: 4.5,
        byLoan: {
          length: 2,
          rows: { 0: { name: 'A', share: '45.454545', interest: 215 }, 1: { share: '54.545455', interest: 138 } },
        },
      },
      cautions: ['has no cap'],
      source: 'Savi, help article on consolidation: 353/11000 = 3.209%, rounded up 3.25%; 3.25% of 11000 less 353',
    },
    {
      inputs: {
        loans: [
          { balance: 10000, rate: 6 },
          { balance: 2000, rate: 8 },
        ],
      },
      results: { average: '6.333333333', total: 12000, yearlyInterest: 760 },
      source: 'By hand: (600 + 160)/12000',
    },
    {
      inputs: {
        loans: [
          { balance: 1000, rate: 6.8 },
          { balance: 3000, rate: 6.9 },
        ],
        rounding: 'eighth',
      },
      results: { average: 6.875, consolidated: 6.875, addedInterest: 0 },
      cautions: ['has no cap'],
      source: 'By hand: (68 + 207)/4000 = 55/8 %',
    },
    {
      inputs: {
        loans: [
          { balance: 100000, rate: 6.25 },
          { balance: 10, rate: 6.5 },
        ],
        rounding: 'eighth',
      },
      results: { average: '6.2500249975', consolidated: 6.375, yearlyInterest: 6250.65, addedInterest: 124.99 },
      cautions: ['has no cap'],
      source: 'By hand: 6250.65/100010, above 6.25%; 6375.6375 - 6250.65',
    },
    {
      inputs: { loans: [{ balance: 4000, rate: 5.5 }] },
      results: { average: 5.5, yearlyInterest: 220 },
      source: 'By hand: 5.5% of 4000',
    },
  ],
  notes: [
    'The weighted average is what the loans cost together today. As the dearer or the larger ones are paid off, the average of what is left changes.',
  ],
  references: [
    {
      title:
        'United States Department of Education, Direct Loans: How do I calculate my weighted average interest rate for Consolidation loans with a fixed interest rate? (archived in 2009)',
      url: 'https://webarchive.library.unt.edu/eot2008/20090507184814/https:/www.dl.ed.gov/borrower/QctrHelpPage.do?cmd=initializeContext&APageID=QctrCintA014',
    },
    {
      title:
        'Federal Student Aid: Update on Direct Loan Interest Rates Effective July 1, 2013 (the cap went with the Bipartisan Student Loan Certainty Act; read in a copy)',
    },
    { title: '34 CFR 685.202(a): Interest rates of Direct Loans (not opened)' },
  ],
});
