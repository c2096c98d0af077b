/** The body of a calculation request: its schema, and what is wrong with one that does not follow it. */

import { MOST_DIGITS } from '@reckoner/engine/calculate/evaluate/precise';
import { MOST_ISSUES } from '@reckoner/engine/calculate/read/issues';
import { nearest } from '@reckoner/engine/calculate/read/suggest';
import { unknownNames } from '@reckoner/engine/calculate/read/unknown-names';
import type { Issue } from '@reckoner/engine/calculate/types';
import * as v from 'valibot';
import { Problem } from '../http/problem.js';

const unitName = v.pipe(v.string(), v.maxLength(100));

/** Wherever a request names a calculator. */
export const LONGEST_SLUG = 200;

const requestEntries = {
  calculator: v.pipe(
    v.string('`calculator` must be the slug of a calculator.'),
    v.minLength(1, '`calculator` must not be empty.'),
    v.maxLength(LONGEST_SLUG, `\`calculator\` may have ${LONGEST_SLUG} characters at most.`),
    v.description('The slug of the calculator, or a former slug.'),
  ),
  inputs: v.pipe(
    v.record(v.string(), v.unknown(), '`inputs` must be an object of input names and values.'),
    v.description(
      'Values by input name, as the calculator’s inputSchema says: numbers, texts such as "154 lb", { value, unit }, booleans, arrays. A number that is not a whole one by kind may have a standard uncertainty, in its own unit: { value, unit, uncertainty }.',
    ),
  ),
  units: v.optional(
    v.pipe(
      v.record(v.string(), unitName, '`units` must be an object of output names and units.'),
      v.description('Units for outputs, by output name.'),
    ),
  ),
  currency: v.optional(
    v.pipe(
      v.string('`currency` must be a text.'),
      v.maxLength(20, '`currency` must be an ISO 4217 code such as USD.'),
      v.description('ISO 4217 code that labels and rounds money. Default: USD.'),
    ),
  ),
  steps: v.optional(
    v.pipe(
      v.boolean('`steps` must be true or false.'),
      v.description('Whether the result is worked through, line by line. Algorithms have no steps.'),
    ),
  ),
  sensitivities: v.optional(
    v.pipe(
      v.boolean('`sensitivities` must be true or false.'),
      v.description(
        'Whether each result is given with its partial derivative by each measured input, and its elasticity.',
      ),
    ),
  ),
  precision: v.optional(
    v.pipe(
      v.number('`precision` must be a number of digits.'),
      v.integer('`precision` must be a whole number of digits.'),
      v.minValue(1, '`precision` must be at least 1 digit.'),
      v.maxValue(MOST_DIGITS, `\`precision\` may be ${MOST_DIGITS} digits at most.`),
      v.description('Significant digits of `exact`, for calculators that work in decimal. Default: up to 34.'),
    ),
  ),
  solveFor: v.optional(
    v.pipe(
      v.string('`solveFor` must be the name of an input.'),
      v.maxLength(100, '`solveFor` must be the name of an input.'),
      v.description(
        'The name of an input that is a number, left out of the inputs: it is found so that the target is reached.',
      ),
    ),
  ),
  target: v.optional(
    v.pipe(
      v.record(v.string(), v.unknown(), '`target` must be an object with one output and its value.'),
      v.description(
        'With solveFor: one output by name and the value that it should have, such as { "amount": 2000 }. Where variables are related by equations, it may have an uncertainty, as the inputs may.',
      ),
    ),
  ),
  resultId: v.optional(
    v.pipe(
      v.boolean('`resultId` must be true or false.'),
      v.description(
        'Whether the answer names the id under which GET /api/v1/results/{id} gives it again while it is kept: a hash of the version of the calculator and what was understood, the same everywhere.',
      ),
    ),
  ),
};

/** One input of a sweep, as the OpenAPI document describes it. What is wrong with one, the engine says. */
export const SweepAxis = v.pipe(
  v.strictObject({
    input: v.pipe(v.string(), v.description('The name of an input of a single value, left out of the inputs.')),
    from: v.optional(v.pipe(v.union([v.number(), v.string()]), v.description('The first value, such as 1 or "1 %".'))),
    to: v.optional(v.pipe(v.union([v.number(), v.string()]), v.description('The last value.'))),
    steps: v.optional(
      v.pipe(
        v.number(),
        v.integer(),
        v.minValue(2),
        v.maxValue(1000),
        v.description('How many values, both ends included.'),
      ),
    ),
    scale: v.optional(v.pipe(v.picklist(['linear', 'log']), v.description('`log`: by equal ratios. Default: linear.'))),
    values: v.optional(
      v.pipe(
        v.array(v.unknown()),
        v.maxLength(1000),
        v.description('The values themselves, in place of from, to and steps.'),
      ),
    ),
  }),
  v.description('One input of a sweep.'),
);

/** What is looked at before a calculator is known. */
export const CalculationRequest = v.pipe(
  v.strictObject({ ...requestEntries, sweep: v.optional(v.unknown()) }),
  v.description('One calculation.'),
);

/** The same with all that is looked at later. */
export const DescribedRequest = v.pipe(
  v.strictObject({
    ...requestEntries,
    sweep: v.optional(
      v.pipe(
        v.union([SweepAxis, v.pipe(v.array(SweepAxis), v.minLength(1), v.maxLength(2))]),
        v.description(
          'The values of one input, or of two for a grid: 1,000 points at most. The answer has a column for each output; it is charged as one calculation for every 100 points begun.',
        ),
      ),
    ),
  }),
  v.description('One calculation.'),
);

export type CalculationRequest = v.InferOutput<typeof CalculationRequest>;

const FIELDS = [
  'calculator',
  'inputs',
  'units',
  'currency',
  'steps',
  'sensitivities',
  'precision',
  'solveFor',
  'target',
  'sweep',
  'resultId',
];

/**
 * A parsed body as a request.
 * @param what The body, or what of it is the request, as a sentence begins.
 * @throws Problem 400 with all issues at once.
 */
export function readRequest(body: unknown, what = 'The body'): CalculationRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw notAnObject(`${what} must be a JSON object with \`calculator\` and \`inputs\`.`);
  if (isPlain(body)) return body;
  // valibot tells the first one alone, and skips some names: it is not its copy that is returned, but the body itself.
  const unknown = unknownNames(body, FIELDS);
  // valibot takes an array for a record.
  const arrays = ['inputs', 'units', 'target'].filter((name) => Array.isArray(body[name as keyof typeof body]));
  const parsed = v.safeParse(CalculationRequest, body);
  const alone = aloneOf(body as Record<string, unknown>);
  if (parsed.success && unknown.length === 0 && arrays.length === 0 && !alone) return body as CalculationRequest;
  const all = [
    ...unknown.map((name) => unknownField(name)),
    ...arrays.map(arrayField),
    ...(parsed.issues ?? []).filter((issue) => !isUnknownName(issue)).map(issueOf),
    ...(alone ? [alone] : []),
  ];
  const issues = all.slice(0, MOST_ISSUES);
  throw new Problem('invalid-body', issues.map((issue) => issue.message).join(' '), { errors: issues });
}

/** Calculator and inputs alone, as most requests are, need no more than a look. */
export function isPlain(body: object): body is CalculationRequest {
  const { calculator, inputs } = body as Record<string, unknown>;
  return (
    typeof calculator === 'string' &&
    calculator.length > 0 &&
    calculator.length <= LONGEST_SLUG &&
    typeof inputs === 'object' &&
    inputs !== null &&
    !Array.isArray(inputs) &&
    Object.hasOwn(body, 'calculator') &&
    Object.hasOwn(body, 'inputs') &&
    Object.keys(body).length === 2
  );
}

/** The pointer is to the whole: that of an entry says which one it is. */
function notAnObject(message: string): Problem {
  const issue: Issue = { pointer: '', code: 'wrong-type', message, expected: 'an object' };
  return new Problem('invalid-body', message, { errors: [issue] });
}

/** `solveFor` and `target` go together. */
function aloneOf({ solveFor, target }: Record<string, unknown>): Issue | undefined {
  if ((solveFor === undefined) === (target === undefined)) return undefined;
  const [name, other] = solveFor === undefined ? ['solveFor', 'target'] : ['target', 'solveFor'];
  const what = name === 'target' ? 'the output and its value, such as { "amount": 2000 }' : 'the input to be found';
  return { pointer: `/${name}`, code: 'missing', message: `\`${other}\` needs \`${name}\`: ${what}.` };
}

/** Whether it is told of a field that a strict object has not. */
export function isUnknownName({ type, expected }: v.BaseIssue<unknown>): boolean {
  return type === 'strict_object' && expected === 'never';
}

function issueOf(issue: v.BaseIssue<unknown>): Issue {
  const path = (issue.path ?? []).map((step) => String(step.key));
  const name = path[0] ?? '';
  if (issue.input === undefined && path.length === 1)
    return { pointer: `/${name}`, code: 'missing', message: `\`${name}\` is missing.` };
  return { pointer: pointerOf(path), code: 'invalid-field', message: issue.message };
}

function arrayField(name: string): Issue {
  return { pointer: `/${name}`, code: 'invalid-field', message: `\`${name}\` must be an object, not an array.` };
}

export function unknownField(name: string, fields: readonly string[] = FIELDS): Issue {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  const suggestion = nearest(name, fields);
  const hint = suggestion ? ` Did you mean \`${suggestion}\`?` : '';
  return {
    pointer: pointerOf([name]),
    code: 'unknown-field',
    message: `\`${shown}\` is not a field of this request.${hint}`,
    allowed: fields,
    ...(suggestion ? { suggestion } : {}),
  };
}

/** A JSON pointer (RFC 6901). */
export function pointerOf(path: readonly (string | number)[]): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
