/** All unit tables. A bundle has this module's result in its place. */
import { ALSO, AMBIGUOUS } from '@reckoner/engine/units/tables/ambiguous';
import { UNIT_GROUPS } from '@reckoner/engine/units/tables/index';
import { QUANTITIES } from '@reckoner/engine/units/tables/quantities';
import { linesOf } from './unit-rows.js';

export const allUnitsData = {
  lines: linesOf(UNIT_GROUPS.flatMap(({ units }) => units)),
  quantities: QUANTITIES,
  ambiguous: AMBIGUOUS,
  also: ALSO,
};
