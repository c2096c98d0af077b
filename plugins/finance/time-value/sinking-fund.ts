import {
  constant,
  defineCalculator,
  findRoot,
  integer,
  isAbove,
  isBelow,
  money,
  percent,
  table,
} from '@reckoner/engine';
import { paymentFrequency, timing } from '../shared/fields.js';
import { frequencyWord } from '../shared/frequency-words.js';
import { accumulationFactor, annuityFactor } from '../shared/time-value.js';

/** D = F·i/((1 + i)^n − 1), over 1 + i when deposits fall at the start; a debt's interest is paid beside it. */
export default defineCalculator({
  title: 'Sinking fund',
  description:
    'Level deposit by which a fund grows to a sum that falls due, with its schedule; of a debt also the interest beside it and the outlay, each time and in all.',
  keywords: [
    'sinking fund deposit',
    'sinking fund schedule',
    'sinking fund factor',
    'bond sinking fund',
    'reserve fund contribution',
    'retirement of debt',
  ],
  related: ['savings-goal', 'annuity-future-value', 'loan-amortization-schedule', 'balloon-loan'],
  inputs: {
    target: money({ label: 'Sum that falls due', symbol: 'F', above: 0, max: 1e12 }),
    rate: percent({
      label: 'Annual interest rate of the fund',
      help: 'The nominal rate that deposits earn, compounded as often as they are made.',
      symbol: 'j',
      min: 0,
      max: 100,
      usual: [0.3, 25],
    }),
    deposits: integer({ label: 'Number of deposits', symbol: 'n', min: 1, max: 800 }),
    frequency: { ...paymentFrequency, label: 'Deposits', symbol: 'm' },
    timing: { ...timing, label: 'Deposits fall' },
    debtRate: percent({
      label: 'Annual interest rate of the debt',
      help: 'The nominal rate, where the sum is a debt whose interest is paid with each deposit.',
      symbol: 'r',
      min: 0,
      max: 100,
      usual: [0.3, 40],
      optional: true,
      when: { timing: 'end' },
    }),
  },
  outputs: {
    deposit: money({ label: 'Deposit', symbol: 'D' }),
    totalDeposits: money({ label: 'Sum of the deposits', symbol: 'S' }),
    interest: money({ label: 'Interest that the fund earns', symbol: 'I_F' }),
    debtInterest: money({ label: 'Interest on the debt each time', symbol: 'I_D', optional: true }),
    outlay: money({ label: 'Deposit and interest each time', symbol: 'R', optional: true }),
    totalOutlay: money({ label: 'Sum of deposits and interest', symbol: 'R_n', optional: true }),
    equivalentRate: percent({
      label: 'Annual rate of an amortized loan with the same outlay',
      symbol: 'r_e',
      places: 3,
      optional: true,
    }),
    schedule: table(
      {
        number: integer({ label: 'No.' }),
        deposit: money({ label: 'Deposit' }),
        interest: money({ label: 'Interest' }),
        balance: money({ label: 'Fund' }),
        missing: money({ label: 'Not yet covered' }),
      },
      { label: 'Schedule' },
    ),
  },
  formula: ({ target, rate, deposits, frequency, timing, debtRate }) => {
    const i = rate / frequency;
    const deposit = target / (accumulationFactor(i, deposits) * (1 + i * timing));
    const totalDeposits = deposit * deposits;
    const schedule = [];
    let balance = 0;
    for (let number = 1; number <= deposits; number++) {
      const interest = (balance + deposit * timing) * i;
      // The last one ends at the target, without the rounding of the steps before.
      balance = number === deposits ? target : balance + deposit + interest;
      schedule.push({ number, deposit, interest, balance, missing: target - balance });
    }
    const fund = { deposit, totalDeposits, interest: target - totalDeposits, schedule };
    if (debtRate === undefined) return fund;
    const debtInterest = (target * debtRate) / frequency;
    const outlay = deposit + debtInterest;
    const totalOutlay = outlay * deposits;
    const costs = { ...fund, debtInterest, outlay, totalOutlay };
    if (isBelow(totalOutlay, target - constant(0.005, '$'))) return costs;
    // Where the outlays add up to the debt, to the cent, the rate is 0, not the last digits of a search.
    if (!isAbove(totalOutlay, target)) return { ...costs, equivalentRate: 0 };
    const periodRate = findRoot((x) => annuityFactor(x, deposits) - target / outlay, 0, outlay / target);
    return { ...costs, equivalentRate: frequency * periodRate };
  },
  shown: ({ target, rate, deposits, frequency, timing, debtRate, deposit, debtInterest }) => {
    const i = rate / frequency;
    const factor = rate === 0 ? deposits : (((1 + i) ** deposits - 1) / i) * (1 + i * timing);
    return {
      deposit: target / factor,
      totalDeposits: deposits * deposit,
      interest: target - deposits * deposit,
      debtInterest: debtRate === undefined ? undefined : (target * debtRate) / frequency,
      outlay: debtInterest === undefined ? undefined : deposit + debtInterest,
      totalOutlay: debtInterest === undefined ? undefined : deposits * (deposit + debtInterest),
      equivalentRate: undefined,
    };
  },
  stepwise: [
    'Each period the fund grows by the deposit and by interest on what is in it.',
    'The equivalent rate is m times the rate per period at which the present value of all outlays is the debt.',
    't is 1 where deposits fall at the start of each period, and 0 where they fall at the end.',
  ],
  figure: { kind: 'series', table: 'schedule', x: 'number', lines: ['balance'] },
  explanation: ({ frequency, timing, debtRate }) => {
    const first = timing === 1 ? '{deposits|, paid now,|, the first of them now,}' : '';
    const fund = `{deposits} ${frequencyWord(frequency)} {deposits|deposit|deposits} of {deposit}${first} {deposits|reaches|reach} {target}, {interest|at a loss of {|interest|}|without any interest|{|interest|} of it interest}.`;
    if (debtRate === undefined) return fund;
    const each =
      debtRate === 0
        ? 'The debt has no interest, so that each takes {outlay}'
        : 'With the interest on the debt, {debtInterest}, each takes {outlay}';
    return `${fund} ${each}, {totalOutlay} in all{equivalentRate?, as an amortized loan at {equivalentRate} a year would|: that is less than the debt, so that no amortized loan takes so little}.`;
  },
  cautions: [
    {
      level: 'caution',
      when: ({ rate, debtRate, deposits, equivalentRate }) =>
        debtRate !== undefined &&
        equivalentRate !== undefined &&
        isAbove(equivalentRate, 0) &&
        deposits > 1 &&
        debtRate > rate,
      says: 'The fund earns less than the debt costs: an amortized loan of the same number of payments, at any rate below {equivalentRate}, takes a smaller one each time.',
    },
    {
      level: 'caution',
      when: ({ rate, debtRate, deposits }) => debtRate !== undefined && deposits > 1 && debtRate < rate,
      says: 'The fund is counted to earn more than the debt costs, which is rarely certain: where it earns less, the deposits do not reach what falls due.',
    },
    {
      level: 'note',
      when: ({ deposits, frequency }) => deposits > 50 * frequency,
      says: 'So many deposits take over 50 years: check how many there are a year.',
    },
  ],
  examples: [
    {
      inputs: { target: 50000, rate: 8, deposits: 4, frequency: 'quarterly' },
      results: {
        deposit: 12131.19,
        totalDeposits: 48524.75,
        interest: 1475.25,
        schedule: {
          length: 4,
          rows: {
            0: { interest: 0, balance: 12131.19, missing: 37868.81 },
            1: { interest: 242.62, balance: '24505.00' },
            '-1': { interest: 742.53, balance: 50000, missing: 0 },
          },
        },
      },
      source: 'assignmentexpert.com, question 263231: deposit 12131.18763; schedule by Python, period by period',
    },
    {
      inputs: { target: 5000, rate: 6, deposits: 6, frequency: 'annually', debtRate: 6 },
      results: {
        deposit: 716.81,
        totalDeposits: 4300.88,
        interest: 699.12,
        debtInterest: 300,
        outlay: 1016.81,
        equivalentRate: '6.000',
        schedule: { length: 6, rows: { 1: { interest: 43.01, balance: 1476.64 }, '-1': { interest: 242.44 } } },
      },
      source:
        'Chan, Tse: Financial Mathematics for Actuaries, example 5.5 and table 5.4: deposit 716.81, installment 1,016.81, interest 43.01 in year 2 and 242.44 in year 6; sums by Python without their rounding',
    },
    {
      inputs: { target: 1000, rate: 8, deposits: 4, frequency: 'annually', debtRate: 10 },
      results: { deposit: 221.92, debtInterest: 100, outlay: 321.92, equivalentRate: 10.94105772834072 },
      cautions: ['earns less than the debt costs'],
      source: 'mathcelebrity.com, sinking fund example: total payment 321.92; rate by bisection in Python',
    },
    {
      inputs: { target: 100000, rate: 10, deposits: 10, frequency: 'annually', debtRate: 8 },
      results: { deposit: 6274.54, outlay: 14274.54, totalOutlay: 142745.39, equivalentRate: 7.055865054390788 },
      cautions: ['rarely certain'],
      source: 'Python with mpmath: deposits by a sum, rate by bisection',
    },
    {
      inputs: { target: 30000, rate: 4.8, deposits: 36, timing: 'start' },
      results: {
        deposit: 773.34,
        interest: 2159.68,
        schedule: { length: 36, rows: { 0: { interest: 3.09, balance: 776.44 } } },
      },
      source: 'Python with mpmath: 30000 over the sum of 1.004^k, k = 1 … 36',
    },
    {
      inputs: { target: 1200, rate: 0, deposits: 12, debtRate: 0 },
      results: { deposit: 100, interest: 0, debtInterest: 0, outlay: 100, equivalentRate: 0 },
      source: 'By hand: 1200/12',
    },
    {
      inputs: { target: 1000, rate: 0, deposits: 7, debtRate: 0 },
      results: { deposit: 142.86, totalOutlay: 1000, equivalentRate: 0 },
      source: 'By hand: 1000/7, and the outlays add up to the debt',
    },
    {
      inputs: { target: 100000, rate: 10, deposits: 10, frequency: 'annually', debtRate: 0.5 },
      results: { deposit: 6274.54, outlay: 6774.54, totalOutlay: 67745.39 },
      cautions: ['rarely certain'],
      source: 'Python with mpmath: deposits by a sum; ten outlays are less than the debt, so that no rate fits',
    },
    {
      inputs: { target: 6010, rate: 0, deposits: 601 },
      results: { deposit: 10, totalDeposits: 6010 },
      cautions: ['over 50 years'],
      source: 'By hand: 6010/601',
    },
  ],
  notes: ['Schedules of accountants round each line to whole cents and mend the last one.'],
  references: [
    {
      title:
        'Chan, Tse: Financial Mathematics for Actuaries, ch. 5: Loans and Costs of Borrowing, § sinking fund, examples 5.4 and 5.5 with table 5.4',
    },
    { title: 'Kellison: The Theory of Interest, 3rd ed., chapter Amortization schedules and sinking funds' },
  ],
});
