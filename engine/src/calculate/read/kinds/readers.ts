/** Makes the reader of an input of each kind. */
import type {
  ChoiceSpec,
  DateSpec,
  InputSpec,
  IntegerSpec,
  ListSpec,
  MatrixSpec,
  MeasureSpec,
  MoneySpec,
  NumberSpec,
  PercentSpec,
  QuantitySpec,
  RowsSpec,
  TextSpec,
} from '../../../authoring/kinds.js';
import { ChoiceReader, FlagReader } from './choice.js';
import { DateReader, TimeReader } from './date.js';
import { ListReader, RowsReader } from './list.js';
import { MatrixReader } from './matrix.js';
import { MoneyReader } from './money.js';
import { IntegerReader, NumberReader, PercentReader } from './plain-numbers.js';
import { QuantityReader } from './quantity.js';
import type { Reader } from './reader.js';
import { RecordReader } from './record.js';
import { TextReader } from './text.js';

/** @param readerOf Makes the readers of what it holds. */
export type ReaderMaker<Spec> = (spec: Spec, decimal: boolean, readerOf: (spec: InputSpec) => Reader) => Reader;

export const quantityReader: ReaderMaker<QuantitySpec | MeasureSpec> = (spec, decimal) =>
  new QuantityReader(spec, decimal);
export const numberReader: ReaderMaker<NumberSpec> = (spec, decimal) => new NumberReader(spec, decimal);
export const integerReader: ReaderMaker<IntegerSpec> = (spec) => new IntegerReader(spec);
export const percentReader: ReaderMaker<PercentSpec> = (spec, decimal) => new PercentReader(spec, decimal);
export const moneyReader: ReaderMaker<MoneySpec> = (spec, decimal) => new MoneyReader(spec, decimal);
export const choiceReader: ReaderMaker<ChoiceSpec> = (spec) => new ChoiceReader(spec);
export const flagReader: ReaderMaker<unknown> = () => new FlagReader();
export const dateReader: ReaderMaker<DateSpec> = (spec) => new DateReader(spec);
export const timeReader: ReaderMaker<unknown> = () => new TimeReader();
export const textReader: ReaderMaker<TextSpec> = (spec) => new TextReader(spec);
export const listReader: ReaderMaker<ListSpec> = (spec, _, readerOf) => new ListReader(spec, readerOf(spec.of));
export const matrixReader: ReaderMaker<MatrixSpec> = (spec, decimal) => new MatrixReader(spec, decimal);
export const rowsReader: ReaderMaker<RowsSpec> = (spec, _, readerOf) =>
  new RowsReader(spec, new RecordReader(spec.columns, readerOf, 'column'));
