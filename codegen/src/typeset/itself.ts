/** Takes out of lines what says that something is itself: an input that is given and a result of the same name are one. */
import { type Expression, words } from '@reckoner/engine/typeset/expression';
import type { SymbolTable } from '@reckoner/engine/typeset/symbols';
import type { Line } from './lines.js';
import { textOf } from './measured.js';

const GIVEN = words('as given');

/** The lines that say something; a case in which a result is the input of the same symbol is “as given”. */
export function withoutThemselves(lines: readonly Line[], symbols: SymbolTable): Line[] {
  return lines.flatMap((line): Line[] => {
    const left = textOf(line.left, symbols);
    const isLeft = (e: Expression): boolean => e.kind === 'symbol' && textOf(e, symbols) === left;
    const right = given(line.right, isLeft);
    return right === GIVEN ? [] : [{ ...line, right }];
  });
}

function given(e: Expression, isLeft: (e: Expression) => boolean): Expression {
  if (isLeft(e)) return GIVEN;
  if (e.kind !== 'cases') return e;
  const cases = e.cases.map(({ when, value }) => ({ when, value: given(value, isLeft) }));
  const otherwise = e.otherwise && given(e.otherwise, isLeft);
  const all = [...cases.map(({ value }) => value), ...(otherwise ? [otherwise] : [])];
  return all.every((value) => value === GIVEN) ? GIVEN : { ...e, cases, ...(otherwise && { otherwise }) };
}
