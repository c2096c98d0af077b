/**
 * What nobody sent and was reckoned with all the same. Pages show defaults in their forms, and answers have them among
 * their inputs; who reads the sentence alone, an agent or a person at a terminal, hears of them here.
 */
import { labelInSentence } from '../../equations/sentences.js';
import { currencyOf, DEFAULT_CURRENCY } from './currency.js';
import { formatMoney, withUnit } from './format.js';
import { formatGiven, formatGivenAmount } from './number-format.js';

/** Of an input, as details tell it. */
export interface AssumableField {
  readonly name: string;
  readonly label: string;
  /** The kind: `quantity`, `choice`, … */
  readonly type: string;
  readonly unit: string;
  readonly places?: number | undefined;
  readonly digits?: number | undefined;
  readonly default?: unknown;
  readonly options?: readonly { readonly key: string; readonly label: string }[] | undefined;
  readonly when?: Readonly<Record<string, unknown>> | undefined;
  /** Names that it had before. */
  readonly formerly?: readonly string[] | undefined;
}

/** What an answer was made from and says. */
export interface Reckoned {
  /** What was sent. */
  readonly sent: Readonly<Record<string, unknown>>;
  /** All inputs, as they were understood. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly explanation: string;
  /** ISO 4217. */
  readonly currency?: string | undefined;
}

/**
 * One sentence; undefined where everything was sent or is in the explanation. Zeros, flags, and choices that only say
 * which inputs there are, are left out: they add nothing to what was asked.
 */
export function assumedSentence(fields: readonly AssumableField[], answer: Reckoned): string | undefined {
  const deciding = new Set(fields.flatMap(({ when }) => Object.keys(when ?? {})));
  const told = fields.flatMap((field) => {
    if (deciding.has(field.name) || !isAssumed(field, answer)) return [];
    const text = textOf(field, answer);
    if (text === undefined || says(answer.explanation, text)) return [];
    return [`${labelInSentence(field.label)} ${field.type === 'choice' ? `“${text}”` : text}`];
  });
  return told.length === 0 ? undefined : `Assumed, as it was not given: ${told.join('; ')}.`;
}

function isAssumed({ name, formerly = [], default: usual }: AssumableField, { sent, inputs }: Reckoned): boolean {
  const isSent = [name, ...formerly].some((one) => Object.hasOwn(sent, one));
  return usual !== undefined && !isSent && inputs[name] === usual;
}

function textOf(field: AssumableField, { inputs, currency: code = DEFAULT_CURRENCY }: Reckoned): string | undefined {
  const { name, label, type, unit, options, places, digits } = field;
  const value = inputs[name];
  if (type === 'choice') return options?.find(({ key }) => key === value)?.label;
  if (typeof value !== 'number' || value === 0) return undefined;
  if (type === 'money') {
    const [, per] = unit.split('/', 2);
    const currency = currencyOf(code) ?? currencyOf(DEFAULT_CURRENCY)!;
    const spec = { kind: 'money', label, places, digits, ...(per !== undefined && { per }) } as const;
    return formatMoney(spec, value, currency, formatGivenAmount);
  }
  return withUnit(formatGiven(type, field, value), unit);
}

/** Whether the sentence has the words or the figure, by itself somewhere: 1 is not in 1.5, nor 5% in 75%. */
function says(sentence: string, text: string): boolean {
  const [told, wanted] = [sentence.toLowerCase(), text.toLowerCase()];
  for (let place = told.indexOf(wanted); place >= 0; place = told.indexOf(wanted, place + 1)) {
    const after = told.slice(place + wanted.length, place + wanted.length + 2);
    if (!/[\d.,]$/.test(told.slice(0, place)) && !/^(?:\d|[.,]\d)/.test(after)) return true;
  }
  return false;
}
