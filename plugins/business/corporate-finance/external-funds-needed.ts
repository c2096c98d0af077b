import {
  constant,
  defineCalculator,
  isAbove,
  isAtMost,
  isBelow,
  money,
  percent,
  roundTo,
  table,
} from '@reckoner/engine';
import { gap } from './shared/gap.js';

/** Growth of the assets that follow sales: of fixed assets only what sales beyond full capacity need. */
function assetsNeeded(assets: number, fixedAssets: number, capacity: number, growth: number): number {
  return (assets - fixedAssets) * growth + fixedAssets * Math.max(0, capacity * (1 + growth) - 1);
}

/** AFN = A*ΔS/S - L*ΔS/S - M S1 b. */
export default defineCalculator({
  title: 'External financing needed (AFN)',
  description:
    'Additional funds needed for a growth of sales, after spontaneous liabilities and retained profit, with spare capacity of fixed assets and the growth that needs none.',
  keywords: ['additional funds needed', 'external funds needed', 'EFN', 'percentage of sales method', 'financing gap'],
  related: ['sustainable-growth-rate', 'working-capital'],
  inputs: {
    sales: money({ label: 'Sales of the last year', symbol: 'S_0', min: 0.01, max: 1e15 }),
    newSales: money({ label: 'Sales of the next year', symbol: 'S_1', min: 0.01, max: 1e15 }),
    assets: money({
      label: 'Assets that grow with sales',
      symbol: 'A^*',
      help: 'Cash, receivables, inventory and net fixed assets at the end of the last year.',
      min: 0,
      max: 1e15,
    }),
    liabilities: money({
      label: 'Liabilities that grow with sales',
      symbol: 'L^*',
      help: 'Accounts payable and accruals; no bank loans, notes or bonds.',
      min: 0,
      max: 1e15,
    }),
    margin: percent({
      label: 'Net profit margin of the next year',
      symbol: 'M',
      help: 'Net income over sales.',
      min: -200,
      max: 100,
      usual: [0.5, 40],
    }),
    payout: percent({
      label: 'Dividend payout',
      symbol: 'p',
      help: 'Dividends over net income: 100% less the retention ratio.',
      min: 0,
      max: 300,
      usual: [1, 100],
    }),
    fixedAssets: money({
      label: 'Fixed assets among them',
      symbol: 'F',
      help: 'Net; with the capacity at which they are used.',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    capacity: percent({
      label: 'Capacity at which they are used',
      symbol: 'u',
      help: 'Sales of the last year over the sales at full capacity.',
      min: 5,
      max: 100,
      usual: [30, 100],
      optional: true,
    }),
  },
  outputs: {
    needed: money({ label: 'External financing needed', symbol: '\\mathrm{AFN}' }),
    assetGrowth: money({ label: 'Growth of assets', symbol: '\\Delta A' }),
    liabilityGrowth: money({ label: 'Growth of liabilities with sales', symbol: '\\Delta L' }),
    retained: money({ label: 'Retained profit', symbol: 'R' }),
    growth: percent({ label: 'Growth of sales', symbol: 'g', places: 2 }),
    selfSupporting: percent({ label: 'Growth that needs no outside money', symbol: 'g_0', places: 2, optional: true }),
    fullCapacitySales: money({ label: 'Sales at full capacity', optional: true }),
    byGrowth: table(
      {
        growth: percent({ label: 'Growth of sales', places: 2 }),
        sales: money({ label: 'Sales' }),
        needed: money({ label: 'Financing needed' }),
      },
      { label: 'By growth of sales' },
    ),
  },
  formula: ({ sales, newSales, assets, liabilities, margin, payout, fixedAssets, capacity }) => {
    const growth = (newSales - sales) / sales;
    const fixed = fixedAssets ?? constant(0, '$');
    const used = capacity ?? 1;
    const keep = margin > 0 ? margin * (1 - payout) : margin;
    const neededAt = (rate: number) =>
      gap(assetsNeeded(assets, fixed, used, rate), liabilities * rate + keep * sales * (1 + rate));
    const first = newSales < sales ? growth : 0;
    const by = newSales === sales ? 0.05 : Math.abs(growth) / 2;
    // Up to full capacity the current assets alone grow.
    const own = keep * sales;
    const spare = 1 / used - 1;
    const slopeBelow = assets - fixed - liabilities - own;
    const slopeAbove = slopeBelow + fixed * used;
    const below = own / slopeBelow;
    const above = (own + fixed * (1 - used)) / slopeAbove;
    const fits = isAbove(assets - fixed, liabilities + own) && below <= spare;
    const selfSupporting =
      own <= 0
        ? undefined
        : fits
          ? below
          : isAbove(assets - fixed + fixed * used, liabilities + own)
            ? above
            : undefined;
    return {
      needed: neededAt(growth),
      assetGrowth: assetsNeeded(assets, fixed, used, growth),
      liabilityGrowth: liabilities * growth,
      retained: keep * newSales,
      growth,
      selfSupporting,
      fullCapacitySales: capacity === undefined ? undefined : sales / used,
      byGrowth: [0, 1, 2, 3, 4].map((step) => {
        const rate = first + step * by;
        return { growth: rate, sales: sales * (1 + rate), needed: neededAt(rate) };
      }),
    };
  },
  shown: ({ sales, newSales, growth, assets, liabilities, margin, payout, capacity }) => ({
    needed:
      capacity === undefined && margin > 0
        ? assets * growth - liabilities * growth - margin * newSales * (1 - payout)
        : undefined,
    selfSupporting:
      capacity === undefined && margin > 0
        ? (margin * (1 - payout) * sales) / (assets - liabilities - margin * (1 - payout) * sales)
        : undefined,
  }),
  stepwise: [
    'Assets grow with sales. With spare capacity the fixed assets grow only by what the new sales need beyond the full-capacity sales: fixed assets × (capacity used × new sales / sales - 1).',
    'The liabilities that follow sales grow with them, and the profit less dividends stays in the business; of a loss no dividend is paid.',
    'What the growth of assets needs beyond these two has to come from outside.',
  ],
  explanation: ({ sales, newSales, needed, selfSupporting, margin, payout, capacity, growth }) => {
    const used = capacity === undefined ? '' : ' (fixed assets of {fixedAssets} among them, used at {capacity})';
    const kept =
      margin < 0
        ? `a loss of {|retained|} (margin {margin}) has to be borne`
        : payout > 1
          ? 'dividends take {|retained|} more than the profit (margin {margin}, payout {payout})'
          : '{retained} of profit is retained (margin {margin}, payout {payout})';
    const moves =
      newSales > sales
        ? `Sales grow by {growth} from {sales} to {newSales}: assets of {assets}${used} need {assetGrowth} more, liabilities of {liabilities} bring {liabilityGrowth}`
        : newSales < sales
          ? `Sales fall by {|growth|} from {sales} to {newSales}: assets of {assets}${used} free {|assetGrowth|}, liabilities of {liabilities} shrink by {|liabilityGrowth|}`
          : `Sales stay at {newSales}: assets of {assets} and liabilities of {liabilities} stay as they are`;
    const end =
      selfSupporting === undefined
        ? margin > 0 && payout < 1
          ? ' At these proportions growth at any rate needs no outside money.'
          : ''
        : growth > selfSupporting || newSales <= sales
          ? ' Sales can grow by {selfSupporting} without outside money.'
          : ' Sales could grow by {selfSupporting} without outside money.';
    if (roundTo(needed, 2) === 0)
      return `${moves}, and ${kept}. No outside money is needed, and none is left over.${end}`;
    return needed > 0
      ? `${moves}, and ${kept}. {needed} must come from outside.${end}`
      : `${moves}, and ${kept}. Nothing must come from outside, and {|needed|} is left over.${end}`;
  },
  requires: [
    {
      that: (_, given) => given.fixedAssets === given.capacity,
      field: 'capacity',
      says: 'The fixed assets and the capacity at which they are used go together: give both, or neither.',
    },
    {
      that: ({ fixedAssets, assets }) => fixedAssets <= assets,
      field: 'fixedAssets',
      says: 'The fixed assets, {fixedAssets}, must be among the assets that grow with sales, {assets}.',
    },
    {
      that: ({ sales, newSales }) => isAtMost(newSales, 20 * sales) && isAtMost(sales, 20 * newSales),
      field: 'newSales',
      says: 'The sales of the next year, {newSales}, are more than 20 times or less than a twentieth of the last, {sales}: give both in the same thousands or millions.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ assets, sales }) => isAbove(assets, 20 * sales) || isBelow(assets, 0.02 * sales),
      says: 'The assets are hardly in proportion to the sales: check that all amounts are in the same thousands or millions.',
    },
    {
      level: 'caution',
      when: ({ liabilities, assets }) => isAbove(liabilities, 0.6 * assets),
      says: 'The liabilities that grow with sales are more than 60% of the assets: check that no loans or bonds are among them.',
    },
    {
      level: 'caution',
      when: ({ growth }) => growth < 0,
      says: 'Sales fall: the formula takes for granted that inventory and receivables become cash at once, and without fixed assets given apart that fixed assets do, too.',
    },
    {
      level: 'caution',
      when: ({ payout }) => payout > 1,
      says: 'More is paid out than earned: the dividend itself needs outside money.',
    },
    {
      level: 'caution',
      when: ({ margin }) => margin < 0,
      says: 'The loss has to be financed as well. No dividend is counted, whatever the payout.',
    },
    {
      level: 'note',
      when: ({ growth, selfSupporting }) =>
        roundTo(100 * growth, 2) > 50 || (selfSupporting !== undefined && roundTo(100 * selfSupporting, 2) > 50),
      says: 'For growth of more than half, assets and liabilities seldom stay in proportion to sales: plan each of them.',
    },
  ],
  figure: { kind: 'series', table: 'byGrowth', x: 'growth', lines: ['needed'] },
  examples: [
    {
      inputs: { sales: 1000, newSales: 1250, assets: 3000, liabilities: 300, margin: 13.2, payout: '33.3333333333' },
      results: {
        needed: '565.0',
        assetGrowth: 750,
        liabilityGrowth: 75,
        retained: '110.0',
        growth: 25,
        selfSupporting: '3.369',
        byGrowth: {
          length: 5,
          rows: { 0: { growth: 0, sales: 1000, needed: -88 }, 4: { growth: 50, sales: 1500, needed: 1218 } },
        },
      },
      source:
        'Rosengarten of Ross, Westerfield, Jordan, ch. 4: EFN $565; by hand: 88/(3000 - 300 - 88); at 50%: 1500 - 150 - 132',
    },
    {
      inputs: {
        sales: 1000,
        newSales: 1250,
        assets: 3000,
        liabilities: 300,
        margin: 13.2,
        payout: '33.3333333333',
        fixedAssets: 1800,
        capacity: 90,
      },
      results: { needed: '340.0', assetGrowth: 525, fullCapacitySales: 1111.11 },
      source: 'The same at 90% of capacity: $340, full-capacity sales $1,111',
    },
    {
      inputs: {
        sales: 1000,
        newSales: 1250,
        assets: 3000,
        liabilities: 300,
        margin: 13.2,
        payout: '33.3333333333',
        fixedAssets: 1800,
        capacity: 70,
      },
      results: { needed: '115.0', selfSupporting: '10.837' },
      source: 'The same at 70% of capacity: $115; by hand: 88/(1200 - 300 - 88)',
    },
    {
      inputs: { sales: 200000, newSales: 300000, assets: 100000, liabilities: 10000, margin: 5, payout: 40 },
      results: { needed: 36000, assetGrowth: 50000, liabilityGrowth: 5000, retained: 9000 },
      source: 'A published worked example: $36,000',
    },
    {
      inputs: { sales: 100, newSales: 110, assets: 50, liabilities: 10, margin: 10, payout: 50 },
      results: { needed: -1.5, assetGrowth: 5, retained: 5.5, selfSupporting: 14.28571429 },
      source: 'By hand: 5 - 1 - 5.5; 5/35',
    },
    {
      inputs: { sales: 100, newSales: 110, assets: 55, liabilities: 0, margin: 10, payout: 50 },
      results: { needed: 0, selfSupporting: 10 },
      source: 'By hand: 5.5 - 5.5',
    },
    {
      inputs: { sales: 100, newSales: 100, assets: 50, liabilities: 10, margin: -10, payout: 50 },
      results: { needed: 10, retained: -10, growth: 0 },
      cautions: ['loss has to be financed'],
      source: 'By hand: 0 - 0 + 10',
    },
    {
      inputs: {
        sales: 100,
        newSales: 90,
        assets: 50,
        liabilities: 10,
        margin: 10,
        payout: 200,
        fixedAssets: 20,
        capacity: 80,
      },
      results: { needed: 7, assetGrowth: -3 },
      cautions: ['Sales fall', 'More is paid out'],
      source: 'By hand: 30 × -0.1 + 1 + 9; fixed assets stay',
    },
    {
      inputs: {
        sales: 100,
        newSales: 80,
        assets: 50,
        liabilities: 10,
        margin: 10,
        payout: 50,
        fixedAssets: 20,
        capacity: 100,
      },
      results: { assetGrowth: -6, needed: -8 },
      cautions: ['Sales fall'],
      source: 'By hand: 30 × -0.2 + 2 - 4; fixed assets stay',
    },
    {
      inputs: { sales: 100, newSales: 160, assets: 5, liabilities: 8, margin: 1, payout: 0 },
      results: { needed: -3.4 },
      cautions: ['more than 60%', 'more than half'],
      source: 'By hand: 3 - 4.8 - 1.6',
    },
    {
      inputs: { sales: 100, newSales: 110, assets: 1, liabilities: 0.5, margin: 1, payout: 50 },
      results: { needed: -0.5 },
      cautions: ['hardly in proportion'],
      source: 'By hand: 0.1 - 0.05 - 0.55',
    },
    {
      inputs: {
        sales: 100,
        newSales: 130,
        assets: 60,
        liabilities: 10,
        margin: 10,
        payout: 0,
        fixedAssets: 40,
        capacity: 90,
      },
      results: { needed: -3.2, selfSupporting: '38.8889' },
      source: 'By hand: 6 + 40 × 0.17 - 3 - 13; (10 + 4)/(60 - 10 - 10 - 4)',
    },
    {
      inputs: { sales: 100, newSales: 110, assets: 60, liabilities: 10, margin: 10, payout: 0, capacity: 90 },
      refused: 'give both, or neither',
      source: 'By definition',
    },
    {
      inputs: {
        sales: 100,
        newSales: 110,
        assets: 60,
        liabilities: 10,
        margin: 10,
        payout: 0,
        fixedAssets: 70,
        capacity: 90,
      },
      refused: 'must be among the assets',
      source: 'By definition',
    },
    {
      inputs: { sales: 100, newSales: 110000, assets: 60, liabilities: 10, margin: 10, payout: 0 },
      refused: 'same thousands or millions',
      source: 'By definition',
    },
  ],
  notes: [
    'The need is that of the next year, before the interest on the new money; the margin is taken to hold.',
    'Depreciation is taken to be spent on replacement, so that the net fixed assets stay where they do not grow.',
  ],
  references: [
    {
      title:
        'Ross, Westerfield, Jordan: Fundamentals of Corporate Finance, ch. 4, Rosengarten (a solution of its example opened)',
      url: 'https://holooly.com/solutions-v20/suppose-rosengarten-were-operating-at-90-percent-capacity-what-would-sales-be-at-full-capacity-what-is-the-capital-intensity-ratio-at-full-capacity-what-is-efn-in-this-case',
    },
    { title: 'Brigham, Ehrhardt: Financial Management, chapter on financial planning (cited unopened)' },
  ],
});
