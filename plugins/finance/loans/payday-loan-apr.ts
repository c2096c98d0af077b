import { choice, constant, defineCalculator, integer, isAbove, isBelow, money, percent } from '@reckoner/engine';

/** One advance, one payment: the fee of a term times the terms in a year, as Regulation Z has it for loans of some days. */
export default defineCalculator({
  title: 'Payday loan APR',
  description:
    'APR, effective annual rate and total cost of a payday loan from amount, fee and days, with the fees of rollovers.',
  keywords: [
    'cash advance APR',
    'payday advance',
    'deferred presentment',
    'rollover fee',
    'title loan',
    'short-term loan',
  ],
  related: ['loan-apr-with-fees', 'apy-effective-annual-rate', 'simple-interest'],
  inputs: {
    amount: money({ label: 'Amount borrowed', symbol: 'P', above: 0, max: 1e9 }),
    fee: money({ label: 'Fee', symbol: 'F', min: 0, max: 1e9 }),
    feeIs: choice(
      {
        total: 'For the whole loan',
        perHundred: { label: 'For each 100 borrowed', also: ['per 100', 'for each 100', 'each 100'] },
      },
      { label: 'The fee is', default: 'total' },
    ),
    days: integer({ label: 'Days until the loan is due', symbol: 'd', min: 1, max: 365, usual: [7, 62] }),
    rollovers: integer({
      label: 'Rollovers',
      help: 'How often the same fee is paid again to put off the loan by as many days.',
      symbol: 'k',
      min: 0,
      max: 100,
      default: 0,
    }),
  },
  outputs: {
    apr: percent({ label: 'APR', symbol: 'APR', places: 2 }),
    effectiveRate: percent({
      label: 'Effective annual rate',
      help: 'If each fee were borrowed, too, for a whole year.',
      symbol: 'r_e',
      places: 2,
      optional: true,
    }),
    totalFees: money({ label: 'Total fees' }),
    totalPaid: money({ label: 'Total paid', help: 'All fees and the amount borrowed.' }),
    totalDays: integer({ label: 'Days in all' }),
  },
  formula: ({ amount, fee, feeIs, days, rollovers }) => {
    const share = feeIs === 'total' ? fee / amount : fee / constant(100, '$');
    const totalFees = amount * share * (rollovers + 1);
    const cost = {
      apr: (share * 365) / days,
      totalFees,
      totalPaid: amount + totalFees,
      totalDays: days * (rollovers + 1),
    };
    const effectiveRate = (1 + share) ** (365 / days) - 1;
    return effectiveRate > 1e6 ? cost : { ...cost, effectiveRate };
  },
  explanation: ({ rollovers }) =>
    rollovers > 0
      ? 'Rolled over {rollovers|once|{rollovers} times}, {amount} costs {totalFees} of fees in {totalDays} days, an APR of {apr}; with the amount itself {totalPaid} is paid.'
      : 'For {days} {days|day|days} {amount} costs {totalFees}, an APR of {apr}; {totalPaid} is then due.',
  requires: [
    {
      that: ({ amount, fee, feeIs }) => feeIs !== 'total' || fee <= amount,
      field: 'fee',
      says: 'A fee of {fee} is more than the {amount} borrowed: give what is paid beside the amount itself.',
    },
    {
      that: ({ fee, feeIs }) => feeIs !== 'perHundred' || fee <= constant(100, '$'),
      field: 'fee',
      says: 'A fee of {fee} for each 100 is more than what is borrowed: give the fee for 100, or choose the fee for the whole loan.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ apr }) => isAbove(apr, 1),
      says: 'At this rate the fees of a year come to more than the amount borrowed: compare other credit first.',
    },
    {
      level: 'caution',
      when: ({ amount, rollovers, totalFees }) => rollovers > 0 && isAbove(totalFees, amount),
      says: 'The fees alone, {totalFees}, come to more than the amount borrowed, which they do not repay.',
    },
    {
      level: 'caution',
      when: ({ amount, fee, feeIs }) => feeIs === 'total' && fee > 0 && isBelow(fee, 0.1 * amount),
      says: 'The fee is below 10 for each 100 borrowed, which is little for a payday loan: check that it is for the whole loan.',
    },
    {
      level: 'caution',
      when: ({ fee, feeIs }) =>
        feeIs === 'perHundred' && fee > 0 && (fee < constant(3, '$') || fee > constant(40, '$')),
      says: 'For each 100 borrowed 10 to 30 is common: check that {fee} is the fee for 100, not for the whole loan.',
    },
    {
      level: 'note',
      when: ({ effectiveRate }) => effectiveRate === undefined,
      says: 'The effective annual rate is over 100 million percent, and left out.',
    },
  ],
  examples: [
    {
      inputs: { amount: 100, fee: 15, days: 14 },
      results: { apr: 391.07, effectiveRate: 3723.66, totalFees: 15, totalPaid: 115, totalDays: 14 },
      cautions: ['more than the amount borrowed: compare'],
      source:
        'CFPB, Ask CFPB 1625: $15 per $100 for two weeks is 391 percent; digits by Python: 0.15 × 365/14, 1.15^(365/14) - 1',
    },
    {
      inputs: { amount: 500, fee: 15, feeIs: 'perHundred', days: 14, rollovers: 1 },
      results: { apr: 391.07, effectiveRate: 3723.66, totalFees: 150, totalPaid: 650, totalDays: 28 },
      cautions: ['more than the amount borrowed: compare'],
      source: 'By hand: 75 twice; rates as of 15 for 100',
    },
    {
      inputs: { amount: 400, fee: 60, days: 14, rollovers: 7 },
      results: { apr: 391.07, totalFees: 480, totalPaid: 880, totalDays: 112 },
      cautions: ['more than the amount borrowed: compare', 'which they do not repay'],
      source: 'By hand: 8 × 60 and 8 × 14',
    },
    {
      inputs: { amount: 100, fee: 20, days: 73 },
      results: { apr: 100, effectiveRate: 148.832, totalFees: 20, totalPaid: 120 },
      source: 'By hand: 0.2 × 5; 1.2^5 = 2.48832',
    },
    {
      inputs: { amount: 100, fee: 2, days: 30 },
      results: { apr: 24.33, effectiveRate: 27.24 },
      cautions: ['little for a payday loan'],
      source: 'Python decimal: 0.02 × 365/30; 1.02^(365/30) - 1',
    },
    {
      inputs: { amount: 100, fee: 50, days: 7 },
      results: { apr: 2607.143, totalPaid: 150 },
      cautions: ['more than the amount borrowed: compare', 'over 100 million percent'],
      source: 'Python decimal: 0.5 × 365/7; 1.5^(365/7) is 1.5 billion',
    },
    {
      inputs: { amount: 500, fee: 75, feeIs: 'perHundred', days: 14 },
      results: { apr: 1955.357, totalFees: 375, totalPaid: 875 },
      cautions: ['more than the amount borrowed: compare', 'not for the whole loan', 'over 100 million percent'],
      source: 'By hand: the 75 of the whole loan taken five times; 0.75 × 365/14',
    },
    {
      inputs: { amount: 100, fee: 115, days: 14 },
      refused: 'is more than the $100.00 borrowed',
      source: 'By hand: what is due in place of the fee',
    },
    {
      inputs: { amount: 100, fee: 115, feeIs: 'perHundred', days: 14 },
      refused: 'for each 100 is more',
      source: 'By hand: what is due in place of the fee',
    },
  ],
  notes: [
    'The APR is that of one term, and rollovers at the same fee leave it as it is. A loan of whole months may be disclosed with 12 over the months in place of 365 over the days.',
    'What is charged, how often a loan may be rolled over and whether it is allowed at all is set by local law.',
  ],
  references: [
    {
      title:
        'Consumer Financial Protection Bureau: What is an annual percentage rate (APR) and why is it higher than the interest rate for my payday loan? (Ask CFPB 1625)',
      url: 'https://www.consumerfinance.gov/ask-cfpb/what-is-an-annual-percentage-rate-apr-and-why-is-it-higher-than-the-interest-rate-for-my-payday-loan-en-1625/',
    },
    {
      title:
        '12 CFR Part 1026 (Regulation Z), Appendix J, (b)(5)(vi) and (vii): single advance, single payment transactions',
    },
  ],
});
