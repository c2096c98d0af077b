import {
  choice,
  defineCalculator,
  isAbove,
  isAtLeast,
  isBelow,
  money,
  number,
  percent,
  roundTo,
} from '@reckoner/engine';

const fromStatements = { when: { given: 'statements' } } as const;
const fromDuPont = { when: { given: 'dupont' } } as const;
const fromReturns = { when: { given: 'returns' } } as const;

/** The retained profit over the equity (or assets) at the beginning of the year: ROE·b/(1 - ROE·b) with the equity at its end. */
export default defineCalculator({
  title: 'Sustainable growth rate',
  description:
    'Sustainable and internal growth rate of sales from statements, from ROE and ROA, or from the DuPont factors, with the retention of profit.',
  keywords: ['SGR', 'internal growth rate', 'IGR', 'retention ratio times ROE', 'higgins growth model'],
  related: ['return-on-equity', 'external-funds-needed', 'dividend-discount-gordon'],
  inputs: {
    given: choice(
      {
        statements: { label: 'Statements', also: ['amounts'] },
        returns: { label: 'ROE and payout', also: ['ratios', 'ROE'] },
        dupont: { label: 'DuPont factors and payout', also: ['dupont'] },
      },
      { label: 'Given', default: 'statements' },
    ),
    netIncome: money({
      label: 'Net income',
      symbol: 'N',
      help: 'Of the year.',
      min: -1e15,
      max: 1e15,
      ...fromStatements,
    }),
    dividends: money({
      label: 'Dividends',
      symbol: 'D',
      help: 'Of the year, with repurchases of shares where they are lasting.',
      min: 0,
      max: 1e15,
      ...fromStatements,
    }),
    equity: money({ label: 'Shareholders’ equity', symbol: 'E', min: 0.01, max: 1e15, ...fromStatements }),
    assets: money({ label: 'Total assets', symbol: 'A', min: 0.01, max: 1e15, ...fromStatements }),
    returnOnEquity: percent({
      label: 'Return on equity',
      symbol: '\\mathrm{ROE}',
      min: -500,
      max: 500,
      usual: [1, 60],
      ...fromReturns,
    }),
    returnOnAssets: percent({
      label: 'Return on assets',
      symbol: '\\mathrm{ROA}',
      help: 'For the internal growth rate.',
      min: -500,
      max: 500,
      usual: [0.5, 40],
      optional: true,
      ...fromReturns,
    }),
    margin: percent({ label: 'Net profit margin', symbol: 'm', min: -500, max: 100, usual: [0.5, 40], ...fromDuPont }),
    turnover: number({
      label: 'Sales over total assets',
      symbol: 'a',
      min: 0.001,
      max: 100,
      usual: [0.05, 6],
      text: 'ratio',
      ...fromDuPont,
    }),
    multiplier: number({
      label: 'Total assets over equity',
      symbol: 'k',
      help: 'The equity multiplier: 1 plus debt to equity.',
      min: 1,
      max: 100,
      usual: [1, 15],
      text: 'ratio',
      ...fromDuPont,
    }),
    payout: percent({
      label: 'Dividend payout',
      symbol: 'p',
      help: 'Dividends over net income: 100% less the retention ratio.',
      min: 0,
      max: 1000,
      usual: [1, 100],
      when: { given: ['returns', 'dupont'] },
    }),
    balance: choice(
      {
        end: { label: 'At the end of the year', also: ['ending'] },
        beginning: { label: 'At the beginning of the year', also: ['start'] },
      },
      { label: 'Equity and assets are', default: 'end' },
    ),
  },
  outputs: {
    sustainable: percent({ label: 'Sustainable growth rate', symbol: '\\mathrm{SGR}', places: 2 }),
    internal: percent({ label: 'Internal growth rate', symbol: '\\mathrm{IGR}', places: 2, optional: true }),
    retention: percent({ label: 'Retention ratio', symbol: 'b', places: 2, optional: true }),
    roe: percent({ label: 'Return on equity', symbol: '\\mathrm{ROE}', places: 2 }),
    roa: percent({ label: 'Return on assets', symbol: '\\mathrm{ROA}', places: 2, optional: true }),
  },
  formula: (inputs) => {
    const isEnd = inputs.balance === 'end';
    if (inputs.given === 'statements') {
      const { netIncome, dividends, equity, assets } = inputs;
      const retained = netIncome - dividends;
      return {
        sustainable: retained / (isEnd ? equity - retained : equity),
        internal: retained / (isEnd ? assets - retained : assets),
        retention: netIncome > 0 ? retained / netIncome : undefined,
        roe: netIncome / equity,
        roa: netIncome / assets,
      };
    }
    const retention = 1 - inputs.payout;
    const roe = inputs.given === 'dupont' ? inputs.margin * inputs.turnover * inputs.multiplier : inputs.returnOnEquity;
    const roa = inputs.given === 'dupont' ? inputs.margin * inputs.turnover : inputs.returnOnAssets;
    const grown = roe * retention;
    return {
      sustainable: isEnd ? grown / (1 - grown) : grown,
      internal: roa === undefined ? undefined : isEnd ? (roa * retention) / (1 - roa * retention) : roa * retention,
      retention: roe > 0 ? retention : undefined,
      roe,
      roa,
    };
  },
  shown: ({ balance, roe, roa, retention }) => ({
    sustainable:
      retention === undefined
        ? undefined
        : balance === 'end'
          ? (roe * retention) / (1 - roe * retention)
          : roe * retention,
    internal:
      retention === undefined || roa === undefined
        ? undefined
        : balance === 'end'
          ? (roa * retention) / (1 - roa * retention)
          : roa * retention,
  }),
  stepwise: [
    'Without a profit there is no retention ratio: the growth is what net income less dividends is of the equity, or of the assets, at the beginning of the year.',
  ],
  explanation: ({ sustainable, internal, balance, retention, roa }) => {
    const when = balance === 'end' ? 'at the end of the year' : 'at the beginning of the year';
    const kept =
      retention === undefined
        ? 'no profit'
        : retention < 0
          ? 'more than the profit paid out'
          : '{retention} of the profit retained';
    const assets = roa === undefined ? '' : ', {roa} on assets,';
    const from = `With a return on equity of {roe} (on the equity ${when})${assets} and ${kept}`;
    if (sustainable < 0)
      return `${from}, the equity shrinks by {|sustainable|} a year: at the same debt to equity the business shrinks with it.`;
    if (sustainable === 0)
      return `${from}, the equity does not grow, nor can sales at the same debt to equity without new shares.`;
    const own = internal === undefined ? '' : ', and by {internal} without any outside money';
    return `${from}, sales can grow by {sustainable} a year without new shares at the same debt to equity, with debt growing as fast${own}.`;
  },
  requires: [
    {
      that: ({ equity, assets }) => equity <= assets,
      field: 'equity',
      says: 'The equity, {equity}, must not be above the total assets, {assets}, of which it is a part.',
    },
    {
      that: ({ netIncome, dividends, equity, balance }) => balance !== 'end' || isBelow(netIncome - dividends, equity),
      field: 'equity',
      says: 'The equity at the end of the year must be above the profit retained in it: there was no equity at its beginning, and growth from nothing has no rate.',
    },
    {
      that: ({ netIncome, dividends, equity, balance }) => balance === 'end' || isBelow(dividends - netIncome, equity),
      field: 'equity',
      says: 'Loss and dividends take all the equity of the beginning of the year, {equity}: none is left, and a shrinking by 100% or more has no meaning.',
    },
    {
      that: ({ returnOnEquity, payout, balance }) => balance === 'end' || isBelow(returnOnEquity * (payout - 1), 1),
      field: 'returnOnEquity',
      says: 'Loss and dividends take all the equity of the beginning of the year: none is left, and a shrinking by 100% or more has no meaning.',
    },
    {
      that: ({ margin, turnover, multiplier, payout, balance }) =>
        balance === 'end' || isBelow(margin * turnover * multiplier * (payout - 1), 1),
      field: 'margin',
      says: 'Loss and dividends take all the equity of the beginning of the year: none is left, and a shrinking by 100% or more has no meaning.',
    },
    {
      that: ({ returnOnEquity, payout, balance }) => balance !== 'end' || isBelow(returnOnEquity * (1 - payout), 0.995),
      field: 'returnOnEquity',
      says: 'ROE × retention must be below 100% where the equity is that of the end of the year: it holds the profit retained.',
    },
    {
      that: ({ returnOnAssets, payout, balance }) => balance !== 'end' || isBelow(returnOnAssets * (1 - payout), 0.995),
      field: 'returnOnAssets',
      says: 'ROA × retention must be below 100% where the assets are those of the end of the year: they hold the profit retained.',
    },
    {
      that: ({ returnOnEquity, returnOnAssets }) =>
        isAtLeast(Math.abs(returnOnEquity), Math.abs(returnOnAssets)) && returnOnEquity * returnOnAssets >= 0,
      field: 'returnOnAssets',
      says: 'The return on assets, {returnOnAssets}, cannot be larger than the return on equity, {returnOnEquity}, or of another sign: the equity is a part of the assets.',
    },
    {
      that: ({ margin, turnover, multiplier, payout, balance }) =>
        balance !== 'end' || isBelow(margin * turnover * multiplier * (1 - payout), 0.995),
      field: 'margin',
      says: 'Margin × turnover × multiplier × retention must be below 100% where the equity is that of the end of the year: it holds the profit retained.',
    },
    {
      that: ({ returnOnEquity, payout }) => returnOnEquity >= 0 || payout === 0,
      field: 'payout',
      says: 'A share of a loss cannot be paid out: with a negative return on equity give a payout of 0, or the statements.',
    },
    {
      that: ({ margin, payout }) => margin >= 0 || payout === 0,
      field: 'payout',
      says: 'A share of a loss cannot be paid out: with a negative margin give a payout of 0, or the statements.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ netIncome, dividends, payout }) =>
        netIncome !== undefined && dividends !== undefined
          ? dividends > netIncome && dividends > 0
          : payout !== undefined && payout > 1,
      says: 'More is paid out than earned: the equity shrinks, and the dividend cannot last.',
    },
    {
      level: 'caution',
      when: ({ sustainable }) => roundTo(100 * sustainable, 2) > 30,
      says: 'A growth of more than 30% a year seldom lasts: check that the profit is that of an ordinary year, and that the equity is not very small.',
    },
    {
      level: 'caution',
      when: ({ equity, multiplier, assets, returnOnEquity, returnOnAssets }) =>
        multiplier !== undefined
          ? multiplier > 10
          : assets !== undefined && equity !== undefined
            ? isAbove(assets, 10 * equity)
            : returnOnAssets !== undefined &&
              returnOnEquity !== undefined &&
              isAbove(Math.abs(returnOnEquity), 10 * Math.abs(returnOnAssets)),
      says: 'Total assets are more than 10 times the equity: growing at this rate keeps that debt, which lenders may not follow outside of banks and insurers.',
    },
    {
      level: 'caution',
      when: ({ roe }) => roe > 0 && roundTo(100 * roe, 2) < 0.5,
      says: 'A return on equity of {roe} is very small: check that all amounts are in the same thousands or millions, and of a whole year.',
    },
  ],
  examples: [
    {
      inputs: { netIncome: 19000, dividends: 2500, equity: 151500, assets: 250000 },
      results: { sustainable: 12.22222222, internal: 7.066381156, retention: 86.84210526, roe: 12.54125413, roa: 7.6 },
      source: 'Ross, Westerfield, Jordan, solutions of ch. 4: 12.22% with ending equity; by hand: 16500/233500',
    },
    {
      inputs: { netIncome: 19000, dividends: 2500, equity: 135000, assets: 250000, balance: 'beginning' },
      results: { sustainable: 12.22222222, internal: 6.6, roe: 14.07407407 },
      source: 'The same solutions: 12.22% with beginning equity, ROE 14.07%; by hand: 16500/250000',
    },
    {
      inputs: { given: 'returns', returnOnEquity: 12.54125413, payout: 13.15789474 },
      results: { sustainable: '12.2222', retention: 86.84210526 },
      source: 'The same solutions: ROE 12.54%, plowback 86.84%, growth 12.22%',
    },
    {
      inputs: { given: 'returns', returnOnEquity: 20, returnOnAssets: 10, payout: 50, balance: 'beginning' },
      results: { sustainable: 10, internal: 5 },
      source: 'By hand: 0.20 × 0.5 and 0.10 × 0.5',
    },
    {
      inputs: { given: 'returns', returnOnEquity: 20, returnOnAssets: 10, payout: 50 },
      results: { sustainable: 11.11111111, internal: 5.263157895 },
      source: 'By hand: 0.1/0.9 and 0.05/0.95',
    },
    {
      inputs: { given: 'dupont', margin: 8, turnover: 1.25, multiplier: 2, payout: 40 },
      results: { roe: 20, roa: 10, sustainable: 13.63636364, internal: 6.382978723 },
      source: 'By hand: 0.08 × 1.25 × 2 = 0.2; 0.12/0.88; 0.06/0.94',
    },
    {
      inputs: { netIncome: -10000, dividends: 0, equity: 90000, assets: 190000 },
      results: { sustainable: -10, internal: -5 },
      source: 'By hand: -10000/100000 and -10000/200000',
    },
    {
      inputs: { netIncome: 10000, dividends: 15000, equity: 95000, assets: 1000000 },
      results: { sustainable: -5, retention: -50 },
      cautions: ['More is paid out', 'more than 10 times'],
      source: 'By hand: -5000/100000',
    },
    {
      inputs: { given: 'dupont', margin: 20, turnover: 2, multiplier: 2, payout: 50 },
      results: { sustainable: 66.66666667 },
      cautions: ['more than 30%'],
      source: 'By hand: 0.4/0.6',
    },
    {
      inputs: { netIncome: 100, dividends: 0, equity: 500, assets: 400 },
      refused: 'must not be above the total assets',
      source: 'By definition',
    },
    {
      inputs: { netIncome: 1000, dividends: 0, equity: 900, assets: 4000 },
      refused: 'no equity at its beginning',
      source: 'By hand: 900 - 1000',
    },
    {
      inputs: { given: 'returns', returnOnEquity: 120, payout: 10 },
      refused: 'must be below 100%',
      source: 'By hand: 1.08',
    },
    {
      inputs: { given: 'returns', returnOnEquity: 120, returnOnAssets: 110, payout: 5 },
      refused: 'ROA × retention must be below 100%',
      source: 'By hand: 1.045',
    },
    {
      inputs: { given: 'returns', returnOnEquity: 10, returnOnAssets: 12, payout: 50 },
      refused: 'a part of the assets',
      source: 'By definition',
    },
    {
      inputs: { given: 'dupont', margin: 50, turnover: 2, multiplier: 2, payout: 10 },
      refused: 'must be below 100%',
      source: 'By hand: 1.8',
    },
    {
      inputs: { given: 'returns', returnOnEquity: -10, payout: 20 },
      refused: 'share of a loss',
      source: 'By definition',
    },
    {
      inputs: { given: 'dupont', margin: -5, turnover: 1, multiplier: 2, payout: 20 },
      refused: 'share of a loss',
      source: 'By definition',
    },
    {
      inputs: { netIncome: 100, dividends: 0, equity: 100100, assets: 100100 },
      results: { sustainable: 0.1, internal: 0.1, retention: 100 },
      cautions: ['very small'],
      source: 'By hand: 100/100000',
    },
    {
      inputs: { given: 'returns', returnOnEquity: -10, returnOnAssets: -5, payout: 0 },
      results: { sustainable: -9.090909091, internal: -4.761904762 },
      source: 'By hand: -10/110 and -5/105; of a loss nothing is retained',
    },
    {
      inputs: { given: 'dupont', margin: -5, turnover: 1, multiplier: 2, payout: 0 },
      results: { sustainable: -9.090909091, roe: -10, roa: -5 },
      source: 'By hand: -10/110',
    },
    {
      inputs: { netIncome: -150, dividends: 0, equity: 100, assets: 200, balance: 'beginning' },
      refused: 'take all the equity',
      source: 'By hand: 100 - 150',
    },
    {
      inputs: { given: 'returns', returnOnEquity: -120, payout: 0, balance: 'beginning' },
      refused: 'take all the equity',
      source: 'By hand: 100 - 120',
    },
    {
      inputs: { given: 'dupont', margin: -60, turnover: 1, multiplier: 2, payout: 0, balance: 'beginning' },
      refused: 'take all the equity',
      source: 'By hand: 100 - 120',
    },
    {
      inputs: { netIncome: 100, dividends: 100, equity: 1000, assets: 2000 },
      results: { sustainable: 0, internal: 0, retention: 0, roe: 10 },
      source: 'By hand: nothing is retained',
    },
  ],
  notes: [
    'Holds while margin, asset turnover, payout and debt to equity stay as they are and no shares are sold; the internal rate also while nothing more is borrowed.',
    'ROE × retention with the equity of the end of the year, as it is often written, tells less than what can be sustained.',
  ],
  references: [
    {
      title: 'Ross, Westerfield, Jordan: Fundamentals of Corporate Finance, ch. 4 (solutions manual opened)',
      url: 'https://www.coursepaper.com/solution-manual/978-1260153590-chapter-4-solutions-manual-part-2/',
    },
    { title: 'Higgins: How Much Growth Can a Firm Afford?, Financial Management 6 (1977) 7–16 (cited unopened)' },
  ],
});
