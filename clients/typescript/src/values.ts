/** The types that the inputs and results of all calculators share. */

/** Any unit besides those that an editor offers. */
export type AnyUnit = string & {};

/** A number as people write it: `1e3`, `"1/3"`, `"2 1/2"`, and with its standard uncertainty, `"9.8 ± 0.1"`. */
export type Numeric = number | string | { readonly value: number | string; readonly uncertainty: number | string };

interface WithUnit<Unit extends string> {
  readonly value: number | string;
  readonly unit: Unit | AnyUnit;
  /** The standard uncertainty, in the same unit; it is propagated to the results. */
  readonly uncertainty?: number | string;
}

/** A number in the calculator's unit, a text such as `"154 lb"`, or both apart. */
export type Quantity<Unit extends string> = Numeric | WithUnit<Unit>;

/** `5` and `"5 %"` are five in a hundred. */
export type Percent = Numeric | WithUnit<'%'>;

/** An amount of the currency that the options name, USD unless they do. */
export type Money = Numeric | WithUnit<AnyUnit>;

/** Rows of numbers, or a text with the rows on lines or between semicolons. */
export type Matrix = readonly (readonly (number | string)[])[] | string;

export interface NumberResult<Unit extends string = string> {
  /** In full precision; money is rounded to the currency's minor unit. */
  readonly value: number;
  readonly label: string;
  /** `''` where a unit makes no sense. Another one where the options ask for it. */
  readonly unit: Unit | AnyUnit;
  /** Of calculators that run on decimals: all digits, unrounded. */
  readonly exact?: string;
  /** With uncertain inputs: the standard uncertainty of the value, in its unit. */
  readonly uncertainty?: number;
  /** The share of each uncertain input in the variance. */
  readonly contributions?: Readonly<Record<string, number>>;
  /** Why there is no uncertainty, or how far it can be trusted. */
  readonly uncertaintyNote?: string;
}

export interface TextResult<Text extends string = string> {
  readonly value: Text;
  readonly label: string;
  readonly unit: string;
}

export interface Table {
  readonly columns: readonly {
    readonly name: string;
    readonly label: string;
    readonly type: string;
    readonly unit: string;
  }[];
  readonly rows: readonly (readonly (number | string)[])[];
}

export interface TableResult {
  readonly value: Table;
  readonly label: string;
  readonly unit: string;
}

export type AnyResult = NumberResult | TextResult | TableResult;
