import {
  defineCalculator,
  integer,
  isAbove,
  money,
  number,
  percent,
  roundTo,
  rows,
  table,
  text,
} from '@reckoner/engine';

/** Vertical analysis, each line over one of them; horizontal analysis, each line over that of an earlier period. */
export default defineCalculator({
  title: 'Common-size statement',
  description:
    'Each line of an income statement in percent of revenue, or of a balance sheet in percent of total assets, with the change from an earlier period.',
  keywords: [
    'vertical analysis',
    'horizontal analysis',
    'common size income statement',
    'common size balance sheet',
    'percent of sales statement',
  ],
  related: ['gross-margin', 'operating-margin', 'dupont-analysis', 'year-over-year-growth'],
  arithmetic: 'decimal',
  inputs: {
    lines: rows(
      {
        name: text({ label: 'Line', maxLength: 60, optional: true }),
        amount: money({ label: 'Amount', min: -1e15, max: 1e15 }),
        earlier: money({ label: 'Amount of the earlier period', min: -1e15, max: 1e15, optional: true }),
      },
      {
        label: 'Lines of the statement',
        help: 'In the order of the statement, totals included; all in the same thousands or millions.',
        symbol: 'x',
        minItems: 2,
        maxItems: 100,
      },
    ),
    base: integer({
      label: 'Number of the line that is 100%',
      symbol: 'k',
      help: 'Counted from 1: that of revenue in an income statement, of total assets in a balance sheet.',
      min: 1,
      max: 100,
      default: 1,
    }),
  },
  outputs: {
    statement: table(
      {
        name: text({ label: 'Line' }),
        amount: money({ label: 'Amount' }),
        share: percent({ label: 'Percent of the base', places: 2 }),
        earlier: money({ label: 'Earlier amount', optional: true }),
        earlierShare: percent({ label: 'Earlier percent of the base', places: 2, optional: true }),
        change: money({ label: 'Change', optional: true }),
        growth: percent({ label: 'Change in percent', places: 2, optional: true }),
      },
      { label: 'Common-size statement' },
    ),
    baseName: text({ label: 'Base' }),
    baseAmount: money({ label: 'Amount of the base', symbol: 'B' }),
    baseEarlier: money({ label: 'Earlier amount of the base', symbol: 'B_0', optional: true }),
    baseGrowth: percent({ label: 'Change of the base', symbol: 'g', places: 2, optional: true }),
    moved: text({ label: 'Share that changed most', optional: true }),
    movedPoints: number({
      label: 'Largest change of a share in percentage points',
      symbol: '\\Delta',
      places: 2,
      optional: true,
    }),
  },
  formula: ({ lines, base }) => {
    const top = lines[base - 1]!;
    const topEarlier = top.earlier;
    const statement = lines.map(({ name, amount, earlier }, index) => {
      const place = index + 1;
      return {
        name: name ?? `Line ${place}`,
        amount,
        share: amount / top.amount,
        earlier,
        earlierShare: earlier === undefined || topEarlier === undefined ? undefined : earlier / topEarlier,
        change: earlier === undefined ? undefined : amount - earlier,
        growth: earlier === undefined || earlier <= 0 ? undefined : (amount - earlier) / earlier,
      };
    });
    const baseRow = statement[base - 1]!;
    const moves = statement.map(({ share, earlierShare }) =>
      earlierShare === undefined ? 0 : 100 * (share - earlierShare),
    );
    const sizes = moves.map((move) => Math.abs(move));
    const most = sizes.indexOf(Math.max(...sizes));
    const isCompared = lines.some(({ earlier }, index) => index !== base - 1 && earlier !== undefined);
    return {
      statement,
      baseName: baseRow.name,
      baseAmount: top.amount,
      baseEarlier: topEarlier,
      baseGrowth: baseRow.growth,
      moved: !isCompared || Math.max(...sizes) < 0.005 ? undefined : statement[most]!.name,
      movedPoints: isCompared ? moves[most]! : undefined,
    };
  },
  shown: () => ({ baseGrowth: undefined, movedPoints: undefined, baseAmount: undefined, baseEarlier: undefined }),
  stepwise: [
    'The percent of a line: its amount over that of the base of the same period.',
    'The change in percent: the amount less the earlier one, over the earlier one; none where that is 0 or negative.',
    'The change in percentage points: the percent of a line less its earlier percent.',
  ],
  figure: { kind: 'bars', table: 'statement', label: 'name', value: 'share' },
  explanation: ({ baseGrowth, movedPoints }) => {
    const vertical = 'The lines are in percent of {baseName}, {baseAmount}.';
    if (baseGrowth === undefined) return vertical;
    const horizontal =
      baseGrowth === 0
        ? ' The base is as large as in the earlier period.'
        : ' The base {baseGrowth|fell|stayed|rose} by {|baseGrowth|} from {baseEarlier}.';
    if (movedPoints === undefined) return `${vertical}${horizontal}`;
    const share =
      Math.abs(movedPoints) < 0.005
        ? ' No share of it changed by as much as 0.01 percentage points.'
        : ' No share changed more than that of {moved}: it {movedPoints|fell|stayed|rose} by {|movedPoints|} percentage points.';
    return `${vertical}${horizontal}${share}`;
  },
  requires: [
    {
      that: ({ lines, base }) => base <= lines.length,
      field: 'base',
      says: 'There is no line {base}: count the lines from 1.',
    },
    {
      that: ({ lines, base }) => base > lines.length || lines[base - 1]!.amount >= 0.01,
      field: 'lines',
      says: 'The line that is 100%, line {base}, must have an amount above 0.',
    },
    {
      that: ({ lines, base }) =>
        base > lines.length ||
        lines.every(({ earlier }) => earlier === undefined) ||
        (lines[base - 1]!.earlier !== undefined && lines[base - 1]!.earlier! >= 0.01),
      field: 'lines',
      says: 'With amounts of the earlier period the line that is 100%, line {base}, must have one too, above 0.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ statement, baseAmount }) => statement.some(({ amount }) => Math.abs(amount) > baseAmount),
      says: 'Lines are larger than the base, {baseName}: check the number of the line that is 100%, unless costs or a loss are above the revenue.',
    },
    {
      level: 'note',
      when: ({ statement }) => statement.some(({ earlier }) => earlier !== undefined && earlier <= 0),
      says: 'Where the earlier amount is 0 or negative a change has no percent: read the amount, and send costs positive to have theirs.',
    },
    {
      level: 'note',
      when: ({ statement, baseEarlier }) =>
        baseEarlier !== undefined && statement.some(({ earlier }) => earlier === undefined),
      says: 'Lines without an amount of the earlier period have no change; send 0 for what did not exist then.',
    },
    {
      level: 'note',
      when: ({ statement, movedPoints }) =>
        movedPoints !== undefined &&
        statement.some(({ amount, earlier }) => amount < 0 || (earlier !== undefined && earlier < 0)),
      says: 'An amount below 0 has a percent below 0: of a cost that was sent negative “fell” means that it takes a larger part, and of a loss that it grew.',
    },
    {
      level: 'caution',
      when: ({ baseAmount, baseEarlier }) =>
        baseEarlier !== undefined && (isAbove(baseAmount, 3 * baseEarlier) || isAbove(baseEarlier, 3 * baseAmount)),
      says: 'The base is more than three times the earlier one, or less than a third: check that both periods are in the same thousands, and as long as each other.',
    },
    {
      level: 'caution',
      when: ({ statement }) =>
        statement.some(
          ({ amount, earlier, share, earlierShare }) =>
            earlier !== undefined &&
            earlierShare !== undefined &&
            earlier !== 0 &&
            amount !== 0 &&
            roundTo(100 * Math.abs(share - earlierShare), 2) >= 10 &&
            (isAbove(Math.abs(amount), 10 * Math.abs(earlier)) || isAbove(Math.abs(earlier), 10 * Math.abs(amount))),
        ),
      says: 'A line is more than ten times its earlier amount, or less than a tenth: check that both are in the same thousands.',
    },
  ],
  examples: [
    {
      inputs: {
        lines: [
          { name: 'Net sales', amount: 120000 },
          { name: 'Net income', amount: 35000 },
        ],
      },
      results: {
        baseName: 'Net sales',
        baseAmount: 120000,
        statement: { length: 2, rows: { 0: { share: 100 }, 1: { name: 'Net income', share: '29.16667' } } },
      },
      source: 'OpenStax, Principles of Finance, 5.7: 35,000 of 120,000 is about 29%; by hand 35/120',
    },
    {
      inputs: {
        lines: [
          { name: 'Current assets', amount: 1861389, earlier: 1729146 },
          { name: 'Total assets', amount: 4000000, earlier: 4000000 },
          { amount: -5, earlier: 0 },
        ],
        base: 2,
      },
      results: {
        baseName: 'Total assets',
        baseAmount: 4000000,
        baseEarlier: 4000000,
        baseGrowth: 0,
        moved: 'Current assets',
        movedPoints: '3.306075',
        statement: {
          length: 3,
          rows: {
            0: { change: 132243, growth: '7.647879', share: '46.534725', earlierShare: '43.22865' },
            1: { change: 0, growth: 0 },
            2: { name: 'Line 3', change: -5, share: -0.000125, earlierShare: 0 },
          },
        },
      },
      cautions: ['a change has no percent', 'has a percent below 0'],
      source: 'Safeway’s current assets as printed on scribd.com: change 132,243, 7.65%; a base of 4,000,000 by hand',
    },
    {
      inputs: {
        lines: [
          { name: 'Sales', amount: 6355, earlier: 4920 },
          { name: 'Cost of sales', amount: 3370, earlier: 2200 },
          { name: 'Gross profit', amount: 2985, earlier: 2720 },
          { name: 'New line', amount: 0 },
        ],
      },
      results: {
        baseGrowth: '29.16667',
        moved: 'Cost of sales',
        movedPoints: '8.313664',
        statement: {
          length: 4,
          rows: { 1: { share: '53.02911', earlierShare: '44.71545', growth: '53.18182' }, 3: { share: 0 } },
        },
      },
      cautions: ['Lines without an amount'],
      source: 'Clarion, Inc., a printed exercise (sales of 2018 as its lines add up); Python with fractions',
    },
    {
      inputs: {
        lines: [
          { name: 'Sales', amount: 100, earlier: 600 },
          { name: 'Costs', amount: 130, earlier: 780 },
        ],
      },
      results: { baseGrowth: '-83.33333', movedPoints: 0, statement: { length: 2, rows: { 1: { share: 130 } } } },
      cautions: ['larger than the base', 'more than three times'],
      source: 'By hand: -500/600, 130/100 and 780/600',
    },
    {
      inputs: {
        lines: [
          { name: 'Sales', amount: 1000, earlier: 800 },
          { name: 'Costs', amount: 600 },
        ],
      },
      results: {
        baseGrowth: 25,
        baseEarlier: 800,
        statement: { length: 2, rows: { 0: { earlierShare: 100, growth: 25 }, 1: { share: 60 } } },
      },
      cautions: ['Lines without an amount'],
      source: 'By hand: 1000/800; no other line has an earlier amount, and no share is compared',
    },
    {
      inputs: {
        lines: [
          { name: 'Sales', amount: 1000, earlier: 800 },
          { name: 'Costs', amount: -1600, earlier: -0.8 },
        ],
      },
      results: {
        baseGrowth: 25,
        moved: 'Costs',
        movedPoints: -159.9,
        statement: { length: 2, rows: { 1: { share: -160, earlierShare: -0.1, change: -1599.2 } } },
      },
      cautions: ['larger than the base', 'more than ten times', 'a change has no percent', 'has a percent below 0'],
      source: 'By hand: -160% less -0.1%',
    },
    { inputs: { lines: [{ amount: 1 }, { amount: 2 }], base: 3 }, refused: 'no line 3', source: 'By definition' },
    { inputs: { lines: [{ amount: 0 }, { amount: 2 }] }, refused: 'an amount above 0', source: 'By definition' },
    {
      inputs: { lines: [{ amount: 10 }, { amount: 2, earlier: 3 }] },
      refused: 'must have one too',
      source: 'By definition',
    },
  ],
  notes: [
    'Costs may be sent positive or negative: their percents have the sign that was sent.',
    'Percents compare businesses of one industry and one accounting standard; a percent that rises may be a smaller base.',
  ],
  references: [
    {
      title: 'OpenStax: Principles of Finance, 5.7 Common-Size Statements (excerpt read)',
      url: 'https://openstax.org/books/principles-finance/pages/5-7-common-size-statements',
    },
    {
      title: 'Ravichandran: Common Size Statements, horizontal analysis (excerpt read)',
      url: 'https://www.scribd.com/presentation/689682006/01-Common-Size-Statements',
    },
  ],
});
