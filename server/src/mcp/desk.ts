/** What the tools work with, whoever calls them: over HTTP with a key and a quota, or in a process of one's own. */
import type * as v from 'valibot';
import type { Entry } from '../calculations/batch/request.js';
import type { CalculationRequest } from '../calculations/request.js';
import type { Catalogue } from '../catalogue/catalogue.js';
import type { Problem } from '../http/problem.js';
import type { CalculationAnswer, SweepAnswer as RestSweepAnswer } from '../openapi/schemas.js';

/** Of the fields of REST, without the address of a page where pages are nowhere to be seen. */
type Told<RestAnswer extends { readonly calculatorUrl: string }> = Omit<RestAnswer, 'calculatorUrl'> &
  Partial<Pick<RestAnswer, 'calculatorUrl'>>;

/** The answer to one calculation, as REST gives it. */
export type SingleAnswer = Told<v.InferOutput<typeof CalculationAnswer>>;

/** The answer to a sweep. */
export type SweepAnswer = Told<v.InferOutput<typeof RestSweepAnswer>>;

export type Answer = SingleAnswer | SweepAnswer;

/** As it came over the wire: without what is undefined, and never with a null. */
export function readAnswer(json: Buffer | string): Answer {
  return JSON.parse(String(json)) as Answer;
}

export interface Desk {
  readonly catalogue: Catalogue;
  /** The public address, without a slash at the end; undefined where pages are nowhere to be seen. */
  readonly baseUrl: string | undefined;
  /**
   * Does what nobody is charged for: a search, a description.
   * @param cost How many ordinary requests it is worth.
   * @throws Problem 429
   */
  look<T>(cost: number, work: () => T): T;
  /**
   * Answers one calculation and charges it.
   * @throws Problem what REST would have answered
   */
  calculate(request: CalculationRequest): Promise<Answer>;
  /**
   * Answers calculations in order, on the work that one request may take, and charges those that are answered. Inputs may be
   * outputs of earlier ones.
   * @param entries Or why what was sent is none.
   * @throws Problem where none of them can be charged
   */
  calculateAll(entries: readonly Entry[]): Promise<readonly (Answer | Problem)[]>;
  /**
   * Does what is charged like one calculation.
   * @param name Under which the use is counted.
   * @throws Problem
   */
  charged<T>(name: string, work: () => T): Promise<T>;
  /** Notes what a calculator or the service failed at, and says it for the caller. */
  failed(error: unknown): string;
  /** Counts a call for the metrics. */
  called(tool: string, outcome: 'answered' | 'refused'): void;
}
