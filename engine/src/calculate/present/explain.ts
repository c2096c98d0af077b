/** Fills the explanation's template with values as people write them and the words that go with them. */
import type { InputSpec } from '../../authoring/kinds.js';
import type { Calculator, RawResults, ResultValue, Understood } from '../types.js';
import { type Currency, currencyOf } from './currency.js';
import { formatInput, formatResult } from './format.js';
import { isNumeric } from './results.js';
import { type Part, parseTemplate, type Slot } from './template.js';
import { nativeValues, withoutRawFloats } from './told.js';
import { isComparison, toldApart } from './told-apart.js';

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
  if (typeof parts === 'string') return parts;
  const texts = parts.map((part) => (typeof part === 'string' ? part : fillSlot(part, told)));
  // Of three figures in a row the first two are compared.
  for (let place = 2; place < texts.length; place++) if (tellApart(parts, texts, place, told)) place += 2;
  return texts.join('');
}

/** Whether a comparison ends here. Its figures are written anew where they read alike. */
function tellApart(parts: readonly Part[], texts: string[], place: number, told: Told): boolean {
  const [one, between, other] = parts.slice(place - 2) as [Part, Part, Part];
  if (!isFigure(one, told) || typeof between !== 'string' || !isFigure(other, told)) return false;
  const before = parts[place - 3] ?? '';
  if (!isComparison(typeof before === 'string' ? before : '', between)) return false;
  if (texts[place] !== texts[place - 2]) return true;
  const written = (slot: Slot) => (digits: number) => shown(slot.name, told, slot.size, digits);
  const apart = toldApart(written(one), written(other));
  if (apart !== undefined) [texts[place - 2], texts[place]] = apart;
  return true;
}

/** Whether a part is the value of a number. */
function isFigure(part: Part, { calculator }: Told): part is Slot {
  if (typeof part === 'string' || part.words) return false;
  const { inputs, outputs } = calculator.definition;
  const spec = outputs[part.name] ?? inputs[part.name];
  return spec !== undefined && isNumeric(spec);
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

/** @param digits In place of those that the field asks for. */
function shown(
  name: string,
  { calculator, understood, results, currency }: Told,
  size?: boolean,
  digits?: number,
): string {
  const { inputs, outputs } = calculator.definition;
  const result = own(results, name);
  const unsigned = <Value>(value: Value) => (size ? (Math.abs(Number(value)) as Value) : value);
  const styled = <Spec>(spec: Spec): Spec => (digits === undefined ? spec : { ...spec, places: undefined, digits });
  if (result) return formatResult(styled(outputs[name]!), { ...result, value: unsigned(result.value) }, currency);
  const given = own(understood.inputs, name);
  if (given !== undefined)
    return formatInput(styled(inputs[name] as InputSpec), unsigned(given), currency, understood.sentUnits[name]);
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
