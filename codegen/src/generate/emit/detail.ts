/** The detail of one calculator, as `GET /api/v1/calculators/:slug` answers it. */
import type { PackageFacts } from '@reckoner/bundling/composition/plugin-package';
import type { WireValue } from '@reckoner/engine/authoring/define';
import type { Figure, ToldFigure } from '@reckoner/engine/authoring/figures';
import type { ChoiceSpec, FieldSpec, InputSpec, NumericSpec, OutputSpec } from '@reckoner/engine/authoring/kinds';
import type { AnyRequirement } from '@reckoner/engine/calculate/guard/requirements';
import { currencyOf, DEFAULT_CURRENCY } from '@reckoner/engine/calculate/present/currency';
import { unitOf } from '@reckoner/engine/calculate/present/results';
import type { Calculator } from '@reckoner/engine/calculate/types';

export interface Formula {
  readonly text: string;
  readonly latex: string;
  /** The LaTeX symbol of each field that the formula names. */
  readonly symbols: Readonly<Record<string, string>>;
}

export interface FieldDetail {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly symbol?: string;
  /** The kind: `quantity`, `percent`, `choice`, … */
  readonly type: string;
  /** The unit of a bare number; `''` where a unit makes no sense. */
  readonly unit: string;
  readonly acceptedUnits?: readonly string[];
  readonly [more: string]: unknown;
}

export interface Detail {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly subcategory: string;
  readonly hasFormula: boolean;
  /** Changes with everything in its source. */
  readonly version: string;
  /** Changes with what determines results, and says so in the feed of changes. */
  readonly formulaVersion: string;
  readonly keywords: readonly string[];
  readonly notes: readonly string[];
  /** What may have to be told beside the results; `says` is absent where the sentence depends on the values. */
  readonly cautions?: readonly { readonly level: string; readonly says?: string }[];
  /** What must hold between inputs, told at the field; `says` is absent where the sentence depends on the values. */
  readonly requires?: readonly { readonly each?: string; readonly field?: string; readonly says?: string }[];
  readonly formula: Formula | null;
  /** How an algorithm goes, a sentence each, where its author says so; of a formula they are among its lines. */
  readonly stepwise?: readonly string[];
  /** What its picture shows. */
  readonly figure?: ToldFigure;
  readonly inputs: readonly FieldDetail[];
  readonly inputSchema: object;
  readonly outputs: readonly FieldDetail[];
  readonly usage: { readonly instructions: string; readonly request: object; readonly curl: string };
  readonly examples: readonly object[];
  readonly references: readonly object[];
  readonly related: readonly string[];
  readonly calculatorUrl: string;
}

/** A detail with the package that it comes from, which may become another without the calculator's change. */
export interface PackagedDetail extends Detail {
  readonly package: PackageFacts;
}

/** What the engine knows of units and schemas, given here so that a detail is a function of plain data. */
export interface DetailSources {
  readonly formula: Formula | null;
  readonly formulaVersion: string;
  readonly inputSchema: object;
  readonly acceptedUnits: (unit: string) => readonly string[];
}

const NUMERIC = new Set(['quantity', 'measure', 'number', 'integer', 'percent', 'money']);

export function isNumeric(spec: FieldSpec): spec is NumericSpec {
  return NUMERIC.has(spec.kind);
}

/** The currency of a request that names none. */
const USD = currencyOf(DEFAULT_CURRENCY)!;

/** The unit that users see. */
export function shownUnit(spec: FieldSpec): string {
  return isNumeric(spec) ? unitOf(spec, { currency: USD }) : '';
}

function plainDefault(spec: InputSpec): unknown {
  if (spec.kind === 'flag') return spec.default ?? false;
  const value = 'default' in spec ? spec.default : undefined;
  return typeof value === 'function' ? undefined : value;
}

function withoutUndefined<T extends object>(value: T): T {
  const kept: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(value)) if (one !== undefined) kept[name] = one;
  return kept as T;
}

function optionsOf(options: ChoiceSpec['options']): object[] {
  return Object.entries(options).map(([key, option]) =>
    typeof option === 'string' ? { key, label: option } : { key, ...option },
  );
}

/** What a field says of itself in every position: input, output, column. */
function fieldDetail(name: string, spec: FieldSpec, acceptedUnits: DetailSources['acceptedUnits']): FieldDetail {
  const unit = shownUnit(spec);
  const convertible = spec.kind === 'quantity' || spec.kind === 'measure';
  return withoutUndefined({
    name,
    label: spec.label,
    help: spec.help,
    symbol: spec.symbol,
    type: spec.kind,
    unit,
    acceptedUnits: convertible ? acceptedUnits(unit).filter((one) => !spec.refusedUnits?.[one]) : undefined,
    optional: spec.optional || undefined,
    formerly: spec.formerly,
    when: spec.when,
    text: isNumeric(spec) && 'text' in spec ? spec.text : undefined,
    places: isNumeric(spec) ? spec.places : undefined,
    usual: isNumeric(spec) && spec.usual !== 'all' ? spec.usual : undefined,
    digits: isNumeric(spec) ? spec.digits : undefined,
    classes: spec.kind === 'category' ? spec.classes : undefined,
    classOf: spec.kind === 'category' ? spec.of : undefined,
    columns:
      spec.kind === 'rows' || spec.kind === 'table'
        ? Object.entries(spec.columns).map(([column, one]) => fieldDetail(column, one, acceptedUnits))
        : undefined,
    of: spec.kind === 'list' ? fieldDetail(name, spec.of, acceptedUnits) : undefined,
    options: spec.kind === 'choice' ? optionsOf(spec.options) : undefined,
    ...boundsOf(spec),
  });
}

function boundsOf(spec: FieldSpec): Record<string, unknown> {
  if (isNumeric(spec) || spec.kind === 'matrix') {
    const bounds = {
      minimum: spec.min,
      maximum: spec.max,
      exclusiveMinimum: spec.above,
      exclusiveMaximum: spec.below,
    };
    if (spec.kind !== 'matrix') return bounds;
    return { ...bounds, maxRows: spec.maxRows ?? 10, maxColumns: spec.maxColumns ?? 10, square: spec.square };
  }
  if (spec.kind === 'date') return { minimum: spec.min, maximum: spec.max };
  if (spec.kind === 'text') {
    return {
      minLength: spec.minLength,
      maxLength: spec.maxLength ?? 200,
      pattern: spec.pattern?.source,
      patternSays: spec.pattern?.says,
    };
  }
  if (spec.kind === 'list') return { minItems: spec.minItems ?? 1, maxItems: spec.maxItems ?? 1000 };
  if (spec.kind === 'rows') return { minItems: spec.minItems ?? 1, maxItems: spec.maxItems ?? 200 };
  return {};
}

/** What draws is code; the detail is data. */
function withoutFunctions(figure: Figure): ToldFigure {
  return Object.fromEntries(Object.entries(figure).filter(([, part]) => typeof part !== 'function')) as ToldFigure;
}

function isRequired(spec: InputSpec): boolean {
  return (
    !spec.optional &&
    spec.when === undefined &&
    spec.kind !== 'flag' &&
    !('default' in spec && spec.default !== undefined)
  );
}

function sentenceList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function named(inputs: readonly FieldDetail[]): string {
  return sentenceList(inputs.map(({ name, unit }) => (unit === '' ? `\`${name}\`` : `\`${name}\` (${unit})`)));
}

function instructions(calculator: Calculator, inputs: readonly FieldDetail[]): string {
  const sentences = ['POST the request to {base_url}/api/v1/calculate with your key in the header X-API-Key.'];
  const required = inputs.filter((input) => input.required === true);
  const others = inputs.filter((input) => input.required !== true);
  const { equations, outputs } = calculator.definition;
  if (equations) {
    const [variables, choices] = [true, false].map((isVariable) =>
      inputs.filter(({ name }) => Object.hasOwn(outputs, name) === isVariable),
    );
    sentences.push(`Send the variables that you know of ${named(variables!)}; the others are computed.`);
    if (choices!.length > 0) sentences.push(`Choose ${named(choices!)}.`);
  } else {
    if (required.length > 0) sentences.push(`Send ${named(required)}.`);
    if (others.length > 0) sentences.push(`Optional: ${named(others)}.`);
  }
  if (inputs.some((input) => input.acceptedUnits !== undefined)) {
    sentences.push('A bare number is in the unit shown; a text such as "2.5 unit" may use any unit of acceptedUnits.');
  }
  return sentences.join(' ');
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function exampleOf(calculator: Calculator, name: string): WireValue | undefined {
  for (const { inputs } of calculator.definition.examples) {
    if (inputs[name] !== undefined) return inputs[name];
  }
  return undefined;
}

/** `{base_url}` stands for the public address, and `related` is for the caller to fill in from the subcategory. */
export function detailOf(
  calculator: Calculator,
  { formula, formulaVersion, inputSchema, acceptedUnits }: DetailSources,
): Detail {
  const { slug, category, subcategory, version, definition } = calculator;
  const inputs = Object.entries(definition.inputs).map(([name, spec]) =>
    withoutUndefined({
      ...fieldDetail(name, spec, acceptedUnits),
      default: plainDefault(spec),
      required: isRequired(spec),
      example: exampleOf(calculator, name),
    }),
  );
  const outputs = Object.entries(definition.outputs).map(([name, spec]: [string, OutputSpec]) => {
    const field = fieldDetail(name, spec, acceptedUnits);
    // How large a matrix may be says something of an input alone.
    return spec.kind === 'matrix' ? withoutUndefined({ ...field, maxRows: undefined, maxColumns: undefined }) : field;
  });
  const request = { calculator: slug, inputs: definition.examples[0]?.inputs ?? {} };
  const curl =
    "curl {base_url}/api/v1/calculate -H 'Content-Type: application/json' -H 'X-API-Key: YOUR_KEY' " +
    `-d ${shellQuote(JSON.stringify(request))}`;
  return {
    slug,
    title: definition.title,
    description: definition.description,
    category,
    subcategory,
    hasFormula: definition.algorithm === undefined,
    version,
    formulaVersion,
    keywords: definition.keywords ?? [],
    notes: definition.notes ?? [],
    ...(definition.cautions && {
      cautions: definition.cautions.map(({ level, says }) => (typeof says === 'string' ? { level, says } : { level })),
    }),
    ...(definition.requires && {
      requires: (definition.requires as readonly AnyRequirement[]).map(({ each, field, says }) => ({
        ...(each !== undefined && { each }),
        ...(field !== undefined && { field }),
        ...(typeof says === 'string' && { says }),
      })),
    }),
    formula,
    ...(definition.algorithm && definition.stepwise && { stepwise: definition.stepwise }),
    ...(definition.figure && { figure: withoutFunctions(definition.figure) }),
    inputs,
    inputSchema,
    outputs,
    usage: { instructions: instructions(calculator, inputs), request, curl },
    examples: definition.examples,
    references: definition.references,
    related: definition.related ?? [],
    calculatorUrl: `{base_url}/calculators/${slug}`,
  };
}
