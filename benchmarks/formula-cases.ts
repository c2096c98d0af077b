/** The formulas that are timed, each also as one writes it by hand and as an expression of mathjs. */
import { Decimal34 } from '@reckoner/engine/arithmetic/decimal34';
import { roundTo } from '@reckoner/engine/numeric/round-to';

// biome-ignore lint/suspicious/noExplicitAny: each candidate has the inputs and results of its own calculator
export type Formula = (inputs: any) => any;
export type FormulaInputs = Readonly<Record<string, unknown>>;

export interface FormulaCase {
  readonly category: string;
  readonly slug: string;
  /** Inputs as the formula receives them, from an index. */
  readonly inputs: (index: number) => FormulaInputs;
  /** The result that is summed up, so that no work can be left out. */
  readonly output: string;
  readonly byHand: Formula;
  readonly mathjs?: string;
  /** The lifted formula on decimals, instead of the native one. */
  readonly decimal?: true;
  readonly callsPerSample: number;
}

const compoundInterest = `
  amount = principal * (1 + rate / frequency) ^ (frequency * years);
  interest = amount - principal;
  effectiveRate = (1 + rate / frequency) ^ frequency - 1;`;

export const formulaCases: readonly FormulaCase[] = [
  {
    category: 'finance',
    slug: 'compound-interest',
    inputs: (index) => ({ principal: 1000 + index, rate: 0.01 + index / 20_000, years: 10, frequency: 12 }),
    output: 'interest',
    byHand: ({ principal, rate, years, frequency }) => {
      const amount = principal * (1 + rate / frequency) ** (frequency * years);
      const effectiveRate = (1 + rate / frequency) ** frequency - 1;
      return { amount, interest: amount - principal, effectiveRate };
    },
    mathjs: compoundInterest,
    callsPerSample: 100_000,
  },
  {
    category: 'finance',
    slug: 'compound-interest',
    decimal: true,
    inputs: (index) => ({
      principal: new Decimal34(1000 + index),
      rate: new Decimal34(200 + index).div(20_000),
      years: new Decimal34(10),
      frequency: 12,
    }),
    output: 'interest',
    byHand: ({ principal, rate, years, frequency }) => {
      const growth = rate.div(frequency).plus(1);
      const amount = principal.times(growth.pow(years.times(frequency)));
      return { amount, interest: amount.minus(principal), effectiveRate: growth.pow(frequency).minus(1) };
    },
    mathjs: compoundInterest,
    callsPerSample: 2000,
  },
  {
    category: 'health',
    slug: 'body-mass-index',
    inputs: (index) => ({ weight: 40 + index / 10, height: 1.75 }),
    output: 'bmi',
    byHand: ({ weight, height }) => {
      const bmi = weight / height ** 2;
      return { bmi, class: classOf(roundTo(bmi, 1)), healthyFrom: 18.5 * height ** 2, healthyTo: 25 * height ** 2 };
    },
    mathjs: `
      bmi = weight / height ^ 2;
      shown = round(bmi, 1);
      class = shown < 18.5 ? "Underweight" : shown < 25 ? "Normal weight" : shown < 30 ? "Overweight" :
        shown < 35 ? "Obesity class I" : shown < 40 ? "Obesity class II" : "Obesity class III";
      healthyFrom = 18.5 * height ^ 2;
      healthyTo = 25 * height ^ 2;`,
    callsPerSample: 100_000,
  },
  {
    category: 'finance',
    slug: 'loan-amortization-schedule',
    inputs: (index) => ({
      amount: 100_000 + index,
      rate: 0.02 + index / 20_000,
      payments: 360,
      perYear: 12,
      balloon: 0,
    }),
    output: 'totalInterest',
    byHand: ({ amount, rate, payments, perYear }) => {
      const periodRate = rate / perYear;
      const payment = (amount * periodRate) / (1 - (1 + periodRate) ** -payments);
      const schedule = [];
      let balance = amount;
      for (let number = 1; number <= payments; number++) {
        const interest = balance * periodRate;
        const principal = number === payments ? balance : payment - interest;
        balance -= principal;
        schedule.push({ number, payment: interest + principal, interest, principal, balance });
      }
      return { payment, totalInterest: payment * payments - amount, totalPaid: payment * payments, schedule };
    },
    callsPerSample: 1000,
  },
];

function classOf(bmi: number): string {
  if (bmi < 18.5) return 'Underweight';
  if (bmi < 25) return 'Normal weight';
  if (bmi < 30) return 'Overweight';
  if (bmi < 35) return 'Obesity class I';
  if (bmi < 40) return 'Obesity class II';
  return 'Obesity class III';
}
