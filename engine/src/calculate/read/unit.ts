/** The calculate path's view of units: by their text, with issues instead of exceptions, conversions made once. */
import {
  acceptedUnits,
  convertExact,
  converter,
  dimensionMismatch,
  dimensionName,
  sameDimension as equalDimension,
  parseQuantityText,
  parseUnit,
  type Unit,
  type UnitProblem,
  unitOf,
} from '../../units/index.js';
import { clipped, type IssueCode, type Issues, type Place } from './issues.js';
import { type Exact, readNumberText } from './number-text.js';

/** From one unit to another of the same dimension. */
export interface Conversion {
  /** Nothing changes. */
  readonly identity: boolean;
  readonly float: (value: number) => number;
  readonly exact: (value: Exact) => Exact;
}

const conversions = new Map<string, Conversion>();
const MOST_CONVERSIONS = 5000;

/** For texts that are known to be units of one dimension. */
export function conversion(from: string, to: string): Conversion {
  const key = `${from}\n${to}`;
  const known = conversions.get(key);
  if (known) return known;
  const [source, target] = [unitOf(from), unitOf(to)];
  const identity = source.symbol === target.symbol;
  const made: Conversion = identity
    ? { identity, float: (value) => value, exact: (value) => value }
    : { identity, float: converter(source, target), exact: (value) => convertExact(value, source, target) };
  // Clients choose units freely: what they choose must not grow the memory without end.
  if (conversions.size >= MOST_CONVERSIONS) conversions.clear();
  conversions.set(key, made);
  return made;
}

/**
 * The normalized text of a unit if it can be converted to the shown one; undefined after an issue was added, which
 * gives the example of what to write.
 */
export function sameDimension(
  text: string,
  shown: string,
  place: Place,
  issues: Issues,
  example?: string,
): string | undefined {
  const parsed = parseUnit(text.trim(), fitting(shown));
  if (!parsed.ok) {
    addProblem(parsed, shown, place, issues);
    return undefined;
  }
  return fits(parsed.unit, shown, place, issues, example) ? parsed.unit.symbol : undefined;
}

/** The unit that a text was understood as in a field of the shown unit: `kt` of a speed is `kn`. */
export function unitIn(text: string, shown: string): string {
  const parsed = parseUnit(text.trim(), fitting(shown));
  return parsed.ok ? parsed.unit.symbol : text.trim();
}

/** A number with a unit of the shown unit's dimension, from one text; without a unit it is in the shown one. */
export function readQuantity(
  text: string,
  place: Place,
  issues: Issues,
  shown: string,
): { readonly value: Exact; readonly unit: string } | undefined {
  const parsed = parseQuantityText(text, fitting(shown));
  if (!parsed.ok) {
    addProblem(parsed, shown, place, issues);
    return undefined;
  }
  const value = readNumberText(parsed.number);
  if (!value) {
    const message = `${place.name} must be a number with a unit, such as "2.5 ${shown}"; "${clipped(text)}" was sent.`;
    issues.add(place, 'not-a-number', message, { expected: `a number in ${shown}` });
    return undefined;
  }
  if (parsed.unit === '') return { value, unit: shown };
  return fits(unitOf(parsed.unit), shown, place, issues) ? { value, unit: parsed.unit } : undefined;
}

/** A price per one unit as a price per another: 5 per lb is 11.02 per kg. */
export function convertDivisor(price: Exact, from: string, to: string): Exact {
  return price.dividedBy(conversion(from, to).exact(readNumberText('1')!), 34);
}

/** As people read it: `m/s²`. */
export function showUnit(text: string): string {
  const parsed = parseUnit(text);
  return parsed.ok ? parsed.unit.symbol : text;
}

function fitting(shown: string): (unit: Unit) => boolean {
  return (unit) => equalDimension(unit, unitOf(shown));
}

function fits(unit: Unit, shown: string, place: Place, issues: Issues, example = `2.5 ${shown}`): boolean {
  const wanted = unitOf(shown);
  if (equalDimension(unit, wanted)) return true;
  const advice = wanted.symbol === '' ? 'Send a plain number.' : `Write for example "${example}".`;
  issues.add(place, 'wrong-dimension', `${place.name}: ${dimensionMismatch(unit, wanted)} ${advice}`, {
    expected: dimensionName(wanted),
    allowed: acceptedUnits(wanted),
  });
  return false;
}

/** The units' own codes for numbers say more than clients can use. */
const NUMBER_PROBLEMS: ReadonlySet<string> = new Set([
  'digit-grouping',
  'decimal-comma',
  'bad-quantity',
  'not-a-number',
]);
/** The others that clients are told; whatever else is wrong with a unit is a bad unit. */
const UNIT_PROBLEMS: ReadonlySet<string> = new Set<IssueCode>(['ambiguous-unit', 'too-long', 'unknown-unit']);

function issueCodeOf(code: string): IssueCode {
  if (NUMBER_PROBLEMS.has(code)) return 'not-a-number';
  return UNIT_PROBLEMS.has(code) ? (code as IssueCode) : 'bad-unit';
}

function addProblem(problem: UnitProblem, shown: string, place: Place, issues: Issues): void {
  const message = `${place.name}: ${problem.message}`;
  const { suggestion } = problem;
  issues.add(place, issueCodeOf(problem.code), message, {
    expected: shown,
    ...(suggestion === undefined ? {} : { suggestion }),
  });
}
