/** Solves the equations of a calculator for whatever is not known. */
import { residualOf } from './newton.js';
import { type DeadEnd, type Search, solutionsOf } from './search.js';
import { deadEndSentence, defaultWording, tooFewSentence } from './sentences.js';
import { nonNegativeTest } from './signs.js';
import { HOLDS } from './single.js';
import { determinedBy } from './structure.js';
import { sufficientSets } from './sufficient.js';
import type { TreeEquation } from './system.js';
import type { EquationVariable } from './variables.js';

export type { EquationVariable } from './variables.js';

export interface EquationProblem {
  readonly equations: readonly TreeEquation[];
  /** Every variable, in the definition's order, with its bounds in the unit that the equations receive. */
  readonly variables: readonly EquationVariable[];
  /** The given values, in the units that the equations receive. Each lies within its bounds. */
  readonly known: Readonly<Record<string, number>>;
  /** How a value reads in a sentence, with its unit (`12 V`). Default: the bare number in the equations' unit. */
  readonly show?: (name: string, value: number) => string;
}

export type EquationOutcome =
  | {
      readonly ok: true;
      /** Every variable that is known or determined, the knowns as given. */
      readonly values: Readonly<Record<string, number>>;
      /** The other solutions within bounds, in the order of preference. */
      readonly alternatives: readonly Readonly<Record<string, number>>[];
    }
  | {
      readonly ok: false;
      /** `too-few`: more has to be given. `contradiction`: too much is given, and it does not agree. `no-solution`: no value within bounds fits. */
      readonly code: 'too-few' | 'contradiction' | 'no-solution';
      /** A sentence for the user. */
      readonly reason: string;
      /** For `too-few`: the smallest sets of variables that, given as well, would do. */
      readonly missing?: readonly (readonly string[])[];
    };

/**
 * Solves for every variable that is not known. Works in float64, also for calculators whose other results are decimal:
 * solutions are as exact as double precision allows.
 *
 * An equation with one unknown that occurs once is inverted; one that is a line or a parabola in its unknown is solved
 * by formula; any other by a scan of the whole range. Unknowns that several equations share are eliminated by
 * substitution, or found by Newton's method from many starting points.
 *
 * Where several solutions lie within bounds, the one with the smallest non-negative value of the first unknown that
 * branches is chosen (negative ones come after, nearest to zero first); the others are `alternatives`.
 * Knowns that are more than needed have to agree to 1e-9 relative.
 */
export function solveEquations({ equations, variables, known, show }: EquationProblem): EquationOutcome {
  const byName = new Map(variables.map((variable) => [variable.name, variable]));
  const names = [...byName.keys()];
  const given = new Map(names.filter((name) => known[name] !== undefined).map((name) => [name, known[name]!]));
  const unknowns = names.filter((name) => !given.has(name));
  const wording = { ...defaultWording(byName), ...(show && { show }) };

  const search: Search = { variables: byName, nonNegative: nonNegativeTest(byName), deadEnds: [] };
  const refusal = (deadEnd: DeadEnd): EquationOutcome => {
    const code = {
      contradiction: 'contradiction',
      'no-root': 'no-solution',
      open: 'too-few',
      dependent: 'too-few',
    } as const;
    return { ok: false, code: code[deadEnd.kind], reason: deadEndSentence(deadEnd, new Set(given.keys()), wording) };
  };
  const contradicted = equations.find(
    (equation) => equation.variables.every((name) => given.has(name)) && residualOf([equation], given) > HOLDS,
  );
  if (contradicted !== undefined) return refusal({ kind: 'contradiction', equation: contradicted, values: given });

  const required = new Set(names.filter((name) => !byName.get(name)!.optional));
  const determined = determinedBy(equations, unknowns);
  const idle = required.size === 0 && determined.size === 0 && unknowns.length > 0;
  if (idle || unknowns.some((name) => required.has(name) && !determined.has(name))) {
    const missing = sufficientSets(equations, variables, [...given.keys()]);
    const fromScratch = sufficientSets(equations, variables, []);
    return {
      ok: false,
      code: 'too-few',
      reason: tooFewSentence(fromScratch, missing, [...given.keys()], wording),
      missing,
    };
  }

  const [first, ...others] = solutionsOf(search, equations, unknowns, given).map(
    (values) =>
      Object.fromEntries(names.filter((name) => values.has(name)).map((name) => [name, values.get(name)!])) as Record<
        string,
        number
      >,
  );
  if (first !== undefined) return { ok: true, values: first, alternatives: others };

  return refusal(search.deadEnds[0]!);
}
