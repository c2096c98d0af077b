/**
 * How calculators are computed that are not plain functions of numbers. Whoever evaluates brings what the calculator
 * needs, so that a browser loads neither decimals nor the solver where neither is used.
 */
import type { Decimal } from 'decimal.js';
import type { Calculator, RawResults, Results, Understood } from './types.js';

export interface DecimalMethod {
  /** The formula's results; `values` as `understand` gives them. */
  run(calculator: Calculator, values: Understood['values']): RawResults;
  /** Results may be native integers. */
  toDecimal(raw: number | Decimal): Decimal;
}

export interface EquationsMethod {
  /** Every variable that is known or determined, in the formula's units. */
  solve(calculator: Calculator, understood: Understood): RawResults;
  /** The same, then the other solutions within bounds, the preferred ones first. */
  solutions(calculator: Calculator, understood: Understood): readonly RawResults[];
  /** What of the answered results is different in each of the other solutions. */
  alternatives(
    answered: Results,
    others: readonly RawResults[],
    present: (raw: RawResults) => Results,
  ): readonly Results[];
  /** The variables among the unknown ones that the others determine, by the structure of the equations. */
  determined(
    calculator: Calculator,
    values: Understood['values'],
    names: readonly string[],
    unknowns: readonly string[],
  ): ReadonlySet<string>;
}

export interface Methods {
  readonly decimal?: DecimalMethod;
  readonly equations?: EquationsMethod;
}

/** @throws Error when the calculator needs a method that was not brought along. */
export function methodOf<M extends keyof Methods>(
  methods: Methods,
  name: M,
  { slug }: Calculator,
): NonNullable<Methods[M]> {
  const method = methods[name];
  if (method === undefined) throw new Error(`The calculator ${slug} needs the method for ${name}.`);
  return method;
}
