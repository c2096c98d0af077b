/**
 * A calculation asked for by the query of an address: `rate=5 %&years=10`. Inputs and options are called as in links to
 * calculators' pages; names with a dot are nobody else's.
 */
import { unknownNames } from '@reckoner/engine/calculate/read/unknown-names';
import type { Detail } from '../catalogue/catalogue.js';
import { Problem } from '../http/problem.js';
import { unknownParameter } from '../http/query.js';
import { requestBody } from '../web/calculator/api-calls.js';
import { CURRENCY_NAME, hasMoney, requestFromState, stateFromPairs } from '../web/form/fields.js';
import { currentPairs } from '../web/form/former-names.js';
import type { CalculationRequest } from './request.js';

/**
 * @param sent Parameters and their values, without those that are the operation's own.
 * @param own Names of those, to be told beside the others.
 * @throws Problem 400 for a parameter that means nothing. What is wrong with an input is left to the calculator.
 */
export function addressRequest(
  detail: Detail,
  sent: ReadonlyMap<string, string>,
  own: readonly string[],
): CalculationRequest {
  const pairs = new Map(currentPairs(detail, sent));
  const state = stateFromPairs(detail, pairs) ?? {};
  const dotted = Object.fromEntries([...pairs].filter(([name]) => name.includes('.')));
  const unknown = unknownNames(dotted, Object.keys(state));
  if (unknown.length > 0) refuseNames(detail, unknown, own);
  const { request } = requestFromState(detail, state);
  // What does not apply, and what is no input, is refused as in a body: a form would leave it out.
  const others = [...pairs].filter(
    ([name, text]) => !name.includes('.') && text.trim() !== '' && !Object.hasOwn(request.inputs, name),
  );
  const body = requestBody({ slug: detail.slug, definition: detail, request }) as CalculationRequest;
  return { ...body, inputs: { ...body.inputs, ...Object.fromEntries(others) } };
}

/** @throws Problem 400 */
function refuseNames(detail: Detail, names: readonly string[], own: readonly string[]): never {
  const more = [
    ...(hasMoney(detail) ? [CURRENCY_NAME] : []),
    ...detail.inputs.map(({ name }) => `${name}.unit`),
    ...detail.outputs.map(({ name }) => `units.${name}`),
  ].filter((name) => name === CURRENCY_NAME || stateFromPairs(detail, [[name, '']]) !== undefined);
  const known = [...own, ...more];
  const say = (shown: string, suggestion: string | undefined) =>
    `\`${shown}\` is no parameter of this calculator.${suggestion ? ` Did you mean \`${suggestion}\`?` : ''}`;
  const errors = names.map((name) => unknownParameter(name, known, say));
  throw new Problem('invalid-query', errors.map(({ message }) => message).join(' '), { errors });
}
