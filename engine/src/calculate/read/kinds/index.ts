/** The reader of every kind of input. */
import type { InputSpec } from '../../../authoring/kinds.js';
import type { Reader } from './reader.js';
import { readerKinds } from './reader-kinds.js';
import { RecordReader } from './record.js';

export type { Reading } from './reader.js';
export { type Canonical, RecordReader } from './record.js';

/** `decimal` keeps more digits than a double has, for decimal calculators. */
export function readerOf(spec: InputSpec, decimal: boolean): Reader {
  return readerKinds[spec.kind]!(spec as never, decimal, (inner) => readerOf(inner, decimal));
}

/** The reader of named fields. */
export function recordReader(
  specs: Readonly<Record<string, InputSpec>>,
  decimal: boolean,
  noun: 'input' | 'column',
): RecordReader {
  return new RecordReader(specs, (spec) => readerOf(spec, decimal), noun);
}
