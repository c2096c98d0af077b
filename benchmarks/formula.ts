/**
 * Formulas as code generation emits them against the same formula written by hand and compiled by mathjs. All are called
 * as the server calls formulas: from one place that has seen many of them, so that none is inlined, and with the
 * result kept. A loop around a single formula would measure what V8 can leave out of it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { all, create } from 'mathjs';
import { interleave } from './harness/interleave.js';
import { type Measurement, median } from './harness/measurement.js';
import { root } from './harness/root.js';

type Numbers = Readonly<Record<string, number>>;
// biome-ignore lint/suspicious/noExplicitAny: each candidate has the inputs and results of its own calculator
type Formula = (inputs: any) => any;

interface Case {
  readonly category: string;
  readonly slug: string;
  /** Inputs as the formula receives them, from an index. */
  readonly inputs: (index: number) => Numbers;
  /** The result that is summed up, so that no work can be left out. */
  readonly output: string;
  readonly byHand: Formula;
  readonly mathjs?: string;
  readonly callsPerSample: number;
}

const cases: readonly Case[] = [
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
    mathjs: `
      amount = principal * (1 + rate / frequency) ^ (frequency * years);
      interest = amount - principal;
      effectiveRate = (1 + rate / frequency) ^ frequency - 1;`,
    callsPerSample: 100_000,
  },
  {
    category: 'health',
    slug: 'body-mass-index',
    inputs: (index) => ({ weight: 40 + index / 10, height: 1.75 }),
    output: 'bmi',
    byHand: ({ weight, height }) => {
      const bmi = weight / height ** 2;
      return { bmi, class: classOf(bmi), healthyFrom: 18.5 * height ** 2, healthyTo: 25 * height ** 2 };
    },
    mathjs: `
      bmi = weight / height ^ 2;
      class = bmi < 18.5 ? "Underweight" : bmi < 25 ? "Normal weight" : bmi < 30 ? "Overweight" :
        bmi < 35 ? "Obesity class I" : bmi < 40 ? "Obesity class II" : "Obesity class III";
      healthyFrom = 18.5 * height ^ 2;
      healthyTo = 25 * height ^ 2;`,
    callsPerSample: 100_000,
  },
  {
    category: 'finance',
    slug: 'loan-amortization-schedule',
    inputs: (index) => ({ amount: 100_000 + index, rate: 0.02 + index / 20_000, payments: 360, perYear: 12 }),
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

const candidates = ['generated', 'byHand', 'mathjs'] as const;
type Candidate = (typeof candidates)[number];

/** @param rounds how often each candidate is timed */
export async function measureFormulas(rounds: number): Promise<Measurement[]> {
  makeCallMegamorphic();
  const measurements: Measurement[] = [];
  for (const one of cases) measurements.push(...(await measureCase(one, rounds)));
  return measurements;
}

async function measureCase(one: Case, rounds: number): Promise<Measurement[]> {
  const inputs = Array.from({ length: 1000 }, (_, index) => one.inputs(index));
  const formulas: Partial<Record<Candidate, Formula>> = {
    generated: await generatedFormula(one.category, one.slug),
    byHand: one.byHand,
    mathjs: one.mathjs === undefined ? undefined : mathjsFormula(one.mathjs),
  };
  const present = candidates.filter((name) => formulas[name] !== undefined);
  const expected = sumOf(callAll(one.byHand, inputs, inputs.length), one.output);
  const nanoseconds = await interleave(present, rounds, (name) => {
    const formula = formulas[name]!;
    const sum = sumOf(callAll(formula, inputs, inputs.length), one.output);
    if (Math.abs(sum - expected) > 1e-9 * Math.abs(expected)) throw new Error(`${one.slug}: ${name} gives ${sum}.`);
    const calls = name === 'mathjs' ? one.callsPerSample / 20 : one.callsPerSample;
    const start = performance.now();
    callAll(formula, inputs, calls);
    return ((performance.now() - start) * 1e6) / calls;
  });

  const against = (peer: Candidate, title: string, aim: number, margin: number): Measurement => ({
    id: `formula/${one.slug}/${peer}`,
    title: `Formula of ${one.slug}: speed against ${title}`,
    value: median(nanoseconds[peer].map((time, round) => time / nanoseconds.generated[round]!)),
    unit: '×',
    better: 'higher',
    aim,
    margin,
    detail: `${median(nanoseconds.generated).toFixed(0)} ns against ${median(nanoseconds[peer]).toFixed(0)} ns`,
  });
  const measurements = [against('byHand', 'written by hand', Number((1 / 1.2).toFixed(2)), 0.3)];
  if (one.mathjs !== undefined) measurements.push(against('mathjs', 'mathjs compiled', 15, 0.4));
  return measurements;
}

/** The last results, so that every result has to be made. */
const kept: Record<string, number>[] = [];

/** Calls the formula with the inputs in turn; returns the last results. */
function callAll(formula: Formula, inputs: readonly Numbers[], calls: number): readonly Record<string, number>[] {
  for (let call = 0; call < calls; call++) kept[call % 16] = formula(inputs[call % inputs.length]);
  return kept;
}

function sumOf(results: readonly Record<string, number>[], output: string): number {
  return results.reduce((sum, result) => sum + result[output]!, 0);
}

/** Shows `callAll` more formulas than V8 specializes a call for. */
function makeCallMegamorphic(): void {
  const constants: Formula[] = Array.from(
    { length: 8 },
    (_, index) => new Function(`return { x: ${index} };`) as Formula,
  );
  for (const formula of constants) callAll(formula, [{}], 2000);
}

async function generatedFormula(category: string, slug: string): Promise<Formula> {
  const file = pathToFileURL(join(root, 'generated', category, 'calculators.js')).href;
  const { calculators } = (await import(file)) as {
    calculators: Record<string, { definition: { formula: Formula } } | undefined>;
  };
  const formula = calculators[slug]?.definition.formula;
  if (formula === undefined) throw new Error(`generated/${category} has no formula of ${slug}; run "npm run codegen".`);
  return formula;
}

function mathjsFormula(expression: string): Formula {
  const compiled = create(all!, {}).compile(expression);
  return (inputs: Numbers) => {
    const scope = { ...inputs };
    compiled.evaluate(scope);
    return scope;
  };
}
