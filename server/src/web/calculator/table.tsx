/** A table of results: scrolls by itself, its middle folded away when it is long, to be had as CSV. */
import { localDate } from '@reckoner/engine/calculate/present/format';
import { formatNumber } from '@reckoner/engine/calculate/present/number-format';
import { conversion } from '@reckoner/engine/calculate/read/unit';
import type { TableValue } from '@reckoner/engine/calculate/types';
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { formatMagnitude, isNumeric } from './numbers.js';

/** Of longer tables the first rows and the last are seen at once. */
const LONG = 14;
const FIRST_SHOWN = 5;
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

export function ResultTable(props: ResultTableProps): VNode {
  const { name, label, table, csvHref } = props;
  const { rows } = table;
  const count = formatNumber(rows.length);
  return (
    <div class="result-table" data-output={name}>
      <h3>{label}</h3>
      {rows.length > LONG ? (
        <>
          <Rows {...props} rows={rows.slice(0, FIRST_SHOWN)} last={rows.at(-1)} />
          <details>
            <summary>{`All ${count} rows`}</summary>
            <Rows {...props} label={`${label}, all rows`} rows={rows.slice(0, MOST_SHOWN)} />
            {rows.length > MOST_SHOWN ? <p class="quiet">{`The first ${MOST_SHOWN} rows; the CSV has all.`}</p> : null}
          </details>
        </>
      ) : (
        <Rows {...props} rows={rows} />
      )}
      <p>
        <a href={csvHref} download data-csv={name}>
          Download as CSV
        </a>
      </p>
    </div>
  );
}

type Row = TableValue['rows'][number];

interface RowsProps extends Pick<ResultTableProps, 'label' | 'table' | 'columns' | 'currency'> {
  readonly rows: readonly Row[];
  /** A row that does not follow the others. */
  readonly last?: Row | undefined;
}

export function Rows({ label, table, columns, currency, rows, last }: RowsProps): VNode {
  // Columns that are optional may be empty all the way down.
  const used = table.columns.map((_, place) => place === 0 || table.rows.some((row) => row[place] !== ''));
  const declared = new Map(columns.map((column) => [column.name, column]));
  const show = (row: Row, index: number) => (
    <tr key={index}>
      {row.map((cell, place) => {
        if (!used[place]) return null;
        const column = table.columns[place]!;
        const field = declared.get(column.name);
        const own = field?.ownUnit ?? column.unit;
        const text =
          typeof cell === 'number'
            ? formatMagnitude(
                { ...field, type: column.type, unit: column.unit },
                field?.ownUnit ? conversion(column.unit, own).float(cell) : cell,
                own,
                currency,
              )
            : column.type === 'date' && cell !== ''
              ? localDate(cell)
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
  );
  return (
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
                  {column.unit === '' ? null : ` (${declared.get(column.name)?.ownUnit ?? column.unit})`}
                </th>
              ))}
          </tr>
        </thead>
        <tbody>{rows.map(show)}</tbody>
        {last === undefined ? null : <tbody class="last-row">{show(last, -1)}</tbody>}
      </table>
    </section>
  );
}
