/** What a caller is told where there is no result: in words that can be acted on, and the same as data. */
import { TooMuchWork } from '@reckoner/engine/budget';
import { RESULT_TOO_LONG } from '@reckoner/engine/calculate/request-budget';
import type { Issue } from '@reckoner/engine/calculate/types';
import { CalculatorFault, FAULT_TOLD } from '../calculations/fault.js';
import { Problem } from '../http/problem.js';
import { type ProblemCode, type ProblemDescription, problems } from '../http/problems.js';
import { StoreUnavailable } from '../store/guard.js';
import type { Desk } from './desk.js';

/** A problem as REST tells it, without what belongs to HTTP. */
export interface Refusal {
  readonly success: false;
  readonly code: ProblemCode;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly Issue[];
  readonly suggestions?: readonly string[];
  /** Seconds after which to try again. */
  readonly retryAfter?: number;
  /** What to do. */
  readonly remedy: string;
}

/** What was thrown, for the caller. Faults of ours are noted, and told without their causes. */
export function refusalOf(desk: Desk, error: unknown): Refusal {
  if (error instanceof Problem) return fromProblem(error);
  if (error instanceof TooMuchWork) return fromProblem(new Problem('too-much-work', RESULT_TOO_LONG));
  const told = desk.failed(error);
  if (error instanceof StoreUnavailable)
    return fromProblem(new Problem('store-unavailable', 'The store does not answer at the moment. Try again shortly.'));
  const what = error instanceof CalculatorFault ? FAULT_TOLD : 'The call could not be answered.';
  return fromProblem(new Problem('internal-error', `${what}${told}`));
}

function fromProblem({ code, detail, extras }: Problem): Refusal {
  const { title, remedy }: ProblemDescription = problems[code];
  const { errors = [], suggestions, headers = '' } = extras;
  const wait = /\r\nretry-after: (\d+)/.exec(headers)?.[1];
  return {
    success: false,
    code,
    title,
    detail,
    errors,
    ...(suggestions !== undefined && { suggestions }),
    ...(wait !== undefined && { retryAfter: Number(wait) }),
    remedy,
  };
}

/** Every issue of a refusal by its place, with what may stand there, in plain lines. */
export function refusalText({ code, detail, errors, suggestions, retryAfter }: Refusal): string {
  const isTold = errors.length === 1 && errors[0]!.message === detail;
  const lines = errors.map(
    (issue) => `- ${issue.pointer}: ${isTold ? '' : `${issue.message} `}(${[issue.code, ...hints(issue)].join('; ')})`,
  );
  const waits = retryAfter === undefined ? [] : [`Try again in ${retryAfter} s.`];
  const others = suggestions?.length ? [`Suggestions: ${suggestions.join(', ')}.`] : [];
  return [`Refused (${code}): ${detail}`, ...lines, ...others, ...waits].join('\n');
}

/** More are in the data. */
const MOST_ALLOWED = 20;

function hints({ expected, allowed, suggestion }: Issue): string[] {
  const shown = allowed?.slice(0, MOST_ALLOWED).join(', ');
  const more = allowed !== undefined && allowed.length > MOST_ALLOWED ? ', …' : '';
  return [
    ...(suggestion === undefined ? [] : [`probably meant: ${suggestion}`]),
    ...(expected === undefined ? [] : [`expected: ${expected}`]),
    ...(shown === undefined ? [] : [`allowed: ${shown}${more}`]),
  ];
}
