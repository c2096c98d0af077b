/** Fills the explanation's placeholders with values as people write them. */
import type { InputSpec } from '../authoring/kinds.js';
import { currencyOf } from './currency.js';
import type { RawResults } from './evaluate.js';
import { formatInput, formatResult } from './format.js';
import { formatNumber } from './number-format.js';
import { planOf } from './plan.js';
import type { Calculator, ResultValue, Understood } from './types.js';

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
      ? withoutRawFloats(explanation(nativeValues(calculator, understood, raw)))
      : explanation;
  const currency = currencyOf(understood.currency)!;
  return template.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    if (Object.hasOwn(results, name)) return formatResult(outputs[name]!, results[name]!, currency);
    if (Object.hasOwn(understood.inputs, name)) {
      return formatInput(inputs[name] as InputSpec, understood.inputs[name]!, currency);
    }
    if (Object.hasOwn(outputs, name)) return 'not available';
    return Object.hasOwn(inputs, name) ? 'not given' : placeholder;
  });
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
