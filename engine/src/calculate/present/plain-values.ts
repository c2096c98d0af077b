/** Results that are no numbers: texts, classes, dates, times. */
import type { CategorySpec, ChoiceSpec } from '../../authoring/kinds.js';
import { noResult } from '../../authoring/no-result.js';
import { FIRST_DAY, formatDate, LAST_DAY } from '../../calendar.js';
import { optionLabel } from '../read/kinds/choice.js';
import { formatTime } from '../read/kinds/date.js';
import { finite, wrongType } from './numeric-values.js';

/** A value as it is answered. @param what Names it in sentences. */
export type PlainValue<Spec> = (spec: Spec, raw: unknown, what: string) => string;

export const dateValue: PlainValue<unknown> = (_, raw, what) => {
  const day = Number(raw);
  if (Number.isNaN(day)) throw noResult(`“${what}” is not defined for these inputs.`);
  if (!(day >= FIRST_DAY && day < LAST_DAY + 1)) throw noResult(`“${what}” lies outside the years 1 to 9999.`);
  return formatDate(Math.floor(day));
};

const DAY_SECONDS = 86_400;

export const timeValue: PlainValue<unknown> = (_, raw, what) => {
  const seconds = finite(Math.round(Number(raw)), what);
  return formatTime(((seconds % DAY_SECONDS) + DAY_SECONDS) % DAY_SECONDS);
};

export const flagValue: PlainValue<unknown> = (_, raw) => (raw ? 'yes' : 'no');

export const choiceValue: PlainValue<ChoiceSpec> = (spec, raw) =>
  Object.hasOwn(spec.options, String(raw)) ? optionLabel(spec, String(raw)) : String(raw);

export const categoryValue: PlainValue<CategorySpec> = ({ classes }, raw, what) => {
  if (!classes.includes(raw as string)) throw wrongType(what, `one of ${classes.join(', ')}`, raw);
  return raw as string;
};

export const textValue: PlainValue<unknown> = (_, raw, what) => {
  if (typeof raw !== 'string') throw wrongType(what, 'a text', raw);
  return raw;
};
