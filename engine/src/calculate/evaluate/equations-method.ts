/** Equations: a calculator is solved for the variables that were not given. */

import type { Library } from '../../arithmetic/library.js';
import type { NumericSpec } from '../../authoring/kinds.js';
import { noResult } from '../../authoring/no-result.js';
import { type Choices, equationTrees } from '../../equations/lifted-equations.js';
import { type EquationVariable, solveEquations } from '../../equations/solve.js';
import { determinedBy } from '../../equations/structure.js';
import type { TreeEquation } from '../../equations/system.js';
import { currencyOf } from '../present/currency.js';
import { formatResult } from '../present/format.js';
import { resultOf } from '../present/results.js';
import type { Calculator, RawResults, Understood } from '../types.js';
import { alternativesTo } from './alternatives.js';
import { equationVariable } from './equation-variable.js';
import type { EquationsMethod } from './methods.js';
import { UnfitKnowns } from './unfit-knowns.js';

const variablesOf = new WeakMap<Calculator, readonly EquationVariable[]>();

/** The equations of a calculator for what is chosen among its inputs. */
export type EquationsOf = (calculator: Calculator, values: Understood['values']) => readonly TreeEquation[];

/** How equations are solved, with what they call and read by name. */
export function equationsMethod(library: Library): EquationsMethod {
  return solverOf((calculator, values) => {
    const { lifted, slug } = calculator;
    if (!lifted) throw new Error(`${slug} came without its lifted form.`);
    const names = equationVariables(calculator).map(({ name }) => name);
    return equationTrees(library, lifted, names, choicesOf(calculator, values));
  });
}

export function solverOf(equationsOf: EquationsOf): EquationsMethod {
  return {
    solve: (calculator, understood) => solutionsOf(equationsOf, calculator, understood)[0]!,
    solutions: (calculator, understood) => solutionsOf(equationsOf, calculator, understood),
    alternatives: alternativesTo,
    determined: (calculator, values, unknowns) => determinedBy(equationsOf(calculator, values), unknowns),
  };
}

function solutionsOf(equationsOf: EquationsOf, calculator: Calculator, understood: Understood): readonly RawResults[] {
  const { definition } = calculator;
  const variables = equationVariables(calculator);
  const presentation = { currency: currencyOf(understood.currency)!, units: {} };
  const outcome = solveEquations({
    equations: equationsOf(calculator, understood.values),
    variables,
    known: understood.values as Readonly<Record<string, number>>,
    show: (name, value) => {
      const variable = definition.outputs[name] as NumericSpec;
      // A sentence may name the value that a whole number would have to have.
      const spec: NumericSpec = variable.kind === 'integer' ? { ...variable, kind: 'number' } : variable;
      return formatResult(spec, resultOf(name, spec, value, presentation), presentation.currency);
    },
  });
  if (outcome.ok) return [outcome.values, ...outcome.alternatives];
  if (outcome.code === 'no-solution') throw noResult(outcome.reason);
  throw new UnfitKnowns(
    outcome.code === 'too-few' ? 'too-few-known' : 'contradiction',
    outcome.reason,
    outcome.missing,
  );
}

/** What is chosen: inputs of equations that are not solved for. */
export function choicesOf({ definition }: Calculator, values: Understood['values']): Choices {
  const names = Object.keys(definition.inputs).filter((name) => !Object.hasOwn(definition.outputs, name));
  return Object.fromEntries(names.map((name) => [name, values[name] as number | string]));
}

/** Every variable of a calculator of equations that is a number, as the solver knows it. */
export function equationVariables(calculator: Calculator): readonly EquationVariable[] {
  let variables = variablesOf.get(calculator);
  if (!variables) {
    const { outputs } = calculator.definition;
    variables = Object.entries(outputs).map(([name, spec]) => equationVariable(name, spec as NumericSpec));
    variablesOf.set(calculator, variables);
  }
  return variables;
}
