/** The reader of every kind of input. */
import type { InputSpec } from '../../../authoring/kinds.js';
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

export type { Reading } from './reader.js';
export { type Canonical, RecordReader } from './record.js';

/** `decimal` keeps more digits than a double has, for decimal calculators. */
export function readerOf(spec: InputSpec, decimal: boolean): Reader {
  switch (spec.kind) {
    case 'quantity':
    case 'measure':
      return new QuantityReader(spec, decimal);
    case 'number':
      return new NumberReader(spec, decimal);
    case 'integer':
      return new IntegerReader(spec);
    case 'percent':
      return new PercentReader(spec, decimal);
    case 'money':
      return new MoneyReader(spec, decimal);
    case 'choice':
      return new ChoiceReader(spec);
    case 'flag':
      return new FlagReader();
    case 'date':
      return new DateReader(spec);
    case 'time':
      return new TimeReader();
    case 'text':
      return new TextReader(spec);
    case 'list':
      return new ListReader(spec, readerOf(spec.of, decimal));
    case 'matrix':
      return new MatrixReader(spec, decimal);
    case 'rows':
      return new RowsReader(spec, recordReader(spec.columns, decimal, 'column'));
  }
}

/** The reader of named fields. */
export function recordReader(
  specs: Readonly<Record<string, InputSpec>>,
  decimal: boolean,
  noun: 'input' | 'column',
): RecordReader {
  return new RecordReader(specs, (spec) => readerOf(spec, decimal), noun);
}
