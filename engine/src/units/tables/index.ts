/** All unit tables. */
import { angleUnits, currencyUnits, informationUnits, levelUnits, logarithmicUnits, ratioUnits } from './abstract.js';
import { astronomyUnits } from './astronomy.js';
import { amountUnits, electricUnits, lightUnits, radiationUnits, temperatureUnits } from './electric.js';
import { energyUnits } from './energy.js';
import { areaUnits, lengthUnits, volumeUnits } from './length.js';
import { massUnits } from './mass.js';
import { forceUnits, motionUnits, timeUnits } from './mechanics.js';
import { regionalUnits } from './regional.js';
import type { UnitGroup, UnitRow } from './rows.js';
import { UNIT_WORDS } from './words.js';

const GROUPS: readonly UnitGroup[] = [
  lengthUnits,
  areaUnits,
  volumeUnits,
  massUnits,
  timeUnits,
  motionUnits,
  forceUnits,
  energyUnits,
  electricUnits,
  lightUnits,
  radiationUnits,
  amountUnits,
  temperatureUnits,
  angleUnits,
  informationUnits,
  ratioUnits,
  levelUnits,
  logarithmicUnits,
  currencyUnits,
  astronomyUnits,
  regionalUnits,
];

function withWords(row: UnitRow): UnitRow {
  const words = UNIT_WORDS[row.symbol];
  return words === undefined ? row : { ...row, words };
}

export const UNIT_GROUPS: readonly UnitGroup[] = GROUPS.map((group) => ({
  ...group,
  units: group.units.map(withWords),
}));
