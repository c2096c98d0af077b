/** The sentences for targets that cannot be reached. */
import { labelInSentence } from '../../equations/sentences.js';
import { lowerBound, upperBound } from '../../equations/variables.js';
import { equationVariable } from '../evaluate/equation-variable.js';
import { currencyOf } from '../present/currency.js';
import { formatInput, formatResult } from '../present/format.js';
import { resultOf } from '../present/results.js';
import { toShown } from '../present/shown-number.js';
import type { Curve, Reach } from './reach.js';
import type { Goal } from './request.js';

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
    return (
      `No ${this.#input} ${within} gives ${target}: “${outputSpec.label}” lies between ${this.#result(range.lowest)} ` +
      `and ${this.#result(range.highest)}.${jumps}`
    );
  }
}
