/** Query parameters of a request. */

import { nearest } from '@reckoner/engine/calculate/read/suggest';
import { unknownNames } from '@reckoner/engine/calculate/read/unknown-names';
import type { Issue } from '@reckoner/engine/calculate/types';
import type { Exchange } from './exchange.js';
import { Problem } from './problem.js';

/** So much of a name is told. */
const LONGEST_SHOWN = 60;

/**
 * Looks at the query as a whole.
 * @param known The parameters that the route has.
 * @throws Problem 400 for a parameter that does not exist, and for what is not percent-encoded.
 */
export function checkQuery({ request }: Exchange, known: readonly string[] | 'any'): void {
  if (!request.query) return;
  try {
    decodeURIComponent(request.query);
  } catch {
    throw new Problem('invalid-query', 'The query is not percent-encoded UTF-8: a percent sign itself is written %25.');
  }
  if (known === 'any') return;
  const unknown = unknownNames(request.queryParameters, known);
  if (unknown.length === 0) return;
  const there =
    known.length === 0
      ? 'it has none'
      : `there ${known.length === 1 ? 'is' : 'are'} ${known.map((one) => `\`${one}\``).join(', ')}`;
  const errors = unknown.map((name) =>
    unknownParameter(name, known, (shown) => `\`${shown}\` is no query parameter of this path: ${there}.`),
  );
  throw new Problem('invalid-query', errors.map(({ message }) => message).join(' '), { errors });
}

/** @param say What is told of the name as it is shown, with the known one that was probably meant. */
export function unknownParameter(
  name: string,
  known: readonly string[],
  say: (shown: string, suggestion: string | undefined) => string,
): Issue {
  const suggestion = nearest(name, known);
  const shown = name.length > LONGEST_SHOWN ? `${name.slice(0, LONGEST_SHOWN)}…` : name;
  return {
    pointer: `?${shown}`,
    code: 'invalid-parameter',
    message: say(shown, suggestion),
    allowed: known,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

/**
 * One parameter's value; undefined when it is not there.
 * @throws Problem 400 when it is there more than once.
 */
export function queryText({ request }: Exchange, name: string): string | undefined {
  const value = request.queryParameters[name];
  if (Array.isArray(value)) throw new Problem('invalid-query', `\`${name}\` may be given once.`);
  return value;
}

/**
 * All parameters by name.
 * @throws Problem 400 when one is there more than once.
 */
export function queryTexts(exchange: Exchange): Readonly<Record<string, string>> {
  const names = Object.keys(exchange.request.queryParameters);
  return Object.fromEntries(names.map((name) => [name, queryText(exchange, name)!]));
}

/**
 * A whole number within bounds; undefined when it is not there.
 * @throws Problem 400 for anything else.
 */
export function queryWhole(exchange: Exchange, name: string, minimum: number, maximum: number): number | undefined {
  const text = queryText(exchange, name);
  if (text === undefined) return undefined;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= maximum) return value;
  throw new Problem('invalid-query', `\`${name}\` must be a whole number from ${minimum} to ${maximum}.`, {
    errors: [
      {
        pointer: `?${name}`,
        code: 'invalid-parameter',
        message: `Give a whole number from ${minimum} to ${maximum}.`,
        expected: `${minimum} to ${maximum}`,
      },
    ],
  });
}

/** A path parameter, decoded; undefined when it is not valid percent-encoding. */
export function pathText({ request }: Exchange, name: string): string | undefined {
  try {
    return decodeURIComponent(request.pathParameters[name] ?? '');
  } catch {
    return undefined;
  }
}
