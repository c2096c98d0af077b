/** The one way to answer with a problem (RFC 9457). */
import type { Issue } from '@reckoner/engine/calculate/types';
import type { Exchange } from './exchange.js';
import { type HeaderLines, headers } from './headers.js';
import { type ProblemCode, type ProblemDescription, problems } from './problems.js';

export interface ProblemExtras {
  readonly errors?: readonly Issue[];
  readonly suggestions?: readonly string[];
  /** The calculator that was probably meant by a question, with what was understood. */
  readonly offer?: object | undefined;
  readonly headers?: HeaderLines;
}

const PROBLEM = headers(['content-type', 'application/problem+json'], ['cache-control', 'no-store']);

/** A problem to throw where returning it would be awkward. */
export class Problem extends Error {
  override readonly name = 'Problem';
  constructor(
    readonly code: ProblemCode,
    readonly detail: string,
    readonly extras: ProblemExtras = {},
  ) {
    super(detail);
  }
}

/** Answers with a problem. `detail` must be fit for the client: no causes, no secrets. */
export function sendProblem(exchange: Exchange, code: ProblemCode, detail: string, extras: ProblemExtras = {}): void {
  const { status, title, pageTitle = title }: ProblemDescription = problems[code];
  const { errors = [], suggestions = [], headers: lines = '' } = extras;
  exchange.problemCode = code;
  if (exchange.isPage) {
    exchange.http.sendProblemPage(exchange, {
      ...{ code, status, title: pageTitle, detail, errors, suggestions },
      headers: lines,
    });
    return;
  }
  const body = JSON.stringify(problemDocument(exchange.http.baseUrl, exchange.id, { code, detail, extras }));
  exchange.send(status, PROBLEM + lines, body);
}

/**
 * What a client reads of a problem.
 * @param place What of the request it is of, as a JSON pointer; the whole by default.
 */
export function problemDocument(
  baseUrl: string,
  requestId: string,
  { code, detail, extras }: Pick<Problem, 'code' | 'detail' | 'extras'>,
  place = '',
): object {
  const { status, title }: ProblemDescription = problems[code];
  return {
    type: `${baseUrl}/docs/errors#${code}`,
    title,
    status,
    detail,
    instance: `urn:reckoner:request:${requestId}${place === '' ? '' : `#${place}`}`,
    success: false,
    code,
    errors: extras.errors ?? [],
    suggestions: extras.suggestions,
    offer: extras.offer,
  };
}

/** What stands where nothing is, for people or for programs. */
export function nothingHere({ isPage }: Exchange): string {
  return isPage
    ? 'Nothing is at this address. It may be mistyped, or what stood here has moved.'
    : 'Nothing is here; /api/v1/openapi.json describes what there is.';
}
