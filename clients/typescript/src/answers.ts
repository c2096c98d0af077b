/** What calls resolve to. */
import type { ProblemError } from './problems.js';
import type { AnyResult } from './values.js';

/** What a reader has to be told beside the results. */
export interface Caution {
  readonly level: 'note' | 'caution' | 'danger';
  readonly message: string;
  /** The input that is not as usual: `/inputs/rate`. */
  readonly pointer?: string;
  /** What was probably meant in place of it. */
  readonly suggestion?: string;
  /** It holds of this one of the alternatives, counted from 0, and not of the results. */
  readonly alternative?: number;
}

export interface Step {
  readonly name?: string;
  readonly label?: string;
  /** In symbols = with the numbers put in = the value. */
  readonly text: string;
  readonly latex: string;
  readonly value?: number | string;
  readonly unit?: string;
  /** The condition under which this is the formula. */
  readonly since?: string;
}

/** The input that was found. */
export interface Solved {
  readonly name: string;
  readonly label: string;
  readonly value: number | string;
  readonly unit: string;
  /** Other values that reach the target. */
  readonly others?: readonly number[];
  readonly uncertainty?: number;
}

export interface Sensitivity {
  /** The change of the result for one more of the input. */
  readonly derivative?: number;
  readonly unit: string;
  /** The relative change of the result for a relative change of the input. */
  readonly elasticity?: number;
  /** Why there is no derivative. */
  readonly note?: string;
}

/** What is left of the day's quota after a call. */
export interface Quota {
  readonly limit: number;
  readonly remaining: number;
  /** When the day ends. */
  readonly resetsAt: Date;
}

interface About {
  /** The slug of today, where a former one was asked for. */
  readonly calculator: string;
  /** Whether the result was computed for an earlier request. */
  readonly cached: boolean;
  /** The time of the answer, UTC. */
  readonly timestamp: string;
  /** As understood, defaults filled in, in the calculator's units. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly calculatorUrl: string;
  /** With `resultId`: by which `result()` reads it again. */
  readonly resultId?: string;
}

export interface Calculation<Results = Readonly<Record<string, AnyResult>>> extends About {
  readonly success: true;
  readonly results: Results;
  /** One or two sentences. */
  readonly explanation: string;
  /** The worst first; absent where there is none. */
  readonly cautions?: readonly Caution[];
  /** Equations with several solutions: of each other one the results that are not the same. */
  readonly alternatives?: readonly Partial<Results>[];
  /** Of `solve()`. */
  readonly solved?: Solved;
  /** With `sensitivities`: by output, then by input. */
  readonly sensitivities?: Readonly<Record<string, Readonly<Record<string, Sensitivity>>>>;
  /** With `steps`: the calculation line by line. */
  readonly steps?: readonly Step[];
}

export interface SweepColumn<Value = number | string | boolean> {
  readonly label: string;
  readonly unit: string;
  /** One for each row. */
  readonly values: readonly Value[];
  /** Where not every row has a value: the points that have one, from 0. */
  readonly points?: readonly number[];
}

type ValueOf<Result> = Result extends { readonly value: infer Value }
  ? Extract<Value, number | string | boolean>
  : never;

export interface Sweep<Results = Readonly<Record<string, AnyResult>>> extends About {
  /** How many points were asked for; of two inputs all pairs, the second one faster. */
  readonly points: number;
  /** Where some points have no result: those that have one, from 0. */
  readonly rows?: readonly number[];
  /** The inputs that were swept. */
  readonly swept: Readonly<Record<string, SweepColumn>>;
  /** The outputs of a single value. */
  readonly columns: { readonly [Name in keyof Results]?: SweepColumn<ValueOf<NonNullable<Results[Name]>>> };
  /** Outputs that are tables. */
  readonly leftOut?: readonly string[];
  /** Points without a result, and why. */
  readonly refused?: readonly { readonly code: string; readonly message: string; readonly points: readonly number[] }[];
  readonly cautions?: readonly (Caution & { readonly points: readonly number[] })[];
}

/** An entry's answer, or what it was refused with: `success` tells them apart. */
export type BatchOutcome<Answer> = Answer | ProblemError;

export interface Batch<Outcomes> {
  /** In the order of the entries. */
  readonly entries: Outcomes;
  readonly answered: number;
  readonly refused: number;
  /** Calculations that were charged: those that are answered. */
  readonly charged: number;
  /** What was answered and charged, and why not all, in words. */
  readonly message: string;
  readonly timestamp: string;
}

/** What was understood of valid inputs; nothing was computed or charged. */
export interface Validation {
  readonly calculator: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly message: string;
  readonly calculatorUrl: string;
  readonly timestamp: string;
}

export interface Summary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly subcategory: string;
  readonly hasFormula: boolean;
}

export interface CalculatorList {
  /** How many this list has. */
  readonly total: number;
  /** How many there are without `limit` and `offset`. */
  readonly matching: number;
  readonly calculators: readonly Summary[];
}

/** An input or an output, with its bounds, options, accepted units, default and example where it has them. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly unit: string;
  readonly help?: string;
  readonly [more: string]: unknown;
}

export interface CalculatorDetail extends Summary {
  /** Changes with every change of its text. */
  readonly version: string;
  /** Changes with what determines results; `changes()` says why. */
  readonly formulaVersion: string;
  readonly keywords: readonly string[];
  /** Null where the calculator is an algorithm. */
  readonly formula: { readonly text: string; readonly latex: string } | null;
  /** How an algorithm goes, a sentence each, where that is said. */
  readonly stepwise?: readonly string[];
  readonly inputs: readonly Field[];
  /** JSON Schema 2020-12 of the inputs. */
  readonly inputSchema: Readonly<Record<string, unknown>>;
  readonly outputs: readonly Field[];
  readonly examples: readonly { readonly inputs: Readonly<Record<string, unknown>>; readonly source: string }[];
  readonly references: readonly { readonly title: string; readonly url?: string }[];
  readonly related: readonly string[];
  readonly calculatorUrl: string;
  readonly [more: string]: unknown;
}

/** A calculator that was added, or whose formula changed. */
export interface Change {
  /** The UTC day, as 2026-01-31. */
  readonly date: string;
  readonly calculator: string;
  readonly kind: 'added' | 'changed';
  /** The `formulaVersion` of the calculator from then on. */
  readonly version: string;
  readonly reason: string;
}

export interface ChangeList {
  readonly total: number;
  /** The oldest first. */
  readonly changes: readonly Change[];
}

export interface CategoryList {
  readonly total: number;
  readonly categories: readonly {
    readonly category: string;
    readonly title: string;
    readonly count: number;
    readonly subcategories: readonly { readonly subcategory: string; readonly title: string; readonly count: number }[];
  }[];
}

/** A question's answer, with how it was understood. */
export interface Reply {
  readonly question: string;
  readonly calculator: string;
  readonly title: string;
  /** Every input, as it was understood or assumed. */
  readonly understood: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: unknown;
    readonly from?: string;
  }[];
  /** The name of the result that was asked for. */
  readonly output: string;
  readonly results: Readonly<Record<string, AnyResult>>;
  readonly explanation: string;
  readonly cautions?: readonly Caution[];
  /** A body for POST /api/v1/calculate that asks for the same. */
  readonly request: Readonly<Record<string, unknown>>;
  readonly calculatorUrl: string;
  readonly timestamp: string;
}

export interface Me {
  /** A null is unlimited. */
  readonly plan: {
    readonly id: string;
    readonly name: string;
    readonly requestsPerDay: number | null;
    readonly keys: number;
  };
  readonly today: { readonly date: string; readonly used: number; readonly remaining: number | null };
  readonly resetAt: string;
}
