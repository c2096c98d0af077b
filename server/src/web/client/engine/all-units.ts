/** Every unit there is: loaded when someone writes a unit that the page's calculator does not offer. */
import { addClockTime } from '@reckoner/engine/units/clock';
import { parseCompound } from '@reckoner/engine/units/compound';
import { acceptedUnits, dimensionMismatch, dimensionName } from '@reckoner/engine/units/quantities';
import { meantUnit } from '@reckoner/engine/units/resolve';
import { suggestUnit } from '@reckoner/engine/units/suggest';
import { writtenRatio, writtenShare } from '@reckoner/engine/units/written-number';
import { allUnitsData } from './all-units-data.js';
import { provide } from './later.js';
import { useAllUnits } from './units.js';

provide({
  addClockTime,
  parseCompound,
  acceptedUnits,
  dimensionMismatch,
  dimensionName,
  meantUnit,
  suggestUnit,
  writtenRatio,
  writtenShare,
});
const { lines, ...others } = allUnitsData;
useAllUnits(lines, others);
