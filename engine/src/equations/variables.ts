/** What the solver is told about each variable, and the test whether a value is allowed for it. */

/** One variable of a set of equations. Bounds are in the unit in which the equations receive it. */
export interface EquationVariable {
  readonly name: string;
  /** As it stands beside the field; used in sentences. Default: the name. */
  readonly label?: string;
  readonly min?: number;
  readonly max?: number;
  /** Exclusive lower bound. */
  readonly above?: number;
  /** Exclusive upper bound. */
  readonly below?: number;
  /** Only whole numbers are solutions. */
  readonly integer?: boolean;
  /** May stay unknown in a solution. */
  readonly optional?: boolean;
}

/** Bounds of a variable that states none. */
export const WIDEST = 1e15;
/** How far beyond a bound rounding may carry a solution, relative to the bound or to its own size. */
const SLACK = 1e-12;

export function lowerBound({ min, above }: EquationVariable): number {
  if (min === undefined) return above ?? -WIDEST;
  return above === undefined ? min : Math.max(min, above);
}

export function upperBound({ max, below }: EquationVariable): number {
  if (max === undefined) return below ?? WIDEST;
  return below === undefined ? max : Math.min(max, below);
}

/**
 * The value as the variable allows it: moved onto a bound or a whole number when only rounding kept it from there;
 * undefined when it is not allowed.
 */
export function admit(variable: EquationVariable, value: number, typicalSize = 0): number | undefined {
  if (!Number.isFinite(value)) return undefined;
  const slack = SLACK * Math.max(Math.abs(value), typicalSize);
  let admitted = value;
  const lower = lowerBound(variable);
  const upper = upperBound(variable);
  if (admitted < lower && lower - admitted <= Math.max(slack, SLACK * Math.abs(lower))) admitted = lower;
  if (admitted > upper && admitted - upper <= Math.max(slack, SLACK * Math.abs(upper))) admitted = upper;
  if (variable.integer) {
    const whole = Math.round(admitted);
    if (Math.abs(admitted - whole) > 1e-9 * Math.max(1, Math.abs(whole))) return undefined;
    admitted = whole;
  }
  if (admitted < lower || admitted > upper) return undefined;
  if (variable.above !== undefined && admitted <= variable.above) return undefined;
  if (variable.below !== undefined && admitted >= variable.below) return undefined;
  return admitted === 0 ? 0 : admitted;
}

/** Solutions in the order of preference: zero and above first, from small to large; then negative ones, from zero down. */
export function byPreference(a: number, b: number): number {
  if (a >= 0 !== b >= 0) return a >= 0 ? -1 : 1;
  return Math.abs(a) - Math.abs(b);
}
