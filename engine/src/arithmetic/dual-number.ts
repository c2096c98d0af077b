/** A value and its partial derivatives with respect to the variables, in their order. */
export class Dual {
  constructor(
    readonly value: number,
    readonly gradient: readonly number[],
  ) {}

  toString(): string {
    return String(this.value);
  }
}

/** The variable at `index` of `count`: its gradient is 1 in its own place. */
export function variable(value: number, index: number, count: number): Dual {
  return new Dual(
    value,
    Array.from({ length: count }, (_, i) => (i === index ? 1 : 0)),
  );
}

/** The value alone. */
export const magnitude = (x: Dual | number): number => (typeof x === 'object' ? x.value : x);

/** The partial derivatives of a lifted value; a value that depends on no variable has none, so `count` zeros. */
export function gradientOf(x: Dual | number, count: number): readonly number[] {
  return typeof x === 'object' && x.gradient.length > 0 ? x.gradient : new Array<number>(count).fill(0);
}
