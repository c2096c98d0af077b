/** The detail of a calculator as code generation writes it (`details.json`): what pages are made from. */
import type { WireValue } from '@reckoner/engine/authoring/define';
import type { When } from '@reckoner/engine/authoring/kinds';

/** An input, an output, a column, or what a list is made of. */
export interface FieldDetail {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  /** As LaTeX. */
  readonly symbol?: string;
  /** The kind: `quantity`, `percent`, `choice`, … */
  readonly type: string;
  /** The unit of a bare number; `''` where a unit makes no sense. Money has `$`. */
  readonly unit: string;
  readonly acceptedUnits?: readonly string[];
  readonly optional?: boolean;
  /** How texts of a number are read: `ratio`, `scale`, `pitch`, `clock`, `plain`. */
  readonly text?: string;
  readonly when?: When;
  readonly places?: number;
  readonly digits?: number;
  readonly classes?: readonly string[];
  readonly columns?: readonly FieldDetail[];
  /** What a list has. */
  readonly of?: FieldDetail;
  readonly options?: readonly OptionDetail[];
  /** Numbers, or ISO dates. */
  readonly minimum?: number | string;
  readonly maximum?: number | string;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  /** Numbers of inputs: where a sane value lies, in the shown unit. */
  readonly usual?: readonly [low: number, high: number];
  /** Classes: the number that they are classes of. */
  readonly classOf?: string;
  readonly maxRows?: number;
  readonly maxColumns?: number;
  readonly square?: boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly patternSays?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** Inputs only; a default that depends on other inputs is not told. */
  readonly default?: WireValue;
  readonly required?: boolean;
  /** Inputs only: names that it had before, which requests may still use. */
  readonly formerly?: readonly string[];
  readonly example?: WireValue;
  /** On pages alone: the unit of the reader's region, where that is another. */
  readonly ownUnit?: string;
  /** On pages alone: how many of the offered units stand before those that few people use. */
  readonly firstUnits?: number;
  /** On pages alone: in feet it is written in feet and inches. */
  readonly inFeet?: true;
  /** On pages alone: the amount of which it may be given as a share, `20%`. */
  readonly shareOf?: string;
}

export interface OptionDetail {
  readonly key: string;
  readonly label: string;
  readonly value?: number;
  /** What people call it besides. */
  readonly also?: readonly string[];
}

export interface ExampleDetail {
  readonly inputs: Readonly<Record<string, WireValue>>;
  readonly results?: Readonly<Record<string, unknown>>;
  /** Part of the sentence that says why there is no result. */
  readonly noResult?: string;
  /** Part of the sentence of the requirement that refuses it. */
  readonly refused?: string;
  /** Part of each caution that it raises. */
  readonly cautions?: readonly string[];
  readonly source: string;
}

export interface ReferenceDetail {
  readonly title: string;
  readonly url?: string;
  readonly isbn?: string;
  readonly doi?: string;
}

export interface FormulaDetail {
  readonly text: string;
  readonly latex: string;
  /** The LaTeX symbol of each field that the formula names. */
  readonly symbols: Readonly<Record<string, string>>;
}

/** The plugin package that a calculator comes from. */
export interface PackageDetail {
  readonly name: string;
  readonly version: string;
  readonly author: string;
  readonly license: string;
  readonly homepage?: string;
}
