/** Every unit, and all that is read and said of what people type: without it a program knows the units of its calculators. */
import { unitInWords } from '@reckoner/engine/calculate/present/unit-words';
import { otherFieldMeant, switchMeant } from '@reckoner/engine/calculate/read/kinds/mode-switch';
import { numberAdvice, numberHint } from '@reckoner/engine/calculate/read/separators';
import { addClockTime, withClockUnit } from '@reckoner/engine/units/clock';
import * as units from '@reckoner/engine/units/index';
import { writtenNumber } from '@reckoner/engine/units/written-number';
import { provide } from '@reckoner/server/web/client/engine/later';
import { useEveryUnit } from './lean-units.js';

provide({ numberAdvice, numberHint, otherFieldMeant, switchMeant, addClockTime, withClockUnit, writtenNumber });
useEveryUnit({ ...units, unitInWords });
