/** Sums over parallel branches, in which nothing is rounded before it cancels. */
import { sumOfProducts } from '@reckoner/engine';

/** A source in series with a resistor, in V and Ω. */
export interface Branch {
  readonly source: number;
  readonly resistance: number;
}

/** The resistances of all branches but one. */
function others(branches: readonly Branch[], left: number): number[] {
  return branches.filter((_, i) => i !== left).map(({ resistance }) => resistance);
}

/** Σ Π of the others: the sum of the conductances times the product of all resistances. */
export function conductances(branches: readonly Branch[]): number {
  return sumOfProducts(...branches.map((_, i) => others(branches, i)));
}

/** Σ E·Π of the others and the current times the product of all. */
export function driven(branches: readonly Branch[], current: number): number {
  return sumOfProducts(...branches.map(({ source }, i) => [source, ...others(branches, i)]), [
    current,
    ...branches.map(({ resistance }) => resistance),
  ]);
}

/** What a branch gives to the node, times its resistance and the sum above. */
export function given(branches: readonly Branch[], current: number, at: number): number {
  return sumOfProducts(
    ...branches.flatMap(({ source }, i) => [
      [branches[at]!.source, ...others(branches, i)],
      [-1, source, ...others(branches, i)],
    ]),
    [-1, current, ...branches.map(({ resistance }) => resistance)],
  );
}
