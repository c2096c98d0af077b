/** Reads which input is to be found, and which output must have which value. */
import type { InputSpec, NumericSpec, OutputSpec } from '../../authoring/kinds.js';
import { currencyOf, DEFAULT_CURRENCY } from '../present/currency.js';
import { isNumeric } from '../present/results.js';
import { INPUTS, Issues, Place, quoted } from '../read/issues.js';
import { readerOf } from '../read/kinds/index.js';
import { nearest } from '../read/suggest.js';
import type { Calculator, Issue } from '../types.js';
import { TARGET } from './target.js';

/** What a request may ask to be found; both or neither are there. */
export interface Sought {
  /** The input's name. */
  readonly solveFor: string;
  /** Exactly one output's name, and the value that it must have, in any form that an input of its kind takes. */
  readonly target: Readonly<Record<string, unknown>>;
}

export interface Goal {
  readonly input: string;
  readonly inputSpec: NumericSpec;
  readonly output: string;
  readonly outputSpec: NumericSpec;
  /** As it was understood, in the output's own unit. */
  readonly shown: number;
  /** In the unit in which the formula returns the output. */
  readonly value: number;
  /** As it was sent. */
  readonly raw: unknown;
}

/** Far beyond what any output is. */
const WIDEST = 1e300;

const SOLVE_FOR = new Place('solveFor', '`solveFor`');

export type GoalReading =
  | { readonly ok: true; readonly goal: Goal }
  | { readonly ok: false; readonly issues: readonly Issue[] };

export function readGoal(
  calculator: Calculator,
  inputs: Readonly<Record<string, unknown>>,
  { solveFor, target }: Sought,
  currency = DEFAULT_CURRENCY,
): GoalReading {
  const issues = new Issues();
  const inputSpec = readInput(calculator, inputs, solveFor, issues);
  const aim = readTarget(calculator, inputs, solveFor, target, currency, issues);
  if (inputSpec === undefined || aim === undefined) return { ok: false, issues: issues.list };
  return { ok: true, goal: { input: solveFor, inputSpec, ...aim } };
}

function readInput(
  { definition }: Calculator,
  inputs: Readonly<Record<string, unknown>>,
  name: string,
  issues: Issues,
): NumericSpec | undefined {
  const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
  const numeric = Object.keys(specs).filter((one) => isNumeric(specs[one]!));
  if (!Object.hasOwn(specs, name)) {
    refuseName(SOLVE_FOR, 'unknown-input', `The calculator has no input named ${quoted(name)}.`, name, numeric, issues);
    return undefined;
  }
  const spec = specs[name]!;
  if (!isNumeric(spec)) {
    const message = `“${spec.label}” is no number: only an input that is a number can be solved for.`;
    issues.add(SOLVE_FOR, 'wrong-type', message, { allowed: numeric });
    return undefined;
  }
  if (inputs[name] !== undefined) {
    const message = `“${spec.label}” is what is solved for: leave it out of the inputs.`;
    issues.add(INPUTS.field(name, spec.label), 'not-applicable', message, { expected: 'nothing' });
    return undefined;
  }
  return spec;
}

function readTarget(
  { definition }: Calculator,
  inputs: Readonly<Record<string, unknown>>,
  solveFor: string,
  target: Readonly<Record<string, unknown>>,
  currency: string,
  issues: Issues,
): Pick<Goal, 'output' | 'outputSpec' | 'shown' | 'value' | 'raw'> | undefined {
  const specs = definition.outputs as Readonly<Record<string, OutputSpec>>;
  const numeric = Object.keys(specs).filter((one) => isNumeric(specs[one]!));
  const names = Object.keys(target);
  const [name] = names;
  if (name === undefined || names.length > 1) {
    const sent = names.length === 0 ? 'it is empty' : `it has ${names.length}`;
    const message = `\`target\` must have exactly one output with the value that it should reach; ${sent}.`;
    issues.add(TARGET, names.length === 0 ? 'too-few-items' : 'too-many-items', message, { allowed: numeric });
    return undefined;
  }
  const spec = Object.hasOwn(specs, name) ? specs[name]! : undefined;
  const place = TARGET.field(name, spec?.label ?? name);
  if (spec === undefined) {
    const message = `The calculator has no output named ${quoted(name)}.`;
    refuseName(place, 'unknown-output', message, name, numeric, issues);
    return undefined;
  }
  if (!isNumeric(spec)) {
    issues.add(place, 'wrong-type', `${place.name} is no number: it cannot be a target.`, { allowed: numeric });
    return undefined;
  }
  if (definition.equations && (name === solveFor || inputs[name] !== undefined)) {
    const message =
      name === solveFor
        ? `${place.name} cannot be both what is solved for and the target.`
        : `${place.name} is given twice, in the inputs and as the target: leave one of them out.`;
    issues.add(place, 'not-applicable', message, { expected: 'nothing' });
    return undefined;
  }
  const raw = target[name];
  // What an output may reach is not bounded by what is asked.
  const { above, below, ...open } = spec;
  const reader = readerOf({ ...open, min: -WIDEST, max: WIDEST } as InputSpec, false);
  const reading = { issues, currency: currencyOf(currency) ?? currencyOf(DEFAULT_CURRENCY)!, today: '1970-01-01' };
  const canonical = reader.read(raw, place, reading);
  if (canonical === undefined) return undefined;
  return {
    output: name,
    outputSpec: spec,
    shown: Number(canonical),
    value: Number(reader.native(canonical)),
    raw,
  };
}

function refuseName(
  place: Place,
  code: 'unknown-input' | 'unknown-output',
  message: string,
  name: string,
  allowed: readonly string[],
  issues: Issues,
): void {
  const suggestion = nearest(name, allowed);
  const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
  issues.add(place, code, `${message}${hint}`, { allowed, ...(suggestion === undefined ? {} : { suggestion }) });
}
