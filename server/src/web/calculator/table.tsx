/** A table of results: scrolls by itself, folded away when it is long, to be had as CSV. */
import type { TableValue } from '@reckoner/engine/calculate/types';
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { formatMagnitude, isNumeric } from './numbers.js';

/** Longer tables are folded away at first. */
const LONG = 14;
/** Nobody reads more of a table on a page: the CSV has all. */
const MOST_SHOWN = 400;

/** Whether an output's value is columns and rows. */
export function isTabular({ type }: { readonly type: string }): boolean {
  return type === 'table' || type === 'matrix';
}

export interface ResultTableProps {
  readonly name: string;
  readonly label: string;
  readonly table: TableValue;
  /** The table's columns as the calculator declares them. */
  readonly columns: readonly FieldDetail[];
  readonly currency: string;
  readonly csvHref: string;
}

export function ResultTable({ name, label, table, columns, currency, csvHref }: ResultTableProps): VNode {
  const { rows } = table;
  const count = `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'row' : 'rows'}`;
  const shown = rows.slice(0, MOST_SHOWN);
  // Columns that are optional may be empty all the way down.
  const used = table.columns.map((_, place) => place === 0 || rows.some((row) => row[place] !== ''));
  const declared = new Map(columns.map((column) => [column.name, column]));
  return (
    <details class="result-table" open={rows.length <= LONG} data-output={name}>
      <summary>{`${label} (${count})`}</summary>
      <section class="table-scroll" aria-label={`${label}, table`} tabIndex={0}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {table.columns
                .filter((_, place) => used[place])
                .map((column) => (
                  <th key={column.name} scope="col" class={isNumeric(column.type) ? 'number' : undefined}>
                    {column.label}
                    {column.unit === '' ? null : ` (${column.unit})`}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => (
              <tr key={index}>
                {row.map((cell, place) => {
                  if (!used[place]) return null;
                  const column = table.columns[place]!;
                  const isNumber = typeof cell === 'number';
                  const text = isNumber
                    ? formatMagnitude(
                        { ...declared.get(column.name), type: column.type, unit: column.unit },
                        cell,
                        column.unit,
                        currency,
                      )
                    : cell;
                  const kind = isNumeric(column.type) ? 'number' : undefined;
                  return place === 0 ? (
                    <th key={column.name} scope="row" class={kind}>
                      {text}
                    </th>
                  ) : (
                    <td key={column.name} class={kind}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < rows.length ? <p class="quiet">{`The first ${MOST_SHOWN} rows; the CSV has all.`}</p> : null}
      <p>
        <a href={csvHref} download data-csv={name}>
          Download as CSV
        </a>
      </p>
    </details>
  );
}
