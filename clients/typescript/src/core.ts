/**
 * The client without the types of all calculators: a program names the categories that it uses, and loads no others,
 * `new Reckoner<Finance & Physics>(…)`.
 */
export type * from './answers.js';
export type { AnyEntry, BatchEntry, Reference, SolveEntry, SweepEntry } from './batch-entry.js';
export type * from './catalogue.js';
export {
  type Axis,
  type CallOptions,
  Reckoner,
  type Target,
  type Wanted,
} from './client.js';
export type { Fetch, FetchAnswer, Signal } from './platform.js';
export {
  ConnectionError,
  type Issue,
  isProblem,
  type Offer,
  type ProblemCode,
  type ProblemDocument,
  ProblemError,
  problemCodes,
  ReckonerError,
  UnexpectedAnswerError,
} from './problems.js';
export type { TransportOptions } from './transport.js';
export type * from './values.js';
