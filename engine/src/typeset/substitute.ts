/** Puts expressions in the place of symbols without joining or reordering anything: numbers stand where the letters stood. */
import type { Expression } from './expression.js';
import { withParts } from './walk.js';

export function substitute(e: Expression, by: (key: string) => Expression | undefined): Expression {
  return e.kind === 'symbol' ? (by(e.key) ?? e) : withParts(e, (part) => substitute(part, by));
}
