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
  const texts = parts.map((part) => (typeof part === 'string' ? literal(part) : slotText(code, part, fields)));
  return texts.length === 0 ? "''" : `(${["''", ...texts].join(' + ')})`;
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
