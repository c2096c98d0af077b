/** Functions of authors that make sentences: what they are given, and what they say. */

import { preparedOf } from '../prepared.js';
import type { Calculator, RawResults, Understood } from '../types.js';
import { formatNumber } from './number-format.js';

/** Inputs and results as an explanation function sees them: native numbers, also for decimal calculators. */
export function nativeValues(calculator: Calculator, understood: Understood, raw: RawResults): Record<string, unknown> {
  const { inputs, decimal } = preparedOf(calculator);
  const given = decimal ? inputs.native(understood.inputs as Parameters<typeof inputs.native>[0]) : understood.values;
  const values: Record<string, unknown> = { ...given };
  for (const name of Object.keys(raw)) values[name] = toNative(raw[name]);
  return values;
}

/** A result as authors' functions see it: a decimal as the nearest double. */
export function toNative(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toNative);
  if ('toNumber' in value && typeof value.toNumber === 'function') return value.toNumber();
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toNative(item)]));
}

/** Numbers that a function wrote into its sentence itself, `0.30000000000000004`, are cut to what people read. */
export function withoutRawFloats(sentence: string): string {
  return sentence.replaceAll(/-?\d+\.\d{9,}(?:e[+-]?\d+)?/gi, (number) => formatNumber(Number(number)));
}
