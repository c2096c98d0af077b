/** What a benchmark says: one number, which way is better, what is aimed at, and how far it may fall. */

export interface Measurement {
  /** Stable, kebab-case with its suite in front: `http/hit/hyper-express`. The baseline is keyed by it. */
  readonly id: string;
  readonly title: string;
  readonly value: number;
  /** `×` for a ratio; a unit of time or size for what depends on the machine. */
  readonly unit: '×' | 's' | 'ms' | 'µs' | 'MB';
  readonly better: 'higher' | 'lower';
  readonly aim?: number;
  /** How far the value may fall behind the baseline, as a fraction of it. Only ratios have one. */
  readonly margin?: number;
  /** The absolute figures behind a ratio, for the reader. */
  readonly detail: string;
}

export function reachesAim({ value, better, aim }: Pick<Measurement, 'value' | 'better' | 'aim'>): boolean {
  if (aim === undefined) return true;
  return better === 'higher' ? value >= aim : value <= aim;
}

/** The middle value; of an even count, the mean of the middle two. Medians keep one disturbed round out of the result. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value below which the fraction `p` of the values lies, interpolated linearly. Throws on an empty list. */
export function quantile(values: readonly number[], p: number): number {
  if (values.length === 0) throw new Error('A quantile needs at least one value.');
  const sorted = [...values].sort((a, b) => a - b);
  const position = p * (sorted.length - 1);
  const below = Math.floor(position);
  const lower = sorted[below]!;
  const upper = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return lower + (upper - lower) * (position - below);
}
