/** How inputs are read, by kind. */
import {
  choiceReader,
  dateReader,
  flagReader,
  integerReader,
  listReader,
  matrixReader,
  moneyReader,
  numberReader,
  percentReader,
  quantityReader,
  type ReaderMaker,
  rowsReader,
  textReader,
  timeReader,
} from './readers.js';

/** A kind comes with fields of that kind. */
export type ReaderKinds = Readonly<Record<string, ReaderMaker<never>>>;

export const readerKinds: ReaderKinds = {
  choice: choiceReader,
  date: dateReader,
  flag: flagReader,
  integer: integerReader,
  list: listReader,
  matrix: matrixReader,
  measure: quantityReader,
  money: moneyReader,
  number: numberReader,
  percent: percentReader,
  quantity: quantityReader,
  rows: rowsReader,
  text: textReader,
  time: timeReader,
};
