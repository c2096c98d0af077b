/** convert_units: a value in another unit of the same dimension. */
import { BigDecimal } from '@reckoner/engine/arithmetic/big-decimal';
import { type IssueCode, issueCodes } from '@reckoner/engine/calculate/read/issues';
import type { Issue } from '@reckoner/engine/calculate/types';
import {
  acceptedUnits,
  convertExact,
  converter,
  dimensionMismatch,
  dimensionName,
  parseQuantityText,
  parseUnit,
  sameDimension,
  type Unit,
  type UnitProblem,
} from '@reckoner/engine/units/index';
import * as v from 'valibot';
import { Problem } from '../../http/problem.js';
import { readArguments } from '../arguments.js';
import { described, objectSchema, type Told, type Tool } from '../tool.js';

const LONGEST_UNIT = 100;
const unitArgument = (name: string) =>
  v.pipe(
    v.string(`\`${name}\` must be the text of a unit.`),
    v.maxLength(LONGEST_UNIT, `\`${name}\` may have ${LONGEST_UNIT} characters at most.`),
  );

const Input = v.strictObject({
  value: described(
    v.union([v.number(), v.string()], '`value` must be a number, or a text such as "5 ft 11 in".'),
    'A number in the unit `from`, or a text that has its unit: "154 lb", "5 ft 11 in", "1/2 in".',
  ),
  from: v.optional(
    described(unitArgument('from'), 'The unit of a number: km/h, psi, °F. Left out where `value` has it.'),
  ),
  to: described(
    unitArgument('to'),
    'The unit to convert to, of the same dimension. A temperature is °F, a difference Δ°F.',
  ),
});

const Side = v.object({ value: v.number(), unit: v.string() });
const Output = v.object({
  value: described(v.number(), 'In the unit `unit`, rounded once.'),
  unit: v.string(),
  exact: described(v.string(), 'The same to 34 digits.'),
  from: Side,
  dimension: described(v.string(), 'What the units measure: speed, mass.'),
});

export const convertUnitsTool: Tool = {
  name: 'convert_units',
  title: 'Convert units',
  description:
    'Converts a value to another unit of the same dimension, exactly: mi to km, °F to °C, psi to bar, kWh to BTU, and compounds such as ft·lbf/s. calculate takes values in any unit by itself. Charged as one calculation.',
  inputSchema: objectSchema(Input),
  outputSchema: objectSchema(Output),
  run(desk, given) {
    const asked = readArguments(Input, given);
    return desk.charged('convert_units', () => converted(asked));
  },
};

/** @throws Problem 422 with every issue */
function converted({ value, from, to }: v.InferOutput<typeof Input>): Told {
  const issues: Issue[] = [];
  const read = typeof value === 'number' ? { number: String(value), unit: undefined } : readText(value, issues);
  const unitText = read && unitOfValue(read.unit, from, issues);
  const target = parseUnit(to.trim());
  const source =
    unitText === undefined
      ? undefined
      : unitAt(unitText.pointer, unitText.text, target.ok ? target.unit : undefined, issues);
  const wanted = unitAt('/to', to, source, issues);
  if (source && wanted && !sameDimension(source, wanted))
    issues.push({
      pointer: '/to',
      code: 'wrong-dimension',
      message: dimensionMismatch(wanted, source),
      expected: dimensionName(source),
      allowed: acceptedUnits(source),
    });
  if (issues.length > 0 || !read || !source || !wanted)
    throw new Problem('invalid-inputs', issues.map(({ message }) => message).join(' '), { errors: issues });
  return told(BigDecimal.from(read.number), source, wanted);
}

function told(number: BigDecimal, source: Unit, wanted: Unit): Told {
  const sent = number.toNumber();
  const value = converter(source, wanted)(sent);
  if (!Number.isFinite(value))
    throw new Problem('no-result', `${sent} ${source.symbol} has no value in ${wanted.symbol} that can be given.`);
  return {
    sentence: `${sent} ${source.symbol} is ${value} ${wanted.symbol}.`,
    content: {
      value,
      unit: wanted.symbol,
      exact: convertExact(number, source, wanted).toString(),
      from: { value: sent, unit: source.symbol },
      dimension: dimensionName(source),
    },
  };
}

function readText(
  text: string,
  issues: Issue[],
): { readonly number: string; readonly unit: string | undefined } | undefined {
  const parsed = parseQuantityText(text);
  if (parsed.ok) return { number: parsed.number, unit: parsed.unit === '' ? undefined : parsed.unit };
  issues.push(issueAt('/value', parsed));
  return undefined;
}

/** The one unit of the value, wherever it was given. */
function unitOfValue(
  written: string | undefined,
  from: string | undefined,
  issues: Issue[],
): { readonly pointer: string; readonly text: string } | undefined {
  if (written !== undefined && from !== undefined) {
    const same = parseUnit(from.trim());
    if (!same.ok || same.unit.symbol !== written)
      issues.push({
        pointer: '/from',
        code: 'conflict',
        message: `\`value\` is in ${written} and \`from\` is “${from}”. Leave one of them out.`,
        expected: 'nothing',
      });
    return { pointer: '/value', text: written };
  }
  if (written !== undefined) return { pointer: '/value', text: written };
  if (from !== undefined) return { pointer: '/from', text: from };
  issues.push({ pointer: '/from', code: 'missing', message: '`from` is missing: the unit of `value`, such as "lb".' });
  return undefined;
}

/** @param other The unit on the other side: what is ambiguous is read as its dimension. */
function unitAt(pointer: string, text: string, other: Unit | undefined, issues: Issue[]): Unit | undefined {
  const parsed = parseUnit(text.trim(), other && ((unit) => sameDimension(unit, other)));
  if (parsed.ok) return parsed.unit;
  issues.push(issueAt(pointer, parsed));
  return undefined;
}

/** The units' own codes for numbers say more than clients can use. */
function issueAt(pointer: string, { code, message, suggestion }: UnitProblem): Issue {
  const own = pointer === '/value' && !isIssueCode(code) ? 'not-a-number' : code;
  return {
    pointer,
    code: isIssueCode(own) ? own : 'bad-unit',
    message,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

function isIssueCode(code: string): code is IssueCode {
  return (issueCodes as readonly string[]).includes(code);
}
