/** Fills the explanation's placeholders with values as people write them. */
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
  const { explanation, inputs, outputs } = calculator.definition;
  const template =
    typeof explanation === 'function'
      ? split(withoutRawFloats(explanation(nativeValues(calculator, understood, raw))))
      : partsOf(calculator.definition, explanation);
  const currency = currencyOf(understood.currency)!;
  let sentence = '';
  for (const [index, part] of template.entries()) {
    if (index % 2 === 0) sentence += part;
    else if (Object.hasOwn(results, part)) sentence += formatResult(outputs[part]!, results[part]!, currency);
    else if (Object.hasOwn(understood.inputs, part)) {
      sentence += formatInput(inputs[part] as InputSpec, understood.inputs[part]!, currency);
    } else if (Object.hasOwn(outputs, part)) sentence += 'not available';
    else sentence += Object.hasOwn(inputs, part) ? 'not given' : `{${part}}`;
  }
  return sentence;
}

const templates = new WeakMap<object, readonly string[]>();

function partsOf(definition: object, explanation: string): readonly string[] {
  let parts = templates.get(definition);
  if (!parts) {
    parts = split(explanation);
    templates.set(definition, parts);
  }
  return parts;
}

/** Text and names in turn, beginning with text. */
function split(template: string): readonly string[] {
  return template.split(/\{(\w+)\}/);
}

/** Inputs and results as an explanation function sees them: native numbers, also for decimal calculators. */
function nativeValues(calculator: Calculator, understood: Understood, raw: RawResults): Record<string, unknown> {
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
