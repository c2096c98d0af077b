/** Source text that is made for one calculator, and the values that it refers to by name. */

export class Code {
  readonly values: unknown[] = [];

  /** The name of a value in the code. */
  name(value: unknown): string {
    return `k${this.values.push(value) - 1}`;
  }

  /** The function whose body is given. */
  function(body: string): unknown {
    const names = this.values.map((_, index) => `k${index}`);
    return new Function(...names, `'use strict';\n${body}`)(...this.values);
  }
}

/** A constant as it stands in code. */
export function literal(value: number | string | boolean): string {
  if (typeof value !== 'number') return JSON.stringify(value);
  return Object.is(value, -0) ? '0' : `(${value})`;
}
