/** Fields that a record does not have. Forms send none. */
import { clipped, INPUTS, type Place } from '../issues.js';
import { nearest } from '../suggest.js';
import { unknownNames } from '../unknown-names.js';
import type { Reading } from './reader.js';

interface Field {
  readonly name: string;
  readonly spec: { readonly label: string };
}

/** @param noun What a sentence calls a field. */
export function refuseUnknown(
  noun: 'input' | 'column',
  fields: readonly Field[],
  sent: Readonly<Record<string, unknown>>,
  place: Place,
  { issues }: Reading,
): void {
  const names = fields.map(({ name }) => name);
  for (const name of unknownNames(sent, names)) {
    if (issues.full) return;
    const suggestion = nearest(name, names) ?? byLabel(name, fields);
    const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
    const where = place === INPUTS ? 'The calculator' : place.name;
    issues.add(
      place.field(name, name),
      noun === 'input' ? 'unknown-input' : 'unknown-field',
      `${where} has no ${noun} named "${clipped(name)}".${hint}`,
      { allowed: names, ...(suggestion === undefined ? {} : { suggestion }) },
    );
  }
}

function byLabel(name: string, fields: readonly Field[]): string | undefined {
  const label = nearest(
    name,
    fields.map(({ spec }) => spec.label),
  );
  return fields.find(({ spec }) => spec.label === label)?.name;
}
