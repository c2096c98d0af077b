/**
 * Formulas as code generation emits them against the same formula written by hand and compiled by mathjs. All are called
 * as the server calls formulas: from one place that has seen many of them, so that none is inlined, and with the
 * result kept. A loop around a single formula would measure what V8 can leave out of it.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import { decimal } from '@reckoner/engine/arithmetic/decimal';
import { Decimal } from '@reckoner/engine/arithmetic/decimal-number';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { all, type ConfigOptions, create } from 'mathjs';
import { type Formula, type FormulaCase, type FormulaInputs, formulaCases } from './formula-cases.js';

import { interleave } from './harness/interleave.js';
import { type Measurement, median } from './harness/measurement.js';
import { generatedFolder } from './harness/root.js';

const candidates = ['generated', 'byHand', 'mathjs'] as const;
type Candidate = (typeof candidates)[number];

/** @param rounds how often each candidate is timed */
export async function measureFormulas(rounds: number): Promise<Measurement[]> {
  makeCallMegamorphic();
  const measurements: Measurement[] = [];
  for (const one of formulaCases) measurements.push(...(await measureCase(one, rounds)));
  return measurements;
}

async function measureCase(one: FormulaCase, rounds: number): Promise<Measurement[]> {
  const inputs = Array.from({ length: 1000 }, (_, index) => one.inputs(index));
  const formulas: Partial<Record<Candidate, Formula>> = {
    generated: await generatedFormula(one),
    byHand: one.byHand,
    mathjs:
      one.mathjs === undefined
        ? undefined
        : mathjsFormula(one.mathjs, one.decimal ? { number: 'BigNumber', precision: 34 } : {}),
  };
  const present = candidates.filter((name) => formulas[name] !== undefined);
  const expected = sumOf(one.byHand, inputs, one.output);
  const time = (name: Candidate) => {
    const calls = name === 'mathjs' ? one.callsPerSample / (one.decimal ? 2 : 20) : one.callsPerSample;
    const start = performance.now();
    callAll(formulas[name]!, inputs, calls);
    return ((performance.now() - start) * 1e6) / calls;
  };
  for (const name of present) {
    const sum = sumOf(formulas[name]!, inputs, one.output);
    if (!(Math.abs(sum - expected) <= 1e-9 * Math.abs(expected))) throw new Error(`${one.slug}: ${name} gives ${sum}.`);
    time(name);
  }
  const nanoseconds = await interleave(present, rounds, time);

  const name = one.decimal ? `${one.slug}-decimal` : one.slug;
  const against = (peer: Candidate, title: string, aim: number | undefined, margin: number): Measurement => ({
    id: `formula/${name}/${peer}`,
    title: `Formula of ${one.slug}${one.decimal ? ', decimal' : ''}: speed against ${title}`,
    value: median(nanoseconds[peer].map((time, round) => time / nanoseconds.generated[round]!)),
    unit: '×',
    better: 'higher',
    aim,
    margin,
    detail: `${median(nanoseconds.generated).toFixed(0)} ns against ${median(nanoseconds[peer]).toFixed(0)} ns`,
  });
  const aims = one.decimal ? {} : { byHand: Number((1 / 1.2).toFixed(2)), mathjs: 15 };
  const measurements = [against('byHand', 'written by hand', aims.byHand, 0.5)];
  if (one.mathjs !== undefined) measurements.push(against('mathjs', 'mathjs compiled', aims.mathjs, 0.5));
  return measurements;
}

/**
 * The last result, so that every result has to be made. No more than one is kept: where tables of several calls outlive a
 * collection, V8 may begin to allocate them as old, and one candidate is several times as slow by chance.
 */
let last: unknown;

/** Calls the formula with the inputs in turn. */
function callAll(formula: Formula, inputs: readonly FormulaInputs[], calls: number): void {
  for (let call = 0; call < calls; call++) last = formula(inputs[call % inputs.length]);
  if (last === undefined) throw new Error('The formula gave nothing.');
}

/** The output of all inputs together. */
function sumOf(formula: Formula, inputs: readonly FormulaInputs[], output: string): number {
  return inputs.reduce((sum, one) => sum + Number(formula(one)[output]), 0);
}

/** Shows `callAll` more formulas than V8 specializes a call for. */
function makeCallMegamorphic(): void {
  const constants: Formula[] = Array.from(
    { length: 8 },
    (_, index) => new Function(`return { x: ${index} };`) as Formula,
  );
  for (const formula of constants) callAll(formula, [{}], 2000);
}

async function generatedFormula({ category, slug, decimal: isDecimal }: FormulaCase): Promise<Formula> {
  const read = async <Module>(file: string) =>
    (await import(pathToFileURL(join(generatedFolder, category, file)).href)) as Module;
  const formula = isDecimal
    ? (await read<{ lifted: Record<string, Lifted | undefined> }>('lifted.js')).lifted[slug]?.(decimal).formula
    : (await read<{ calculators: Record<string, Calculator | undefined> }>('calculators.js')).calculators[slug]
        ?.definition.formula;
  if (formula === undefined) throw new Error(`generated/${category} has no formula of ${slug}; run "npm run codegen".`);
  return formula as Formula;
}

function mathjsFormula(expression: string, config: ConfigOptions): Formula {
  const math = create(all!, config);
  const compiled = math.compile(expression);
  const own = (value: unknown) => (value instanceof Decimal ? math.bignumber!(value.toString()) : value);
  // Each set of inputs is asked again and again: it is made into mathjs's own numbers once.
  const scopes = new WeakMap<FormulaInputs, object>();
  return (inputs: FormulaInputs) => {
    let given = scopes.get(inputs);
    if (given === undefined) {
      given = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, own(value)]));
      scopes.set(inputs, given);
    }
    const scope = { ...given };
    compiled.evaluate(scope);
    return scope;
  };
}
