/** Decimals: the lifted formula of a calculator runs on 34 digits. */
import type { Lifted } from '../../arithmetic/arithmetic.js';
import { createDecimalArithmetic } from '../../arithmetic/decimal-arithmetic.js';
import type { Library } from '../../arithmetic/library.js';
import { decimalValue } from '../present/decimal-values.js';
import type { Calculator, RawResults } from '../types.js';
import { liftInputs } from './lift-inputs.js';
import type { DecimalMethod } from './methods.js';

type DecimalFormula = (inputs: Record<string, unknown>) => RawResults;

/** How formulas run on decimals, with what they call and read by name. */
export function decimalMethod(library: Library): DecimalMethod {
  const decimal = createDecimalArithmetic(library);
  const formulas = new WeakMap<Lifted, DecimalFormula>();

  function formulaOf({ slug, lifted }: Calculator): DecimalFormula {
    if (!lifted) throw new Error(`${slug} came without its lifted form.`);
    const known = formulas.get(lifted);
    if (known) return known;
    const { formula } = lifted(decimal);
    if (typeof formula !== 'function') throw new Error(`The lifted module of ${slug} exports no formula.`);
    formulas.set(lifted, formula as DecimalFormula);
    return formula as DecimalFormula;
  }

  return {
    run: (calculator, values) => formulaOf(calculator)(liftInputs(calculator.definition.inputs, values, decimal)),
    value: decimalValue,
  };
}
