/**
 * Every way to ask a calculator at the most expensive corners of its bounds, and what it takes the processor: with and
 * without steps, with an uncertainty on every input that takes one, and solved for each number of its inputs.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expensiveSamples } from '@reckoner/codegen/check/checks/expensive-samples';
import { milliseconds } from '@reckoner/codegen/check/checks/milliseconds';
import { type Sample, samplesOf } from '@reckoner/codegen/check/checks/samples';
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { isNumeric } from '@reckoner/engine/calculate/present/results';
import { orElse, withinRequest } from '@reckoner/engine/calculate/request-budget';
import { readGoal, solveFor } from '@reckoner/engine/calculate/solve-for/solve-for';
import type { Calculator, Outcome, ResultValue, Understood } from '@reckoner/engine/calculate/types';
import {
  splitUncertainties,
  takesUncertainty,
  uncertainInputs,
} from '@reckoner/engine/calculate/uncertainty/uncertain-inputs';
import { withUncertainties } from '@reckoner/engine/calculate/uncertainty/uncertainty';
import { workedSteps } from '@reckoner/engine/steps/index';
import type { Entry } from './engine/catalogue-calculators.js';

const CONTEXT = { today: '2026-01-31' };

export type Way = 'plain' | 'steps' | 'uncertainty' | 'solveFor';

export interface Asked {
  readonly way: Way;
  /** What is asked, for a message. */
  readonly inputs: unknown;
  /** All that a request of the API would take; `too much` where it is refused for that. */
  readonly run: () => unknown;
}

export const TOO_MUCH = 'too much';

type Results = Readonly<Record<string, ResultValue>>;

/** So many samples at which an answer takes longest. */
export function expensiveCorners({ definition }: Calculator, count: number): readonly Sample[] {
  const known = definition.examples.map(({ inputs }) => inputs);
  const inputs = definition.inputs as Readonly<Record<string, InputSpec>>;
  return expensiveSamples(inputs, known, { least: count, most: count });
}

/** All corners of the bounds, and every two options together at the most expensive ones. */
export function allCorners({ definition }: Calculator): readonly Sample[] {
  const known = definition.examples.map(({ inputs }) => inputs);
  const inputs = definition.inputs as Readonly<Record<string, InputSpec>>;
  const expensive = { least: 24, most: 400 };
  return [...samplesOf(inputs, known, 0).corners, ...expensiveSamples(inputs, known, expensive)];
}

/** Every way to ask for one sample; none where it is not understood. */
export function waysOf({ calculator, symbols }: Entry, sample: Sample, ways: ReadonlySet<Way>): readonly Asked[] {
  const understanding = understand(calculator, sample, {}, CONTEXT);
  if (!understanding.ok) return [];
  const { understood } = understanding;
  const asked: Asked[] = [];
  const add = (way: Way, inputs: unknown, run: () => unknown) => {
    if (!ways.has(way)) return;
    asked.push({
      way,
      inputs,
      run: () =>
        orElse(
          () => withinRequest(run),
          () => TOO_MUCH,
        ),
    });
  };
  const resulting = (more: (results: Results) => unknown) => () => {
    const outcome = evaluate(calculator, understood);
    return outcome.ok ? { ...outcome, more: more(outcome.results) } : outcome;
  };
  add('plain', sample, () => evaluate(calculator, understood));
  if (calculator.lifted !== undefined) {
    add(
      'steps',
      sample,
      resulting((results) => workedSteps(calculator, understood, results, symbols)),
    );
  }
  const uncertain = uncertainSample(calculator, sample);
  if (uncertain !== undefined) {
    const sent = uncertainInputs(calculator, understood, splitUncertainties(calculator, uncertain).uncertainties);
    add(
      'uncertainty',
      uncertain,
      resulting((results) => withUncertainties(calculator, understood, sent, results)),
    );
  }
  if (ways.has('solveFor'))
    for (const one of searchesOf(calculator, sample, understood)) add('solveFor', one, search(calculator, one));
  return asked;
}

/** The sample with an uncertainty of a hundredth on every number that takes one. */
function uncertainSample({ definition }: Calculator, sample: Sample): Sample | undefined {
  const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
  const names = Object.keys(sample).filter((name) => {
    const spec = specs[name];
    return spec !== undefined && takesUncertainty(spec) && typeof sample[name] === 'number';
  });
  if (names.length === 0) return undefined;
  const uncertain = names.map((name) => {
    const value = sample[name] as number;
    return [name, { value, uncertainty: Math.abs(value) / 100 }];
  });
  return { ...sample, ...Object.fromEntries(uncertain) };
}

interface Sought {
  readonly inputs: Sample;
  readonly solveFor: string;
  readonly target: Sample;
}

/** Each number of the inputs, sought for a value beside that of the first number of the results. */
function searchesOf(calculator: Calculator, sample: Sample, understood: Understood): readonly Sought[] {
  const { definition } = calculator;
  const outcome = orElse(
    () => withinRequest((): Outcome => evaluate(calculator, understood)),
    () => undefined,
  );
  const results: Results = outcome?.ok ? outcome.results : {};
  const outputs = Object.entries(definition.outputs).filter(([, spec]) => isNumeric(spec));
  const [name] = outputs.find(([one]) => typeof results[one]?.value === 'number') ?? outputs[0] ?? [];
  if (name === undefined) return [];
  const value = (results[name]?.value as number | undefined) ?? 1;
  const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
  const numbers = Object.keys(sample).filter((input) => input !== name && specs[input] && isNumeric(specs[input]));
  return numbers.map((input) => {
    const { [input]: _, ...inputs } = sample;
    return { inputs, solveFor: input, target: { [name]: value * 1.01 + 1 } };
  });
}

function search(calculator: Calculator, { inputs, ...sought }: Sought): () => unknown {
  return () => {
    const reading = readGoal(calculator, inputs, sought);
    return reading.ok ? solveFor(calculator, inputs, reading.goal, {}, CONTEXT) : reading;
  };
}

/** No calculator takes longer, however it is asked, with inputs inside of its bounds. */
export const LONGEST_MS = 100;

export interface Slow {
  readonly slug: string;
  readonly way: Way;
  readonly ms: number;
  readonly inputs: string;
}

/** How often what seems slow is looked at again, and after which pause: the machine itself may stand still for a while. */
const LOOKS = 6;
const PAUSE_MS = 5000;

/** What takes longer than it may, at every look, by the processor of the machine for which limits are meant. */
export async function slowOnes(
  entry: Entry,
  samples: readonly Sample[],
  ways: ReadonlySet<Way>,
): Promise<readonly Slow[]> {
  const { slug } = entry.calculator;
  const slow: Slow[] = [];
  for (const sample of samples) {
    for (const { way, inputs, run } of waysOf(entry, sample, ways)) {
      const ms = await leastMilliseconds(run);
      if (ms > LONGEST_MS) slow.push({ slug, way, ms: Math.round(ms), inputs: JSON.stringify(inputs).slice(0, 500) });
    }
  }
  return slow;
}

async function leastMilliseconds(run: () => unknown): Promise<number> {
  let least = milliseconds(run, LONGEST_MS);
  for (let look = 1; look < LOOKS && least > LONGEST_MS; look += 1) {
    await pause(PAUSE_MS);
    least = Math.min(least, milliseconds(run, LONGEST_MS));
  }
  return least;
}
