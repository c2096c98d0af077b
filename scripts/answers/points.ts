/** The points at which a calculator is read: one input of an example at a time, at what may change what is said. */

import { intervalOf } from '@reckoner/codegen/check/checks/draws';
import { relevantSample, type Sample } from '@reckoner/codegen/check/checks/samples';
import { tellingValues } from '@reckoner/codegen/check/checks/telling-samples';
import { isNumeric } from '@reckoner/codegen/generate/emit/detail';
import type { FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';

type Inputs = Readonly<Record<string, InputSpec>>;

export interface Point {
  /** What differs from the example: `rate = 5`, `rate left out`. */
  readonly told: string;
  readonly inputs: Sample;
}

/** An input of an example, or a column of its first row, and the example with another value in its place. */
export interface Spot {
  /** `rate`, `flows[0].rate`. */
  readonly name: string;
  /** The input that it is, or is in. */
  readonly input: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly put: (value: unknown) => Sample;
}

/** All that is read one at a time. */
export function spotsOf(inputs: Inputs, base: Sample): readonly Spot[] {
  return Object.entries(inputs).flatMap(([name, spec]): Spot[] => {
    const put = (value: unknown): Sample => relevantSample(inputs, { ...base, [name]: value });
    const spot: Spot = { name, input: name, spec, value: base[name], put };
    if (spec.kind !== 'rows' || !Array.isArray(base[name])) return [spot];
    const [first, ...others] = base[name] as readonly Sample[];
    const columns = Object.entries(first === undefined ? {} : spec.columns).map(
      ([column, inner]): Spot => ({
        name: `${name}[0].${column}`,
        input: name,
        spec: inner,
        value: first![column],
        put: (value) => put([{ ...first, [column]: value }, ...others]),
      }),
    );
    return [spot, ...columns];
  });
}

/** Places of a line of numbers that is searched for turns. */
const PLACES = 48;

/** Significant digits to which a turn is found, and told. */
const DIGITS = 6;

const told = (name: string, value: unknown): string =>
  value === undefined ? `${name} left out` : `${name} = ${typeof value === 'object' ? JSON.stringify(value) : value}`;

/** The example with one of its values at each that the contract names: ends, what is usual, none and one, options. */
export function namedPoints({ name, input, spec, value, put }: Spot): Point[] {
  const values = new Set(namedValues(spec));
  values.delete(value ?? ('default' in spec ? spec.default : undefined));
  const points = [...values].map((one) => ({ told: told(name, one), inputs: put(one) }));
  // An input of another option than the one at hand is not asked for.
  return points.filter(({ inputs }) => inputs[input] !== undefined || value !== undefined);
}

/** Those that change words, and both ends. */
function namedValues(spec: FieldSpec): readonly unknown[] {
  if (!isNumeric(spec)) return tellingValues(spec);
  const { low, high } = intervalOf(spec, spec.kind === 'integer');
  return [...tellingValues(spec), low, high];
}

/** Ascending, evenly by size where the line spans powers of ten, on both sides of zero. */
function placesOf({ low, high }: { readonly low: number; readonly high: number }): number[] {
  const even = Array.from({ length: PLACES + 1 }, (_, index) => low + ((high - low) * index) / PLACES);
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const sizes = Array.from({ length: PLACES + 1 }, (_, index) => largest * 10 ** (-12 + (12 * index) / PLACES));
  const all = [...even, ...sizes, ...sizes.map((size) => -size)].filter((one) => one >= low && one <= high);
  return [...new Set(all)].sort((a, b) => a - b);
}

/**
 * Where what is said turns as one number goes from end to end: pairs of points, one to either side.
 * @param verdict what counts as said alike.
 */
export function turns({ name, spec, value, put }: Spot, verdict: (point: Point) => string): [Point, Point][] {
  if (!isNumeric(spec) || value === undefined) return [];
  const isWhole = spec.kind === 'integer';
  const at = (one: number): Point => ({ told: told(name, one), inputs: put(one) });
  const places = placesOf(intervalOf(spec, isWhole)).map((value) => (isWhole ? Math.round(value) : value));
  const verdicts = places.map((value) => verdict(at(value)));
  return places.slice(1).flatMap((high, index): [Point, Point][] => {
    if (verdicts[index] === verdicts[index + 1]) return [];
    const [below, above] = bisected(places[index]!, high, isWhole, (value) => verdict(at(value)));
    return [[at(below), at(above)]];
  });
}

/** Both sides of the first turn between them. */
function bisected(low: number, high: number, isWhole: boolean, verdict: (value: number) => string): [number, number] {
  const first = verdict(low);
  let [same, other] = [low, high];
  const least = isWhole ? 1 : Math.max(Math.abs(low), Math.abs(high)) * 10 ** -DIGITS;
  while (other - same > least) {
    const middle = isWhole ? Math.floor((same + other) / 2) : (same + other) / 2;
    if (verdict(middle) === first) same = middle;
    else other = middle;
  }
  if (isWhole) return [same, other];
  // The short figure between both sides is the threshold, more often than not: told at it, and beside it.
  const middle = (same + other) / 2;
  const short = Math.abs(middle) < least ? 0 : shortened(middle);
  if (verdict(short) !== first) return [nearest(same, short, verdict), short];
  return [short, nearest(other, short, verdict)];
}

const shortened = (value: number): number => Number(value.toPrecision(DIGITS));

/** The shortened value on a side of the turn, or the value itself where shortening takes it to another side. */
function nearest(side: number, turn: number, verdict: (value: number) => string): number {
  const apart = shortened(turn + Math.sign(side - turn) * Math.abs(turn) * 10 ** (1 - DIGITS));
  return verdict(apart) === verdict(side) ? apart : side;
}
