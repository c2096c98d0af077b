/** A sweep over an input as it is typed, `rate=1%..10%`, `n=1,2,5`: the values that a sweep of the API is asked for. */
import { MOST_POINTS } from '@reckoner/engine/calculate/sweep/axis';
import { spacedPoints } from '@reckoner/engine/calculate/sweep/points';
import { type Fields, type NumberField, Refusal } from './source.js';

export const USUAL_POINTS = 11;

export interface Sweep {
  readonly input: string;
  /** As the input is sent: numbers with the unit that was typed. */
  readonly values: readonly string[];
  /** The same as numbers, in that unit: the axis. Texts that are none have their place. */
  readonly axis: readonly number[];
  /** That was typed; empty where none was. */
  readonly unit: string;
  /** Whether the values were not typed one by one. */
  readonly isRange: boolean;
}

const ENDS = /^([A-Za-z_$][\w$]*)=(.+?)\.\.(.+)$/;
const LIST = /^([A-Za-z_$][\w$]*)=(.+,.+)$/;
const NUMBER = /^\s*([$€£¥]?)\s*([+-]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(.*?)\s*$/;

interface End {
  readonly prefix: string;
  readonly value: number;
  readonly unit: string;
}

function readEnd(text: string): End | undefined {
  const [, prefix = '', digits, unit = ''] = NUMBER.exec(text) ?? [];
  return digits === undefined ? undefined : { prefix, value: Number(digits), unit };
}

/** As many digits as a column of a table is read with. */
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * @param points How many values a range has; both of its ends are among them.
 * @param isLog Whether each value is the same multiple of the one before.
 * @throws RangeError with what to write instead.
 */
export function readSweep(word: string, points: number = USUAL_POINTS, isLog = false): Sweep {
  const [, listed, items] = ENDS.test(word) ? [] : (LIST.exec(word) ?? []);
  if (listed !== undefined && items !== undefined) return sweepOfList(listed, items);
  const [, input, from = '', to = ''] = ENDS.exec(word) ?? [];
  const [first, last] = [readEnd(from), readEnd(to)];
  if (input === undefined || first === undefined || last === undefined)
    throw new RangeError(
      `--sweep takes a range, such as rate=1%..10%, or values, such as rate=1%,2%,5%; "${word}" is neither.`,
    );
  // The unit may stand at one end: 1..10%.
  const unit = last.unit || first.unit;
  if (first.unit !== '' && first.unit !== unit)
    throw new RangeError(`The ends of "${word}" are in different units: write both in one of them.`);
  if (!Number.isInteger(points) || points < 2 || points > MOST_POINTS)
    throw new RangeError(`--points takes a whole number from 2 to ${MOST_POINTS}.`);
  if (isLog && !(first.value > 0 && last.value > 0))
    throw new RangeError('--log needs a range above zero: each value is the same multiple of the one before.');
  const axis = spacedPoints(first.value, last.value, points, isLog ? 'log' : 'linear').map(tidy);
  const prefix = first.prefix || last.prefix;
  const values = axis.map((value) => `${prefix}${value}${unit === '' ? '' : ` ${unit}`}`);
  return { input, values, axis, unit, isRange: true };
}

/**
 * Looks for what a calculator cannot be asked for, before it is: a service charges what it answers.
 * @param wanted Names of its outputs.
 * @throws Refusal
 */
export function checkSweep(sweep: Sweep, wanted: readonly string[], { inputs, outputs }: Fields): void {
  const table = wanted.map((name) => outputs[name]!).find(({ type }) => type === 'table' || type === 'matrix');
  if (table !== undefined)
    throw new Refusal(
      'invalid-inputs',
      `“${table.label}” is a table, and a sweep has columns of single values: leave out --sweep, or this --output.`,
    );
  // Of an input that the calculator does not have its refusal says more.
  const field = inputs[sweep.input];
  if (field?.type === 'integer' && sweep.isRange && !sweep.axis.every(Number.isInteger)) throw notWhole(sweep, field);
}

function notWhole({ input, axis }: Sweep, { label }: NumberField): Refusal {
  const [from, to] = [axis[0]!, axis.at(-1)!];
  const count = Math.abs(to - from) + 1;
  const hint =
    Number.isInteger(from) && Number.isInteger(count) && count <= MOST_POINTS
      ? `--points ${count} has each from ${from} to ${to}.`
      : `Name those that are, such as --sweep ${input}=1,2,5.`;
  const message = `“${label}” must be a whole number, and some of the ${axis.length} values are none. ${hint}`;
  return new Refusal('invalid-inputs', message, [{ pointer: `/inputs/${input}`, code: 'not-a-whole-number', message }]);
}

function sweepOfList(input: string, items: string): Sweep {
  const values = items.split(',').map((item) => item.trim());
  if (values.includes('')) throw new RangeError(`--sweep ${input}=${items} has an empty value.`);
  if (values.length > MOST_POINTS) throw new RangeError(`A sweep has ${MOST_POINTS} values at most.`);
  const ends = values.map(readEnd);
  const units = new Set(ends.map((end) => end?.unit ?? ''));
  // Options, dates, and numbers in several units are written as they were typed.
  const areNumbers = ends.every((end) => end !== undefined) && units.size === 1;
  return {
    input,
    values,
    axis: values.map((_, place) => (areNumbers ? ends[place]!.value : place)),
    unit: areNumbers ? [...units][0]! : '',
    isRange: false,
  };
}
