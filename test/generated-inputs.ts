/**
 * Calculators on inputs that are drawn from their bounds, as many as wanted: what an answer may never be, whatever the
 * inputs. The first ones are the same at every run, however many are drawn.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { milliseconds } from '@reckoner/codegen/check/checks/milliseconds';
import { type Sample, samplesOf } from '@reckoner/codegen/check/checks/samples';
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import { evaluate, understand } from '@reckoner/engine/calculate/index';
import { orElse, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Calculator, Outcome, Results } from '@reckoner/engine/calculate/types';

const CONTEXT = { today: '2026-01-31' };
/** Of the processor. */
const LONGEST_MS = 20;
/** A trajectory is followed in steps: at its slowest shots that is above what others take. */
const LONGEST_OF_STEPS_MS: Readonly<Record<string, number>> = { 'ballistic-trajectory': 40 };
/** Where the body is a long list or text. */
const LONGEST_OF_LISTS_MS = 100;
const LISTS: ReadonlySet<string> = new Set(['list', 'rows', 'matrix', 'text']);
/** Two arithmetics agree to so many parts of the larger number. */
const TOLERANCE = 1e-9;
/** Where inputs are changed by so little, what the results then do is what doubles cannot know of them. */
const NUDGE = 1e-12;
const NUDGES_ALLOWED = 100;
const MOST_DIFFERING = 0.6;
const ENOUGH_COMPARED = 8;
const LOOKS = 3;
const PAUSE_MS = 1000;

export interface Tally {
  answered: number;
  /** Inputs that the calculator refuses, or for which it has no result, in words. */
  refused: number;
  /** Answers that were computed in the other arithmetic as well. */
  compared: number;
  /** Those of them that differ by more than doubles can know. */
  differing: number;
  readonly faults: string[];
}

export interface Amount {
  /** Inputs of each calculator. */
  readonly inputs: number;
  /** Every so many answers are computed in both arithmetics. */
  readonly comparedEvery: number;
}

export function newTally(): Tally {
  return { answered: 0, refused: 0, compared: 0, differing: 0, faults: [] };
}

/** Tries one calculator, and adds up what came. */
export async function tryCalculator(
  calculator: Calculator,
  { inputs, comparedEvery }: Amount,
  tally: Tally,
): Promise<void> {
  const { definition, slug } = calculator;
  const known = definition.examples.map((example) => example.inputs);
  const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
  const longest = Object.values(specs).some(({ kind }) => LISTS.has(kind))
    ? LONGEST_OF_LISTS_MS
    : (LONGEST_OF_STEPS_MS[calculator.slug] ?? LONGEST_MS);
  const { corners, inside } = samplesOf(specs, known, inputs);
  let other = inOtherArithmetic(calculator);
  let answers = 0;
  const seemSlow: Sample[] = [];
  const difference = { compared: 0, found: [] as string[] };
  for (const sample of [...corners, ...inside].slice(0, inputs)) {
    const told = (what: string) => `${slug} ${what}: ${JSON.stringify(sample).slice(0, 400)}`;
    try {
      const begin = performance.now();
      const outcome = answerTo(calculator, sample);
      if (performance.now() - begin > longest) seemSlow.push(sample);
      if (!outcome?.ok) {
        tally.refused++;
        continue;
      }
      tally.answered++;
      const strange = OF_SUCH_NUMBERS.has(slug) ? undefined : strangeIn(outcome);
      if (strange !== undefined) tally.faults.push(told(`answers ${strange}`));
      if (other === undefined || answers++ % comparedEvery !== 0) continue;
      const found = differenceOf(calculator, other, sample, outcome.results);
      // Most functions of the engine have no decimal version.
      if (found === NOT_THERE) other = undefined;
      else difference.compared++;
      if (typeof found === 'string') difference.found.push(told(found));
    } catch (error) {
      tally.faults.push(told(`fails with ${error instanceof Error ? error.stack : String(error)}`));
    }
  }
  for (const sample of seemSlow)
    if (await isSlow(() => answerTo(calculator, sample), longest))
      tally.faults.push(`${slug} takes over ${longest} ms: ${JSON.stringify(sample).slice(0, 400)}`);
  tally.compared += difference.compared;
  tally.differing += difference.found.length;
  // What is lost where large numbers cancel is lost at some inputs; a formula that is another one differs nearly everywhere.
  if (difference.found.length > MOST_DIFFERING * Math.max(difference.compared, ENOUGH_COMPARED))
    tally.faults.push(...difference.found.slice(0, 3));
}

/** By the processor's time and at every look: by the clock it also took what others did meanwhile. */
async function isSlow(work: () => unknown, longest: number): Promise<boolean> {
  for (let look = 0; look < LOOKS; look++) {
    if (milliseconds(work, longest) <= longest) return false;
    await pause(PAUSE_MS);
  }
  return true;
}

function answerTo(calculator: Calculator, sample: Sample): Outcome | undefined {
  const understanding = understand(calculator, sample, {}, CONTEXT);
  if (!understanding.ok) return undefined;
  const compute = () => withinRequest((): Outcome => evaluate(calculator, understanding.understood));
  return orElse(compute, () => undefined);
}

/** Their texts tell which bits are no number. */
const OF_SUCH_NUMBERS: ReadonlySet<string> = new Set(['ieee754-floating-point']);
const WORDS_OF_PROGRAMS = /\bNaN\b|\bInfinity\b|\bundefined\b|\bnull\b|\[object /;

/** What no answer may have: numbers that are none, and words of programs. */
function strangeIn(outcome: Extract<Outcome, { ok: true }>): string | undefined {
  const texts = [outcome.explanation, ...(outcome.cautions ?? []).map(({ message }) => message)];
  const word = texts.find((text) => WORDS_OF_PROGRAMS.test(text));
  if (word !== undefined) return JSON.stringify(word);
  for (const results of [outcome.results, ...(outcome.alternatives ?? [])])
    for (const [name, { value, exact }] of Object.entries(results))
      if (isStrange(value) || (exact !== undefined && !Number.isFinite(Number(exact))))
        return `${JSON.stringify(value)?.slice(0, 100)} in ${name}`;
  return undefined;
}

function isStrange(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isStrange);
  return typeof value !== 'string' || WORDS_OF_PROGRAMS.test(value);
}

/** The same formula on doubles where it runs on decimals, and the other way round. */
function inOtherArithmetic(calculator: Calculator): Calculator | undefined {
  if (calculator.definition.formula === undefined) return undefined;
  if (calculator.arithmetic === 'decimal') return { ...calculator, arithmetic: 'float64' };
  return calculator.lifted && { ...calculator, arithmetic: 'decimal' };
}

const NOT_THERE = Symbol('no decimal version');

function differenceOf(
  calculator: Calculator,
  other: Calculator,
  sample: Sample,
  results: Results,
): string | typeof NOT_THERE | undefined {
  let there: Outcome | undefined;
  try {
    there = answerTo(other, sample);
  } catch (error) {
    if (/decimal/i.test(String(error))) return NOT_THERE;
    throw error;
  }
  // More work than one may do is another number of it in each.
  if (there === undefined) return undefined;
  if (!there.ok) return `has no result in ${other.arithmetic}: ${there.reason}`;
  const [here, others] = [numbersOf(results), numbersOf(there.results)];
  const differing = [...here].find(([name, value]) => {
    const one = others.get(name);
    return one === undefined || Math.abs(value - one) > TOLERANCE * Math.max(Math.abs(value), Math.abs(one));
  });
  if (differing === undefined) return undefined;
  const [name, value] = differing;
  const one = others.get(name);
  const nudged = [NUDGE, -NUDGE].map((by) => {
    const outcome = answerTo(calculator, changed(sample, by));
    return outcome?.ok ? numbersOf(outcome.results).get(name) : undefined;
  });
  const isKnown = nudged.every((near) => near !== undefined && one !== undefined);
  const spread = Math.max(...nudged.map((near) => Math.abs((near ?? value) - value)));
  if (!isKnown || Math.abs(value - one!) <= NUDGES_ALLOWED * spread) return undefined;
  return `gives ${name} = ${value} in ${calculator.arithmetic}, ${one} in ${other.arithmetic}`;
}

function numbersOf(results: Results): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const [name, { value }] of Object.entries(results)) {
    if (typeof value === 'number') all.set(name, value);
    else if (typeof value === 'object')
      for (const [row, cells] of value.rows.entries())
        for (const [column, cell] of cells.entries())
          if (typeof cell === 'number') all.set(`${name}[${row}][${column}]`, cell);
  }
  return all;
}

/** With every number changed by a part of itself. */
function changed(value: Sample, by: number): Sample;
function changed(value: unknown, by: number): unknown;
function changed(value: unknown, by: number): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? value : value * (1 + by);
  if (Array.isArray(value)) return value.map((item) => changed(item, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, changed(inner, by)]));
}
