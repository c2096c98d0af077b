/** The rows of a table that people fill in: cash flows, courses with grades. */
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { type FormState, hasUnit, rowCount } from '../form/fields.js';
import { Control } from './controls.js';
import { inUnit, limitsOf } from './hints.js';
import { moneyUnit } from './numbers.js';

const MOST_ROWS = 200;

export interface RowsControlProps {
  readonly field: FieldDetail;
  readonly state: FormState;
  readonly currency: string;
  readonly errors: ReadonlyMap<string, readonly string[]>;
  /** Blank rows after those that are filled in. */
  readonly blankRows: number;
}

export function RowsControl({ field, state, currency, errors, blankRows }: RowsControlProps): VNode {
  const { name, label, columns = [], minItems = 1, maxItems = MOST_ROWS } = field;
  const filled = rowCount(state, name);
  const count = Math.min(maxItems, Math.max(minItems, filled + blankRows));
  return (
    <>
      <div class="rows-scroll">
        <table class="rows" data-rows={name} data-min-items={minItems} data-max-items={maxItems}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  <ColumnHead column={column} currency={currency} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: count }, (_, row) => (
              <tr key={row} data-row={row}>
                {columns.map((column) => {
                  const control = `${name}.${row}.${column.name}`;
                  return (
                    <td key={column.name} data-label={column.label}>
                      <Control
                        field={column}
                        name={control}
                        state={state}
                        currency={currency}
                        label={`${column.label}, ${label}, row ${row + 1}`}
                        invalid={errors.has(control) || errors.has(`${name}.${row}`)}
                      />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {count < maxItems ? (
        <p class="rows-actions">
          <button type="submit" class="secondary" name="add.rows" value={name} data-add-row={name}>
            Add rows
          </button>
        </p>
      ) : null}
    </>
  );
}

function ColumnHead({ column, currency }: { readonly column: FieldDetail; readonly currency: string }): VNode {
  const { label, unit, type, help, acceptedUnits = [] } = column;
  const hasPicker = hasUnit(column) && acceptedUnits.length > 1;
  const isMoney = type === 'money';
  const shown = isMoney ? moneyUnit(unit, currency) : hasPicker ? '' : unit;
  const limits = limitsOf(inUnit(column, column.ownUnit ?? unit));
  const detail = [help, limits].filter(Boolean).join(' ');
  return (
    <>
      {label}
      {shown === '' ? null : (
        <>
          {' ('}
          <span data-money={isMoney ? unit : undefined}>{shown}</span>)
        </>
      )}
      {detail === '' ? null : <span class="help">{detail}</span>}
    </>
  );
}
