/** Whether values are such as people have, and what was probably meant where one is not. */
import type { InputSpec, MoneySpec, NumericSpec } from '../../authoring/kinds.js';
import { currencyOf } from '../present/currency.js';
import { formatInput, unitInWords } from '../present/format.js';
import { formatNumber } from '../present/number-format.js';
import { isNumeric } from '../present/results.js';
import { conversion, showUnit } from '../read/unit.js';
import type { Calculator, Caution, Understood } from '../types.js';

/** A value this many times beyond its usual range is far beyond it; units that people mix up differ by more. */
const FAR = 2;
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
    if (isNumeric(spec)) add(spec, spec.label, sent, pointer);
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

  function add(spec: NumericSpec, label: string, sent: unknown, pointer: string): boolean {
    const range = rangeOf(spec);
    if (range === undefined || sent === undefined) return false;
    const value = Number(sent);
    const [low, high] = range;
    if (value >= low && value <= high) return false;
    // Nothing is nothing in every unit: no interest, no fee, no tax are meant so.
    if (value === 0 && low > 0 && spec.kind === 'percent') return false;
    cautions.push(cautionOf(spec, range, label, value, pointer, understood.currency, unitsFor));
    return true;
  }
}

/** Undefined also where all that is allowed is usual. */
function rangeOf({ usual }: NumericSpec): Range | undefined {
  return usual === 'all' ? undefined : usual;
}

/** One of many is enough to be told. */
function addFirst<Item>(items: readonly Item[], add: (item: Item, index: number) => boolean): void {
  items.some(add);
}

function cautionOf(
  spec: NumericSpec,
  usual: Range,
  label: string,
  value: number,
  pointer: string,
  currency: string,
  unitsFor: UnitsFor,
): Caution {
  const [low, high] = usual;
  const show = (one: number) => formatInput(spec, one, currencyOf(currency)!);
  const side = value > high ? 'above' : 'below';
  const isFar = liesFar(value, low, high);
  const least = spec.kind === 'money' ? formatInput(amountOf(spec), low, currencyOf(currency)!) : formatNumber(low);
  const range = `${least} to ${show(high)}`;
  const readings = isFar || isFraction(spec, value, low) ? readingsOf(spec, usual, value, unitsFor) : [];
  const question = readings.length === 0 ? '' : ` Did you mean ${readings.join(' or ')}?`;
  return {
    level: 'caution',
    message: `“${label}”: ${show(value)} is ${isFar ? 'far ' : ''}${side} the usual ${range}.${question}`,
    pointer,
    ...(readings.length > 0 && { suggestion: readings[0]! }),
  };
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
function readingsOf(spec: NumericSpec, [low, high]: Range, value: number, unitsFor: UnitsFor): string[] {
  const fits = (shown: number) => shown >= low && shown <= high;
  if (spec.kind === 'percent') return [100 * value, value / 100].filter(fits).map((one) => `${formatNumber(one)}%`);
  const readings = Object.entries(spec.confusedWith ?? {}).map(([unit, times]) => ({ unit, shown: value / times }));
  if (spec.kind === 'quantity' || spec.kind === 'measure') {
    const own = showUnit(spec.unit ?? spec.formulaUnit);
    const others = unitsFor(own).filter((unit) => unit !== own);
    readings.push(...others.map((unit) => ({ unit, shown: conversion(unit, own).float(value) })));
  }
  return readings
    .filter(({ shown }) => fits(shown))
    .slice(0, MOST_READINGS)
    .map(({ unit }) => `${formatNumber(value)} ${unitInWords(unit, value === 1)}`);
}
