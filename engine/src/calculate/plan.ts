/** What is worked out once per calculator, at its first use. */
import type { InputSpec } from '../authoring/kinds.js';
import { type RecordReader, recordReader } from './readers/index.js';
import type { Calculator } from './types.js';

export interface Plan {
  readonly inputs: RecordReader;
  /** Its formula runs on decimals. Algorithms and equations run on plain numbers everywhere. */
  readonly decimal: boolean;
  /** A field of money occurs, so that the currency matters. */
  readonly money: boolean;
  /** It may have something to say beside its results. */
  readonly cautious: boolean;
  /** Something must hold between its inputs. */
  readonly requires: boolean;
  /** Inputs whose native value a formula could change in place. */
  readonly mutable: readonly string[];
}

const plans = new WeakMap<Calculator, Plan>();

export function planOf(calculator: Calculator): Plan {
  const known = plans.get(calculator);
  if (known) return known;
  const { definition } = calculator;
  const decimal = calculator.arithmetic === 'decimal' && definition.formula !== undefined;
  const inputs = recordReader(definition.inputs as Readonly<Record<string, InputSpec>>, decimal, 'input');
  const plan = {
    inputs,
    decimal,
    mutable: inputs.mutable,
    requires: definition.requires !== undefined,
    cautious: definition.cautions !== undefined || hasUsual(definition.inputs),
    money: hasMoney(definition.inputs) || hasMoney(definition.outputs),
  };
  plans.set(calculator, plan);
  return plan;
}

function hasMoney(spec: unknown): boolean {
  if (typeof spec !== 'object' || spec === null) return false;
  return (spec as { kind?: unknown }).kind === 'money' || Object.values(spec).some(hasMoney);
}

function hasUsual(spec: unknown): boolean {
  if (typeof spec !== 'object' || spec === null) return false;
  return Object.hasOwn(spec, 'usual') || Object.values(spec).some(hasUsual);
}
