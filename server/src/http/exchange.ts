/** One request and its answer. Everything that is written to a client is written here. */
import type { Issue } from '@reckoner/engine/calculate/types';
import type { Request, Response } from 'hyper-express';
import type { Logger } from 'pino';
import { type Clock, elapsed, type MonotonicTime } from '../clock.js';
import type { RouteMetrics } from '../observability/metrics.js';
import { type HeaderLines, headers as headerLines } from './headers.js';
import type { InFlight } from './in-flight.js';
import { type IncomingBody, incomingBody } from './incoming-body.js';
import type { ProblemCode } from './problems.js';
import { requestId } from './request-id.js';

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

const STATUS_LINES: Readonly<Record<number, string>> = {
  200: '200 OK',
  202: '202 Accepted',
  204: '204 No Content',
  301: '301 Moved Permanently',
  303: '303 See Other',
  304: '304 Not Modified',
  400: '400 Bad Request',
  401: '401 Unauthorized',
  403: '403 Forbidden',
  404: '404 Not Found',
  405: '405 Method Not Allowed',
  411: '411 Length Required',
  413: '413 Content Too Large',
  415: '415 Unsupported Media Type',
  422: '422 Unprocessable Content',
  429: '429 Too Many Requests',
  500: '500 Internal Server Error',
  503: '503 Service Unavailable',
};

const CLOSE = headerLines(['connection', 'close']);

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
  /** Undefined where the request has none. */
  readonly body: IncomingBody | undefined;
  readonly startedAt: MonotonicTime;

  /**
   * Only in the turn in which the request came.
   * @param bodyLimit Bytes that its body may have; a longer one is passed over.
   */
  constructor(
    readonly http: Http,
    readonly request: Request,
    readonly response: Response,
    bodyLimit: number,
    readonly metrics: RouteMetrics,
    common: HeaderLines,
  ) {
    this.startedAt = http.clock.monotonic();
    this.id = requestId(request.headers['x-request-id']);
    this.common = common;
    this.body = incomingBody(request, response, bodyLimit);
  }

  /**
   * Answers, unless the client has gone. A body must not change until this returns. HEAD gets the same without the body.
   */
  send(status: number, headers: HeaderLines, body: string | Buffer): void {
    if (this.request.method === 'HEAD') this.#endEmpty(status, headers, body);
    else this.#end(status, headers, (raw) => raw.end(body as string | Uint8Array, this.closes));
  }

  /** Answers 204 or 304: the helper for answers that must have neither body nor Content-Length. */
  sendEmpty(status: 204 | 304, headers: HeaderLines): void {
    this.#endEmpty(status, headers);
  }

  /** @param unsent The body whose length is told. */
  #endEmpty(status: number, headers: HeaderLines, unsent?: string | Buffer): void {
    // endWithoutBody cannot close. Given a length, it would take the answer for unfinished and break off at the next request.
    if (this.#isUnclear) {
      this.#end(status, headers, (raw) => raw.end(undefined, true));
      return;
    }
    const lines = headers + (unsent === undefined ? '' : contentLength(unsent)) + (this.closes ? CLOSE : '');
    this.#end(status, lines, (raw) => raw.endWithoutBody());
  }

  /**
   * Ends the answer, with its head where `headers` are given. The server library's own way out is not taken: it waits for
   * the rest of a body, and touches the answer afterwards.
   */
  #end(status: number, headers: HeaderLines | undefined, end: (raw: Response['raw']) => void): void {
    const { response } = this;
    if (response.completed) return;
    this.body?.drop();
    const { raw } = response;
    raw.cork(() => {
      if (headers !== undefined) this.#writeHead(status, headers);
      end(raw);
    });
    response.completed = true;
    this.#finished(status);
  }

  /** Whether the connection ends with the answer. */
  get closes(): boolean {
    const { body } = this;
    const isMuch = body?.isPending === true && body.length > MOST_PASSED_OVER;
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
    let wake = () => {};
    // Also when the client goes.
    response.once('close', () => wake());
    try {
      for await (const part of parts) {
        if (response.completed || request.method === 'HEAD') break;
        const head = this.closes ? headers + CLOSE : headers;
        const isFree = this.#writePart(status, begun ? undefined : head, part);
        begun = true;
        if (isFree) continue;
        await new Promise<void>((resolve) => {
          wake = resolve;
          if (response.completed) resolve();
          else
            response.drain(() => {
              resolve();
              return true;
            });
        });
      }
    } catch (error) {
      if (begun) response.close();
      throw error;
    }
    if (request.method === 'HEAD') this.#endEmpty(status, headers);
    // Asked to close, the library would write that header into a body that is begun.
    else if (begun) this.#end(status, undefined, (raw) => raw.end());
    else this.#end(status, headers, (raw) => raw.end(undefined, this.closes));
  }

  /** Whether the client has room for more. */
  #writePart(status: number, headers: HeaderLines | undefined, part: string): boolean {
    let isFree = true;
    this.response.atomic(() => {
      if (headers !== undefined) this.#writeHead(status, headers);
      isFree = this.response.raw.write(part);
    });
    return isFree;
  }

  #writeHead(status: number, headers: HeaderLines): void {
    const raw = this.response.raw;
    if (status !== 200) raw.writeStatus(STATUS_LINES[status] ?? String(status));
    // The further lines follow in the same write: each write is a call into native code.
    raw.writeHeader('x-request-id', this.id + this.common + headers);
  }

  #finished(status: number): void {
    const duration = elapsed(this.startedAt, this.http.clock.monotonic());
    this.metrics.observe(status, duration);
    if (this.http.logsRequests)
      this.http.logger.debug(
        {
          requestId: this.id,
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

function contentLength(body: string | Buffer): HeaderLines {
  return `\r\ncontent-length: ${Buffer.byteLength(body as string)}`;
}
