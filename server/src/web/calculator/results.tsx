/** The results of a calculation: the sentence, each value with its unit; or why there are none. Tables that follow stand by themselves. */
import { localDate } from '@reckoner/engine/calculate/present/format';
import { localized, withLocale } from '@reckoner/engine/calculate/present/locale';
import type { Caution, Outcome, ResultValue, TableValue } from '@reckoner/engine/calculate/types';
import type { VNode } from 'preact';
import type { FieldDetail } from '../../catalogue/detail.js';
import { CURRENCY_NAME, DEFAULT_CURRENCY, type FormDefinition, type FormState, hasUnit } from '../form/fields.js';
import { clockReading, formatMagnitude, formatValue, isNumeric, isTight } from './numbers.js';
import { isTabular, ResultTable } from './table.js';
import { UnitPicker } from './unit-picker.js';

export interface ResultsProps {
  readonly definition: FormDefinition;
  readonly state: FormState;
  /** Undefined while the inputs are not valid. */
  readonly outcome: Outcome | undefined;
  /** The address of a table as CSV. */
  readonly csvHref: (output: string) => string;
  /** The input that was found, which stands before all else. */
  readonly found?: VNode | undefined;
  /** Other solutions. Browsers' code fills their place by itself. */
  readonly others?: VNode | undefined;
}

/** What stands within `<section id="results">`. */
export function Results(props: ResultsProps): VNode {
  const { outcome } = props;
  return (
    <>
      <h2>Result</h2>
      {outcome === undefined ? (
        <p class="quiet">The result appears here once the inputs are complete.</p>
      ) : outcome.ok ? (
        <Values {...props} outcome={outcome} />
      ) : (
        <p class="no-result">{outcome.reason}</p>
      )}
    </>
  );
}

interface Shown {
  readonly field: FieldDetail;
  readonly result: ResultValue;
}

type Answered = ResultsProps & { readonly outcome: Outcome & { readonly ok: true } };

/** What there is of the outputs, tables that are asked for first apart: they are the result, and others follow it. */
function shownOf({ definition, outcome }: Answered) {
  const shown: Shown[] = definition.outputs.flatMap((field) => {
    const result = Object.hasOwn(outcome.results, field.name) ? outcome.results[field.name] : undefined;
    return result === undefined ? [] : [{ field, result }];
  });
  const isTable = ({ field }: Shown) => isTabular(field);
  const first = shown.findIndex((one) => !isTable(one));
  const before = first < 0 ? shown.length : first;
  return {
    values: shown.filter((one) => !isTable(one)),
    tables: shown.slice(0, before),
    others: shown.slice(before).filter(isTable),
  };
}

/** What stands within `<section id="tables">`: the tables that are not the result itself. */
export function OtherTables(props: ResultsProps): VNode | null {
  const { outcome } = props;
  return outcome?.ok ? <Tables {...props} tables={shownOf({ ...props, outcome }).others} /> : null;
}

function Tables({ tables, state, csvHref }: ResultsProps & { readonly tables: readonly Shown[] }): VNode {
  return (
    <>
      {tables.map(({ field, result }) => (
        <ResultTable
          key={field.name}
          name={field.name}
          label={field.label}
          table={result.value as TableValue}
          columns={field.columns ?? []}
          currency={state[CURRENCY_NAME] || DEFAULT_CURRENCY}
          csvHref={csvHref(field.name)}
        />
      ))}
    </>
  );
}

function Values(props: Answered): VNode {
  const { state, outcome, found, others } = props;
  const currency = state[CURRENCY_NAME] || DEFAULT_CURRENCY;
  const { values, tables } = shownOf(props);
  const of = (cautions: readonly Caution[] = []) => cautions.filter(({ alternative }) => alternative === undefined);
  const rows = values.map(({ field, result }, index) => (
    <div key={field.name} class={classOf(field, found ? index + 1 : index)} data-output={field.name}>
      <dt>{field.label}</dt>
      <dd>
        <Value field={field} result={result} currency={currency} />
      </dd>
    </div>
  ));
  // What was solved for is the main result where there is one.
  const main = found ? 0 : 1;
  const isConvertible = values.some(({ field }) => (field.acceptedUnits?.length ?? 0) > 1);
  return (
    <>
      {found}
      {rows.length > 0 && main > 0 ? <dl class="results">{rows.slice(0, main)}</dl> : null}
      <Cautions cautions={of(outcome.cautions)} />
      {rows.length > main ? <dl class="results">{rows.slice(main)}</dl> : null}
      {isConvertible ? (
        <p class="without-scripts">
          <button type="submit" form="calculator" class="secondary">
            Convert
          </button>
        </p>
      ) : null}
      <p class="explanation">{outcome.explanation}</p>
      <div id="others">{others}</div>
      <Tables {...props} tables={tables} />
      <AllDigits values={values} currency={currency} />
    </>
  );
}

/** What is to be read before anything else is made of the result. */
function Cautions({ cautions }: { readonly cautions: readonly Caution[] }): VNode | null {
  if (cautions.length === 0) return null;
  return (
    <ul class="cautions">
      {cautions.map(({ level, message }) => (
        <li key={message} class={level}>
          {level === 'note' ? null : <strong>{level === 'danger' ? 'Danger:' : 'Caution:'} </strong>}
          {message}
        </li>
      ))}
    </ul>
  );
}

function isShort({ type }: FieldDetail): boolean {
  return isNumeric(type) || type === 'date' || type === 'time';
}

/** The first result stands out: a number more than words. */
function classOf(field: FieldDetail, index: number): string {
  if (index > 0) return 'result';
  return isShort(field) ? 'result main-result' : 'result main-result in-words';
}

function Value({ field, result, currency }: Shown & { readonly currency: string }): VNode {
  const { value, unit } = result;
  if (typeof value !== 'number') {
    const kind = field.type === 'category' ? 'class-value' : 'text-value';
    return field.type === 'date' || field.type === 'time' ? (
      <time dateTime={String(value)}>{field.type === 'date' ? localDate(String(value)) : value}</time>
    ) : (
      <span class={kind}>{String(value)}</span>
    );
  }
  const { acceptedUnits = [] } = field;
  if (hasUnit(field) && acceptedUnits.length > 1) {
    return (
      <>
        <data value={String(value)}>{formatMagnitude(field, value, unit, currency)}</data>{' '}
        <UnitPicker
          name={`units.${field.name}`}
          label={`Unit of ${field.label}`}
          units={acceptedUnits}
          first={field.firstUnits}
          selected={unit}
          form="calculator"
        />
        <ClockReading value={value} unit={unit} />
      </>
    );
  }
  if (field.type === 'money' || unit === '' || isTight(unit))
    return <data value={String(value)}>{formatValue(field, value, unit, currency)}</data>;
  return (
    <>
      <data value={String(value)}>{formatMagnitude(field, value, unit, currency)}</data>{' '}
      <span class="unit">{unit}</span>
    </>
  );
}

function ClockReading({ value, unit }: { readonly value: number; readonly unit: string }): VNode | null {
  const text = clockReading(value, unit);
  return text === undefined ? null : <span class="clock-reading">{text}</span>;
}

/** Every digit of the values that are shown with fewer. */
function AllDigits({
  values,
  currency,
}: {
  readonly values: readonly Shown[];
  readonly currency: string;
}): VNode | null {
  const rounded = values.flatMap(({ field, result }) => {
    const { value, unit, exact } = result;
    if (!isNumeric(field.type) || typeof value !== 'number') return [];
    const digits = exact ?? String(value);
    const plain = withLocale(undefined, () => formatMagnitude(field, value, unit, currency))
      .replaceAll(',', '')
      .replace('−', '-');
    return plain === digits || Number(plain) === Number(digits) ? [] : [{ field, digits, unit }];
  });
  if (rounded.length === 0) return null;
  return (
    <details class="all-digits">
      <summary>All digits</summary>
      <dl>
        {rounded.map(({ field, digits, unit }) => (
          <div key={field.name}>
            <dt>{field.label}</dt>
            <dd>
              {localized(digits)}
              {unit === '' ? '' : ` ${unit}`}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
