/** The outputs of a sweep as columns, and what was refused or has to be told at some of its points. */
import type { WireValue } from '../../authoring/define.js';
import type { Caution } from '../types.js';

/** A value for each row: for each point of the sweep that has a result. */
export interface Column {
  readonly label: string;
  /** `''` where a unit makes no sense. */
  readonly unit: string;
  readonly values: readonly WireValue[];
  /** Which points have a value, from 0; absent where every row has one. */
  readonly points?: readonly number[];
}

/** Points without a result, and why. */
export interface RefusedPoints {
  readonly code: string;
  readonly message: string;
  readonly points: readonly number[];
}

/** A caution in the words of the first of the points at which it holds. */
export type SweptCaution = Caution & { readonly points: readonly number[] };

export interface SweepResult {
  /** How many points were asked for. */
  readonly points: number;
  /** Which of them the rows are, from 0; absent where each has a result. */
  readonly rows?: readonly number[];
  /** The inputs that were swept, by name. */
  readonly swept: Readonly<Record<string, Column>>;
  /** The outputs of a single value, by name. */
  readonly columns: Readonly<Record<string, Column>>;
  /** Outputs that are tables. */
  readonly leftOut?: readonly string[];
  readonly refused?: readonly RefusedPoints[];
  readonly cautions?: readonly SweptCaution[];
}

/** Groups of points of which the same is said. */
export class Groups<Said extends object> {
  readonly #groups = new Map<string, { readonly said: Said; readonly points: number[] }>();

  constructor(private readonly keyOf: (said: Said) => string) {}

  add(said: Said, point: number): void {
    const key = this.keyOf(said);
    const group = this.#groups.get(key);
    if (group === undefined) this.#groups.set(key, { said, points: [point] });
    else if (group.points.at(-1) !== point) group.points.push(point);
  }

  get list(): readonly (Said & { readonly points: readonly number[] })[] {
    return [...this.#groups.values()].map(({ said, points }) => ({ ...said, points }));
  }
}

/** A sentence whatever its numbers are. */
export function withoutNumbers(sentence: string): string {
  return sentence.replaceAll(/\d[\d.,]*/g, '#');
}
