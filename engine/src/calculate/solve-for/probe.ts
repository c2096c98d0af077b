/** A calculator as a plain function of numbers, for those who ask it again and again with one input moved. */
import type { NumericSpec } from '../../authoring/kinds.js';
import { NoResult } from '../../authoring/no-result.js';
import { spend } from '../../budget.js';
import { type EquationVariable, lowerBound, upperBound } from '../../equations/variables.js';
import { equationVariable } from '../evaluate/equation-variable.js';
import { type Methods, methodOf } from '../evaluate/methods.js';
import { ownCopies } from '../evaluate/own-copies.js';
import { UnfitKnowns } from '../evaluate/unfit-knowns.js';
import { brokenRequirements } from '../guard/requirements.js';
import { preparedOf } from '../prepared.js';
import { type DerivedDefault, movedDefaults } from '../read/derived-defaults.js';
import type { Canonical } from '../read/kinds/index.js';
import type { Calculator, RawResults, Understood } from '../types.js';

/** What an evaluation costs besides what is counted inside of it, and for each item and character that it is given. */
const EVALUATION = 1000;
const ITEM = 10;

/** Whether a value lies within bounds, and is whole where it has to be; for others a formula need not even end. */
function isAllowed(variable: EquationVariable, value: number): boolean {
  if (variable.integer && !Number.isInteger(value)) return false;
  const isAbove = variable.above === undefined ? value >= lowerBound(variable) : value > variable.above;
  return isAbove && (variable.below === undefined ? value <= upperBound(variable) : value < variable.below);
}

/**
 * The results for the understood inputs with some changed, on doubles, in the formula's units; undefined where there is
 * no result, or where a changed input may not have its value.
 */
export type Probe = (changed: Readonly<Record<string, number>>) => RawResults | undefined;

/** Inputs as a formula on doubles receives them, also for calculators that work in decimal. */
export function nativeValues(calculator: Calculator, inputs: Understood['inputs']): Readonly<Record<string, unknown>> {
  return preparedOf(calculator).inputs.native(inputs as Canonical);
}

/**
 * @param derived Defaults that move with what is changed.
 * @param meeting Whether there is a result only where the inputs meet the requirements: what a formula does elsewhere
 *   nobody has looked at. Slopes at a point that meets them take what lies a step beside it.
 */
export function probeOf(
  methods: Methods,
  calculator: Calculator,
  understood: Understood,
  derived: readonly DerivedDefault[] = [],
  meeting = false,
): Probe {
  const { definition } = calculator;
  const values = nativeValues(calculator, understood.inputs);
  const compute = (definition.formula ?? definition.algorithm) as ((values: object) => RawResults) | undefined;
  const { mutable, requires } = preparedOf(calculator);
  const cost = EVALUATION + ITEM * sizeOf(values);
  const variables = new Map<string, EquationVariable>();
  const variableOf = (name: string): EquationVariable => {
    const known = variables.get(name) ?? equationVariable(name, definition.inputs[name] as NumericSpec);
    variables.set(name, known);
    return known;
  };
  return (asked) => {
    const changed = derived.length === 0 ? asked : movedDefaults(derived, values, asked);
    for (const name in changed) if (!isAllowed(variableOf(name), changed[name]!)) return undefined;
    spend(cost);
    try {
      const moved = ownCopies({ ...values, ...changed }, mutable);
      if (meeting && requires && brokenRequirements(calculator, moved).length > 0) return undefined;
      if (compute) return compute(moved) ?? undefined;
      return methodOf(methods, 'equations', calculator).solve(calculator, { ...understood, values: moved });
    } catch (error) {
      if (error instanceof NoResult || error instanceof UnfitKnowns) return undefined;
      throw error;
    }
  };
}

/** How many items and characters there are in inputs: methods of texts and lists look at each of them, uncounted. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  const inside = Object.values(value);
  return inside.reduce((size: number, each) => size + sizeOf(each), inside.length);
}

/** A result as a double; NaN where it is none. */
export function numberAt(raw: RawResults | undefined, name: string): number {
  const value = raw?.[name];
  return typeof value === 'number' ? value : Number.NaN;
}
