/** Inputs to try a calculator on: corners of its bounds, and points between them, always the same ones. */
import type { ColumnSpec, FieldSpec, InputSpec, ListSpec, NumericBounds } from '@reckoner/engine/authoring/kinds';
import fc from 'fast-check';
import { isNumeric } from '../emit/detail.js';

const SEED = 20260131;
/** Without bounds a number lies between these; see `NumericBounds`. */
const LIMIT = 1e15;
/** How near to an exclusive bound samples go. */
const NEAR = 1e-9;

export type Sample = Readonly<Record<string, unknown>>;

interface Interval {
  readonly low: number;
  readonly high: number;
}

function intervalOf(spec: NumericBounds, isInteger: boolean): Interval {
  const high = spec.max ?? (spec.below === undefined ? LIMIT : spec.below - step(spec.below, isInteger));
  const low = spec.min ?? (spec.above === undefined ? -LIMIT : spec.above + step(spec.above, isInteger));
  return isInteger ? { low: Math.ceil(low), high: Math.floor(high) } : { low: Math.min(low, high), high };
}

function step(bound: number, isInteger: boolean): number {
  return isInteger ? 1 : Math.max(NEAR, Math.abs(bound) * NEAR);
}

/** Round values inside an interval where formulas often break. */
function landmarks({ low, high }: Interval): number[] {
  return [low, high, 0, 1, -1, 100].filter((value) => value >= low && value <= high);
}

function numberArbitrary(spec: NumericBounds, isInteger: boolean): fc.Arbitrary<number> {
  const interval = intervalOf(spec, isInteger);
  const { low, high } = interval;
  const marks = fc.constantFrom(...landmarks(interval));
  const uniform = fc.nat({ max: 1e9 }).map((part) => clamp(low + (part / 1e9) * (high - low), interval));
  const sign = high <= 0 ? -1 : 1;
  // Sizes of every order, so that 1e-9 and 1e9 are as likely.
  const sized = fc.double({ min: -9, max: Math.log10(Math.max(Math.abs(high), Math.abs(low), 1)), noNaN: true });
  const logarithmic = sized.map((exponent) => clamp(sign * 10 ** exponent, interval));
  const any = fc.oneof(
    { weight: 2, arbitrary: marks },
    { weight: 2, arbitrary: uniform },
    { weight: 3, arbitrary: logarithmic },
  );
  return isInteger ? any.map((value) => clamp(Math.round(value), interval)) : any;
}

function clamp(value: number, { low, high }: Interval): number {
  return Math.min(high, Math.max(low, value));
}

const DAY = 86_400_000;

function dateArbitrary(min = '0001-01-01', max = '9999-12-31'): fc.Arbitrary<string> {
  const low = Date.parse(`${min}T00:00:00Z`) / DAY;
  const high = Date.parse(`${max}T00:00:00Z`) / DAY;
  const usual = { min: Math.max(low, Math.min(high, 0)), max: Math.min(high, Math.max(low, 25_000)) };
  const days = fc.oneof(fc.constantFrom(low, high), fc.integer({ min: low, max: high }), fc.integer(usual));
  return days.map((day) => new Date(day * DAY).toISOString().slice(0, 10).padStart(10, '0'));
}

/** `given` are the example values of the field: texts without a pattern are varied from them. */
function fieldArbitrary(spec: FieldSpec, given: readonly unknown[]): fc.Arbitrary<unknown> {
  if (isNumeric(spec)) return numberArbitrary(spec, spec.kind === 'integer');
  switch (spec.kind) {
    case 'choice':
      return fc.constantFrom(...Object.keys(spec.options));
    case 'flag':
      return fc.boolean();
    case 'date':
      return dateArbitrary(spec.min, spec.max);
    case 'time':
      return fc.nat({ max: 1439 }).map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
    case 'text': {
      const texts = given.filter((one): one is string => typeof one === 'string');
      if (spec.pattern) return fc.stringMatching(new RegExp(`^(?:${spec.pattern.source})$`, 'u'), { size: 'small' });
      const free = fc.string({ minLength: spec.minLength ?? 0, maxLength: Math.min(spec.maxLength ?? 200, 20) });
      return texts.length === 0 ? free : fc.oneof(fc.constantFrom(...texts), free);
    }
    case 'list':
      return listArbitrary(spec, given);
    case 'matrix': {
      const sizes = fc.record({
        height: fc.integer({ min: 1, max: Math.min(spec.maxRows ?? 10, 4) }),
        width: fc.integer({ min: 1, max: Math.min(spec.maxColumns ?? 10, 4) }),
      });
      const entry = numberArbitrary(spec, false);
      return sizes.chain(({ height, width }) => {
        const columns = spec.square ? height : width;
        const row = fc.array(entry, { minLength: columns, maxLength: columns });
        return fc.array(row, { minLength: height, maxLength: height });
      });
    }
    case 'rows': {
      const { minItems = 1, maxItems = 200 } = spec;
      const row = fc.record(
        mapValues(spec.columns, (column: ColumnSpec) => present(column, fieldArbitrary(column, []))),
      );
      return fc.array(row.map(withoutUndefined), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 6) });
    }
    default:
      return fc.constant(undefined);
  }
}

function listArbitrary(spec: ListSpec, given: readonly unknown[]): fc.Arbitrary<unknown> {
  const { minItems = 1, maxItems = 1000 } = spec;
  const items = given.flatMap((one) => (Array.isArray(one) ? one : []));
  const element = fieldArbitrary(spec.of, items);
  return fc.array(element, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 10) });
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function withoutUndefined(record: Sample): Sample {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

function present(spec: FieldSpec, arbitrary: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return spec.optional ? fc.option(arbitrary, { nil: undefined, freq: 3 }) : arbitrary;
}

/** Leaves out inputs whose `when` does not hold. */
function relevant(inputs: Readonly<Record<string, InputSpec>>, sample: Sample): Sample {
  const holds = ({ when = {} }: InputSpec) =>
    Object.entries(when).every(([name, allowed]) => {
      const spec = inputs[name];
      const fallback = spec?.kind === 'flag' ? (spec.default ?? false) : undefined;
      return [allowed].flat().includes((sample[name] ?? fallback) as string | boolean);
    });
  return withoutUndefined(Object.fromEntries(Object.entries(sample).filter(([name]) => holds(inputs[name]!))));
}

/** Every input at its least, at its most, and the largest lists, rows and matrices that are allowed. */
function extremeValue(spec: FieldSpec, end: 'low' | 'high', given: readonly unknown[]): unknown {
  if (isNumeric(spec)) return intervalOf(spec, spec.kind === 'integer')[end];
  const count = (most: number, make: () => unknown) => Array.from({ length: most }, make);
  switch (spec.kind) {
    case 'choice':
      return Object.keys(spec.options).at(end === 'low' ? 0 : -1);
    case 'flag':
      return end === 'high';
    case 'date':
      return end === 'low' ? (spec.min ?? '0001-01-01') : (spec.max ?? '9999-12-31');
    case 'time':
      return end === 'low' ? '00:00' : '23:59:59';
    case 'list':
      return fc.sample(fieldArbitrary(spec.of, given.flat()), {
        numRuns: end === 'low' ? (spec.minItems ?? 1) : (spec.maxItems ?? 1000),
        seed: SEED,
      });
    case 'rows':
      return fc
        .sample(fc.record(mapValues(spec.columns, (column) => present(column, fieldArbitrary(column, [])))), {
          numRuns: end === 'low' ? (spec.minItems ?? 1) : (spec.maxItems ?? 200),
          seed: SEED,
        })
        .map(withoutUndefined);
    case 'matrix': {
      const height = end === 'low' ? 1 : (spec.maxRows ?? 10);
      const width = spec.square ? height : end === 'low' ? 1 : (spec.maxColumns ?? 10);
      const values = fc.sample(numberArbitrary(spec, false), { numRuns: height * width, seed: SEED });
      return count(height, () => values.splice(0, width));
    }
    default:
      return given.at(end === 'low' ? 0 : -1);
  }
}

export interface Samples {
  /** At the bounds: also for the time that an answer takes. */
  readonly corners: readonly Sample[];
  readonly inside: readonly Sample[];
}

/** `known` are the inputs of the examples. */
export function samplesOf(
  inputs: Readonly<Record<string, InputSpec>>,
  known: readonly Sample[],
  count: number,
): Samples {
  const given = mapValues(inputs, () => [] as unknown[]);
  for (const sample of known)
    for (const name of Object.keys(sample)) if (sample[name] !== undefined) given[name]?.push(sample[name]);
  const record = fc.record(
    Object.fromEntries(
      Object.entries(inputs).map(([name, spec]) => [name, present(spec, fieldArbitrary(spec, given[name]!))]),
    ),
  );
  const extremes = Object.entries(inputs).map(([name, spec]) => ({
    name,
    low: extremeValue(spec, 'low', given[name]!),
    high: extremeValue(spec, 'high', given[name]!),
  }));
  const corner = (ends: (index: number) => 'low' | 'high') =>
    Object.fromEntries(extremes.map((extreme, index) => [extreme.name, extreme[ends(index)]]));
  const names = Object.keys(inputs);
  const corners = [corner(() => 'low'), corner(() => 'high')];
  // One input at its other end: the rest stays.
  for (let one = 0; one < Math.min(names.length, 4) && names.length > 1; one += 1) {
    corners.push(corner((index) => (index === one ? 'low' : 'high')));
    corners.push(corner((index) => (index === one ? 'high' : 'low')));
  }
  const inside = fc.sample(record, { numRuns: count, seed: SEED });
  return {
    corners: corners.map((sample) => relevant(inputs, sample)),
    inside: inside.map((sample) => relevant(inputs, sample)),
  };
}
