/** One request and its answer. Everything that is written to a client is written here. */
import type { Issue } from '@reckoner/engine/calculate/types';
import type { Logger } from 'pino';
import { type Clock, elapsed, type MonotonicTime } from '../clock.js';
import type { RouteMetrics } from '../observability/metrics.js';
import type { HeaderLines } from './headers.js';
import type { InFlight } from './in-flight.js';
import { IncomingBody } from './incoming-body.js';
import type { ProblemCode } from './problems.js';
import { requestId } from './request-id.js';
import { traceOf } from './trace-context.js';
import type { Call, HttpRequest, HttpResponse } from './transport/transport.js';

/** A problem with everything that is told of it. */
export interface ShownProblem {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly errors: readonly Issue[];
  readonly suggestions: readonly string[];
  readonly headers: HeaderLines;
}

/** What all exchanges share. */
export interface Http {
  readonly baseUrl: string;
  readonly trustProxy: boolean;
  readonly clock: Clock;
  readonly inFlight: InFlight;
  readonly logger: Logger;
  /** Whether every request is logged; asked on each, so it is kept. */
  readonly logsRequests: boolean;
  /** Answers a problem to a person. */
  readonly sendProblemPage: (exchange: Exchange, problem: ShownProblem) => void;
  /** Headers of every answer, for browsers that open it. */
  readonly safety: HeaderLines;
  /** Sends the client elsewhere. */
  readonly redirect: (exchange: Exchange, location: string) => void;
}

/** Of a longer body that has not come, the rest is not received to keep the connection. */
const MOST_PASSED_OVER = 1024 * 1024;

export class Exchange {
  /** Headers that every answer of this exchange carries, such as CORS and what is left of the quota. */
  common: HeaderLines;
  problemCode: ProblemCode | undefined = undefined;
  showsQuota = false;
  /** A person reads the answer: problems are pages too. */
  isPage = false;
  #isUnclear = false;
  readonly id: string;
  /** Of the trace that the client says it belongs to. */
  readonly traceId: string | undefined;
  readonly request: HttpRequest;
  readonly response: HttpResponse;
  /** Undefined where the request has none. */
  readonly body: IncomingBody | undefined;
  readonly startedAt: MonotonicTime;

  /**
   * Only in the turn in which the request came.
   * @param bodyLimit Bytes that its body may have; a longer one is passed over.
   */
  constructor(
    readonly http: Http,
    call: Call,
    bodyLimit: number,
    readonly metrics: RouteMetrics,
    common: HeaderLines,
  ) {
    this.startedAt = http.clock.monotonic();
    this.request = call;
    this.response = call;
    this.id = requestId(call.headers['x-request-id']);
    const trace = traceOf(call.headers.traceparent);
    this.traceId = trace?.id;
    this.common = trace === undefined ? common : common + trace.lines;
    this.body = call.hasBody ? new IncomingBody(call, bodyLimit) : undefined;
  }

  /**
   * Answers, unless the client has gone. A body must not change until this returns. HEAD gets the same without the body.
   */
  send(status: number, headers: HeaderLines, body: string | Buffer): void {
    if (this.request.method === 'HEAD') {
      this.#endEmpty(status, headers, Buffer.byteLength(body as string));
      return;
    }
    if (!this.#isWanted()) return;
    this.response.end(status, this.id, this.common + headers, body, this.closes);
    this.#finished(status);
  }

  /** Answers 204 or 304: the helper for answers that must have neither body nor Content-Length. */
  sendEmpty(status: 204 | 304, headers: HeaderLines): void {
    this.#endEmpty(status, headers, undefined);
  }

  #endEmpty(status: number, headers: HeaderLines, length: number | undefined): void {
    if (!this.#isWanted()) return;
    this.response.endEmpty(status, this.id, this.common + headers, length, this.closes);
    this.#finished(status);
  }

  /** By which lines of the log about this request are found. */
  get marks(): { readonly requestId: string; readonly traceId?: string } {
    return this.traceId === undefined ? { requestId: this.id } : { requestId: this.id, traceId: this.traceId };
  }

  /** Whether there is still somebody to answer; no body is, once the answer is there. */
  #isWanted(): boolean {
    if (this.response.completed) return false;
    this.body?.drop();
    return true;
  }

  /** Whether the connection ends with the answer. */
  get closes(): boolean {
    const { body } = this;
    const isMuch = body?.isPending === true && !(body.length !== undefined && body.length <= MOST_PASSED_OVER);
    return isMuch || this.#isUnclear || this.http.inFlight.stopping;
  }

  /** Where this request ends is in doubt: nothing that follows on its connection is to be read. */
  refuseWhatFollows(): void {
    this.#isUnclear = true;
    this.body?.drop();
  }

  /**
   * Answers with a body of any length, which is made only as fast as the client takes it. What fails before the first part
   * of it is thrown as by any handler; later the connection breaks, so that nobody takes what came for the whole.
   */
  async sendStream(status: number, headers: HeaderLines, parts: AsyncIterable<string>): Promise<void> {
    const { response, request } = this;
    let begun = false;
    try {
      for await (const part of parts) {
        if (response.completed || request.method === 'HEAD') break;
        if (!begun) response.begin(status, this.id, this.common + headers, this.closes);
        begun = true;
        if (!response.write(part)) await response.room();
      }
    } catch (error) {
      if (begun && !response.completed) response.abort();
      throw error;
    }
    if (!begun && request.method !== 'HEAD') this.send(status, headers, '');
    else if (!begun) this.#endEmpty(status, headers, undefined);
    else if (this.#isWanted()) {
      response.finish();
      this.#finished(status);
    }
  }

  #finished(status: number): void {
    const duration = elapsed(this.startedAt, this.http.clock.monotonic());
    this.metrics.observe(status, duration);
    if (this.http.logsRequests)
      this.http.logger.debug(
        {
          ...this.marks,
          method: this.request.method,
          path: this.request.path,
          status,
          code: this.problemCode,
          ms: Math.round(duration * 1000) / 1000,
        },
        'answered',
      );
  }
}
