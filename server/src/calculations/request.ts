/** The body of a calculation request: its schema, and what is wrong with one that does not follow it. */

import { nearest } from '@reckoner/engine/calculate/suggest';
import type { Issue } from '@reckoner/engine/calculate/types';
import * as v from 'valibot';
import { Problem } from '../http/problem.js';

const unitName = v.pipe(v.string(), v.maxLength(100));

export const CalculationRequest = v.pipe(
  v.strictObject({
    calculator: v.pipe(
      v.string('`calculator` must be the slug of a calculator.'),
      v.minLength(1, '`calculator` must not be empty.'),
      v.maxLength(200, '`calculator` may have 200 characters at most.'),
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
  }),
  v.description('One calculation.'),
);

export type CalculationRequest = v.InferOutput<typeof CalculationRequest>;

const FIELDS = ['calculator', 'inputs', 'units', 'currency', 'steps', 'solveFor', 'target'];

/**
 * A parsed body as a request.
 * @throws Problem 400 with all issues at once.
 */
export function readRequest(body: unknown): CalculationRequest {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Problem('invalid-body', 'The body must be a JSON object with `calculator` and `inputs`.');
  // valibot does not see fields of these names. For the same reason the body itself is returned, not valibot's copy.
  const hidden = ['__proto__', 'constructor', 'prototype'].filter((name) => Object.hasOwn(body, name));
  // valibot takes an array for a record.
  const arrays = ['inputs', 'units', 'target'].filter((name) => Array.isArray(body[name as keyof typeof body]));
  const parsed = v.safeParse(CalculationRequest, body);
  const alone = aloneOf(body as Record<string, unknown>);
  if (parsed.success && hidden.length === 0 && arrays.length === 0 && !alone) return body as CalculationRequest;
  const issues = [
    ...hidden.map(unknownField),
    ...arrays.map(arrayField),
    ...(parsed.issues ?? []).map(issueOf),
    ...(alone ? [alone] : []),
  ];
  throw new Problem('invalid-body', issues.map((issue) => issue.message).join(' '), { errors: issues });
}

/** `solveFor` and `target` go together. */
function aloneOf({ solveFor, target }: Record<string, unknown>): Issue | undefined {
  if ((solveFor === undefined) === (target === undefined)) return undefined;
  const [name, other] = solveFor === undefined ? ['solveFor', 'target'] : ['target', 'solveFor'];
  const what = name === 'target' ? 'the output and its value, such as { "amount": 2000 }' : 'the input to be found';
  return { pointer: `/${name}`, code: 'missing', message: `\`${other}\` needs \`${name}\`: ${what}.` };
}

function issueOf(issue: v.BaseIssue<unknown>): Issue {
  const path = (issue.path ?? []).map((step) => String(step.key));
  const name = path[0] ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never') return unknownField(name);
  if (issue.input === undefined && path.length === 1)
    return { pointer: `/${name}`, code: 'missing', message: `\`${name}\` is missing.` };
  return { pointer: pointerOf(path), code: 'invalid-field', message: issue.message };
}

function arrayField(name: string): Issue {
  return { pointer: `/${name}`, code: 'invalid-field', message: `\`${name}\` must be an object, not an array.` };
}

function unknownField(name: string): Issue {
  const shown = name.length > 60 ? `${name.slice(0, 60)}…` : name;
  const suggestion = nearest(name, FIELDS);
  const hint = suggestion ? ` Did you mean \`${suggestion}\`?` : '';
  return {
    pointer: pointerOf([name]),
    code: 'unknown-field',
    message: `\`${shown}\` is not a field of this request.${hint}`,
    allowed: FIELDS,
    ...(suggestion ? { suggestion } : {}),
  };
}

/** A JSON pointer (RFC 6901). */
function pointerOf(path: readonly string[]): string {
  return path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
