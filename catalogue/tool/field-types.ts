/** The types of what goes into a calculator and comes out of it, made from its detail. */
import type { Detail, FieldDetail } from '@reckoner/codegen/generate/emit/detail';
import { typeName } from './names.js';

const NAME = /^[A-Za-z_$][\w$]*$/;

export function literal(text: string): string {
  return JSON.stringify(text);
}

function union(words: readonly string[]): string {
  return words.map(literal).join(' | ');
}

/** Sets of units that many fields of a module have in common, each written once. */
export class UnitSets {
  readonly #names = new Map<string, string>();

  /** What a bare number is in, or the other units that may stand beside it. */
  typeOf({ unit, acceptedUnits }: FieldDetail): string {
    const all = union([...new Set([unit, ...(acceptedUnits ?? [])])]);
    if ((acceptedUnits?.length ?? 0) < 3) return all;
    const name = this.#names.get(all) ?? `Units${this.#names.size + 1}`;
    this.#names.set(all, name);
    return name;
  }

  /** Their declarations. */
  get text(): string {
    return [...this.#names].map(([all, name]) => `type ${name} = ${all};\n`).join('');
  }
}

export function optionKeys(field: FieldDetail): readonly string[] {
  return ((field.options ?? []) as readonly { readonly key: string }[]).map(({ key }) => key);
}

function columnsOf(field: FieldDetail): readonly FieldDetail[] {
  return (field.columns ?? []) as readonly FieldDetail[];
}

/** What may be given for a field. */
function inputType(field: FieldDetail, units: UnitSets): string {
  switch (field.type) {
    case 'quantity':
    case 'measure':
      return `Quantity<${units.typeOf(field)}>`;
    case 'percent':
      return 'Percent';
    case 'money':
      return 'Money';
    case 'number':
    case 'integer':
      return 'Numeric';
    case 'choice':
      return union(optionKeys(field));
    case 'flag':
      return 'boolean';
    case 'list':
      return `readonly (${inputType(field.of as FieldDetail, units)})[] | string`;
    case 'matrix':
      return 'Matrix';
    case 'rows':
      return `readonly { ${columnsOf(field)
        .map((column) => member(column, units))
        .join(' ')} }[]`;
    default:
      return 'string';
  }
}

/** Whether an input may be left out, or a column of its rows. */
export function isOptional(field: FieldDetail): boolean {
  return field.required === undefined ? field.optional === true : field.required !== true;
}

function member(field: FieldDetail, units: UnitSets): string {
  const name = NAME.test(field.name) ? field.name : literal(field.name);
  return `readonly ${name}${isOptional(field) ? '?' : ''}: ${inputType(field, units)};`;
}

function outputType(field: FieldDetail): string {
  switch (field.type) {
    case 'category':
      return `TextResult<${union(field.classes as readonly string[])}>`;
    case 'text':
    case 'date':
    case 'time':
      return 'TextResult';
    case 'table':
    case 'matrix':
      return 'TableResult';
    case 'quantity':
    case 'measure':
      return `NumberResult<${literal(field.unit)}>`;
    default:
      return 'NumberResult';
  }
}

/** What stands between comment signs must not end them. */
export function comment(text: string): string {
  return text.replaceAll('*/', '*\u200b/');
}

function boundsText({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: FieldDetail): string {
  const low = exclusiveMinimum === undefined ? minimum : exclusiveMinimum;
  const high = exclusiveMaximum === undefined ? maximum : exclusiveMaximum;
  const parts = [
    low === undefined ? '' : `${exclusiveMinimum === undefined ? 'at least' : 'above'} ${low}`,
    high === undefined ? '' : `${exclusiveMaximum === undefined ? 'at most' : 'below'} ${high}`,
  ].filter(Boolean);
  return parts.join(', ');
}

/** What an editor shows of a field. */
function fieldComment(field: FieldDetail): string {
  const unit = field.unit === '' ? '' : `, in ${field.unit}`;
  const usual = field.default === undefined ? '' : ` Default: ${JSON.stringify(field.default)}.`;
  const bounds = boundsText(field);
  const help = field.help === undefined ? '' : ` ${field.help}`;
  return comment(`${field.label}${unit}${bounds === '' ? '' : `: ${bounds}`}.${usual}${help}`);
}

/** Outputs that exist in each answer; of equations only those are there that were not given. */
function isAlwaysThere(detail: Detail, field: FieldDetail): boolean {
  const isVariable = detail.inputs.some(({ name }) => name === field.name);
  return !isVariable && field.optional !== true && field.when === undefined;
}

export interface CalculatorTypes {
  /** Declarations of the interfaces that are named below. */
  readonly text: string;
  readonly inputs: string;
  readonly results: string;
  /** The type of the units that may be asked for. */
  readonly units: string;
  /** Whether something has to be given. */
  readonly isNeeded: boolean;
}

/** What the types are made of besides; a module beside them exports it. */
export const VALUE_TYPES = 'AnyUnit, Matrix, Money, Numeric, NumberResult, Percent, Quantity, TableResult, TextResult';

/**
 * @param name What the calculator is called in its module: `compoundInterest`.
 * @param sets Of the module, to be declared in it.
 */
export function calculatorTypes(detail: Detail, name: string, sets: UnitSets): CalculatorTypes {
  const type = typeName(name);
  const inputs = detail.inputs.map((field) => `  /** ${fieldComment(field)} */\n  ${member(field, sets)}`);
  const outputs = detail.outputs.map((field) => {
    const key = NAME.test(field.name) ? field.name : literal(field.name);
    const unit = field.unit === '' ? '' : `, in ${field.unit}`;
    const mark = isAlwaysThere(detail, field) ? '' : '?';
    return `  /** ${comment(`${field.label}${unit}.`)} */\n  readonly ${key}${mark}: ${outputType(field)};`;
  });
  const converted = detail.outputs.filter((field) => field.acceptedUnits !== undefined);
  const units = converted.map((field) => `readonly ${literal(field.name)}?: ${sets.typeOf(field)} | AnyUnit;`);
  return {
    text: `export interface ${type}Inputs {
${inputs.join('\n')}
}
export interface ${type}Results {
${outputs.join('\n')}
}`,
    inputs: `${type}Inputs`,
    results: `${type}Results`,
    units: `{ ${units.join(' ')} }`,
    isNeeded: detail.inputs.some((field) => !isOptional(field)),
  };
}
