/** Walks the fields of a definition: inputs, outputs, their columns and elements. */

import type { PartPath } from '@reckoner/bundling/definition-source';
import type { Definition } from '@reckoner/engine/authoring/define';
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { nearest } from '@reckoner/engine/calculate/read/suggest';

export interface FieldPlace {
  /** The way to the field in the definition; in equations, where inputs are outputs, by `inputs`. */
  readonly path: PartPath;
  readonly name: string;
  readonly spec: FieldSpec;
  readonly role: 'input' | 'output';
  /** False for columns of rows and tables and for elements of lists. */
  readonly top: boolean;
}

/** Whether it was made by a kind, whatever the types say. */
export function isField(spec: unknown): spec is FieldSpec {
  return typeof (spec as FieldSpec | null | undefined)?.kind === 'string';
}

function* within(place: FieldPlace): Generator<FieldPlace> {
  yield place;
  const { path, name, spec, role } = place;
  // What is no field is told of by the check of their shape.
  if (!isField(spec)) return;
  if (spec.kind === 'list') yield { path: [...path, 'of'], name, spec: spec.of, role, top: false };
  if (spec.kind !== 'rows' && spec.kind !== 'table') return;
  for (const [column, inner] of Object.entries(spec.columns ?? {})) {
    yield { path: [...path, 'columns', column], name: column, spec: inner, role, top: false };
  }
}

export function* fieldsOf(definition: Definition): Generator<FieldPlace> {
  for (const [name, spec] of Object.entries(definition.inputs)) {
    yield* within({ path: ['inputs', name], name, spec, role: 'input', top: true });
  }
  if (definition.equations) return;
  for (const [name, spec] of Object.entries(definition.outputs)) {
    yield* within({ path: ['outputs', name], name, spec, role: 'output', top: true });
  }
}

/** What people call things that have another name here, in lower case. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  dayofweek: ['weekday'],
  minimum: ['min'],
  maximum: ['max'],
  lower: ['min'],
  upper: ['max'],
  exclusiveminimum: ['above'],
  exclusivemaximum: ['below'],
  greaterthan: ['above'],
  lessthan: ['below'],
  decimals: ['places'],
  decimalplaces: ['places'],
  precision: ['places', 'digits'],
  significantdigits: ['digits'],
  description: ['help'],
  hint: ['help'],
  tooltip: ['help'],
  name: ['label'],
  title: ['label'],
  initial: ['default'],
  value: ['default'],
  defaultvalue: ['default'],
  units: ['unit'],
  displayunit: ['unit'],
  range: ['usual'],
  typical: ['usual'],
  regex: ['pattern'],
  regexp: ['pattern'],
  minlength: ['minItems', 'minLength'],
  maxlength: ['maxItems', 'maxLength'],
  visiblewhen: ['when'],
  condition: ['when'],
  values: ['options'],
  average: ['mean'],
  avg: ['mean'],
  stdev: ['standardDeviation'],
  stddev: ['standardDeviation'],
  round: ['roundTo'],
  total: ['sum'],
  lerp: ['interpolate'],
  interp: ['interpolate'],
  solve: ['findRoot'],
  root: ['findRoot'],
  fzero: ['findRoot'],
  choose: ['binomialCoefficient'],
  combinations: ['binomialCoefficient'],
  ncr: ['binomialCoefficient'],
  permutations: ['permutationCount'],
  npr: ['permutationCount'],
  percentile: ['quantile'],
  normcdf: ['normalCdf'],
  norminv: ['normalQuantile'],
  lngamma: ['logGamma'],
  gammaln: ['logGamma'],
  leapyear: ['isLeapYear'],
  gravity: ['standardGravity'],
  g: ['standardGravity'],
  c: ['speedOfLight'],
  throwerror: ['noResult'],
  error: ['noResult'],
  fail: ['noResult'],
};

/** A longer list helps nobody. */
const MOST_LISTED = 30;

/** The words of a name in camelCase, so that `gravityStandard` is `standardGravity`. */
function wordsInOrder(name: string): string {
  const words = name.match(/[A-Za-z][a-z]*|\d+/g) ?? [];
  return words
    .map((word) => word.toLowerCase())
    .sort()
    .join(' ');
}

/** The names here of what people call so. */
export function synonymsOf(name: string): readonly string[] {
  const plain = name.toLowerCase().replaceAll(/[\s_-]/g, '');
  return Object.hasOwn(SYNONYMS, plain) ? SYNONYMS[plain]! : [];
}

/** For a name that is not known: the one that was probably meant, else all of them. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  const meant = synonymsOf(name).find((one) => names.includes(one));
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  const inOrder = wordsInOrder(name);
  const turned = names.find((one) => wordsInOrder(one) === inOrder);
  if (turned !== undefined) return `Did you mean "${turned}"?`;
  const near = nearest(name, names);
  if (near !== undefined) return `Did you mean "${near}"?`;
  const related = names.filter((one) => one.toLowerCase().includes(name.toLowerCase()));
  if (related.length > 0 && related.length <= MOST_LISTED) return `Did you mean one of: ${related.join(', ')}?`;
  return names.length > 0 && names.length <= MOST_LISTED ? `Use one of: ${names.join(', ')}.` : 'Remove it.';
}
