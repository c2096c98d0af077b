/**
 * Reads the numbers of a form as people write them, by the marks of their country: `$450,000.00`, `6,5`, `2 1/2`, `10k`, `2pi`.
 * What is read stands in the form's texts as the API takes it; the engine reads what has a unit. Runs in browsers too.
 */
import { magnitudeOf, scaled } from '@reckoner/engine/calculate/read/magnitudes';
import { type Marks, readSeparated } from '@reckoner/engine/calculate/read/separators';
import { fractionText } from '@reckoner/engine/units/number-text';
import type { FieldDetail } from '../../catalogue/detail.js';
import type { FormProblem } from '../calculator/problems.js';
import { constantsText } from './constants-text.js';
import { type FormDefinition, type FormState, hasUnit, isNumeric, isPlainNumber } from './definition.js';
import { conditions } from './fields.js';
import { GOAL, goalOf, solvable, targetUnit, wantedOutput } from './goal.js';
import { takesUncertainty, uncertaintyName } from './uncertainty.js';

export interface AsWritten {
  /** The form with texts that mean the same to everybody. What has two readings is left out. */
  readonly state: FormState;
  /** The questions about what has two readings. */
  readonly problems: readonly FormProblem[];
  /** The texts as they were written, by the control, where they are no plain numbers. */
  readonly written: Readonly<Record<string, string>>;
}

/** Whether a text was put there by the page, which writes numbers as the API does. */
export type IsOwn = (control: string, text: string) => boolean;

/** The form's hidden field: it is sent with what people wrote, and has what the page itself wrote there. */
export const WRITTEN = 'form.written';

/** What the signs in numbers mean where the language is at home; English where it is not known. */
export function marksOf(locale: string): Marks {
  let parts: readonly Intl.NumberFormatPart[];
  try {
    parts = new Intl.NumberFormat(locale).formatToParts(1234567.8);
  } catch {
    return marksOf('en');
  }
  const sign = (type: string) => parts.find((part) => part.type === type)?.value;
  return { commaDecimal: sign('decimal') === ',', commaGroups: sign('group') === ',' };
}

/** A text that one country reads as thousands and another as decimals. */
export function isTwofold(text: string): boolean {
  return /^\s*[+\-−–]?[1-9]\d{0,2}\.\d{3}\s*$/.test(text);
}

/** What the page's own hidden field has to say: the numbers in the form that a reader might take for thousands. */
export function ownTexts(state: FormState, written: AsWritten['written']): string {
  const own = Object.entries(state).filter(([name, text]) => !Object.hasOwn(written, name) && isTwofold(text));
  return new URLSearchParams(own.map(([name, text]) => [name, text])).toString();
}

export function readAsWritten(
  definition: FormDefinition,
  state: FormState,
  locale: string,
  isOwn: IsOwn = () => false,
): AsWritten {
  const marks = marksOf(locale);
  const read: Record<string, string> = { ...state };
  const written: Record<string, string> = {};
  const problems: FormProblem[] = [];
  const counts = countingControls(definition, state);
  const shares = new Map<string, FieldDetail>();
  for (const [name, text] of Object.entries(state)) {
    const field = text.trim() === '' || isOwn(name, text) ? undefined : numberAt(definition, name, state);
    if (field === undefined) continue;
    if (field.shareOf !== undefined && SHARE.test(text)) {
      written[name] = text;
      shares.set(name, field);
      continue;
    }
    const found = readNumber(text, field, state[`${name}.unit`]?.trim() || field.unit, marks);
    if (!isPlainNumber(text) || 'ask' in found) written[name] = text;
    if ('text' in found) read[name] = found.text;
    else if (counts(name)) {
      delete read[name];
      problems.push({ control: name, message: found.ask });
    }
  }
  // What it is a part of may stand below.
  for (const [name, field] of shares) {
    const found = readShare(read[name]!, field, definition, read, marks);
    if ('text' in found) read[name] = found.text;
    else if (counts(name)) {
      delete read[name];
      problems.push({ control: name, message: found.ask });
    }
  }
  return { state: read, problems, written };
}

const SHARE = /^\s*[\d.,]+\s*%\s*$/;
/** As many digits as doubles hold for sure. */
const SHARE_DIGITS = 15;

/** `20%` of the amount in another field. */
function readShare(
  text: string,
  { shareOf }: FieldDetail,
  definition: FormDefinition,
  state: FormState,
  marks: Marks,
): Found {
  const share = text.replace('%', '').trim();
  const percent = readSeparated(share, marks) ?? { number: share };
  if ('readings' in percent) return { ask: twofold(share, percent.readings, marks) };
  const whole = definition.inputs.find(({ name }) => name === shareOf);
  const amount = /^[^\d.-]*([\d.]+(?:e[+-]?\d+)?)\D*$/i.exec(state[shareOf ?? ''] ?? '')?.[1];
  const value = (Number(amount) * Number(percent.number)) / 100;
  if (amount === undefined || !Number.isFinite(value) || shareOf === goalOf(definition, state)?.solveFor)
    return { ask: `“${text.trim()}” is a part of “${whole?.label}”: give that too, or an amount here.` };
  return { text: String(Number(value.toPrecision(SHARE_DIGITS))) };
}

/** Controls that are looked at: not those of inputs that do not apply, or that are to be found. */
function countingControls(definition: FormDefinition, state: FormState): (control: string) => boolean {
  const applies = conditions(definition.inputs, (name) => state[name]);
  const found = goalOf(definition, state)?.solveFor;
  return (control) => {
    const [name] = control.split('.');
    const field = definition.inputs.find((one) => one.name === name);
    return field === undefined || (name !== found && applies(field));
  };
}

/** The number that a control is for; undefined for controls of all else. */
export function numberAt(definition: FormDefinition, control: string, state: FormState): FieldDetail | undefined {
  if (control === GOAL.target) {
    const offered = solvable(definition);
    const output = offered && wantedOutput(offered, state);
    return output && { ...output, unit: targetUnit(output, state) };
  }
  const [name = '', row, column] = control.split('.');
  const field = definition.inputs.find((one) => one.name === name);
  if (field === undefined) return undefined;
  if (control === uncertaintyName(name)) return takesUncertainty(field) ? { ...field, type: 'number' } : undefined;
  const one = row === undefined ? field : field.columns?.find((other) => other.name === column);
  return one && isNumeric(one.type) ? one : undefined;
}

type Found = { readonly text: string } | { readonly ask: string };

const LONGEST_TEXT = 150;
/** Digits with what may separate them. Those of units, exponents and inches are none. */
const DIGITS = /(?<![\p{L}\d.,^'’′])(?:\d{1,3}(?:[ _'’]\d{3})+(?:[.,]\d+)?(?!\d| ?[/⁄])|\d+(?:[.,]\d+)*|[.,]\d+)/gu;
const POWER = /(?<=\d) ?[×x*·⋅] ?10(?:\^ ?\(?([+-]?\d+)\)?|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]+))/g;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MAGNITUDE = /^([^\d.]*)([\d.]+) ?(k|M|(?:thousand|million|billion|mn|bn))(?![\p{L}\d²³^])(.*)$/iu;

/** The text as the engine reads it. What is not understood here stays, so that the engine says what is wrong. */
function readNumber(source: string, field: FieldDetail, unit: string, marks: Marks): Found {
  const text = source.trim().replaceAll(/\s+/g, ' ');
  if (text.length > LONGEST_TEXT) return { text: source };
  // A height in two numbers.
  const [, feet, inches] = (field.inFeet && /^(\d) (\d{1,2}(?:[.,]\d+)?)$/.exec(text)) || [];
  if (feet !== undefined) return { text: `${feet} ft ${inches!.replace(',', '.')} in` };
  let ask: string | undefined;
  const digits = text.replaceAll(/−|^[–‐]/g, '-').replaceAll(DIGITS, (token) => {
    const read = readSeparated(token, marks);
    if (read === undefined) return token;
    if ('number' in read) return read.number;
    ask ??= twofold(token, read.readings, marks);
    return token;
  });
  if (ask !== undefined) return { ask };
  const plain = digits.replaceAll(POWER, (_, power: string | undefined, raised = '') => `e${power ?? lowered(raised)}`);
  // Zeros behind a point that was a comma say nothing more.
  if (isPlainNumber(plain))
    return { text: plain === text ? text : plain.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '') };
  return readMagnitude(plain, field, unit) ?? readConstants(plain, field, unit) ?? { text: readFraction(plain, field) };
}

function lowered(raised: string): string {
  return [...raised].map((mark) => (mark === '⁻' ? '-' : mark === '⁺' ? '+' : SUPERSCRIPTS.indexOf(mark))).join('');
}

/** Both readings, each in a way that has no other. */
function twofold(token: string, [grouped, decimal]: readonly [string, string], { commaDecimal }: Marks): string {
  // Fewer or more than three decimals are no group.
  const decimals = decimal.endsWith('0') ? decimal.replace(/0+$/, '') : `${decimal}0`;
  const number = decimals.replace(/\.$/, '.0');
  return `“${token}” can be ${Number(grouped).toLocaleString('en').replace(',', '\u202f')} or ${Number(decimal)}: write ${grouped}, or ${
    commaDecimal ? number.replace('.', ',') : number
  }.`;
}

/** `10k`, `1.2M`, `3 million`: of a unit that has a prefix of its own it is not said of what. */
function readMagnitude(text: string, field: FieldDetail, unit: string): Found | undefined {
  const [, before = '', number = '', word = '', after = ''] = MAGNITUDE.exec(text) ?? [];
  if (word === '' || !Number.isFinite(Number(number)) || field.text !== undefined) return undefined;
  const isLetter = word.length === 1;
  // Small m is a meter, or milli.
  if (word === 'm') return undefined;
  const exponent = isLetter && word === 'M' ? 6 : magnitudeOf(word)!;
  const value = `${before}${scaled(number, exponent)}${after}`;
  if (!isLetter || !hasUnit(field)) return { text: value };
  const { acceptedUnits = [] } = field;
  // Kelvins, moles per liter.
  if (acceptedUnits.includes(word.toUpperCase())) return undefined;
  if (after.trim() !== '') return word === 'M' ? undefined : { text: value };
  return isPrefixed(unit, acceptedUnits)
    ? { ask: `“${text}” beside ${unit} does not say of what: write ${number}, or ${scaled(number, exponent)}.` }
    : { text: value };
}

const LIKE_PREFIXED = /^(?:mi|mph|mpg|min|month|d|psi|pt|kn|cup|nmi)\b/;

function isPrefixed(unit: string, acceptedUnits: readonly string[]): boolean {
  if (acceptedUnits.includes(`k${unit}`) || LIKE_PREFIXED.test(unit)) return false;
  return /^[kMGTPcdmµunp](?=[\p{L}])/u.test(unit);
}

/** `2pi`, `sqrt(2)/2 m`. Turns are counted in radians. */
function readConstants(text: string, field: FieldDetail, unit: string): Found | undefined {
  const found = field.type === 'integer' || field.text !== undefined ? undefined : constantsText(text);
  if (found === undefined) return undefined;
  if ('readings' in found) return { ask: `“${text}” can be ${found.readings.join(' or ')}: write it with brackets.` };
  if (found.rest === '' && found.hasPi && unit !== 'rad' && field.acceptedUnits?.includes('rad'))
    return { ask: `“${text}” is usually in radians: write ${text} rad, or ${found.number} ${unit}.` };
  return { text: `${found.number} ${found.rest}`.trim() };
}

/** `1/3`, `2 1/2`. Parts of a percent have two readings, which the engine names; a ratio is the field's own. */
function readFraction(text: string, field: FieldDetail): string {
  const { type, text: form } = field;
  const isFraction = form === undefined && (hasUnit(field) || type === 'number' || type === 'money');
  return (isFraction ? fractionText(text) : undefined) ?? text;
}
