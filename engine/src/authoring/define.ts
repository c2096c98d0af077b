/** What a calculator is: the shape that every file under `plugins/` fills in. */
import type { Figure, FigureOf } from './figures.js';
import type { ChoiceSpec, FieldSpec, InputSpec, InputValue, NumericSpec, OutputSpec, OutputValue } from './kinds.js';

export type Inputs = Readonly<Record<string, InputSpec>>;
export type Outputs = Readonly<Record<string, OutputSpec>>;
export type ArithmeticName = 'float64' | 'decimal';

/** What a formula receives: every input by its name, as its kind says. */
export type FormulaInputs<I> = { readonly [K in keyof I]: InputValue<I[K]> };
/** What a formula returns: every output by its name; optional ones may be missing. */
export type FormulaResults<O> = {
  readonly [K in keyof O as undefined extends OutputValue<O[K]> ? never : K]: OutputValue<O[K]>;
} & {
  readonly [K in keyof O as undefined extends OutputValue<O[K]> ? K : never]?: OutputValue<O[K]>;
};

/** An input as a client sends it: a number in the shown unit, a text such as `"154 lb"`, `{ value, unit }`, a list, rows. */
export type WireValue =
  | number
  | string
  | boolean
  | { readonly value: number | string; readonly unit: string }
  | readonly WireValue[]
  | { readonly [column: string]: WireValue };

/** What an example expects of a table: how many rows, and some cells. A negative index counts from the end. */
export interface ExpectedTable {
  readonly length?: number;
  readonly rows?: Readonly<Record<number | `${number}`, Readonly<Record<string, number | string>>>>;
}

/** What an example expects of a matrix: every entry. */
export type ExpectedMatrix = readonly (readonly (number | string)[])[];

/** How much is at stake where a caution is not heeded: what is good to know, what may mislead, what may do harm. */
export type CautionLevel = 'note' | 'caution' | 'danger';

/** A sentence that stands beside the results where it holds. */
export interface CautionRule<V, Name extends PropertyKey = string> {
  readonly level: CautionLevel;
  /**
   * Whether it is said: by inputs as the formula received them and results as it returned them, in the formula's units; in
   * equations also by which of the variables were given, where others were solved for.
   */
  readonly when: (values: V, given: Given<Name>) => boolean;
  /** One or two sentences: what is the matter, and what to do; with `{input}` and `{output}` as in the explanation. */
  readonly says: string | ((values: V, given: Given<Name>) => string);
}

/**
 * What must hold between inputs that are each allowed: others are refused. It is asked only where all inputs that its
 * condition takes are given.
 */
export interface Requirement<V, Name extends PropertyKey = string> {
  readonly each?: undefined;
  /** By inputs as the formula receives them, in its units; what goes only together, by which of them are given. */
  readonly that: (inputs: V, given: Given<Name>) => boolean;
  /** The input at which the sentence is told. */
  readonly field: Name;
  /** A sentence that says what must hold, with `{input}` in it; a function chooses between such sentences. */
  readonly says: string | ((inputs: V) => string);
}

/** Which inputs have a value: one that was sent, or a default. In equations what is solved for is none. */
export type Given<Name extends PropertyKey = string> = { readonly [K in Name]: boolean };

/** The same for every row of a table of inputs, or every item of a list; the sentence follows after “row 3:”. */
export interface RowRequirement<V, Row, Name extends PropertyKey = string> {
  /** The rows or the list. */
  readonly each: Name;
  readonly that: (row: Row, inputs: V, given: Given) => boolean;
  /** The column at which the sentence is told; none for a list. */
  readonly field?: string;
  readonly says: string | ((row: Row, inputs: V) => string);
}

/**
 * One worked case whose results come from somewhere else than this code. Values are as a client sends and gets them
 * (shown units, percent as percent, money rounded). A result is held to the last digit written; fewer than four
 * significant digits mean that the value is exact.
 */
export interface Example<I = Record<string, unknown>, O = Record<string, unknown>> {
  readonly inputs: { readonly [K in keyof I]?: WireValue };
  readonly results?: { readonly [K in keyof O]?: number | string | ExpectedTable | ExpectedMatrix };
  /** Instead of results: part of the sentence with which `noResult` refuses these inputs. */
  readonly noResult?: string;
  /** Instead of results: part of the sentence with which a requirement, a bound or a field's units refuse these inputs. */
  readonly refused?: string;
  /** Part of each of the definition's `cautions` that these inputs raise, all of them; those of `usual` may stand with them. */
  readonly cautions?: readonly string[];
  /** The book, standard, table or program that gave the results. */
  readonly source: string;
}

export interface Reference {
  readonly title: string;
  readonly url?: string;
  readonly isbn?: string;
  readonly doi?: string;
}

/** What the explanation may look at: inputs as the formula received them and results as it returned them. */
export type ExplanationValues<I, O> = FormulaInputs<I> & FormulaResults<O>;

/** What a requirement may look at: inputs as the formula receives them, all given. */
export type GivenInputs<I> = { readonly [K in keyof I]: Exclude<InputValue<I[K]>, undefined> };

/** Requirements of the rows and lists among inputs. */
type RowRequirements<I> = {
  [K in keyof I]: Exclude<InputValue<I[K]>, undefined> extends readonly (infer Row)[]
    ? RowRequirement<GivenInputs<I>, Row, K>
    : never;
}[keyof I];

interface Description<I, O> {
  /** As people search for it, without the word "calculator". */
  readonly title: string;
  /** One sentence: what it gives from what. */
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Former slugs, which stay valid. */
  readonly aliases?: readonly string[];
  /** Slugs of calculators to look at next; by default those of the same subcategory. */
  readonly related?: readonly string[];
  /** Limits and conditions: for whom and what the result holds. */
  readonly notes?: readonly string[];
  /** Default: the category's. */
  readonly arithmetic?: ArithmeticName;
  /**
   * One or two plain sentences with `{input}` and `{output}` in them, `{|change|}` for a size without sign,
   * `{count|bag|bags}` for the word that goes with a count, `{change|smaller|the same|larger}` for that of a sign, and
   * `{light?with|without}` for what is said where there is a value or none; a function chooses between such sentences.
   */
  readonly explanation: string | ((values: ExplanationValues<I, O>) => string);
  /** What a reader has to be told for some inputs and results, each raised by an example and not by another. */
  readonly cautions?: readonly CautionRule<ExplanationValues<I, O>, keyof I>[];
  /** What a reader wants to see: lines of a table, what a sum is made of, a curve, or a drawing. */
  readonly figure?: FigureOf<O, ExplanationValues<I, O>, keyof I | keyof O>;
  /** What must hold between inputs, each shown by an example with `refused`. */
  readonly requires?: readonly (Requirement<GivenInputs<I>, keyof I> | RowRequirements<I>)[];
  /** At least two, at different points, one on each branch. */
  readonly examples: readonly Example<I, O>[];
  readonly references: readonly Reference[];
}

/** A calculator with inputs and outputs. It has exactly one of `formula` and `algorithm`. */
export interface CalculatorDefinition<I extends Inputs, O extends Outputs> extends Description<I, O> {
  readonly inputs: I;
  readonly outputs: O;
  /** Plain arithmetic, which code generation lifts to every other arithmetic. */
  readonly formula?: (inputs: FormulaInputs<I>) => FormulaResults<O>;
  /**
   * The formula as textbooks print it, for outputs whose `formula` is written for the computer. It may look at inputs and
   * at other results, and gives the outputs that are shown so; functions of other modules are called by their names. An
   * output that is `undefined` in it is told by `stepwise`. It is held to the results, and never computes an answer.
   */
  readonly shown?: (values: ExplanationValues<I, O>) => { readonly [K in keyof O]?: OutputValue<O[K]> | undefined };
  /** Sentences that say what the steps are, where no formula in print gives an output. */
  readonly stepwise?: readonly string[];
  /** Work that is not arithmetic (parsing, calendars, number theory on BigInt): ordinary code, never lifted. */
  readonly algorithm?: (inputs: FormulaInputs<I>) => FormulaResults<O>;
}

/** Both sides of each equation, as arithmetic on the variables. */
export type Equation = readonly [left: number, right: number];

/** What equations relate: numbers, and choices that say which equations hold. */
export type Variables = Readonly<Record<string, NumericSpec | ChoiceSpec>>;

/** The variables that are solved for: all but the choices. */
type Unknowns<X> = { readonly [K in keyof X as X[K] extends ChoiceSpec ? never : K]: X[K] };

/**
 * A calculator in which any enough known variables give the rest. Every variable is an optional input and an output,
 * but a choice is an input alone: always given or defaulted, and never solved for. Write each independent relation once;
 * the engine orders and solves them.
 */
export interface EquationsDefinition<X extends Variables> extends Description<X, Unknowns<X>> {
  readonly variables: X;
  readonly equations: (
    variables: {
      readonly [K in keyof X]: X[K] extends ChoiceSpec ? InputValue<X[K]> : number;
    },
  ) => readonly Equation[];
}

/** Any calculator, with its field types erased. */
// biome-ignore lint/suspicious/noExplicitAny: the erased form of every definition
export type AnyInputs = Record<string, any>;
export interface Definition extends Omit<Description<AnyInputs, AnyInputs>, 'figure'> {
  readonly figure?: Figure;
  readonly inputs: Inputs;
  readonly outputs: Outputs;
  readonly formula?: (inputs: AnyInputs) => AnyInputs;
  readonly shown?: (inputs: AnyInputs) => AnyInputs;
  readonly stepwise?: readonly string[];
  readonly algorithm?: (inputs: AnyInputs) => AnyInputs;
  readonly equations?: (variables: AnyInputs) => readonly Equation[];
}

/** Defines one calculator; the default export of its file. Returns plain data with the field types erased. */
export function defineCalculator<const I extends Inputs, const O extends Outputs>(
  definition: CalculatorDefinition<I, O>,
): Definition {
  return definition as unknown as Definition;
}

/**
 * Defines one calculator by its equations; the default export of its file.
 * @example
 * defineEquations({
 *   …
 *   variables: { voltage: quantity('V', { label: 'Voltage' }), … },
 *   equations: ({ voltage, current, resistance, power }) => [[voltage, current * resistance], [power, voltage * current]],
 * })
 */
export function defineEquations<const X extends Variables>(definition: EquationsDefinition<X>): Definition {
  const { variables, ...rest } = definition;
  const inputs: Record<string, FieldSpec> = {};
  const outputs: Record<string, FieldSpec> = {};
  for (const [name, spec] of Object.entries(variables)) {
    const isChoice = spec.kind === 'choice';
    inputs[name] = isChoice ? spec : { ...spec, optional: true };
    if (!isChoice) outputs[name] = spec;
  }
  return { ...rest, inputs, outputs } as unknown as Definition;
}
