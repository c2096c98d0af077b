import { defineCalculator, integer, isAtMost, money, percent, rows, sum } from '@reckoner/engine';

/** Tiers in order: the employer adds a share of what you put in, on the next part of your pay. */
export default defineCalculator({
  title: '401(k) employer match',
  description:
    'Yearly employer match from pay, contribution and match tiers, the match left unclaimed and the projected balance.',
  keywords: ['401k match', 'matching contribution', 'free money', 'employer contribution'],
  inputs: {
    salary: money({ label: 'Salary a year', above: 0, max: 1e9 }),
    contribution: percent({ label: 'Own contribution', help: 'Of the salary.', min: 0, max: 100, usual: [0.5, 60] }),
    tiers: rows(
      {
        match: percent({ label: 'Employer adds', help: 'Of your contribution.', min: 0, max: 500, usual: [10, 200] }),
        upTo: percent({ label: 'On the next', help: 'Of the salary.', above: 0, max: 100, usual: [0.5, 20] }),
      },
      { label: 'Match tiers', help: 'For 100% on the first 3% and 50% on the next 2%: two tiers.', maxItems: 10 },
    ),
    balance: money({ label: 'Balance today', min: 0, max: 1e12, default: 0 }),
    years: integer({ label: 'Years to project', min: 0, max: 60, default: 20 }),
    returnRate: percent({ label: 'Return a year', min: 0, max: 30, default: 6, usual: [0.5, 15] }),
  },
  outputs: {
    match: money({ label: 'Employer match a year' }),
    unclaimed: money({ label: 'Match left unclaimed a year' }),
    own: money({ label: 'Own contribution a year' }),
    contributionForFullMatch: percent({ label: 'Contribution for the full match', places: 2 }),
    projected: money({ label: 'Projected balance', help: 'Contributions at year ends, constant pay.' }),
  },
  formula: ({ salary, contribution, tiers, balance, years, returnRate }) => {
    let left = contribution;
    let share = 0;
    for (const tier of tiers) {
      const used = Math.min(left, tier.upTo);
      share += used * tier.match;
      left -= used;
    }
    const full = sum(tiers.map((tier) => tier.match * tier.upTo));
    const match = salary * share;
    const own = salary * contribution;
    const growth = (1 + returnRate) ** years;
    const accumulated = returnRate === 0 ? years : (growth - 1) / returnRate;
    return {
      match,
      unclaimed: salary * full - match,
      own,
      contributionForFullMatch: sum(tiers.map((tier) => tier.upTo)),
      projected: balance * growth + (own + match) * accumulated,
    };
  },
  stepwise: [
    'The contribution fills the tiers in their order; each is matched at its own share, up to its limit.',
    'The full match is that of all tiers; what it has more than the match is unclaimed.',
    "The projection grows the balance and each year's own and matched contributions at the return.",
  ],
  figure: {
    kind: 'curve',
    title: 'Balance over the years',
    x: { of: 'years', label: 'Years' },
    y: { of: 'projected', label: 'Balance' },
    curve: ({ balance, years, returnRate, own, match, projected }) => {
      const after = (yearly: number) => (year: number) => {
        const growth = (1 + returnRate) ** year;
        return balance * growth + yearly * (returnRate === 0 ? year : (growth - 1) / returnRate);
      };
      return {
        from: 0,
        to: years,
        lines: [
          { label: 'With the match', y: after(own + match) },
          { label: 'Without', dashed: true, y: after(own) },
        ],
        marks: [{ x: years, y: projected, label: 'End' }],
      };
    },
  },
  explanation: ({ unclaimed }) =>
    unclaimed > 0
      ? 'You put in {own} a year and the employer adds {match}; {unclaimed} is left unclaimed.'
      : 'You put in {own} a year and the employer adds {match}, the whole match.',
  examples: [
    {
      inputs: {
        salary: 80000,
        contribution: 4,
        tiers: [
          { match: 100, upTo: 3 },
          { match: 50, upTo: 2 },
        ],
        balance: 20000,
      },
      cautions: ['would bring the whole match'],
      results: { match: 2800, unclaimed: 400, own: 3200, contributionForFullMatch: 5, projected: 284856.26 },
      source: 'By hand: 3% and half of 1% of 80000; Gnumeric: -FV(0.06, 20, 6000, 20000)',
    },
    {
      inputs: { salary: 50000, contribution: 10, tiers: [{ match: 50, upTo: 6 }], years: 10, returnRate: 0 },
      results: { match: 1500, unclaimed: 0, own: 5000, projected: 65000 },
      source: 'By hand: half of 6% of 50000; 10 × 6500',
    },
    {
      inputs: { salary: 300000, contribution: 10, tiers: [{ match: 50, upTo: 6 }], years: 1 },
      results: { match: 9000, unclaimed: 0, own: 30000, projected: 39000 },
      cautions: ['lets an employee under 50'],
      source: 'By hand: half of 6% of 300000; 10% are above the 24500 of IRS Notice 2025-67',
    },
    {
      inputs: {
        salary: 50000,
        contribution: 10,
        tiers: [
          { match: 100, upTo: 60 },
          { match: 50, upTo: 60 },
        ],
      },
      refused: 'more than the whole salary',
      source: 'By hand: 120%',
    },
  ],
  requires: [
    {
      that: ({ tiers }) => isAtMost(sum(tiers.map((tier) => tier.upTo)), 1),
      field: 'tiers',
      says: 'The tiers together cover more than the whole salary: each is on the next part of it.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ own }) => own > 24500,
      says: 'Over 24,500 a year, which is what United States law lets an employee under 50 put in in 2026: what is above stays out, and the balance grows less.',
    },
    {
      level: 'note',
      when: ({ unclaimed }) => unclaimed > 0,
      says: 'A contribution of {contributionForFullMatch} of the salary would bring the whole match.',
    },
  ],
  notes: ['Legal limits on contributions, and on the pay that is matched, are not applied.'],
  references: [
    { title: 'IRS: 401(k) plan overview, matching contributions' },
    { title: 'IRS Notice 2025-67: limits for 2026' },
  ],
});
