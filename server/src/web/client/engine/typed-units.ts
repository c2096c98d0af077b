/** What is read and said of what people type: loaded when someone writes more than a number and an offered unit. */
import { numberAdvice, numberHint } from '@reckoner/engine/calculate/read/separators';
import { addClockTime, withClockUnit } from '@reckoner/engine/units/clock';
import { parseCompound } from '@reckoner/engine/units/compound';
import { parseQuantityText } from '@reckoner/engine/units/quantity-text';
import { meantUnit } from '@reckoner/engine/units/resolve';
import { suggestUnit } from '@reckoner/engine/units/suggest';
import { writtenNumber } from '@reckoner/engine/units/written-number';
import './all-units.js';
import { provide } from './later.js';
import { useTyped } from './units.js';

provide({
  numberAdvice,
  numberHint,
  addClockTime,
  withClockUnit,
  parseCompound,
  parseQuantityText,
  meantUnit,
  suggestUnit,
  writtenNumber,
});
useTyped();
