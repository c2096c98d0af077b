/** Draws values of a field between its bounds, with a leaning to where formulas break; the same ones at every run. */
import type {
  FieldSpec,
  ListSpec,
  MatrixSpec,
  NumericBounds,
  NumericOptions,
  RowsSpec,
  TextSpec,
} from '@reckoner/engine/authoring/kinds';
import fc from 'fast-check';
import { isNumeric } from '../../generate/emit/detail.js';

const SEED = 20260131;
/** Without bounds a number lies between these; see `NumericBounds`. */
const LIMIT = 1e15;
/** How near to an exclusive bound values go. */
const NEAR = 1e-9;
const DIGITS = 9;
const DAY = 86_400_000;
/** Texts come from a pool, for the library that makes them takes long. */
const TEXTS = 32;

/** A number from 0 up to 1, not included. */
export type Random = () => number;

export type Draw = (random: Random) => unknown;

/** A generator that always starts in the same state (mulberry32). */
export function seeded(): Random {
  let state = SEED;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Interval {
  readonly low: number;
  readonly high: number;
}

function step(bound: number, isInteger: boolean): number {
  return isInteger ? 1 : Math.max(NEAR, Math.abs(bound) * NEAR);
}

/** The least and the greatest number within the bounds, nearly so at exclusive ones. */
export function intervalOf(spec: NumericBounds, isInteger: boolean): Interval {
  const high = spec.max ?? (spec.below === undefined ? LIMIT : spec.below - step(spec.below, isInteger));
  const low = spec.min ?? (spec.above === undefined ? -LIMIT : spec.above + step(spec.above, isInteger));
  return isInteger ? { low: Math.ceil(low), high: Math.floor(high) } : { low: Math.min(low, high), high };
}

function clamp(value: number, { low, high }: Interval): number {
  return Math.min(high, Math.max(low, value));
}

/** From `low` to `high`, both included. */
function whole(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function oneOf<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random() * items.length)]!;
}

/** A length: small ones are as likely as all others together. */
function size(random: Random, least: number, most: number): number {
  return random() < 0.5 ? whole(random, least, most) : whole(random, least, Math.min(most, least + 2));
}

/** With about as many digits as people write. */
function written(value: number): number {
  return Number(value.toPrecision(DIGITS));
}

export function numbers(
  spec: NumericBounds & Pick<NumericOptions, 'usual'>,
  isInteger: boolean,
): (random: Random) => number {
  const interval = intervalOf(spec, isInteger);
  const { low, high } = interval;
  /** Round values where formulas often break. */
  const landmarks = [low, high, 0, 1, -1, 100].filter((value) => value >= low && value <= high);
  const sign = high <= 0 ? -1 : 1;
  const largest = Math.log10(Math.max(Math.abs(high), Math.abs(low), 1));
  const usual = spec.usual === 'all' ? undefined : spec.usual;
  const some = (random: Random): number => {
    const choice = random() * 7;
    // Where people have their values, most of what a formula does is to be seen.
    if (usual !== undefined && choice >= 2 && choice < 5) return written(usual[0] + random() * (usual[1] - usual[0]));
    if (choice < 2) return oneOf(random, landmarks);
    if (choice < 4) return written(low + random() * (high - low));
    // Sizes of every order, so that 1e-9 and 1e9 are as likely.
    return written(sign * 10 ** (-9 + random() * (largest + 9)));
  };
  if (isInteger) return (random) => clamp(Math.round(some(random)), interval);
  return (random) => clamp(some(random), interval);
}

function dates(min = '0001-01-01', max = '9999-12-31'): Draw {
  const low = Date.parse(`${min}T00:00:00Z`) / DAY;
  const high = Date.parse(`${max}T00:00:00Z`) / DAY;
  const usual = { low: Math.max(low, Math.min(high, 0)), high: Math.min(high, Math.max(low, 25_000)) };
  return (random) => {
    const choice = random() * 3;
    const { low: from, high: to } = choice < 2 ? { low, high } : usual;
    const day = choice < 1 ? oneOf(random, [low, high]) : whole(random, from, to);
    return new Date(day * DAY).toISOString().slice(0, 10).padStart(10, '0');
  };
}

const pools = new Map<string, readonly string[]>();

/** Made once for all fields that allow the same texts. */
function poolOf({ pattern, minLength = 0, maxLength = 200 }: TextSpec): readonly string[] {
  const longest = Math.min(maxLength, 20);
  const key = pattern ? `^${pattern.source}` : `${minLength} ${longest}`;
  let pool = pools.get(key);
  if (pool === undefined) {
    const any = pattern
      ? fc.stringMatching(new RegExp(`^(?:${pattern.source})$`, 'u'), { size: 'small' })
      : fc.string({ minLength, maxLength: longest });
    pool = fc.sample(any, { numRuns: TEXTS, seed: SEED });
    pools.set(key, pool);
  }
  return pool;
}

/** Texts without a pattern are varied from those of the examples. */
function texts(spec: TextSpec, given: readonly unknown[]): Draw {
  const { pattern } = spec;
  const known = given.filter((one): one is string => typeof one === 'string');
  const pool = poolOf(spec);
  if (pattern || known.length === 0) return (random) => oneOf(random, pool);
  return (random) => oneOf(random, random() < 0.5 ? known : pool);
}

const JOINTS = ['', ' ', ',', ', ', '\n', '+', ';'];

/** Texts as long as they may be: what the examples and the pool have, strung together as far as the pattern allows. */
export function longTexts(spec: TextSpec, given: readonly unknown[]): readonly string[] {
  const { pattern, maxLength = 200 } = spec;
  const known = given.filter((one): one is string => typeof one === 'string');
  const allowed = pattern ? new RegExp(`^(?:${pattern.source})$`, 'u') : undefined;
  const found: string[] = [];
  for (const part of [
    ...known,
    ...poolOf(spec)
      .filter((text) => text.length > 0)
      .slice(0, 8),
  ]) {
    for (const joint of JOINTS) {
      let text = part;
      while (text.length + joint.length + part.length <= maxLength) text += joint + part;
      if (text !== part && (allowed?.test(text) ?? true)) found.push(text);
    }
    // A character more at the end, as in numbers of many digits.
    const last = part.at(-1)!;
    const padded = part + last.repeat(Math.max(0, maxLength - part.length));
    if (allowed?.test(padded) ?? true) found.push(padded);
    if (allowed?.test(part) ?? true) found.push(part);
  }
  return found.length > 0 ? found : known;
}

function lists(spec: ListSpec, given: readonly unknown[]): Draw {
  const { minItems = 1, maxItems = 1000 } = spec;
  const item = drawsOf(spec.of, given.flat());
  return (random) =>
    Array.from({ length: size(random, minItems, Math.min(maxItems, minItems + 10)) }, () => item(random));
}

function matrices(spec: MatrixSpec): Draw {
  const { maxRows = 10, maxColumns = 10 } = spec;
  const entry = numbers(spec, false);
  return (random) => {
    const height = whole(random, 1, Math.min(maxRows, 4));
    const width = spec.square ? height : whole(random, 1, Math.min(maxColumns, 4));
    return Array.from({ length: height }, () => Array.from({ length: width }, () => entry(random)));
  };
}

/** One row of a table that users fill in. */
export function rowsOf(spec: RowsSpec): Draw {
  const columns = Object.entries(spec.columns).map(([name, column]) => [name, orMissing(column, [])] as const);
  return (random) => {
    const row: Record<string, unknown> = {};
    for (const [name, draw] of columns) {
      const value = draw(random);
      if (value !== undefined) row[name] = value;
    }
    return row;
  };
}

function tables(spec: RowsSpec): Draw {
  const { minItems = 1, maxItems = 200 } = spec;
  const row = rowsOf(spec);
  return (random) =>
    Array.from({ length: size(random, minItems, Math.min(maxItems, minItems + 6)) }, () => row(random));
}

/** Draws of a field; `given` are its values in the examples. */
export function drawsOf(spec: FieldSpec, given: readonly unknown[]): Draw {
  if (isNumeric(spec)) return numbers(spec, spec.kind === 'integer');
  switch (spec.kind) {
    case 'choice': {
      const keys = Object.keys(spec.options);
      return (random) => oneOf(random, keys);
    }
    case 'flag':
      return (random) => random() < 0.5;
    case 'date':
      return dates(spec.min, spec.max);
    case 'time':
      return (random) => new Date(whole(random, 0, 1439) * 60_000).toISOString().slice(11, 16);
    case 'text':
      return texts(spec, given);
    case 'list':
      return lists(spec, given);
    case 'matrix':
      return matrices(spec);
    case 'rows':
      return tables(spec);
    default:
      return () => undefined;
  }
}

/** Whether a default is computed from other inputs, by code that may fail. */
export function hasComputedDefault(spec: FieldSpec): boolean {
  return 'default' in spec && typeof spec.default === 'function';
}

/** The same, and now and then nothing where the field may be left out. */
export function orMissing(spec: FieldSpec, given: readonly unknown[]): Draw {
  const draw = drawsOf(spec, given);
  return spec.optional || hasComputedDefault(spec) ? (random) => (random() < 0.25 ? undefined : draw(random)) : draw;
}
