/** Sets of real numbers between a few bounds: in interval notation and in words. */
import { noResult } from '@reckoner/engine';
import {
  add,
  divide,
  type Fraction,
  fraction,
  fractionText,
  isZero,
  multiply,
  numberOf,
  subtract,
} from '../../shared/rational.js';
import { decimalText, isReadable, isSquare, negative, numeral, rootFraction, size } from './notation.js';
import { signOf } from './relations.js';

export interface Bound {
  /** Exact, or ten digits of it. */
  readonly text: string;
  readonly value: number;
  readonly exact: boolean;
}

export const KINDS = [
  'No solution',
  'One solution',
  'Two solutions',
  'Interval',
  'Two intervals',
  'Every x but one',
  'Every x',
] as const;

export interface RealSet {
  /** `(-∞, 1/3] ∪ [2, ∞)`, `{2}`, `∅`. */
  readonly interval: string;
  /** `x ≤ 1/3 or x ≥ 2`. */
  readonly words: string;
  readonly kind: (typeof KINDS)[number];
  /** The finite ends, from small to large. */
  readonly ends: readonly Bound[];
}

const SMALLEST = 1e-300;

/** A double; what no double holds is refused. */
export function shown(value: Fraction): number {
  const number = numberOf(value);
  if (isZero(value) || (Math.abs(number) >= SMALLEST && Math.abs(number) <= 1 / SMALLEST)) return number;
  throw noResult(
    'A result is beyond 10³⁰⁰ or below 10⁻³⁰⁰: multiply all coefficients by the same number, or round to 0.',
  );
}

export function boundOf(value: Fraction): Bound {
  const exact = isReadable(value);
  return { text: exact ? fractionText(value) : decimalText(numberOf(value)), value: shown(value), exact };
}

/** (-b + sign·√D)/2a, as `(3 - √5)/2` where that can be read. */
export function rootBound(a: Fraction, b: Fraction, discriminant: Fraction, sign: 1n | -1n): Bound {
  const twice = multiply(fraction(2n), a);
  const root = rootFraction(discriminant);
  const value = divide(subtract(multiply(fraction(sign), root), b), twice);
  if (isSquare(discriminant)) return boundOf(value);
  const text = surdText(divide(negative(b), twice), discriminant, twice, sign);
  return { text: text ?? decimalText(numberOf(value)), value: shown(value), exact: text !== undefined };
}

const LARGEST_INSIDE = 10n ** 14n;

/** middle + sign·√D/twice with the square factors before the root. */
function surdText(middle: Fraction, discriminant: Fraction, twice: Fraction, sign: bigint): string | undefined {
  // √(p/q) = √(pq)/q
  let inside = discriminant.over * discriminant.under;
  if (inside > LARGEST_INSIDE) return undefined;
  let outside = 1n;
  for (let factor = 2n; factor <= 3000n && factor * factor <= inside; factor++) {
    for (const square = factor * factor; inside % square === 0n; inside /= square) outside *= factor;
  }
  const factor = divide(fraction(sign * outside, discriminant.under), twice);
  const common = (middle.under / gcd(middle.under, factor.under)) * factor.under;
  const whole = (middle.over * common) / middle.under;
  const times = (factor.over * common) / factor.under;
  const written = `${times === 1n || times === -1n ? '' : size(fraction(times)).over}√${inside}`;
  const minus = times < 0n;
  if (whole === 0n && written.length <= 24) return `${minus ? '-' : ''}${written}${common === 1n ? '' : `/${common}`}`;
  const sum = `${whole} ${minus ? '-' : '+'} ${written}`;
  const text = common === 1n ? sum : `(${sum})/${common}`;
  return text.length <= 30 ? text : undefined;
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/**
 * The set whose members are told for each bound, from small to large, and for each stretch before, between and after
 * them.
 */
export function realSet(given: readonly Bound[], at: readonly boolean[], between: readonly boolean[]): RealSet {
  interface Piece {
    from: number | undefined;
    to: number | undefined;
    closedFrom: boolean;
    closedTo: boolean;
  }
  const bounds = toldApart(given);
  const pieces: Piece[] = [];
  let open: Piece | undefined = between[0]
    ? { from: undefined, to: undefined, closedFrom: false, closedTo: false }
    : undefined;
  for (let k = 0; k < bounds.length; k++) {
    if (open && !(at[k] && between[k + 1])) {
      pieces.push({ ...open, to: k, closedTo: at[k]! });
      open = undefined;
    } else if (!open && at[k] && !between[k + 1]) {
      pieces.push({ from: k, to: k, closedFrom: true, closedTo: true });
    }
    if (!open && between[k + 1]) open = { from: k, to: undefined, closedFrom: at[k]!, closedTo: false };
  }
  if (open) pieces.push(open);
  if (pieces.length === 0) return { interval: '∅', words: 'no x', kind: 'No solution', ends: [] };
  const text = (place: number | undefined) => (place === undefined ? '' : bounds[place]!.text);
  const places = [...new Set(pieces.flatMap(({ from, to }) => [from, to]))].filter((place) => place !== undefined);
  const ends = places.map((place) => bounds[place]!);
  const isolated = pieces.every(({ from, to }) => from !== undefined && from === to);
  const [first, second] = pieces;
  if (isolated) {
    return {
      interval: `{${pieces.map(({ from }) => text(from)).join(', ')}}`,
      words: pieces.map(({ from }) => `x ${sign(bounds[from!]!, '=')}`).join(' or '),
      kind: second ? 'Two solutions' : 'One solution',
      ends,
    };
  }
  const interval = pieces
    .map(({ from, to, closedFrom, closedTo }) => {
      const left = from === undefined ? '(-∞' : `${closedFrom ? '[' : '('}${text(from)}`;
      const right = to === undefined ? '∞)' : `${text(to)}${closedTo ? ']' : ')'}`;
      return `${left}, ${right}`;
    })
    .join(' ∪ ');
  if (first!.from === undefined && first!.to === undefined) {
    return { interval, words: 'every real x', kind: 'Every x', ends };
  }
  if (second && first!.from === undefined && second.to === undefined && first!.to === second.from) {
    return { interval, words: `every real x but ${text(second.from)}`, kind: 'Every x but one', ends };
  }
  const words = pieces
    .map(({ from, to, closedFrom, closedTo }) => {
      if (from === undefined) return `x ${closedTo ? '≤' : '<'} ${text(to)}`;
      if (to === undefined) return `x ${closedFrom ? '≥' : '>'} ${text(from)}`;
      return `${text(from)} ${closedFrom ? '≤' : '<'} x ${closedTo ? '≤' : '<'} ${text(to)}`;
    })
    .join(' or ');
  const rounded = ends.every(({ exact }) => exact) ? '' : ' (boundaries rounded)';
  return { interval, words: `${words}${rounded}`, kind: second ? 'Two intervals' : 'Interval', ends };
}

/** Rounded bounds with all digits where ten of them would read alike. */
function toldApart(bounds: readonly Bound[]): readonly Bound[] {
  const alike = bounds.some(({ value }, k) => k > 0 && decimalText(value) === decimalText(bounds[k - 1]!.value));
  return alike ? bounds.map((bound) => (bound.exact ? bound : { ...bound, text: numeral(bound.value) })) : bounds;
}

/** `= 1/3`, or `≈ 0.3333333333` of what is rounded. */
const sign = ({ text, exact }: Bound, equal: string) => `${exact ? equal : '≈'} ${text}`;

/** The set of x where a difference that changes its sign only at the candidates is on the right side of 0. */
export function setBySigns(candidates: readonly Fraction[], isMember: (x: Fraction) => boolean): RealSet {
  const points = [...candidates]
    .sort((a, b) => signOf(subtract(a, b)))
    .filter((point, k, all) => k === 0 || !isZero(subtract(point, all[k - 1]!)));
  if (points.length === 0) return realSet([], [], [isMember(fraction(0n))]);
  const one = fraction(1n);
  const stretches = [
    subtract(points[0]!, one),
    ...points.slice(1).map((point, k) => divide(add(point, points[k]!), fraction(2n))),
    add(points.at(-1)!, one),
  ];
  return realSet(points.map(boundOf), points.map(isMember), stretches.map(isMember));
}
