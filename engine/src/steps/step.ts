/** One line of a worked calculation. */
export interface Step {
  /** The output or, where it is neither an output nor an input, what the formula calls the value. */
  readonly name?: string;
  readonly label?: string;
  /** `E = ½ × m × v² = ½ × 2 × 10² = 100 J`: in symbols, with the numbers put in, and the value; or a sentence. */
  readonly text: string;
  readonly latex: string;
  /** The value, of an output as it is answered. Numbers in `text` have ten digits; `≈` says where that is not all of them. */
  readonly value?: number | string;
  readonly unit?: string;
  /** Which case of the formula this is: `n ≠ 0`. */
  readonly since?: string;
}
