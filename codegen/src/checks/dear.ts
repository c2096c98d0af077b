/**
 * Samples at which an answer takes longest: every list, text and count at its most, every pair of options once, the rest
 * drawn. Which of the other numbers make it slow, no bound tells.
 */
import type { FieldSpec, InputSpec, ListSpec, RowsSpec, TextSpec } from '@reckoner/engine/authoring/kinds';
import { isNumeric } from '../emit/detail.js';
import { type Draw, drawsOf, intervalOf, longTexts, numbers, oneOf, type Random, rowsOf, seeded } from './draws.js';
import { fieldsOf, relevant, type Sample } from './samples.js';

/** Of more pairs of options than this the first ones are tried, a stride apart. */
const MOST_PAIRS = 400;

type Row = readonly number[];

/** How the other numbers are chosen, in turn: at both ends, as drawn. */
type Mood = 'high' | 'low' | 'drawn';

const MOODS: readonly Mood[] = ['high', 'drawn', 'low', 'drawn'];

function numeric(spec: Extract<FieldSpec, { kind: 'number' | 'integer' }> | FieldSpec, mood: Mood): Draw {
  if (!isNumeric(spec)) return () => undefined;
  const interval = intervalOf(spec, spec.kind === 'integer');
  if (mood === 'drawn') return numbers(spec, spec.kind === 'integer');
  return () => interval[mood];
}

function most(spec: FieldSpec, given: readonly unknown[], mood: Mood): Draw {
  if (isNumeric(spec)) {
    // Counts are what loops run over.
    return spec.kind === 'integer' ? numeric(spec, mood === 'drawn' ? 'high' : mood) : numeric(spec, mood);
  }
  switch (spec.kind) {
    case 'flag':
      return (random) => random() < 0.5;
    case 'text':
      return longest(spec, given);
    case 'list':
    case 'rows':
      return full(spec, given);
    case 'matrix': {
      const entry = numbers(spec, false);
      const { maxRows = 10, maxColumns = 10, square } = spec;
      return (random) =>
        Array.from({ length: maxRows }, () =>
          Array.from({ length: square ? maxRows : maxColumns }, () => entry(random)),
        );
    }
    default:
      return drawsOf(spec, given);
  }
}

function longest(spec: TextSpec, given: readonly unknown[]): Draw {
  const pool = longTexts(spec, given);
  return (random) => oneOf(random, pool);
}

function full(spec: ListSpec | RowsSpec, given: readonly unknown[]): Draw {
  const length = spec.maxItems ?? (spec.kind === 'list' ? 1000 : 200);
  const item = spec.kind === 'list' ? drawsOf(spec.of, given.flat()) : rowsOf(spec);
  return (random) => {
    // As different as they may be, or all the same.
    const same = random() < 0.25 ? item(random) : undefined;
    return Array.from({ length }, () => same ?? item(random));
  };
}

/** Every pair of options of two fields in some row, by a greedy search; rows of indices. */
export function pairwise(sizes: readonly number[]): Row[] {
  const rows: number[][] = [];
  const open = new Set<string>();
  const key = (i: number, a: number, j: number, b: number) => `${i}:${a},${j}:${b}`;
  for (let i = 0; i < sizes.length; i += 1)
    for (let j = i + 1; j < sizes.length; j += 1)
      for (let a = 0; a < sizes[i]!; a += 1) for (let b = 0; b < sizes[j]!; b += 1) open.add(key(i, a, j, b));
  if (sizes.length === 1) return Array.from({ length: sizes[0]! }, (_, option) => [option]);
  while (open.size > 0 && rows.length < MOST_PAIRS) {
    const [first] = open;
    const [left, right] = first!.split(',').map((one) => one.split(':').map(Number)) as [number[], number[]];
    const row = sizes.map(() => -1);
    row[left[0]!] = left[1]!;
    row[right[0]!] = right[1]!;
    for (let i = 0; i < sizes.length; i += 1) {
      if (row[i] !== -1) continue;
      let [best, gain] = [rows.length % sizes[i]!, -1];
      for (let option = 0; option < sizes[i]!; option += 1) {
        let own = 0;
        for (let j = 0; j < sizes.length; j += 1) {
          if (j === i || row[j] === -1) continue;
          if (open.has(i < j ? key(i, option, j, row[j]!) : key(j, row[j]!, i, option))) own += 1;
        }
        if (own > gain) [best, gain] = [option, own];
      }
      row[i] = best;
    }
    for (let i = 0; i < sizes.length; i += 1)
      for (let j = i + 1; j < sizes.length; j += 1) open.delete(key(i, row[i]!, j, row[j]!));
    rows.push(row);
  }
  return rows.length === 0 ? [[]] : rows;
}

/** `known` are the inputs of the examples. At least `count` samples; more where there are more pairs of options. */
export function dearSamples(
  inputs: Readonly<Record<string, InputSpec>>,
  known: readonly Sample[],
  count: number,
): Sample[] {
  const fields = fieldsOf(inputs, known);
  const choices = fields.flatMap(({ name, spec }) => {
    const options: readonly unknown[] | undefined =
      spec.kind === 'choice' ? Object.keys(spec.options) : spec.kind === 'flag' ? [false, true] : undefined;
    return options === undefined ? [] : [{ name, options }];
  });
  const rows = pairwise(choices.map(({ options }) => options.length));
  const random: Random = seeded();
  return Array.from({ length: Math.max(count, rows.length) }, (_, index) => {
    const row = rows[index % rows.length]!;
    const mood = MOODS[(index + Math.floor(index / rows.length)) % MOODS.length]!;
    // What the first example has is usual: the numbers of a request that somebody would send.
    const usual = index % 3 === 2 ? known[0] : undefined;
    const values: Record<string, unknown> = {};
    for (const { name, spec, given } of fields) {
      const value = usual !== undefined && isNumeric(spec) && spec.kind !== 'integer' ? usual[name] : undefined;
      values[name] = value ?? most(spec, given, mood)(random);
    }
    choices.forEach(({ name, options }, at) => {
      values[name] = options[row[at]!];
    });
    return relevant(fields, values);
  });
}
