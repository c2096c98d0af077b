/**
 * The kinds of inputs and outputs. A kind function returns plain data; TypeScript remembers beside it what the
 * formula receives (for an input) or must return (for an output).
 */
import type { UnitSystem } from '../units/unit-systems.js';

declare const values: unique symbol;

/** An input or output field. `In` is what the formula receives for it, `Out` what the formula must return for it. */
export type Field<S extends FieldSpec, In, Out> = S & { readonly [values]?: { readonly in: In; readonly out: Out } };

/** What the formula receives for an input. */
export type InputValue<F> = F extends { readonly [values]?: { readonly in: infer V } } ? V : never;
/** What the formula must return for an output. */
export type OutputValue<F> = F extends { readonly [values]?: { readonly out: infer V } } ? V : never;

/** Shown only when another input has one of the named values: `when: { method: 'custom' }`. */
export type When = Readonly<Record<string, string | boolean | readonly (string | boolean)[]>>;

export interface Common {
  /** Sentence case, as it stands beside the field. */
  readonly label: string;
  /** One sentence that helps someone fill it in. */
  readonly help?: string;
  /** The symbol that textbooks use, as LaTeX: `v_0`, `\\rho`. Default: derived from the name. */
  readonly symbol?: string;
  /** The input may be left out and has no default (the formula receives `undefined`); the output exists only in some cases. */
  readonly optional?: boolean;
  /** The input matters only then: elsewhere it is refused, and the formula must not read it. */
  readonly when?: When;
  /** Names that the input had before (inputs only, of results the names never change): requests may still use them. */
  readonly formerly?: readonly string[];
}

/** Bounds are in the shown unit. Without them a number lies between -1e15 and 1e15. */
export interface NumericBounds {
  /** Least value. */
  readonly min?: number;
  /** Greatest value. */
  readonly max?: number;
  /** Exclusive lower bound. */
  readonly above?: number;
  /** Exclusive upper bound. */
  readonly below?: number;
}

/** A default is in the shown unit; a function receives the other inputs as the formula does and returns a value as the formula would receive it. */
// biome-ignore lint/suspicious/noExplicitAny: the inputs' own types are not known while they are being declared
export type Default<T> = T | ((inputs: any) => T);

export interface NumericOptions extends Common, NumericBounds {
  /** Taken where the input is left out: a value, or a function of the other inputs. */
  readonly default?: Default<number>;
  /**
   * Decimal places (outputs only) in the explanation and on the pages. `value` in the API is never rounded by it. They
   * give way where they would leave fewer significant digits than `digits`.
   */
  readonly places?: number;
  /**
   * Fewest significant digits that are shown, whatever `places` says: 2 by default, 3 for doses. Without `places` six are
   * shown, or so many where that is more, without zeros at the end: 12 for a speed near that of light.
   */
  readonly digits?: number;
  /**
   * The range (inputs only, in the shown unit) in which a sane value lies. The answer to one outside of it carries a
   * caution, which asks whether another unit was meant where the value would lie inside in that; so does what equations
   * find far outside of it. Samples, plots and searches start from it. `all` where each value within the bounds is as usual as any other: nothing is said then.
   */
  readonly usual?: readonly [low: number, high: number] | 'all';
  /**
   * What people mistake the shown unit for that is no unit of the same dimension: how many of it are one of the shown
   * unit. The caution of `usual` asks for it too: `confusedWith: { 'mg/dL': 18.016 }` for a glucose in mmol/L.
   */
  readonly confusedWith?: Readonly<Record<string, number>>;
}

/**
 * What texts of a number say besides a decimal or a fraction. `ratio`: `a:b`, `a/b` and `a in b` are a over b, and `2 %`
 * is 0.02 (gears, aspect ratios, slopes). `scale`: `1:50` is 50 (maps, ramps of 1 in 12). `pitch`: the rise in 12, so that
 * `6/12`, `6 in 12` and `1:2` are 6. `plain`: not even a fraction, where `7/2` would mean something else.
 */
export type NumberTexts = 'ratio' | 'scale' | 'pitch' | 'plain';

export interface NumberOptions extends NumericOptions {
  /** How people write it; default: decimals, fractions and mixed numbers. */
  readonly text?: NumberTexts;
}
export interface PercentOptions extends NumericOptions {
  /** A slope or a share that people write as a ratio too: `1:20` and `1 in 20` are 5 %. */
  readonly text?: 'ratio';
}

/** Units of the shown unit's dimension for readers of a unit system; those left out have the shown unit. */
export type RegionalUnits = Readonly<Partial<Record<UnitSystem, string>>>;

/** Of fields whose values may be sent in another unit. */
export interface UnitOptions {
  /**
   * Units of the same dimension that people write here for another one, each with what to write (inputs only):
   * `refusedUnits: { oz: 'ozt' }` where gold is weighed. They are refused with that advice, and pages do not offer them.
   */
  readonly refusedUnits?: Readonly<Record<string, string>>;
}

export interface QuantityOptions extends NumericOptions, UnitOptions {
  /**
   * In which unit pages begin for readers of other unit systems; the API's default is the shown unit for everybody. By
   * default the engine's table says (cm and in, kg and lb), in packages of `"units": "regional"`; elsewhere the shown
   * unit stays. `true`: by the table here too. `false`: the shown unit everywhere (a rim in inches). `height`: a person's
   * height, in feet and inches where people tell it so. Or units by system: `{ us: 'yd^3' }`.
   */
  readonly regional?: boolean | 'height' | RegionalUnits;
  /** A duration or pace that people read off a clock: `25:30` begins with the shown unit, h or min (min where it is s). */
  readonly text?: 'clock';
  /** The unit that users see and send by default. Default: the formula's unit. */
  readonly unit?: string;
}

export interface QuantitySpec extends QuantityOptions {
  readonly kind: 'quantity';
  /** The unit in which the formula receives or returns the magnitude. */
  readonly formulaUnit: string;
}
export interface MeasureSpec extends QuantityOptions {
  readonly kind: 'measure';
  readonly formulaUnit: string;
}
export interface NumberSpec extends NumberOptions {
  readonly kind: 'number';
}
export interface IntegerSpec extends NumericOptions {
  readonly kind: 'integer';
}
export interface PercentSpec extends PercentOptions {
  readonly kind: 'percent';
}
export interface MoneyOptions extends NumericOptions, UnitOptions {
  /** A price per something: `per: 'kg'`, `per: 'h'`. The formula then receives currency per that unit. */
  readonly per?: string;
  /**
   * The input of money of which people give a part in percent: on pages `20%` in this field is 20 % of that amount. The
   * API takes amounts alone.
   */
  readonly shareOf?: string;
}
export interface MoneySpec extends MoneyOptions {
  readonly kind: 'money';
}
export interface ChoiceSpec extends Common {
  readonly kind: 'choice';
  /**
   * Key sent by the user, to label or to label, value and what people call it besides: `also: ['Al', 'alu']`. Keys,
   * labels and these are understood in any case and in British spelling, so that they must differ.
   */
  readonly options: Readonly<
    Record<string, string | { readonly label: string; readonly value?: number; readonly also?: readonly string[] }>
  >;
  /** The key of an option; without one the choice has to be sent. */
  readonly default?: string;
}
export interface FlagSpec extends Common {
  readonly kind: 'flag';
  /** `false`, if it is not said. */
  readonly default?: boolean;
}
export interface DateSpec extends Common {
  readonly kind: 'date';
  /** ISO dates. Default bounds: 0001-01-01 to 9999-12-31. */
  readonly min?: string;
  /** The last day that is allowed. */
  readonly max?: string;
  /** An ISO date, or `today` (UTC, from the caller: the engine has no clock). */
  readonly default?: string;
}
export interface TimeSpec extends Common {
  readonly kind: 'time';
  /** `HH:MM` or `HH:MM:SS`, 24 hours. */
  readonly default?: string;
}
export interface TextOptions extends Common {
  /** Fewest characters. Default 1. */
  readonly minLength?: number;
  /** Default 200. */
  readonly maxLength?: number;
  /** A regular expression that the whole text must match, as a string without anchors, and in words what it means. */
  readonly pattern?: { readonly source: string; readonly says: string };
  /** Taken where the text is left out. */
  readonly default?: string;
}
export interface TextSpec extends TextOptions {
  readonly kind: 'text';
}
export interface ListOptions extends Common {
  /** Default 1. */
  readonly minItems?: number;
  /** Default 1000. */
  readonly maxItems?: number;
  /** Taken where the list is left out. */
  readonly default?: readonly (number | string)[];
}
export interface ListSpec extends ListOptions {
  readonly kind: 'list';
  readonly of: NumericSpec | DateSpec | TextSpec;
}
export interface MatrixOptions extends Common, NumericBounds {
  /** Default 10. */
  readonly maxRows?: number;
  /** Default 10. */
  readonly maxColumns?: number;
  /** As many columns as rows. */
  readonly square?: boolean;
  /** Taken where the matrix is left out. */
  readonly default?: readonly (readonly number[])[];
}
export interface MatrixSpec extends MatrixOptions {
  readonly kind: 'matrix';
}
export interface RowsOptions extends Common {
  /** Default 1. */
  readonly minItems?: number;
  /** Default 200. */
  readonly maxItems?: number;
}
export interface RowsSpec extends RowsOptions {
  readonly kind: 'rows';
  readonly columns: Readonly<Record<string, ColumnSpec>>;
}
export interface CategoryOptions extends Common {
  /**
   * The number, input or output, that the class is a class of. What is shown for it and the class must agree: where the
   * guideline classifies rounded values, the formula classifies `roundTo(x, places)`.
   */
  readonly of?: string;
}
export interface CategorySpec extends CategoryOptions {
  readonly kind: 'category';
  readonly classes: readonly string[];
}
export interface TableSpec extends Common {
  readonly kind: 'table';
  readonly columns: Readonly<Record<string, ColumnSpec | CategorySpec>>;
}

export type NumericSpec = QuantitySpec | MeasureSpec | NumberSpec | IntegerSpec | PercentSpec | MoneySpec;
export type ColumnSpec = NumericSpec | ChoiceSpec | FlagSpec | DateSpec | TimeSpec | TextSpec;
export type InputSpec = ColumnSpec | ListSpec | MatrixSpec | RowsSpec;
export type OutputSpec = NumericSpec | DateSpec | TimeSpec | TextSpec | CategorySpec | MatrixSpec | TableSpec;
export type FieldSpec = InputSpec | OutputSpec;

/** `optional: true` makes the value possibly undefined for the formula; a default takes that back. */
type Maybe<O, T> = O extends { readonly optional: true } ? T | undefined : T;
type NumericField<S extends FieldSpec, O> = Field<S & O, Maybe<O, number>, Maybe<O, number>>;

/**
 * A magnitude with a unit. The formula receives and returns it **in `unit`**; users see and send `options.unit`
 * (default: the same), and `min`, `max`, `default` and examples are in that shown unit.
 * @example quantity('m/s', { label: 'Speed', unit: 'km/h', min: 0 })
 */
export function quantity<const O extends QuantityOptions>(unit: string, options: O): NumericField<QuantitySpec, O> {
  return { kind: 'quantity', formulaUnit: unit, ...options };
}

/**
 * A plain number in a stated unit, for empirical equations that prescribe units: the unit check sees a dimensionless
 * number, users may still send any unit of the same dimension.
 * @example measure('mg/dL', { label: 'Serum creatinine', above: 0, max: 50 })
 */
export function measure<const O extends QuantityOptions>(unit: string, options: O): NumericField<MeasureSpec, O> {
  return { kind: 'measure', formulaUnit: unit, ...options };
}

/**
 * A plain number without unit. `text` says how people write it: `text: 'ratio'` for `16:10`.
 * @example number({ label: 'Gear ratio', above: 0, max: 100, text: 'ratio' })
 */
export function number<const O extends NumberOptions>(options: O): NumericField<NumberSpec, O> {
  return { kind: 'number', ...options };
}

/**
 * A whole number. In every arithmetic the formula receives it as a native number.
 * @example integer({ label: 'Payments', min: 1, max: 600, default: 12 })
 */
export function integer<const O extends NumericOptions>(options: O): NumericField<IntegerSpec, O> {
  return { kind: 'integer', ...options };
}

/**
 * Users see and send percent (`5` or `"5 %"`), also in bounds, default and examples; the formula receives and returns the
 * fraction (0.05).
 * @example percent({ label: 'Annual rate', min: 0, max: 1000, usual: [0.5, 40] })
 */
export function percent<const O extends PercentOptions>(options: O): NumericField<PercentSpec, O> {
  return { kind: 'percent', ...options };
}

/**
 * An amount of the request's currency. Rounded half-even to the currency's minor unit at output, never inside the formula.
 * @example money({ label: 'Price', per: 'kg', min: 0 })
 */
export function money<const O extends MoneyOptions>(options: O): NumericField<MoneySpec, O> {
  return { kind: 'money', ...options };
}

type ChoiceValue<C> = {
  [K in keyof C]: C[K] extends { readonly value: infer V } ? (V extends number ? number : never) : K;
}[keyof C];

/**
 * One of named options. Option to label: the formula receives the key. Option to `{ label, value }`: it receives the value.
 * @example choice({ male: 'Male', female: 'Female' }, { label: 'Sex' })
 * @example choice({ al: { label: 'Aluminum', also: ['Al', 'alu'] }, cu: 'Copper' }, { label: 'Metal' })
 * @example choice({ sedentary: { label: 'Sedentary', value: 1.2 }, active: { label: 'Active', value: 1.725 } }, { label: 'Activity' })
 */
export function choice<
  const C extends ChoiceSpec['options'],
  const O extends Common & { readonly default?: keyof C & string },
>(options: C, common: O): Field<ChoiceSpec & O, Maybe<O, ChoiceValue<C>>, never> {
  return { kind: 'choice', options, ...common };
}

/**
 * Yes or no. The default is no.
 * @example flag({ label: 'Payments at the start of each period' })
 */
export function flag<const O extends Common & { readonly default?: boolean }>(
  options: O,
): Field<FlagSpec & O, boolean, never> {
  return { kind: 'flag', ...options };
}

/** A calendar date, `2026-01-31`. The formula receives and returns whole days since 1970-01-01 (see `toDay`, `fromDay`), so dates subtract. */
export function date<const O extends Omit<DateSpec, 'kind'>>(
  options: O,
): Field<DateSpec & O, Maybe<O, number>, Maybe<O, number>> {
  return { kind: 'date', ...options };
}

/**
 * A time of day, `13:45` or `13:45:30`. The formula receives whole seconds since midnight, and returns seconds: rounded to
 * whole ones they are read off a clock, so that 25 hours are `01:00`. A duration is a `quantity('s')`.
 */
export function time<const O extends Omit<TimeSpec, 'kind'>>(
  options: O,
): Field<TimeSpec & O, Maybe<O, number>, Maybe<O, number>> {
  return { kind: 'time', ...options };
}

/** A text: a chemical formula, an IP address, a word. */
export function text<const O extends TextOptions>(options: O): Field<TextSpec & O, Maybe<O, string>, Maybe<O, string>> {
  return { kind: 'text', ...options };
}

/**
 * A list of one kind of value. Users send an array, or text separated by commas, semicolons, spaces or lines.
 * @example list(number({ label: 'Value' }), { label: 'Values', minItems: 2 })
 */
export function list<const F extends ListSpec['of'], const O extends ListOptions>(
  of: F,
  options: O,
): Field<ListSpec & O, Maybe<O, InputValue<F>[]>, never> {
  return { kind: 'list', of, ...options };
}

/**
 * A rectangular matrix of plain numbers, an array of rows. Text with rows on lines (or separated by `;`) is accepted.
 * As an output it is answered as a table whose `rows` can be sent as an input again.
 * @example matrix({ label: 'Matrix A', square: true, maxRows: 6, default: [[2, 1], [1, 3]] })
 */
export function matrix<const O extends MatrixOptions>(
  options: O,
): Field<MatrixSpec & O, Maybe<O, number[][]>, Maybe<O, readonly (readonly number[])[]>> {
  return { kind: 'matrix', ...options };
}

/**
 * Records with typed columns: cash flows with dates, courses with credits and grades.
 * @example rows({ date: date({ label: 'Date' }), amount: money({ label: 'Amount' }) }, { label: 'Cash flows', minItems: 2 })
 */
export function rows<const C extends RowsSpec['columns'], const O extends RowsOptions>(
  columns: C,
  options: O,
): Field<RowsSpec & O, Maybe<O, { [K in keyof C]: InputValue<C[K]> }[]>, never> {
  return { kind: 'rows', columns, ...options };
}

/**
 * An output that is one of named classes; the formula returns the class's name.
 * @example category(['Underweight', 'Normal', 'Overweight'], { label: 'Class', of: 'bmi' })
 */
export function category<const C extends readonly string[], const O extends CategoryOptions>(
  classes: C,
  options: O,
): Field<CategorySpec & O, never, Maybe<O, C[number]>> {
  return { kind: 'category', classes, ...options };
}

/** One row of a table; cells of optional columns may be missing. */
type TableRow<C> = {
  [K in keyof C as undefined extends OutputValue<C[K]> ? never : K]: OutputValue<C[K]>;
} & { [K in keyof C as undefined extends OutputValue<C[K]> ? K : never]?: OutputValue<C[K]> };

/**
 * An output of rows with typed columns: an amortization schedule. The formula returns an array of records.
 * @example table({ payment: integer({ label: 'Payment' }), interest: money({ label: 'Interest' }) }, { label: 'Schedule' })
 */
export function table<const C extends TableSpec['columns'], const O extends Common>(
  columns: C,
  options: O,
): Field<TableSpec & O, never, Maybe<O, readonly TableRow<C>[]>> {
  return { kind: 'table', columns, ...options };
}
