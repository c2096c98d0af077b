/** Works equations through: which one gives which variable, rearranged for it where that is possible. */

import { float64 } from '../arithmetic/float64.js';
import { engineLibrary } from '../arithmetic/registry.js';
import type { InputSpec } from '../authoring/kinds.js';
import { allMethods } from '../calculate/evaluate/all-methods.js';
import { choicesOf, equationVariables } from '../calculate/evaluate/equations-method.js';
import { evaluate } from '../equations/evaluate.js';
import { isolate } from '../equations/isolate.js';
import { equationTrees } from '../equations/lifted-equations.js';
import { countVariables, type Node } from '../equations/node.js';
import { nonNegativeTest } from '../equations/signs.js';
import { smallestBlock } from '../equations/structure.js';
import type { TreeEquation } from '../equations/system.js';
import { type Asked, resultSides } from './answers.js';
import { traceInputs } from './inputs.js';
import { nodeExpression } from './nodes.js';
import { operandDigits } from './operand-digits.js';
import type { Step } from './step.js';
import { StepSymbols } from './symbols.js';
import { createTracer } from './trace.js';
import { equation, expressionSide, numbersSide, type Side, valueSide, wordsSide } from './write.js';

/** A rearranged equation gives the solution, to what rounding leaves. */
const AGREES = 1e-9;

export function equationSteps(asked: Asked): Step[] {
  return new WorkedEquations(asked).steps();
}

const keyOf = (name: string): string => `output:${name}`;

class WorkedEquations {
  readonly #values: ReadonlyMap<string, number>;
  readonly #equations: readonly TreeEquation[];
  readonly #symbols: StepSymbols;
  readonly #nonNegative: (node: Node) => boolean;

  constructor(readonly asked: Asked) {
    const { calculator, understood } = asked;
    const solved = allMethods.equations.solve(calculator, understood) as Readonly<Record<string, number>>;
    this.#values = new Map(Object.entries(solved));
    const variables = new Map(equationVariables(calculator).map((one) => [one.name, one]));
    this.#equations = equationTrees(
      engineLibrary,
      calculator.lifted!,
      [...variables.keys()],
      choicesOf(calculator, understood.values),
    );
    this.#symbols = new StepSymbols(calculator.definition, asked.symbols, [], []);
    this.#nonNegative = nonNegativeTest(variables);
  }

  steps(): Step[] {
    const known = new Set(Object.keys(this.asked.understood.inputs));
    const steps = this.#conversions(known);
    const pending = [...this.#equations];
    const told = new Set<string>();
    for (;;) {
      const block = smallestBlock(pending, (name) => !known.has(name));
      if (block === undefined || block.unknowns.some((name) => !this.#values.has(name))) break;
      const chosen = block.equations.map((index) => pending[index]!);
      steps.push(
        ...(block.unknowns.length === 1
          ? this.#single(chosen[0]!, block.unknowns[0]!)
          : this.#together(chosen, block.unknowns)),
      );
      for (const name of block.unknowns) {
        known.add(name);
        told.add(name);
      }
      for (const index of [...block.equations].reverse()) pending.splice(index, 1);
    }
    for (const name of Object.keys(this.asked.results)) if (!told.has(name)) steps.push(this.#answer(name, []));
    return steps;
  }

  #symbol = (name: string): Side => expressionSide({ kind: 'symbol', key: keyOf(name) }, this.#symbols);
  #numberOf = (key: string): number | undefined => this.#values.get(key.slice(keyOf('').length));

  /** `v = … = 20 m/s = 72 km/h`. */
  #answer(name: string, between: readonly Side[]): Step {
    const number = this.#values.get(name)!;
    const result = this.asked.results[name];
    const { label } = this.asked.calculator.definition.outputs[name]!;
    const ends = result === undefined ? [valueSide(number, '')] : resultSides(this.asked, name, number);
    const line = equation([this.#symbol(name), ...between, ...ends]);
    if (result === undefined || typeof result.value === 'object') return { name, label, ...line, value: number };
    return { name, label, ...line, value: result.value, unit: result.unit };
  }

  #single(written: TreeEquation, name: string): Step[] {
    const branch = this.#rearranged(written, name);
    if (branch === undefined) return [this.#asWritten(written, [name]), this.#answer(name, [])];
    const right = nodeExpression(branch, keyOf);
    const isWritten = branch === written.right || branch === written.left;
    const source = isWritten ? [] : [this.#asWritten(written)];
    const digits = operandDigits(this.#values.get(name)!, (round) =>
      evaluate(branch, new Map([...this.#values].map(([one, value]) => [one, round(value)]))),
    );
    const sides = [expressionSide(right, this.#symbols), numbersSide(right, this.#symbols, this.#numberOf, digits)];
    return [...source, this.#answer(name, sides)];
  }

  /** The equation solved for a variable that it has once; the branch that gives this solution. */
  #rearranged({ left, right }: TreeEquation, name: string): Node | undefined {
    const occurrences = (countVariables(left).get(name) ?? 0) + (countVariables(right).get(name) ?? 0);
    if (occurrences !== 1) return undefined;
    const solution = this.#values.get(name)!;
    return isolate(left, right, name, this.#nonNegative)?.find((branch) => {
      const value = evaluate(branch, this.#values);
      return Math.abs(value - solution) <= AGREES * Math.max(Math.abs(solution), Number.MIN_VALUE);
    });
  }

  #asWritten({ left, right }: TreeEquation, unknowns: readonly string[] = []): Step {
    const sides = [left, right].map((node) => nodeExpression(node, keyOf));
    const inSymbols = equation(sides.map((side) => expressionSide(side, this.#symbols)));
    if (unknowns.length === 0)
      return { text: `From ${inSymbols.text}:`, latex: `\\text{From } ${inSymbols.latex}\\text{:}` };
    const numberOf = (key: string) => (unknowns.some((name) => keyOf(name) === key) ? undefined : this.#numberOf(key));
    const inNumbers = equation(sides.map((side) => numbersSide(side, this.#symbols, numberOf)));
    const letters = unknowns.map(this.#symbol);
    const list = (form: 'text' | 'latex') => letters.map((side) => side[form]).join(', ');
    return {
      text: `Solve ${inSymbols.text} for ${list('text')}: ${inNumbers.text}`,
      latex: `\\text{Solve } ${inSymbols.latex} \\text{ for } ${list('latex')}\\text{: } ${inNumbers.latex}`,
    };
  }

  #together(equations: readonly TreeEquation[], unknowns: readonly string[]): Step[] {
    return [
      ...equations.map((each) =>
        this.#asWritten(
          each,
          unknowns.filter((name) => each.variables.includes(name)),
        ),
      ),
      ...unknowns.map((name) => this.#answer(name, [])),
    ];
  }

  #conversions(known: ReadonlySet<string>): Step[] {
    const { calculator, understood } = this.asked;
    const specs = calculator.definition.inputs as Readonly<Record<string, InputSpec>>;
    const { leaves } = traceInputs(specs, understood.values, understood, float64, createTracer(float64));
    return [...leaves.values()].flatMap(({ field, label, sent, unit }): Step[] => {
      const value = this.#values.get(field);
      if (sent === undefined || value === undefined || !known.has(field)) return [];
      const line = equation([this.#symbol(field), wordsSide(sent), valueSide(value, unit)]);
      return [{ name: field, label, ...line, value, ...(unit === '' ? {} : { unit }) }];
    });
  }
}
