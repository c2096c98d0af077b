import {
  choice,
  defineCalculator,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  money,
  number,
  percent,
  roundNear,
  roundTo,
  sum,
  table,
} from '@reckoner/engine';
import { loanTerm } from '../shared/fields.js';
import { annuityValue } from './shared/annuity.js';
import { onlyRate, rateOf } from './shared/irr.js';

/** Yearly cash flows of a property over a hold, with a sale at an exit cap rate, without and with a loan. */
export default defineCalculator({
  title: 'Property investment IRR',
  description:
    'Unlevered and levered IRR and equity multiple of a property over a hold, from price, net operating income and its growth, sale at an exit cap rate, and loan.',
  keywords: [
    'levered IRR',
    'unlevered IRR',
    'real estate IRR',
    'exit cap rate',
    'terminal cap rate',
    'equity multiple',
    'reversion',
  ],
  related: ['internal-rate-of-return', 'cap-rate', 'net-operating-income', 'cash-on-cash-return'],
  arithmetic: 'float64',
  inputs: {
    price: money({ label: 'Purchase price', symbol: 'P', above: 0, max: 1e12 }),
    closingCosts: money({
      label: 'Closing costs and first repairs',
      symbol: 'C',
      shareOf: 'price',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    netIncome: money({
      label: 'Net operating income of the first year',
      help: 'After vacancy, operating expenses and reserves, before loan payments and income tax.',
      symbol: 'NOI_1',
      above: 0,
      max: 1e12,
    }),
    growth: percent({
      label: 'Growth of that income a year',
      symbol: 'g',
      min: -30,
      max: 50,
      default: 0,
      usual: [-5, 8],
    }),
    years: integer({ label: 'Years until the sale', symbol: 'n', min: 1, max: 50 }),
    exitCap: percent({ label: 'Cap rate at the sale', symbol: 'R_n', min: 0.1, max: 100, usual: [2.5, 15] }),
    exitIncome: choice(
      {
        next: { label: 'The year after the sale', also: ['forward', 'next year'] },
        last: { label: 'The last year of the hold', also: ['trailing', 'last year'] },
      },
      { label: 'It is applied to the income of', default: 'next' },
    ),
    sellingCosts: percent({
      label: 'Costs of selling',
      help: 'Of the price at the sale.',
      symbol: 's',
      min: 0,
      max: 50,
      default: 0,
      usual: [0.5, 12],
    }),
    loan: money({ label: 'Loan', symbol: 'L', shareOf: 'price', min: 0, max: 1e12, default: 0 }),
    rate: percent({
      label: 'Annual interest rate',
      help: 'Of the loan, paid monthly.',
      symbol: 'r',
      min: 0,
      max: 100,
      optional: true,
      usual: [1, 25],
    }),
    term: {
      ...loanTerm,
      label: 'Amortization',
      help: 'Time over which the payments would repay the loan, rounded to whole months; left out, interest alone is paid until the sale.',
      min: 1,
      above: undefined,
      usual: [5, 40],
      optional: true,
    },
  },
  outputs: {
    unleveredIrr: percent({ label: 'IRR without the loan', symbol: '\\mathrm{IRR}_u', places: 2 }),
    leveredIrr: percent({
      label: 'IRR on own money, with the loan',
      symbol: '\\mathrm{IRR}_l',
      optional: true,
      places: 2,
    }),
    multiple: number({
      label: 'Equity multiple',
      help: 'All that own money brings over all that is put in, with the loan where there is one.',
      symbol: 'M',
      places: 2,
    }),
    profit: money({ label: 'Profit on own money before income tax', symbol: 'G' }),
    equity: money({ label: 'Own money at the purchase', symbol: 'Q' }),
    salePrice: money({ label: 'Price at the sale', symbol: 'S' }),
    saleProceeds: money({ label: 'Of the sale after costs and loan', symbol: 'S_n' }),
    startCap: percent({ label: 'Cap rate at the purchase', symbol: 'R_0', places: 2 }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        netIncome: money({ label: 'Net operating income' }),
        payments: money({ label: 'Loan payments' }),
        sale: money({ label: 'Purchase and sale' }),
        cashFlow: money({ label: 'Cash flow of own money' }),
        unlevered: money({ label: 'Cash flow without the loan' }),
      },
      { label: 'Year by year' },
    ),
  },
  formula: ({
    price,
    closingCosts,
    netIncome,
    growth,
    years,
    exitCap,
    exitIncome,
    sellingCosts,
    loan,
    rate = 0,
    term,
  }) => {
    const incomeOf = (year: number) => netIncome * (1 + growth) ** (year - 1);
    const salePrice = incomeOf(exitIncome === 'next' ? years + 1 : years) / exitCap;
    const netSale = salePrice * (1 - sellingCosts);
    const count = term === undefined ? undefined : Math.max(1, roundNear(12 * term));
    const payment = count === undefined ? (loan * rate) / 12 : loan / annuityValue(rate / 12, count);
    const months = 12 * years;
    const repaid = count !== undefined && months >= count;
    const owed = count === undefined ? loan : repaid ? 0 : payment * annuityValue(rate / 12, count - months);
    const equity = price + closingCosts - loan;
    const saleProceeds = netSale - owed;
    const byYear = [
      {
        year: 0,
        netIncome: 0,
        payments: 0,
        sale: -equity,
        cashFlow: -equity,
        unlevered: -(price + closingCosts),
      },
    ];
    for (let year = 1; year <= years; year++) {
      const due = count === undefined ? 12 : Math.min(12, Math.max(0, count - 12 * (year - 1)));
      const payments = due * payment;
      const income = incomeOf(year);
      const sale = year === years ? saleProceeds : 0;
      byYear.push({
        year,
        netIncome: income,
        payments,
        sale,
        cashFlow: income - payments + sale,
        unlevered: income + (year === years ? netSale : 0),
      });
    }
    const flows = byYear.map((row) => row.cashFlow);
    return {
      unleveredIrr: rateOf(byYear.map((row) => row.unlevered)),
      leveredIrr: loan > 0 ? onlyRate(flows) : undefined,
      multiple: sum(flows.map((flow) => Math.max(0, flow))) / sum(flows.map((flow) => Math.max(0, -flow))),
      profit: sum(flows),
      equity,
      salePrice,
      saleProceeds,
      startCap: netIncome / price,
      byYear,
    };
  },
  shown: () => ({ saleProceeds: undefined }),
  stepwise: [
    'The income grows by the same rate each year; the price at the sale is the income of the year that was chosen over the cap rate at the sale.',
    'The loan is paid monthly, at a twelfth of its rate a month; what is owed at the sale is paid off from it.',
    'Cash flows are taken at the ends of years, the purchase at the start of the first.',
    'The IRR is the rate at which all cash flows, each divided by (1 + rate)^year, sum to 0.',
  ],
  figure: {
    kind: 'curve',
    title: 'Net present value by rate',
    x: { of: 'unleveredIrr', label: 'Rate a year' },
    y: { of: 'profit', label: 'Net present value' },
    curve: ({ byYear, unleveredIrr, leveredIrr, loan }) => {
      const rates = leveredIrr === undefined ? [unleveredIrr] : [unleveredIrr, leveredIrr];
      const from = Math.min(0, ...rates) - 0.05;
      if (from < -0.5) return undefined;
      const plain = (rate: number) => byYear.reduce((value, row) => value + row.unlevered / (1 + rate) ** row.year, 0);
      const own = (rate: number) => byYear.reduce((value, row) => value + row.cashFlow / (1 + rate) ** row.year, 0);
      const lines = [{ label: 'Without the loan', y: plain }];
      if (loan > 0) lines.push({ label: 'With the loan', y: own });
      return {
        from,
        to: 1.4 * Math.max(0.05, ...rates),
        lines,
        marks: rates.map((rate, index) => ({ x: rate, y: 0, label: index === 0 ? 'IRR' : 'IRR, own money' })),
      };
    },
  },
  explanation: ({ loan, term, leveredIrr, exitIncome, byYear }) => {
    const of = exitIncome === 'next' ? 'the income of the year after' : 'the income of the last year';
    const held = `Held for {years} {years|year|years} with {growth|an income that falls by {|growth|} a year|a level income|an income that grows by {|growth|} a year}, and sold for {salePrice}, at {exitCap} on ${of}, the property`;
    const plain =
      '{unleveredIrr|loses {|unleveredIrr|} a year|returns nothing|returns {|unleveredIrr|} a year} without a loan';
    const gain = '{profit|a loss of {|profit|}|neither profit nor loss|a profit of {|profit|}} before income tax';
    if (loan === 0) return `${held} ${plain}: ${gain}.`;
    const paid = term === undefined ? 'with the loan, on which interest alone is paid' : 'with the loan';
    if (leveredIrr === undefined)
      return byYear.every((row) => row.cashFlow <= 0)
        ? `${held} ${plain}. Own money of {equity}, ${paid}, is all lost, and with it all that is paid in later: ${gain}.`
        : `${held} ${plain}. Of own money, ${paid}, no single rate can be told: it ends with ${gain}.`;
    const own = '{leveredIrr|loses {|leveredIrr|} a year|returns nothing|returns {|leveredIrr|} a year}';
    return `${held} ${plain}. Own money of {equity}, ${paid}, ${own}: ${gain}.`;
  },
  requires: [
    {
      that: ({ loan, price, closingCosts }) => isBelow(loan, price + closingCosts) && loan <= price,
      field: 'loan',
      says: 'The loan, {loan}, must not exceed the price, {price}, and some own money must be left in: without it there is no return on it.',
    },
    {
      that: ({ loan }, given) => given.rate || loan === 0,
      field: 'rate',
      says: 'With a loan of {loan} its annual interest rate is needed; 0 for a loan without interest.',
    },
    {
      that: ({ loan }, given) => loan > 0 || !given.rate,
      field: 'rate',
      says: 'An interest rate without a loan changes nothing: give the loan, or leave the rate out.',
    },
    {
      that: ({ loan }, given) => loan > 0 || !given.term,
      field: 'term',
      says: 'An amortization without a loan changes nothing: give the loan, or leave it out.',
    },
  ],
  cautions: [
    {
      level: 'danger',
      when: ({ loan, saleProceeds }) => loan > 0 && roundTo(saleProceeds, 2) < 0,
      says: 'The sale does not pay off the loan: {|saleProceeds|} more has to be brought to it.',
    },
    {
      level: 'caution',
      when: ({ byYear, loan }) =>
        loan > 0 && byYear.some((row) => row.year > 0 && roundTo(row.netIncome - row.payments, 2) < 0),
      says: 'In some years the income does not cover the loan payments: the difference has to be paid in.',
    },
    {
      level: 'caution',
      when: ({ loan, leveredIrr, byYear }) =>
        loan > 0 && leveredIrr === undefined && byYear.some((row) => row.cashFlow > 0),
      says: 'Own money is paid in again after some has come back: several rates, or none, may fit, and none is given. Judge by the profit, or by the net present value.',
    },
    {
      level: 'caution',
      when: ({ loan, price }) => isAbove(loan, 0.8 * price),
      says: 'The loan is more than four fifths of the price: few lenders on rented property go so far, and a return on so little own money swings with each dollar. Judge by the IRR without the loan.',
    },
    {
      level: 'note',
      when: ({ leveredIrr, unleveredIrr }) =>
        leveredIrr !== undefined && roundTo(100 * leveredIrr, 2) < roundTo(100 * unleveredIrr, 2),
      says: 'The loan lowers the return: it costs more a year than the property returns without it.',
    },
    {
      level: 'caution',
      when: ({ exitCap, startCap, exitIncome }) =>
        exitIncome === 'next' && roundTo(100 * exitCap, 2) < roundTo(100 * startCap, 2),
      says: 'The cap rate at the sale is below that at the purchase, {startCap}: a part of the return is a hope for a dearer market. Try it with the same cap rate, and a higher one.',
    },
    {
      level: 'caution',
      // The cap rate at the purchase is of the income of the year to come: so is that at the sale, to be compared.
      when: ({ exitCap, startCap, exitIncome, growth }) =>
        exitIncome === 'last' && roundTo(100 * exitCap * (1 + growth), 2) < roundTo(100 * startCap, 2),
      says: 'Of the income of the year after, the cap rate at the sale is below that at the purchase, {startCap}: a part of the return is a hope for a dearer market. Try it with a higher cap rate.',
    },
    {
      level: 'caution',
      when: ({ startCap }) => isBelow(roundTo(100 * startCap, 2), 1) || isAbove(roundTo(100 * startCap, 2), 30),
      says: 'A cap rate at the purchase of {startCap} is rare: check that the income is that of a year and the price that of the whole property.',
    },
    {
      level: 'caution',
      when: ({ growth }) => growth !== 0 && isAtMost(Math.abs(growth), 0.002),
      says: 'A growth of {growth} a year is next to none: it is in percent, three percent as 3, not as 0.03.',
    },
    {
      level: 'caution',
      when: ({ growth, exitCap }) => growth >= 0.05 && growth >= exitCap,
      says: 'The income is said to grow by {growth} a year, no less than the cap rate at the sale: growth like that does not last through many years of holding.',
    },
    {
      level: 'note',
      when: ({ sellingCosts }) => sellingCosts === 0,
      says: 'No costs of selling are counted: commissions, transfer tax and fees come off the price at the sale.',
    },
    {
      level: 'note',
      when: ({ closingCosts }) => closingCosts === 0,
      says: 'No closing costs are counted: transfer tax, legal fees and first repairs at the purchase lower the returns.',
    },
    {
      level: 'caution',
      when: ({ price, loan }) => loan > 0 && loan <= 100 && isBelow(loan, 0.01 * price),
      says: 'The loan is read as an amount, {loan}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ price, closingCosts }) =>
        closingCosts > 0 && closingCosts <= 100 && isBelow(closingCosts, 0.005 * price),
      says: 'Closing costs are read as an amount, {closingCosts}: for a percentage send that part of the price.',
    },
  ],
  examples: [
    {
      inputs: {
        price: 910000,
        netIncome: 180000,
        growth: 2,
        years: 4,
        exitCap: 20.08636997938144,
        sellingCosts: 8,
      },
      results: {
        unleveredIrr: 19.93015349,
        multiple: 1.795922462,
        salePrice: 970000,
        saleProceeds: 892400,
        startCap: 19.78021978,
      },
      cautions: ['No closing costs'],
      source:
        'A printed exercise (solutioninn.com, question 11: sold for 970000 at 8% of costs, answer 19.9%); digits with Python and mpmath by bisection',
    },
    {
      inputs: {
        price: 1000000,
        closingCosts: 20000,
        netIncome: 70000,
        growth: 3,
        years: 5,
        exitCap: 7,
        sellingCosts: 4,
        loan: 700000,
        rate: 6,
        term: 30,
      },
      results: {
        unleveredIrr: 8.77955523,
        leveredIrr: 14.00141398,
        multiple: 1.816721562,
        profit: 261350.9,
        equity: 320000,
        salePrice: 1159274.07,
        saleProceeds: 461522.61,
        startCap: 7,
        byYear: {
          length: 6,
          rows: { 0: { cashFlow: -320000 }, 1: { cashFlow: 19637.76 }, 5: { cashFlow: 489945.99 } },
        },
      },
      source: 'Python with mpmath: payment by payment, rate by bisection',
    },
    {
      inputs: { price: 7000000, netIncome: 377300, years: 1, exitCap: 4.89, loan: 4900000, rate: 6.25 },
      results: { leveredIrr: 37.46649625, unleveredIrr: 15.61494888, salePrice: 7715746.42, startCap: 5.39 },
      cautions: ['a hope for a dearer market', 'No costs of selling', 'No closing costs'],
      source:
        'An exercise (tutorsglobe.com: 2.1 million down, payments of 306250, the cap rate half a point lower); by hand: (377300 - 306250 + 7715746.42 - 4900000)/2100000 - 1',
    },
    {
      inputs: {
        price: 500000,
        netIncome: 30000,
        growth: -3,
        years: 3,
        exitCap: 9,
        exitIncome: 'last',
        sellingCosts: 6,
        loan: 400000,
        rate: 7,
        term: 25,
      },
      results: {
        unleveredIrr: -9.209332475,
        multiple: 0,
        profit: -199917.05,
        salePrice: 313633.33,
        saleProceeds: -85467.84,
      },
      cautions: ['does not pay off the loan', 'does not cover the loan payments', 'No closing costs'],
      source: 'Python with mpmath: payment by payment, rate by bisection',
    },
    {
      inputs: {
        price: 400000,
        closingCosts: 3,
        netIncome: 60000,
        growth: -20,
        years: 4,
        exitCap: 5,
        loan: 300000,
        rate: 15,
      },
      results: { unleveredIrr: 16.03633328, leveredIrr: '18.73206209', profit: 88637.0 },
      cautions: [
        'a hope for a dearer market',
        'does not cover the loan payments',
        'No costs of selling',
        'Closing costs are read',
      ],
      source: 'Python with mpmath: rate by bisection; the running total changes its sign once',
    },
    {
      inputs: {
        price: 500000,
        netIncome: 40000,
        growth: -5,
        years: 3,
        exitCap: 12,
        sellingCosts: 5,
        loan: 400000,
        rate: 5,
      },
      results: { unleveredIrr: '-9.130966386', profit: -174397.92, saleProceeds: -128497.92 },
      cautions: ['does not pay off the loan', 'none is given', 'No closing costs'],
      source: 'Python with mpmath: the running total never comes back to 0',
    },
    {
      inputs: { price: 1000000, netIncome: 60000, years: 5, exitCap: 6, loan: 700000, rate: 7.5 },
      results: { unleveredIrr: 6, leveredIrr: 2.5, profit: 37500, multiple: 1.125, equity: 300000 },
      cautions: ['The loan lowers the return', 'No costs of selling', 'No closing costs'],
      source: 'By hand: sold for what it cost; (60000 - 52500)/300000 a year',
    },
    {
      inputs: {
        price: 300000,
        netIncome: 24000,
        years: 12,
        exitCap: 8,
        sellingCosts: 5,
        loan: 150000,
        rate: 0,
        term: 10,
      },
      results: {
        unleveredIrr: 7.732313436,
        leveredIrr: 10.91597097,
        multiple: 2.82,
        profit: 273000,
        saleProceeds: 285000,
      },
      cautions: ['No closing costs'],
      source: 'Python with mpmath: repaid after ten years; 10 × 9000 + 2 × 24000 + 285000 = 423000, over 150000',
    },
    {
      inputs: {
        price: 300000,
        netIncome: 1500,
        growth: 0.03,
        years: 5,
        exitCap: 6,
        sellingCosts: 6,
        loan: 75,
        rate: 5,
      },
      results: { unleveredIrr: -38.16822122, leveredIrr: -38.20453812 },
      cautions: ['is rare', 'next to none', 'The loan is read', 'The loan lowers', 'No closing costs'],
      source: 'Python with mpmath: the income of a month, a loan of 75% and a growth of 3% as they are mistaken',
    },
    {
      inputs: { price: 200000, netIncome: 16000, growth: 6, years: 10, exitCap: 6, sellingCosts: 6 },
      results: { unleveredIrr: 15.7507855, multiple: 3.298992708 },
      cautions: ['does not last', 'a hope for a dearer market', 'No closing costs'],
      source: 'Python with mpmath: rate by bisection',
    },
    {
      inputs: { price: 100000, netIncome: 5000, years: 2, exitCap: 5, sellingCosts: 10, loan: 60000, rate: 5 },
      results: { unleveredIrr: 0, leveredIrr: '-8.022349159', profit: -6000 },
      cautions: ['The loan lowers', 'No closing costs'],
      source: 'By hand: 5000 + 5000 + 90000 on 100000; numpy.roots of -40000, 2000, 32000',
    },
    {
      inputs: {
        price: 1000000,
        closingCosts: 10000,
        netIncome: 70000,
        years: 5,
        exitCap: 7,
        sellingCosts: 4,
        loan: 950000,
        rate: 6,
        term: 30,
      },
      results: { unleveredIrr: '6.053429379', leveredIrr: '7.351984905', equity: 60000, profit: '24239.81' },
      cautions: ['more than four fifths'],
      source: 'Python with scipy: payment by payment, rate by brentq',
    },
    {
      inputs: {
        price: 1000000,
        closingCosts: 20000,
        netIncome: 70000,
        growth: 3,
        years: 5,
        exitCap: 6.9,
        exitIncome: 'last',
        sellingCosts: 4,
      },
      results: { salePrice: 1141820.53, unleveredIrr: 8.51162549 },
      source: 'Python with scipy; by hand: 70000 × 1.03⁴/0.069, 7.107% of the income of the year after, above 7%',
    },
    {
      inputs: {
        price: 1000000,
        closingCosts: 20000,
        netIncome: 70000,
        growth: -5,
        years: 5,
        exitCap: 7,
        exitIncome: 'last',
        sellingCosts: 4,
      },
      results: { salePrice: 814506.25, unleveredIrr: 1.70950377 },
      cautions: ['Of the income of the year after'],
      source: 'Python with scipy; by hand: 70000 × 0.95⁴/0.07, 6.65% of the income of the year after, below 7%',
    },
    {
      inputs: { price: 200000, netIncome: 16000, years: 10, exitCap: 8, loan: 200000, rate: 5 },
      refused: 'some own money must be left in',
      source: 'By hand',
    },
    {
      inputs: { price: 200000, netIncome: 16000, years: 10, exitCap: 8, loan: 100000 },
      refused: 'annual interest rate is needed',
      source: 'By hand',
    },
    {
      inputs: { price: 200000, netIncome: 16000, years: 10, exitCap: 8, rate: 5 },
      refused: 'leave the rate out',
      source: 'By hand',
    },
    {
      inputs: { price: 200000, netIncome: 16000, years: 10, exitCap: 8, term: 25 },
      refused: 'or leave it out',
      source: 'By hand',
    },
  ],
  notes: [
    'Before income tax. Large improvements, leasing commissions and reserves that are not in the income lower the returns.',
    'Cash flows at the ends of years, as appraisers and textbooks take them; by months the rates come out a little higher.',
    'Points and fees of the loan belong to the closing costs; without the loan the same costs are counted.',
  ],
  references: [
    { title: 'Brueggeman, Fisher: Real Estate Finance and Investments, chapter on analyzing income properties' },
    {
      title:
        'Norstrøm: A Sufficient Condition for a Unique Nonnegative Internal Rate of Return, J. Financial Quant. Anal. 7, 1972',
    },
  ],
});
