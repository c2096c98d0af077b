import { defineCalculator, integer, isAtMost, money, percent, roundTo, table } from '@reckoner/engine';

/** Where a way stands at the end of a month. */
interface State {
  readonly debt: number;
  readonly invested: number;
}

/** One month: growth and interest, then what is paid goes to the debt as far as it is meant to, and the rest is invested with the tax that is saved. */
function monthOn(
  { debt, invested }: State,
  rate: number,
  growth: number,
  toDebt: number,
  budget: number,
  deduction: number,
) {
  const interest = debt * rate;
  const paid = Math.min(debt + interest, toDebt);
  return {
    debt: debt + interest - paid,
    invested: invested * growth + (budget - paid) + deduction * interest,
    interest,
  };
}

/** The same amount leaves the pocket each month both ways; wealth is what is invested less what is owed. */
export default defineCalculator({
  title: 'Pay off debt or invest',
  description:
    'Wealth after some years if extra money pays off a debt first or is invested at an after-tax return, and the return at which both are equal.',
  keywords: [
    'debt vs invest',
    'mortgage payoff or invest',
    'debt payoff or invest',
    'loan prepayment or invest',
    'student loans or invest',
    'extra payments or investing',
  ],
  related: ['loan-payoff-extra-payments', 'debt-snowball', 'savings-growth-regular-deposits'],
  inputs: {
    balance: money({ label: 'Debt', symbol: 'B', min: 0.01, max: 1e9 }),
    rate: percent({ label: 'Annual interest rate of the debt', symbol: 'r', min: 0, max: 100, usual: [1, 40] }),
    payment: money({ label: 'Regular payment a month', symbol: 'P', min: 0, max: 1e9 }),
    extra: money({ label: 'Extra money a month', symbol: 'E', min: 0.01, max: 1e9 }),
    investmentReturn: percent({
      label: 'Return of the investment a year',
      help: 'Expected, before tax and after its costs.',
      symbol: 'R',
      min: -50,
      max: 100,
      usual: [1, 15],
    }),
    years: integer({ label: 'Years', symbol: 't', min: 1, max: 40, usual: 'all' }),
    returnTax: percent({
      label: 'Tax on the return',
      help: 'Taken from the return of each year; 0 in an account without tax.',
      symbol: 'T_R',
      min: 0,
      max: 80,
      default: 0,
      usual: [5, 60],
    }),
    deduction: percent({
      label: 'Tax rate at which interest is deducted',
      help: '0 where the interest is not deductible or the deduction not taken, as by who does not itemize in the United States.',
      symbol: 'T_r',
      min: 0,
      max: 80,
      default: 0,
      usual: [5, 60],
    }),
  },
  outputs: {
    difference: money({
      label: 'Investing ahead by',
      help: 'Negative where paying off the debt first is ahead.',
      symbol: 'D',
    }),
    wealthInvest: money({ label: 'Wealth if invested', symbol: 'W_i' }),
    wealthPayoff: money({ label: 'Wealth if the debt is paid off first', symbol: 'W_p' }),
    breakEvenReturn: percent({
      label: 'Return at which both are equal',
      help: 'Before tax.',
      symbol: 'R_0',
      places: 3,
    }),
    afterTaxReturn: percent({ label: 'Return after tax', symbol: 'R_a', places: 2 }),
    payoffMonths: integer({ label: 'Debt paid off first is gone in month', optional: true }),
    regularMonths: integer({ label: 'Debt at the regular payment is gone in month', optional: true }),
    interestSaved: money({ label: 'Interest saved within the years by paying off first' }),
    byYear: table(
      {
        year: integer({ label: 'Year' }),
        payoff: money({ label: 'Wealth, debt first' }),
        invest: money({ label: 'Wealth, invested' }),
      },
      { label: 'Year by year', help: 'What is invested less what is owed, at the end of the year.' },
    ),
  },
  formula: ({ balance, rate, payment, extra, investmentReturn, years, returnTax, deduction }) => {
    const monthly = rate / 12;
    const afterTaxReturn = investmentReturn * (1 - returnTax);
    const growth = (1 + afterTaxReturn) ** (1 / 12);
    const budget = payment + extra;
    let first = { debt: balance, invested: 0 * balance, interest: 0 * balance };
    let second = first;
    let payoffMonths = 0;
    let regularMonths = 0;
    let interestSaved = 0 * balance;
    const byYear = [];
    for (let month = 1; month <= 12 * years; month += 1) {
      first = monthOn(first, monthly, growth, budget, budget, deduction);
      second = monthOn(second, monthly, growth, payment, budget, deduction);
      interestSaved += second.interest - first.interest;
      if (payoffMonths === 0 && isAtMost(first.debt, 1e-11 * balance)) payoffMonths = month;
      if (regularMonths === 0 && isAtMost(second.debt, 1e-11 * balance)) regularMonths = month;
      if (month % 12 === 0) {
        byYear.push({ year: month / 12, payoff: first.invested - first.debt, invest: second.invested - second.debt });
      }
    }
    const wealthInvest = second.invested - second.debt;
    const wealthPayoff = first.invested - first.debt;
    return {
      difference: wealthInvest - wealthPayoff,
      wealthInvest,
      wealthPayoff,
      breakEvenReturn: ((1 + monthly * (1 - deduction)) ** 12 - 1) / (1 - returnTax),
      afterTaxReturn,
      payoffMonths: payoffMonths === 0 ? undefined : payoffMonths,
      regularMonths: regularMonths === 0 ? undefined : regularMonths,
      interestSaved,
      byYear,
    };
  },
  shown: ({ rate, investmentReturn, returnTax, deduction }) => ({
    difference: undefined,
    wealthInvest: undefined,
    wealthPayoff: undefined,
    breakEvenReturn: ((1 + (rate / 12) * (1 - deduction)) ** 12 - 1) / (1 - returnTax),
    afterTaxReturn: investmentReturn * (1 - returnTax),
    payoffMonths: undefined,
    regularMonths: undefined,
    interestSaved: undefined,
  }),
  stepwise: [
    'Each month the debt grows by a twelfth of its rate, and what is invested by the twelfth root of a year’s growth after tax.',
    'Debt first: the regular payment and the extra money go to the debt; once it is gone, all of it is invested.',
    'Invested: the regular payment goes to the debt, the extra money is invested; once the debt is gone, all of it is.',
    'The tax that the deduction of interest saves is invested in the same month, both ways.',
    'Wealth is what is invested less what is still owed at the end.',
  ],
  figure: { kind: 'series', table: 'byYear', x: 'year', lines: ['payoff', 'invest'] },
  explanation: ({ returnTax, deduction }) => {
    const taxed =
      returnTax === 0 ? 'untaxed' : 'after tax {afterTaxReturn|a loss of {|afterTaxReturn|}|0%|{|afterTaxReturn|}}';
    const deducted = deduction === 0 ? '' : ' (its interest deducted at {deduction} tax)';
    return `With {payment} a month paid on a debt of {balance} at {rate}${deducted} and {extra} a month extra for {years} {years|year|years}, investing the extra money at an assumed {investmentReturn|loss of {|investmentReturn|}|return of 0%|return of {|investmentReturn|}} a year (${taxed}) ends with {wealthInvest|{|wealthInvest|} of debt on balance|nothing on balance|{|wealthInvest|} of wealth} and paying off the debt first with {wealthPayoff|{|wealthPayoff|} of debt on balance|nothing on balance|{|wealthPayoff|} of wealth}: investing {difference|is {|difference|} behind|is just as good|is {|difference|} ahead}. Both are equal at a return of {breakEvenReturn}${returnTax === 0 ? '' : ' before tax'}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ difference, investmentReturn }) => investmentReturn > 0 && roundTo(difference, 2) >= 0,
      says: 'The return is an assumption and may fail for years; the interest that is saved is certain. Money in the debt cannot be had back in an emergency, and a match of an employer comes on top of a return.',
    },
    {
      level: 'note',
      when: ({ difference }) => roundTo(difference, 2) < 0,
      says: 'A match of an employer comes on top of the return and can turn this, up to its limit. Money in the debt cannot be had back in an emergency.',
    },
    {
      level: 'caution',
      when: ({ balance, rate, payment }) => isAtMost(payment, (balance * rate) / 12),
      says: 'The regular payment does not exceed the interest of a month: without the extra money the debt never falls. Check both.',
    },
    {
      level: 'caution',
      when: ({ wealthInvest, regularMonths }) => regularMonths === undefined && roundTo(wealthInvest, 2) < 0,
      says: 'At the end more is owed than invested: a negative wealth is debt that remains.',
    },
    {
      level: 'note',
      when: ({ investmentReturn, returnTax }) => investmentReturn < 0 && returnTax > 0,
      says: 'A loss is taken to save tax at the same rate; often it does so only against gains.',
    },
    {
      level: 'caution',
      when: ({ balance, extra, payment }) => extra > balance || payment > balance,
      says: 'What is paid in one month is more than the debt: check that no amounts are changed about, and that both are for a month.',
    },
  ],
  examples: [
    {
      inputs: { balance: 20000, rate: 6, payment: 400, extra: 200, investmentReturn: 7, years: 10 },
      results: {
        difference: 244.16,
        wealthInvest: 63995.08,
        wealthPayoff: 63750.92,
        breakEvenReturn: '6.1677812',
        afterTaxReturn: 7,
        payoffMonths: 37,
        regularMonths: 58,
        interestSaved: 1138.66,
      },
      cautions: ['may fail for years'],
      source: 'Python with mpmath: payments compounded one by one to the end',
    },
    {
      inputs: { balance: 20000, rate: 6, payment: 400, extra: 200, investmentReturn: 7, years: 10, returnTax: 20 },
      results: {
        difference: -152.16,
        wealthInvest: 60582.08,
        wealthPayoff: 60734.24,
        breakEvenReturn: '7.7097265',
        afterTaxReturn: 5.6,
      },
      cautions: ['can turn this'],
      source: 'Python with mpmath: payments compounded one by one to the end',
    },
    {
      inputs: {
        balance: 200000,
        rate: 6.5,
        payment: 1300,
        extra: 300,
        investmentReturn: 7,
        years: 30,
        returnTax: 15,
        deduction: 22,
      },
      results: {
        difference: 25118.63,
        wealthInvest: '498319.40',
        wealthPayoff: 473200.76,
        breakEvenReturn: '6.1052814',
        afterTaxReturn: 5.95,
        payoffMonths: 210,
        regularMonths: 332,
        interestSaved: 96391.11,
      },
      cautions: ['may fail for years'],
      source: 'Python with mpmath: payments and tax saved compounded one by one to the end',
    },
    {
      inputs: { balance: 1000, rate: 0, payment: 100, extra: 50, investmentReturn: 0, years: 2 },
      results: {
        difference: 0,
        wealthInvest: 2600,
        wealthPayoff: 2600,
        payoffMonths: 7,
        regularMonths: 10,
        breakEvenReturn: 0,
        interestSaved: 0,
        byYear: { length: 2, rows: { 0: { year: 1, payoff: 800, invest: 800 } } },
      },
      source: 'By hand: 24 × 150 - 1000',
    },
    {
      inputs: { balance: 1000, rate: 6, payment: 100, extra: 50, investmentReturn: 6.1678, years: 2 },
      results: { wealthInvest: 2687.63, wealthPayoff: 2687.63, payoffMonths: 7, regularMonths: 11 },
      cautions: ['may fail for years'],
      source: 'Python with mpmath: payments compounded one by one to the end',
    },
    {
      inputs: { balance: 20000, rate: 12, payment: 150, extra: 100, investmentReturn: 5, years: 5 },
      results: { difference: -1385.59, wealthInvest: -17302.11, wealthPayoff: -15916.52 },
      cautions: ['can turn this', 'the debt never falls', 'more is owed than invested'],
      source: 'Python with mpmath: payments compounded one by one to the end',
    },
    {
      inputs: {
        balance: 20000,
        rate: 6,
        payment: 400,
        extra: 200,
        investmentReturn: -4,
        years: 5,
        returnTax: 25,
        deduction: 24,
      },
      results: { difference: '-1346.96', afterTaxReturn: -3 },
      cautions: ['can turn this', 'A loss is taken'],
      source: 'Python with mpmath: payments and tax saved compounded one by one to the end',
    },
    {
      inputs: { balance: 100, rate: 10, payment: 10, extra: 200, investmentReturn: 5, years: 1 },
      results: { difference: -2.12, payoffMonths: 1, regularMonths: 11, wealthPayoff: '2471.80' },
      cautions: ['can turn this', 'is more than the debt'],
      source: 'Python with mpmath: payments compounded one by one to the end',
    },
  ],
  notes: [
    'The rate of the debt is nominal, by twelfths, the return effective for a year; tax on the return is taken each year, which is more than where gains are taxed only when sold.',
    'Assumes a fixed rate and that paying extra costs nothing. Charges for early repayment are to be asked for.',
  ],
  references: [
    {
      title:
        'FinanceCruncher: Pay off debt vs. invest calculator (freed payments are invested for the rest of the time)',
      url: 'https://financecruncher.com/calculators/debt-vs-invest',
    },
    {
      title:
        'Western & Southern: Pay Off Debt or Invest Calculator (after-tax cost of the debt against after-tax return)',
      url: 'https://www.westernsouthern.com/learn/financial-calculators/pay-off-debt-or-invest-calculator',
    },
  ],
});
