/** How results and cells are presented that are no numbers, by kind. */
import {
  categoryValue,
  choiceValue,
  dateValue,
  flagValue,
  type PlainValue,
  textValue,
  timeValue,
} from './plain-values.js';

/** A kind comes with fields of that kind. */
export type PlainKinds = Readonly<Record<string, PlainValue<never>>>;

export const plainKinds: PlainKinds = {
  category: categoryValue,
  choice: choiceValue,
  date: dateValue,
  flag: flagValue,
  text: textValue,
  time: timeValue,
};
