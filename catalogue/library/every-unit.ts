/** Every unit, and all that is read and said of what people type: without it a program knows the units of its calculators. */
import { unitInWords } from '@reckoner/engine/calculate/present/unit-words';
import { otherFieldMeant, switchMeant } from '@reckoner/engine/calculate/read/kinds/mode-switch';
import { numberAdvice, numberHint } from '@reckoner/engine/calculate/read/separators';
import { withClockUnit } from '@reckoner/engine/units/clock';
import * as units from '@reckoner/engine/units/index';
import { writtenNumber } from '@reckoner/engine/units/written-number';
import { provideAdvice } from './lean-later.js';
import { useEveryUnit } from './lean-units.js';

provideAdvice({ numberAdvice, numberHint, otherFieldMeant, switchMeant, withClockUnit, writtenNumber });
useEveryUnit({ ...units, unitInWords });
