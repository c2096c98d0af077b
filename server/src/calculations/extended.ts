/** Calculations that ask for more than results: worked steps, an input that is solved for, uncertainties. */

import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import { preciseResults } from '@reckoner/engine/calculate/evaluate/precise';
import { preparedOf } from '@reckoner/engine/calculate/prepared';
import { type DerivedDefault, derivedDefaults } from '@reckoner/engine/calculate/read/derived-defaults';
import { understand } from '@reckoner/engine/calculate/read/understand';
import { RESULT_TOO_LONG, withinRequest } from '@reckoner/engine/calculate/request-budget';
import {
  type Goal,
  readGoal,
  type Sought,
  solveFor,
  understandOthers,
} from '@reckoner/engine/calculate/solve-for/solve-for';
import type { CalculateOptions, Calculator, Issue, ResultValue, Understood } from '@reckoner/engine/calculate/types';
import { sensitivities } from '@reckoner/engine/calculate/uncertainty/sensitivities';
import {
  hasUncertainties,
  splitUncertainties,
  type UncertainInput,
  uncertainInputs,
  uncertaintiesBeyondNumbers,
} from '@reckoner/engine/calculate/uncertainty/uncertain-inputs';
import {
  hasUncertainTexts,
  readUncertainTarget,
  readUncertainTexts,
} from '@reckoner/engine/calculate/uncertainty/uncertain-text';
import {
  derivedUncertainties,
  type ResultUncertainty,
  withUncertainties,
} from '@reckoner/engine/calculate/uncertainty/uncertainty';
import { workedSteps } from '@reckoner/engine/steps/index';
import type { Catalogue } from '../catalogue/catalogue.js';
import { besides, bounded, checkKnowns, invalidInputs, noOutcome, spokenUnits, type Work } from './work.js';

const SEARCH_TOO_LONG =
  'The search for the input takes more work than one request may. Use smaller inputs: lower counts, shorter lists and texts; or calculate with values of the input, and narrow them down.';
const UNCERTAINTIES_TOO_LONG =
  'Propagating the uncertainties takes more work than one request may. Use smaller inputs, such as shorter lists and lower counts, or leave the uncertainties out: the result is then given without them.';
const SENSITIVITIES_TOO_LONG =
  'Working out the sensitivities takes more work than one request may. Use smaller inputs, such as shorter lists and lower counts, or leave `sensitivities` out: the result is then given without them.';
const STEPS_TOO_LONG =
  'Working the calculation through takes more work than one request may: it has too many steps. Use smaller inputs, such as shorter lists and lower counts, or leave `steps` out: the result is then given without them.';

/** What a request has besides the plain ones' fields. */
export interface ExtendedRequest {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly steps?: boolean | undefined;
  readonly sensitivities?: boolean | undefined;
  readonly precision?: number | undefined;
  readonly solveFor?: string | undefined;
  readonly target?: Readonly<Record<string, unknown>> | undefined;
}

/** Whether a request asks for more than results; others are answered without any of this. */
export function isExtended({
  inputs,
  steps,
  sensitivities: slopes,
  precision,
  solveFor: sought,
}: ExtendedRequest): boolean {
  return (
    steps === true ||
    slopes === true ||
    precision !== undefined ||
    sought !== undefined ||
    hasUncertainties(inputs) ||
    hasUncertainTexts(inputs)
  );
}

/** Does a part of the work: where many requests share what they may cost, on their account. */
export type Run = <T>(work: () => T) => T;

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
  run: Run = (work) => work(),
): Promise<Work> {
  const calculator = await catalogue.liftedCalculator(slug);
  const symbols = request.steps === true ? ((await catalogue.detail(slug)).formula?.symbols ?? {}) : undefined;
  return run(() => workOn(calculator, symbols, request, options, today));
}

/**
 * The same of a calculator with its lifted formula.
 * @param symbols Of its formula, where steps are wanted.
 * @throws Problem 422 with every issue.
 */
export function workOn(
  calculator: Calculator,
  symbols: Readonly<Record<string, string>> | undefined,
  asked: ExtendedRequest,
  options: CalculateOptions,
  today: string,
): Work {
  const texts = readUncertainTexts(calculator, asked.inputs);
  const request = { ...asked, inputs: texts.inputs };
  const issues: Issue[] = [...texts.issues];
  const wantsSteps = symbols !== undefined;
  const { precision } = request;
  if (precision !== undefined && !preparedOf(calculator).decimal) issues.push(NOT_DECIMAL);
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
  const slopesOf = (
    understood: Understood,
    results: Readonly<Record<string, ResultValue>>,
    derived: readonly DerivedDefault[] = [],
  ) =>
    request.sensitivities === true
      ? {
          sensitivities: bounded(SENSITIVITIES_TOO_LONG, () => sensitivities(calculator, understood, results, derived)),
        }
      : {};
  const marked = (key: string): string =>
    `${key}${wantsSteps ? '\nsteps' : ''}${request.sensitivities === true ? '\nsensitivities' : ''}${precision === undefined ? '' : `\nprecision ${precision}`}`;

  if (request.solveFor !== undefined) {
    if (precision !== undefined) issues.push(NO_DIGITS_OF_SEARCHES);
    const target = readUncertainTarget(calculator, request.target ?? {});
    if (target.issues.length > 0) throw invalidInputs([...issues, ...target.issues]);
    const sought: Sought = { solveFor: request.solveFor, target: target.inputs };
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
      charge: 1,
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
              ...slopesOf(understood, outcome.results),
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
    uncertain.length === 0 && request.sensitivities !== true
      ? []
      : derivedDefaults(calculator, split.inputs as Record<string, unknown>, understood.inputs);
  const moved = uncertain.length === 0 ? [] : derivedUncertainties(calculator, understood, uncertain, derived);
  const inputs = withUncertainInputs(understood, uncertain, moved);
  return {
    key: marked(uncertain.length === 0 ? understood.key : `${understood.key}\n${JSON.stringify(inputs)}`),
    spokenUnits: spokenUnits(understood),
    charge: 1,
    inputs,
    check: () => checkKnowns(calculator, understood),
    compute: () =>
      withinRequest(() => {
        const outcome = bounded(RESULT_TOO_LONG, () => evaluate(calculator, understood));
        if (!outcome.ok) throw noOutcome(outcome);
        const { explanation } = outcome;
        const results =
          precision === undefined ? outcome.results : withDigits(calculator, understood, outcome.results, precision);
        const shown = uncertainOf(understood, uncertain, results, derived);
        const more = {
          ...besides(outcome),
          ...slopesOf(understood, results, derived),
          ...stepsOf(understood, results),
        };
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

const NO_DIGITS_OF_SEARCHES: Issue = {
  pointer: '/precision',
  code: 'not-applicable',
  message: 'An input that is solved for is found on doubles. Leave `precision` out, or send the input.',
  expected: 'nothing',
};

const NOT_DECIMAL: Issue = {
  pointer: '/precision',
  code: 'not-applicable',
  message: 'The calculator works on doubles, which have 15 to 17 digits. Leave `precision` out.',
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

/** @throws Problem 422 where the calculation has fewer digits. */
function withDigits(
  calculator: Calculator,
  understood: Understood,
  results: Readonly<Record<string, ResultValue>>,
  digits: number,
): Readonly<Record<string, ResultValue>> {
  const precise = bounded(RESULT_TOO_LONG, () => preciseResults(calculator, understood, results, digits));
  if (precise.ok) return precise.results;
  throw invalidInputs([
    {
      pointer: '/precision',
      code: 'too-large',
      message: `The calculation is worked out to 34 digits, as ${precise.because}. Ask for 34 at most.`,
      expected: 'at most 34',
    },
  ]);
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
