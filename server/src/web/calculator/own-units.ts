/**
 * Tables of results in the units of the reader's region: an answer has them in those that its calculator shows. What draws
 * them comes later; the table itself, which every first page has, converts as it writes.
 */
import { conversion } from '@reckoner/engine/calculate/read/unit';
import type { TableValue } from '@reckoner/engine/calculate/types';
import type { FieldDetail } from '../../catalogue/detail.js';

/** @param columns As the page shows them. */
export function inOwnUnits(table: TableValue, columns: readonly FieldDetail[]): TableValue {
  const owns = table.columns.map(({ name, unit }) => columns.find((one) => one.name === name)?.ownUnit ?? unit);
  const converters = table.columns.map(({ unit }, place) =>
    owns[place] === unit ? undefined : conversion(unit, owns[place]!).float,
  );
  return {
    columns: table.columns.map((column, place) => ({ ...column, unit: owns[place]! })),
    rows: table.rows.map((row) =>
      row.map((cell, place) => (typeof cell === 'number' ? (converters[place]?.(cell) ?? cell) : cell)),
    ),
  };
}
