/** What stands below a field: what it is for, its limits, when it matters. */
import { formatNumber } from '@reckoner/engine/calculate/present/number-format';
import { conversion } from '@reckoner/engine/calculate/read/unit';
import type { FieldDetail } from '../../catalogue/detail.js';
import { feetText } from '../form/converted.js';
import { type FormDefinition, hasUnit } from '../form/fields.js';
import { isNumeric, isTight } from './numbers.js';

/** Limits that nobody reaches by accident are not worth the reading. */
const FAR = 1e6;
/** More of a list than this is a limit of the service rather than of the matter. */
const MANY_ITEMS = 100;

function isInFeet({ inFeet, unit }: FieldDetail): boolean {
  return inFeet === true && unit === 'ft';
}

/** Limits in another unit are told to so many digits, and within those that hold. */
const DIGITS = 3;

/** The same field with its limits in another unit. */
export function inUnit(field: FieldDetail, unit: string): FieldDetail {
  // An address may say anything.
  if (!hasUnit(field) || unit === field.unit || !field.acceptedUnits?.includes(unit)) return field;
  // Heights are told in whole inches.
  const inFeet = field.inFeet === true && unit === 'ft';
  const { float } = conversion(field.unit, inFeet ? 'in' : unit);
  const convert = (bound: number | string | undefined, round: (value: number) => number) => {
    if (typeof bound !== 'number') return undefined;
    const value = float(bound);
    if (inFeet) return round(value);
    const scale = 10 ** (DIGITS - 1 - Math.floor(Math.log10(Math.abs(value) || 1)));
    // Not 212.1 for 212.00000000000003.
    return Number((round(Number((value * scale).toPrecision(12))) / scale).toPrecision(DIGITS));
  };
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...rest } = field;
  return {
    ...rest,
    unit,
    minimum: convert(minimum, Math.ceil)!,
    maximum: convert(maximum, Math.floor)!,
    exclusiveMinimum: convert(exclusiveMinimum, Math.ceil)!,
    exclusiveMaximum: convert(exclusiveMaximum, Math.floor)!,
  };
}

/** The limits of a number as a short phrase; '' where none is worth telling. */
export function limitsOf(field: FieldDetail): string {
  if (!isNumeric(field.type)) return '';
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = field;
  const lower = typeof minimum === 'number' ? minimum : exclusiveMinimum;
  const upper = typeof maximum === 'number' ? maximum : exclusiveMaximum;
  const isLowerTold = lower !== undefined && Math.abs(lower) < FAR;
  const isUpperTold = upper !== undefined && Math.abs(upper) < FAR;
  const unit =
    field.type === 'money' || field.unit === '' || isInFeet(field)
      ? ''
      : isTight(field.unit)
        ? field.unit
        : `\u00a0${field.unit}`;
  const say = (bound: number) => (isInFeet(field) ? feetText(String(bound)) : formatNumber(bound).replace('-', '−'));
  if (isLowerTold && isUpperTold) {
    const from = exclusiveMinimum === undefined ? say(lower) : `more than ${say(lower)}`;
    const to = exclusiveMaximum === undefined ? say(upper) : `less than ${say(upper)}`;
    return exclusiveMinimum === undefined && exclusiveMaximum === undefined
      ? `${from} to ${to}${unit}`
      : `${from}, ${exclusiveMaximum === undefined ? 'at most ' : ''}${to}${unit}`;
  }
  if (isUpperTold) return `${exclusiveMaximum === undefined ? 'at most' : 'less than'} ${say(upper)}${unit}`;
  if (isLowerTold && lower !== 0)
    return `${exclusiveMinimum === undefined ? 'at least' : 'more than'} ${say(lower)}${unit}`;
  return '';
}

/** How to write what is not a single number or choice. */
function formatOf({
  type,
  of,
  unit,
  minItems,
  maxItems,
  maxRows,
  maxColumns,
  square,
  patternSays,
}: FieldDetail): string {
  if (type === 'list') {
    const inner = of?.unit ? `in ${of.unit}, ` : '';
    const least = minItems !== undefined && minItems > 1 ? `at least ${minItems} values, ` : '';
    const most = maxItems !== undefined && maxItems <= MANY_ITEMS ? `at most ${maxItems} values, ` : '';
    return `${least}${most}${inner}separated by commas or lines`;
  }
  if (type === 'matrix') {
    const size = `at most ${maxRows} × ${maxColumns}`;
    return `one row per line, entries separated by spaces; ${square ? 'square, ' : ''}${size}`;
  }
  if (type === 'rows') return minItems !== undefined && minItems > 1 ? `at least ${minItems} rows` : '';
  if (type === 'text' && patternSays) return patternSays;
  return unit === '' && type === 'integer' ? 'whole number' : '';
}

function sentence(text: string): string {
  return text === '' ? '' : `${text[0]!.toUpperCase()}${text.slice(1)}.`;
}

/** Everything below a field as one text; '' where there is nothing to say. */
export function hintOf(field: FieldDetail): string {
  const limits = limitsOf(field.type === 'list' && field.of ? field.of : field);
  const how = formatOf(field);
  const parts = [field.help ?? '', sentence([how, limits].filter((part) => part !== '').join(', '))];
  if (field.type === 'date' && field.default === 'today') parts.push('Today (UTC) if left empty.');
  return parts.filter((part) => part !== '').join(' ');
}

/** `Only when Method is Custom or Other.`; '' for a field without condition. */
export function conditionOf(field: FieldDetail, fields: FormDefinition['inputs']): string {
  const conditions = Object.entries(field.when ?? {}).map(([name, expected]) => {
    const other = fields.find((one) => one.name === name);
    const values = [expected].flat().map((value) => {
      if (typeof value === 'boolean') return value ? 'on' : 'off';
      return other?.options?.find(({ key }) => key === value)?.label ?? value;
    });
    return `${other?.label ?? name} is ${values.join(' or ')}`;
  });
  return conditions.length === 0 ? '' : `Only when ${conditions.join(' and ')}.`;
}
