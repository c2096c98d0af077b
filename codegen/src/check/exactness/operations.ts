/** What operators, `Math.*`, the engine's functions and methods of lists leave known of their operands. */
import { functions } from '@reckoner/engine/functions';
import { ts } from 'ts-morph';
import {
  both,
  COMPUTED,
  COUNT,
  elementOf,
  GIVEN,
  INTEGER,
  isNumber,
  join,
  joined,
  listOf,
  type NumberValue,
  OTHER,
  UNKNOWN,
  type Value,
} from './value.js';

const { SyntaxKind } = ts;

/** The operator of a compound assignment, by its token. */
export const COMPOUND: ReadonlyMap<ts.SyntaxKind, ts.SyntaxKind> = new Map([
  [SyntaxKind.PlusEqualsToken, SyntaxKind.PlusToken],
  [SyntaxKind.MinusEqualsToken, SyntaxKind.MinusToken],
  [SyntaxKind.AsteriskEqualsToken, SyntaxKind.AsteriskToken],
  [SyntaxKind.SlashEqualsToken, SyntaxKind.SlashToken],
  [SyntaxKind.PercentEqualsToken, SyntaxKind.PercentToken],
  [SyntaxKind.AsteriskAsteriskEqualsToken, SyntaxKind.AsteriskAsteriskToken],
]);

const ARITHMETIC = new Set(COMPOUND.values());
const BITWISE = new Set([
  SyntaxKind.AmpersandToken,
  SyntaxKind.BarToken,
  SyntaxKind.CaretToken,
  SyntaxKind.LessThanLessThanToken,
  SyntaxKind.GreaterThanGreaterThanToken,
  SyntaxKind.GreaterThanGreaterThanGreaterThanToken,
]);

/** What is known of an operation beside its operands. */
export interface Circumstances {
  /** The first operand is the literal 1. */
  readonly isOne?: boolean;
  /** The formula runs on decimals, whose sums and products of what was sent are exact. */
  readonly decimals?: boolean;
}

/** Remainders of doubles are exact: what is sent by a whole number comes out on the right side of it. */
export const isCertainRemainder = (a: NumberValue, b: NumberValue, decimals = false): boolean =>
  a.exact && (b.integer || (decimals && b.exact));

function ofNumbers(
  operator: ts.SyntaxKind,
  a: NumberValue,
  b: NumberValue,
  { isOne = false, decimals = false }: Circumstances,
): NumberValue {
  const common = { ...both(a, b), share: false };
  const whole = a.integer && b.integer;
  const isExact = decimals && common.exact;
  const { nonnegative, polynomial } = common;
  // A whole number added moves what is steady by a whole number.
  const isMoved = (a.integer && b.steady) || (b.integer && a.steady);
  const computed = { ...COMPUTED, exact: isExact, nonnegative, polynomial, steady: isExact };
  switch (operator) {
    case SyntaxKind.PlusToken:
      if (whole) return common;
      // A sum of two numbers as they were sent, or of what is never negative, is 0 where it should be.
      return { ...computed, steady: isExact || isMoved, zero: common.exact || (common.zero && common.nonnegative) };
    case SyntaxKind.MinusToken:
      if (whole) return { ...common, nonnegative: false };
      return {
        ...computed,
        nonnegative: isOne && b.share,
        share: isOne && b.nonnegative,
        steady: isExact || isMoved,
        zero: common.exact,
      };
    case SyntaxKind.AsteriskToken:
      return whole ? common : { ...computed, share: a.share && b.share && common.nonnegative, zero: common.zero };
    case SyntaxKind.SlashToken:
      return { ...computed, exact: false, polynomial: false, steady: isExact || (a.exact && b.integer), zero: a.zero };
    case SyntaxKind.AsteriskAsteriskToken:
      return whole && b.nonnegative
        ? common
        : {
            ...computed,
            exact: false,
            steady: false,
            nonnegative: a.nonnegative,
            polynomial: a.polynomial && b.integer && b.nonnegative,
            zero: a.zero,
          };
    default:
      return whole
        ? { ...INTEGER, nonnegative: a.nonnegative }
        : { ...COMPUTED, nonnegative: a.nonnegative, steady: isCertainRemainder(a, b, decimals) };
  }
}

/** Of `a + b`, `a % b` and the like; undefined for other operators. */
export function operated(
  operator: ts.SyntaxKind,
  a: Value,
  b: Value,
  circumstances: Circumstances = {},
): Value | undefined {
  if (BITWISE.has(operator)) return isNumber(a) || isNumber(b) ? INTEGER : UNKNOWN;
  if (!ARITHMETIC.has(operator)) return undefined;
  if (operator === SyntaxKind.PlusToken && (a.kind === 'other' || b.kind === 'other')) return OTHER;
  if (isNumber(a) && isNumber(b)) return ofNumbers(operator, a, b, circumstances);
  const known = isNumber(a) ? a : isNumber(b) ? b : undefined;
  if (known === undefined) return UNKNOWN;
  // A whole number says nothing of the other: both may be. What is no whole number makes the result computed.
  if (known.integer && operator !== SyntaxKind.SlashToken) return UNKNOWN;
  // A sum may be of texts.
  if (operator === SyntaxKind.PlusToken) return UNKNOWN;
  return ofNumbers(operator, isNumber(a) ? a : GIVEN, isNumber(b) ? b : GIVEN, circumstances);
}

export const ROUNDING: ReadonlySet<string> = new Set(['round', 'floor', 'ceil', 'trunc']);
/** 0 exactly at 0, with the sign of their argument. */
const ODD = new Set(['sqrt', 'cbrt', 'atan', 'asin', 'sinh', 'tanh', 'asinh', 'expm1', 'log1p']);

export function mathCall(name: string, args: readonly Value[]): Value {
  const numbers = args.map((arg) => (isNumber(arg) ? arg : GIVEN));
  const isKnown = args.every(isNumber);
  const [first = GIVEN] = numbers;
  if (ROUNDING.has(name)) return { ...INTEGER, nonnegative: first.nonnegative };
  // As sure as the sign of its argument.
  if (name === 'sign') return { ...first, integer: true, exact: first.exact || first.zero || !first.polynomial };
  if (name === 'abs') return isKnown ? { ...first, nonnegative: true } : UNKNOWN;
  if (name === 'min' || name === 'max') return isKnown ? numbers.reduce(both) : UNKNOWN;
  if (name === 'hypot') return { ...COMPUTED, nonnegative: true, zero: numbers.every(({ zero }) => zero) };
  if (name === 'pow') return operated(SyntaxKind.AsteriskAsteriskToken, args[0] ?? UNKNOWN, args[1] ?? UNKNOWN)!;
  // The root of a square of a whole number is that number.
  const steady = name === 'sqrt' && first.integer;
  if (ODD.has(name)) return { ...COMPUTED, nonnegative: first.nonnegative, steady, zero: first.zero };
  return { ...COMPUTED, nonnegative: name === 'exp' || name === 'cosh' };
}

/** Engine functions that give back one of their elements, or round as they say. */
const SELECTING = new Set(['median', 'mode', 'quantile']);
const WHOLE = new Set(
  `gcd lcm factorial binomialCoefficient permutationCount toDay addMonths addYears yearOf monthOf dayOfMonth dayOfYear
   daysInMonth weekday isoWeek isoWeekYear wholeMonthsBetween julianDay parseDate binomialQuantile poissonQuantile
   floorNear ceilNear roundNear`.split(/\s+/),
);
/** Functions that give lists, records or texts, of which no more is said. */
const STRUCTURED = new Set(
  `classify linearRegression fourierTransform inverseFourierTransform rungeKutta4 transpose matrixMultiply solveLinear
   inverse luDecomposition qrDecomposition leastSquares cholesky symmetricEigen eigenvalues singularValueDecomposition
   polynomialRoots cumulativeSum fromDay formatDate isLeapYear isAbove isAtLeast isAtMost isBelow isNear ranks sorted mode`.split(
    /\s+/,
  ),
);
/** Functions of the engine whose result is exact where equality matters. */
const EXACT = new Set(['sumOfProducts', 'sinTurn', 'cosTurn', 'roundTo', 'modNear']);

export function engineCall(name: string, args: readonly Value[], { decimals = false }: Circumstances): Value {
  // A search tries numbers of its own choice, which no operation has rounded.
  for (const arg of args) if (arg.kind === 'function') arg.call([GIVEN, GIVEN, GIVEN]);
  const [first = UNKNOWN] = args;
  const element = first.kind === 'list' ? first.of : UNKNOWN;
  if (name === 'sorted') return first;
  if (WHOLE.has(name)) return INTEGER;
  if (EXACT.has(name)) return GIVEN;
  if (STRUCTURED.has(name) || !Object.hasOwn(functions, name)) return UNKNOWN;
  if (name === 'sum' || name === 'mean') return meanOf(name, element, decimals);
  if (SELECTING.has(name)) return isNumber(element) ? { ...COMPUTED, zero: element.nonnegative } : COMPUTED;
  return COMPUTED;
}

function meanOf(name: string, element: Value, decimals: boolean): Value {
  if (!isNumber(element)) return UNKNOWN;
  if (name === 'sum' && (element.integer || (decimals && element.exact))) return element;
  const { nonnegative, polynomial, zero } = element;
  return { ...COMPUTED, nonnegative, polynomial: polynomial && name === 'sum', zero: nonnegative && zero };
}

/** A callback's answer for the elements of a list, with their index. */
const applied = (callback: Value | undefined, ...args: readonly Value[]): Value =>
  callback?.kind === 'function' ? callback.call(args) : UNKNOWN;

const KEEPING = new Set('slice toSorted toReversed sort reverse filter splice toSpliced'.split(' '));
const PICKING = new Set('at find findLast pop shift'.split(' '));
const COUNTING = new Set('indexOf lastIndexOf findIndex findLastIndex'.split(' '));
const TESTING = new Set('filter find findLast findIndex findLastIndex some every forEach'.split(' '));

/** Of `list.name(args)`. */
export function methodCall(receiver: Value, name: string, args: readonly Value[]): Value {
  if (receiver.kind !== 'list') {
    for (const arg of args) applied(arg, UNKNOWN, UNKNOWN, UNKNOWN);
    if (name === 'map' || name === 'split') return listOf(UNKNOWN);
    return name === 'charCodeAt' || name === 'indexOf' ? INTEGER : UNKNOWN;
  }
  const { of } = receiver;
  const [first, second] = args;
  if (TESTING.has(name)) applied(first, of, COUNT, receiver);
  if (name === 'sort' || name === 'toSorted') applied(first, of, of);
  if (KEEPING.has(name)) return listOf(of);
  if (PICKING.has(name)) return of;
  if (COUNTING.has(name)) return INTEGER;
  if (name === 'push' || name === 'unshift') {
    receiver.of = joined([of, ...args]);
    return COUNT;
  }
  switch (name) {
    case 'map':
      return receiver.items
        ? mapped(receiver.items.map((item) => applied(first, item, COUNT, receiver)))
        : listOf(applied(first, of, COUNT, receiver));
    case 'flatMap': {
      const result = applied(first, of, COUNT, receiver);
      return result.kind === 'list' ? listOf(result.of) : listOf(result);
    }
    case 'reduce':
    case 'reduceRight': {
      let total = second ?? of;
      for (let round = 0; round < 2; round++) total = join(total, applied(first, total, of, COUNT, receiver));
      return total;
    }
    case 'concat':
      return listOf(joined([of, ...args.map((arg) => (arg.kind === 'list' ? arg.of : arg))]));
    case 'with':
      return listOf(join(of, second ?? OTHER));
    case 'fill':
      return listOf(first ?? UNKNOWN);
    case 'flat':
      return listOf(elementOf(of));
    case 'entries':
      return listOf(listOf(UNKNOWN, [COUNT, of]));
    case 'keys':
      return listOf(COUNT);
    case 'values':
      return listOf(of);
    case 'join':
      return OTHER;
    default:
      return UNKNOWN;
  }
}

const mapped = (items: readonly Value[]) => listOf(joined(items), items);
