/** Conversions between units that need no tables. */
import { convertExact, converter } from '@reckoner/engine/units/convert';

type Given = Parameters<typeof converter>[0];

export interface Conversion {
  readonly exact: (value: Parameters<typeof convertExact>[0]) => ReturnType<typeof convertExact>;
  readonly double: (value: number) => number;
}

/** @param from Of the same dimension: who asks has looked. */
export function conversionBetween(from: object, to: object): Conversion {
  const [one, other] = [from as Given, to as Given];
  return { exact: (value) => convertExact(value, one, other), double: converter(one, other) };
}
