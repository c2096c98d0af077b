/**
 * A calculation asked for by an address: `calculator=slug&rate=5 %&years=10`. Inputs and options are called as in links to
 * calculators' pages; names with a dot are nobody else's.
 */
import { nearest } from '@reckoner/engine/calculate/read/suggest';
import type { Detail } from '../catalogue/catalogue.js';
import { Problem } from '../http/problem.js';
import { unknownParameter } from '../http/query.js';
import { requestBody } from '../web/calculator/api-calls.js';
import { CURRENCY_NAME, hasMoney, requestFromState, stateFromPairs } from '../web/form/fields.js';
import type { CalculationRequest } from './request.js';

/** The parameter that names the calculator. */
export const CALCULATOR = 'calculator';
/** The one output that is wanted; of a table its rows. */
export const OUTPUT = 'csv.output';

export interface CsvRequest {
  readonly request: CalculationRequest;
  /** The name of the output that is wanted alone. */
  readonly output: string | undefined;
}

/**
 * @param pairs Parameters and their values, without the calculator.
 * @throws Problem 400 for a parameter that means nothing. What is wrong with an input is left to the calculator.
 */
export function csvRequest(detail: Detail, pairs: ReadonlyMap<string, string>): CsvRequest {
  const state = stateFromPairs(detail, pairs) ?? {};
  const output = outputOf(detail, pairs.get(OUTPUT));
  const unknown = [...pairs.keys()].filter(
    (name) => name.includes('.') && name !== OUTPUT && !Object.hasOwn(state, name),
  );
  if (unknown.length > 0) refuseNames(detail, unknown);
  const { request } = requestFromState(detail, state);
  // What does not apply, and what is no input, is refused as in a body: a form would leave it out.
  const others = [...pairs].filter(
    ([name, text]) => !name.includes('.') && text.trim() !== '' && !Object.hasOwn(request.inputs, name),
  );
  const body = requestBody({ slug: detail.slug, definition: detail, request }) as CalculationRequest;
  return { request: { ...body, inputs: { ...body.inputs, ...Object.fromEntries(others) } }, output };
}

function outputOf({ outputs }: Detail, name: string | undefined): string | undefined {
  if (name === undefined || name === '' || outputs.some((one) => one.name === name)) return name || undefined;
  const allowed = outputs.map((one) => one.name);
  const suggestion = nearest(name, allowed);
  const hint = suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`;
  const message = `\`${OUTPUT}\` must be the name of an output.${hint}`;
  throw new Problem('invalid-query', message, {
    errors: [{ pointer: `?${OUTPUT}`, code: 'unknown-output', message, allowed, ...(suggestion && { suggestion }) }],
  });
}

const MOST_ISSUES = 10;

/** @throws Problem 400 */
function refuseNames(detail: Detail, names: readonly string[]): never {
  const known = [
    OUTPUT,
    ...(hasMoney(detail) ? [CURRENCY_NAME] : []),
    ...detail.inputs.map(({ name }) => `${name}.unit`),
    ...detail.outputs.map(({ name }) => `units.${name}`),
  ].filter((name) => name === OUTPUT || name === CURRENCY_NAME || stateFromPairs(detail, [[name, '']]) !== undefined);
  const say = (shown: string, suggestion: string | undefined) =>
    `\`${shown}\` is no parameter of this calculator.${suggestion ? ` Did you mean \`${suggestion}\`?` : ''}`;
  const errors = names.slice(0, MOST_ISSUES).map((name) => unknownParameter(name, known, say));
  throw new Problem('invalid-query', errors.map(({ message }) => message).join(' '), { errors });
}
