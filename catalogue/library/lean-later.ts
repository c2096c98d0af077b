/**
 * What the engine of the library does without at first, under the names of the engine's modules. Each part is given
 * alone, so that a program has no more of them than its calculators need.
 */
import { BigDecimal } from '@reckoner/engine/arithmetic/big-decimal';
import type * as formerNames from '@reckoner/engine/calculate/read/former-names';
import type * as numberTexts from '@reckoner/engine/units/number-text';
import type { Later } from '@reckoner/server/web/client/engine/later';
import { parsePlainTemplate } from '@reckoner/server/web/client/engine/plain-template';

/** What is said of texts that are no numbers, and how those are read that need every unit for it. */
export type Advice = Pick<
  Later,
  'numberAdvice' | 'numberHint' | 'otherFieldMeant' | 'switchMeant' | 'withClockUnit' | 'writtenNumber'
>;

let advice: Partial<Advice> = {};

/** It comes with all units. */
export function provideAdvice(given: Advice): void {
  advice = given;
}

/** How numbers without units are read, where not every unit is known. */
export function knowNumberTexts({
  fractionText,
  ...given
}: Pick<Later, 'numberAdvice' | 'numberHint'> & Pick<typeof numberTexts, 'fractionText'>): void {
  const writtenNumber: Later['writtenNumber'] = (text, form) => {
    const decimal = form === 'fraction' ? fractionText(text) : undefined;
    return decimal === undefined ? undefined : { value: BigDecimal.from(decimal) };
  };
  advice = { ...given, writtenNumber, ...advice };
}

/** Only the reader of all units' texts calls it. */
export const addClockTime: Later['addClockTime'] = () => undefined;
export const numberHint: Later['numberHint'] = (...args) => advice.numberHint?.(...args);
export const switchMeant: Later['switchMeant'] = (...args) => advice.switchMeant?.(...args);
export const writtenNumber: Later['writtenNumber'] = (...args) => advice.writtenNumber?.(...args);
export const otherFieldMeant: Later['otherFieldMeant'] = (fields, issue, ...rest) =>
  advice.otherFieldMeant?.(fields, issue, ...rest) ?? issue;
export const withClockUnit: Later['withClockUnit'] = (text, unit) => advice.withClockUnit?.(text, unit) ?? text;
export const numberAdvice: Later['numberAdvice'] = (...args) =>
  advice.numberAdvice?.(...args) ?? { advice: 'Write digits with a point for decimals, such as 1234.5 or 1e3.' };

/** Programs have what the API writes for everybody. */
export const heightText: Later['heightText'] = () => undefined;
export const localDate: Later['localDate'] = (date) => date;

export let parseTemplate: Later['parseTemplate'] = parsePlainTemplate;

/** For templates that have more than values and words for counts. */
export function provideTemplates(parse: Later['parseTemplate']): void {
  parseTemplate = parse;
}

export let nativeValues: Later['nativeValues'];
export let withoutRawFloats: Later['withoutRawFloats'];

/** For sentences and conditions that are functions. */
export function provideTold(native: Later['nativeValues'], sentence: Later['withoutRawFloats']): void {
  nativeValues = native;
  withoutRawFloats = sentence;
}

export let withCurrentNames: typeof formerNames.withCurrentNames = (_, sent) => sent;

/** For calculators of which an input had another name. */
export function provideFormerNames(renamed: typeof formerNames.withCurrentNames): void {
  withCurrentNames = renamed;
}
