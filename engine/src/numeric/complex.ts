/** A complex number as functions return it: plain data. */
export interface Complex {
  readonly real: number;
  readonly imaginary: number;
}
