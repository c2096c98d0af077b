/** The uncertainty of every result by every input, beside the derivative that the values of the formula themselves have. */
import { seeded } from '@reckoner/codegen/check/checks/draws';
import { type Sample, samplesOf } from '@reckoner/codegen/check/checks/samples';
import { Decimal34 } from '@reckoner/engine/arithmetic/decimal34';
import type { InputSpec, NumericSpec, OutputSpec } from '@reckoner/engine/authoring/kinds';
import { allMethods } from '@reckoner/engine/calculate/evaluate/all-methods';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { isNumeric } from '@reckoner/engine/calculate/present/results';
import { derivedDefaults } from '@reckoner/engine/calculate/read/derived-defaults';
import { orElse, withinRequest } from '@reckoner/engine/calculate/request-budget';
import { nativeValues, numberAt, probeOf } from '@reckoner/engine/calculate/solve-for/probe';
import type { Calculator, RawResults, Understood } from '@reckoner/engine/calculate/types';
import {
  splitUncertainties,
  takesUncertainty,
  uncertainInputs,
} from '@reckoner/engine/calculate/uncertainty/uncertain-inputs';
import { withUncertainties } from '@reckoner/engine/calculate/uncertainty/uncertainty';
import { slopeOf } from '@reckoner/engine/calculate/uncertainty/unit-slope';
import { decimalSlope, type ReferenceSlope, referenceSlope } from './reference-slope.js';

const CONTEXT = { today: '2026-01-31' };
/** The standard uncertainty, as a part of the value. */
const PART = 0.005;

export interface Comparison {
  readonly slug: string;
  readonly output: string;
  readonly input: string;
  readonly inputs: Sample;
  /** The uncertainty of the result for one unit of the input's, in the formula's unit; undefined where none is given. */
  readonly given: number | undefined;
  readonly note: string | undefined;
  readonly expected: ReferenceSlope;
  /** Of the result, in the formula's unit. */
  readonly value: number;
}

/** Every pair of a number among the inputs and one among the results, at one sample. */
export function comparisonsAt(calculator: Calculator, sample: Sample): readonly Comparison[] {
  const { definition, slug } = calculator;
  const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
  const understanding = understand(calculator, sample, {}, CONTEXT);
  if (!understanding.ok) return [];
  const { understood } = understanding;
  const raw = (inputs: Sample): RawResults | undefined => {
    const read = understand(calculator, inputs, {}, CONTEXT);
    return read.ok
      ? orElse(
          () => withinRequest(() => probeOf(allMethods, calculator, read.understood)({})),
          () => undefined,
        )
      : undefined;
  };
  const center = raw(sample);
  const outcome = orElse(
    () => withinRequest(() => evaluate(calculator, understood)),
    () => undefined,
  );
  if (center === undefined || !outcome?.ok) return [];
  const outputs = Object.entries(definition.outputs).filter(
    ([name, spec]) => isNumeric(spec as OutputSpec) && spec.kind !== 'integer' && outcome.results[name] !== undefined,
  );
  const found: Comparison[] = [];
  for (const input of Object.keys(sample)) {
    const spec = specs[input];
    const at = understood.inputs[input];
    if (spec === undefined || !takesUncertainty(spec) || typeof at !== 'number') continue;
    const uncertainty = PART * Math.abs(at) || PART;
    const unit = spec.kind === 'quantity' || spec.kind === 'measure' ? { unit: spec.unit ?? spec.formulaUnit } : {};
    const split = splitUncertainties(calculator, { ...sample, [input]: { value: at, ...unit, uncertainty } });
    const again = understand(calculator, split.inputs, {}, CONTEXT);
    if (!again.ok) throw new Error(`${slug}: ${again.issues[0]!.message}`);
    const uncertain = uncertainInputs(calculator, again.understood, split.uncertainties);
    const results = orElse(
      () =>
        withinRequest(() =>
          withUncertainties(
            calculator,
            again.understood,
            uncertain,
            outcome.results,
            derivedDefaults(calculator, sample, understood.inputs),
          ),
        ),
      () => undefined,
    );
    const known = new Map<number, RawResults | undefined>();
    const near = (x: number): RawResults | undefined => {
      if (!known.has(x))
        known.set(x, raw({ ...sample, [input]: Object.keys(unit).length > 0 ? { value: x, ...unit } : x }));
      return known.get(x);
    };
    const onDecimals = decimalSlopes(calculator, understood, input);
    for (const [output, spec] of outputs) {
      if (output === input) continue;
      const { uncertainty: given, uncertaintyNote: note } = results?.[output] ?? { uncertaintyNote: 'Too much work.' };
      const value = numberAt(center, output);
      const shown = shownSlope(spec as NumericSpec, outcome.results[output]!.unit, value);
      const seen = referenceSlope((x) => numberAt(near(x), output), at);
      const inUnit = uncertain[0]!.inFormula / uncertainty;
      const exact = seen.kind === 'unknown' && given !== undefined ? onDecimals(output) : undefined;
      found.push({
        slug,
        output,
        input,
        inputs: sample,
        given: given === undefined ? undefined : given / uncertainty / shown,
        note,
        expected: exact === undefined ? seen : { kind: 'slope', slope: exact * inUnit },
        value,
      });
    }
  }
  return found;
}

/** The derivatives that the lifted formula has on decimals, in the formula's units, by output. */
function decimalSlopes(
  calculator: Calculator,
  understood: Understood,
  input: string,
): (output: string) => number | undefined {
  const values = nativeValues(calculator, understood.inputs);
  const known = new Map<string, RawResults>();
  const at = (x: string): RawResults => {
    const found = known.get(x) ?? allMethods.decimal.run(calculator, { ...values, [input]: x });
    known.set(x, found);
    return found;
  };
  return (output) => {
    if (!calculator.definition.formula || !calculator.lifted) return undefined;
    try {
      return decimalSlope((x) => {
        const value = at(x.toString())[output];
        return value === undefined ? undefined : new Decimal34(value as Decimal34);
      }, Number(values[input]));
    } catch {
      // No result there, or a function that decimals do not have as they need it.
      return undefined;
    }
  };
}

function shownSlope(spec: NumericSpec, unit: string, value: number): number {
  if (spec.kind === 'percent') return 100;
  return spec.kind === 'quantity' || spec.kind === 'measure' ? slopeOf(spec.formulaUnit, unit, value) : 1;
}

/** The inputs of the examples, and `more` of each with its numbers moved by up to a fifth, away from round places. */
export function uncertaintySamples({ definition }: Calculator, more: number): readonly Sample[] {
  const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
  const known = definition.examples.map(({ inputs }) => inputs as Sample);
  const random = seeded();
  const moved = (sample: Sample): Sample =>
    Object.fromEntries(
      Object.entries(sample).map(([name, value]) => {
        const spec = specs[name];
        const isMoved = spec !== undefined && takesUncertainty(spec) && typeof value === 'number';
        return [name, isMoved ? Number((value * (0.8 + 0.4 * random())).toPrecision(7)) : value];
      }),
    );
  return known.flatMap((sample) => [sample, ...Array.from({ length: more }, () => moved(sample))]);
}

/** Points between the bounds, over many orders of magnitude. */
export function farSamples({ definition }: Calculator, count: number): readonly Sample[] {
  const known = definition.examples.map(({ inputs }) => inputs as Sample);
  return samplesOf(definition.inputs as Readonly<Record<string, InputSpec>>, known, count).inside;
}

export type Verdict = 'agrees' | 'differs' | 'withheld' | 'unfounded' | 'undecided';

/** How an uncertainty stands to the derivative; `undecided` where values alone do not tell. */
export function verdictOn({ given, expected, inputs, input, value }: Comparison): Verdict {
  if (expected.kind === 'unknown') return 'undecided';
  if (expected.kind === 'kink' || expected.kind === 'jump') return given === undefined ? 'agrees' : 'unfounded';
  // What is given in steps is told so, and has no uncertainty.
  if (given === undefined) return expected.slope === 0 ? 'agrees' : 'withheld';
  const sent = inputs[input];
  const size = typeof sent === 'number' && sent !== 0 ? Math.abs(sent) : 1;
  const rounding = (1e-7 * Math.abs(value)) / size;
  const slope = Math.abs(expected.slope);
  return Math.abs(given - slope) <= 0.01 * slope + rounding ? 'agrees' : 'differs';
}
