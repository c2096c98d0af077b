/** What is worked out once per calculator, at its first use. */
import type { InputSpec } from '../authoring/kinds.js';
import { type RecordReader, recordReader } from './read/kinds/index.js';
import type { Calculator } from './types.js';

export interface Prepared {
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

const prepared = new WeakMap<Calculator, Prepared>();

export function preparedOf(calculator: Calculator): Prepared {
  const known = prepared.get(calculator);
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
  prepared.set(calculator, plan);
  return plan;
}

function hasMoney(spec: unknown): boolean {
  if (typeof spec !== 'object' || spec === null) return false;
  return (spec as { kind?: unknown }).kind === 'money' || Object.values(spec).some(hasMoney);
}

function hasUsual(spec: unknown): boolean {
  if (typeof spec !== 'object' || spec === null) return false;
  return Array.isArray((spec as { usual?: unknown }).usual) || Object.values(spec).some(hasUsual);
}
