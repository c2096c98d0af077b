/** Results that are tables and matrices. */
import type { MatrixSpec, NumericSpec, TableSpec } from '../../authoring/kinds.js';
import { noResult } from '../../authoring/no-result.js';
import type { TableValue } from '../types.js';
import { isNumeric, numericValue, type Presentation, unitOf, wrongType } from './numeric-values.js';
import { plainKinds } from './plain-kinds.js';

type CellSpec = TableSpec['columns'][string];

export function tableValue(spec: TableSpec, raw: unknown, presentation: Presentation): TableValue {
  if (!Array.isArray(raw)) throw wrongType(spec.label, 'an array of rows', raw);
  const columns = Object.entries(spec.columns);
  return {
    columns: columns.map(([name, column]) => ({
      name,
      label: column.label,
      type: column.kind,
      unit: isNumeric(column) ? unitOf(column, presentation) : '',
    })),
    rows: raw.map((row: Record<string, unknown>, index) =>
      columns.map(([name, column]) =>
        cellOf(column, row[name], `${spec.label}, row ${index + 1}, ${column.label}`, presentation),
      ),
    ),
  };
}

const ENTRY: NumericSpec = { kind: 'number', label: '' };

/** A table of as many columns as the matrix has, so that `rows` is the matrix itself. */
export function matrixValue({ label }: MatrixSpec, raw: unknown, presentation: Presentation): TableValue {
  const width = Array.isArray(raw) && Array.isArray(raw[0]) ? raw[0].length : 0;
  const isRectangular = Array.isArray(raw) && raw.every((row) => Array.isArray(row) && row.length === width);
  if (width === 0 || !isRectangular) throw wrongType(label, 'an array of rows of equal length', raw);
  return {
    columns: Array.from({ length: width }, (_, index) => {
      return { name: `c${index + 1}`, label: `Column ${index + 1}`, type: ENTRY.kind, unit: '' };
    }),
    rows: (raw as unknown[][]).map((row, i) =>
      row.map((entry, j) => {
        const what = `${label}, row ${i + 1}, column ${j + 1}`;
        return numericValue(ENTRY, entry, what, presentation).value as number;
      }),
    ),
  };
}

/** Cells of a table that exist only in some rows are empty texts elsewhere. */
function cellOf(spec: CellSpec, raw: unknown, what: string, presentation: Presentation): number | string {
  if (raw === undefined && spec.optional) return '';
  if (raw === undefined || raw === null) throw noResult(`“${what}” has no value for these inputs.`);
  if (isNumeric(spec)) return numericValue(spec, raw, what, presentation).value as number;
  return plainKinds[spec.kind]!(spec as never, raw, what);
}
