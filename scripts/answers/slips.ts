/**
 * What people type in place of what they mean: the figure of another unit, a place too far, a share for a percent, two
 * fields changed about.
 */
import { isNumeric } from '@reckoner/codegen/generate/emit/detail';
import type { FieldSpec, NumericSpec } from '@reckoner/engine/authoring/kinds';
import { conversion } from '@reckoner/engine/calculate/read/unit';
import { mixedUpUnits } from '@reckoner/engine/units/mixed-up';
import { unitOf } from '@reckoner/engine/units/unit';
import type { Inputs, Specs } from './told.js';

export interface Slip {
  /** `weight = 154.324 (in lb)`. */
  readonly told: string;
  readonly inputs: Inputs;
}

interface Change {
  readonly told: string;
  readonly of: (value: number) => number;
}

/** Units of a field that are taken for one another most often. */
const MOST_UNITS = 6;
/** Units so near to one another are no slip that anybody has to see. */
const NEAR = 0.02;
/** As people type a figure. */
const DIGITS = 6;

const TEN_TIMES: Change = { told: 'ten times', of: (value) => 10 * value };
const A_TENTH: Change = { told: 'a tenth', of: (value) => value / 10 };
const PERCENT: readonly Change[] = [
  { told: 'as a share', of: (value) => value / 100 },
  { told: 'a hundred times', of: (value) => 100 * value },
];

const unitIn = (spec: FieldSpec): string | undefined =>
  spec.kind === 'quantity' || spec.kind === 'measure' ? (spec.unit ?? spec.formulaUnit) : undefined;

/** Whoever thinks in another unit types its figure. */
function ofUnits(spec: NumericSpec): readonly Change[] {
  const own = unitIn(spec);
  const confused = Object.entries(spec.confusedWith ?? {}).map(([unit, times]) => ({
    told: `in ${unit}`,
    of: (value: number) => value * times,
  }));
  if (own === undefined) return confused;
  const others = mixedUpUnits(unitOf(own)).filter((unit) => unit !== own);
  const changes = others.map((unit) => ({ told: `in ${unit}`, of: conversion(own, unit).float }));
  return [...confused, ...changes].slice(0, MOST_UNITS);
}

function changesOf(spec: NumericSpec): readonly Change[] {
  const others = spec.kind === 'percent' ? PERCENT : ofUnits(spec);
  return [...others, TEN_TIMES, A_TENTH];
}

/** A number, or those of a list, changed; undefined where that changes little, or gives no whole number where one is asked. */
function changed(spec: FieldSpec, value: unknown, of: Change['of']): unknown {
  const field = numericOf(spec)!;
  const numbers = Array.isArray(value) ? value.map(Number) : [Number(value)];
  const slipped = numbers.map((number) => Number(of(number).toPrecision(DIGITS)));
  const isApart = slipped.some((next, index) => Math.abs(next - numbers[index]!) > NEAR * Math.abs(numbers[index]!));
  if (!isApart || (field.kind === 'integer' && !slipped.every(Number.isInteger))) return undefined;
  return Array.isArray(value) ? slipped : slipped[0];
}

interface Place {
  /** `weight`, or `flows.amount` of a column. */
  readonly name: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly put: (value: unknown) => Inputs;
}

/** Where numbers stand: inputs, and columns of rows. */
function placesOf(specs: Specs, inputs: Inputs): readonly Place[] {
  return Object.entries(inputs).flatMap(([name, value]): Place[] => {
    const spec = specs[name]!;
    const put = (next: unknown): Inputs => ({ ...inputs, [name]: next });
    if (numericOf(spec) !== undefined) return [{ name, spec, value, put }];
    return spec.kind === 'rows' ? columnsOf(name, spec.columns, value as readonly Inputs[], put) : [];
  });
}

function columnsOf(
  name: string,
  columns: Readonly<Record<string, FieldSpec>>,
  rows: readonly Inputs[],
  put: (rows: unknown) => Inputs,
): Place[] {
  return Object.entries(columns).flatMap(([column, spec]): Place[] => {
    if (!isNumeric(spec)) return [];
    const values = rows.map((row) => row[column]);
    if (values.some((value) => value === undefined)) return [];
    // As a list of its own, put back into its column.
    const list: FieldSpec = { kind: 'list', label: spec.label, of: spec } as FieldSpec;
    const putColumn = (next: unknown): Inputs =>
      put(rows.map((row, index) => ({ ...row, [column]: (next as readonly unknown[])[index] })));
    return [{ name: `${name}.${column}`, spec: list, value: values, put: putColumn }];
  });
}

const numericOf = (spec: FieldSpec): NumericSpec | undefined =>
  isNumeric(spec) ? spec : spec.kind === 'list' && isNumeric(spec.of) ? spec.of : undefined;

/** By input: `inputs` with that one slipped. Both sides of a pair that is changed about count as the first one's. */
export function slipsOf(specs: Specs, inputs: Inputs): ReadonlyMap<string, readonly Slip[]> {
  const places = placesOf(specs, inputs);
  return new Map(
    places.map((place, index) => [place.name, [...ofOne(place), ...swaps(place, places.slice(index + 1))]]),
  );
}

function ofOne({ name, spec, value, put }: Place): Slip[] {
  const figures = new Map<string, Slip>();
  for (const { told, of } of changesOf(numericOf(spec)!)) {
    const next = changed(spec, value, of);
    const figure = JSON.stringify(next);
    // Two units of one figure are one slip.
    if (next === undefined || figures.has(figure)) continue;
    figures.set(figure, { told: `${name} = ${figure} (${told})`, inputs: put(next) });
  }
  return [...figures.values()];
}

/** Fields of one kind and unit are filled in the wrong way around. */
function swaps(one: Place, others: readonly Place[]): Slip[] {
  const { kind } = one.spec;
  return others.flatMap((other): Slip[] => {
    if (!isNumeric(one.spec) || other.spec.kind !== kind || unitIn(other.spec) !== unitIn(one.spec)) return [];
    if (one.value === other.value) return [];
    const inputs = { ...one.put(other.value), [other.name]: one.value };
    return [{ told: `${one.name} and ${other.name} changed about`, inputs }];
  });
}
