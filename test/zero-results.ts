/** Results that are 0 by hand and a rounding by machine: found by asking for the input at which each is 0. */
import { TooMuchWork, type Units, withinBudget } from '@reckoner/engine/budget';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { readGoal, solveFor } from '@reckoner/engine/calculate/solve-for/solve-for';
import type { Calculator } from '@reckoner/engine/calculate/types';

const CONTEXT = { today: '2026-01-31' };
const NUMERIC: ReadonlySet<string> = new Set(['number', 'quantity', 'measure', 'percent', 'money']);
/** An input as people would send it, with which a result is to be 0. */
const DIGITS = 7;
const IS_MEANT = 1e-11;
/** What is less than this part of the example's result is left over by rounding. */
const LEFT_OVER = 1e-9;

type Sent = Readonly<Record<string, unknown>>;

function resultsAt(calculator: Calculator, inputs: Sent): Readonly<Record<string, unknown>> | undefined {
  const understanding = understand(calculator, inputs, {}, CONTEXT);
  if (!understanding.ok) return undefined;
  const outcome = evaluate(calculator, understanding.understood);
  if (!outcome.ok) return undefined;
  return Object.fromEntries(Object.entries(outcome.results).map(([name, { value }]) => [name, value]));
}

/** A short decimal at which the output is to be 0; undefined where there is none, and for 0 itself. */
function inputForZero(calculator: Calculator, base: Sent, input: string, output: string): number | undefined {
  const reading = readGoal(calculator, base, { solveFor: input, target: { [output]: 0 } });
  if (!reading.ok) return undefined;
  const found = solveFor(calculator, base, reading.goal, {}, CONTEXT);
  if (!('solved' in found)) return undefined;
  const exact = Number(found.solved.value);
  const short = Number(exact.toPrecision(DIGITS));
  return exact !== 0 && Math.abs(short - exact) <= IS_MEANT * Math.abs(exact) ? short : undefined;
}

/** Parts and multiples of an example's value at which it is looked for a change of sign. */
const FACTORS = [
  -10, -2, -1, -0.5, -0.1, 0, 0.01, 0.1, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.3, 1.5, 2, 3, 5, 10, 100,
];

type Results = ReturnType<typeof resultsAt>;

/** The results at each factor of an input's value, made when they are first asked for: all outputs ask for the same. */
function resultsAround(calculator: Calculator, base: Sent, input: string, around: number): (place: number) => Results {
  const made: Results[] = [];
  return (place) => {
    while (made.length <= place) {
      const value = Number((around * FACTORS[made.length]!).toPrecision(DIGITS));
      made.push(resultsAt(calculator, { ...base, [input]: value }));
    }
    return made[place];
  };
}

/** Whether the output is negative somewhere and positive elsewhere, which takes far less than to search. */
function changesSign(resultsOf: (place: number) => Results, output: string): boolean {
  const seen = new Set<number>();
  for (const place of FACTORS.keys()) {
    const value = resultsOf(place)?.[output];
    if (typeof value === 'number') seen.add(Math.sign(value));
    if (seen.has(1) && seen.has(-1)) return true;
  }
  return false;
}

/** How many examples of a calculator, and searches beside each, are tried: a search asks some hundred times. */
export interface Amount {
  readonly examples: number;
  readonly searches: number;
  /** What one calculator may take. */
  readonly units: Units;
}

/** `slug output = 1.4e-16 at input=0.3 beside …`, one of each output. */
export function leftOvers(calculator: Calculator, amount: Amount): readonly string[] {
  // What equations leave over is 0 by their solver.
  if (calculator.definition.equations !== undefined) return [];
  const found = new Map<string, string>();
  try {
    withinBudget({ units: amount.units }, () => findLeftOvers(calculator, amount, found));
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
  }
  return [...found.values()];
}

function findLeftOvers(calculator: Calculator, amount: Amount, found: Map<string, string>): void {
  const { inputs, outputs, examples } = calculator.definition;
  const numeric = Object.keys(inputs).filter((name) => NUMERIC.has(inputs[name]!.kind));
  for (const { inputs: sent } of examples.filter(({ results }) => results !== undefined).slice(0, amount.examples)) {
    const shown = resultsAt(calculator, sent as Sent);
    if (shown === undefined) continue;
    const around = new Map(
      numeric.map((input) => {
        const { [input]: own, ...base } = sent as Record<string, unknown>;
        const value = typeof own === 'number' && own !== 0 ? own : 1;
        return [input, { base, resultsOf: resultsAround(calculator, base, input, value) }];
      }),
    );
    let searches = 0;
    for (const [output, { kind }] of Object.entries(outputs)) {
      const size = Math.abs(Number(shown[output]));
      if (!NUMERIC.has(kind) || !(size > 0)) continue;
      for (const [input, { base, resultsOf }] of around) {
        if (found.has(output) || searches >= amount.searches) break;
        if (!changesSign(resultsOf, output)) continue;
        searches++;
        const zero = inputForZero(calculator, base, input, output);
        const rest = zero === undefined ? 0 : Number(resultsAt(calculator, { ...base, [input]: zero })?.[output] ?? 0);
        if (rest === 0 || Math.abs(rest) >= LEFT_OVER * size) continue;
        found.set(output, `${calculator.slug} ${output} = ${rest} at ${input}=${zero} beside ${JSON.stringify(base)}`);
      }
    }
  }
}

/** `slug output` of what was found. */
export const outputOf = (found: string): string => found.split(' = ', 1)[0]!;

const SEARCHED = 'It is found by a search, to the last digits of what is given.';
const LOGARITHM = 'It is the logarithm of what is nearly 1.';
const AVERAGE = 'The limit is compared with an average, a quotient.';
const SUPERPOSED = 'What each load does is rounded before they are added.';
const OFFSET = 'The unit begins elsewhere than the one that is computed in.';

/** What is left over all the same, each with its reason: `slug output`. */
export const EXCEPTIONS: Readonly<Record<string, string>> = {
  'exposure-value-ev ev': LOGARITHM,
  'titration-curve-acid-base pH': LOGARITHM,
  'beam-overhanging tipDeflection': SUPERPOSED,
  'isentropic-nozzle-flow temperature': OFFSET,
  'bond-yield-to-call yieldToWorst': SEARCHED,
  'bond-yield-to-call yieldToFirstCall': SEARCHED,
  'weight-and-balance-aircraft position': AVERAGE,
};
