/**
 * The short way from a request's inputs to the JSON of its answer: code that is made of a calculator's definition at its
 * first use. It is for requests as most are, of which nothing is wrong, nothing has to be told, and nothing is asked for
 * besides the results; all others it gives up, and the general path, which stays the reference, has them from the beginning.
 */

import type { CautionRule } from '@reckoner/engine/authoring/define';
import type { InputSpec, OutputSpec } from '@reckoner/engine/authoring/kinds';
import { TooMuchWork } from '@reckoner/engine/budget';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { ownCopies } from '@reckoner/engine/calculate/evaluate/own-copies';
import { brokenRequirements, givenAmong } from '@reckoner/engine/calculate/guard/requirements';
import { preparedOf } from '@reckoner/engine/calculate/prepared';
import { currencyOf, DEFAULT_CURRENCY } from '@reckoner/engine/calculate/present/currency';
import { explain } from '@reckoner/engine/calculate/present/explain';
import { toNative } from '@reckoner/engine/calculate/present/told';
import type { Calculator, RawResults, ResultValue, Understood } from '@reckoner/engine/calculate/types';
import { Code, literal } from './code.js';
import { GIVE_UP, type InputCode, inputCode, inputsJson, readInput } from './direct-inputs.js';
import { type OutputCode, outputCode } from './direct-outputs.js';
import { sentence } from './direct-sentence.js';

/** A request that was read, ready to be computed. */
export interface DirectWork {
  /** The understood inputs, which are also the key: see `Work`. */
  readonly inputsJson: string;
  /** The JSON of `{ results, explanation }`; undefined where the general path has to answer. @throws TooMuchWork */
  compute(): string | undefined;
}

/** Undefined where the general path has to read the inputs. */
export type Direct = (inputs: object) => DirectWork | undefined;

const made = new WeakMap<Calculator, { readonly direct: Direct | undefined }>();

/** Undefined for calculators that have no short way. */
export function directOf(calculator: Calculator): Direct | undefined {
  let known = made.get(calculator);
  if (known === undefined) {
    known = { direct: make(calculator) };
    made.set(calculator, known);
  }
  return known.direct;
}

function make(calculator: Calculator): Direct | undefined {
  const { definition } = calculator;
  const inputSpecs = definition.inputs as Readonly<Record<string, InputSpec>>;
  const outputSpecs = definition.outputs as Readonly<Record<string, OutputSpec>>;
  // What is known of equations differs from request to request; a name of both is told as either.
  if (definition.equations || Object.keys(inputSpecs).some((name) => Object.hasOwn(outputSpecs, name)))
    return undefined;
  const read = programOf(calculator, inputSpecs, outputSpecs);
  return (inputs) => {
    try {
      return read(inputs);
    } catch {
      // Whatever it is, the general path says it.
      return undefined;
    }
  };
}

function programOf(
  calculator: Calculator,
  inputSpecs: Readonly<Record<string, InputSpec>>,
  outputSpecs: Readonly<Record<string, OutputSpec>>,
): Direct {
  const code = new Code();
  const prepared = preparedOf(calculator);
  const currency = currencyOf(DEFAULT_CURRENCY)!;
  const { fields, order } = prepared.inputs;
  const names = Object.keys(inputSpecs);
  const inputs = fields.map((field, index) => inputCode(code, field, index));
  const inputOf = (name: string) => inputs[names.indexOf(name)]!;
  const outputs = Object.entries(outputSpecs).map(([name, spec], index) =>
    outputCode(code, name, spec, index, inputs, currency, prepared.decimal),
  );

  const natives = record(inputs.map(({ name, native }) => [name, native]));
  const given = prepared.decimal ? record(inputs.map(({ name, exact }) => [name, exact])) : natives;
  const told = record([
    ...inputs.map(({ name, native }): Entry => [name, native]),
    ...outputs.map(({ name, raw, spec }): Entry => [name, nativeResult(code, raw, spec, prepared.decimal)]),
  ]);
  const lines = [
    ...inputs.map(({ value, option, spec }) => `let ${value}${spec.kind === 'choice' ? `, ${option}` : ''};`),
    `for (const name in sent) switch (name) {`,
    ...inputs.map(({ name, value }) => `case ${literal(name)}: ${value} = sent[${literal(name)}]; break;`),
    `default: ${GIVE_UP}`,
    '}',
    ...order.map((field) => readInput(code, field, inputOf(field.name), inputs)),
    ...required(code, calculator, natives),
    `const inputsJson = ${inputsJson(inputs)};`,
    ...(inputs.some(({ spec }) => isCompound(spec)) ? [`if (inputsJson.includes('null')) ${GIVE_UP}`] : []),
    'return { inputsJson, compute() { try {',
    `const given = ${given};`,
    `const raw = ${run(code, calculator)};`,
    `if (typeof raw !== 'object' || raw === null) ${GIVE_UP}`,
    `let ${outputs.flatMap(({ raw, value, exact }) => [raw, value, ...(exact ? [exact] : [])]).join(', ')};`,
    ...outputs.map(({ statements }) => statements),
    `const resultsJson = ${resultsJson(outputs)};`,
    ...(outputs.some(({ spec }) => isCompound(spec)) ? [`if (resultsJson.includes('null')) ${GIVE_UP}`] : []),
    `const sentence = ${explained(code, calculator, { inputs, outputs, currency })};`,
    ...cautious(code, calculator, told),
    `return '{"results":' + resultsJson + ',"explanation":' + JSON.stringify(sentence) + '}';`,
    `} catch (error) { if (error instanceof ${code.name(TooMuchWork)}) throw error; ${GIVE_UP} } } };`,
  ];
  return code.function(`return function (sent) {\n${lines.join('\n')}\n};`) as Direct;
}

type Entry = readonly [name: string, value: string];

function record(entries: readonly Entry[]): string {
  return `{ ${entries.map(([name, value]) => `${literal(name)}: ${value}`).join(', ')} }`;
}

/** Kinds whose JSON is that of many values. */
function isCompound({ kind }: { readonly kind: string }): boolean {
  return ['list', 'matrix', 'rows', 'table'].includes(kind);
}

function nativeResult(code: Code, raw: string, { kind }: OutputSpec, decimal: boolean): string {
  return decimal || isCompound({ kind }) ? `${code.name(toNative)}(${raw})` : raw;
}

/** What must hold between inputs. */
function required(code: Code, calculator: Calculator, natives: string): readonly string[] {
  if (!preparedOf(calculator).requires) return [];
  const isBroken = code.name(
    (values: Readonly<Record<string, unknown>>) => brokenRequirements(calculator, values).length > 0,
  );
  return [`if (${isBroken}(${natives})) ${GIVE_UP}`];
}

function run(code: Code, calculator: Calculator): string {
  const { definition } = calculator;
  const { decimal, mutable } = preparedOf(calculator);
  const values = mutable.length === 0 ? 'given' : `${code.name(ownCopies)}(given, ${code.name(mutable)})`;
  if (decimal) {
    const onDecimals = (inputs: Understood['values']) => allMethods.decimal.run(calculator, inputs);
    return `${code.name(onDecimals)}(${values})`;
  }
  const formula = (definition.formula ?? definition.algorithm) as (values: unknown) => RawResults;
  return `${code.name(formula)}(${values})`;
}

function resultsJson(outputs: readonly OutputCode[]): string {
  const parts = outputs.map(({ json, value, mayLack }) => (mayLack ? `(${value} === undefined ? '' : ${json})` : json));
  return `'{' + (${parts.join(' + ')}).slice(1) + '}'`;
}

interface Fields {
  readonly inputs: readonly InputCode[];
  readonly outputs: readonly OutputCode[];
  readonly currency: {
    readonly code: string;
    readonly symbol: string;
    readonly narrowSymbol: string;
    readonly digits: number;
  };
}

/** An expression for the explanation. */
function explained(code: Code, calculator: Calculator, fields: Fields): string {
  const { explanation } = calculator.definition;
  if (typeof explanation === 'string') return sentence(code, explanation, fields);
  const inputs = record(fields.inputs.map(({ name, value }) => [name, value]));
  const results = record(
    fields.outputs.map(({ name, value, unit, mayLack }) => {
      const result = `{ value: ${value}, label: '', unit: ${literal(unit)} }`;
      return [name, mayLack ? `${value} === undefined ? undefined : ${result}` : result];
    }),
  );
  const values = record(fields.inputs.map(({ name, native }) => [name, native]));
  const explainAll = (
    understood: Pick<Understood, 'inputs' | 'values'>,
    raw: RawResults,
    results: Readonly<Record<string, ResultValue>>,
  ) => explain(calculator, { ...understood, ...PLAIN } as Understood, raw, results);
  return `${code.name(explainAll)}({ inputs: ${inputs}, values: ${values} }, raw, ${results})`;
}

const PLAIN = { units: {}, sentUnits: {}, currency: DEFAULT_CURRENCY, key: '' };

/** Gives up where something has to be told. */
function cautious(code: Code, { definition }: Calculator, told: string): readonly string[] {
  const rules = definition.cautions as readonly CautionRule<Readonly<Record<string, unknown>>>[] | undefined;
  if (rules === undefined || rules.length === 0) return [];
  const conditions = rules.map(({ when }) => `${code.name(when)}(told, hasValue)`);
  // Most conditions look at values alone.
  const hasValue = rules.some(({ when }) => when.length > 1) ? `${code.name(givenAmong)}(told)` : 'undefined';
  return [`const told = ${told}, hasValue = ${hasValue};`, `if (${conditions.join(' || ')}) ${GIVE_UP}`];
}
