import {
  choice,
  constant,
  defineCalculator,
  isAtLeast,
  money,
  percent,
  roundTo,
  rows,
  sum,
  table,
} from '@reckoner/engine';

interface Tier {
  readonly from: number;
  readonly rate: number;
}

/** Commission on sales: each rate on its part of them, or the rate that was reached on all of them. */
function commissionOn(sales: number, tiers: readonly Tier[], structure: string): number {
  if (structure === 'whole') {
    let rate = 0;
    for (const tier of tiers) {
      if (sales >= tier.from) rate = tier.rate;
    }
    return sales * rate;
  }
  return sum(
    tiers.map(({ from, rate }, place) => {
      const next = tiers[place + 1];
      const end = next === undefined ? sales : Math.min(sales, next.from);
      return Math.max(0 * sales, end - from) * rate;
    }),
  );
}

/** The first tier that is not reached yet. */
function nextTier(sales: number, tiers: readonly Tier[]): Tier | undefined {
  return tiers.find(({ from }) => from > sales);
}

/** What is paid is the commission less what is owed of earlier draws, but at least the draw. */
export default defineCalculator({
  title: 'Sales commission',
  description:
    'Commission and pay of a period from sales and flat or tiered rates with accelerators, with salary and a recoverable or non-recoverable draw.',
  keywords: [
    'tiered commission',
    'commission accelerator',
    'draw against commission',
    'commission pay',
    'sales incentive',
  ],
  inputs: {
    sales: money({ label: 'Sales of the period', min: 0, max: 1e12 }),
    tiers: rows(
      {
        from: money({ label: 'Sales from', min: 0, max: 1e12 }),
        rate: percent({ label: 'Rate', min: 0, max: 100, usual: [0.2, 60] }),
      },
      {
        label: 'Commission rates',
        help: 'Rising; one row from 0 is a flat rate. An accelerator is a higher rate from the quota on. What lies below the first earns nothing.',
        maxItems: 20,
      },
    ),
    structure: choice(
      {
        parts: { label: 'Each rate on its part of the sales', also: ['marginal', 'incremental', 'parts'] },
        whole: { label: 'The rate reached, on all sales', also: ['retroactive', 'whole', 'all sales'] },
      },
      { label: 'Rates apply', default: 'parts' },
    ),
    salary: money({ label: 'Salary of the period', min: 0, max: 1e9, default: 0 }),
    draw: money({
      label: 'Draw of the period',
      help: 'Paid at least, against commission.',
      min: 0,
      max: 1e9,
      default: 0,
    }),
    drawKind: choice(
      {
        recoverable: { label: 'Recoverable: what is short is owed', also: ['recoverable'] },
        guarantee: { label: 'Non-recoverable: a guarantee', also: ['non-recoverable', 'nonrecoverable', 'guaranteed'] },
      },
      { label: 'The draw is', default: 'recoverable' },
    ),
    owed: money({
      label: 'Draws owed from earlier periods',
      min: 0,
      max: 1e9,
      default: 0,
      when: { drawKind: 'recoverable' },
    }),
  },
  outputs: {
    pay: money({ label: 'Pay of the period', help: 'Salary with it.' }),
    commission: money({ label: 'Commission earned' }),
    effectiveRate: percent({ label: 'Commission over sales', places: 2 }),
    advanced: money({ label: 'Paid beyond the commission due, by the draw' }),
    repaid: money({ label: 'Repaid of earlier draws', optional: true }),
    owedAfter: money({ label: 'Draws owed afterward', optional: true }),
    byTier: table(
      {
        from: money({ label: 'Sales from' }),
        rate: percent({ label: 'Rate' }),
        amount: money({ label: 'Sales at the rate' }),
        commission: money({ label: 'Commission' }),
      },
      { label: 'By rate' },
    ),
  },
  formula: ({ sales, tiers, structure, salary, draw, drawKind, owed }) => {
    const none = 0 * sales;
    const commission = commissionOn(sales, tiers, structure);
    const reached = tiers.filter(({ from }) => sales >= from).length;
    const byTier = tiers.map(({ from, rate }, place) => {
      const next = tiers[place + 1];
      const end = next === undefined ? sales : Math.min(sales, next.from);
      const whole = place === reached - 1 ? sales : none;
      const amount = structure === 'whole' ? whole : Math.max(none, end - from);
      return { from, rate, amount, commission: amount * rate };
    });
    const earlier = owed ?? none;
    const due = Math.max(none, commission - earlier);
    const paid = Math.max(draw, due);
    const results = {
      pay: salary + paid,
      commission,
      effectiveRate: sales > 0 ? commission / sales : 0,
      advanced: paid - due,
      byTier,
    };
    if (drawKind === 'guarantee') return results;
    return { ...results, repaid: Math.min(commission, earlier), owedAfter: earlier - commission + paid };
  },
  stepwise: [
    'Each part of the sales earns its rate, and the parts are added; or all sales earn the rate of the highest tier that they reach.',
    'What is owed of earlier draws is taken off the commission; what is left is paid, or the draw where that is more.',
    'Owed afterward is what was owed before, less the commission, with what was paid against it.',
  ],
  figure: {
    kind: 'curve',
    title: 'Commission over sales',
    x: { of: 'sales', label: 'Sales' },
    y: { of: 'commission', label: 'Commission' },
    curve: ({ sales, tiers, structure, commission }) => ({
      from: 0,
      to: Math.max(1.3 * sales, 1.2 * tiers[tiers.length - 1]!.from),
      lines: [{ y: (sold) => commissionOn(sold, tiers, structure) }],
      marks: [{ x: sales, y: commission, label: 'Now' }],
    }),
  },
  explanation: ({ draw, drawKind, advanced, owed, owedAfter, salary }) => {
    const pay = salary > 0 ? 'with the salary the period pays {pay}' : 'the period pays {pay}';
    const earned = 'Sales of {sales} earn a commission of {commission} ({effectiveRate} of sales)';
    if (drawKind === 'guarantee') {
      if (draw === 0) return `${earned}: ${pay}.`;
      return advanced > 0
        ? `${earned}, less than the guaranteed draw of {draw}: ${pay}, and nothing is owed.`
        : `${earned}, which covers the guaranteed draw of {draw}: ${pay}.`;
    }
    if (draw === 0 && (owed ?? 0) === 0) return `${earned}: ${pay}.`;
    const before = (owed ?? 0) > 0 ? ', of which {repaid} repays earlier draws' : '';
    const after = (owedAfter ?? 0) > 0 ? '{owedAfter} of draws is then owed' : 'no draw is owed then';
    return advanced > 0
      ? `${earned}${before}; the draw of {draw} adds {advanced}: ${pay}, and ${after}.`
      : `${earned}${before}: ${pay}, and ${after}.`;
  },
  requires: [
    {
      that: ({ tiers }) => tiers.every(({ from }, place) => place === 0 || from > tiers[place - 1]!.from),
      field: 'tiers',
      says: 'The tiers must rise: each begins above the one before.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ tiers }) => tiers.some(({ rate }, place) => place > 0 && rate < tiers[place - 1]!.rate),
      says: 'A rate falls from one tier to the next: check the table, as accelerators rise.',
    },
    {
      level: 'caution',
      when: ({ sales, tiers }) =>
        tiers.length > 1 && tiers[tiers.length - 1]!.from <= constant(300, '$') && sales > constant(3000, '$'),
      says: 'The tiers begin at amounts of sales, not at percent of a quota: multiply the quota by the percent for each.',
    },
    {
      level: 'note',
      when: ({ sales, tiers, structure }) => {
        const next = nextTier(sales, tiers);
        return structure === 'whole' && next !== undefined && sales > 0 && isAtLeast(sales, 0.9 * next.from);
      },
      says: 'The next tier is near, and its rate counts for all sales: a little more sold changes the whole commission.',
    },
    {
      level: 'caution',
      when: ({ sales, tiers }) => sales < tiers[0]!.from,
      says: 'The sales do not reach the first tier, so that they earn no commission.',
    },
    {
      level: 'caution',
      when: ({ owedAfter }) => owedAfter !== undefined && roundTo(owedAfter, 2) > 0,
      says: 'Draws stay owed: whether the employer may ask for them back on leaving depends on the contract and the law of the place, and minimum wages are to be paid in any case.',
    },
  ],
  examples: [
    {
      inputs: { sales: 50000, tiers: [{ from: 0, rate: 6 }] },
      results: { pay: 3000, commission: 3000, effectiveRate: 6, owedAfter: 0 },
      source: 'By hand: 6% of 50000',
    },
    {
      inputs: {
        sales: 120000,
        salary: 2500,
        tiers: [
          { from: 0, rate: 5 },
          { from: 50000, rate: 7 },
          { from: 100000, rate: 10 },
        ],
      },
      results: {
        pay: 10500,
        commission: 8000,
        effectiveRate: 6.666666667,
        byTier: {
          length: 3,
          rows: { 0: { commission: 2500 }, 1: { amount: 50000, commission: 3500 }, 2: { commission: 2000 } },
        },
      },
      source: 'By hand: 2500 + 3500 + 2000, and 2500 of salary',
    },
    {
      inputs: {
        sales: 120000,
        structure: 'whole',
        tiers: [
          { from: 0, rate: 5 },
          { from: 50000, rate: 7 },
          { from: 100000, rate: 10 },
        ],
      },
      results: { commission: 12000, byTier: { rows: { 1: { amount: 0 }, 2: { amount: 120000, commission: 12000 } } } },
      source: 'By hand: 10% of 120000',
    },
    {
      inputs: {
        sales: 95000,
        structure: 'whole',
        draw: 5000,
        drawKind: 'guarantee',
        tiers: [
          { from: 0, rate: 5 },
          { from: 100000, rate: 10 },
        ],
      },
      results: { commission: 4750, pay: 5000, advanced: 250 },
      cautions: ['The next tier is near'],
      source: 'By hand: 5% of 95000, below the guarantee',
    },
    {
      inputs: { sales: 10000, draw: 1500, tiers: [{ from: 0, rate: 5 }] },
      results: { commission: 500, pay: 1500, advanced: 1000, owedAfter: 1000, repaid: 0 },
      cautions: ['Draws stay owed'],
      source:
        'Xactly: The Non-Recoverable Draw Against Commission, August of its example: 500 earned, 1,500 paid, 1,000 owed',
    },
    {
      inputs: { sales: 60000, draw: 1500, owed: 1000, tiers: [{ from: 0, rate: 5 }] },
      results: { commission: 3000, pay: 2000, advanced: 0, repaid: 1000, owedAfter: 0 },
      source: 'Xactly, September of its example: 3,000 earned, 1,000 repaid, 2,000 paid',
    },
    {
      inputs: { sales: 60000, draw: 1500, drawKind: 'guarantee', tiers: [{ from: 0, rate: 5 }] },
      results: { commission: 3000, pay: 3000, advanced: 0 },
      source: 'Xactly: the same without recovery, 3,000',
    },
    {
      inputs: { sales: 20000, drawKind: 'guarantee', tiers: [{ from: 0, rate: 5 }] },
      results: { commission: 1000, pay: 1000 },
      source: 'By hand: 5% of 20000, no draw',
    },
    {
      inputs: { sales: 24000, draw: 1000, owed: 1000, tiers: [{ from: 0, rate: 5 }] },
      results: { commission: 1200, pay: 1000, repaid: 1000, advanced: 800, owedAfter: 800 },
      cautions: ['Draws stay owed'],
      source: 'By hand: 1200 - 1000 leaves 200; the draw adds 800',
    },
    {
      inputs: { sales: 0, owed: 700, tiers: [{ from: 0, rate: 5 }] },
      results: { commission: 0, pay: 0, effectiveRate: 0, owedAfter: 700 },
      cautions: ['Draws stay owed'],
      source: 'By hand: nothing sold',
    },
    {
      inputs: {
        sales: 60000,
        tiers: [
          { from: 0, rate: 5 },
          { from: 100, rate: 8 },
        ],
      },
      results: { commission: 4797 },
      cautions: ['not at percent of a quota'],
      source: 'By hand: 5 + 8% of 59900',
    },
    {
      inputs: { sales: 9000, tiers: [{ from: 10000, rate: 8 }], structure: 'whole' },
      results: { commission: 0, pay: 0 },
      cautions: ['do not reach the first tier', 'The next tier is near'],
      source: 'By hand: below the first tier',
    },
    {
      inputs: {
        sales: 20000,
        tiers: [
          { from: 0, rate: 8 },
          { from: 10000, rate: 4 },
        ],
      },
      results: { commission: 1200 },
      cautions: ['A rate falls'],
      source: 'By hand: 800 + 400',
    },
    {
      inputs: {
        sales: 20000,
        tiers: [
          { from: 10000, rate: 8 },
          { from: 10000, rate: 4 },
        ],
      },
      refused: 'must rise',
      source: 'By hand: twice from 10000',
    },
  ],
  notes: [
    'Sales, salary and draw are those of one pay period, and the tiers begin anew in each: where they count from the start of a year, take the commission of the sales to date less that of before.',
    'Before tax. A tier begins at its amount: sales of exactly that much earn its rate where the rate counts for all sales.',
  ],
  references: [
    {
      title: 'Xactly: The Non-Recoverable Draw Against Commission',
      url: 'https://www.xactlycorp.com/blog/non-recoverable-draw/',
    },
    {
      title: 'Practical Law (Thomson Reuters), glossary: Draw on Commission',
      url: 'http://us.practicallaw.com/0-592-3186',
    },
    { title: 'Cichelli: Compensating the Sales Force, chapters on commission and draw' },
  ],
});
