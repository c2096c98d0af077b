import { choice, defineCalculator, isAbove, isBelow, money, percent, roundTo } from '@reckoner/engine';
import { operatingIncome } from '../shared/statements.js';
import { months } from './shared/balances.js';

const fromProfit = { when: { given: 'ebit' } } as const;

/** What is left of the operating profit after tax when the capital has had its cost; the market’s view beside it. */
export default defineCalculator({
  title: 'Economic value added',
  description:
    'Economic value added from operating profit after tax, invested capital and its cost, with the spread of the return over the cost, and market value added.',
  keywords: ['EVA', 'economic profit', 'residual operating income', 'market value added', 'MVA', 'capital charge'],
  related: ['return-on-invested-capital', 'wacc', 'business-valuation-dcf'],
  arithmetic: 'decimal',
  inputs: {
    given: choice(
      {
        ebit: { label: 'EBIT and tax rate', also: ['ebit'] },
        nopat: { label: 'Operating profit after tax (NOPAT)', also: ['nopat'] },
      },
      { label: 'Given', default: 'ebit' },
    ),
    operatingIncome: { ...operatingIncome, help: 'Before interest, of the period; a loss negative.', ...fromProfit },
    incomeTax: percent({
      label: 'Tax rate on operating income',
      symbol: 'T',
      min: 0,
      max: 99,
      usual: [5, 45],
      ...fromProfit,
    }),
    afterTax: money({
      label: 'Operating profit after tax',
      symbol: '\\mathrm{NOPAT}',
      help: 'Before interest: not the net income.',
      min: -1e15,
      max: 1e15,
      when: { given: 'nopat' },
    }),
    capital: money({
      label: 'Invested capital',
      symbol: 'K',
      help: 'Equity and interest-bearing debt (total assets less liabilities that bear no interest), at the start of the period or on average.',
      min: 0.01,
      max: 1e15,
    }),
    wacc: percent({
      label: 'Weighted average cost of capital a year',
      symbol: 'c',
      help: 'WACC, after tax.',
      above: 0,
      max: 100,
      usual: [3, 25],
    }),
    months,
    marketEquity: money({
      label: 'Market value of the equity',
      symbol: 'V_E',
      help: 'Shares × price, with preferred stock and minority interests; for the market value added.',
      min: 0,
      max: 1e15,
      optional: true,
    }),
    marketDebt: money({
      label: 'Market value of the debt',
      symbol: 'V_D',
      help: 'Book value where there is no other; 0 without debt.',
      min: 0,
      max: 1e15,
      optional: true,
    }),
  },
  outputs: {
    eva: money({ label: 'Economic value added', symbol: '\\mathrm{EVA}' }),
    nopat: money({ label: 'Operating profit after tax (NOPAT)', symbol: '\\mathrm{NOPAT}' }),
    charge: money({ label: 'Charge for the capital', symbol: 'H' }),
    roic: percent({ label: 'Return on the invested capital a year', symbol: 'r', places: 2 }),
    spread: percent({ label: 'Return less cost of capital a year', symbol: 's', places: 2 }),
    mva: money({ label: 'Market value added', symbol: '\\mathrm{MVA}', optional: true }),
  },
  formula: (inputs) => {
    const { capital, wacc, months, marketEquity, marketDebt } = inputs;
    const nopat = inputs.given === 'nopat' ? inputs.afterTax : inputs.operatingIncome * (1 - inputs.incomeTax);
    const charge = (capital * wacc * months) / 12;
    const eva = nopat - charge;
    return {
      eva,
      nopat,
      charge,
      roic: (nopat * 12) / months / capital,
      spread: (eva * 12) / months / capital,
      mva: marketEquity === undefined || marketDebt === undefined ? undefined : marketEquity + marketDebt - capital,
    };
  },
  shown: ({ roic, wacc }) => ({ spread: roic - wacc }),
  figure: { kind: 'parts', of: 'nopat', parts: ['charge', 'eva'] },
  explanation: ({ given, eva, nopat, mva }) => {
    const cents = roundTo(eva, 2);
    const taxed = given === 'ebit' ? ' (EBIT of {operatingIncome}, tax at {incomeTax})' : '';
    const profit =
      nopat < 0
        ? `An operating loss after tax of {|nopat|}${taxed}`
        : `An operating profit after tax of {nopat}${taxed}`;
    const left =
      nopat < 0
        ? 'and a charge of {charge} for the capital make an economic loss of {|eva|} (negative EVA)'
        : cents === 0
          ? 'just covers the charge of {charge} for the capital: the economic value added is {eva}'
          : cents < 0
            ? 'is {|eva|} less than the charge of {charge} for the capital: the EVA is negative by that'
            : 'less the charge of {charge} for the capital is an economic value added of {eva}';
    const market =
      mva === undefined
        ? ''
        : roundTo(mva, 2) === 0
          ? ' The market values equity and debt, {marketEquity} and {marketDebt}, at the invested capital.'
          : mva < 0
            ? ' The market values equity and debt, {marketEquity} and {marketDebt}, at {|mva|} less than the invested capital (negative MVA).'
            : ' The market values equity and debt, {marketEquity} and {marketDebt}, at {mva} more than the invested capital (market value added).';
    return `${profit} in {months} {months|month|months} ${left}. The charge is {wacc} a year of {capital}, the return on it {roic} a year.${market}`;
  },
  requires: [
    {
      that: (_, given) => given.marketEquity === given.marketDebt,
      field: 'marketDebt',
      says: 'Market value added needs the market value of equity and that of debt (0 without debt): invested capital is of both.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ months }) => months !== 12,
      says: 'The cost of a year was taken in proportion to {months} {months|month|months}; in a seasonal business the EVA of such a period says little.',
    },
    {
      level: 'caution',
      when: ({ operatingIncome, incomeTax }) =>
        operatingIncome !== undefined && incomeTax !== undefined && operatingIncome < 0 && incomeTax > 0,
      says: 'Tax was taken off the operating loss as if it were saved at once: with no other profit to set it against use a tax rate of 0.',
    },
    {
      level: 'caution',
      when: ({ roic }) => roundTo(100 * Math.abs(roic), 2) > 60,
      says: 'A return of {roic} a year on the capital is seldom seen: check that profit and capital are in the same thousands or millions, and that the capital holds all equity and debt.',
    },
    {
      level: 'caution',
      when: ({ roic }) => roic !== 0 && roundTo(100 * Math.abs(roic), 2) < 0.2,
      says: 'A return of {roic} a year on the capital is next to nothing: check that profit and capital are in the same thousands or millions.',
    },
    {
      level: 'note',
      when: ({ mva }) => mva !== undefined,
      says: 'Market values are of one date: market value added is right where the invested capital is that of the same date, not of the start or an average.',
    },
    {
      level: 'caution',
      when: ({ marketEquity, marketDebt, capital }) =>
        marketEquity !== undefined &&
        marketDebt !== undefined &&
        (isAbove(marketEquity + marketDebt, 20 * capital) || isBelow(5 * (marketEquity + marketDebt), capital)),
      says: 'The market value is more than 20 times or less than a fifth of the invested capital: check that both are in the same thousands or millions and that the market value is of all shares, not of one.',
    },
  ],
  examples: [
    {
      inputs: { operatingIncome: 15000, incomeTax: 30, capital: 80000, wacc: 10.75 },
      results: { eva: 1900, nopat: 10500, charge: 8600, roic: 13.125, spread: 2.375 },
      source: 'exinfm.com: Four steps to calculating EVA, printed: 10,500 - 8,600 = 1,900',
    },
    {
      inputs: { given: 'nopat', afterTax: 700000, capital: 1500000, wacc: 15 },
      results: { eva: 475000, charge: 225000, roic: '46.66667' },
      source: 'techdoct.com, printed: 475,000',
    },
    {
      inputs: {
        operatingIncome: 5130,
        incomeTax: 35,
        capital: 50420,
        wacc: 6.2,
        marketEquity: 1000,
        marketDebt: 500,
      },
      results: { nopat: '3334.50', charge: '3126.04', eva: '208.46', mva: -48920 },
      cautions: ['less than a fifth', 'of one date'],
      source: 'Stark Industries as printed on scribd.com: NOPAT 3,334, EVA 208; market value by hand',
    },
    {
      inputs: {
        given: 'nopat',
        afterTax: 100,
        capital: 1200,
        wacc: 10,
        marketEquity: 1000,
        marketDebt: 500,
      },
      results: { eva: -20, mva: 300, roic: '8.333333', spread: '-1.666667' },
      cautions: ['of one date'],
      source: 'MVA as printed by superfastcpa.com: 1.5 - 1.2 = 0.3 (billions); EVA by hand: 100 - 120',
    },
    {
      inputs: { given: 'nopat', afterTax: 30, capital: 1200, wacc: 10, months: 3, marketEquity: 700, marketDebt: 500 },
      results: { eva: 0, charge: 30, roic: 10, spread: 0, mva: 0 },
      cautions: ['in proportion', 'of one date'],
      source: 'By hand: 1200 × 10% × 3/12',
    },
    {
      inputs: { operatingIncome: -200, incomeTax: 25, capital: 1000, wacc: 8 },
      results: { nopat: -150, charge: 80, eva: -230, roic: -15, spread: -23 },
      cautions: ['as if it were saved'],
      source: 'By hand: -150 - 80',
    },
    {
      inputs: { given: 'nopat', afterTax: 800, capital: 1000, wacc: 10 },
      results: { eva: 700, charge: 100, roic: 80 },
      cautions: ['seldom seen'],
      source: 'By hand: 800 - 100',
    },
    {
      inputs: { given: 'nopat', afterTax: 1, capital: 1000, wacc: 10 },
      results: { eva: -99, roic: 0.1 },
      cautions: ['next to nothing'],
      source: 'By hand: 1 - 100',
    },
    {
      inputs: { given: 'nopat', afterTax: 100, capital: 1000, wacc: 10, marketEquity: 2000 },
      refused: 'needs the market value of equity',
      source: 'By definition',
    },
  ],
  notes: [
    'EVA® is a trademark of Stern Value Management. Its users adjust profit and capital (research, goodwill, leases, provisions): without adjustments the result is economic profit on the books as they are.',
    'One period’s EVA does not tell whether the business is worth more or less: market value added is the present value of all EVA to come.',
  ],
  references: [
    {
      title: 'Four Steps to Calculating Economic Value Added (excerpt read)',
      url: 'http://www.exinfm.com/board/four_steps_to_eva.htm',
    },
    {
      title: 'Market value added, after Stewart: The Quest for Value, 1991 (excerpt read)',
      url: 'https://handwiki.org/wiki/index.php?oldid=2446385&title=Finance%3AMarket_value_added',
    },
    { title: 'Brealey, Myers, Allen: Principles of Corporate Finance, 13th ed., ch. 12 (cited unopened)' },
  ],
});
