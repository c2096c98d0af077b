/**
 * How calculators are computed that are not plain functions of numbers. Whoever evaluates brings what the calculator
 * needs, so that a browser loads neither decimals nor the solver where neither is used.
 */
import type { NumericSpec } from '../../authoring/kinds.js';
import type { Asked } from '../guard/usual.js';
import type { DecimalValue } from '../present/numeric-values.js';
import type { Calculator, Caution, RawResults, Results, Understood } from '../types.js';

export interface DecimalMethod {
  /** The formula's results; `values` as `understand` gives them. */
  run(calculator: Calculator, values: Understood['values']): RawResults;
  /** How its results are presented, which may be native integers. */
  readonly value: DecimalValue;
}

export interface Alternative {
  readonly raw: RawResults;
  /** Those that are not the answer's. */
  readonly results: Results;
}

export interface EquationsMethod {
  /** Every variable that is known or determined, in the formula's units. */
  solve(calculator: Calculator, understood: Understood): RawResults;
  /** The same, then the other solutions within bounds, the preferred ones first. */
  solutions(calculator: Calculator, understood: Understood): readonly RawResults[];
  /** What of the answered results is different in each of the other solutions that are shown differently. */
  alternatives(
    answered: Results,
    others: readonly RawResults[],
    present: (raw: RawResults) => Results,
  ): readonly Alternative[];
  /** The variables among the unknown ones that the others determine, by the structure of the equations. */
  determined(calculator: Calculator, values: Understood['values'], unknowns: readonly string[]): ReadonlySet<string>;
}

/** A requirement that is not met, in words. */
export interface Broken {
  /** The way to the input at which it is told: `['readings', 3, 'diastolic']`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export interface GuardsMethod {
  /**
   * The requirements that values break, in the formula's units; one that looks at an input which is not given, or at
   * the one in `except`, is not broken.
   */
  broken(
    calculator: Calculator,
    understood: Pick<Understood, 'inputs' | 'sentUnits' | 'currency'>,
    values: Readonly<Record<string, unknown>>,
    results: Results,
    except?: string,
  ): readonly Broken[];
  /** Asks what was probably meant by a number that is not allowed; `value` is in the shown unit. */
  meant(spec: NumericSpec, value: number, sentUnit?: string): Asked;
  /** What a reader has to be told, the worst first. */
  cautions(calculator: Calculator, understood: Understood, raw: RawResults, results: Results): readonly Caution[];
}

export interface Methods {
  readonly guards?: GuardsMethod;
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
