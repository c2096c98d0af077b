/** What stands in a form, in the units of the reader's region. */
import { conversion } from '@reckoner/engine/calculate/read/unit';
import { parseQuantityText, parseUnit, sameDimension, unitOf } from '@reckoner/engine/units/index';
import type { FieldDetail } from '../../catalogue/detail.js';
import { fieldText } from '../form/converted.js';
import { type FormDefinition, type FormState, hasUnit, isPlainNumber } from '../form/definition.js';
import { rowCount } from '../form/fields.js';
import { GOAL, solvable, targetUnit, wantedOutput } from '../form/goal.js';
import { uncertaintyName } from '../form/uncertainty.js';

/** Digits of an uncertainty that is told in another unit. */
const UNCERTAINTY_DIGITS = 3;

const unitFor = ({ ownUnit, unit }: FieldDetail): string => ownUnit ?? unit;

interface Converting {
  /** Whether digits that converting adds may go, as in examples. */
  readonly rough?: boolean;
  /**
   * Whether a text with a unit that is neither the field's nor the reader's stays as it is: in pounds and inches an example
   * may lie on a limit, a body mass index of 30, and in kilograms and centimeters a digit beyond it.
   */
  readonly keepsTexts?: boolean;
}

/** The same amounts in the reader's units, results too. */
export function inReadersUnits(definition: FormDefinition, state: FormState, how: Converting = {}): FormState {
  const converted: Record<string, string> = { ...state };
  for (const field of definition.inputs) {
    if (field.type !== 'rows') convertControl(field, field.name, converted, how);
    for (let row = 0; field.type === 'rows' && row < rowCount(state, field.name); row++)
      for (const column of field.columns ?? [])
        convertControl(column, `${field.name}.${row}.${column.name}`, converted, how);
  }
  convertGoal(definition, converted);
  for (const { name } of definition.outputs) delete converted[`units.${name}`];
  return withReadersResults(definition, converted);
}

/** The same with the reader's units for results of which none is asked for. */
export function withReadersResults(definition: FormDefinition, state: FormState): FormState {
  const units = definition.outputs.flatMap(({ name, ownUnit }) =>
    ownUnit === undefined || state[`units.${name}`] !== undefined ? [] : [[`units.${name}`, ownUnit] as const],
  );
  return units.length === 0 ? state : { ...state, ...Object.fromEntries(units) };
}

function convertControl(field: FieldDetail, name: string, state: Record<string, string>, how: Converting): void {
  const text = state[name];
  if (!hasUnit(field) || text === undefined) return;
  const unitName = `${name}.unit`;
  const to = unitFor(field);
  const from = state[unitName]?.trim() || field.unit;
  if (text.trim() === '') {
    state[unitName] = to;
    return;
  }
  // An address may say anything.
  const parsed = parseUnit(from);
  if (!parsed.ok || !sameDimension(parsed.unit, unitOf(field.unit))) return;
  const given = isPlainNumber(text) ? { number: text, unit: from } : inOneUnit(field, text, from);
  if (given === undefined) return;
  if (how.keepsTexts && given.unit !== from && given.unit !== to) return;
  const changed = given.unit === to ? given.number : fieldText(field, given.number, given.unit, to, how.rough);
  if (changed === undefined) return;
  convertUncertainty(name, text, from, to, state);
  state[name] = changed;
  state[unitName] = to;
}

/** A number with a unit of its own, `110 lb`, which says more than the unit beside it. Feet with inches stay together. */
function inOneUnit(field: FieldDetail, text: string, from: string): { number: string; unit: string } | undefined {
  if (field.inFeet && fieldText(field, text, from, 'ft') !== undefined) return { number: text, unit: 'ft' };
  const parsed = parseQuantityText(text);
  if (!parsed.ok || parsed.unit === '' || !sameDimension(unitOf(parsed.unit), unitOf(field.unit))) return undefined;
  return { number: parsed.number, unit: parsed.unit };
}

/** It goes along in the unit of its value. */
function convertUncertainty(name: string, text: string, from: string, to: string, state: Record<string, string>): void {
  const uncertainty = state[uncertaintyName(name)];
  if (uncertainty === undefined || !isPlainNumber(uncertainty) || !isPlainNumber(text)) return;
  const { float } = conversion(from, to);
  const difference = float(Number(text) + Number(uncertainty)) - float(Number(text));
  state[uncertaintyName(name)] = String(Number(difference.toPrecision(UNCERTAINTY_DIGITS)));
}

function convertGoal(definition: FormDefinition, state: Record<string, string>): void {
  const offered = solvable(definition);
  const output = offered && wantedOutput(offered, state);
  if (!output || !hasUnit(output)) return;
  const [from, to] = [targetUnit(output, state), unitFor(output)];
  const text = state[GOAL.target] ?? '';
  const changed = from === to ? undefined : fieldText({}, text, from, to);
  if (changed !== undefined) state[GOAL.target] = changed;
  if (changed !== undefined || text.trim() === '') state[GOAL.unit] = to;
}
