/**
 * A calculator's form as text and as a request of the API, both ways. A form, the address of a page and a link that
 * carries inputs are the same pairs of names and texts: `mass=154`, `mass.unit=lb`, `flows.0.amount=100`,
 * `units.energy=kJ`, `currency.code=EUR`. Runs in browsers too.
 */
import type { WireValue } from '@reckoner/engine/authoring/define';
import type { FieldDetail } from '../../catalogue/detail.js';
import { type FormDefinition, type FormState, hasUnit, isPlainNumber } from './definition.js';
import { GOAL, goalOf, solvable } from './goal.js';
import { takesUncertainty, uncertaintiesOf, uncertaintyName } from './uncertainty.js';

export { type FormDefinition, type FormState, hasUnit } from './definition.js';

export type Pair = readonly [name: string, value: string];

/** The body of a calculation without the slug. Values are texts, as the engine reads them exactly. */
export interface FormRequest {
  readonly inputs: Readonly<Record<string, WireValue>>;
  /** Absent when every output is wanted in its own unit. */
  readonly units?: Readonly<Record<string, string>>;
  /** Absent when it is the default. */
  readonly currency?: string;
  /** Standard uncertainties of inputs in the units of their values. Absent when there are none. */
  readonly uncertainties?: Readonly<Record<string, string>> | undefined;
  /** The input that is to be found, and the output with its wanted value: both or neither. */
  readonly solveFor?: string;
  readonly target?: Readonly<Record<string, WireValue>>;
}

/** A request, and the form's row for each row of the request: blank rows of the form are left out of it. */
export interface ReadForm {
  readonly request: FormRequest;
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

export const CURRENCY_NAME = 'currency.code';
export const DEFAULT_CURRENCY = 'USD';
/** Rows beyond any calculator's limit are not read. */
const MOST_ROWS = 1000;

/** Whether a field of money occurs, so that the currency can be chosen. */
export function hasMoney({ inputs, outputs }: FormDefinition): boolean {
  const isMoney = (field: FieldDetail): boolean =>
    field.type === 'money' || (field.of !== undefined && isMoney(field.of)) || (field.columns ?? []).some(isMoney);
  return inputs.some(isMoney) || outputs.some(isMoney);
}

/** The pairs that the form knows, the last of a name; undefined when there is none. */
export function stateFromPairs(definition: FormDefinition, pairs: Iterable<Pair>): FormState | undefined {
  const isKnown = knownNames(definition);
  const state: Record<string, string> = {};
  let any = false;
  for (const [name, value] of pairs) {
    if (!isKnown(name)) continue;
    any = true;
    state[name] = value.replaceAll('\r\n', '\n');
  }
  return any ? state : undefined;
}

function knownNames(definition: FormDefinition): (name: string) => boolean {
  const names = new Set<string>();
  const columns = new Map<string, ReadonlySet<string>>();
  for (const field of definition.inputs) {
    if (field.type === 'rows') columns.set(field.name, new Set((field.columns ?? []).flatMap(controlNames)));
    else for (const name of controlNames(field)) names.add(name);
    if (takesUncertainty(field)) names.add(uncertaintyName(field.name));
  }
  for (const output of definition.outputs) if (hasUnit(output)) names.add(`units.${output.name}`);
  if (hasMoney(definition)) names.add(CURRENCY_NAME);
  if (solvable(definition)) for (const name of Object.values(GOAL)) names.add(name);
  return (name) => {
    if (names.has(name)) return true;
    const cell = cellOf(name);
    return cell !== undefined && (columns.get(cell.rows)?.has(cell.control) ?? false);
  };
}

function controlNames(field: FieldDetail): string[] {
  return hasUnit(field) ? [field.name, `${field.name}.unit`] : [field.name];
}

function cellOf(name: string): { rows: string; row: number; control: string } | undefined {
  const match = /^([^.]+)\.(0|[1-9]\d{0,3})\.(.+)$/.exec(name);
  if (!match) return undefined;
  const row = Number(match[2]);
  return row < MOST_ROWS ? { rows: match[1]!, row, control: match[3]! } : undefined;
}

/** How many rows of a `rows` input a form holds: one more than the last that has a control. */
export function rowCount(state: FormState, name: string): number {
  let count = 0;
  for (const control of Object.keys(state)) {
    const cell = cellOf(control);
    if (cell?.rows === name) count = Math.max(count, cell.row + 1);
  }
  return count;
}

/** The request that a form asks for. Inputs whose condition does not hold are left out, whatever stands in them. */
export function requestFromState(definition: FormDefinition, state: FormState): ReadForm {
  const rows: Record<string, readonly number[]> = {};
  const goal = goalOf(definition, state);
  const given = definition.inputs.filter(({ name }) => name !== goal?.solveFor);
  const inputs = recordFrom(given, state, '', (field) => {
    const found = readRows(field, state);
    if (found.places.length === 0) return undefined;
    rows[field.name] = found.places;
    return found.values;
  });
  const units: Record<string, string> = {};
  for (const { name, unit } of definition.outputs) {
    const wanted = state[`units.${name}`]?.trim();
    if (wanted && wanted !== unit) units[name] = wanted;
  }
  const currency = state[CURRENCY_NAME]?.trim().toUpperCase();
  const uncertainties = uncertaintiesOf(definition, state, inputs);
  return {
    rows,
    request: {
      inputs,
      ...(uncertainties && { uncertainties }),
      ...(Object.keys(units).length === 0 ? {} : { units }),
      ...(currency && currency !== DEFAULT_CURRENCY ? { currency } : {}),
      ...goal,
    },
  };
}

function recordFrom(
  fields: readonly FieldDetail[],
  state: FormState,
  prefix: string,
  rowsOf: (field: FieldDetail) => WireValue | undefined,
): Record<string, WireValue> {
  const record: Record<string, WireValue> = {};
  const applies = conditions(fields, (name) => state[prefix + name]);
  for (const field of fields) {
    if (!applies(field)) continue;
    const value = field.type === 'rows' ? rowsOf(field) : valueFrom(field, state, prefix + field.name);
    if (value !== undefined) record[field.name] = value;
    // A list that has to be given and may be empty is given when it is left empty.
    else if (field.minItems === 0 && field.required === true) record[field.name] = [];
  }
  return record;
}

function readRows(field: FieldDetail, state: FormState): { values: WireValue[]; places: number[] } {
  const columns = field.columns ?? [];
  const values: WireValue[] = [];
  const places: number[] = [];
  for (let row = 0; row < rowCount(state, field.name); row++) {
    const prefix = `${field.name}.${row}.`;
    if (isBlank(columns, state, prefix)) continue;
    values.push(recordFrom(columns, state, prefix, () => undefined));
    places.push(row);
  }
  return { values, places };
}

/** Whether a row is one that nobody filled in: choices in rows begin with an empty option. */
function isBlank(columns: readonly FieldDetail[], state: FormState, prefix: string): boolean {
  return columns.every(({ name, type }) => {
    const text = state[prefix + name] ?? '';
    return text.trim() === '' || (type === 'flag' && text !== 'true');
  });
}

/** Whether its amounts are often written as on a clock: hours, minutes, paces. */
export function isClockUnit(unit: string): boolean {
  return /^(?:h|min)(?:\/|$)/.test(unit);
}

function valueFrom(field: FieldDetail, state: FormState, name: string): WireValue | undefined {
  const text = state[name];
  if (text === undefined || text.trim() === '') return undefined;
  if (field.type === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  if (hasUnit(field)) {
    const unit = state[`${name}.unit`]?.trim();
    // Of 5:30 the unit beside it says whether it begins with hours or minutes.
    if (/^\s*\d+:\d{2}\s*$/.test(text) && isClockUnit(unit || field.unit))
      return `${text.trim()} ${unit || field.unit}`;
    // A text with a unit of its own says more than the picker beside it.
    return unit && unit !== field.unit && isPlainNumber(text) ? { value: text.trim(), unit } : text.trim();
  }
  return field.type === 'text' ? text : text.trim();
}

/** Whether a field's condition holds, given what stands in the others. */
export function conditions(
  fields: readonly FieldDetail[],
  textOf: (name: string) => string | undefined,
): (field: FieldDetail) => boolean {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const applies = (field: FieldDetail): boolean =>
    Object.entries(field.when ?? {}).every(([name, expected]) => {
      const other = byName.get(name);
      if (!other || !applies(other)) return false;
      const text = textOf(name) || String(other.default ?? '');
      return [expected].flat().some((one) => String(one) === text);
    });
  return applies;
}

/** What a form holds that asks for this. Any form in which the API takes values is understood. */
export function stateFromRequest(definition: FormDefinition, request: FormRequest): FormState {
  const state: Record<string, string> = {};
  writeRecord(definition.inputs, request.inputs, '', state);
  for (const { name } of definition.outputs) {
    const unit = request.units?.[name];
    if (unit !== undefined) state[`units.${name}`] = unit;
  }
  if (request.currency !== undefined) state[CURRENCY_NAME] = request.currency;
  for (const [output, value] of Object.entries(request.target ?? {})) {
    state[GOAL.input] = request.solveFor ?? '';
    state[GOAL.output] = output;
    state[GOAL.target] = isPair(value) ? String(value.value) : String(value);
    if (isPair(value)) state[GOAL.unit] = value.unit;
  }
  return state;
}

function writeRecord(
  fields: readonly FieldDetail[],
  values: Readonly<Record<string, WireValue>>,
  prefix: string,
  state: Record<string, string>,
): void {
  for (const field of fields) {
    const name = prefix + field.name;
    const value = Object.hasOwn(values, field.name) ? values[field.name] : undefined;
    if (value === undefined) continue;
    if (field.type === 'rows' && Array.isArray(value)) {
      for (const [row, record] of (value as readonly Readonly<Record<string, WireValue>>[]).entries())
        writeRecord(field.columns ?? [], record, `${name}.${row}.`, state);
    } else if (hasUnit(field) && isPair(value)) {
      state[name] = String(value.value);
      state[`${name}.unit`] = value.unit;
    } else {
      state[name] = textOf(field, value);
    }
  }
}

function isPair(value: WireValue): value is { readonly value: number | string; readonly unit: string } {
  return typeof value === 'object' && 'value' in value && 'unit' in value && !Array.isArray(value);
}

function textOf(field: FieldDetail, value: WireValue): string {
  if (Array.isArray(value)) return field.type === 'matrix' ? matrixText(value) : listText(value);
  if (isPair(value)) return `${value.value} ${value.unit}`;
  if (field.type === 'flag' && (value === 'yes' || value === 'no')) return String(value === 'yes');
  return String(value);
}

function listText(items: readonly WireValue[]): string {
  const texts = items.map((item) => (isPair(item) ? `${item.value} ${item.unit}` : String(item)));
  // One text with spaces would be read as several.
  return texts.length === 1 && /\s/.test(texts[0]!) ? `${texts[0]},` : texts.join(', ');
}

function matrixText(rows: readonly WireValue[]): string {
  return rows.map((row) => (Array.isArray(row) ? row.join(betweenCells(row)) : String(row))).join('\n');
}

/** Behind a space a fraction could be the rest of a mixed number. */
function betweenCells(row: readonly unknown[]): string {
  return row.some((cell) => String(cell).includes('/')) ? ', ' : ' ';
}

/**
 * The same with the defaults in the controls that hold nothing: people see what is reckoned with.
 * @param today Where a default of today is written out: `2026-01-31`.
 */
export function withDefaults(definition: FormDefinition, state: FormState, today?: string): FormState {
  const filled: Record<string, string> = { ...state };
  for (const field of definition.inputs) {
    const { default: value, type } = field;
    // In equations a default yields where the given variables determine it: written out it would contradict them.
    if (value === undefined || field.optional || filled[field.name] !== undefined) continue;
    if (type !== 'date' || value !== 'today') filled[field.name] = textOf(field, value);
    else if (today !== undefined) filled[field.name] = today;
  }
  return filled;
}

/** What an address carries of a form, in the form's order: nothing empty, no unit that is the usual one. */
export function pairsFromState(definition: FormDefinition, state: FormState): readonly Pair[] {
  const pairs: Pair[] = [];
  const add = (name: string, usual?: string) => {
    const value = state[name];
    if (value !== undefined && value.trim() !== '' && value !== usual) pairs.push([name, value]);
  };
  const addField = (field: FieldDetail, name: string) => {
    add(name);
    if (hasUnit(field) && state[name]?.trim()) add(`${name}.unit`, field.unit);
  };
  const goal = goalOf(definition, state);
  for (const field of definition.inputs) {
    // What is found follows from the others; its unit is how it is shown.
    if (field.name === goal?.solveFor) {
      if (hasUnit(field)) add(`${field.name}.unit`, field.unit);
      continue;
    }
    if (field.type !== 'rows') {
      addField(field, field.name);
      if (state[field.name]?.trim()) add(uncertaintyName(field.name));
      continue;
    }
    const { places } = readRows(field, state);
    for (const row of places)
      for (const column of field.columns ?? []) addField(column, `${field.name}.${row}.${column.name}`);
  }
  for (const { name, unit } of definition.outputs) add(`units.${name}`, unit);
  add(CURRENCY_NAME, DEFAULT_CURRENCY);
  if (goal) {
    const [[output, wanted]] = Object.entries(goal.target) as [[string, WireValue]];
    pairs.push([GOAL.input, goal.solveFor], [GOAL.output, output]);
    add(GOAL.target);
    if (isPair(wanted)) add(GOAL.unit);
  }
  return pairs;
}

/** The query of an address that carries a form, without the question mark. */
export function queryFromState(definition: FormDefinition, state: FormState): string {
  return new URLSearchParams(pairsFromState(definition, state).map(([name, value]) => [name, value])).toString();
}

/** The same for a request, such as a worked example. */
export function queryFromRequest(definition: FormDefinition, request: FormRequest): string {
  return queryFromState(definition, stateFromRequest(definition, request));
}

/** The control that an issue's pointer (`/inputs/flows/1/amount`) is about. */
export function controlAt(pointer: string, rows: ReadForm['rows']): string {
  const [, part = '', name = '', index, column] = pointer
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (part === 'currency') return CURRENCY_NAME;
  if (part === 'units') return `units.${name}`;
  if (part === 'solveFor') return GOAL.input;
  if (part === 'target') return GOAL.target;
  const row = index === undefined ? undefined : rows[name]?.[Number(index)];
  if (row === undefined) return name;
  return column === undefined ? `${name}.${row}` : `${name}.${row}.${column}`;
}

/** The id of a control by its name. */
export function controlId(name: string): string {
  return `field-${name.replaceAll('.', '-')}`;
}
