/** What is made of an expression with the symbols of its formula, which several steps of setting it ask for. */
import type { Expression } from '@reckoner/engine/typeset/expression';
import type { SymbolTable } from '@reckoner/engine/typeset/symbols';
import { textOf as writeText } from '@reckoner/engine/typeset/text';

type Made<Result> = (e: Expression, symbols: SymbolTable) => Result;

/** Makes it once for each expression and table of symbols. */
export function once<Result extends string | number>(make: Made<Result>): Made<Result> {
  const known = new WeakMap<SymbolTable, Map<Expression, Result>>();
  return (e, symbols) => {
    const results = known.get(symbols) ?? new Map<Expression, Result>();
    known.set(symbols, results);
    const before = results.get(e);
    if (before !== undefined) return before;
    const result = make(e, symbols);
    results.set(e, result);
    return result;
  };
}

/** An expression in plain text. */
export const textOf = once(writeText);
