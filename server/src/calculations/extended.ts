/** Calculations that ask for more than results: worked steps, an input that is solved for, uncertainties. */
import { evaluate } from '@reckoner/engine/calculate/evaluate';
import { type Goal, readGoal, type Sought, solveFor, understandOthers } from '@reckoner/engine/calculate/solve-for';
import type { CalculateOptions, Calculator, Issue, ResultValue, Understood } from '@reckoner/engine/calculate/types';
import {
  hasUncertainties,
  splitUncertainties,
  type UncertainInput,
  uncertainInputs,
} from '@reckoner/engine/calculate/uncertain-inputs';
import { withUncertainties } from '@reckoner/engine/calculate/uncertainty';
import { understand } from '@reckoner/engine/calculate/understand';
import { workedSteps } from '@reckoner/engine/steps/index';
import type { Catalogue } from '../catalogue/catalogue.js';
import { checkKnowns, invalidInputs, noOutcome, type Work } from './work.js';

/** A search for an input is broken off after this long. */
const LONGEST_SEARCH_MS = 250;

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
  const issues: Issue[] = [];
  const wantsSteps = request.steps === true;
  if (wantsSteps && calculator.definition.algorithm) issues.push(NO_STEPS);
  const symbols = wantsSteps ? ((await catalogue.detail(slug)).formula?.symbols ?? {}) : undefined;
  const stepsOf = (understood: Understood, results: Readonly<Record<string, ResultValue>>) =>
    symbols === undefined ? {} : { steps: workedSteps(calculator, understood, results, symbols) };
  const marked = (key: string): string => (wantsSteps ? `${key}\nsteps` : key);

  if (request.solveFor !== undefined) {
    const sought: Sought = { solveFor: request.solveFor, target: request.target ?? {} };
    if (hasUncertainties(request.inputs)) issues.push(NOT_BOTH);
    const { goal, others } = understandSought(calculator, request.inputs, sought, options, today, issues);
    return {
      key: marked(`${others.key}\n${JSON.stringify([goal.input, goal.output, goal.shown])}`),
      inputs: withoutStandIns(calculator, others, goal),
      check: () => checkKnowns(calculator, others),
      compute() {
        const start = performance.now();
        const isOutOfTime = () => performance.now() - start > LONGEST_SEARCH_MS;
        const found = solveFor(calculator, request.inputs, goal, options, { today, isOutOfTime });
        if (!found.ok) throw 'issues' in found ? invalidInputs(found.issues) : noOutcome(found);
        const { understood, outcome, solved } = found;
        return {
          inputs: understood.inputs,
          result: {
            results: outcome.results,
            explanation: outcome.explanation,
            solved,
            ...stepsOf(understood, outcome.results),
          },
        };
      },
    };
  }

  const split = splitUncertainties(calculator, request.inputs);
  issues.push(...split.issues);
  const understanding = understand(calculator, split.inputs, options, { today });
  if (!understanding.ok) issues.push(...understanding.issues);
  if (!understanding.ok || issues.length > 0) throw invalidInputs(issues);
  const { understood } = understanding;
  const uncertain = uncertainInputs(calculator, understood, split.uncertainties);
  const inputs = withUncertainInputs(understood, uncertain);
  return {
    key: marked(uncertain.length === 0 ? understood.key : `${understood.key}\n${JSON.stringify(inputs)}`),
    inputs,
    check: () => checkKnowns(calculator, understood),
    compute() {
      const outcome = evaluate(calculator, understood);
      if (!outcome.ok) throw noOutcome(outcome);
      const { results, explanation } = outcome;
      const shown = uncertain.length === 0 ? results : withUncertainties(calculator, understood, uncertain, results);
      return { inputs, result: { results: shown, explanation, ...stepsOf(understood, results) } };
    },
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
    'Uncertainties are not propagated to an input that is solved for. Solve for it first, then send it with the others and their uncertainties.',
  expected: 'nothing',
};

function understandSought(
  calculator: Calculator,
  inputs: Readonly<Record<string, unknown>>,
  sought: Sought,
  options: CalculateOptions,
  today: string,
  issues: Issue[],
): { readonly goal: Goal; readonly others: Understood } {
  const plain = splitUncertainties(calculator, inputs).inputs as Readonly<Record<string, unknown>>;
  const reading = readGoal(calculator, plain, sought, options.currency);
  if (!reading.ok) throw invalidInputs([...issues, ...reading.issues]);
  const others = understandOthers(calculator, plain, reading.goal, options, { today });
  if (!others.ok) throw invalidInputs([...issues, ...others.issues]);
  if (issues.length > 0) throw invalidInputs(issues);
  return { goal: reading.goal, others: others.understood };
}

/** The understood inputs without what only stands for the one that is sought. */
function withoutStandIns(
  calculator: Calculator,
  { inputs }: Understood,
  goal: Goal,
): Readonly<Record<string, unknown>> {
  const name = calculator.definition.equations ? goal.output : goal.input;
  const { [name]: _, ...sent } = inputs;
  return sent;
}

/** Uncertain inputs as they can be sent again, in shown units. */
function withUncertainInputs(
  { inputs }: Understood,
  uncertain: readonly UncertainInput[],
): Readonly<Record<string, unknown>> {
  const pairs = uncertain.map(({ name, shown, unit }) => [
    name,
    { value: inputs[name], ...(unit === '' ? {} : { unit }), uncertainty: shown },
  ]);
  return { ...inputs, ...Object.fromEntries(pairs) };
}
