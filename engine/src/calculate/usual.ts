/** Whether values are such as people have, and what was probably meant where one is not. */
import type { InputSpec, NumericSpec } from '../authoring/kinds.js';
import { currencyOf } from './currency.js';
import { formatInput, unitInWords } from './format.js';
import { formatNumber } from './number-format.js';
import { isNumeric } from './results.js';
import type { Calculator, Caution, Understood } from './types.js';
import { conversion, showUnit } from './unit.js';

/** A value this many times beyond its usual range is far beyond it; units that people mix up differ by more. */
const FAR = 2;
/** So many readings are named at most. */
const MOST_READINGS = 2;

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
        if (!isNumeric(inner) || inner.usual === undefined) continue;
        addFirst(rows, (row, index) =>
          add(inner, `${inner.label} in row ${index + 1}`, row[column], `${pointer}/${index}/${column}`),
        );
      }
    }
  }
  return cautions;

  function add(spec: NumericSpec, label: string, sent: unknown, pointer: string): boolean {
    if (spec.usual === undefined || sent === undefined) return false;
    const value = Number(sent);
    const [low, high] = spec.usual;
    if (value >= low && value <= high) return false;
    // Nothing is nothing in every unit: no interest, no fee, no tax are meant so.
    if (value === 0 && low > 0 && spec.kind === 'percent') return false;
    cautions.push(cautionOf(spec, label, value, pointer, understood.currency, unitsFor));
    return true;
  }
}

/** One of many is enough to be told. */
function addFirst<Item>(items: readonly Item[], add: (item: Item, index: number) => boolean): void {
  items.some(add);
}

function cautionOf(
  spec: NumericSpec,
  label: string,
  value: number,
  pointer: string,
  currency: string,
  unitsFor: UnitsFor,
): Caution {
  const [low, high] = spec.usual!;
  const show = (one: number) => formatInput(spec, one, currencyOf(currency)!);
  const side = value > high ? 'above' : 'below';
  const isFar = liesFar(value, low, high);
  const range = `${formatNumber(low)} to ${show(high)}`;
  const readings = isFar ? readingsOf(spec, value, unitsFor) : [];
  const question = readings.length === 0 ? '' : ` Did you mean ${readings.join(' or ')}?`;
  return {
    level: 'caution',
    message: `“${label}”: ${show(value)} is ${isFar ? 'far ' : ''}${side} the usual ${range}.${question}`,
    pointer,
    ...(readings.length > 0 && { suggestion: readings[0]! }),
  };
}

/** By its size, or for ranges around zero and of temperatures by its distance. */
function liesFar(value: number, low: number, high: number): boolean {
  if (low > 0 && (value * FAR <= low || value >= high * FAR)) return true;
  return Math.max(value - high, low - value) >= high - low;
}

/** What the same figure may have been meant as, so that it lies in the usual range: `110 mg/dL`, `5%`. */
function readingsOf(spec: NumericSpec, value: number, unitsFor: UnitsFor): string[] {
  const [low, high] = spec.usual!;
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
