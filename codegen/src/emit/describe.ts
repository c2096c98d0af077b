/** Makes the detail of a loaded calculator with what the engine and the typesetter say of it. */
import type { LoadedSubject, Report } from '../checks/check.js';
import { type Detail, detailOf } from './detail.js';

export function describe({ calculator }: LoadedSubject, _report: Report): Detail {
  return detailOf(calculator, { formula: null, inputSchema: {}, acceptedUnits: (unit) => [unit] });
}
