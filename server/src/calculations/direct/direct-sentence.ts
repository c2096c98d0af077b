/** Code that fills in the sentence of a calculator whose explanation is a template. */
import type { InputSpec, OutputSpec } from '@reckoner/engine/authoring/kinds';
import type { Currency } from '@reckoner/engine/calculate/present/currency';
import {
  formatInput,
  formatMoney,
  formatResult,
  GIVEN,
  jointOf,
  SHOWN,
  unitInWords,
} from '@reckoner/engine/calculate/present/format';
import { isNumeric, unitOf } from '@reckoner/engine/calculate/present/results';
import { type Part, parseTemplate, type Slot } from '@reckoner/engine/calculate/present/template';
import { isComparison, toldApart, type WithDigits } from '@reckoner/engine/calculate/present/told-apart';
import { type Code, literal } from './code.js';
import type { InputCode } from './direct-inputs.js';
import type { OutputCode } from './direct-outputs.js';

/** What a sentence may speak of. */
export interface Fields {
  readonly inputs: readonly InputCode[];
  readonly outputs: readonly OutputCode[];
  readonly currency: Currency;
}

/** An expression for the sentence. */
export function sentence(code: Code, template: string, fields: Fields): string {
  return joined(code, parseTemplate(template), fields);
}

function joined(code: Code, parts: readonly Part[] | string, fields: Fields): string {
  if (typeof parts === 'string') return literal(parts);
  const texts: string[] = [];
  for (let place = 0; place < parts.length; place++) {
    const compared = comparison(code, parts, place, fields);
    if (compared !== undefined) {
      texts.push(compared);
      place += 2;
      continue;
    }
    const part = parts[place]!;
    texts.push(typeof part === 'string' ? literal(part) : slotText(code, part, fields));
  }
  return texts.length === 0 ? "''" : `(${["''", ...texts].join(' + ')})`;
}

/** Two figures that are compared, which are told apart where they read alike; undefined where there are none. */
function comparison(code: Code, parts: readonly Part[], place: number, fields: Fields): string | undefined {
  const before = parts[place - 1] ?? '';
  const [one, between, other] = parts.slice(place, place + 3);
  if (typeof one !== 'object' || typeof between !== 'string' || typeof other !== 'object') return undefined;
  if (!isComparison(typeof before === 'string' ? before : '', between)) return undefined;
  const [first, second] = [one, other].map((slot) => figureOf(slot, fields));
  if (first === undefined || second === undefined) return undefined;
  const apart = code.name((here: unknown, there: unknown) => {
    if (here === undefined || there === undefined) return undefined;
    return toldApart(first.withDigits(here), second.withDigits(there))?.join(between);
  });
  const [left, right] = [one, other].map((slot) => slotText(code, slot, fields));
  const told = `a + ${literal(between)} + b`;
  return `((a, b) => (a === b ? (${apart}(${first.value}, ${second.value}) ?? ${told}) : ${told}))(${left}, ${right})`;
}

interface Figure {
  /** Code. */
  readonly value: string;
  readonly withDigits: (value: unknown) => WithDigits;
}

/** Of a slot that is the value of a number. */
function figureOf({ name, size, words }: Slot, { inputs, outputs, currency }: Fields): Figure | undefined {
  const output = outputs.find((one) => one.name === name);
  const input = inputs.find((one) => one.name === name);
  const of = output ?? input;
  if (of === undefined || words !== undefined || !isNumeric(of.spec)) return undefined;
  const { spec } = of;
  const unsigned = (value: unknown) => (size ? Math.abs(Number(value)) : (value as number));
  return {
    value: of.value,
    withDigits: (value) => (digits) => {
      const styled = { ...spec, places: undefined, digits };
      return output === undefined
        ? formatInput(styled as InputSpec, unsigned(value), currency)
        : formatResult(styled, { value: unsigned(value), label: '', unit: output.unit }, currency);
    },
  };
}

function slotText(code: Code, { name, size, words, pick }: Slot, fields: Fields): string {
  const text = shown(code, name, size === true, fields);
  if (!words) return text;
  const choices = words.map((one) => joined(code, one, fields));
  const choice = pick ? `${code.name(pick)}(${decidedBy(name, fields)})` : `(/^[-−]?1$/.test(${text}) ? 0 : 1)`;
  const [first, ...others] = choices;
  // Only the words that are chosen are put together.
  const rest = others.map((one, index) => `n === ${index + 1} ? ${one} : `).join('');
  return `((n) => (${rest}${first}))(${choice})`;
}

/** What a slot's words are chosen by: the result, else the input. */
function decidedBy(name: string, { inputs, outputs }: Fields): string {
  const output = outputs.find((one) => one.name === name);
  const input = inputs.find((one) => one.name === name);
  return output?.value ?? input?.value ?? 'undefined';
}

function shown(code: Code, name: string, size: boolean, { inputs, outputs, currency }: Fields): string {
  const output = outputs.find((one) => one.name === name);
  const input = inputs.find((one) => one.name === name);
  if (output !== undefined) {
    const text = written(code, output.spec, output.value, output.unit, size, currency);
    return output.mayLack ? `(${output.value} === undefined ? 'not available' : ${text})` : text;
  }
  if (input === undefined) return literal(`{${name}}`);
  const text = inputText(code, input, size, currency);
  return input.mayLack ? `(${input.value} === undefined ? 'not given' : ${text})` : text;
}

function inputText(code: Code, { spec, value, option }: InputCode, size: boolean, currency: Currency): string {
  if (isNumeric(spec)) return written(code, spec, value, unitOf(spec, { currency }), size, currency, GIVEN);
  if (spec.kind === 'choice' && !size) return `${option}.label`;
  const format = (given: unknown) => formatInput(spec as InputSpec, given as never, currency);
  return `${code.name(format)}(${size ? `Math.abs(Number(${value}))` : value})`;
}

function written(
  code: Code,
  spec: OutputSpec,
  value: string,
  unit: string,
  size: boolean,
  currency: Currency,
  format = SHOWN,
): string {
  const unsigned = size ? `Math.abs(Number(${value}))` : value;
  if (!isNumeric(spec)) {
    const format = (given: unknown) => formatResult(spec, { value: given as string, label: '', unit: '' }, currency);
    return `${code.name(format)}(${unsigned})`;
  }
  const { amount, magnitude } = format;
  if (spec.kind === 'money')
    return `${code.name((given: number) => formatMoney(spec, given, currency, amount))}(${unsigned})`;
  const number = `${code.name((given: number) => magnitude(spec.kind, spec, given))}(${unsigned})`;
  if (unit === '') return number;
  const joint = jointOf(unit);
  if (joint !== ' ') return `${number} + ${literal(joint + unit)}`;
  const [one, others] = [literal(` ${unitInWords(unit, true)}`), literal(` ${unitInWords(unit, false)}`)];
  if (one === others) return `${number} + ${one}`;
  return `((n) => n + (n === '1' ? ${one} : ${others}))(${number})`;
}
