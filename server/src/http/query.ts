/** Query parameters of a request. */
import type { Exchange } from './exchange.js';
import { Problem } from './problem.js';

/**
 * One parameter's value; undefined when it is not there.
 * @throws Problem 400 when it is there more than once.
 */
export function queryText({ request }: Exchange, name: string): string | undefined {
  const value = (request.query_parameters as Record<string, string | string[] | undefined>)[name];
  if (Array.isArray(value)) throw new Problem('invalid-query', `\`${name}\` may be given once.`);
  return value;
}

/**
 * All parameters by name.
 * @throws Problem 400 when one is there more than once.
 */
export function queryTexts(exchange: Exchange): Readonly<Record<string, string>> {
  const names = Object.keys(exchange.request.query_parameters);
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
    return decodeURIComponent(request.path_parameters[name] ?? '');
  } catch {
    return undefined;
  }
}
