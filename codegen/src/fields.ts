/** Walks the fields of a definition: inputs, outputs, their columns and elements. */
import type { Definition } from '@reckoner/engine/authoring/define';
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { nearest } from '@reckoner/engine/calculate/suggest';
import type { PartPath } from './definition-source.js';

export interface FieldPlace {
  /** The way to the field in the definition; in equations, where inputs are outputs, by `inputs`. */
  readonly path: PartPath;
  readonly name: string;
  readonly spec: FieldSpec;
  readonly role: 'input' | 'output';
  /** False for columns of rows and tables and for elements of lists. */
  readonly top: boolean;
}

function* within(place: FieldPlace): Generator<FieldPlace> {
  yield place;
  const { path, name, spec, role } = place;
  if (spec.kind === 'list') yield { path: [...path, 'of'], name, spec: spec.of, role, top: false };
  if (spec.kind !== 'rows' && spec.kind !== 'table') return;
  for (const [column, inner] of Object.entries(spec.columns)) {
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

/** A longer list helps nobody. */
const MOST_LISTED = 30;

/** For a name that is not known: the one that was probably meant, else all of them. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const names = [...known];
  const near = nearest(name, names);
  if (near !== undefined) return `Did you mean "${near}"?`;
  const related = names.filter((one) => one.toLowerCase().includes(name.toLowerCase()));
  if (related.length > 0 && related.length <= MOST_LISTED) return `Did you mean one of: ${related.join(', ')}?`;
  return names.length > 0 && names.length <= MOST_LISTED ? `Use one of: ${names.join(', ')}.` : 'Remove it.';
}
