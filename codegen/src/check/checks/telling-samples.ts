/**
 * Samples whose sentences tell most: the examples with one input at a time at what changes the words: counts of none, one
 * and two, options, what may be left out, the ends of what is usual, and zero.
 */
import type { FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import { isNumeric } from '../../generate/emit/detail.js';
import { intervalOf } from './draws.js';
import { relevantSample, type Sample } from './samples.js';

/** Of an input so many options are tried. */
const MOST_OPTIONS = 6;

/** Values of one field that change words; `undefined` leaves it out. */
export function tellingValues(spec: FieldSpec): readonly unknown[] {
  const missing = spec.optional ? [undefined] : [];
  if (spec.kind === 'choice') return [...missing, ...Object.keys(spec.options)];
  if (spec.kind === 'flag') return [true, false];
  if (!isNumeric(spec)) return missing;
  const { low, high } = intervalOf(spec, spec.kind === 'integer');
  const usual = spec.usual === undefined || spec.usual === 'all' ? [] : spec.usual;
  const values = [...(spec.kind === 'integer' ? [0, 1, 2] : [0, 1]), ...usual];
  return [...missing, ...values.filter((value) => value >= low && value <= high)];
}

/** `known` are the inputs of the examples; at most `most` samples, of each input some. */
export function tellingSamples(
  inputs: Readonly<Record<string, InputSpec>>,
  known: readonly Sample[],
  most: number,
): Sample[] {
  const columns = Object.entries(inputs).map(([name, spec]) => {
    // An input that matters in some cases only is tried in one of these.
    const base = known.find((sample) => sample[name] !== undefined) ?? known[0] ?? {};
    const missing = spec.optional ? 1 : 0;
    const most = spec.kind === 'choice' ? missing + MOST_OPTIONS : undefined;
    return tellingValues(spec)
      .slice(0, most)
      .map((value): Sample => relevantSample(inputs, { ...base, [name]: value }));
  });
  const samples: Sample[] = [];
  const longest = Math.max(0, ...columns.map(({ length }) => length));
  for (let row = 0; row < longest; row += 1) {
    for (const column of columns) {
      const sample = column[row];
      if (sample !== undefined) samples.push(sample);
      if (samples.length >= most) return samples;
    }
  }
  return samples;
}
