/** Every unit there is: loaded when someone writes a unit that the page's calculator does not offer. */
import { allUnitsData } from './all-units-data.js';
import { useAllUnits } from './units.js';

const { lines, ...others } = allUnitsData;
useAllUnits(lines, others);
