/**
 * What the engine for browsers does without at first, under the names of its modules: the bundler lets it import them
 * from here. Readers, the calendar and words for units come with the calculators that have such fields; with all
 * units comes what is said of units that someone typed, and how `5'11"`, `1:30:00`, `1:50` and `0.3 of 1` are read.
 */

import type * as localWords from '@reckoner/engine/calculate/present/local-words';
import type * as templates from '@reckoner/engine/calculate/present/template';
import type * as told from '@reckoner/engine/calculate/present/told';
import type * as unitWords from '@reckoner/engine/calculate/present/unit-words';
import type * as choices from '@reckoner/engine/calculate/read/kinds/choice-words';
import type * as dates from '@reckoner/engine/calculate/read/kinds/date';
import type * as lists from '@reckoner/engine/calculate/read/kinds/list';
import type * as matrices from '@reckoner/engine/calculate/read/kinds/matrix';
import type * as modes from '@reckoner/engine/calculate/read/kinds/mode-switch';
import type * as monies from '@reckoner/engine/calculate/read/kinds/money';
import type * as texts from '@reckoner/engine/calculate/read/kinds/text';
import type * as fields from '@reckoner/engine/calculate/read/kinds/unknown-fields';
import type * as options from '@reckoner/engine/calculate/read/refused-options';
import type * as separators from '@reckoner/engine/calculate/read/separators';
import type * as calendar from '@reckoner/engine/calendar';
import type * as clock from '@reckoner/engine/units/clock';
import type * as compound from '@reckoner/engine/units/compound';
import type * as quantities from '@reckoner/engine/units/quantities';
import type * as quantityText from '@reckoner/engine/units/quantity-text';
import type * as resolve from '@reckoner/engine/units/resolve';
import type * as suggest from '@reckoner/engine/units/suggest';
import type * as written from '@reckoner/engine/units/written-number';
import { parsePlainTemplate } from './plain-template.js';

export type Later = Pick<typeof localWords, 'heightText' | 'localDate'> &
  Pick<typeof calendar, 'FIRST_DAY' | 'LAST_DAY' | 'formatDate' | 'parseDate'> &
  Pick<typeof dates, 'DateReader' | 'TimeReader' | 'formatTime'> &
  Pick<typeof monies, 'MoneyReader' | 'moneyUnit'> &
  Pick<typeof choices, 'optionMeant'> &
  Pick<typeof lists, 'ListReader' | 'RowsReader'> &
  Pick<typeof matrices, 'MatrixReader'> &
  Pick<typeof modes, 'otherFieldMeant' | 'switchMeant'> &
  Pick<typeof fields, 'refuseUnknown'> &
  Pick<typeof options, 'refuseCurrency' | 'refuseUnit' | 'refuseUnits' | 'refuseUnknownOutputs'> &
  Pick<typeof separators, 'numberAdvice' | 'numberHint'> &
  Pick<typeof texts, 'TextReader'> &
  Pick<typeof clock, 'addClockTime' | 'withClockUnit'> &
  Pick<typeof templates, 'parseTemplate'> &
  Pick<typeof told, 'nativeValues' | 'withoutRawFloats'> &
  Pick<typeof unitWords, 'unitInWords'> &
  Pick<typeof compound, 'parseCompound'> &
  Pick<typeof quantities, 'acceptedUnits' | 'dimensionMismatch' | 'dimensionName'> &
  Pick<typeof quantityText, 'parseQuantityText'> &
  Pick<typeof resolve, 'meantUnit'> &
  Pick<typeof suggest, 'suggestUnit'> &
  Pick<typeof written, 'writtenNumber'>;

export let FIRST_DAY: Later['FIRST_DAY'];
export let LAST_DAY: Later['LAST_DAY'];
export let formatDate: Later['formatDate'];
export let parseDate: Later['parseDate'];
export let DateReader: Later['DateReader'];
export let TimeReader: Later['TimeReader'];
export let formatTime: Later['formatTime'];
export let MoneyReader: Later['MoneyReader'];
export let moneyUnit: Later['moneyUnit'];
export let localDate: Later['localDate'];
export let heightText: Later['heightText'] = () => undefined;
export let ListReader: Later['ListReader'];
export let RowsReader: Later['RowsReader'];
export let MatrixReader: Later['MatrixReader'];
export let TextReader: Later['TextReader'];
export let acceptedUnits: Later['acceptedUnits'];
export let dimensionMismatch: Later['dimensionMismatch'];
export let dimensionName: Later['dimensionName'];
/** Forms send switches, and the keys of options. */
export let switchMeant: Later['switchMeant'] = () => undefined;
export let otherFieldMeant: Later['otherFieldMeant'] = (_, issue) => issue;
export let optionMeant: Later['optionMeant'] = () => ({});
/** Forms ask for units and currencies that they offer, and send fields that there are. */
export const refuseUnknown: Later['refuseUnknown'] = () => {};
export const refuseCurrency: Later['refuseCurrency'] = () => {};
export const refuseUnit: Later['refuseUnit'] = () => {};
export const refuseUnits: Later['refuseUnits'] = () => {};
export const refuseUnknownOutputs: Later['refuseUnknownOutputs'] = () => {};
/** Values and words for counts: what more there may be in a template comes with the calculators that have it. */
export let parseTemplate: Later['parseTemplate'] = parsePlainTemplate;
export let nativeValues: Later['nativeValues'];
export let withoutRawFloats: Later['withoutRawFloats'];
/** Durations in words: those for other units come with the calculators that offer such units. */
export let unitInWords: Later['unitInWords'] = (symbol, isOne) => {
  const word = { yr: 'year', month: 'month', wk: 'week', d: 'day', h: 'hour' }[symbol];
  return word ? word + (isOne ? '' : 's') : symbol;
};
/** Forms read what has separators themselves. */
export let numberHint: Later['numberHint'] = () => undefined;
export let numberAdvice: Later['numberAdvice'] = () => ({
  advice: 'Write digits with a point for decimals, such as 1234.5 or 1e3.',
});
export let addClockTime: Later['addClockTime'] = () => undefined;
export let withClockUnit: Later['withClockUnit'] = (text) => text;
export let parseCompound: Later['parseCompound'] = () => undefined;
export let meantUnit: Later['meantUnit'] = () => undefined;
export let parseQuantityText: Later['parseQuantityText'] = (text) => ({
  ok: false,
  code: 'not-a-number',
  message: `“${text.slice(0, 40)}” is no number.`,
});
export let suggestUnit: Later['suggestUnit'] = (word) => ({
  code: 'unknown-unit',
  message: `The unit “${word.slice(0, 40)}” is not known.`,
});

export let writtenNumber: Later['writtenNumber'] = () => undefined;

/** What is not among the parts stays as it is. */
export function provide(parts: Partial<Later>): void {
  ({
    FIRST_DAY = FIRST_DAY,
    LAST_DAY = LAST_DAY,
    formatDate = formatDate,
    parseDate = parseDate,
    DateReader = DateReader,
    TimeReader = TimeReader,
    formatTime = formatTime,
    localDate = localDate,
    heightText = heightText,
    MoneyReader = MoneyReader,
    moneyUnit = moneyUnit,
    ListReader = ListReader,
    RowsReader = RowsReader,
    MatrixReader = MatrixReader,
    TextReader = TextReader,
    acceptedUnits = acceptedUnits,
    dimensionMismatch = dimensionMismatch,
    dimensionName = dimensionName,
    optionMeant = optionMeant,
    otherFieldMeant = otherFieldMeant,
    switchMeant = switchMeant,
    parseTemplate = parseTemplate,
    nativeValues = nativeValues,
    numberAdvice = numberAdvice,
    numberHint = numberHint,
    withoutRawFloats = withoutRawFloats,
    unitInWords = unitInWords,
    addClockTime = addClockTime,
    withClockUnit = withClockUnit,
    parseCompound = parseCompound,
    parseQuantityText = parseQuantityText,
    meantUnit = meantUnit,
    suggestUnit = suggestUnit,
    writtenNumber = writtenNumber,
  } = parts);
}
