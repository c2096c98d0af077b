/** Units that are mistaken for others in a field. */
import type { UnitOptions } from '../../../authoring/kinds.js';
import type { Place } from '../issues.js';
import type { Reading } from './reader.js';

/** Adds an issue, with what to write, where the field does not take this unit. */
export function isRefusedUnit({ refusedUnits }: UnitOptions, unit: string, place: Place, reading: Reading): boolean {
  const instead = refusedUnits?.[unit];
  if (instead === undefined) return false;
  const message = `${place.name} does not take ${unit}, which may mean another unit here. Write ${instead}, or convert it.`;
  reading.issues.add(place, 'bad-unit', message, { expected: instead, suggestion: instead });
  return true;
}
