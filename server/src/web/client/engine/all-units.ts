/** Every unit there is: loaded with `typed-units`, and by the calculators whose formulas look units up. */
import { acceptedUnits, dimensionMismatch, dimensionName } from '@reckoner/engine/units/quantities';
import { allUnitsData } from './all-units-data.js';
import { provide } from './later.js';
import { useAllUnits } from './units.js';

provide({ acceptedUnits, dimensionMismatch, dimensionName });
const { lines, ...others } = allUnitsData;
useAllUnits(lines, others);
