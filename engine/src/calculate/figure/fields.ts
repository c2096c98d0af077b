/** Fields that a figure shows: their labels, and the way from the formula's units to those that are shown. */
import type { FigureAxis } from '../../authoring/figures.js';
import type { NumericSpec } from '../../authoring/kinds.js';
import { currencyOf } from '../present/currency.js';
import { isNumeric, shownAs, unitOf } from '../present/numeric-values.js';
import { conversion } from '../read/unit.js';
import type { FigureValues } from './values.js';

/** A field or an axis as it is shown. */
export interface ShownField {
  readonly label: string;
  /** `''` where there is none. */
  readonly unit: string;
  /** Amounts of money are written in another way. */
  readonly isMoney: boolean;
}

export interface FieldScale extends ShownField {
  /** From the formula's unit to the shown one. */
  readonly toShown: (value: number) => number;
  readonly toFormula: (value: number) => number;
}

/** Undefined where there is no number of this name. */
export function fieldScale(name: string, { calculator, understood }: FigureValues): FieldScale | undefined {
  const { inputs, outputs } = calculator.definition;
  const isOutput = Object.hasOwn(outputs, name);
  const spec = isOutput ? outputs[name]! : Object.hasOwn(inputs, name) ? inputs[name]! : undefined;
  if (spec === undefined || !isNumeric(spec)) return undefined;
  // A variable of equations is both: it was sent in a unit, or asked for in one.
  const chosen = understood.units[name] ?? understood.sentUnits[name];
  const currency = currencyOf(understood.currency)!;
  return {
    label: spec.label,
    unit: unitOf(spec, { currency }, chosen),
    isMoney: spec.kind === 'money',
    ...conversionsOf(spec, chosen),
  };
}

type Conversions = Pick<FieldScale, 'toShown' | 'toFormula'>;

const SAME: Conversions = { toShown: (value) => value, toFormula: (value) => value };
const HUNDREDTHS: Conversions = { toShown: (value) => value * 100, toFormula: (value) => value / 100 };

function conversionsOf(spec: NumericSpec, chosen: string | undefined): Conversions {
  if (spec.kind !== 'quantity' && spec.kind !== 'measure') return spec.kind === 'percent' ? HUNDREDTHS : SAME;
  const back = conversion(chosen ?? spec.unit ?? spec.formulaUnit, spec.formulaUnit);
  return { toShown: shownAs(spec, chosen).toShown.float, toFormula: back.float };
}

/** Undefined where the axis names what is not there. */
export function axisScale(axis: FigureAxis, values: FigureValues): FieldScale | undefined {
  if (axis.of === undefined) return { label: axis.label, unit: axis.unit ?? '', isMoney: false, ...SAME };
  const scale = fieldScale(axis.of, values);
  return scale && { ...scale, label: axis.label ?? scale.label };
}
