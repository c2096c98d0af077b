/** Calculations that ask for more than results: worked steps, an input that is solved for, uncertainties. */
import { type DerivedDefault, derivedDefaults } from '@reckoner/engine/calculate/derived-defaults';
import { evaluate } from '@reckoner/engine/calculate/evaluate';
import { RESULT_TOO_LONG, withinRequest } from '@reckoner/engine/calculate/request-budget';
import { type Goal, readGoal, type Sought, solveFor, understandOthers } from '@reckoner/engine/calculate/solve-for';
import type { CalculateOptions, Calculator, Issue, ResultValue, Understood } from '@reckoner/engine/calculate/types';
import {
  hasUncertainties,
  splitUncertainties,
  type UncertainInput,
  uncertainInputs,
  uncertaintiesBeyondNumbers,
} from '@reckoner/engine/calculate/uncertain-inputs';
import {
  derivedUncertainties,
  type ResultUncertainty,
  withUncertainties,
} from '@reckoner/engine/calculate/uncertainty';
import { understand } from '@reckoner/engine/calculate/understand';
import { workedSteps } from '@reckoner/engine/steps/index';
import type { Catalogue } from '../catalogue/catalogue.js';
import { besides, bounded, checkKnowns, invalidInputs, noOutcome, spokenUnits, type Work } from './work.js';

const SEARCH_TOO_LONG =
  'The search for the input takes more work than one request may. Use smaller inputs: lower counts, shorter lists and texts; or calculate with values of the input, and narrow them down.';
const UNCERTAINTIES_TOO_LONG =
  'Propagating the uncertainties takes more work than one request may. Use smaller inputs, such as shorter lists and lower counts, or leave the uncertainties out: the result is then given without them.';
const STEPS_TOO_LONG =
  'Working the calculation through takes more work than one request may: it has too many steps. Use smaller inputs, such as shorter lists and lower counts, or leave `steps` out: the result is then given without them.';

/** What a request has besides the plain ones' fields. */
export interface ExtendedRequest {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly steps?: boolean | undefined;
  readonly solveFor?: string | undefined;
  readonly target?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a request asks for more than results; others are answered without any of this. */
export function isExtended({ inputs, steps, solveFor: sought }: ExtendedRequest): boolean {
  return steps === true || sought !== undefined || hasUncertainties(inputs);
}

/**
 * Understands the request; computes when it is asked to.
 * @throws Problem 422 with every issue.
 */
export async function extendedWork(
  catalogue: Catalogue,
  slug: string,
  request: ExtendedRequest,
  options: CalculateOptions,
  today: string,
): Promise<Work> {
  const calculator = await catalogue.liftedCalculator(slug);
  const symbols = request.steps === true ? ((await catalogue.detail(slug)).formula?.symbols ?? {}) : undefined;
  return workOn(calculator, symbols, request, options, today);
}

/**
 * The same of a calculator with its lifted formula.
 * @param symbols Of its formula, where steps are wanted.
 * @throws Problem 422 with every issue.
 */
export function workOn(
  calculator: Calculator,
  symbols: Readonly<Record<string, string>> | undefined,
  request: ExtendedRequest,
  options: CalculateOptions,
  today: string,
): Work {
  const issues: Issue[] = [];
  const wantsSteps = symbols !== undefined;
  if (wantsSteps && calculator.definition.algorithm) issues.push(NO_STEPS);
  const stepsOf = (understood: Understood, results: Readonly<Record<string, ResultValue>>) =>
    symbols === undefined
      ? {}
      : { steps: bounded(STEPS_TOO_LONG, () => workedSteps(calculator, understood, results, symbols)) };
  const uncertainOf = (
    understood: Understood,
    uncertain: readonly UncertainInput[],
    results: Readonly<Record<string, ResultValue>>,
    derived: readonly DerivedDefault[] = [],
  ) =>
    uncertain.length === 0
      ? results
      : bounded(UNCERTAINTIES_TOO_LONG, () => withUncertainties(calculator, understood, uncertain, results, derived));
  const marked = (key: string): string => (wantsSteps ? `${key}\nsteps` : key);

  if (request.solveFor !== undefined) {
    const sought: Sought = { solveFor: request.solveFor, target: request.target ?? {} };
    const { goal, plain, others, uncertain } = understandSought(
      calculator,
      request.inputs,
      sought,
      options,
      today,
      issues,
    );
    const asked = [goal.input, goal.output, goal.shown, ...uncertain.map(({ name, shown }) => [name, shown])];
    return {
      key: marked(`${others.key}\n${JSON.stringify(asked)}`),
      spokenUnits: spokenUnits(others),
      inputs: withoutStandIns(calculator, { ...others, inputs: withUncertainInputs(others, uncertain) }, goal),
      check: () => checkKnowns(calculator, others),
      compute: () =>
        withinRequest(() => {
          const found = bounded(SEARCH_TOO_LONG, () => solveFor(calculator, plain, goal, options, { today }));
          if (!found.ok) throw 'issues' in found ? invalidInputs(found.issues) : noOutcome(found);
          const { understood, outcome, solved } = found;
          const results: Readonly<Record<string, ResultValue & ResultUncertainty>> = uncertainOf(
            understood,
            uncertain,
            outcome.results,
          );
          return {
            inputs: withUncertainInputs(understood, uncertain),
            result: {
              results,
              explanation: outcome.explanation,
              ...besides(outcome),
              solved: { ...solved, ...uncertaintyOf(results[solved.name]) },
              ...stepsOf(understood, outcome.results),
            },
          };
        }),
    };
  }

  const split = splitUncertainties(calculator, request.inputs);
  issues.push(...split.issues);
  const understanding = understand(calculator, split.inputs, options, { today });
  if (!understanding.ok) issues.push(...understanding.issues);
  if (!understanding.ok || issues.length > 0) throw invalidInputs(issues);
  const { understood } = understanding;
  const uncertain = uncertainInputs(calculator, understood, split.uncertainties);
  const beyond = uncertaintiesBeyondNumbers(calculator, uncertain);
  if (beyond.length > 0) throw invalidInputs(beyond);
  const derived =
    uncertain.length === 0
      ? []
      : derivedDefaults(calculator, split.inputs as Record<string, unknown>, understood.inputs);
  const moved = derivedUncertainties(calculator, understood, uncertain, derived);
  const inputs = withUncertainInputs(understood, uncertain, moved);
  return {
    key: marked(uncertain.length === 0 ? understood.key : `${understood.key}\n${JSON.stringify(inputs)}`),
    spokenUnits: spokenUnits(understood),
    inputs,
    check: () => checkKnowns(calculator, understood),
    compute: () =>
      withinRequest(() => {
        const outcome = bounded(RESULT_TOO_LONG, () => evaluate(calculator, understood));
        if (!outcome.ok) throw noOutcome(outcome);
        const { results, explanation } = outcome;
        const shown = uncertainOf(understood, uncertain, results, derived);
        const more = { ...besides(outcome), ...stepsOf(understood, results) };
        return { inputs, result: { results: shown, explanation, ...more } };
      }),
  };
}

const NO_STEPS: Issue = {
  pointer: '/steps',
  code: 'not-applicable',
  message: 'The calculator is an algorithm: it has no formula to work through. Leave `steps` out.',
  expected: 'nothing',
};

const NOT_BOTH: Issue = {
  pointer: '/solveFor',
  code: 'not-applicable',
  message:
    'Uncertainties are not propagated to an input of a formula that is solved for. Solve for it first, then send it with the others and their uncertainties.',
  expected: 'nothing',
};

interface SoughtUnderstood {
  readonly goal: Goal;
  /** The inputs as they would have been sent without uncertainties. */
  readonly plain: Readonly<Record<string, unknown>>;
  readonly others: Understood;
  readonly uncertain: readonly UncertainInput[];
}

function understandSought(
  calculator: Calculator,
  inputs: Readonly<Record<string, unknown>>,
  sought: Sought,
  options: CalculateOptions,
  today: string,
  issues: Issue[],
): SoughtUnderstood {
  const sent = splitUncertainties(calculator, inputs);
  // A target of equations is one more known variable.
  const aim = splitUncertainties(calculator, sought.target);
  const plain = sent.inputs as Readonly<Record<string, unknown>>;
  const target = aim.inputs as Sought['target'];
  if (calculator.definition.equations) {
    issues.push(...sent.issues);
    issues.push(...aim.issues.map((issue) => ({ ...issue, pointer: issue.pointer.replace('/inputs', '/target') })));
  } else if (hasUncertainties(inputs) || hasUncertainties(sought.target)) issues.push(NOT_BOTH);
  const reading = readGoal(calculator, plain, { ...sought, target }, options.currency);
  if (!reading.ok) throw invalidInputs([...issues, ...reading.issues]);
  const others = understandOthers(calculator, plain, reading.goal, options, { today });
  if (!others.ok) throw invalidInputs([...issues, ...others.issues]);
  if (issues.length > 0) throw invalidInputs(issues);
  const { understood } = others;
  const uncertain = uncertainInputs(calculator, understood, { ...sent.uncertainties, ...aim.uncertainties });
  const beyond = uncertaintiesBeyondNumbers(calculator, uncertain);
  if (beyond.length > 0) throw invalidInputs(beyond);
  return { goal: reading.goal, plain, others: understood, uncertain };
}

/** What is said of a result's uncertainty, if anything. */
function uncertaintyOf(result: (ResultValue & ResultUncertainty) | undefined): ResultUncertainty {
  const { uncertainty, contributions, uncertaintyNote } = result ?? {};
  return {
    ...(uncertainty !== undefined && { uncertainty }),
    ...(contributions !== undefined && { contributions }),
    ...(uncertaintyNote !== undefined && { uncertaintyNote }),
  };
}

/** The understood inputs without what only stands for the one that is sought. */
function withoutStandIns(
  calculator: Calculator,
  { inputs }: { readonly inputs: Readonly<Record<string, unknown>> },
  goal: Goal,
): Readonly<Record<string, unknown>> {
  const name = calculator.definition.equations ? goal.output : goal.input;
  const { [name]: _, ...sent } = inputs;
  return sent;
}

/** Uncertain inputs, and the defaults that move with them, as they can be sent again, in shown units. */
function withUncertainInputs(
  { inputs }: Understood,
  uncertain: readonly UncertainInput[],
  derived: readonly UncertainInput[] = [],
): Readonly<Record<string, unknown>> {
  const shownAs = ({ name, shown, unit }: UncertainInput) => {
    return { value: inputs[name], ...(unit === '' ? {} : { unit }), uncertainty: shown };
  };
  const pairs = uncertain.map((one): [string, object] => [one.name, shownAs(one)]);
  const moved = derived.map((one): [string, object] => [one.name, { ...shownAs(one), derived: true }]);
  return { ...inputs, ...Object.fromEntries([...pairs, ...moved]) };
}
