import {
  choice,
  defineCalculator,
  integer,
  money,
  number,
  roundTo,
  rows,
  sum,
  sumOfProducts,
  table,
  text,
} from '@reckoner/engine';

/** Most whole projects that are tried in every combination. */
const SEARCHED = 12;
/** Amounts of money that sums may be off by. */
const TOLERANCE = 0.0001;

/** Present value over investment; under a budget the highest indexes first, or the best set of whole projects. */
export default defineCalculator({
  title: 'Profitability index',
  description:
    'Profitability index of projects from investment and present value, their ranking, and which of them a limited budget pays best.',
  keywords: ['PI', 'capital rationing', 'rank projects', 'benefit cost ratio of projects', 'value investment ratio'],
  related: ['net-present-value', 'internal-rate-of-return'],
  inputs: {
    projects: rows(
      {
        name: text({ label: 'Project', maxLength: 60, optional: true }),
        investment: money({ label: 'Investment now', above: 0, max: 1e12 }),
        present: money({
          label: 'Present value of its cash flows',
          help: 'Without the investment.',
          min: -1e12,
          max: 1e12,
        }),
      },
      { label: 'Projects', maxItems: SEARCHED },
    ),
    budget: money({ label: 'Budget', symbol: 'B', min: 0, max: 1e13, optional: true }),
    parts: choice(
      { whole: 'Whole projects only', fractions: 'Fractions too' },
      { label: 'Projects can be done as', default: 'whole' },
    ),
  },
  outputs: {
    index: number({ label: 'Highest profitability index', symbol: '\\mathrm{PI}', places: 3 }),
    value: money({ label: 'Net present value of what is done', symbol: '\\mathrm{NPV}' }),
    spent: money({ label: 'Invested' }),
    left: money({ label: 'Left of the budget', optional: true }),
    ranking: table(
      {
        place: integer({ label: 'Place in the list' }),
        name: text({ label: 'Project' }),
        index: number({ label: 'Profitability index', places: 3 }),
        net: money({ label: 'Net present value' }),
        funded: number({ label: 'Share that is done', places: 3 }),
      },
      { label: 'Ranking' },
    ),
  },
  algorithm: ({ projects, budget, parts }) => {
    const ranked = projects
      .map(({ name, investment, present }, position) => ({
        place: position + 1,
        name: name ?? `Project ${position + 1}`,
        investment,
        present,
        index: present / investment,
        net: present - investment,
      }))
      .sort((a, b) => sumOfProducts([b.present, a.investment], [-1, a.present, b.investment]) || a.place - b.place);
    const worth = ranked.map(({ net }) => (net > 0 ? 1 : 0));
    let shares: number[] = worth;
    if (budget !== undefined && parts === 'fractions') {
      let rest = budget;
      shares = ranked.map(({ investment }, position) => {
        const share = worth[position] === 1 ? Math.min(1, rest / investment) : 0;
        rest -= share * investment;
        return share;
      });
    }
    if (budget !== undefined && parts === 'whole') {
      let most = 0;
      shares = ranked.map(() => 0);
      for (let set = 1; set < 2 ** ranked.length; set++) {
        const chosen = ranked.map((_, position) => Math.floor(set / 2 ** position) % 2);
        const cost = sum(ranked.map(({ investment }, position) => chosen[position]! * investment));
        const net = sum(ranked.map((project, position) => chosen[position]! * project.net));
        if (cost < budget + TOLERANCE && net > most) {
          most = net;
          shares = chosen;
        }
      }
    }
    const spent = sum(ranked.map(({ investment }, position) => shares[position]! * investment));
    return {
      index: ranked[0]!.index,
      value: sum(ranked.map(({ net }, position) => shares[position]! * net)),
      spent,
      left: budget === undefined ? undefined : Math.max(0, budget - spent),
      ranking: ranked.map(({ place, name, index, net }, position) => ({
        place,
        name,
        index,
        net,
        funded: shares[position]!,
      })),
    };
  },
  stepwise: [
    'The index of a project is the present value of its cash flows over its investment; above 1 it is worth more than it costs.',
    'Without a budget all projects above 1 are done. In fractions the budget goes to the highest indexes first.',
    'Of whole projects every combination within the budget is tried, and the one with the highest net present value is taken.',
  ],
  figure: { kind: 'bars', table: 'ranking', label: 'name', value: 'index' },
  explanation: ({ budget, spent, index }) => {
    if (spent === 0) {
      return budget === undefined || index <= 1
        ? 'The highest profitability index is {index}: no project is above 1, and none is done.'
        : 'The highest profitability index is {index}, but a budget of {budget} pays for no project that is above 1.';
    }
    return budget === undefined
      ? 'The highest profitability index is {index}. All projects above 1 together take {spent} and add {value}.'
      : 'The highest profitability index is {index}. With a budget of {budget} projects for {spent} are done, which adds {value}.';
  },
  cautions: [
    {
      level: 'caution',
      when: ({ index }) => roundTo(index, 3) < 1,
      says: 'No project is worth what it costs: all lose value at this discount rate. If these are net present values, add the investment to each.',
    },
    {
      level: 'note',
      when: ({ ranking, parts }) =>
        parts === 'whole' &&
        ranking.some(
          (done) =>
            done.funded === 1 &&
            ranking.some(({ funded, index }) => funded === 0 && roundTo(index, 3) > roundTo(done.index, 3)),
        ),
      says: 'The best set within the budget leaves out a project of a higher index: whole projects do not always fit by rank.',
    },
  ],
  examples: [
    {
      inputs: {
        projects: [
          { name: 'A', investment: 10, present: 31 },
          { name: 'B', investment: 5, present: 21 },
          { name: 'C', investment: 5, present: 17 },
        ],
        budget: 10,
      },
      results: {
        index: 4.2,
        value: 28,
        spent: 10,
        left: 0,
        ranking: {
          length: 3,
          rows: {
            0: { place: 2, index: 4.2, net: 16, funded: 1 },
            1: { place: 3, index: 3.4, net: 12, funded: 1 },
            2: { place: 1, index: 3.1, net: 21, funded: 0 },
          },
        },
      },
      source:
        'Brealey, Myers, Allen, ch. 5: projects A, B and C with net present values 21, 16 and 12, in millions, and 2.1, 3.2 and 2.4 of them for each of investment, which are 1 less; B and C are done',
    },
    {
      inputs: {
        projects: [
          { name: 'X', investment: 60, present: 90 },
          { name: 'Y', investment: 50, present: 70 },
          { name: 'Z', investment: 50, present: 69 },
        ],
        budget: 100,
      },
      results: { index: 1.5, value: 39, spent: 100, left: 0 },
      cautions: ['leaves out a project'],
      source: 'By hand: X alone adds 30, Y and Z 20 + 19',
    },
    {
      inputs: {
        projects: [
          { name: 'X', investment: 60, present: 90 },
          { name: 'Y', investment: 50, present: 70 },
          { name: 'Z', investment: 50, present: 40 },
        ],
        budget: 100,
        parts: 'fractions',
      },
      results: {
        value: 46,
        spent: 100,
        left: 0,
        ranking: { rows: { 1: { funded: 0.8 }, 2: { index: 0.8, funded: 0 } } },
      },
      source: 'By hand: 30 + 0.8 × 20',
    },
    {
      inputs: {
        projects: [
          { investment: 0.1, present: 0.3 },
          { investment: 0.2, present: 0.5 },
        ],
        budget: 0.3,
      },
      results: { index: 3, value: 0.5, spent: 0.3, left: 0, ranking: { rows: { 0: { name: 'Project 1' } } } },
      source: 'By hand: both fit the budget exactly',
    },
    {
      inputs: { projects: [{ investment: 1000, present: 900 }] },
      results: { index: 0.9, value: 0, spent: 0 },
      cautions: ['all lose value'],
      source: 'By hand: 900/1000, which is not done',
    },
    {
      inputs: { projects: [{ investment: 1000, present: 1200 }], budget: 500 },
      results: { index: 1.2, value: 0, spent: 0, left: 500 },
      source: 'By hand: the whole project does not fit',
    },
    {
      inputs: {
        projects: [
          { investment: 100, present: 120 },
          { investment: 200, present: 240 },
        ],
        budget: 200,
      },
      results: { index: 1.2, value: 40, spent: 200, left: 0 },
      source: 'By hand: both have 1.2, so that none of a higher index is left out',
    },
    {
      inputs: { projects: [{ investment: 1000, present: 1000 }] },
      results: { index: 1, value: 0, spent: 0 },
      source: 'By hand: worth what it costs, and not done',
    },
  ],
  notes: [
    'The index is the present value of the cash flows over the investment. Some books divide the net present value by the investment: that is 1 less, puts projects in the same order, and is compared with 0.',
    'For projects that are independent of one another and a budget of one period. Of projects that exclude each other take the one with the higher net present value.',
  ],
  references: [
    {
      title:
        'Ross, Westerfield, Jordan: Fundamentals of Corporate Finance, 12th ed., ch. 9: Net Present Value and Other Investment Criteria',
      isbn: '978-1-259-91895-7',
    },
    {
      title:
        'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 5: Net Present Value and Other Investment Criteria',
      isbn: '978-1-260-01390-0',
    },
  ],
});
