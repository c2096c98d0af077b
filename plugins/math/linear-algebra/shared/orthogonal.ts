/** Orthogonal directions of vectors by the process of Gram and Schmidt, as whole multiples, before they get the length 1. */
import { greatestCommonDivisor } from '../../shared/rational.js';
import { wholeProduct } from './exact.js';

export type WholeVector = readonly bigint[];

/** A positive multiple of what is left of a vector when its parts along orthogonal directions are taken away. */
function remainder(vector: WholeVector, directions: readonly WholeVector[]): WholeVector {
  return directions.reduce((rest, along) => {
    const part = wholeProduct(rest, along);
    if (part === 0n) return rest;
    const square = wholeProduct(along, along);
    return primitive(rest.map((value, k) => value * square - part * along[k]!));
  }, primitive(vector));
}

/** Without a common factor, which would grow at every step. */
function primitive(vector: WholeVector): WholeVector {
  const common = vector.reduce(greatestCommonDivisor, 0n);
  return common > 1n ? vector.map((value) => value / common) : vector;
}

/** A direction of each vector that does not depend on those before it. */
export function orthogonalDirections(
  vectors: readonly WholeVector[],
  before: readonly WholeVector[] = [],
): WholeVector[] {
  const found: WholeVector[] = [];
  for (const vector of vectors) {
    const rest = remainder(vector, [...before, ...found]);
    if (rest.some((value) => value !== 0n)) found.push(rest);
  }
  return found;
}

/** Directions that fill up the space. */
export function completed(directions: readonly WholeVector[], size: number): WholeVector[] {
  const axes = Array.from({ length: size }, (_, i) => Array.from({ length: size }, (_, j) => (i === j ? 1n : 0n)));
  return [...directions, ...orthogonalDirections(axes, directions)];
}
