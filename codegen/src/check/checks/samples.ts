/** Inputs to try a calculator on: corners of its bounds, and points between them, always the same ones. */
import type { FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import { isNumeric } from '../../generate/emit/detail.js';
import { drawsOf, hasComputedDefault, intervalOf, numbers, orMissing, rowsOf, seeded } from './draws.js';

export type Sample = Readonly<Record<string, unknown>>;

/** `mass = 2, unit = "kg"`, cut where it is longer than `most` characters. */
export function inWords(sample: Sample, most = Number.POSITIVE_INFINITY): string {
  const words = Object.entries(sample)
    .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
    .join(', ');
  return words.length > most ? `${words.slice(0, most - 3)}…` : words;
}

type End = 'low' | 'high';

/** Of long lists and rows so many items stand for all where another input is at its other end. */
const MANY = 100;

/** The field at its least or at its most: also the shortest and the longest lists, rows and matrices that are allowed. */
function extremeValue(spec: FieldSpec, end: End, given: readonly unknown[]): unknown {
  if (isNumeric(spec)) return intervalOf(spec, spec.kind === 'integer')[end];
  const random = seeded();
  const many = (count: number, draw: (from: typeof random) => unknown) =>
    Array.from({ length: count }, () => draw(random));
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
      return many(end === 'low' ? (spec.minItems ?? 1) : (spec.maxItems ?? 1000), drawsOf(spec.of, given.flat()));
    case 'rows':
      return many(end === 'low' ? (spec.minItems ?? 1) : (spec.maxItems ?? 200), rowsOf(spec));
    case 'matrix': {
      const height = end === 'low' ? 1 : (spec.maxRows ?? 10);
      const width = spec.square ? height : end === 'low' ? 1 : (spec.maxColumns ?? 10);
      const entry = numbers(spec, false);
      return many(height, () => many(width, entry));
    }
    default:
      return given.at(end === 'low' ? 0 : -1);
  }
}

interface Condition {
  readonly name: string;
  readonly allowed: readonly (string | boolean)[];
  /** What an input that is not given counts as. */
  readonly fallback: string | boolean | undefined;
}

export interface Field {
  readonly name: string;
  readonly spec: InputSpec;
  /** Its values in the examples. */
  readonly given: readonly unknown[];
  /** All of them must hold, or the field is left out. */
  readonly conditions: readonly Condition[];
}

function defaultOption(spec: InputSpec | undefined): string | undefined {
  return spec?.kind === 'choice' && typeof spec.default === 'string' ? spec.default : undefined;
}

export function fieldsOf(inputs: Readonly<Record<string, InputSpec>>, known: readonly Sample[]): Field[] {
  return Object.entries(inputs).map(([name, spec]) => ({
    name,
    spec,
    given: known.map((sample) => sample[name]).filter((value) => value !== undefined),
    conditions: Object.entries(spec.when ?? {}).map(([other, allowed]) => {
      const decider = inputs[other];
      const fallback = decider?.kind === 'flag' ? (decider.default ?? false) : defaultOption(decider);
      return { name: other, allowed: [allowed].flat(), fallback };
    }),
  }));
}

/** Leaves out what is missing and inputs whose `when` does not hold. */
export function relevant(fields: readonly Field[], values: Sample): Sample {
  const sample: Record<string, unknown> = {};
  for (const { name, conditions } of fields) {
    const value = values[name];
    const holds = conditions.every(({ name: other, allowed, fallback }) =>
      allowed.includes((values[other] ?? fallback) as string | boolean),
    );
    if (value !== undefined && holds) sample[name] = value;
  }
  return sample;
}

/** The same for values by name. */
export function relevantSample(inputs: Readonly<Record<string, InputSpec>>, values: Sample): Sample {
  return relevant(fieldsOf(inputs, []), values);
}

function without(sample: Sample, names: readonly string[]): Sample {
  return Object.fromEntries(Object.entries(sample).filter(([name]) => !names.includes(name)));
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
  const fields = fieldsOf(inputs, known);
  const extremes = fields.map(({ name, spec, given }) => ({
    name,
    low: extremeValue(spec, 'low', given),
    high: extremeValue(spec, 'high', given),
  }));
  const corner = (ends: (index: number) => End, most: number) => {
    const values: Record<string, unknown> = {};
    for (const [index, extreme] of extremes.entries()) {
      const value = extreme[ends(index)];
      values[extreme.name] = Array.isArray(value) ? value.slice(0, most) : value;
    }
    return relevant(fields, values);
  };
  const [lowest, highest] = (['low', 'high'] as const).map((end) => corner(() => end, Number.POSITIVE_INFINITY));
  const corners = [lowest!, highest!];
  const shortest = Math.max(0, ...fields.map(({ spec }) => ('minItems' in spec ? (spec.minItems ?? 0) : 0)));
  const most = Math.max(MANY, shortest);
  // One input at its other end: the rest stays.
  for (let one = 0; one < Math.min(fields.length, 4) && fields.length > 1; one += 1) {
    corners.push(corner((index) => (index === one ? 'low' : 'high'), most));
    corners.push(corner((index) => (index === one ? 'high' : 'low'), most));
  }
  const computed = fields.filter(({ spec }) => hasComputedDefault(spec)).map(({ name }) => name);
  if (computed.length > 0) corners.push(...corners.slice(0, 2).map((one) => without(one, computed)));
  const random = seeded();
  const draws = fields.map(({ name, spec, given }) => [name, orMissing(spec, given)] as const);
  const inside = Array.from({ length: count }, () => {
    const values: Record<string, unknown> = {};
    for (const [name, draw] of draws) values[name] = draw(random);
    return relevant(fields, values);
  });
  return { corners, inside };
}

/** What tells a sample from others; none for one with lists, which are seldom the same. */
function plainKey(sample: Sample): string | undefined {
  let key = '';
  for (const [name, value] of Object.entries(sample)) {
    if (typeof value === 'object') return undefined;
    const text = typeof value === 'string' ? JSON.stringify(value) : Object.is(value, -0) ? '-0' : String(value);
    key += `${name} ${text} `;
  }
  return key;
}

/** Keeps the first of those that are the same: with few inputs, corners meet, and landmarks are drawn again. */
export function withoutRepeats({ corners, inside }: Samples): Samples {
  const seen = new Set<string>();
  const isNew = (sample: Sample) => {
    const key = plainKey(sample);
    if (key === undefined) return true;
    const { size } = seen;
    return seen.add(key).size > size;
  };
  return { corners: corners.filter(isNew), inside: inside.filter(isNew) };
}
