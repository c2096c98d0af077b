/** What is told of a refusal, and with which exit code. */
import { typedNames } from '../option-names.js';
import type { Output } from '../terminal/output.js';
import { wrapped } from '../terminal/style.js';
import type { Refusal } from './source.js';

/** The exit codes of commands that calculate or look up; docs/command-line.md explains them. */
export const EXIT = { done: 0, notFound: 1, notUnderstood: 2, refused: 3, service: 4 } as const;

const REFUSED = new Set([
  'invalid-inputs',
  'no-result',
  'too-much-work',
  'invalid-body',
  'invalid-query',
  'not-understood',
]);

export function exitCodeOf({ code }: Refusal): number {
  if (code === 'unknown-calculator' || code === 'not-found') return EXIT.notFound;
  return REFUSED.has(code) ? EXIT.refused : EXIT.service;
}

/** `rate` of `/inputs/rate`, `--unit amount` of `/units/amount`. */
function placeOf(pointer: string): string {
  const [, first = '', ...rest] = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  if (first === 'inputs') return rest.join('.');
  // Its values are typed as one word.
  if (first === 'sweep') return '--sweep';
  return [typedNames[first] ?? first, ...rest].join(' ');
}

/** Tells every issue at its input, or the sentence alone. */
export function tellRefusal({ errors, message }: Refusal, { print, style, width }: Output): void {
  const own = errors.filter((issue) => placeOf(issue.pointer) !== '');
  if (own.length === 0) {
    print(wrapped(`${style.red('✗')} ${message}`, width));
    return;
  }
  const values = errors.filter(({ pointer }) => SWEPT_VALUE.test(pointer));
  for (const issue of errors) {
    // One tells what is wrong with them; there may be as many as there are points.
    if (values.indexOf(issue) > 0) continue;
    const { pointer, message: sentence } = issue;
    const place = placeOf(pointer);
    print(wrapped(`${style.red('✗')} ${place === '' ? '' : `${style.bold(place)}: `}${sentence}`, width));
  }
  if (values.length > 1) print(wrapped('Other values of the sweep are wrong, too: --json names each.', width));
}

const SWEPT_VALUE = /^\/sweep\/values\/\d+$/;

/** The problem as the API says it, for programs. */
export function refusalJson({ code, message, errors, suggestions, offer }: Refusal): string {
  const more = { ...(suggestions.length > 0 && { suggestions }), ...(offer && { offer }) };
  return JSON.stringify({ success: false, code, detail: message, errors, ...more }, null, 2);
}
