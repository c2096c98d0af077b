/** Makes the detail of a loaded calculator with what the engine and the typesetter say of it. */
import { inputsSchema } from '@reckoner/engine/calculate/schema';
import { acceptedUnits, unitOf } from '@reckoner/engine/units/index';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { LoadedSubject } from '../checks/check.js';
import { type Detail, detailOf } from './detail.js';

const offered = new Map<string, readonly string[]>();

/** Units that people may pick instead of the shown one. */
function unitsFor(unit: string): readonly string[] {
  const known = offered.get(unit);
  if (known !== undefined) return known;
  const units = acceptedUnits(unitOf(unit));
  offered.set(unit, units);
  return units;
}

export function describe({ calculator }: LoadedSubject): Detail {
  const inputSchema = toJsonSchema(inputsSchema(calculator.definition.inputs), {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'throw',
  });
  return detailOf(calculator, { formula: null, inputSchema, acceptedUnits: unitsFor });
}
