/** Reads the standard uncertainties that inputs were sent with, and takes them off before the inputs are understood. */
import type { InputSpec, IntegerSpec, NumericSpec } from '../../authoring/kinds.js';
import { isNumeric } from '../present/results.js';
import { hasDerivedDefault } from '../read/derived-defaults.js';
import { INPUTS, Issues, quoted } from '../read/issues.js';
import { readNumberText } from '../read/number-text.js';
import type { Calculator, Issue, Understood } from '../types.js';
import { conversion, showUnit, slopeOf, unitIn } from './unit-slope.js';

export interface SentUncertainty {
  /** In the unit in which the value was sent. */
  readonly uncertainty: number;
  readonly unit: string | undefined;
}

export interface Split {
  /** The inputs as they would have been sent without uncertainties. */
  readonly inputs: unknown;
  readonly uncertainties: Readonly<Record<string, SentUncertainty>>;
  readonly issues: readonly Issue[];
}

function isUncertain(value: unknown): value is { readonly uncertainty: unknown; readonly unit?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, 'uncertainty');
}

/** Whether some input comes with an uncertainty: requests without any need not be looked into further. */
export function hasUncertainties(inputs: unknown): boolean {
  return typeof inputs === 'object' && inputs !== null && Object.values(inputs).some(isUncertain);
}

/** Measured numbers have an uncertainty, counted ones none. */
export function takesUncertainty(spec: InputSpec): spec is Exclude<NumericSpec, IntegerSpec> {
  return isNumeric(spec) && spec.kind !== 'integer';
}

/** `{ value, unit, uncertainty }` becomes `{ value, unit }`, and the rest is kept apart. */
export function splitUncertainties(calculator: Calculator, raw: unknown): Split {
  const issues = new Issues();
  const inputs: Record<string, unknown> = { ...(raw as Record<string, unknown>) };
  const uncertainties: Record<string, SentUncertainty> = {};
  const specs = calculator.definition.inputs as Readonly<Record<string, InputSpec>>;
  for (const [name, value] of Object.entries(inputs)) {
    const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
    // Rows are objects too, and may have a column of that name.
    if (!isUncertain(value) || spec?.kind === 'rows') continue;
    const { uncertainty, ...rest } = value as {
      uncertainty: unknown;
      value?: unknown;
      unit?: unknown;
      derived?: unknown;
    };
    // Sent again as it was understood: a default that others determine is left to them, or it would count twice.
    if (rest.derived === true && spec !== undefined && hasDerivedDefault(spec)) {
      delete inputs[name];
      continue;
    }
    // What has other names besides is refused by whoever reads it.
    inputs[name] = Object.keys(rest).join() === 'value' ? rest.value : rest;
    if (spec === undefined) continue;
    const place = INPUTS.field(name, spec.label);
    const at = place.field('uncertainty', 'uncertainty');
    if (!takesUncertainty(spec)) {
      const why = spec.kind === 'integer' ? 'is a whole number' : 'is no measured number';
      issues.add(at, 'not-applicable', `${place.name} ${why}: it takes no uncertainty.`, { expected: 'nothing' });
      continue;
    }
    if (typeof rest.value === 'string' && readNumberText(rest.value) === undefined && !('unit' in rest)) {
      const message = `With an uncertainty, the value of ${place.name} must be a number, and its unit stand apart: { "value": 5, "unit": "…", "uncertainty": 1 }; ${quoted(rest.value)} was sent.`;
      issues.add(place.field('value', 'value'), 'not-a-number', message, { expected: 'a number' });
      continue;
    }
    const number = typeof uncertainty === 'string' ? readNumberText(uncertainty)?.toNumber() : uncertainty;
    if (typeof number !== 'number' || !Number.isFinite(number)) {
      const message = `The uncertainty of ${place.name} must be a number in the unit of its value; ${quoted(uncertainty)} was sent.`;
      issues.add(at, 'not-a-number', message, { expected: 'a number' });
    } else if (number < 0) {
      const message = `The uncertainty of ${place.name} is a standard deviation: it must be at least 0; ${quoted(uncertainty)} was sent.`;
      issues.add(at, 'too-small', message, { expected: 'at least 0' });
    } else {
      uncertainties[name] = { uncertainty: number, unit: typeof rest.unit === 'string' ? rest.unit : undefined };
    }
  }
  return { inputs, uncertainties, issues: issues.list };
}

export interface UncertainInput {
  readonly name: string;
  /** In the unit in which the formula receives the input. */
  readonly inFormula: number;
  /** In the shown unit. */
  readonly shown: number;
  /** `''` where the input has none. */
  readonly unit: string;
}

/** Uncertainties in the units that matter: by the slope of each conversion, since units may have an offset. */
export function uncertainInputs(
  calculator: Calculator,
  { inputs }: Understood,
  sent: Readonly<Record<string, SentUncertainty>>,
): UncertainInput[] {
  return Object.entries(sent).map(([name, { uncertainty, unit }]) => {
    const spec = calculator.definition.inputs[name] as NumericSpec;
    const value = Number(inputs[name]);
    if (spec.kind === 'percent') {
      const shown = unit === undefined ? uncertainty : uncertainty * conversion(unitIn(unit, '%'), '%').float(1);
      return { name, inFormula: shown / 100, shown, unit: '%' };
    }
    if (spec.kind === 'money') {
      const scale = unit === undefined || spec.per === undefined ? 1 : perScale(unit, spec.per);
      return { name, inFormula: uncertainty * scale, shown: uncertainty * scale, unit: '' };
    }
    if (spec.kind !== 'quantity' && spec.kind !== 'measure') {
      return { name, inFormula: uncertainty, shown: uncertainty, unit: '' };
    }
    const own = spec.unit ?? spec.formulaUnit;
    const sentAs = unit === undefined ? own : unitIn(unit, own);
    const sentValue = conversion(own, sentAs).float(value);
    const shown = uncertainty * slopeOf(sentAs, own, sentValue);
    return { name, inFormula: shown * slopeOf(own, spec.formulaUnit, value), shown, unit: showUnit(own) };
  });
}

/** Those that no number can say any more in the unit of their input, or of its formula. */
export function uncertaintiesBeyondNumbers(
  calculator: Calculator,
  uncertain: readonly UncertainInput[],
): readonly Issue[] {
  const issues = new Issues();
  for (const { name, shown, inFormula, unit } of uncertain) {
    if (Number.isFinite(shown) && Number.isFinite(inFormula)) continue;
    const place = INPUTS.field(name, calculator.definition.inputs[name]!.label);
    const unitPart = unit === '' ? '' : ` in ${unit}`;
    const message = `The uncertainty of ${place.name} is beyond the largest number that there is${unitPart}.`;
    issues.add(place.field('uncertainty', 'uncertainty'), 'too-large', message, { expected: 'a smaller number' });
  }
  return issues.list;
}

/** A price per one unit as a price per another. */
function perScale(unit: string, per: string): number {
  const at = /\/|\bper\b/.exec(unit);
  return at ? 1 / conversion(unitIn(unit.slice(at.index + at[0].length), per), per).float(1) : 1;
}
