/** What a call is refused with: the problems of the API (RFC 9457), and what comes between it and a service. */

/** Every code of a problem, as docs/errors.md has them with their cause and remedy. */
export const problemCodes = [
  'invalid-idempotency-key',
  'invalid-request',
  'invalid-json',
  'invalid-body',
  'invalid-query',
  'missing-key',
  'invalid-key',
  'revoked-key',
  'account-suspended',
  'foreign-origin',
  'form-refused',
  'unknown-calculator',
  'unknown-result',
  'no-figure',
  'unknown-path',
  'method-not-allowed',
  'idempotency-key-in-use',
  'length-required',
  'body-too-large',
  'unsupported-media-type',
  'unsupported-encoding',
  'idempotency-key-reused',
  'invalid-inputs',
  'no-result',
  'too-much-work',
  'not-reached',
  'not-understood',
  'quota-exceeded',
  'burst-exceeded',
  'too-many-attempts',
  'internal-error',
  'store-unavailable',
  'shutting-down',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** One thing that is wrong, at its place. */
export interface Issue {
  /** A JSON pointer into the request, `/inputs/rate`, or `?name` for a parameter of the query. */
  readonly pointer: string;
  /** Stable: `missing`, `too-small`, `unknown-unit`, … */
  readonly code: string;
  /** What is wrong, what was expected, what to do. */
  readonly message: string;
  readonly expected?: string;
  readonly allowed?: readonly string[];
  readonly suggestion?: string;
}

/** The calculator that a question probably means, with what was understood. */
export interface Offer {
  readonly calculator: string;
  readonly title: string;
  readonly understood: readonly { readonly name: string; readonly label: string; readonly value: unknown }[];
  /** Labels of inputs that the question does not give. */
  readonly missing: readonly string[];
  readonly calculatorUrl: string;
}

/** A problem as it comes over the wire. */
export interface ProblemDocument {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance: string;
  readonly code: ProblemCode;
  readonly errors?: readonly Issue[];
  readonly suggestions?: readonly string[];
  readonly offer?: Offer;
}

/** Whatever a call may reject with, besides the reason of a signal. */
export class ReckonerError extends Error {
  override readonly name: string = 'ReckonerError';
}

/** The service refused, and says why. */
export class ProblemError<Code extends ProblemCode = ProblemCode> extends ReckonerError {
  override readonly name = 'ProblemError';
  /** Tells an entry of a batch that was refused from one that was answered. */
  readonly success = false;
  /** Stable; what to do is in docs/errors.md. */
  readonly code: Code;
  readonly status: number;
  readonly title: string;
  /** Everything that is wrong, at once; empty where no single part of the request is. */
  readonly issues: readonly Issue[];
  /** Slugs that may be meant. */
  readonly suggestions: readonly string[];
  readonly offer: Offer | undefined;
  /** Names the request; say it when you report a problem. */
  readonly instance: string;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(document: ProblemDocument, retryAfter?: number) {
    super(document.detail);
    this.code = document.code as Code;
    this.status = document.status;
    this.title = document.title;
    this.issues = document.errors ?? [];
    this.suggestions = document.suggestions ?? [];
    this.offer = document.offer;
    this.instance = document.instance;
    this.retryAfter = retryAfter;
  }
}

/** The service could not be reached, or did not answer in time. */
export class ConnectionError extends ReckonerError {
  override readonly name = 'ConnectionError';
  constructor(
    message: string,
    readonly reason: 'unreachable' | 'timeout',
    options?: { readonly cause: unknown },
  ) {
    super(message, options);
  }
}

/** Something answered that is no Reckoner: a proxy, another service. */
export class UnexpectedAnswerError extends ReckonerError {
  override readonly name = 'UnexpectedAnswerError';
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** Whether this is a problem, with one of these codes where some are given. */
export function isProblem<const Code extends ProblemCode = ProblemCode>(
  error: unknown,
  ...codes: readonly Code[]
): error is ProblemError<Code> {
  return error instanceof ProblemError && (codes.length === 0 || codes.includes(error.code as Code));
}
