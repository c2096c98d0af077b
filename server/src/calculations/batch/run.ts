/** Answers the entries of a batch in order, on one allowance of work, each with its own answer or problem. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { TooMuchWork } from '@reckoner/engine/budget';
import { orElse, RESULT_TOO_LONG } from '@reckoner/engine/calculate/request-budget';
import type { Issue, ResultValue } from '@reckoner/engine/calculate/types';
import type { Catalogue } from '../../catalogue/catalogue.js';
import { Problem } from '../../http/problem.js';
import type { Allowance } from '../allowance.js';
import { type Answered, answered, type Kept } from '../answered.js';
import type { Run } from '../extended.js';
import { CalculatorFault, runCalculator } from '../fault.js';
import { workOf } from '../work-of.js';
import { follow, type Given } from './follow.js';
import { type Known, type Reference, referenceIssues, referencesOf } from './references.js';
import type { Entry } from './request.js';

/** What the entries are answered with. */
export interface Desk {
  readonly catalogue: Catalogue;
  readonly results: Kept;
  readonly allowance: Allowance;
  /** For inputs that default to today. */
  readonly now: number;
  readonly calculatorUrl: (slug: string) => string;
  /** The problem for a slug that no calculator has. */
  readonly unknown: (slug: string) => Problem;
  /** Notes a fault of ours; the problem that is told of it. */
  readonly failed: (fault: CalculatorFault) => Problem;
}

/** An answer that is not charged yet, or why there is none. */
export type Outcome = Answered | Problem;

export const isAnswered = (outcome: Outcome): outcome is Answered => !(outcome instanceof Problem);

/** So many milliseconds are worked before others have a turn. */
const LONGEST_TURN_MS = 10;

export const NOT_REACHED =
  'The entries before this one took all the work that one request may: it was not calculated. Send it again in another request.';

/** The outcome of each entry, in order. */
export async function runBatch(desk: Desk, entries: readonly Entry[]): Promise<readonly Outcome[]> {
  const known = await Promise.all(entries.map((entry) => knownOf(desk, entry)));
  const usable = known.map((one) => (isKnown(one) ? one : undefined));
  const references = usable.map((one) => (one === undefined ? [] : referencesOf(one)));
  const wrong = references.some((list) => list.length > 0) ? referenceIssues(usable, references) : undefined;
  const outcomes: Outcome[] = [];
  const given = new Map<number, Given>();
  let turn = desk.allowance.taken;
  for (const [index, one] of known.entries()) {
    const entryOf = (from: number) => ({ known: usable[from]!, given: givenBy(from, outcomes, given) });
    outcomes.push(
      isKnown(one)
        ? await outcomeOf(desk, one, references[index]!, wrong?.[index] ?? [], entryOf)
        : problemOf(desk, one),
    );
    if (desk.allowance.taken - turn < LONGEST_TURN_MS) continue;
    await nextTurn();
    turn = desk.allowance.taken;
  }
  return outcomes.map((outcome, index) => (outcome instanceof Problem ? within(outcome, index) : outcome));
}

/** A slug that no calculator has. */
interface Unknown {
  readonly unknown: string;
}

async function knownOf({ catalogue }: Desk, entry: Entry): Promise<Known | Unknown | Problem> {
  if (entry instanceof Problem) return entry;
  const slug = catalogue.resolve(entry.calculator);
  if (slug === undefined) return { unknown: entry.calculator };
  return { request: entry, calculator: await catalogue.calculator(slug) };
}

const isKnown = (one: Known | Unknown | Problem): one is Known => 'calculator' in one;

/** To look for slugs that may have been meant takes work, too. */
function problemOf({ allowance, unknown }: Desk, one: Unknown | Problem): Problem {
  if (one instanceof Problem) return one;
  const plain = new Problem('unknown-calculator', 'There is no calculator of this name.', { suggestions: [] });
  if (allowance.isSpent) return plain;
  return orElse(
    () => allowance.run(() => unknown(one.unknown)),
    () => plain,
  );
}

interface Solved {
  /** The input that was found. */
  readonly solved?: ResultValue & { readonly name: string };
}

/** What an entry before gave, read once; or why it gave nothing. */
function givenBy(from: number, outcomes: readonly Outcome[], given: Map<number, Given>): Given | string {
  const outcome = outcomes[from]!;
  if (outcome instanceof Problem) return outcome.detail;
  const before = given.get(from);
  if (before !== undefined) return before;
  const { results: outputs = {}, solved } = JSON.parse(outcome.resultJson) as Partial<Given> & Solved;
  const results = { results: solved === undefined ? outputs : { ...outputs, [solved.name]: solved } };
  given.set(from, results);
  return results;
}

async function outcomeOf(
  desk: Desk,
  known: Known,
  references: readonly Reference[],
  wrong: readonly Issue[],
  entries: Parameters<typeof follow>[2],
): Promise<Outcome> {
  const { allowance, failed } = desk;
  if (wrong.length > 0) return refused(wrong);
  if (allowance.isSpent) return new Problem('not-reached', NOT_REACHED);
  try {
    const followed = allowance.run(() => follow(known.request, references, entries));
    if (!followed.ok) return refused(followed.issues);
    return await calculated(desk, { ...known, request: followed.request });
  } catch (error) {
    // What is left of the request's work was not enough for this one; alone it may be.
    const isOutOfWork = error instanceof TooMuchWork || (error instanceof Problem && error.code === 'too-much-work');
    if (isOutOfWork && allowance.isSpent) return new Problem('not-reached', NOT_REACHED);
    if (error instanceof TooMuchWork) return new Problem('too-much-work', RESULT_TOO_LONG);
    if (error instanceof Problem) return error;
    if (!(error instanceof CalculatorFault)) throw error;
    return failed(error);
  }
}

async function calculated(desk: Desk, { request, calculator }: Known): Promise<Answered> {
  const { allowance, catalogue, results } = desk;
  const run: Run = (part) => allowance.run(() => runCalculator(calculator.slug, request.inputs, part));
  const work = await workOf(catalogue, calculator, request, desk.now, run);
  return answered(results, calculator, work, {
    calculatorUrl: desk.calculatorUrl(calculator.slug),
    resultId: request.resultId === true,
    run,
  });
}

function refused(issues: readonly Issue[]): Problem {
  const detail = issues.length === 1 ? issues[0]!.message : `${issues.length} things are wrong with the references.`;
  return new Problem('invalid-inputs', detail, { errors: issues });
}

/** The problem with pointers into the batch. */
function within({ code, detail, extras }: Problem, index: number): Problem {
  const { errors = [], ...others } = extras;
  const placed = errors.map((issue) => ({ ...issue, pointer: `/entries/${index}${issue.pointer}` }));
  return new Problem(code, detail, { ...others, errors: placed });
}
