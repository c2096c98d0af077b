/** Reads what a sweep asks for: one or two inputs, and the values that each takes. */
import type { WireValue } from '../../authoring/define.js';
import type { InputSpec } from '../../authoring/kinds.js';
import { preparedOf } from '../prepared.js';
import { type Currency, currencyOf, DEFAULT_CURRENCY } from '../present/currency.js';
import { isNumeric } from '../present/results.js';
import { clipped, Issues, Place, quoted } from '../read/issues.js';
import { readerOf } from '../read/kinds/index.js';
import type { Reader, Reading } from '../read/kinds/reader.js';
import { nearest } from '../read/suggest.js';
import { unknownNames } from '../read/unknown-names.js';
import type { Calculator, Context, Issue } from '../types.js';
import { spacedPoints } from './points.js';

export const MOST_POINTS = 1000;
export const MOST_AXES = 2;
const FEWEST_STEPS = 2;
const FIELDS = ['input', 'from', 'to', 'steps', 'values', 'scale'];
/** Kinds of many values have no single value to move. */
const MANY: ReadonlySet<string> = new Set(['list', 'matrix', 'rows']);

export interface Axis {
  readonly input: string;
  readonly spec: InputSpec;
  readonly reader: Reader;
  /** As they would be sent, in the shown unit. */
  readonly points: readonly WireValue[];
}

export type SweepReading =
  | { readonly ok: true; readonly axes: readonly Axis[] }
  | { readonly ok: false; readonly issues: readonly SweepIssue[] };

export type SweepIssue = Issue;

const SWEEP = new Place('sweep', 'The sweep');

/**
 * The axes of a sweep, from whatever a client sent.
 * @param inputs Those that were sent besides: a swept one is not among them.
 */
export function readSweep(
  calculator: Calculator,
  raw: unknown,
  inputs: Readonly<Record<string, unknown>>,
  currency: string | undefined,
  context: Context,
): SweepReading {
  const asked = Array.isArray(raw) ? raw : [raw];
  const issues: Issue[] = [];
  const add = (place: Place, code: string, message: string, details: Partial<Issue> = {}) =>
    issues.push({ pointer: place.pointer, code, message, ...details });
  if (asked.length === 0 || asked.length > MOST_AXES) {
    add(
      SWEEP,
      asked.length === 0 ? 'too-few-items' : 'too-many-items',
      `A sweep is of one input, or of two for a grid; ${asked.length} were sent.`,
    );
    return { ok: false, issues };
  }
  const reading = {
    currency: currencyOf(currency ?? DEFAULT_CURRENCY) ?? currencyOf(DEFAULT_CURRENCY)!,
    today: context.today,
  };
  const axes: Axis[] = [];
  for (const [index, one] of asked.entries()) {
    const place = Array.isArray(raw) ? SWEEP.item(index, 'input') : SWEEP;
    const axis = readAxis(calculator, one, place, inputs, reading, add);
    if (axis === undefined) continue;
    if (axes.some(({ input }) => input === axis.input))
      add(
        place.field('input', 'input'),
        'not-applicable',
        `“${axis.spec.label}” is swept twice: leave one of them out.`,
      );
    axes.push(axis);
  }
  const count = axes.reduce((product, { points }) => product * points.length, 1);
  if (issues.length === 0 && count > MOST_POINTS) {
    const sizes = axes.map(({ points }) => points.length).join(' × ');
    const message = `A sweep may have ${MOST_POINTS.toLocaleString('en')} points at most; ${sizes}${axes.length > 1 ? ` = ${count.toLocaleString('en')}` : ''} were asked for.`;
    add(SWEEP, 'too-many-points', message, { expected: `at most ${MOST_POINTS} points` });
  }
  return issues.length === 0 ? { ok: true, axes } : { ok: false, issues };
}

type Add = (place: Place, code: string, message: string, details?: Partial<Issue>) => void;

function readAxis(
  calculator: Calculator,
  raw: unknown,
  place: Place,
  inputs: Readonly<Record<string, unknown>>,
  common: { readonly currency: Currency; readonly today: string },
  add: Add,
): Axis | undefined {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    add(
      place,
      'wrong-type',
      `A sweep is an object such as { "input": "rate", "from": 1, "to": 10, "steps": 50 }; ${quoted(raw)} was sent.`,
    );
    return undefined;
  }
  const axis = raw as Readonly<Record<string, unknown>>;
  for (const name of unknownNames(axis, FIELDS)) {
    const suggestion = nearest(name, FIELDS);
    add(
      place.field(name, name),
      'unknown-field',
      `“${clipped(name)}” is not a field of a sweep.${suggestion === undefined ? '' : ` Did you mean “${suggestion}”?`}`,
      { allowed: FIELDS, ...(suggestion !== undefined && { suggestion }) },
    );
  }
  const named = inputNamed(calculator, axis.input, place, add);
  if (named === undefined) return undefined;
  const { input, spec } = named;
  if (inputs[input] !== undefined)
    add(
      new Place(input, '', new Place('inputs', '')),
      'not-applicable',
      `“${spec.label}” is swept: leave it out of the inputs.`,
      { expected: 'nothing' },
    );
  const reader = readerOf(spec, preparedOf(calculator).decimal);
  const read = (value: unknown, at: Place): WireValue | undefined => {
    const own = new Issues();
    const reading: Reading = { ...common, issues: own };
    const canonical = reader.read(value, at, reading);
    for (const { pointer, code, message, ...details } of own.list) add(at, code, message, { ...details, pointer });
    return canonical;
  };
  const points = Object.hasOwn(axis, 'values')
    ? listed(axis, place, spec.label, read, add)
    : spaced(axis, place, spec, read, add);
  return points && { input, spec, reader, points };
}

function inputNamed(
  { definition }: Calculator,
  raw: unknown,
  place: Place,
  add: Add,
): { readonly input: string; readonly spec: InputSpec } | undefined {
  const at = place.field('input', 'input');
  const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
  if (typeof raw !== 'string') {
    add(
      at,
      raw === undefined ? 'missing' : 'wrong-type',
      `\`input\` must be the name of the input that is swept; ${raw === undefined ? 'it is missing' : `${quoted(raw)} was sent`}.`,
    );
    return undefined;
  }
  const names = Object.keys(specs);
  const spec = Object.hasOwn(specs, raw) ? specs[raw]! : undefined;
  if (spec === undefined) {
    const suggestion = nearest(raw, names);
    const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
    add(at, 'unknown-input', `The calculator has no input named "${clipped(raw)}".${hint}`, {
      allowed: names,
      ...(suggestion !== undefined && { suggestion }),
    });
    return undefined;
  }
  if (MANY.has(spec.kind)) {
    add(at, 'not-applicable', `“${spec.label}” holds many values: only an input of one value can be swept.`);
    return undefined;
  }
  return { input: raw, spec };
}

/** Values that are named one by one. */
function listed(
  axis: Readonly<Record<string, unknown>>,
  place: Place,
  label: string,
  read: (value: unknown, at: Place) => WireValue | undefined,
  add: Add,
): readonly WireValue[] | undefined {
  for (const name of ['from', 'to', 'steps', 'scale'])
    if (Object.hasOwn(axis, name))
      add(
        place.field(name, name),
        'not-applicable',
        `With \`values\` a sweep has no \`${name}\`: leave one of them out.`,
      );
  const at = place.field('values', label);
  const { values } = axis;
  if (!Array.isArray(values)) {
    add(at, 'wrong-type', `\`values\` must be an array; ${quoted(values)} was sent.`, { expected: 'an array' });
    return undefined;
  }
  if (values.length === 0) {
    add(at, 'too-few-points', '`values` must have at least 1 value; it is empty.', { expected: 'at least 1 value' });
    return undefined;
  }
  if (values.length > MOST_POINTS) {
    add(
      at,
      'too-many-points',
      `A sweep may have ${MOST_POINTS.toLocaleString('en')} points at most; ${values.length.toLocaleString('en')} were sent.`,
      {
        expected: `at most ${MOST_POINTS} points`,
      },
    );
    return undefined;
  }
  const points: WireValue[] = [];
  for (const [index, value] of values.entries()) {
    const point = read(value, at.item(index, 'value'));
    if (point !== undefined) points.push(point);
    // What is wrong beyond that shows when these are mended.
    else if (index - points.length >= MOST_WRONG) break;
  }
  return points.length === values.length ? points : undefined;
}

const MOST_WRONG = 20;

/** Values from one to another, both included. */
function spaced(
  axis: Readonly<Record<string, unknown>>,
  place: Place,
  spec: InputSpec,
  read: (value: unknown, at: Place) => WireValue | undefined,
  add: Add,
): readonly WireValue[] | undefined {
  if (!isNumeric(spec)) {
    add(
      place,
      'missing',
      `“${spec.label}” is no number that could be swept from one value to another: name its \`values\`.`,
      { expected: 'values' },
    );
    return undefined;
  }
  const end = (name: 'from' | 'to'): number | undefined => {
    const at = place.field(name, spec.label);
    if (axis[name] === undefined) {
      add(at, 'missing', `A sweep needs \`from\`, \`to\` and \`steps\`, or \`values\`: \`${name}\` is missing.`);
      return undefined;
    }
    const value = read(axis[name], at);
    return value === undefined ? undefined : Number(value);
  };
  const [from, to] = [end('from'), end('to')];
  const steps = stepsOf(axis.steps, place, add);
  const { scale = 'linear' } = axis;
  if (scale !== 'linear' && scale !== 'log') {
    add(place.field('scale', 'scale'), 'unknown-option', `\`scale\` is "linear" or "log"; ${quoted(scale)} was sent.`, {
      allowed: ['linear', 'log'],
    });
    return undefined;
  }
  if (from === undefined || to === undefined || steps === undefined) return undefined;
  if (scale === 'log' && !(from > 0 && to > 0)) {
    const at = place.field(from > 0 ? 'to' : 'from', spec.label);
    add(at, 'too-small', `On a logarithmic scale “${spec.label}” must be above 0.`, { expected: 'above 0' });
    return undefined;
  }
  const points = spacedPoints(from, to, steps, scale);
  if (spec.kind !== 'integer' || points.every(Number.isInteger)) return points;
  const span = Math.abs(to - from);
  const fit = Number.isInteger(span) && span < MOST_POINTS ? ` ${span + 1} \`steps\` have every whole number; or` : '';
  add(
    place.field('steps', 'steps'),
    'not-a-whole-number',
    `“${spec.label}” must be a whole number, and some of the ${steps} values from ${from} to ${to} are none.${fit || ' Choose others, or'} name the \`values\`.`,
  );
  return undefined;
}

function stepsOf(raw: unknown, place: Place, add: Add): number | undefined {
  const at = place.field('steps', 'steps');
  if (typeof raw === 'number' && Number.isInteger(raw) && raw >= FEWEST_STEPS && raw <= MOST_POINTS) return raw;
  const expected = `a whole number from ${FEWEST_STEPS} to ${MOST_POINTS}`;
  const says = `\`steps\`, how many values there are with both ends, must be ${expected}`;
  if (raw === undefined) add(at, 'missing', `${says}; it is missing.`, { expected });
  else if (typeof raw !== 'number' || !Number.isInteger(raw))
    add(at, 'not-a-whole-number', `${says}; ${quoted(raw)} was sent.`, { expected });
  else add(at, raw > MOST_POINTS ? 'too-many-points' : 'too-few-points', `${says}; ${raw} was sent.`, { expected });
  return undefined;
}
