/** All unit tables. */
import { angleUnits, currencyUnits, informationUnits, levelUnits, logarithmicUnits, ratioUnits } from './abstract.js';
import { astronomyUnits } from './astronomy.js';
import { amountUnits, electricUnits, lightUnits, radiationUnits, temperatureUnits } from './electric.js';
import { energyUnits } from './energy.js';
import { areaUnits, lengthUnits, volumeUnits } from './length.js';
import { massUnits } from './mass.js';
import { forceUnits, motionUnits, timeUnits } from './mechanics.js';
import { regionalUnits } from './regional.js';
import type { UnitGroup } from './rows.js';

export const UNIT_GROUPS: readonly UnitGroup[] = [
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
