/**
 * Equations take back what they hold for: a solution is drawn, and every set of its values that suffices leads to it, as
 * the answer or as an alternative. Where it does not, a reader is told another one, or that there is none.
 */
import type { Calculator } from '@reckoner/engine/calculate/types';
import { seeded } from './draws.js';
import { answer, tryRead } from './run.js';
import { inWords, type Sample } from './samples.js';
import type { BehaviourCheck } from './subject.js';

const SOLUTIONS = 12;
const SETS = 16;
/** Drawn values are those of an example times up to e to this power. */
const SPREAD = 1.8;
/** As people send them. */
const DIGITS = 9;
/** Digits that rounding may cost. */
const SAME = 1e-5;
/** A change of what is sent that nobody makes, and what of the answer may change by it where the answer says something. */
const TINY = 1e-9;
const FELT = 1e-3;

const MEND =
  'Refuse such a set by `requires` with `given` and say what to give in its place, write the equations so that they can be solved, or narrow the bounds.';

type Solution = Readonly<Record<string, number>>;

type Answer =
  | { readonly kind: 'solutions'; readonly solutions: readonly [Solution, ...Solution[]]; readonly inputs: Sample }
  | { readonly kind: 'none'; readonly reason: string }
  | { readonly kind: 'too few' | 'refused' };

/** All that is told, the values as they were given among them. */
function answerOf(calculator: Calculator, sample: Sample): Answer {
  const understanding = tryRead(calculator, sample);
  if ('failure' in understanding || !understanding.ok) return { kind: 'refused' };
  const { understood } = understanding;
  const run = answer(calculator, understood);
  if ('failure' in run) return { kind: 'refused' };
  const { outcome } = run;
  if (!outcome.ok) {
    const { reason, issues } = outcome;
    if (issues === undefined) return { kind: 'none', reason };
    // A value that says what others say already may differ from them by its digits.
    return { kind: issues.some(({ code }) => code === 'too-few-known') ? 'too few' : 'refused' };
  }
  const told = [outcome.results, ...(outcome.alternatives ?? [])].map((results) =>
    Object.entries(results).map(([name, { value }]) => [name, value as number] as const),
  );
  const [first, ...others] = told.map((values) => Object.fromEntries([...told[0]!, ...values]));
  const given = understood.inputs as Solution;
  const solutions = [first!, ...others].map((values) => ({ ...given, ...values }));
  return { kind: 'solutions', solutions: solutions as [Solution, ...Solution[]], inputs: understood.inputs };
}

function isNear(one: number, other: number, tolerance: number): boolean {
  return one === other || Math.abs(one - other) <= tolerance * Math.max(Math.abs(one), Math.abs(other));
}

/** Of what is known of both; a box is the same whichever side is called its length. */
function isSame(one: Solution, other: Solution, names: readonly string[], tolerance = SAME): boolean {
  const both = names.filter((name) => typeof one[name] === 'number' && typeof other[name] === 'number');
  if (both.every((name) => isNear(one[name]!, other[name]!, tolerance))) return true;
  const sorted = (values: Solution) => both.map((name) => values[name]!).sort((a, b) => a - b);
  const [ones, others] = [sorted(one), sorted(other)];
  return ones.every((value, index) => isNear(value, others[index]!, tolerance));
}

/**
 * Whether the answer is the same beside what was sent: a speed is not in the digits of a Lorentz factor of 1 + 10⁻¹², nor a
 * time in a temperature that is reached already.
 */
function isSharp(calculator: Calculator, sent: Sample, names: readonly string[], here: Answer): boolean {
  const { inputs } = calculator.definition;
  return names
    .filter((name) => sent[name] !== undefined && inputs[name]!.kind !== 'integer')
    .every((name) =>
      [1 - TINY, 1 + TINY].every((factor) => {
        const beside = answerOf(calculator, { ...sent, [name]: (sent[name] as number) * factor });
        if (beside.kind !== 'solutions' || here.kind !== 'solutions') return beside.kind === here.kind;
        return beside.solutions.some((one) => isSame(one, here.solutions[0], names, FELT));
      }),
    );
}

/** The numbers of an example, each another one of its size. */
function drawnFrom(example: Sample, { inputs }: Calculator['definition'], random: () => number): Sample {
  const drawn = Object.entries(example).map(([name, value]) => {
    if (typeof value !== 'number' || inputs[name]?.kind === 'integer') return [name, value];
    return [name, Number((value * Math.exp(SPREAD * (2 * random() - 1))).toPrecision(DIGITS))];
  });
  return Object.fromEntries(drawn);
}

function shuffled(names: readonly string[], random: () => number): readonly string[] {
  return names
    .map((name) => [random(), name] as const)
    .sort(([one], [other]) => one - other)
    .map(([, name]) => name);
}

interface Sent {
  readonly sample: Sample;
  readonly answered: Answer;
}

/** Values of the solution in random order until they suffice; undefined where all of them do not. */
function sufficient(
  calculator: Calculator,
  fixed: Sample,
  solution: Solution,
  names: readonly string[],
): Sent | undefined {
  const sample: Record<string, unknown> = { ...fixed };
  for (const name of names) {
    sample[name] = solution[name];
    const answered = answerOf(calculator, sample);
    if (answered.kind !== 'too few') return { sample, answered };
  }
  return undefined;
}

/** What a set of the drawn solution's values is answered with that is not right. */
function faultOf(calculator: Calculator, drawn: Solution, sent: Sent, names: readonly string[]): string | undefined {
  const { sample, answered } = sent;
  if (answered.kind !== 'none' && answered.kind !== 'solutions') return undefined;
  if (answered.kind === 'solutions' && answered.solutions.some((one) => isSame(one, drawn, names))) return undefined;
  if (!isSharp(calculator, sample, names, answered)) return undefined;
  if (answered.kind === 'none') return `are refused: ${answered.reason}`;
  const [told] = answered.solutions;
  const other = names.find((name) => !isNear(told[name] ?? drawn[name]!, drawn[name]!, SAME))!;
  return `hold for ${other} = ${drawn[other]}, which is not told: only ${told[other]} is.`;
}

export const drawnSolutions: BehaviourCheck = {
  name: 'drawn-solutions',
  behaviour({ calculator }, report) {
    const { definition } = calculator;
    const { inputs, outputs, examples } = definition;
    // Money is rounded in the answer, so it does not give everything back.
    if (definition.equations === undefined || Object.values(outputs).some(({ kind }) => kind === 'money')) return;
    const known = examples.filter(({ results }) => results !== undefined);
    const random = seeded();
    for (let count = 0; count < SOLUTIONS; count += 1) {
      const first = answerOf(calculator, drawnFrom(known[count % known.length]!.inputs, definition, random));
      if (first.kind !== 'solutions') continue;
      const { solutions } = first;
      const drawn = solutions[Math.floor(random() * solutions.length)]!;
      const names = Object.keys(outputs).filter((name) => typeof drawn[name] === 'number');
      // A default yields to what is given, so it has to be given itself; what is chosen is never solved for.
      const isFixed = (name: string) => !Object.hasOwn(outputs, name) || 'default' in (inputs[name] ?? {});
      const fixed = Object.fromEntries(Object.entries({ ...first.inputs, ...drawn }).filter(([name]) => isFixed(name)));
      const open = names.filter((name) => !isFixed(name));
      const tried = new Set<string>();
      for (let set = 0; set < SETS; set += 1) {
        const sent = sufficient(calculator, fixed, drawn, shuffled(open, random));
        if (sent === undefined) continue;
        const key = Object.keys(sent.sample).sort().join();
        if (tried.has(key)) continue;
        tried.add(key);
        const fault = faultOf(calculator, drawn, sent, names);
        if (fault === undefined) continue;
        report(['equations'], `Together ${inWords(sent.sample)} ${fault}`, MEND);
        return;
      }
    }
  },
};
