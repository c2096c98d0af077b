/** Whether values are such as people have, and what was probably meant where one is not. */
import type { InputSpec, MoneySpec, NumericSpec } from '../../authoring/kinds.js';
import { currencyOf } from '../present/currency.js';
import { formatInput, unitInWords } from '../present/format.js';
import { formatMagnitude, formatNumber } from '../present/number-format.js';
import { isNumeric } from '../present/results.js';
import { conversion, showUnit } from '../read/unit.js';
import type { Calculator, Caution, Results, Understood } from '../types.js';

/** A value this many times beyond its usual range is far beyond it; units that people mix up differ by more. */
const FAR = 2;
/** Of usual ranges in the unit that was sent. */
const ROUGH_DIGITS = 3;
/** So many readings are named at most. */
const MOST_READINGS = 2;

type Range = readonly [low: number, high: number];

/** The units that people may have meant where a quantity is shown in this one, those that are used most first. */
export type UnitsFor = (unit: string) => readonly string[];

/** A caution for each input that lies outside of its usual range, in the order of the inputs. */
export function unusualInputs(calculator: Calculator, understood: Understood, unitsFor: UnitsFor): readonly Caution[] {
  const cautions: Caution[] = [];
  for (const [name, spec] of Object.entries(calculator.definition.inputs as Readonly<Record<string, InputSpec>>)) {
    const sent = understood.inputs[name];
    if (sent === undefined) continue;
    const pointer = `/inputs/${name}`;
    if (isNumeric(spec)) add(spec, spec.label, sent, pointer, understood.sentUnits[name]);
    else if (spec.kind === 'list' && isNumeric(spec.of)) {
      const { of } = spec;
      addFirst(sent as readonly unknown[], (item, index) => add(of, `${spec.label}, item ${index + 1}`, item, pointer));
    } else if (spec.kind === 'rows') {
      const rows = sent as readonly Readonly<Record<string, unknown>>[];
      for (const [column, inner] of Object.entries(spec.columns)) {
        if (!isNumeric(inner) || rangeOf(inner) === undefined) continue;
        addFirst(rows, (row, index) =>
          add(inner, `${inner.label} in row ${index + 1}`, row[column], `${pointer}/${index}/${column}`),
        );
      }
    }
  }
  return cautions;

  function add(spec: NumericSpec, label: string, sent: unknown, pointer: string, unit?: string): boolean {
    const range = rangeOf(spec);
    if (range === undefined || sent === undefined) return false;
    const value = Number(sent);
    const [low, high] = range;
    if (value >= low && value <= high) return false;
    // Nothing is nothing in every unit: no interest, no fee, no tax are meant so.
    if (value === 0 && low > 0 && spec.kind === 'percent') return false;
    const field = { spec, range, unitsFor, sentUnit: unit, isSolved: pointer === `/inputs/${understood.solved}` };
    cautions.push(cautionOn(field, label, value, pointer, understood.currency));
    return true;
  }
}

/** A caution for each variable of equations that was solved for and lies far outside of its usual range. */
export function unusualSolutions(
  { definition }: Calculator,
  { inputs, currency }: Understood,
  results: Results,
  unitsFor: UnitsFor,
): readonly Caution[] {
  if (definition.equations === undefined) return [];
  return Object.entries(definition.inputs as Readonly<Record<string, InputSpec>>).flatMap(([name, spec]) => {
    const result = results[name];
    if (!isNumeric(spec) || inputs[name] !== undefined || typeof result?.value !== 'number') return [];
    const range = rangeOf(spec);
    if (range === undefined) return [];
    const own = unitIn(spec);
    const value = own === '' ? result.value : conversion(result.unit, own).float(result.value);
    if (value >= range[0] && value <= range[1]) return [];
    // A small percentage that follows is no slip.
    if (!liesFar(value, ...range) || (spec.kind === 'percent' && value < range[0])) return [];
    const field = { spec, range, unitsFor, sentUnit: undefined, isSolved: true };
    const { message } = cautionOn(field, spec.label, value, '', currency);
    return [{ level: 'caution' as const, message: `${message} Check what was given.` }];
  });
}

/** Undefined also where all that is allowed is usual. */
function rangeOf({ usual }: NumericSpec): Range | undefined {
  return usual === 'all' ? undefined : usual;
}

/** One of many is enough to be told. */
function addFirst<Item>(items: readonly Item[], add: (item: Item, index: number) => boolean): void {
  items.some(add);
}

interface Field {
  readonly spec: NumericSpec;
  readonly range: Range;
  readonly unitsFor: UnitsFor;
  /** The unit in which the value was sent, where it is another than the shown one. */
  readonly sentUnit: string | undefined;
  readonly isSolved: boolean;
}

/** Asks what was meant, where that can be told; with the text to send. */
export interface Asked {
  /** With a space before it. */
  readonly question?: string;
  readonly suggestion?: string;
}

function asked(field: Field, value: number): Asked {
  const [low, high] = field.range;
  const readings = liesFar(value, low, high) || isFraction(field.spec, value, low) ? readingsOf(field, value) : [];
  return readings.length === 0 ? {} : { question: ` Did you mean ${readings.join(' or ')}?`, suggestion: readings[0]! };
}

function cautionOn(field: Field, label: string, value: number, pointer: string, currency: string): Caution {
  const { spec, sentUnit } = field;
  const [low, high] = field.range;
  const show = (one: number, unit?: string) => formatInput(spec, one, currencyOf(currency)!, unit);
  const least =
    spec.kind === 'money'
      ? formatInput(amountOf(spec), low, currencyOf(currency)!)
      : formatMagnitude(spec.kind === 'integer' ? 'integer' : 'number', {}, low);
  // Limits are told as they are, whatever places results have.
  const plain = spec.kind === 'money' ? spec : { ...spec, places: undefined, digits: undefined };
  const usual = `${least} to ${formatInput(plain, high, currencyOf(currency)!)}`;
  const { question = '', ...suggested } = field.isSolved ? {} : asked(field, value);
  const side = `${liesFar(value, low, high) ? 'far ' : ''}${value > high ? 'above' : 'below'}`;
  const range = sentUnit === undefined ? usual : `${roughly(field, sentUnit)} (${usual})`;
  const message = `“${label}”: ${show(value, sentUnit)} is ${side} the usual ${range}.${question}`;
  return { level: 'caution', message, pointer, ...suggested };
}

/** `1.31 to 8.2 ft`, as limits are told of what was sent in feet. */
function roughly({ spec, range }: Field, sentUnit: string): string {
  const convert = conversion(unitIn(spec), sentUnit).float;
  const [low, high] = range.map((one) => formatNumber(Number(convert(one).toPrecision(ROUGH_DIGITS))));
  return `${low} to ${high} ${unitInWords(showUnit(sentUnit), false)}`;
}

/**
 * What was probably meant by a value that is not allowed, where that is far from what is usual: a height of 1.75 in
 * centimeters. Of a percent without a usual range all that is allowed is usual.
 */
export function meantInstead(spec: NumericSpec, value: number, unitsFor: UnitsFor, sentUnit?: string): Asked {
  const { kind, min, max } = spec;
  const allowed: Range | undefined = min === undefined || max === undefined ? undefined : [min, max];
  const range = rangeOf(spec) ?? (kind === 'percent' ? allowed : undefined);
  return range === undefined ? {} : asked({ spec, range, unitsFor, sentUnit, isSolved: false }, value);
}

/** The field of an amount of which a price is for one of something. */
function amountOf({ per: _, ...amount }: MoneySpec): MoneySpec {
  return amount;
}

/** By its size, or for ranges around zero and of temperatures by its distance. */
function liesFar(value: number, low: number, high: number): boolean {
  if (low > 0 && (value * FAR <= low || value >= high * FAR)) return true;
  return Math.max(value - high, low - value) >= high - low;
}

/** Whether a percent is such as its fraction would be, 0.95 for 95 %, however near that is to the range. */
function isFraction({ kind }: NumericSpec, value: number, low: number): boolean {
  return kind === 'percent' && low >= 1 && value > 0 && value <= 1;
}

/** What the same figure may have been meant as, so that it lies in the usual range: `110 mg/dL`, `5%`. */
function readingsOf({ spec, range: [low, high], unitsFor, sentUnit }: Field, value: number): string[] {
  const fits = (shown: number) => shown >= low && shown <= high;
  const own = unitIn(spec);
  // Whoever wrote a unit may have meant the figure in another one.
  const figure = sentUnit === undefined ? value : conversion(own, sentUnit).float(value);
  const confused = Object.entries(spec.confusedWith ?? {}).flatMap(([unit, times]) =>
    fits(figure / times) ? `${formatNumber(figure)} ${unitInWords(unit, figure === 1)}` : [],
  );
  return [...confused, ...besides()].slice(0, MOST_READINGS);

  function besides(): readonly string[] {
    if (spec.kind === 'percent') return [100 * value, value / 100].filter(fits).map((one) => `${formatNumber(one)}%`);
    const refused = 'refusedUnits' in spec ? spec.refusedUnits : undefined;
    const others = own === '' ? [] : [own, ...unitsFor(own).filter((unit) => unit !== own && !refused?.[unit])];
    return others
      .filter((unit) => unit !== showUnit(sentUnit ?? own) && fits(conversion(unit, own).float(figure)))
      .map((unit) => `${formatNumber(figure)} ${unitInWords(unit, figure === 1)}`);
  }
}

/** The shown unit of a magnitude. */
function unitIn(spec: NumericSpec): string {
  return spec.kind === 'quantity' || spec.kind === 'measure' ? showUnit(spec.unit ?? spec.formulaUnit) : '';
}
