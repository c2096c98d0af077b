/** Understands a request by the methods at hand: every input in every form that is allowed, or every issue at once. */

import { type Methods, methodOf } from '../evaluate/methods.js';
import { type Prepared, preparedOf } from '../prepared.js';
import { type Currency, currencyOf, DEFAULT_CURRENCY } from '../present/currency.js';
import type { CalculateOptions, Calculator, Context, Understanding } from '../types.js';
import { INPUTS, Issues, Place, quoted, UNITS } from './issues.js';
import type { Canonical, Reading } from './kinds/index.js';
import { refuseCurrency, refuseUnit, refuseUnits, refuseUnknownOutputs } from './refused-options.js';
import { sameDimension, showUnit } from './unit.js';

const NO_UNITS: Readonly<Record<string, string>> = {};

/**
 * Reads the inputs and options of a request as they came from a client, in any shape. Never throws because of them.
 * The understood inputs are plain values in shown units, which are understood as the same values when they are sent again.
 */
export function understandWith(
  methods: Methods,
  calculator: Calculator,
  rawInputs: unknown,
  options: CalculateOptions,
  context: Context,
  /** An input that another value stands for: what is required of it is not asked. */
  standIn?: string,
): Understanding {
  const prepared = preparedOf(calculator);
  const issues = new Issues();
  const currency = understandCurrency(options.currency, issues);
  const units = options.units === undefined ? NO_UNITS : understandUnits(calculator, options.units, issues);
  const guards = prepared.cautious || prepared.requires ? methodOf(methods, 'guards', calculator) : undefined;
  const reading: Reading = { issues, currency, today: context.today, ...(guards && { meant: guards.meant }) };
  const read = understandInputs(prepared, rawInputs, reading);
  if (read === undefined || issues.list.length > 0) return { ok: false, issues: issues.list };
  const inputs = calculator.definition.equations
    ? withoutNeedlessDefaults(methods, calculator, prepared, rawInputs as object, read)
    : read;
  const { sentUnits = NO_UNITS } = reading;
  if (guards && prepared.requires) {
    const given = { inputs, sentUnits, currency: currency.code };
    for (const { path, message } of guards.broken(calculator, given, prepared.inputs.native(inputs), {}, standIn))
      issues.add(
        path.reduce<Place>((place, segment) => new Place(segment, '', place), INPUTS),
        'conflict',
        message,
      );
    if (issues.list.length > 0) return { ok: false, issues: issues.list };
  }
  let key: string | undefined;
  return {
    ok: true,
    understood: {
      inputs,
      values: prepared.decimal ? prepared.inputs.exact(inputs) : prepared.inputs.native(inputs),
      units,
      sentUnits,
      currency: currency.code,
      // Written when someone asks for it: what is not kept needs none.
      get key() {
        key ??= keyOf(prepared, inputs, units, currency);
        return key;
      },
    },
  };
}

function understandInputs(prepared: Prepared, raw: unknown, reading: Reading): Canonical | undefined {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) return prepared.inputs.read(raw, INPUTS, reading);
  const received = raw === undefined ? 'they are missing' : `${quoted(raw)} was sent`;
  const message = `The inputs must be an object with a value for each input's name; ${received}.`;
  reading.issues.add(INPUTS, 'wrong-type', message, { expected: 'an object' });
  return undefined;
}

/** In equations a default yields where the given variables determine its own: a given one would contradict them. */
function withoutNeedlessDefaults(
  methods: Methods,
  calculator: Calculator,
  prepared: Prepared,
  raw: object,
  inputs: Canonical,
): Canonical {
  const { definition } = calculator;
  const names = Object.keys(definition.outputs);
  const defaulted = names.filter((name) => inputs[name] !== undefined && !Object.hasOwn(raw, name));
  if (definition.equations === undefined || defaulted.length === 0) return inputs;
  const { determined } = methodOf(methods, 'equations', calculator);
  const values = prepared.inputs.native(inputs);
  const known = new Set(Object.keys(inputs).filter((name) => Object.hasOwn(raw, name)));
  const kept: Record<string, Canonical[string]> = { ...inputs };
  for (const name of defaulted) {
    const unknowns = names.filter((variable) => !known.has(variable));
    if (determined(calculator, values, unknowns).has(name)) delete kept[name];
    else known.add(name);
  }
  return kept;
}

function understandCurrency(raw: unknown, issues: Issues): Currency {
  const asked = raw === undefined ? DEFAULT_CURRENCY : raw;
  const currency = typeof asked === 'string' && asked.length === 3 ? currencyOf(asked) : undefined;
  if (!currency) refuseCurrency(raw, issues);
  return currency ?? currencyOf(DEFAULT_CURRENCY)!;
}

/** Output name to normalized unit, in the order of the outputs, without those that are shown so anyway. */
function understandUnits(calculator: Calculator, raw: unknown, issues: Issues): Readonly<Record<string, string>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    refuseUnits(raw, issues);
    return NO_UNITS;
  }
  const { outputs } = calculator.definition;
  const wanted = raw as Record<string, unknown>;
  refuseUnknownOutputs(wanted, outputs, issues);
  const units: Record<string, string> = {};
  for (const [name, spec] of Object.entries(outputs)) {
    const unit = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
    if (unit === undefined) continue;
    const place = UNITS.field(name, spec.label);
    if (typeof unit !== 'string' || (spec.kind !== 'quantity' && spec.kind !== 'measure')) {
      refuseUnit(unit, place, issues);
    } else {
      const shown = spec.unit ?? spec.formulaUnit;
      const code = sameDimension(unit, shown, place, issues, shown);
      if (code !== undefined && showUnit(code) !== showUnit(shown)) units[name] = code;
    }
  }
  return units;
}

/**
 * Equal for two requests exactly when they ask for the same, in whatever units the inputs were sent. Options that change
 * nothing are left out.
 */
function keyOf(
  prepared: Prepared,
  inputs: Canonical,
  units: Readonly<Record<string, string>>,
  currency: Currency,
): string {
  const key = JSON.stringify(inputs);
  const money = prepared.money && currency.code !== DEFAULT_CURRENCY ? currency.code : '';
  const chosen = units === NO_UNITS || Object.keys(units).length === 0 ? '' : JSON.stringify(units);
  return key + chosen + money;
}
