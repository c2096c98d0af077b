/**
 * Code that reads a request's inputs in the shapes that most requests have: bare numbers in shown units, keys of choices,
 * flags, lists and texts. Whatever is not right in them, or needs to be told, is left to the general path.
 */
import type { InputSpec, ListSpec, NumericSpec, RowsSpec } from '@reckoner/engine/authoring/kinds';
import { currencyOf, DEFAULT_CURRENCY } from '@reckoner/engine/calculate/present/currency';
import { isNumeric } from '@reckoner/engine/calculate/present/results';
import { boundsOf } from '@reckoner/engine/calculate/read/bounds';
import { Issues } from '@reckoner/engine/calculate/read/issues';
import { optionLabel } from '@reckoner/engine/calculate/read/kinds/choice';
import { wholeBounds } from '@reckoner/engine/calculate/read/kinds/plain-numbers';
import type { Reader, Reading } from '@reckoner/engine/calculate/read/kinds/reader';
import type { FieldPlan } from '@reckoner/engine/calculate/read/kinds/record';
import { shift } from '@reckoner/engine/calculate/read/number-text';
import { conversion } from '@reckoner/engine/calculate/read/unit';
import { hasUncertainTexts } from '@reckoner/engine/calculate/uncertainty/uncertain-text';
import { type Code, literal } from './code.js';

/** One input in the code: names of the variables that hold it. */
export interface InputCode {
  readonly name: string;
  readonly spec: InputSpec;
  /** The understood value, undefined where there is none. */
  readonly value: string;
  /** Of a choice: its `Option`. */
  readonly option: string;
  /** The JSON of a value that there is. */
  readonly json: string;
  /** What a formula on plain numbers receives. */
  readonly native: string;
  /** What a decimal formula receives. */
  readonly exact: string;
  /** Whether there may be none. */
  readonly mayLack: boolean;
}

/** An option of a choice with all that is asked of it. */
export interface Option {
  readonly key: string;
  readonly json: string;
  readonly native: unknown;
  readonly label: string;
}

/** Where the inputs are not such as this code is for. */
export const GIVE_UP = 'return undefined;';

export function inputCode(code: Code, field: FieldPlan, index: number): InputCode {
  const { name, spec, reader } = field;
  const value = `i${index}`;
  const mayLack = spec.optional === true || spec.when !== undefined;
  const option = `o${index}`;
  const common = { name, spec, value, option, mayLack };
  const guarded = (text: string) => (mayLack ? `(${value} === undefined ? undefined : ${text})` : text);
  if (isNumeric(spec)) {
    const exact = code.name((canonical: number) => reader.exact(canonical));
    return {
      ...common,
      json: value,
      native: guarded(nativeNumber(code, spec, value)),
      exact: guarded(`${exact}(${value})`),
    };
  }
  if (spec.kind === 'choice') {
    const native = `${option}${mayLack ? '?' : ''}.native`;
    return { ...common, json: `${option}.json`, native, exact: native };
  }
  if (spec.kind === 'flag') return { ...common, json: value, native: value, exact: value };
  const readerName = code.name(reader);
  return {
    ...common,
    json: `JSON.stringify(${value})`,
    native: guarded(`${readerName}.native(${value})`),
    exact: guarded(`${readerName}.exact(${value})`),
  };
}

function nativeNumber(code: Code, spec: NumericSpec, value: string): string {
  if (spec.kind === 'percent')
    return `(Number.isSafeInteger(${value}) ? ${value} / 100 : ${code.name(shift)}(${value}, -2))`;
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return value;
  const { identity, float } = conversion(spec.unit ?? spec.formulaUnit, spec.formulaUnit);
  return identity ? value : `${code.name(float)}(${value})`;
}

/** Statements that check one input, which stands in its variable as it was sent, and give it its default. */
export function readInput(code: Code, field: FieldPlan, input: InputCode, others: readonly InputCode[]): string {
  const { spec, fallback } = field;
  const { value } = input;
  const isComputed = field.computed !== undefined;
  const lacking =
    fallback === undefined || (fallback === 'today' && spec.kind === 'date')
      ? spec.optional && !isComputed && fallback === undefined
        ? ''
        : GIVE_UP
      : `${value} = ${typeof fallback === 'object' ? code.name(fallback) : literal(fallback)};`;
  const read = `if (${value} === undefined) { ${lacking} } else { ${readSent(code, field, value)} }\n${afterwards(code, field, input)}`;
  if (spec.when === undefined) return read;
  return `if (${conditionOf(spec.when, others)}) {\n${read}\n} else if (${value} !== undefined) ${GIVE_UP}`;
}

/** Whether inputs have one of the values that a condition names. */
export function conditionOf(when: NonNullable<InputSpec['when']>, inputs: readonly InputCode[]): string {
  const conditions = Object.entries(when).map(([name, expected]) => {
    const asked = inputs.find((one) => one.name === name);
    const values = [expected].flat().map((one) => `${asked?.value} === ${literal(one as string | boolean)}`);
    return asked === undefined ? 'false' : `(${values.join(' || ')})`;
  });
  return conditions.join(' && ') || 'true';
}

function readSent(code: Code, { spec, reader, place }: FieldPlan, value: string): string {
  if (isNumeric(spec)) {
    const { lower, lowerOpen, upper, upperOpen } = boundsOf(spec.kind === 'integer' ? wholeBounds(spec) : spec);
    const within = `${value} ${lowerOpen ? '>' : '>='} ${literal(lower)} && ${value} ${upperOpen ? '<' : '<='} ${literal(upper)}`;
    const whole = spec.kind === 'integer' ? ` && Number.isInteger(${value})` : '';
    // Adding zero makes a negative zero a plain one.
    return `if (!(typeof ${value} === 'number' && ${within}${whole})) ${GIVE_UP} ${value} += 0;`;
  }
  if (spec.kind === 'flag') return `if (typeof ${value} !== 'boolean') ${GIVE_UP}`;
  if (spec.kind === 'choice') return `if (typeof ${value} !== 'string') ${GIVE_UP}`;
  const isMany = spec.kind === 'list' || spec.kind === 'matrix' || spec.kind === 'rows';
  const read = code.name((raw: unknown) => readByReader(reader, raw, place, isMany));
  return `${value} = ${read}(${value}); if (${value} === undefined) ${GIVE_UP}`;
}

/** Reads what has no code of its own as the general path does. */
function readByReader(reader: Reader, raw: unknown, place: FieldPlan['place'], isMany: boolean): unknown {
  if (isMany ? !Array.isArray(raw) : typeof raw !== 'string' || hasUncertainTexts({ raw })) return undefined;
  if (reader.holdsNothing?.(raw)) return undefined;
  const issues = new Issues();
  const reading: Reading = { issues, currency: currencyOf(DEFAULT_CURRENCY)!, today: '' };
  const canonical = reader.read(raw, place, reading);
  return issues.list.length > 0 || reading.sentUnits !== undefined ? undefined : canonical;
}

/** What is looked at whether the value was sent or is the default. */
function afterwards(code: Code, { spec, reader }: FieldPlan, { value, option }: InputCode): string {
  if (spec.kind === 'choice') {
    const options = new Map<string, Option>(
      Object.keys(spec.options).map((key) => {
        const label = optionLabel(spec, key);
        return [key, { key, json: JSON.stringify(key), native: reader.native(key), label }];
      }),
    );
    const found = `${option} = ${code.name(options)}.get(${value}); if (${option} === undefined) ${GIVE_UP}`;
    return `if (${value} !== undefined) { ${found} }`;
  }
  const outside = outsideUsual(code, spec, value);
  return outside === undefined ? '' : `if (${value} !== undefined && ${outside}) ${GIVE_UP}`;
}

/** An expression that is true where a value has to be told of as unusual; undefined where none ever has. */
function outsideUsual(code: Code, spec: InputSpec, value: string): string | undefined {
  if (isNumeric(spec)) {
    const { usual } = spec;
    if (usual === undefined || usual === 'all') return undefined;
    const [low, high] = usual;
    const nothing = spec.kind === 'percent' && low > 0 ? ` && ${value} !== 0` : '';
    return `!(${value} >= ${literal(low)} && ${value} <= ${literal(high)})${nothing}`;
  }
  const test = spec.kind === 'list' ? outsideInList(spec) : spec.kind === 'rows' ? outsideInRows(spec) : undefined;
  return test && `${code.name(test)}(${value})`;
}

function outsideInList({ of }: ListSpec): ((items: readonly unknown[]) => boolean) | undefined {
  const isUnusual = isNumeric(of) ? unusual(of) : undefined;
  return isUnusual && ((items) => items.some(isUnusual));
}

function outsideInRows({ columns }: RowsSpec): ((rows: readonly Record<string, unknown>[]) => boolean) | undefined {
  const tests = Object.entries(columns).flatMap(([name, spec]) => {
    const isUnusual = isNumeric(spec) ? unusual(spec) : undefined;
    return isUnusual ? [{ name, isUnusual }] : [];
  });
  if (tests.length === 0) return undefined;
  return (rows) => rows.some((row) => tests.some(({ name, isUnusual }) => isUnusual(row[name])));
}

function unusual({ usual, kind }: NumericSpec): ((sent: unknown) => boolean) | undefined {
  if (usual === undefined || usual === 'all') return undefined;
  const [low, high] = usual;
  return (sent) => {
    const value = Number(sent);
    if (sent === undefined || (value >= low && value <= high)) return false;
    return !(value === 0 && low > 0 && kind === 'percent');
  };
}

/** An expression for the inputs' JSON, in the order in which they are declared. */
export function inputsJson(inputs: readonly InputCode[]): string {
  const parts = inputs.map(({ name, json, value, mayLack }) => {
    const text = `${literal(`,${JSON.stringify(name)}:`)} + ${json}`;
    return mayLack ? `(${value} === undefined ? '' : ${text})` : text;
  });
  if (parts.length === 0) return "'{}'";
  if (inputs[0]!.mayLack) return `'{' + (${parts.join(' + ')}).slice(1) + '}'`;
  const first = `${literal(`{${JSON.stringify(inputs[0]!.name)}:`)} + ${inputs[0]!.json}`;
  return [first, ...parts.slice(1), "'}'"].join(' + ');
}
