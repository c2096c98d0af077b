/** Fills the explanation's template with values as people write them and the words that go with them. */
import type { InputSpec } from '../authoring/kinds.js';
import { type Currency, currencyOf } from './currency.js';
import { formatInput, formatResult } from './format.js';
import { formatNumber } from './number-format.js';
import { planOf } from './plan.js';
import { type Part, parseTemplate, type Slot } from './template.js';
import type { Calculator, RawResults, ResultValue, Understood } from './types.js';

/** The sentence for these inputs and results. */
export function explain(
  calculator: Calculator,
  understood: Understood,
  raw: RawResults,
  results: Readonly<Record<string, ResultValue>>,
): string {
  const { explanation } = calculator.definition;
  const parts =
    typeof explanation === 'function'
      ? parseTemplate(withoutRawFloats(explanation(nativeValues(calculator, understood, raw))))
      : keptTemplate(calculator.definition, explanation);
  return filled(calculator, understood, results, parts);
}

/** What of a request sentences speak of. */
type Spoken = Pick<Understood, 'inputs' | 'sentUnits' | 'currency'>;

/** Any other sentence about these inputs and results, with the same slots. */
export function fillIn(
  calculator: Calculator,
  understood: Spoken,
  results: Readonly<Record<string, ResultValue>>,
  sentence: string,
): string {
  return filled(calculator, understood, results, parseTemplate(withoutRawFloats(sentence)));
}

function filled(
  calculator: Calculator,
  understood: Spoken,
  results: Readonly<Record<string, ResultValue>>,
  parts: readonly Part[],
): string {
  return fill(parts, { calculator, understood, results, currency: currencyOf(understood.currency)! });
}

/** What a sentence is about. */
interface Told {
  readonly calculator: Calculator;
  readonly understood: Spoken;
  readonly results: Readonly<Record<string, ResultValue>>;
  readonly currency: Currency;
}

function fill(parts: readonly Part[], told: Told): string {
  let sentence = '';
  for (const part of parts) sentence += typeof part === 'string' ? part : fillSlot(part, told);
  return sentence;
}

function fillSlot({ name, size, by, words }: Slot, told: Told): string {
  if (by === undefined) return shown(name, told, size);
  const choice =
    by === 'presence'
      ? isThere(name, told)
        ? 0
        : 1
      : by === 'sign'
        ? signOf(name, told) + 1
        : isOne(name, told)
          ? 0
          : 1;
  return fill(words![choice] ?? [], told);
}

function shown(name: string, { calculator, understood, results, currency }: Told, size?: boolean): string {
  const { inputs, outputs } = calculator.definition;
  const result = results[name];
  if (result !== undefined && Object.hasOwn(results, name)) {
    const value = size && typeof result.value === 'number' ? Math.abs(result.value) : result.value;
    return formatResult(outputs[name]!, { ...result, value }, currency);
  }
  const given = understood.inputs[name];
  if (given !== undefined && Object.hasOwn(understood.inputs, name)) {
    const value = size && (typeof given === 'number' || typeof given === 'string') ? Math.abs(Number(given)) : given;
    return formatInput(inputs[name] as InputSpec, value, currency, understood.sentUnits[name]);
  }
  if (Object.hasOwn(outputs, name)) return 'not available';
  return Object.hasOwn(inputs, name) ? 'not given' : `{${name}}`;
}

/** A flag is there where it is yes. */
function isThere(name: string, { understood, results }: Told): boolean {
  if (Object.hasOwn(results, name)) return true;
  return Object.hasOwn(understood.inputs, name) && understood.inputs[name] !== false;
}

function signOf(name: string, { understood, results }: Told): number {
  const value = Object.hasOwn(results, name) ? results[name]!.value : understood.inputs[name];
  return Math.sign(Number(value)) || 0;
}

/** What is shown as 1 takes the word for one, with a minus as well. */
function isOne(name: string, told: Told): boolean {
  return /^-?1$/.test(shown(name, told));
}

const templates = new WeakMap<object, readonly Part[]>();

function keptTemplate(definition: object, explanation: string): readonly Part[] {
  let template = templates.get(definition);
  if (!template) {
    template = parseTemplate(explanation);
    templates.set(definition, template);
  }
  return template;
}

/** Inputs and results as an explanation function sees them: native numbers, also for decimal calculators. */
export function nativeValues(calculator: Calculator, understood: Understood, raw: RawResults): Record<string, unknown> {
  const { inputs, decimal } = planOf(calculator);
  const given = decimal ? inputs.native(understood.inputs as Parameters<typeof inputs.native>[0]) : understood.values;
  const values: Record<string, unknown> = { ...given };
  for (const [name, value] of Object.entries(raw)) values[name] = toNative(value);
  return values;
}

function toNative(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toNative);
  if ('toNumber' in value && typeof value.toNumber === 'function') return value.toNumber();
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toNative(item)]));
}

/** Numbers that a function wrote into its sentence itself, `0.30000000000000004`, are cut to what people read. */
function withoutRawFloats(sentence: string): string {
  return sentence.replaceAll(/-?\d+\.\d{9,}(?:e[+-]?\d+)?/gi, (number) => formatNumber(Number(number)));
}
