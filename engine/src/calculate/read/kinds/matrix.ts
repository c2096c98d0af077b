/** Rectangular matrices of plain numbers, from arrays or from text. */
import type { WireValue } from '../../../authoring/define.js';
import type { MatrixSpec } from '../../../authoring/kinds.js';
import { type Place, quoted } from '../issues.js';
import { hasMixedNumber, isEmpty, MIXED_ADVICE } from './list.js';
import { NumberReader } from './plain-numbers.js';
import type { Reader, Reading } from './reader.js';

export const MOST_MATRIX_ROWS = 10;

type Matrix = readonly (readonly (number | string)[])[];

export class MatrixReader implements Reader {
  readonly mutable = true;
  private readonly entry: NumberReader;
  private readonly mostRows: number;
  private readonly mostColumns: number;

  constructor(
    private readonly spec: MatrixSpec,
    decimal: boolean,
  ) {
    const { min, max, above, below } = spec;
    this.entry = new NumberReader({ min, max, above, below }, decimal);
    this.mostRows = spec.maxRows ?? MOST_MATRIX_ROWS;
    this.mostColumns = spec.maxColumns ?? MOST_MATRIX_ROWS;
  }

  read(raw: unknown, place: Place, reading: Reading): WireValue | undefined {
    if (typeof raw === 'string' && hasMixedNumber(raw)) {
      reading.issues.add(place, 'ambiguous', `${place.name}: ${MIXED_ADVICE}`, { expected: 'an array of rows' });
      return undefined;
    }
    const rows: unknown = typeof raw === 'string' ? splitMatrix(raw) : raw;
    if (isEmpty(raw)) {
      const message = `${place.name} must have at least 1 row; it is empty.`;
      reading.issues.add(place, 'too-few-items', message, { expected: 'at least 1 row' });
      return undefined;
    }
    if (!Array.isArray(rows) || rows.length === 0 || !rows.every((row) => Array.isArray(row) && row.length > 0)) {
      const expected = 'an array of rows, each an array of numbers';
      const message = `${place.name} must be ${expected}, or a text with its rows on lines; ${quoted(raw)} was sent.`;
      reading.issues.add(place, 'wrong-type', message, { expected });
      return undefined;
    }
    if (!this.rightShape(rows, place, reading)) return undefined;
    const canonical: WireValue[][] = [];
    let complete = true;
    for (const [index, row] of rows.entries()) {
      const entries: WireValue[] = [];
      for (const [column, entry] of (row as unknown[]).entries()) {
        const at = typeof raw === 'string' ? place : place.item(index, 'row').item(column, 'column');
        const value = this.entry.read(entry, at, reading);
        if (value === undefined) complete = false;
        else entries.push(value);
      }
      canonical.push(entries);
    }
    return complete ? canonical : undefined;
  }

  holdsNothing(raw: unknown): boolean {
    return isEmpty(raw);
  }

  private rightShape(rows: readonly unknown[][], place: Place, { issues }: Reading): boolean {
    const columns = rows[0]!.length;
    const uneven = rows.findIndex((row) => row.length !== columns);
    if (uneven > 0) {
      const message = `${place.name} must have rows of equal length: row 1 has ${columns}, row ${uneven + 1} has ${rows[uneven]!.length}.`;
      issues.add(place, 'not-rectangular', message, { expected: 'rows of equal length' });
      return false;
    }
    if (rows.length > this.mostRows || columns > this.mostColumns) {
      const expected = `at most ${this.mostRows} rows and ${this.mostColumns} columns`;
      const message = `${place.name} must have ${expected}; it has ${rows.length} rows and ${columns} columns.`;
      issues.add(place, 'too-many-items', message, { expected });
      return false;
    }
    if (this.spec.square && rows.length !== columns) {
      const message = `${place.name} must be square; it has ${rows.length} rows and ${columns} columns.`;
      issues.add(place, 'not-square', message, { expected: 'as many rows as columns' });
      return false;
    }
    return true;
  }

  native(canonical: WireValue): number[][] {
    return (canonical as Matrix).map((row) => row.map((entry) => this.entry.native(entry)));
  }

  exact(canonical: WireValue): (number | string)[][] {
    return (canonical as Matrix).map((row) => row.map((entry) => this.entry.exact(entry)));
  }
}

/** Rows on lines or between semicolons; entries between commas, tabs or spaces; brackets are decoration. */
function splitMatrix(text: string): string[][] {
  return text
    .trim()
    .replaceAll(/\][\s,]*\[/g, ';')
    .replaceAll(/[[\]]/g, '')
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => row.split(/\s*,\s*|\s+/));
}
