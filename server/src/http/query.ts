/** Query parameters of a request. */
import { nearest } from '@reckoner/engine/calculate/read/suggest';
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

/** More are not told. */
const MOST_UNKNOWN = 10;
const LONGEST_SHOWN = 60;

/**
 * Refuses parameters that do not exist: what they were to choose would be left out in silence.
 * @throws Problem 400 that names those there are.
 */
export function checkParameters({ request }: Exchange, known: readonly string[]): void {
  const unknown = Object.keys(request.query_parameters).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  const errors = unknown.slice(0, MOST_UNKNOWN).map((name) => {
    const suggestion = nearest(name, known);
    const shown = name.slice(0, LONGEST_SHOWN);
    const hint = suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`;
    const message = `\`${shown}\` is no parameter of this path.${hint}`;
    const meant = suggestion === undefined ? {} : { suggestion };
    return { pointer: `?${shown}`, code: 'invalid-parameter' as const, message, allowed: known, ...meant };
  });
  const names = known.map((name) => `\`${name}\``).join(', ');
  throw new Problem('invalid-query', `${errors[0]!.message} There ${known.length === 1 ? 'is' : 'are'} ${names}.`, {
    errors,
  });
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
