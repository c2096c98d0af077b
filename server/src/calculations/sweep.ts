/** A calculation at many points of one or two of its inputs. */
import { TooMuchWork, type Units, withinBudget } from '@reckoner/engine/budget';
import { readSweep } from '@reckoner/engine/calculate/sweep/axis';
import type { SweepResult } from '@reckoner/engine/calculate/sweep/columns';
import { fixedInputs, runSweep, type Sweep, sweepKey, understandSweep } from '@reckoner/engine/calculate/sweep/sweep';
import type { CalculateOptions, Calculator, Issue } from '@reckoner/engine/calculate/types';
import { hasUncertainties } from '@reckoner/engine/calculate/uncertainty/uncertain-inputs';
import { readUncertainTexts } from '@reckoner/engine/calculate/uncertainty/uncertain-text';
import { Problem } from '../http/problem.js';
import type { CalculationRequest } from './request.js';
import { invalidInputs, spokenUnits, type Work } from './work.js';

/** About 150 ms of one core: more than a single calculation, as it is charged as more. */
const SWEEP_UNITS: Units = 15_000_000;
/** Points that are charged as one calculation. */
const POINTS_PER_CHARGE = 100;

/** What a sweep gives no columns of. */
const SINGLE_ONLY = ['steps', 'solveFor', 'target', 'sensitivities', 'precision'] as const;

/** @throws Problem 422 with every issue. */
export function sweepWork(
  calculator: Calculator,
  request: CalculationRequest,
  options: CalculateOptions,
  today: string,
): Work {
  const context = { today };
  const issues: Issue[] = SINGLE_ONLY.filter((name) => isAsked(request, name)).map((name) => ({
    pointer: `/${name}`,
    code: 'not-applicable',
    message: `A sweep has no \`${name}\`: leave it out, or ask for a single point.`,
    expected: 'nothing',
  }));
  const texts = readUncertainTexts(calculator, request.inputs);
  if (hasUncertainties(texts.inputs) || texts.issues.length > 0)
    issues.push({
      pointer: '/inputs',
      code: 'not-applicable',
      message: 'A sweep propagates no uncertainties: leave them out, or ask for a single point.',
    });
  const reading = readSweep(calculator, request.sweep, request.inputs, options.currency, context);
  if (!reading.ok) issues.push(...reading.issues);
  if (!reading.ok || issues.length > 0) throw invalidInputs(issues);
  const understanding = understandSweep(calculator, request.inputs, reading.axes, options, context);
  if (!understanding.ok) throw invalidInputs(understanding.issues.map((issue) => placed(issue, reading.axes)));
  const { sweep } = understanding;
  const inputs = fixedInputs(sweep);
  return {
    key: sweepKey(sweep),
    spokenUnits: spokenUnits(sweep.base),
    charge: Math.ceil(sweep.count / POINTS_PER_CHARGE),
    inputs,
    // Whether there are results, only computing tells.
    check() {},
    compute: () => ({ inputs, result: { sweep: swept(sweep) } }),
  };
}

function isAsked(request: CalculationRequest, name: (typeof SINGLE_ONLY)[number]): boolean {
  const { [name]: value } = request as Readonly<Record<string, unknown>>;
  return value !== undefined && value !== false;
}

/** What is wrong with the first of the values of a swept input is wrong with the sweep. */
function placed(issue: Issue, axes: readonly { readonly input: string }[]): Issue {
  return axes.some(({ input }) => issue.pointer === `/inputs/${input}`) ? { ...issue, pointer: '/sweep' } : issue;
}

/** @throws Problem 422 where no point has a result, or all of them are too much work. */
function swept(sweep: Sweep): SweepResult {
  let reached = 0;
  const result = orTooMuch(
    () => runSweep(sweep, (points) => (reached = points)),
    () => tooManyPoints(sweep.count, reached),
  );
  const [first] = result.refused ?? [];
  if (result.rows?.length !== 0 || first === undefined) return result;
  if (first.code === 'no-result')
    throw new Problem('no-result', `No point of the sweep has a result: ${first.message}`);
  const { code, message } = first;
  throw invalidInputs([{ pointer: '/sweep', code, message: `No point of the sweep is allowed: ${message}` }]);
}

function orTooMuch<T>(work: () => T, problem: () => Problem): T {
  try {
    return withinBudget({ units: SWEEP_UNITS }, work);
  } catch (error) {
    throw error instanceof TooMuchWork ? problem() : error;
  }
}

function tooManyPoints(count: number, reached: number): Problem {
  const fewer = reached > 1 ? 'Ask for fewer points, or use' : 'Use';
  return new Problem(
    'too-much-work',
    `The sweep takes more work than one request may: ${reached} of its ${count} points were reached. ${fewer} smaller inputs: lower counts, shorter lists and texts.`,
  );
}
