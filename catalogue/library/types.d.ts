/** The types that the functions of all calculators share. */

/** Any unit besides those that an editor offers. */
export type AnyUnit = string & {};

/** A number, or a number as people write it: `1e3`, `"1/3"`, `"2 1/2"`. */
export type Numeric = number | string;

/** A number in the calculator's unit, a text such as `"154 lb"`, or both apart. */
export type Quantity<Unit extends string> =
  | number
  | string
  | { readonly value: number | string; readonly unit: Unit | AnyUnit };

/** `5` and `"5 %"` are five in a hundred. */
export type Percent = number | string | { readonly value: number | string; readonly unit: '%' | AnyUnit };

/** An amount of the currency that the options name, USD unless they do. */
export type Money = number | string | { readonly value: number | string; readonly unit: AnyUnit };

/** Rows of numbers, or a text with the rows on lines or between semicolons. */
export type Matrix = readonly (readonly Numeric[])[] | string;

export interface NumberResult<Unit extends string = string> {
  /** In full precision; money is rounded to the currency's minor unit. */
  readonly value: number;
  readonly label: string;
  /** `''` where a unit makes no sense. Another one where the options ask for it. */
  readonly unit: Unit | AnyUnit;
  /** Of calculators that run on decimals: all digits, unrounded. */
  readonly exact?: string;
}

export interface TextResult<Text extends string = string> {
  readonly value: Text;
  readonly label: string;
  readonly unit: string;
}

export interface TableResult {
  readonly value: {
    readonly columns: readonly {
      readonly name: string;
      readonly label: string;
      readonly type: string;
      readonly unit: string;
    }[];
    readonly rows: readonly (readonly (number | string)[])[];
  };
  readonly label: string;
  readonly unit: string;
}

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

export interface Calculation<Results> {
  readonly results: Results;
  /** One or two sentences. */
  readonly explanation: string;
  /** The worst first; absent where there is none. */
  readonly cautions?: readonly Caution[];
  /** Equations with several solutions: of each other one the results that are not the same. */
  readonly alternatives?: readonly Partial<Results>[];
  /** As understood, defaults filled in, in the calculator's units. */
  readonly inputs: Readonly<Record<string, unknown>>;
}

export interface CalculationOptions<Units> {
  /** Units for results, by name. */
  readonly units?: Units;
  /** ISO 4217 code that labels and rounds money. Default: USD. */
  readonly currency?: string;
  /** For inputs that default to today. Default: the UTC date, `2026-01-31`. */
  readonly today?: string;
}

/**
 * Calculates in this process, with the results of the API.
 * @throws CalculationError with every issue at once, or the reason why there is no result.
 */
export type CalculatorFunction<Inputs, Results, Units, IsNeeded extends boolean = true> = (IsNeeded extends true
  ? (inputs: Inputs, options?: CalculationOptions<Units>) => Calculation<Results>
  : (inputs?: Inputs, options?: CalculationOptions<Units>) => Calculation<Results>) & {
  readonly slug: string;
  /** Changes with everything that a result depends on. */
  readonly version: string;
};

/** One thing that is wrong, at its place. */
export interface Issue {
  /** `/inputs/rate`. */
  readonly pointer: string;
  /** Stable: `missing`, `too-small`, `unknown-unit`, … */
  readonly code: string;
  /** What is wrong, what was expected, what to do. */
  readonly message: string;
  readonly expected?: string;
  readonly allowed?: readonly string[];
  readonly suggestion?: string;
}

/** Thrown in place of an answer, with the code and the issues of the API's problem. */
export declare class CalculationError extends Error {
  readonly name: 'CalculationError';
  readonly code: 'invalid-inputs' | 'no-result' | 'too-much-work';
  /** Everything that is wrong; empty where no single input is. */
  readonly issues: readonly Issue[];
}
