/** What stands in a form of which nobody has asked anything. */
import type { WireValue } from '@reckoner/engine/authoring/define';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { parseDate } from '@reckoner/engine/calendar';
import type { Detail } from '../../../catalogue/catalogue.js';
import type { ExampleDetail, FieldDetail } from '../../../catalogue/detail.js';
import { dateOf } from '../../../clock.js';
import { type FormState, stateFromRequest } from '../../form/fields.js';
import { calculateUnplotted } from './calculation.js';

/** Where what is ticked or chosen says something of a person's health. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['medicine', 'health']);
/** From so many on choices with points are a questionnaire. */
const FEWEST_ITEMS = 3;

type Inputs = ExampleDetail['inputs'];

/** The first example that has a result. */
export function exampleOf({ examples }: Pick<Detail, 'examples'>): Inputs {
  return (examples.find(({ results }) => results !== undefined) ?? examples[0])?.inputs ?? {};
}

/**
 * The example, where an empty form would say nothing; without the findings that only a person can have, and with the dates
 * that mean today at today, `2026-01-31`.
 */
export function initialState(calculator: Calculator, detail: Detail, today: string): FormState {
  const says = (state: FormState) => calculateUnplotted(calculator, detail, state, today).outcome?.ok === true;
  if (says({})) return {};
  const example = withoutFindings(detail, exampleOf(detail));
  const moved = withToday(detail, example, today);
  if (moved === example) return stateFromRequest(detail, { inputs: example });
  const state = stateFromRequest(detail, { inputs: moved });
  return says(state) && isInOrder(detail, example, moved)
    ? state
    : stateFromRequest(detail, { inputs: movedTogether(detail, example, moved) });
}

function withoutFindings({ category, inputs }: Detail, example: Inputs): Inputs {
  if (!OF_PEOPLE.has(category)) return example;
  const scored = inputs.filter(({ options }) => options?.some(({ value }) => value !== undefined));
  const isFinding = (field: FieldDetail | undefined) =>
    field?.type === 'flag' || (scored.length >= FEWEST_ITEMS && scored.includes(field!));
  return Object.fromEntries(
    Object.entries(example).filter(([name]) => !isFinding(inputs.find((field) => field.name === name))),
  );
}

function datesOf({ inputs }: Detail): readonly FieldDetail[] {
  return inputs.filter(({ type }) => type === 'date');
}

function withToday(detail: Detail, example: Inputs, today: string): Inputs {
  const names = datesOf(detail).filter(({ name, default: value }) => value === 'today' && Object.hasOwn(example, name));
  return names.length === 0 ? example : { ...example, ...Object.fromEntries(names.map(({ name }) => [name, today])) };
}

function dayOf(value: WireValue | undefined): number | undefined {
  return typeof value === 'string' ? parseDate(value) : undefined;
}

/** How far today is from the example's. */
function shiftOf(detail: Detail, example: Inputs, moved: Inputs): number {
  const { name = '' } = datesOf(detail).find((field) => field.default === 'today') ?? {};
  return dayOf(moved[name])! - dayOf(example[name])!;
}

/** Whether what was to come is still to come. */
function isInOrder(detail: Detail, example: Inputs, moved: Inputs): boolean {
  const { name: now = '' } = datesOf(detail).find((field) => field.default === 'today') ?? {};
  return datesOf(detail).every(({ name }) => {
    const side = (inputs: Inputs) => Math.sign((dayOf(inputs[name]) ?? 0) - (dayOf(inputs[now]) ?? 0));
    return example[name] === undefined || side(example) === side(moved);
  });
}

/** All dates as far from today as they were in the example. */
function movedTogether(detail: Detail, example: Inputs, moved: Inputs): Inputs {
  const shift = shiftOf(detail, example, moved);
  const dates = datesOf(detail).flatMap(({ name }) => {
    const day = dayOf(example[name]);
    return day === undefined ? [] : [[name, dateOf(day + shift)] as const];
  });
  return { ...moved, ...Object.fromEntries(dates) };
}
