/** The columns of a table whose rows are each computed alike: a line for each, with the row as its index. */
import type { Expression } from '@reckoner/engine/typeset/expression';
import { symbol } from '@reckoner/engine/typeset/expression';
import { fieldKey, type Line } from './lines.js';
import type { Reader } from './reader.js';
import { isExpression, ListValue, RecordValue, Stepwise, type Value } from './values.js';

/** What a row repeats of the inputs needs no line. */
const isCopied = (e: Expression): boolean => e.kind === 'element' || e.kind === 'symbol' || e.kind === 'words';

/** Lines such as Rᵢ = dᵢ / λᵢ; undefined where the rows are no such table, or have a column that takes more steps. */
export function tableLines(
  reader: Reader,
  output: string,
  value: Value,
  columns: readonly string[],
): Line[] | undefined {
  if (!(value instanceof ListValue) || value.items !== undefined || columns.length === 0) return undefined;
  const index = symbol('index:row');
  try {
    const row = reader.indexed(() => value.at(index));
    if (!(row instanceof RecordValue)) return undefined;
    const values = columns.map((name) => [name, row.field(name)] as const);
    if (!values.every(([, one]) => isExpression(one))) return undefined;
    return values.flatMap(([name, right]): Line[] => {
      const left: Expression = { kind: 'element', of: symbol(fieldKey(`${output}.${name}`)), index };
      return isExpression(right) && !isCopied(right) ? [{ left, right, where: false }] : [];
    });
  } catch (error) {
    if (error instanceof Stepwise) return undefined;
    throw error;
  }
}
