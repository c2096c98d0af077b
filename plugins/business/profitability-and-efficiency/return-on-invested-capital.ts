import { choice, defineCalculator, isAbove, money, percent, roundTo } from '@reckoner/engine';
import { operatingIncome } from '../shared/statements.js';
import { isFarApart, months } from './shared/balances.js';

const fromOperating = { when: { given: 'operating' } } as const;
const fromFinancing = { when: { given: 'financing' } } as const;

/** Operating profit after tax over what equity and lenders have put in, and EBIT over capital employed. */
export default defineCalculator({
  title: 'Return on invested capital',
  description:
    'Return on invested capital from EBIT, tax and invested capital, from assets or from equity and debt, with return on capital employed and the spread over the cost of capital.',
  keywords: ['ROIC', 'return on capital employed', 'ROCE', 'NOPAT over invested capital', 'return on capital'],
  related: ['economic-value-added', 'return-on-assets', 'return-on-equity', 'wacc'],
  arithmetic: 'decimal',
  inputs: {
    operatingIncome: {
      ...operatingIncome,
      help: 'Before interest, without the income of excess cash; a loss negative.',
    },
    incomeTax: percent({ label: 'Tax rate on operating income', symbol: 'T', min: 0, max: 99, usual: [5, 45] }),
    given: choice(
      {
        operating: { label: 'Assets less liabilities without interest', also: ['assets', 'operating approach'] },
        financing: { label: 'Equity and debt', also: ['financing approach'] },
        amount: { label: 'Invested capital', also: ['capital'] },
      },
      { label: 'Invested capital from', default: 'operating' },
    ),
    assets: money({ label: 'Total assets', symbol: 'A', min: 0.01, max: 1e15, ...fromOperating }),
    currentLiabilities: money({
      label: 'Current liabilities',
      symbol: 'L',
      help: 'All of them, with short-term debt.',
      min: 0,
      max: 1e15,
      ...fromOperating,
    }),
    shortTermDebt: money({
      label: 'Short-term debt in them',
      symbol: 'D_s',
      help: 'What bears interest: loans, current part of long-term debt and leases.',
      min: 0,
      max: 1e15,
      default: 0,
      ...fromOperating,
    }),
    freeLiabilities: money({
      label: 'Long-term liabilities without interest',
      symbol: 'L_f',
      help: 'Provisions, customer deposits, deferred tax, as far as you do not count them as capital; at 0 they stay in it.',
      min: 0,
      max: 1e15,
      default: 0,
      ...fromOperating,
    }),
    equity: money({
      label: 'Shareholders’ equity',
      symbol: 'E',
      help: 'With minority interests; negative where losses or buybacks ate it.',
      min: -1e15,
      max: 1e15,
      ...fromFinancing,
    }),
    debt: money({
      label: 'Interest-bearing debt',
      symbol: 'D',
      help: 'Short- and long-term, with leases.',
      min: 0,
      max: 1e15,
      ...fromFinancing,
    }),
    excessCash: money({
      label: 'Excess cash',
      symbol: 'X',
      help: 'Cash and securities beyond what the operations need, with other assets that they do not use.',
      min: 0,
      max: 1e15,
      default: 0,
      when: { given: ['operating', 'financing'] },
    }),
    capital: money({
      label: 'Invested capital',
      symbol: 'K',
      help: 'At the end of the period, or its average.',
      min: 0.01,
      max: 1e15,
      when: { given: 'amount' },
    }),
    startCapital: money({
      label: 'Invested capital at the start',
      symbol: 'K_0',
      help: 'Averaged with the other; left out, that alone is taken.',
      min: 0.01,
      max: 1e15,
      optional: true,
    }),
    months,
    wacc: percent({
      label: 'Weighted average cost of capital a year',
      symbol: 'c',
      help: 'WACC, to compare with.',
      above: 0,
      max: 100,
      usual: [3, 25],
      optional: true,
    }),
  },
  outputs: {
    roic: percent({ label: 'Return on invested capital a year', symbol: '\\mathrm{ROIC}', places: 2 }),
    nopat: money({ label: 'Operating profit after tax (NOPAT)', symbol: '\\mathrm{NOPAT}' }),
    invested: money({ label: 'Invested capital', symbol: 'K_1' }),
    average: money({ label: 'Invested capital that was taken', symbol: 'K_m' }),
    pretax: percent({ label: 'Return on invested capital a year before tax', symbol: 'r', places: 2 }),
    employed: money({ label: 'Capital employed', symbol: 'C', optional: true }),
    roce: percent({ label: 'Return on capital employed a year', symbol: '\\mathrm{ROCE}', places: 2, optional: true }),
    spread: percent({ label: 'ROIC less cost of capital a year', symbol: 's', places: 2, optional: true }),
  },
  formula: (inputs) => {
    const { operatingIncome, incomeTax, given, startCapital, months, wacc } = inputs;
    const invested =
      given === 'operating'
        ? inputs.assets -
          (inputs.currentLiabilities - inputs.shortTermDebt) -
          inputs.freeLiabilities -
          inputs.excessCash
        : given === 'financing'
          ? inputs.equity + inputs.debt - inputs.excessCash
          : inputs.capital;
    const average = startCapital === undefined ? invested : (startCapital + invested) / 2;
    const nopat = operatingIncome * (1 - incomeTax);
    const roic = (nopat * 12) / months / average;
    const employed =
      given === 'operating' && isAbove(inputs.assets, inputs.currentLiabilities)
        ? inputs.assets - inputs.currentLiabilities
        : undefined;
    return {
      roic,
      nopat,
      invested,
      average,
      pretax: (operatingIncome * 12) / months / average,
      employed,
      roce: employed === undefined ? undefined : (operatingIncome * 12) / months / employed,
      spread: wacc === undefined ? undefined : roic - wacc,
    };
  },
  explanation: ({ given, operatingIncome, freeLiabilities, startCapital, roce, wacc, roic }) => {
    const profit =
      operatingIncome < 0 ? 'An operating loss after tax of {|nopat|}' : 'An operating profit after tax of {nopat}';
    const which =
      startCapital === undefined
        ? 'an invested capital of {average}'
        : 'an average invested capital of {average} ({startCapital} at the start, {invested} at the end)';
    const free =
      freeLiabilities === undefined || freeLiabilities === 0
        ? ''
        : ', long-term liabilities without interest of {freeLiabilities}';
    const cash =
      given === 'amount'
        ? ''
        : given === 'operating'
          ? `, from total assets of {assets} less current liabilities of {currentLiabilities} (of which {shortTermDebt} of debt stays in)${free} and excess cash of {excessCash},`
          : ', from equity of {equity} and debt of {debt} less excess cash of {excessCash},';
    const employed =
      roce === undefined
        ? ''
        : ' The return on capital employed, EBIT over total assets less current liabilities at the end, is {roce}.';
    const shown = roundTo(100 * roic, 2);
    const cost = wacc === undefined ? 0 : roundTo(100 * wacc, 2);
    const against =
      wacc === undefined
        ? ''
        : shown === cost
          ? ', about as high as the cost of capital of {wacc}'
          : shown > cost
            ? ', above the cost of capital of {wacc}'
            : ', below the cost of capital of {wacc}';
    return `${profit} (EBIT of {operatingIncome}, tax at {incomeTax}) in {months} {months|month|months} on ${which}${cash} is a return of {roic} a year${against}; before tax it is {pretax}.${employed}`;
  },
  requires: [
    {
      that: ({ shortTermDebt, currentLiabilities }) => shortTermDebt <= currentLiabilities,
      field: 'shortTermDebt',
      says: 'The short-term debt, {shortTermDebt}, must not be above the current liabilities, {currentLiabilities}, of which it is a part.',
    },
    {
      that: ({ excessCash, assets }) => excessCash <= assets,
      field: 'excessCash',
      says: 'The excess cash, {excessCash}, must not be above the total assets, {assets}, of which it is a part.',
    },
    {
      that: ({ assets, currentLiabilities, shortTermDebt, freeLiabilities, excessCash }) =>
        isAbove(assets + shortTermDebt, currentLiabilities + freeLiabilities + excessCash),
      field: 'assets',
      says: 'Liabilities without interest and excess cash leave no invested capital of the total assets, {assets}: there is no return on none.',
    },
    {
      that: ({ equity, debt, excessCash }) => isAbove(equity + debt, excessCash),
      field: 'equity',
      says: 'Equity and debt less excess cash leave no invested capital: there is no return on none.',
    },
  ],
  cautions: [
    {
      level: 'note',
      when: ({ months, operatingIncome }) => months !== 12 && operatingIncome !== 0,
      says: 'The profit of {months} {months|month|months} was taken to a year in proportion: in a seasonal business the last 12 months say more.',
    },
    {
      level: 'caution',
      when: ({ operatingIncome, incomeTax }) => operatingIncome < 0 && incomeTax > 0,
      says: 'Tax was taken off the operating loss as if it were saved at once: with no other profit to set it against use a tax rate of 0.',
    },
    {
      level: 'caution',
      when: ({ roic }) => roundTo(100 * Math.abs(roic), 2) > 60,
      says: 'A return of {roic} a year is seldom seen: check that profit and capital are in the same thousands or millions; where hardly any capital is invested the ratio says little.',
    },
    {
      level: 'caution',
      when: ({ roic }) => roic !== 0 && roundTo(100 * Math.abs(roic), 2) < 0.2,
      says: 'A return of {roic} a year is next to nothing: check that profit and capital are in the same thousands or millions.',
    },
    {
      level: 'note',
      when: ({ given, shortTermDebt, currentLiabilities }) =>
        given === 'operating' && shortTermDebt === 0 && currentLiabilities > 0,
      says: 'No debt among the current liabilities: if loans or the current part of long-term debt and leases are in them, invested capital is told too small and the return too large.',
    },
    {
      level: 'caution',
      when: ({ given, assets, currentLiabilities }) =>
        given === 'operating' &&
        assets !== undefined &&
        currentLiabilities !== undefined &&
        currentLiabilities >= assets,
      says: 'The current liabilities are not below the total assets: there is no capital employed, and no return on it.',
    },
    {
      level: 'caution',
      when: ({ assets, excessCash }) =>
        assets !== undefined && excessCash !== undefined && isAbove(2 * excessCash, assets),
      says: 'More than half of the total assets is excess cash: check both, as what is left decides the return.',
    },
    {
      level: 'caution',
      when: ({ equity, debt, excessCash }) =>
        equity !== undefined &&
        debt !== undefined &&
        excessCash !== undefined &&
        isAbove(2 * excessCash, equity + debt),
      says: 'More than half of equity and debt is excess cash: check it, as what is left decides the return.',
    },
    {
      level: 'caution',
      when: ({ equity }) => equity !== undefined && equity < 0,
      says: 'With a negative equity the invested capital on the books says little of what investors have put in: past losses or buybacks have been taken off it.',
    },
    {
      level: 'caution',
      when: ({ startCapital, invested }) => isFarApart(startCapital, invested),
      says: 'From start to end the invested capital more than doubled, or less than half of it is left: the average says little about the period. Check that both are in the same thousands and of one definition.',
    },
  ],
  examples: [
    {
      inputs: { operatingIncome: 37, incomeTax: 35, assets: 259, currentLiabilities: 13, excessCash: 17 },
      results: { nopat: '24.05', invested: 229, roic: '10.50218', pretax: '16.15721', roce: '15.04065', employed: 246 },
      cautions: ['No debt among'],
      source: 'Inputs as in the Motley Fool wiki (millions); by hand 37 × 0.65 = 24.05, 24.05/229, 37/229, 37/246',
    },
    {
      inputs: {
        operatingIncome: 100000,
        incomeTax: 0,
        assets: 200000,
        currentLiabilities: 50000,
        shortTermDebt: 20000,
      },
      results: { roce: '66.66667', invested: 170000, roic: '58.82353', pretax: '58.82353' },
      source: 'ROCE as printed by profitmarginratio.com: 66.66%; by hand 100/170',
    },
    {
      inputs: { operatingIncome: 2000000, incomeTax: 25, given: 'amount', capital: 8000000, wacc: 9 },
      results: { nopat: 1500000, roic: 18.75, pretax: 25, spread: 9.75 },
      source: 'cabledatasheet.com, printed: 18.75%',
    },
    {
      inputs: {
        operatingIncome: 30,
        incomeTax: 20,
        given: 'financing',
        equity: 500,
        debt: 400,
        excessCash: 100,
        startCapital: 700,
        months: 6,
        wacc: 6.4,
      },
      results: { invested: 800, average: 750, roic: 6.4, spread: 0, pretax: 8 },
      cautions: ['in proportion'],
      source: 'By hand: 24 × 2/750',
    },
    {
      inputs: { operatingIncome: -50, incomeTax: 20, given: 'financing', equity: -100, debt: 600, wacc: 8 },
      results: { nopat: -40, invested: 500, roic: -8, spread: -16, pretax: -10 },
      cautions: ['as if it were saved', 'negative equity'],
      source: 'By hand: -40/500',
    },
    {
      inputs: {
        operatingIncome: 5,
        incomeTax: 20,
        assets: 300,
        currentLiabilities: 40,
        shortTermDebt: 10,
        excessCash: 170,
      },
      results: { invested: 100, roic: 4, roce: '1.923077' },
      cautions: ['More than half'],
      source: 'By hand: 4/(300 - 30 - 170), 5/260',
    },
    {
      inputs: { operatingIncome: 32, incomeTax: 25, given: 'financing', equity: 300, debt: 0, excessCash: 250 },
      results: { invested: 50, roic: 48, pretax: 64 },
      cautions: ['half of equity and debt'],
      source: 'By hand: 24/50',
    },
    {
      inputs: {
        operatingIncome: 60,
        incomeTax: 25,
        assets: 1000,
        currentLiabilities: 300,
        shortTermDebt: 100,
        freeLiabilities: 200,
        excessCash: 100,
      },
      results: { invested: 500, roic: 9, pretax: 12, employed: 700, roce: '8.571429' },
      source: 'By hand: 45/(1000 - 200 - 200 - 100); 60/(1000 - 300), which the provisions stay in',
    },
    {
      inputs: { operatingIncome: 10, incomeTax: 25, assets: 100, currentLiabilities: 0 },
      results: { invested: 100, roic: 7.5, roce: 10 },
      source: 'By hand: 7.5/100, no current liabilities',
    },
    {
      inputs: { operatingIncome: 500, incomeTax: 20, assets: 900, currentLiabilities: 1000, shortTermDebt: 200 },
      results: { invested: 100, roic: 400, pretax: 500 },
      cautions: ['seldom seen', 'no capital employed'],
      source: 'By hand: 900 - 800',
    },
    {
      inputs: { operatingIncome: 1, incomeTax: 0, given: 'amount', capital: 1000, startCapital: 400 },
      results: { roic: '0.1428571' },
      cautions: ['next to nothing', 'more than doubled'],
      source: 'By hand: 1/700',
    },
    {
      inputs: { operatingIncome: 1, incomeTax: 20, assets: 100, currentLiabilities: 30, shortTermDebt: 40 },
      refused: 'short-term debt',
      source: 'By definition',
    },
    {
      inputs: { operatingIncome: 1, incomeTax: 20, assets: 100, currentLiabilities: 30, excessCash: 101 },
      refused: 'excess cash, $101.00',
      source: 'By definition',
    },
    {
      inputs: { operatingIncome: 1, incomeTax: 20, assets: 100, currentLiabilities: 30, excessCash: 70 },
      refused: 'leave no invested capital of the total assets',
      source: 'By hand: 100 - 30 - 70',
    },
    {
      inputs: { operatingIncome: 1, incomeTax: 20, given: 'financing', equity: -100, debt: 100 },
      refused: 'Equity and debt less excess cash',
      source: 'By hand: 0',
    },
  ],
  notes: [
    'Definitions differ: with or without goodwill, excess cash, leases, and on the capital at the start, at the end or on average. Compare like with like.',
    'Whether long-term liabilities without interest count as capital is a matter of definition: deferred tax often does, provisions seldom; unfunded pensions count as debt.',
    'ROIC is after tax and compares with a cost of capital after tax; ROCE is before tax and does not.',
  ],
  references: [
    {
      title: 'Motley Fool wiki: Return on invested capital (excerpt read)',
      url: 'http://wiki.fool.com/wiki/index.php?title=Return_on_invested_capital&oldid=12673',
    },
    {
      title: 'Profit Margin Ratio: Return on capital employed (excerpt read)',
      url: 'https://www.profitmarginratio.com/Pages/Profitability-Ratio-Calculators/ROCE-Calculator.cshtml',
    },
    {
      title: 'Koller, Goedhart, Wessels: Valuation, 7th ed. (2020), ch. 11 (cited unopened)',
      isbn: '978-1-119-61088-5',
    },
  ],
});
