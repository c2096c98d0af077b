/**
 * The wire format of a calculator's inputs as a valibot schema: what JSON may look like before it is understood. It
 * converts to JSON Schema 2020-12, from which clients, validators and OpenAPI are made. What `understand` accepts
 * always fits the schema, but for options that are called by their labels or synonyms: clients send keys. Units, calendar
 * dates and the bounds of numbers sent as text are understood beyond it.
 */
import * as v from 'valibot';
import type { WireValue } from '../../authoring/define.js';
import type {
  InputSpec,
  ListSpec,
  MatrixSpec,
  NumericBounds,
  NumericSpec,
  RowsSpec,
  TextSpec,
} from '../../authoring/kinds.js';
import { FRACTION_PATTERN } from '../../units/number-text.js';
import { forOne } from '../present/number-format.js';
import { takesUncertainty } from '../uncertainty/uncertain-inputs.js';
import { boundsOf } from './bounds.js';
import { hasDerivedDefault } from './derived-defaults.js';
import { flagWords } from './kinds/choice.js';
import { TIME_PATTERN } from './kinds/date.js';
import { FEWEST_ITEMS, MOST_LIST_ITEMS, MOST_ROWS } from './kinds/list.js';
import { MOST_MATRIX_ROWS } from './kinds/matrix.js';
import { anchored, LONGEST_TEXT, SHORTEST_TEXT } from './kinds/text.js';
import { dayFirstPattern, HALF_DAY_PATTERN, monthFirstPattern } from './kinds/written-date.js';
import { NUMBER_PATTERN } from './number-text.js';
import { showUnit } from './unit.js';

type Schema = v.GenericSchema<unknown>;

const MOST_EXAMPLES = 3;

/** Inputs of worked examples, by name. */
export type ExampleInputs = readonly { readonly inputs: Readonly<Record<string, unknown>> }[];

/**
 * The schema of all inputs by name: an object that refuses other names. A calculator's examples, when given, become
 * each input's `examples`.
 */
export function inputsSchema(inputs: Readonly<Record<string, unknown>>, examples: ExampleInputs = []): Schema {
  return recordSchema(inputs as Readonly<Record<string, InputSpec>>, inputSchema, examples);
}

/** The schema of one field, with its label as title and its help, unit and condition as description. */
function fieldSchema(spec: InputSpec, values: Schema, examples: readonly unknown[] = []): Schema {
  const field = v.pipe(values, v.title(spec.label), v.description(describe(spec)));
  return examples.length === 0 ? field : v.pipe(field, v.examples([...examples]));
}

function recordSchema(
  specs: Readonly<Record<string, InputSpec>>,
  valuesOf: (spec: InputSpec) => Schema,
  examples: ExampleInputs = [],
): Schema {
  const entries: v.ObjectEntries = {};
  for (const [name, spec] of Object.entries(specs)) {
    const shown = new Set(examples.map(({ inputs }) => inputs[name]).filter((value) => value !== undefined));
    const field = fieldSchema(spec, valuesOf(spec), [...shown].slice(0, MOST_EXAMPLES));
    entries[name] = mayBeLeftOut(spec) ? v.optional(field, literalDefault(spec)) : field;
  }
  return v.strictObject(entries);
}

function mayBeLeftOut(spec: InputSpec): boolean {
  const defaulted = 'default' in spec && spec.default !== undefined;
  return spec.optional === true || spec.when !== undefined || spec.kind === 'flag' || defaulted;
}

/** A default that is the same for every request. */
function literalDefault(spec: InputSpec): WireValue | undefined {
  if (spec.kind === 'flag') return spec.when === undefined ? (spec.default ?? false) : undefined;
  if (!('default' in spec) || typeof spec.default === 'function' || spec.when !== undefined) return undefined;
  return spec.kind === 'date' && spec.default === 'today' ? undefined : (spec.default as WireValue | undefined);
}

/** What else a text of the field may be. */
const TEXTS = {
  ratio: 'As text also a ratio such as "1:50".',
  scale: 'As text also a scale: "1:50" is 50.',
  pitch: 'As text also a pitch or an angle: "6/12" is 6, "45°" is 12.',
  clock: 'As text also a time such as "25:30".',
} as const;

function describe(spec: InputSpec): string {
  const sentences = spec.help === undefined ? [] : [spec.help];
  if (spec.kind === 'quantity' || spec.kind === 'measure') {
    const unit = showUnit(spec.unit ?? spec.formulaUnit);
    if (unit !== '') sentences.push(`In ${unit}, or as text or { value, unit } in any unit of the same dimension.`);
  }
  if (spec.kind === 'percent') sentences.push('In percent: 5 means 5%; a part of 1 is { "value": 0.05, "unit": "1" }.');
  const texts = 'text' in spec ? spec.text : undefined;
  if (typeof texts === 'string' && texts !== 'plain') sentences.push(TEXTS[texts]);
  if (spec.kind === 'money') {
    sentences.push(
      spec.per === undefined ? "In the request's currency." : `In the request's currency${forOne(showUnit(spec.per))}.`,
    );
  }
  if (spec.kind === 'choice') {
    const options = Object.entries(spec.options).map(
      ([key, option]) => `${key}: ${typeof option === 'string' ? option : option.label}`,
    );
    sentences.push(`${options.join('; ')}.`);
  }
  if (spec.kind === 'text' && spec.pattern) sentences.push(`Must be ${spec.pattern.says}.`);
  if (spec.kind === 'date' && spec.default === 'today') sentences.push("Default: today's UTC date.");
  for (const [name, values] of Object.entries(spec.when ?? {})) {
    sentences.push(`Only when ${name} is ${[values].flat().join(' or ')}.`);
  }
  return sentences.join(' ') || spec.label;
}

/** An input may have an uncertainty where it is a measured number; items of lists and cells of rows may not. */
function inputSchema(spec: InputSpec): Schema {
  if (!takesUncertainty(spec)) return wireSchema(spec);
  const uncertain = { value: anyNumber(), uncertainty: UNCERTAINTY };
  const entries: v.ObjectEntries = { ...uncertain };
  if (spec.kind !== 'number') entries.unit = v.optional(v.string());
  if (hasDerivedDefault(spec)) entries.derived = v.optional(DERIVED);
  return v.union([...numericShapes(spec), v.strictObject(entries)]);
}

/** A bare number, its text, and where there are units a pair. */
function numericShapes(spec: NumericSpec): Schema[] {
  if (spec.kind === 'integer') return [boundedNumber(spec), numberText()];
  if (spec.kind === 'number')
    return [boundedNumber(spec), spec.text && spec.text !== 'plain' ? TEXT : fractionOrNumber()];
  const pair = v.strictObject({ value: anyNumber(), unit: v.string() });
  return [boundedNumber(spec), TEXT, pair];
}

function wireSchema(spec: InputSpec): Schema {
  switch (spec.kind) {
    case 'quantity':
    case 'measure':
    case 'money':
    case 'percent':
    case 'number':
    case 'integer':
      return v.union(numericShapes(spec));
    case 'choice': {
      const keys = Object.keys(spec.options);
      const numbers = keys.map(Number).filter((number, index) => String(number) === keys[index]);
      return v.picklist([...keys, ...numbers]);
    }
    case 'flag':
      return v.union([v.boolean(), v.picklist(flagWords)]);
    case 'date':
      // The pattern validates everywhere; the format is an annotation to most validators.
      return v.union([
        v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/), v.metadata({ format: 'date' })),
        v.pipe(v.string(), v.regex(new RegExp(`${dayFirstPattern()}|${monthFirstPattern()}`))),
      ]);
    case 'time':
      return v.pipe(v.string(), v.regex(new RegExp(`${TIME_PATTERN}|${HALF_DAY_PATTERN}`)));
    case 'text':
      return v.union([textSchema(spec), WITH_ALL_DIGITS]);
    case 'list':
      return listSchema(spec);
    case 'matrix':
      return matrixSchema(spec);
    case 'rows':
      return items(recordSchema(spec.columns, wireSchema), spec, MOST_ROWS);
  }
}

function boundedNumber(spec: NumericSpec | (NumericBounds & { readonly kind: 'matrix' })): Schema {
  const { lower, lowerOpen, upper, upperOpen } = boundsOf(spec);
  const number = spec.kind === 'integer' ? v.pipe(v.number(), v.integer()) : v.number();
  return v.pipe(
    number,
    lowerOpen ? v.gtValue(lower) : v.minValue(lower),
    upperOpen ? v.ltValue(upper) : v.maxValue(upper),
  );
}

/** A number that a text of digits may be sent as: a larger one has lost some. */
const WITH_ALL_DIGITS: Schema = v.pipe(
  v.number(),
  v.minValue(-Number.MAX_SAFE_INTEGER),
  v.maxValue(Number.MAX_SAFE_INTEGER),
);

function anyNumber(): Schema {
  return v.union([v.number(), fractionOrNumber()]);
}

const TEXT: Schema = v.pipe(v.string(), v.minLength(1));

/** A number or a fraction. */
function fractionOrNumber(): Schema {
  return v.pipe(v.string(), v.regex(new RegExp(`^\\s*(?:${NUMBER_PATTERN}|[+\\-−–]? ?${FRACTION_PATTERN})\\s*$`)));
}

/** Bounds of numbers sent as text are compared when they are understood. */
function numberText(): Schema {
  return v.pipe(v.string(), v.regex(new RegExp(`^\\s*${NUMBER_PATTERN}\\s*$`)));
}

const UNCERTAINTY: Schema = v.pipe(
  v.union([v.pipe(v.number(), v.minValue(0)), numberText()]),
  v.description('Standard uncertainty, in the unit of the value; it is propagated to the results.'),
);

const DERIVED: Schema = v.pipe(
  v.literal(true),
  v.description(
    'The input is left to its default, with the uncertainty that others give it; its value here is not read.',
  ),
);

function textSchema(spec: TextSpec): Schema {
  const text = v.pipe(
    v.string(),
    v.minLength(spec.minLength ?? SHORTEST_TEXT),
    v.maxLength(spec.maxLength ?? LONGEST_TEXT),
  );
  // As metadata: patterns need the flag `u`, which JSON Schema implies and valibot's conversion refuses.
  return spec.pattern ? v.pipe(text, v.metadata({ pattern: anchored(spec.pattern.source) })) : text;
}

function listSchema(spec: ListSpec): Schema {
  return v.union([items(wireSchema(spec.of), spec, MOST_LIST_ITEMS), v.string()]);
}

/** As many items as are allowed. An optional field may be sent empty too: it is then not given. */
function items(item: Schema, spec: ListSpec | RowsSpec, most: number): Schema {
  const fewest = spec.minItems ?? FEWEST_ITEMS;
  const least = spec.optional && fewest <= 1 ? 0 : fewest;
  const array = v.pipe(v.array(item), v.minLength(least), v.maxLength(spec.maxItems ?? most));
  return spec.optional && least > 0 ? v.union([array, NO_ITEMS]) : array;
}

const NO_ITEMS = v.pipe(v.array(v.unknown()), v.maxLength(0));

function matrixSchema(spec: MatrixSpec): Schema {
  const row = v.pipe(
    v.array(v.union([boundedNumber(spec), fractionOrNumber()])),
    v.minLength(1),
    v.maxLength(spec.maxColumns ?? MOST_MATRIX_ROWS),
  );
  return v.union([
    v.pipe(v.array(row), v.minLength(spec.optional ? 0 : 1), v.maxLength(spec.maxRows ?? MOST_MATRIX_ROWS)),
    v.string(),
  ]);
}
