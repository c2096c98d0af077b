import { defineCalculator, isAbove, isBelow, money, number, percent, roundTo } from '@reckoner/engine';
import { loanRate, loanTerm } from '../shared/fields.js';
import { annuityPayment, numberOfPayments } from '../shared/time-value.js';

/** Buy, rehab, rent, refinance, repeat: the own cash that the new loan leaves in, and what the rent then earns on it. */
export default defineCalculator({
  title: 'BRRRR analysis',
  description:
    'Cash left in a deal that is bought, repaired, rented and refinanced, with equity, cash flow and return after the new loan.',
  keywords: ['buy rehab rent refinance repeat', 'cash-out refinance', 'cash left in the deal', 'ARV refinance'],
  related: ['house-flip-profit', 'rental-property-cash-flow', 'cash-on-cash-return', 'loan-to-value-ratio'],
  inputs: {
    price: money({ label: 'Purchase price', symbol: 'P', above: 0, max: 1e12 }),
    repairs: money({
      label: 'Repairs',
      help: 'With a reserve for what is found behind the walls.',
      symbol: 'W',
      min: 0,
      max: 1e12,
    }),
    buyingCosts: money({
      label: 'Costs of buying',
      help: 'Closing costs, and points of the loan for the purchase.',
      symbol: 'B',
      shareOf: 'price',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    holdingCosts: money({
      label: 'Holding costs until the refinance',
      help: 'In all: tax, insurance, utilities, and interest on the loan for the purchase.',
      symbol: 'H',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    value: money({
      label: 'Value after repairs',
      help: 'As the lender’s appraiser will see it, ARV.',
      symbol: 'V',
      above: 0,
      max: 1e12,
    }),
    ltv: percent({
      label: 'New loan',
      help: 'Of the value after repairs: in the US up to 75% of one rented home, 70% with two to four units.',
      symbol: '\\lambda',
      min: 1,
      max: 100,
      default: 75,
      usual: [50, 80],
    }),
    refinanceCosts: money({
      label: 'Costs of the refinance',
      symbol: 'F',
      min: 0,
      max: 1e12,
      default: 0,
    }),
    rate: loanRate,
    term: { ...loanTerm, default: 30, usual: [5, 40] },
    rent: money({ label: 'Rent a month', symbol: 'R', min: 0.01, max: 1e9 }),
    vacancy: percent({
      label: 'Vacancy',
      help: 'Of the rent.',
      symbol: 'v',
      min: 0,
      max: 100,
      default: 5,
      usual: [1, 50],
    }),
    expenses: money({
      label: 'Operating expenses a month',
      help: 'Tax, insurance, management, repairs, reserves; without the loan payment.',
      symbol: 'E',
      min: 0,
      max: 1e9,
    }),
  },
  outputs: {
    cashLeft: money({
      label: 'Own cash left in the deal',
      help: 'Negative where more comes out than went in.',
      symbol: 'Q',
    }),
    cashFlow: money({ label: 'Cash flow a year before income tax', symbol: 'CF' }),
    cashOnCash: percent({
      label: 'Cash-on-cash return',
      help: 'Where own cash is left in.',
      optional: true,
      places: 2,
    }),
    allIn: money({ label: 'All costs until the refinance', symbol: 'A' }),
    newLoan: money({ label: 'New loan', symbol: 'L' }),
    equity: money({ label: 'Equity after the refinance', symbol: 'G' }),
    payment: money({ label: 'Loan payment a month', symbol: 'M' }),
    debtCover: number({ label: 'Debt service coverage ratio', symbol: '\\mathrm{DSCR}', places: 2 }),
    fullRecovery: money({
      label: 'All costs at which no cash is left in',
      symbol: 'A_0',
    }),
    cashLeftLower: money({ label: 'Cash left if it is valued a tenth lower', symbol: 'Q_{90}' }),
  },
  formula: ({
    price,
    repairs,
    buyingCosts,
    holdingCosts,
    value,
    ltv,
    refinanceCosts,
    rate,
    term,
    rent,
    vacancy,
    expenses,
  }) => {
    const allIn = price + buyingCosts + repairs + holdingCosts;
    const newLoan = ltv * value;
    const fullRecovery = newLoan - refinanceCosts;
    const cashLeft = allIn - fullRecovery;
    const payment = annuityPayment(newLoan, rate / 12, numberOfPayments(term, 12));
    const income = rent * (1 - vacancy) - expenses;
    const cashFlow = 12 * (income - payment);
    return {
      cashLeft,
      cashFlow,
      cashOnCash: roundTo(cashLeft, 2) > 0 ? cashFlow / cashLeft : undefined,
      allIn,
      newLoan,
      equity: value - newLoan,
      payment,
      debtCover: income / payment,
      fullRecovery,
      cashLeftLower: cashLeft + 0.1 * newLoan,
    };
  },
  explanation: ({ cashLeft, cashFlow, vacancy }) => {
    const left = roundTo(cashLeft, 2);
    const loan = 'All costs are {allIn}; a new loan of {newLoan}, {ltv} of the value after repairs, less its costs,';
    const out =
      left > 0
        ? `${loan} leaves {cashLeft} of own cash in the deal.`
        : left === 0
          ? `${loan} pays back just that.`
          : `${loan} is {|cashLeft|} more than that: no own cash is left in, and the surplus is borrowed.`;
    const flow = roundTo(cashFlow, 2);
    const after = `${vacancy === 0 ? 'With no vacancy, after' : 'After {vacancy} of vacancy,'} expenses and loan payments over {term}`;
    const rent =
      flow < 0
        ? `${after} the rent falls short by {|cashFlow|} a year`
        : flow === 0
          ? `${after} nothing is left of the rent`
          : `${after} the rent leaves {cashFlow} a year`;
    if (left <= 0 || flow === 0) return `${out} ${rent}.`;
    return flow < 0
      ? `${out} ${rent}, a loss of {|cashOnCash|} on that cash.`
      : `${out} ${rent}, {cashOnCash} on that cash.`;
  },
  requires: [
    {
      that: ({ value, ltv, refinanceCosts }) => isBelow(refinanceCosts, ltv * value),
      field: 'refinanceCosts',
      says: 'Costs of the refinance of {refinanceCosts} eat up the whole new loan, {ltv} of {value}: check them.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ cashFlow, debtCover }) => roundTo(cashFlow, 2) < 0 && debtCover > 0,
      says: 'The rent does not carry the new loan: {|cashFlow|} a year has to be paid in, and a lender who looks at the rent may refuse it. Borrow less.',
    },
    {
      level: 'caution',
      when: ({ debtCover }) => debtCover <= 0,
      says: 'Vacancy and expenses take the whole rent, before any loan payment: check that rent and expenses are both those of a month.',
    },
    {
      level: 'caution',
      when: ({ rent, expenses }) => isBelow(expenses, 0.2 * rent),
      says: 'Operating expenses of {expenses} a month are less than a fifth of the rent: check that tax, insurance, management, repairs and reserves are all in.',
    },
    {
      level: 'note',
      when: ({ cashFlow, debtCover }) => roundTo(cashFlow, 2) >= 0 && roundTo(debtCover, 2) < 1.2,
      says: 'The rent covers the payments {debtCover} times: little is left for a vacancy or a repair, and many US lenders on rental income ask for 1.20 or more.',
    },
    {
      level: 'caution',
      when: ({ ltv }) => isAbove(ltv, 0.75),
      says: 'In the US Fannie Mae and Freddie Mac lend up to 75% in a cash-out refinance of a rented house, and 70% with two to four units; few lenders go higher. Ask before counting on more.',
    },
    {
      level: 'caution',
      when: ({ allIn, value }) => isAbove(allIn, value),
      says: 'All costs, {allIn}, exceed the value after repairs, {value}: the deal loses before it is let.',
    },
    {
      level: 'note',
      when: ({ cashLeft }) => roundTo(cashLeft, 2) <= 0,
      says: 'No return on own cash can be told where none is left in: judge by the cash flow and the equity. Valued a tenth lower, {cashLeftLower|still none|just none|{|cashLeftLower|}} would be left in.',
    },
    {
      level: 'caution',
      when: ({ cashLeft, allIn }) => roundTo(cashLeft, 2) > 0 && isBelow(cashLeft, 0.05 * allIn),
      says: 'Less than a twentieth of all costs is left in, so that the return on it swings with each dollar: judge by the cash flow. Valued a tenth lower, {cashLeftLower} would be left in.',
    },
    {
      level: 'caution',
      when: ({ value, refinanceCosts }) =>
        refinanceCosts > 0 && refinanceCosts <= 100 && isBelow(refinanceCosts, 0.002 * value),
      says: 'Costs of the refinance are read as an amount, {refinanceCosts}: for a percentage send that part of the new loan.',
    },
    {
      level: 'caution',
      when: ({ repairs }) => repairs === 0,
      says: 'No repairs are counted: give those that the value after repairs supposes.',
    },
    {
      level: 'caution',
      when: ({ price, repairs }) => repairs > 0 && repairs <= 100 && isBelow(repairs, 0.005 * price),
      says: 'Repairs are read as an amount, {repairs}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ rent, value }) => isAbove(12 * rent, 0.4 * value),
      says: 'A rent of {rent} a month would pay for the property within three years: check that it is for a month.',
    },
    {
      level: 'caution',
      when: ({ price, buyingCosts }) => buyingCosts > 0 && buyingCosts <= 100 && isBelow(buyingCosts, 0.005 * price),
      says: 'Costs of buying are read as an amount, {buyingCosts}: for a percentage send that part of the price.',
    },
    {
      level: 'caution',
      when: ({ price, holdingCosts }) =>
        holdingCosts > 0 && holdingCosts <= 100 && isBelow(holdingCosts, 0.002 * price),
      says: 'Holding costs are read as an amount, {holdingCosts} in all: for a percentage send that part of the price.',
    },
    {
      level: 'note',
      when: ({ vacancy }) => vacancy === 0,
      says: 'No vacancy is counted: over years some rent is lost between tenants or not paid.',
    },
    {
      level: 'note',
      when: ({ buyingCosts, holdingCosts, refinanceCosts }) =>
        buyingCosts === 0 || holdingCosts === 0 || refinanceCosts === 0,
      says: 'Costs of buying, holding or refinancing are left at 0: each of them that arises leaves more cash in the deal.',
    },
  ],
  examples: [
    {
      inputs: {
        price: 150000,
        buyingCosts: 4500,
        repairs: 40000,
        holdingCosts: 2400,
        value: 250000,
        ltv: 75,
        refinanceCosts: 3750,
        rate: 7,
        term: 30,
        rent: 1800,
        vacancy: 5,
        expenses: 522.3,
      },
      results: {
        cashLeft: 13150,
        allIn: 196900,
        newLoan: 187500,
        equity: 62500,
        payment: 1247.44,
        fullRecovery: 183750,
        cashLeftLower: 31900,
        cashFlow: -716.91,
        cashOnCash: -5.45175773,
        debtCover: 0.9521082584,
      },
      cautions: ['does not carry the new loan'],
      source:
        'gethommy.com, BRRRR calculator: 196900 all in, 183750 out, 13150 left, payment 1247.44, -59.74 a month, -5.45%; digits with Python',
    },
    {
      inputs: {
        price: 100000,
        repairs: 30000,
        buyingCosts: 3000,
        holdingCosts: 2000,
        value: 200000,
        ltv: 70,
        refinanceCosts: 5000,
        rate: 6,
        term: 30,
        rent: 1900,
        expenses: 700,
      },
      results: { cashLeft: 0, payment: 839.37, cashFlow: 3187.55, equity: 60000, cashLeftLower: 14000 },
      cautions: ['No return on own cash'],
      source: 'By hand: 135000 - 135000; Python: 140000 at 0.5% over 360 months; 12 × (1805 - 700 - 839.3707)',
    },
    {
      inputs: {
        price: 80000,
        repairs: 30000,
        value: 180000,
        ltv: 80,
        rate: 0,
        term: 20,
        rent: 1300,
        vacancy: 0,
        expenses: 400,
      },
      results: {
        cashLeft: -34000,
        cashFlow: 3600,
        payment: 600,
        debtCover: 1.5,
        fullRecovery: 144000,
        cashLeftLower: -19600,
      },
      cautions: ['few lenders go higher', 'No return on own cash', 'left at 0', 'No vacancy'],
      source: 'By hand: 110000 - 144000; 144000/240 = 600; 12 × (900 - 600)',
    },
    {
      inputs: {
        price: 200000,
        repairs: 50000,
        buyingCosts: 3,
        value: 240000,
        rate: 0,
        term: 25,
        rent: 1000,
        vacancy: 0,
        expenses: 400,
      },
      results: { newLoan: 180000, cashLeft: 70003, cashFlow: 0, cashOnCash: 0, payment: 600, debtCover: 1 },
      cautions: ['little is left', 'exceed the value', 'read as an amount', 'left at 0', 'No vacancy'],
      source: 'By hand: 250003 - 180000; 180000/300 = 600',
    },
    {
      inputs: {
        price: 100000,
        repairs: 20000,
        value: 160000,
        refinanceCosts: 2,
        rate: 0,
        term: 25,
        rent: 1200,
        vacancy: 0,
        expenses: 6000,
      },
      results: { cashLeft: 2, cashFlow: -62400, debtCover: -12 },
      cautions: ['take the whole rent', 'Less than a twentieth', 'refinance are read', 'left at 0', 'No vacancy'],
      source: 'By hand: 120000 + 2 - 120000; 12 × (1200 - 6000 - 400), of the expenses of a year and costs of 2%',
    },
    {
      inputs: {
        price: 150000,
        repairs: 40000,
        buyingCosts: 3000,
        holdingCosts: 2,
        value: 240000,
        refinanceCosts: 3000,
        rate: 0,
        term: 25,
        rent: 1800,
        vacancy: 10,
        expenses: 520,
      },
      results: { allIn: 193002, newLoan: 180000, cashLeft: 16002, payment: 600, cashFlow: 6000 },
      cautions: ['Holding costs are read'],
      source: 'By hand: 193002 + 3000 - 180000; 12 × (1620 - 520 - 600), of holding costs of 2% as they are mistaken',
    },
    {
      inputs: {
        price: 100000,
        repairs: 20000,
        value: 150000,
        refinanceCosts: 112500,
        rate: 0,
        rent: 1200,
        expenses: 400,
      },
      refused: 'eat up the whole new loan',
      source: 'By hand: 75% of 150000',
    },
    {
      inputs: { price: 150000, repairs: 0, value: 250000, rate: 0, term: 25, rent: 1800, vacancy: 0, expenses: 500 },
      results: { cashLeft: -37500, allIn: 150000, payment: 625, cashFlow: 8100 },
      cautions: ['No repairs', 'No return on own cash', 'left at 0', 'No vacancy'],
      source: 'By hand: 150000 - 187500; 187500/300; 12 × (1300 - 625)',
    },
    {
      inputs: { price: 150000, repairs: 5, value: 250000, rate: 0, term: 25, rent: 1800, vacancy: 0, expenses: 500 },
      results: { cashLeft: -37495, allIn: 150005 },
      cautions: ['Repairs are read', 'No return on own cash', 'left at 0', 'No vacancy'],
      source: 'By hand: 150005 - 187500, of repairs of 5% as they are mistaken',
    },
    {
      inputs: { price: 100000, repairs: 20000, value: 150000, rate: 0, term: 25, rent: 12000, expenses: 400 },
      results: { cashLeft: 7500, cashFlow: 127500, cashOnCash: 1700 },
      cautions: ['within three years', 'less than a fifth', 'left at 0'],
      source: 'By hand: 120000 - 112500; 12 × (11400 - 400 - 375), of the rent of a year',
    },
  ],
  notes: [
    'A loan for the purchase is paid off from the new one: with its interest and points among the costs, it does not change what is left in.',
    'Lenders ask for a time of ownership before a cash-out refinance by the new value, often six or twelve months.',
    'Before income tax; a change in value and the repayment of principal are left out of the return.',
  ],
  references: [
    { title: 'BRRRR calculator with a worked example', url: 'https://www.gethommy.com/tools/brrrr-calculator' },
    {
      title:
        'Fannie Mae: Eligibility Matrix, cash-out refinance of investment properties; 75% and 70% as in two public product matrices of lenders',
    },
  ],
});
