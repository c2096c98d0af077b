import {
  defineCalculator,
  findRoot,
  integer,
  isAbove,
  isAtMost,
  isBelow,
  isNear,
  money,
  percent,
  roundTo,
  table,
} from '@reckoner/engine';

/** What a first payment of 1 and those after it are worth, each of which is the one before times a ratio; Horner's form. */
function worth(ratio: number, payments: number): number {
  let value = 0;
  for (let index = 0; index < payments; index++) value = value * ratio + 1;
  return value;
}

/** PV = C·Σ ((1 + g)/(1 + r))^k, k = 0 … n − 1, with the first payment now; the break-even rate makes it equal to the cash. */
export default defineCalculator({
  title: 'Lottery annuity vs lump sum',
  description:
    'Value today of a jackpot’s yearly payments after tax beside the cash option, and the return at which both are equal.',
  keywords: [
    'Powerball annuity',
    'Mega Millions annuity',
    'jackpot cash option',
    'lottery payout',
    'lottery lump sum or annuity',
    'lottery tax',
  ],
  related: ['growing-annuity-present-value', 'annuity-present-value', 'annuity-payout'],
  inputs: {
    jackpot: money({
      label: 'Advertised jackpot',
      help: 'The sum of all yearly payments, before tax.',
      symbol: 'J',
      above: 0,
      max: 1e12,
    }),
    cash: money({ label: 'Cash option', shareOf: 'jackpot', help: 'Before tax.', symbol: 'L', above: 0, max: 1e12 }),
    tax: percent({
      label: 'Tax on the cash',
      help: 'National, state and local, as a share of the whole sum.',
      symbol: 't_L',
      min: 0,
      max: 90,
      usual: [5, 65],
    }),
    annuityTax: percent({
      label: 'Tax on the yearly payments',
      help: 'As that on the cash, if left out; lower where smaller payments stay in lower brackets.',
      symbol: 't_A',
      min: 0,
      max: 90,
      usual: [5, 65],
      default: ({ tax }) => tax,
    }),
    rate: percent({
      label: 'Return a year on invested cash',
      help: 'After tax and fees, and as certain as the payments are.',
      symbol: 'r',
      min: 0,
      max: 30,
      usual: [0.5, 12],
    }),
    payments: integer({
      label: 'Yearly payments',
      help: 'The first one now.',
      symbol: 'n',
      min: 2,
      max: 60,
      default: 30,
    }),
    growth: percent({
      label: 'Rise of the payments a year',
      help: '5 for Powerball and Mega Millions, 0 for level payments.',
      symbol: 'g',
      min: 0,
      max: 15,
      usual: [1, 8],
      default: 5,
    }),
  },
  outputs: {
    presentValue: money({ label: 'Yearly payments after tax, worth today', symbol: 'PV' }),
    cashAfterTax: money({ label: 'Cash after tax', symbol: 'L_n' }),
    advantage: money({ label: 'Payments over cash', help: 'Below 0 where the cash is worth more.', symbol: 'D' }),
    breakEven: percent({
      label: 'Break-even return a year',
      help: 'Below it the payments are worth more, above it the cash.',
      symbol: 'r_0',
      places: 2,
      optional: true,
    }),
    firstPayment: money({ label: 'First payment after tax', symbol: 'C' }),
    lastPayment: money({ label: 'Last payment after tax', symbol: 'C_n' }),
    totalPaid: money({ label: 'Sum of the payments after tax', symbol: 'S' }),
    schedule: table(
      {
        number: integer({ label: 'No.' }),
        gross: money({ label: 'Before tax' }),
        net: money({ label: 'After tax' }),
        presentValue: money({ label: 'Worth today' }),
      },
      { label: 'Payments' },
    ),
  },
  formula: ({ jackpot, cash, tax, annuityTax, rate, payments, growth }) => {
    const gross = jackpot / worth(1 + growth, payments);
    const firstPayment = gross * (1 - annuityTax);
    const presentValue = firstPayment * worth((1 + growth) / (1 + rate), payments);
    const cashAfterTax = cash * (1 - tax);
    const totalPaid = jackpot * (1 - annuityTax);
    const hasBreakEven = isAbove(cashAfterTax, firstPayment) && isBelow(cashAfterTax, totalPaid);
    const ratio = hasBreakEven
      ? findRoot((x) => worth(x, payments) - cashAfterTax / firstPayment, 0, 1 + growth)
      : undefined;
    const schedule = [];
    let [grown, discount] = [1, 1];
    for (let number = 1; number <= payments; number++) {
      schedule.push({
        number,
        gross: gross * grown,
        net: firstPayment * grown,
        presentValue: firstPayment * grown * discount,
      });
      grown *= 1 + growth;
      discount /= 1 + rate;
    }
    return {
      presentValue,
      cashAfterTax,
      advantage: presentValue - cashAfterTax,
      breakEven: ratio === undefined ? undefined : (1 + growth) / ratio - 1,
      firstPayment,
      lastPayment: firstPayment * (1 + growth) ** (payments - 1),
      totalPaid,
      schedule,
    };
  },
  shown: ({ jackpot, cash, tax, annuityTax, rate, payments, growth, firstPayment, presentValue, cashAfterTax }) => {
    const ratio = (1 + growth) / (1 + rate);
    const gross = growth === 0 ? jackpot / payments : (jackpot * growth) / ((1 + growth) ** payments - 1);
    return {
      firstPayment: gross * (1 - annuityTax),
      presentValue: rate === growth ? payments * firstPayment : (firstPayment * (1 - ratio ** payments)) / (1 - ratio),
      cashAfterTax: cash * (1 - tax),
      advantage: presentValue - cashAfterTax,
      breakEven: undefined,
      lastPayment: firstPayment * (1 + growth) ** (payments - 1),
      totalPaid: jackpot * (1 - annuityTax),
    };
  },
  stepwise: [
    'Each payment is worth its amount after tax over (1 + r) to the years until then; the first one is now.',
    'The break-even return is the r at which PV is the cash after tax.',
  ],
  figure: {
    kind: 'curve',
    title: 'Value today of the payments after tax',
    x: { of: 'rate', label: 'Return a year' },
    y: { of: 'presentValue', label: 'Value today' },
    curve: ({ rate, payments, growth, firstPayment, presentValue, cashAfterTax, breakEven }) => ({
      from: 0,
      to: Math.max(0.08, 1.3 * rate, breakEven === undefined || breakEven > 0.5 ? 0 : 1.3 * breakEven),
      lines: [
        { label: 'Yearly payments', y: (at) => firstPayment * worth((1 + growth) / (1 + at), payments) },
        { label: 'Cash', dashed: true, y: () => cashAfterTax },
      ],
      marks: [
        { x: rate, y: presentValue, label: 'At the return given' },
        ...(breakEven === undefined || breakEven > 0.5 ? [] : [{ x: breakEven, y: cashAfterTax, label: 'Break-even' }]),
      ],
    }),
  },
  explanation: ({ rate, breakEven, cashAfterTax, firstPayment }) => {
    const compared =
      'At {rate} a year the {payments} payments are worth {presentValue} after tax today, {advantage|{|advantage|} less than|as much as|{|advantage|} more than} the cash of {cashAfterTax} after tax.';
    if (breakEven !== undefined) {
      // Nearer than half of the last figure that is shown, both would read alike.
      return isNear(breakEven, rate, 0.00005)
        ? `${compared} {advantage|Both are equal at very nearly this return|This is the break-even return|Both are equal at very nearly this return}.`
        : `${compared} Both are equal at a return of {breakEven} a year.`;
    }
    return isAtMost(cashAfterTax, firstPayment)
      ? `${compared} The first payment alone, {firstPayment}, is no less than the cash.`
      : `${compared} The cash is no less than all payments together, {totalPaid}: it is worth more at any return above 0%.`;
  },
  requires: [
    {
      that: ({ cash, jackpot }) => cash <= jackpot,
      field: 'cash',
      says: 'The cash option, {cash}, cannot exceed the advertised jackpot, {jackpot}, which is the sum of all payments.',
    },
  ],
  cautions: [
    {
      level: 'caution',
      when: ({ breakEven }) => breakEven === undefined,
      says: 'After tax the cash of a real offer lies between the first payment and the sum of all: check jackpot, cash option and taxes.',
    },
    {
      level: 'note',
      when: ({ breakEven }) =>
        breakEven !== undefined && (roundTo(100 * breakEven, 2) < 1 || roundTo(100 * breakEven, 2) > 10),
      says: 'A break-even return of {breakEven} is unlike the yields of government bonds, with which lotteries fund the annuity: check jackpot, cash option and taxes.',
    },
    {
      level: 'caution',
      when: ({ tax, annuityTax }) => isNear(tax, 0.24, 1e-9) || isNear(annuityTax, 0.24, 1e-9),
      says: 'If 24% is the federal withholding on large United States winnings: that is a first installment. The tax on a jackpot is nearer to the highest bracket, and many states add their own.',
    },
    {
      level: 'note',
      when: ({ tax, annuityTax }) => tax === 0 || annuityTax === 0,
      says: 'A tax of 0% is counted. Prizes in the United States are taxed as income; in some countries they are free of tax.',
    },
    {
      level: 'caution',
      when: ({ rate }) => rate >= 0.06,
      says: 'The payments are about as certain as government bonds, and {rate} a year after tax is not had at so little risk: compare at the yield of safe bonds, too.',
    },
  ],
  examples: [
    {
      inputs: { jackpot: 100000000, cash: 50000000, tax: 37, rate: 4 },
      results: {
        presentValue: 32793655.88,
        cashAfterTax: 31500000,
        advantage: 1293655.88,
        breakEven: 4.277267286451737,
        firstPayment: 948240.41,
        lastPayment: 3903086.1,
        totalPaid: 63000000,
        schedule: { length: 30, rows: { 0: { gross: 1505143.51 }, '-1': { gross: 6195374.77 } } },
      },
      source:
        'Python with mpmath: payment by payment, break-even by bisection; Mega Millions: of a jackpot of $100 million about $1.5 million at first and about $6.2 million at last',
    },
    {
      inputs: { jackpot: 100000000, cash: 50000000, tax: 37, rate: 7 },
      results: { presentValue: 21927851.44, advantage: -9572148.56, breakEven: 4.277267286451737 },
      cautions: ['as certain as government bonds'],
      source: 'Python with mpmath: payment by payment, break-even by bisection',
    },
    {
      inputs: { jackpot: 1000000, cash: 600000, tax: 40, annuityTax: 30, rate: 5, payments: 20, growth: 0 },
      results: {
        presentValue: 457986.23,
        cashAfterTax: 360000,
        advantage: 97986.23,
        breakEven: 8.472488918805405,
        firstPayment: 35000,
        lastPayment: 35000,
        totalPaid: 700000,
      },
      source: 'Python with mpmath: payment by payment, break-even by bisection',
    },
    {
      inputs: { jackpot: 3152500, cash: 3000000, tax: 20, rate: 5, payments: 3 },
      results: { firstPayment: 800000, presentValue: 2400000, cashAfterTax: 2400000, advantage: 0, breakEven: '5.000' },
      source: 'By hand: 1000000 × (1 + 1.05 + 1.05²) = 3152500, and each payment is worth 800000 today',
    },
    {
      inputs: { jackpot: 3152500, cash: 3000000, tax: 20, rate: 5.00005, payments: 3 },
      results: { presentValue: 2399998.86, advantage: -1.14, breakEven: '5.000' },
      source: 'Python with mpmath: 800000 × (1 + 1.05/1.0500005 + (1.05/1.0500005)²)',
    },
    {
      inputs: { jackpot: 1000000, cash: 900000, tax: 0, annuityTax: 20, rate: 0, payments: 10, growth: 0 },
      results: { presentValue: 800000, advantage: -100000, firstPayment: 80000 },
      cautions: ['between the first payment and the sum of all', 'A tax of 0%'],
      source: 'By hand: 80% of a million in ten payments, without discount',
    },
    {
      inputs: { jackpot: 1000000, cash: 100000, tax: 20, rate: 8, payments: 10, growth: 0 },
      results: { firstPayment: 80000, cashAfterTax: 80000, presentValue: 579751.03 },
      cautions: ['between the first payment and the sum of all', 'as certain as government bonds'],
      source: 'By hand: the first payment is a tenth, as the cash; Python: 80000 times the sum of 1.08^-k, k = 0 … 9',
    },
    {
      inputs: { jackpot: 1000000, cash: 980000, tax: 24, rate: 3, payments: 10, growth: 0 },
      results: { cashAfterTax: 744800, presentValue: 667744.28, breakEven: 0.4518296603582184 },
      cautions: ['unlike the yields', 'federal withholding'],
      source: 'Python with mpmath: payment by payment, break-even by bisection',
    },
    {
      inputs: { jackpot: 1000000, cash: 1100000, tax: 30, rate: 3 },
      refused: 'cannot exceed the advertised jackpot',
      source: 'By hand',
    },
  ],
  notes: [
    'Whether heirs go on to receive the payments, and whether they can be sold, is up to the rules of the lottery.',
    'One tax rate holds for all years. The purchasing power of later payments is not counted, except in the return that is asked for.',
  ],
  references: [
    {
      title: 'Mega Millions: Difference Between Cash Value and Annuity',
      url: 'https://www.megamillions.com/difference-between-cash-value-and-annuity',
    },
    {
      title: 'Mississippi Lottery: Powerball, Annuity vs Cash Option',
      url: 'https://www.mslotteryhome.com/games/powerball/',
    },
    {
      title:
        'Internal Revenue Service: Instructions for Forms W-2G and 5754 (2018): regular gambling withholding of 24%',
    },
    {
      title:
        'Kellison: The Theory of Interest, 3rd ed., chapter More general annuities: payments varying in geometric progression',
    },
  ],
});
