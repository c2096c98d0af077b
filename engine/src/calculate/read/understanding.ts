/** Understands a request by the methods at hand: every input in every form that is allowed, or every issue at once. */

import { type Methods, methodOf } from '../evaluate/methods.js';
import { type Prepared, preparedOf } from '../prepared.js';
import { type Currency, currencyCodes, currencyOf, DEFAULT_CURRENCY } from '../present/currency.js';
import type { CalculateOptions, Calculator, Context, Understanding } from '../types.js';
import { clipped, INPUTS, Issues, Place, quoted } from './issues.js';
import type { Canonical, Reading } from './kinds/index.js';
import { nearest } from './suggest.js';
import { sameDimension, showUnit } from './unit.js';

const UNITS = new Place('units', '');
const CURRENCY = new Place('currency', 'The currency');
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
  const { definition, lifted } = calculator;
  const names = Object.keys(definition.outputs);
  const defaulted = names.filter((name) => inputs[name] !== undefined && !Object.hasOwn(raw, name));
  if (lifted === undefined || defaulted.length === 0) return inputs;
  const { determined } = methodOf(methods, 'equations', calculator);
  const values = prepared.inputs.native(inputs);
  const known = new Set(Object.keys(inputs).filter((name) => Object.hasOwn(raw, name)));
  const kept: Record<string, Canonical[string]> = { ...inputs };
  for (const name of defaulted) {
    const unknowns = names.filter((variable) => !known.has(variable));
    if (determined(calculator, values, names, unknowns).has(name)) delete kept[name];
    else known.add(name);
  }
  return kept;
}

function understandCurrency(raw: unknown, issues: Issues): Currency {
  const asked = raw === undefined ? DEFAULT_CURRENCY : raw;
  const currency = typeof asked === 'string' && asked.length === 3 ? currencyOf(asked) : undefined;
  if (currency) return currency;
  const suggestion = typeof raw === 'string' ? nearest(raw.toUpperCase(), currencyCodes()) : undefined;
  issues.add(
    CURRENCY,
    'unknown-currency',
    `The currency must be an ISO 4217 code, such as "EUR"; ${quoted(raw)} was sent.`,
    {
      expected: 'an ISO 4217 code',
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  );
  return currencyOf(DEFAULT_CURRENCY)!;
}

/** Output name to normalized unit, in the order of the outputs, without those that are shown so anyway. */
function understandUnits(calculator: Calculator, raw: unknown, issues: Issues): Readonly<Record<string, string>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    const message = `The units must be an object of output names and units, such as { "energy": "kJ" }; ${quoted(raw)} was sent.`;
    issues.add(UNITS, 'wrong-type', message, { expected: 'an object' });
    return NO_UNITS;
  }
  const { outputs } = calculator.definition;
  const wanted = raw as Record<string, unknown>;
  for (const name of Object.keys(wanted)) {
    if (issues.full) break;
    if (!Object.hasOwn(outputs, name)) refuseOutput(name, Object.keys(outputs), issues);
  }
  const units: Record<string, string> = {};
  for (const [name, spec] of Object.entries(outputs)) {
    const unit = Object.hasOwn(wanted, name) ? wanted[name] : undefined;
    if (unit === undefined) continue;
    const place = UNITS.field(name, spec.label);
    if (typeof unit !== 'string') {
      issues.add(place, 'wrong-type', `The unit of ${place.name} must be a text; ${quoted(unit)} was sent.`);
    } else if (spec.kind !== 'quantity' && spec.kind !== 'measure') {
      issues.add(place, 'wrong-dimension', `${place.name} has no unit that could be chosen: leave it out of "units".`);
    } else {
      const shown = spec.unit ?? spec.formulaUnit;
      const code = sameDimension(unit, shown, place, issues, shown);
      if (code !== undefined && showUnit(code) !== showUnit(shown)) units[name] = code;
    }
  }
  return units;
}

function refuseOutput(name: string, outputs: readonly string[], issues: Issues): void {
  const suggestion = nearest(name, outputs);
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  issues.add(
    UNITS.field(name, name),
    'unknown-output',
    `The calculator has no output named "${clipped(name)}".${hint}`,
    {
      allowed: outputs,
      ...(suggestion === undefined ? {} : { suggestion }),
    },
  );
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
