/** The types that pass between code generation, the calculate path and the server. */
import type { Lifted } from '../arithmetic/arithmetic.js';
import type { ArithmeticName, CautionLevel, Definition, WireValue } from '../authoring/define.js';

/** A definition with what its place in the catalogue adds. */
export interface Calculator {
  readonly slug: string;
  readonly category: string;
  readonly subcategory: string;
  readonly arithmetic: ArithmeticName;
  /** Whether pages begin with the units of the reader's region. */
  readonly units?: 'regional';
  /** Hash of everything the result depends on; part of the cache key. */
  readonly version: string;
  readonly definition: Definition;
  /** The lifted formula or equations; only loaded for decimal calculators and equations. */
  readonly lifted?: Lifted;
}

/** One thing wrong with a request, as data. */
export interface Issue {
  /** JSON pointer into the request body: `/inputs/mass`. */
  readonly pointer: string;
  /** Stable, kebab-case: `missing`, `unknown-input`, `not-a-number`, `wrong-dimension`, `unknown-unit`, `too-small`, … */
  readonly code: string;
  /** A sentence: what is wrong, what was expected, what to do. */
  readonly message: string;
  readonly expected?: string;
  readonly allowed?: readonly string[];
  readonly suggestion?: string;
}

/** What a calculation may be asked for besides its inputs. */
export interface CalculateOptions {
  /** Output name to unit. */
  readonly units?: Readonly<Record<string, string>>;
  /** ISO 4217; default USD. */
  readonly currency?: string;
}

/** The caller's clock: the engine has none. */
export interface Context {
  /** Today's UTC date, `2026-01-31`, for inputs that default to `today`. */
  readonly today: string;
}

/** Inputs and options that passed every check. */
export interface Understood {
  /** As understood, defaults filled in, in shown units, ready to be sent again. Missing optional inputs are absent. */
  readonly inputs: Readonly<Record<string, WireValue>>;
  /** What the formula receives, as native values (decimal calculators: numbers as exact decimal strings until evaluation). */
  readonly values: Readonly<Record<string, unknown>>;
  readonly units: Readonly<Record<string, string>>;
  /** Input name to the unit in which it was sent, where that is not the shown one: sentences are in it. */
  readonly sentUnits: Readonly<Record<string, string>>;
  /** The input that was solved for: nobody meant another value of it. */
  readonly solved?: string;
  readonly currency: string;
  /** Equal for two requests exactly when their understood inputs and options are equal, in whatever units they were sent. */
  readonly key: string;
}

export type Understanding =
  | { readonly ok: true; readonly understood: Understood }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** What a formula returned, by output name. */
export type RawResults = Readonly<Record<string, unknown>>;

export interface TableValue {
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: string;
    readonly unit: string;
  }[];
  readonly rows: readonly (readonly (number | string)[])[];
}

export interface ResultValue {
  readonly value: number | string | TableValue;
  readonly label: string;
  /** `''` where a unit makes no sense. */
  readonly unit: string;
  /** Decimal calculators: the unrounded decimal, in the unit of `value`. */
  readonly exact?: string;
}

/** What a reader has to be told beside the results. */
export interface Caution {
  readonly level: CautionLevel;
  /** One or two sentences. */
  readonly message: string;
  /** The input that is not as usual, as a JSON pointer into the request body. */
  readonly pointer?: string;
  /** What was probably meant in place of it: `110 mg/dL`. */
  readonly suggestion?: string;
  /** It holds of this one of the alternatives, counted from 0, and not of the results. */
  readonly alternative?: number;
}

/** By output name. */
export type Results = Readonly<Record<string, ResultValue>>;

export type Outcome =
  | {
      readonly ok: true;
      readonly results: Results;
      readonly explanation: string;
      /** The worst first; absent where there is none. */
      readonly cautions?: readonly Caution[];
      /** Equations with several solutions within bounds: of each other one the results that are not the same. */
      readonly alternatives?: readonly Results[];
    }
  /**
   * The inputs are allowed but no result exists. With `issues`: each input is, but together they are too few or
   * contradict each other (equations).
   */
  | { readonly ok: false; readonly reason: string; readonly issues?: readonly Issue[] };
