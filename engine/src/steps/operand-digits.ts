/** How many digits of its operands a line needs, so that a reader who works it out gets the value that it states. */
import { float64 } from '../arithmetic/float64.js';
import { spend } from '../budget.js';
import { DIGITS } from './numerals.js';
import { Traced } from './trace.js';

/** Digits with which every double is itself. */
const ALL_DIGITS = 17;
/** Half a unit of the last digit, and a little for values that lie next to the middle. */
const HALF = 0.505;
/** A zero is what is left of operands of size 1 within this. */
const NOTHING = 1e-15;
/** A line of more operations than this is cut in print, and cannot be worked out by hand. */
const MOST_OPERATIONS = 200;
/** What an operation costs that is worked out once more. */
const REWORKED = 10;

/** Rounds an operand as it is printed; exactly 0 and what is no number stay. */
export type Round = (value: number) => number;

/**
 * The fewest digits, ten or more, that give the printed value.
 * @param again Works the line out with rounded operands; undefined where that cannot be done.
 */
export function operandDigits(value: number, again: (round: Round) => number | undefined): number {
  if (!Number.isFinite(value)) return DIGITS;
  for (let digits = DIGITS; digits <= ALL_DIGITS; digits++) {
    let largest = 0;
    const found = again((operand) => {
      largest = Math.max(largest, Math.abs(operand));
      return Number.isFinite(operand) ? Number(operand.toPrecision(digits)) : operand;
    });
    if (found === undefined) return DIGITS;
    if (isPrintedAs(found, value, largest)) return digits;
  }
  // More digits would not help: the value was computed otherwise than in doubles.
  return DIGITS;
}

function isPrintedAs(found: number, value: number, largest: number): boolean {
  const printed = Number(value.toPrecision(DIGITS));
  if (printed === 0) return Math.abs(found) <= NOTHING * largest;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(printed))) - DIGITS + 1);
  return Math.abs(found - printed) <= HALF * unit;
}

/**
 * Works a traced value out in doubles with other operands.
 * @param operandOf The number that is printed for a value in the place of how it came about.
 * @returns undefined where a line does not show all of the work: searches, and rows that are cut.
 */
export function reworked(value: Traced, operandOf: (inner: Traced) => number | undefined): number | undefined {
  let left = MOST_OPERATIONS;
  const go = (x: unknown): unknown => {
    if (Array.isArray(x)) return x.map(go);
    if (typeof x === 'function') throw new Unworkable();
    if (!(x instanceof Traced)) return x;
    const printed = x === value ? undefined : operandOf(x);
    return printed ?? inFull(x);
  };
  const inFull = ({ how, value: own }: Traced): unknown => {
    spend(REWORKED);
    if (left-- < 0) throw new Unworkable();
    switch (how.kind) {
      case 'literal':
      case 'pi':
      case 'e':
        return Number(own);
      case 'operation':
        return (float64[how.operation] as (...operands: unknown[]) => unknown)(...how.operands.map(go));
      case 'call': {
        let result: unknown = float64.call(how.name, how.args.map(go));
        for (const part of how.part) result = (result as Readonly<Record<string, unknown>>)[part];
        return result;
      }
      default:
        throw new Unworkable();
    }
  };
  try {
    const found = inFull(value);
    return typeof found === 'number' ? found : undefined;
  } catch {
    // A function may have no value for rounded arguments.
    return undefined;
  }
}

/** What a line does not show in full. */
class Unworkable extends Error {}
