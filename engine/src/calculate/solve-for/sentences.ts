/** The sentences for targets that cannot be reached. */
import { beyondBound, labelInSentence } from '../../equations/sentences.js';
import { lowerBound, upperBound, WIDEST } from '../../equations/variables.js';
import { equationVariable } from '../evaluate/equation-variable.js';
import { currencyOf } from '../present/currency.js';
import { formatInput, formatResult } from '../present/format.js';
import { resultOf } from '../present/results.js';
import { toShown } from '../present/shown-number.js';
import type { Curve, Reach } from './reach.js';
import type { Goal } from './request.js';

/** How far inside of a bound it is seen where the result moves, and how exactly an extreme is that at the bound. */
const INWARD = 1e-3;
const NEAR = 1e-9;

export class Wording {
  readonly #goal: Goal;
  readonly #currency: string;

  constructor(goal: Goal, currency: string) {
    this.#goal = goal;
    this.#currency = currency;
  }

  get #input(): string {
    return labelInSentence(this.#goal.inputSpec.label);
  }

  #value(x: number): string {
    const { inputSpec } = this.#goal;
    return formatInput(inputSpec, toShown(inputSpec, x), currencyOf(this.#currency)!);
  }

  #result(y: number): string {
    const { output, outputSpec } = this.#goal;
    const presentation = { currency: currencyOf(this.#currency)!, units: {} };
    return formatResult(outputSpec, resultOf(output, outputSpec, y, presentation), presentation.currency);
  }

  independent(value: number): string {
    return `“${this.#goal.outputSpec.label}” is ${this.#result(value)} whatever the ${this.#input} is: it does not depend on it.`;
  }

  /** Which bound stands in the way: the one at which the result comes nearest to the target, while it still moves there. */
  #needed({ lowest, highest }: NonNullable<Reach['range']>, curve: Curve): string | undefined {
    const { input, inputSpec, outputSpec, value } = this.#goal;
    const variable = equationVariable(input, inputSpec);
    const best = value > highest ? highest : value < lowest ? lowest : undefined;
    if (best === undefined) return undefined;
    const [lower, upper] = [lowerBound(variable), upperBound(variable)];
    const isReachedAt = (x: number): boolean => {
      const inward = ((lower + upper) / 2 - x) * INWARD;
      const step = variable.integer ? Math.sign(inward) * Math.ceil(Math.abs(inward)) : inward;
      const [there, inside] = [curve(x), curve(x + step)];
      return Math.abs(there - best) <= NEAR * Math.abs(best) && (value > best ? there > inside : there < inside);
    };
    const side = isReachedAt(upper) ? 'above' : isReachedAt(lower) ? 'below' : undefined;
    if (side === undefined) return undefined;
    const bound = side === 'above' ? upper : lower;
    if (Math.abs(bound) >= WIDEST) return undefined;
    return (
      `${this.#result(value)} needs a value of “${inputSpec.label}” ${beyondBound(side, this.#value(bound))}: ` +
      `“${outputSpec.label}” is ${this.#result(best)} there.`
    );
  }

  unreached({ range, between, isConstant }: Reach, curve: Curve): string {
    const { outputSpec, inputSpec, value } = this.#goal;
    const variable = equationVariable(this.#goal.input, inputSpec);
    const within = `from ${this.#value(lowerBound(variable))} to ${this.#value(upperBound(variable))}`;
    const target = this.#result(value);
    if (range === undefined) return `“${outputSpec.label}” has no value for any ${this.#input} ${within}.`;
    if (between !== undefined) {
      const [a, b] = between;
      return (
        `No whole number gives ${target} exactly: “${outputSpec.label}” is ${this.#result(curve(a))} for ` +
        `${this.#value(a)} and ${this.#result(curve(b))} for ${this.#value(b)} (${this.#input}).`
      );
    }
    if (isConstant) return this.independent(range.lowest);
    const jumps = value > range.lowest && value < range.highest ? ' It leaps over the target.' : '';
    const needed = this.#needed(range, curve);
    if (needed !== undefined) return needed;
    return (
      `No ${this.#input} ${within} gives ${target}: “${outputSpec.label}” lies between ${this.#result(range.lowest)} ` +
      `and ${this.#result(range.highest)}.${jumps}`
    );
  }
}
