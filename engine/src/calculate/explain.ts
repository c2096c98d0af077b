/** Fills the explanation's placeholders: `{bags}` with a value as people write it, `{bags|bag|bags}` with the word for it. */
import type { InputSpec } from '../authoring/kinds.js';
import { currencyOf } from './currency.js';
import { formatInput, formatResult } from './format.js';
import { formatNumber } from './number-format.js';
import { planOf } from './plan.js';
import type { Calculator, RawResults, ResultValue, Understood } from './types.js';

/** The sentence for these inputs and results. */
export function explain(
  calculator: Calculator,
  understood: Understood,
  raw: RawResults,
  results: Readonly<Record<string, ResultValue>>,
): string {
  const { explanation } = calculator.definition;
  const template =
    typeof explanation === 'function'
      ? templateOf(withoutRawFloats(explanation(nativeValues(calculator, understood, raw))))
      : keptTemplate(calculator.definition, explanation);
  return filled(calculator, understood, results, template);
}

/** Any other sentence about these inputs and results, with the same placeholders. */
export function fillIn(
  calculator: Calculator,
  understood: Pick<Understood, 'inputs' | 'currency'>,
  results: Readonly<Record<string, ResultValue>>,
  sentence: string,
): string {
  return filled(calculator, understood, results, templateOf(withoutRawFloats(sentence)));
}

function filled(
  { definition }: Calculator,
  understood: Pick<Understood, 'inputs' | 'currency'>,
  results: Readonly<Record<string, ResultValue>>,
  { text, slots }: Template,
): string {
  const { inputs, outputs } = definition;
  const currency = currencyOf(understood.currency)!;
  const shown = (name: string): string => {
    if (Object.hasOwn(results, name)) return formatResult(outputs[name]!, results[name]!, currency);
    if (Object.hasOwn(understood.inputs, name))
      return formatInput(inputs[name] as InputSpec, understood.inputs[name]!, currency);
    if (Object.hasOwn(outputs, name)) return 'not available';
    return Object.hasOwn(inputs, name) ? 'not given' : `{${name}}`;
  };
  let sentence = text;
  for (const { name, one, others, after } of slots) {
    const value = shown(name);
    if (one === undefined) sentence += value;
    else sentence += value === '1' ? one : others;
    sentence += after;
  }
  return sentence;
}

interface Slot {
  readonly name: string;
  /** The words for exactly one and for any other number, in place of the value. */
  readonly one: string | undefined;
  readonly others: string | undefined;
  /** The text up to the next slot. */
  readonly after: string;
}

interface Template {
  /** Up to the first slot. */
  readonly text: string;
  readonly slots: readonly Slot[];
}

const templates = new WeakMap<object, Template>();

function keptTemplate(definition: object, explanation: string): Template {
  let template = templates.get(definition);
  if (!template) {
    template = templateOf(explanation);
    templates.set(definition, template);
  }
  return template;
}

function templateOf(explanation: string): Template {
  const parts = explanation.split(/\{(\w+)(?:\|([^{}|]*)\|([^{}|]*))?\}/);
  const slots: Slot[] = [];
  for (let index = 1; index < parts.length; index += 4)
    slots.push({ name: parts[index]!, one: parts[index + 1], others: parts[index + 2], after: parts[index + 3]! });
  return { text: parts[0]!, slots };
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
