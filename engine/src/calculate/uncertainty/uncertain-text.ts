/** Reads `9.8 ± 0.1 m/s^2`, a value and its standard uncertainty in one text, as both apart. */
import type { FieldSpec, InputSpec } from '../../authoring/kinds.js';
import { parseQuantityText, sameDimension, type Unit, unitOf } from '../../units/index.js';
import { isNumeric } from '../present/results.js';
import { INPUTS, Issues, type Place } from '../read/issues.js';
import { readNumberText } from '../read/number-text.js';
import { TARGET } from '../solve-for/target.js';
import type { Calculator, Issue } from '../types.js';
import { takesUncertainty } from './uncertain-inputs.js';
import { slopeOf } from './unit-slope.js';

const SIGN = /±|\+\/?[-−]/;
/** Longer texts are not looked into: no number with a unit has so many characters. */
const LONGEST = 200;

function isUncertainText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST && SIGN.test(value);
}

/** Whether some text looks like a value with its uncertainty. */
export function hasUncertainTexts(inputs: Readonly<Record<string, unknown>>): boolean {
  return Object.values(inputs).some(isUncertainText);
}

/** Values by name, and what is wrong with those that are left out. */
interface ReadTexts {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly issues: readonly Issue[];
}

/**
 * The inputs with such texts as `{ value, unit, uncertainty }`. Of inputs that are no numbers they stay texts.
 * @returns Also what is wrong with them; those inputs are left out.
 */
export function readUncertainTexts({ definition }: Calculator, inputs: Readonly<Record<string, unknown>>): ReadTexts {
  return readTexts(definition.inputs, inputs, INPUTS);
}

/** The same of the output that an input is sought for. */
export function readUncertainTarget({ definition }: Calculator, target: Readonly<Record<string, unknown>>): ReadTexts {
  return readTexts(definition.outputs, target, TARGET);
}

function readTexts(
  specs: Readonly<Record<string, FieldSpec>>,
  inputs: Readonly<Record<string, unknown>>,
  at: Place,
): ReadTexts {
  if (!hasUncertainTexts(inputs)) return { inputs, issues: [] };
  const issues = new Issues();
  const read: Record<string, unknown> = { ...inputs };
  for (const [name, text] of Object.entries(inputs)) {
    const spec = Object.hasOwn(specs, name) ? (specs[name] as InputSpec) : undefined;
    if (spec === undefined || !isNumeric(spec) || !isUncertainText(text)) continue;
    const place = at.field(name, spec.label);
    if (!takesUncertainty(spec)) {
      delete read[name];
      issues.add(place, 'not-applicable', `${place.name} is a whole number: it takes no uncertainty.`);
      continue;
    }
    const shown = spec.kind === 'quantity' || spec.kind === 'measure' ? (spec.unit ?? spec.formulaUnit) : '';
    const parts = partsOf(text, shown);
    if (parts !== undefined) read[name] = parts;
    else {
      delete read[name];
      const unit = shown === '' ? '' : ` ${shown}`;
      const message = `${place.name} must be a value and its standard uncertainty in one unit, such as "10 ± 0.5${unit}"; "${text.slice(0, 40)}" was sent.`;
      issues.add(place, 'not-a-number', message, { expected: `a number ± a number${unit}` });
    }
  }
  return { inputs: read, issues: issues.list };
}

interface Parts {
  readonly value: string;
  readonly unit?: string;
  readonly uncertainty: number;
}

/** Undefined where the text cannot be understood in one way. */
function partsOf(text: string, shown: string): Parts | undefined {
  const [left = '', right = '', ...more] = text.split(SIGN);
  if (more.length > 0) return undefined;
  const opened = left.trim().startsWith('(');
  if (opened && !right.includes(')')) return undefined;
  // `(9.8 ± 0.1) m/s^2`: the bracket ends the numbers.
  const value = side(opened ? left.trim().slice(1) : left, shown);
  const uncertainty = side(opened ? right.replace(')', ' ') : right, shown);
  if (value === undefined || uncertainty === undefined) return undefined;
  const unit = value.unit || uncertainty.unit;
  const size = readNumberText(uncertainty.number)?.toNumber();
  if (size === undefined) return undefined;
  // `5 m ± 2 cm`: in the unit of the value.
  const isOther = value.unit !== '' && uncertainty.unit !== '' && value.unit !== uncertainty.unit;
  const scale = isOther ? scaleBetween(uncertainty.unit, value.unit, Number(value.number), shown) : 1;
  if (scale === undefined) return undefined;
  return { value: value.number, ...(unit === '' ? {} : { unit }), uncertainty: size * scale };
}

function side(text: string, shown: string): { readonly number: string; readonly unit: string } | undefined {
  const trimmed = text.trim();
  // Before the number an amount may have its currency: it is not a unit of physics.
  const money = /^(?<unit>\p{Sc})\s*(?<number>[-+.\d].*)$/u.exec(trimmed)?.groups;
  const plain = readNumberText(money?.number ?? trimmed);
  if (plain !== undefined) return { number: money?.number ?? trimmed, unit: money?.unit ?? '' };
  const parsed = parseQuantityText(trimmed, (unit: Unit) => shown !== '' && sameDimension(unit, unitOf(shown)));
  return parsed.ok && readNumberText(parsed.number) !== undefined
    ? { number: parsed.number, unit: parsed.unit }
    : undefined;
}

function scaleBetween(from: string, to: string, at: number, shown: string): number | undefined {
  const wanted = shown === '' ? undefined : unitOf(shown);
  if (wanted === undefined || ![from, to].every((one) => sameDimension(unitOf(one), wanted))) return undefined;
  return slopeOf(from, to, at);
}
