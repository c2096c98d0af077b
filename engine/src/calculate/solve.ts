/** Solves a calculator that is defined by equations for the variables that were not given. */
import type { NumericSpec } from '../authoring/kinds.js';
import { noResult } from '../authoring/no-result.js';
import { type EquationVariable, solveEquations } from '../equations/index.js';
import { boundsOf } from './bounds.js';
import { currencyOf } from './currency.js';
import type { RawResults } from './evaluate.js';
import { formatResult } from './format.js';
import type { IssueCode } from './issues.js';
import { shift } from './number-text.js';
import { resultOf } from './results.js';
import type { Calculator, Issue, Understood } from './types.js';
import { conversion } from './unit.js';

const variablesOf = new WeakMap<Calculator, readonly EquationVariable[]>();

/** Every variable that is known or determined, in the formula's units. */
export function solve(calculator: Calculator, understood: Understood): RawResults {
  const { definition, lifted, slug } = calculator;
  if (!lifted) throw new Error(`The calculator ${slug} has no lifted equations: run npm run codegen.`);
  let variables = variablesOf.get(calculator);
  if (!variables) {
    variables = Object.entries(definition.outputs).map(([name, spec]) => equationVariable(name, spec as NumericSpec));
    variablesOf.set(calculator, variables);
  }
  const presentation = { currency: currencyOf(understood.currency)!, units: {}, decimal: false };
  const outcome = solveEquations({
    lifted,
    variables,
    known: understood.values as Readonly<Record<string, number>>,
    show: (name, value) => {
      const spec = definition.outputs[name] as NumericSpec;
      return formatResult(spec, resultOf(name, spec, value, presentation), presentation.currency);
    },
  });
  if (outcome.ok) return outcome.values;
  if (outcome.code === 'no-solution') throw noResult(outcome.reason);
  throw new UnfitKnowns(
    outcome.code === 'too-few' ? 'too-few-known' : 'contradiction',
    outcome.reason,
    outcome.missing,
  );
}

/** Each known value is allowed, but together they are too few or do not agree. */
export class UnfitKnowns extends Error {
  override readonly name = 'UnfitKnowns';
  constructor(
    readonly code: IssueCode & ('too-few-known' | 'contradiction'),
    reason: string,
    /** The smallest sets of variables that would do as well. */
    readonly missing: readonly (readonly string[])[] = [],
  ) {
    super(reason);
  }

  get issues(): readonly Issue[] {
    const allowed = this.missing.map((names) => names.join(', '));
    return [{ pointer: '/inputs', code: this.code, message: this.message, ...(allowed.length > 0 ? { allowed } : {}) }];
  }
}

/** Bounds as the equations see them: in the formula's unit. */
function equationVariable(name: string, spec: NumericSpec): EquationVariable {
  const { lower, lowerOpen, upper, upperOpen } = boundsOf(spec);
  const inFormulaUnit = (bound: number) => {
    if (spec.kind === 'percent') return shift(bound, -2);
    if (spec.kind !== 'quantity' && spec.kind !== 'measure') return bound;
    return conversion(spec.unit ?? spec.formulaUnit, spec.formulaUnit).float(bound);
  };
  return {
    name,
    label: spec.label,
    [lowerOpen ? 'above' : 'min']: inFormulaUnit(lower),
    [upperOpen ? 'below' : 'max']: inFormulaUnit(upper),
    integer: spec.kind === 'integer',
    optional: spec.optional === true,
  };
}
