/** Fills the explanation's template with values as people write them and the words that go with them. */
import type { InputSpec } from '../../authoring/kinds.js';
import type { Calculator, RawResults, ResultValue, Understood } from '../types.js';
import { type Currency, currencyOf } from './currency.js';
import { formatInput, formatResult } from './format.js';
import { type Part, parseTemplate, type Slot } from './template.js';
import { nativeValues, withoutRawFloats } from './told.js';

export { nativeValues };

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

function fill(parts: readonly Part[] | string, told: Told): string {
  let sentence = '';
  // Also the characters of a word without slots.
  for (const part of parts) sentence += typeof part === 'string' ? part : fillSlot(part, told);
  return sentence;
}

function fillSlot({ name, size, words, pick }: Slot, told: Told): string {
  const { results, understood } = told;
  const text = () => shown(name, told, size);
  if (!words) return text();
  // What is shown as 1 takes the word for one, with a minus as well.
  const choice = pick
    ? pick(own(results, name)?.value ?? own(understood.inputs, name))
    : Number(!/^[-−]?1$/.test(text()));
  return fill(words[choice]!, told);
}

function own<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function shown(name: string, { calculator, understood, results, currency }: Told, size?: boolean): string {
  const { inputs, outputs } = calculator.definition;
  const result = own(results, name);
  const unsigned = <Value>(value: Value) => (size ? (Math.abs(Number(value)) as Value) : value);
  if (result) return formatResult(outputs[name]!, { ...result, value: unsigned(result.value) }, currency);
  const given = own(understood.inputs, name);
  if (given !== undefined)
    return formatInput(inputs[name] as InputSpec, unsigned(given), currency, understood.sentUnits[name]);
  if (name in outputs) return 'not available';
  return name in inputs ? 'not given' : `{${name}}`;
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
