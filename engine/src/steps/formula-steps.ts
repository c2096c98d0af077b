/** Works a lifted formula through, line by line, for the inputs at hand. */
import type { Arithmetic } from '../arithmetic/arithmetic.js';
import { spend } from '../budget.js';
import { type Expression, not, same } from '../typeset/expression.js';
import { sizeOf } from '../typeset/walk.js';
import { type Asked, resultSides } from './answers.js';
import { ExpressionWriter } from './expressions.js';
import { type Leaf, traceInputs } from './inputs.js';
import { intermediateUnits } from './intermediate-units.js';
import { operandDigits, type Round, reworked } from './operand-digits.js';
import type { Step } from './step.js';
import { StepSymbols } from './symbols.js';
import { type Comparison, constantKey, createTracer, Traced, type Tracer } from './trace.js';
import { type PlannedStep, planSteps } from './worked-steps.js';
import { equation, expressionSide, numbersSide, valueSide, wordsSide } from './write.js';

/** Values of one name beyond these are the turns of a loop: the first ones and the last are shown. */
const MOST_TURNS = 4;
const FIRST_TURNS = 2;
/** Long formulas are split into this many unnamed parts; more come from loops as well. */
const MOST_UNNAMED = 8;
/** Elements of an input whose conversion is shown. */
const MOST_CONVERSIONS = 3;
/** Conditions longer than this tell nothing at a glance. */
const LONGEST_CONDITION = 12;
const MOST_CONDITIONS = 2;
/** Doubles cannot differ by less than this part of them, decimals by nothing else than rounding. */
const ROUNDING = 1e-18;

/** What it costs to pass by a value on the way to the inputs. */
const VISITED = 5;

export function formulaSteps<V>(asked: Asked, base: Arithmetic<V>): Step[] {
  const { calculator, understood } = asked;
  const { definition } = calculator;
  const tracer = createTracer(base);
  const inputs = traceInputs(definition.inputs, understood.values, understood, base, tracer);
  const formula = calculator.lifted!(tracer.arithmetic).formula as (
    inputs: Readonly<Record<string, unknown>>,
  ) => Readonly<Record<string, unknown>>;
  const raw = formula(inputs.values);
  const outputs = Object.keys(definition.outputs).filter((name) => Object.hasOwn(asked.results, name));
  const traced = new Map(outputs.flatMap((name) => (raw[name] instanceof Traced ? [[name, raw[name]] as const] : [])));
  return new Worked(asked, tracer, inputs.leaves, planSteps(traced)).steps(outputs.filter((name) => !traced.has(name)));
}

/** A value between inputs and results may be none, as `1/0` is, of which JSON knows nothing: its line says so in words. */
function finiteValue(value: number, unit: string | undefined): Pick<Step, 'value' | 'unit'> {
  if (!Number.isFinite(value)) return {};
  return unit === undefined ? { value } : { value, unit };
}

const words = (text: string): Pick<Step, 'text' | 'latex'> => ({ text, latex: wordsSide(text).latex });

class Worked {
  readonly #keys = new Map<Traced, string>();
  readonly #numbers = new Map<string, number>();
  readonly #symbols: StepSymbols;
  readonly #writer: ExpressionWriter;
  readonly #units: ReadonlyMap<Traced, string>;

  constructor(
    readonly asked: Asked,
    readonly tracer: Tracer,
    readonly leaves: ReadonlyMap<string, Leaf>,
    readonly plan: readonly PlannedStep[],
  ) {
    plan.forEach(({ value }, index) => {
      if (value.how.kind === 'operation' || value.how.kind === 'call') this.#keys.set(value, `step:${index}`);
      this.#numbers.set(`step:${index}`, tracer.toNumber(value));
    });
    const inner = plan.filter(({ outputs }) => outputs.length === 0).map(({ value }) => value);
    this.#units = intermediateUnits(asked.calculator.definition, leaves, inner, tracer.toNumber);
    for (const { key, value } of leaves.values()) this.#numbers.set(key, tracer.toNumber(value));
    this.#symbols = new StepSymbols(
      asked.calculator.definition,
      asked.symbols,
      leaves.values(),
      plan.flatMap(({ value, outputs: [output], name }) => {
        const key = this.#keys.get(value);
        return key === undefined ? [] : [{ key, output, name }];
      }),
      [...tracer.constants.keys()],
    );
    for (const [name, value] of tracer.constants) this.#numbers.set(constantKey(name), tracer.toNumber(value));
    this.#writer = new ExpressionWriter(tracer, (value) => {
      const key = this.#keys.get(value);
      return key === undefined ? undefined : { kind: 'symbol', key };
    });
  }

  /** The lines; `others` are results that are no numbers of the formula. */
  steps(others: readonly string[]): Step[] {
    const steps: Step[] = [];
    const inner = this.plan.filter(({ outputs }) => outputs.length === 0);
    const turns = new Map<string | undefined, number>();
    for (const { name } of inner) turns.set(name, (turns.get(name) ?? 0) + 1);
    const seen = new Map<string | undefined, number>();
    /** Between the first turns of a loop and the last. */
    const isOneOfMany = ({ name, outputs }: PlannedStep): boolean => {
      if (outputs.length > 0) return false;
      const turn = (seen.get(name) ?? 0) + 1;
      seen.set(name, turn);
      const all = turns.get(name)!;
      return all > (name === undefined ? MOST_UNNAMED : MOST_TURNS) && turn > FIRST_TURNS && turn < all;
    };
    let left = 0;
    const close = () => {
      const text = `… (${left} more ${left === 1 ? 'line' : 'lines'} like these)`;
      if (left > 0) steps.push({ text, latex: '\\vdots' });
      left = 0;
    };
    let from = 0;
    for (const planned of this.plan) {
      if (isOneOfMany(planned)) left++;
      else {
        close();
        steps.push(...this.#lines(planned, from));
      }
      from = planned.value.order;
    }
    close();
    for (const name of others) steps.push(this.#other(name));
    return [...this.#conversions(), ...steps];
  }

  #numberOf = (key: string): number | undefined => this.#numbers.get(key);

  /** A sum of which nothing is left but the rounding of decimals is 0. */
  #numberFor(value: Traced): number {
    const number = this.tracer.toNumber(value);
    const { how } = value;
    if (number === 0 || how.kind !== 'operation' || (how.operation !== 'add' && how.operation !== 'sub')) return number;
    const size = Math.max(...how.operands.map((operand) => Math.abs(this.tracer.toNumber(operand))));
    return Math.abs(number) < ROUNDING * size ? 0 : number;
  }

  /** The number that stands in a line for a value with a symbol. */
  #operand(value: Traced, round: Round): number | undefined {
    const { how } = value;
    const isNamed = how.kind === 'input' || how.kind === 'constant' || this.#keys.has(value);
    return isNamed ? round(this.tracer.toNumber(value)) : undefined;
  }

  #lines({ value, outputs, name }: PlannedStep, from: number): Step[] {
    const inFull = this.#writer.inFull(value);
    const number = this.#numberFor(value);
    const digits = operandDigits(number, (round) => reworked(value, (inner) => this.#operand(inner, round)));
    const right = [expressionSide(inFull, this.#symbols), numbersSide(inFull, this.#symbols, this.#numberOf, digits)];
    const since = this.#since(from, value.order);
    if (outputs.length === 0) {
      const left = expressionSide({ kind: 'symbol', key: this.#keys.get(value)! }, this.#symbols);
      const unit = this.#units.get(value);
      const line = equation([left, ...right, valueSide(number, unit ?? '')]);
      const named = name === undefined ? {} : { name };
      return [{ ...named, ...line, ...finiteValue(number, unit), ...since }];
    }
    return outputs.map((output, index) => {
      const left = expressionSide({ kind: 'symbol', key: `output:${output}` }, this.#symbols);
      // A second output that is the same value is said to be the first.
      const first = expressionSide({ kind: 'symbol', key: `output:${outputs[0]}` }, this.#symbols);
      const sides = [left, ...(index === 0 ? right : [first]), ...resultSides(this.asked, output, number)];
      const { label, value: answered, unit } = this.asked.results[output]!;
      return {
        name: output,
        label,
        ...equation(sides),
        ...(typeof answered === 'object' ? {} : { value: answered, unit }),
        ...(index === 0 ? since : {}),
      };
    });
  }

  /** A result that is a word, or a number that the formula does not compute. */
  #other(name: string): Step {
    const { label, value, unit } = this.asked.results[name]!;
    if (typeof value === 'object') {
      return {
        name,
        label,
        ...words(`${label}: a table of ${value.rows.length === 1 ? '1 row' : `${value.rows.length} rows`}`),
      };
    }
    if (typeof value === 'string') return { name, label, ...words(`${label}: ${value}`), value };
    const left = expressionSide({ kind: 'symbol', key: `output:${name}` }, this.#symbols);
    return { name, label, ...equation([left, valueSide(value, unit)]), value, unit };
  }

  /** What the formula receives in another unit than it was sent in. */
  #conversions(): Step[] {
    const used = new Set<string>();
    // Values of loops are used many times over: each is passed once.
    const passed = new Set<Traced>();
    const pending = this.plan.map(({ value }) => value);
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (passed.has(next)) continue;
      passed.add(next);
      spend(VISITED);
      if (next.how.kind === 'input') used.add(next.how.key);
      pending.push(...next.operands);
    }
    const steps: Step[] = [];
    const shown = new Map<string, number>();
    for (const leaf of this.leaves.values()) {
      if (leaf.sent === undefined || !used.has(leaf.key)) continue;
      const count = (shown.get(leaf.field) ?? 0) + 1;
      shown.set(leaf.field, count);
      if (count > MOST_CONVERSIONS) {
        if (count === MOST_CONVERSIONS + 1) steps.push({ text: '… (and so on)', latex: '\\vdots' });
        continue;
      }
      const value = this.#numbers.get(leaf.key)!;
      const left = expressionSide({ kind: 'symbol', key: leaf.key }, this.#symbols);
      const line = equation([left, wordsSide(leaf.sent), valueSide(value, leaf.unit)]);
      steps.push({ name: leaf.field, label: leaf.label, ...line, ...finiteValue(value, leaf.unit || undefined) });
    }
    return steps;
  }

  /** The comparisons that decided between one line and the next. */
  #since(after: number, before: number): { since?: string } {
    const texts = new Set<string>();
    for (const comparison of this.tracer.comparisons) {
      if (comparison.order <= after || comparison.order >= before || texts.size >= MOST_CONDITIONS) continue;
      const condition = this.#condition(comparison);
      const isTold = condition?.kind === 'relation' && !same(condition.left, condition.right);
      if (isTold && sizeOf(condition) <= LONGEST_CONDITION) {
        texts.add(expressionSide(condition, this.#symbols).text);
      }
    }
    return texts.size === 0 ? {} : { since: [...texts].join(' and ') };
  }

  #condition({ relation, left, right, holds }: Comparison): Expression | undefined {
    // What has no value decides nothing that a reader could follow.
    const isNumber = (x: unknown): boolean =>
      (x instanceof Traced || typeof x === 'number') && !Number.isNaN(this.tracer.toNumber(x));
    if (!isNumber(left) || !isNumber(right)) return undefined;
    const condition: Expression = {
      kind: 'relation',
      relation,
      left: this.#writer.operand(left),
      right: this.#writer.operand(right),
    };
    return holds ? condition : not(condition);
  }
}
