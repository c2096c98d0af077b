/**
 * Samples at which an answer takes longest: every list, text and count at its most, and every two options together. What
 * the other numbers have to be for that no bound tells: they are at both ends, as in the first example, and drawn.
 */
import type { FieldSpec, InputSpec, ListSpec, MatrixSpec, RowsSpec } from '@reckoner/engine/authoring/kinds';
import { isNumeric } from '../../generate/emit/detail.js';
import { type Draw, drawsOf, intervalOf, longTexts, numbers, oneOf, rowsOf, seeded } from './draws.js';
import { pairwise } from './pairwise.js';
import { fieldsOf, relevant, type Sample } from './samples.js';

/** What the numbers are that no loop counts up to. */
type Measures = 'high' | 'low' | 'drawn' | 'usual';

const IN_TURN: readonly Measures[] = ['high', 'drawn', 'usual', 'low'];
/** Of the lists so many have the same item throughout: sorting and searching take their worst then. */
const UNIFORM = 0.25;

export interface Amount {
  /** So many samples at least. */
  readonly least: number;
  /** With so many, not every two options need to meet. */
  readonly most: number;
}

/** `known` are the inputs of the examples. */
export function expensiveSamples(
  inputs: Readonly<Record<string, InputSpec>>,
  known: readonly Sample[],
  { least, most }: Amount,
): Sample[] {
  const fields = fieldsOf(inputs, known);
  const chosen = fields.flatMap(({ name, spec }) => {
    const options = optionsOf(spec);
    return options === undefined ? [] : [{ name, options }];
  });
  const rows = pairwise(
    chosen.map(({ options }) => options.length),
    most,
  );
  const random = seeded();
  return Array.from({ length: Math.max(least, rows.length) }, (_, index) => {
    const measures = IN_TURN[(index + Math.floor(index / rows.length)) % IN_TURN.length]!;
    const values: Record<string, unknown> = {};
    for (const { name, spec, given } of fields) {
      const usual = measures === 'usual' && isMeasure(spec) ? known[0]?.[name] : undefined;
      values[name] = usual ?? largest(spec, given, measures)(random);
    }
    for (const [at, { name, options }] of chosen.entries()) values[name] = options[rows[index % rows.length]![at]!];
    return relevant(fields, values);
  });
}

function optionsOf(spec: InputSpec): readonly unknown[] | undefined {
  if (spec.kind === 'choice') return Object.keys(spec.options);
  return spec.kind === 'flag' ? [false, true] : undefined;
}

function isMeasure(spec: FieldSpec): boolean {
  return isNumeric(spec) && spec.kind !== 'integer';
}

function largest(spec: FieldSpec, given: readonly unknown[], measures: Measures): Draw {
  if (isNumeric(spec)) {
    const isInteger = spec.kind === 'integer';
    const interval = intervalOf(spec, isInteger);
    if (measures === 'low') return () => interval.low;
    return measures === 'high' || isInteger ? () => interval.high : numbers(spec, false);
  }
  switch (spec.kind) {
    case 'text': {
      const texts = longTexts(spec, given);
      return texts.length === 0 ? drawsOf(spec, given) : (random) => oneOf(random, texts);
    }
    case 'list':
    case 'rows':
      return fullList(spec, given);
    case 'matrix':
      return fullMatrix(spec);
    default:
      return drawsOf(spec, given);
  }
}

function fullList(spec: ListSpec | RowsSpec, given: readonly unknown[]): Draw {
  const length = spec.maxItems ?? (spec.kind === 'list' ? 1000 : 200);
  const item = spec.kind === 'list' ? drawsOf(spec.of, given.flat()) : rowsOf(spec);
  return (random) => {
    const same = random() < UNIFORM ? item(random) : undefined;
    return Array.from({ length }, () => same ?? item(random));
  };
}

function fullMatrix(spec: MatrixSpec): Draw {
  const { maxRows = 10, maxColumns = 10, square } = spec;
  const entry = numbers(spec, false);
  return (random) =>
    Array.from({ length: maxRows }, () => Array.from({ length: square ? maxRows : maxColumns }, () => entry(random)));
}
