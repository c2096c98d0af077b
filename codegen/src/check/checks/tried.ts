/** Inputs with what the bare formula makes of them, for checks that compare parts of a definition with each other. */
import { float64 } from '@reckoner/engine/arithmetic/float64';
import { liftInputs } from '@reckoner/engine/calculate/evaluate/lift-inputs';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { runBare, tryRead } from './run.js';
import { samplesOf } from './samples.js';

/** Where a check looks: at the examples, or at samples besides. */
export type Points = 'examples' | 'samples';

const SAMPLES = 20;

export interface Tried {
  /** As the formula receives them. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly results: Readonly<Record<string, unknown>>;
}

/** Those that have results. */
export function triedInputs(calculator: Calculator, points: Points): Tried[] {
  const { arithmetic } = calculator;
  const { inputs, examples } = calculator.definition;
  const known = examples.map((example) => example.inputs);
  const all = points === 'examples' ? known : samplesOf(inputs, known, SAMPLES).inside;
  return all.flatMap((one): Tried[] => {
    const understanding = tryRead(calculator, one);
    if ('failure' in understanding || !understanding.ok) return [];
    const { understood } = understanding;
    // The formula may change the lists that it receives.
    const run = runBare(calculator, { ...understood, values: structuredClone(understood.values) });
    if (!('raw' in run)) return [];
    const values = arithmetic === 'decimal' ? liftInputs(inputs, understood.values, float64) : understood.values;
    return [{ values, results: numbersOf(run.raw as Readonly<Record<string, unknown>>) }];
  });
}

/** With decimals as doubles. */
function numbersOf(raw: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, asNumber(value)]));
}

function asNumber(value: unknown): unknown {
  if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
  return Number(value);
}
