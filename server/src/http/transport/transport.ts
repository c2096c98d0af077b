/**
 * What the service needs of HTTP, and all that it knows of it. Two libraries give it (`hyper-express.ts` and `node/`); the
 * configuration says which, and only `create.ts` knows of both.
 */
import type { HeaderLines } from '../headers.js';
import type { Problem } from '../problem.js';

/** Which library: uWebSockets.js by way of hyper-express, or what comes with Node. */
export type TransportName = 'hyper-express' | 'node';

export interface HttpRequest {
  readonly method: string;
  /** As it was sent, without the query. */
  readonly path: string;
  /** What follows the question mark, as it was sent. */
  readonly query: string;
  /** Decoded; what is there more than once is a list. */
  readonly queryParameters: Readonly<Record<string, string | string[] | undefined>>;
  /** As they were sent. */
  readonly pathParameters: Readonly<Record<string, string>>;
  /** By names in lower case. Of several headers of one name the last. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Where the connection comes from. */
  readonly address: string;
  /** Whether there is a body. */
  readonly hasBody: boolean;
  /** Bytes of the body as declared; undefined where only its end tells. */
  readonly bodyLength: number | undefined;
  /** Whether all headers of a name have one value. Only in the turn in which the request came. */
  isUnambiguous(name: string): boolean;
  /**
   * Why it is in doubt where the request ends or whom it is for, if it is. Only in the turn in which it came. Of such a
   * connection nothing further is read, and it ends with the answer.
   */
  doubt(): Problem | undefined;
  /**
   * Hands on the body as it comes. Only in the turn in which the request came.
   * @param receive Gets each part, whose bytes stay for that turn only, and whether it is the last.
   */
  onBody(receive: (part: Buffer, isLast: boolean) => void): void;
  /** Somebody waits for the body: a client that asked first is told to send it. */
  inviteBody(): void;
}

export interface HttpResponse {
  /** Answered, or nobody is there any more whom it would reach. */
  readonly completed: boolean;
  /**
   * A whole answer.
   * @param id What X-Request-Id says.
   * @param closes Whether the connection ends with it.
   */
  end(status: number, id: string, lines: HeaderLines, body: string | Buffer, closes: boolean): void;
  /** An answer without a body. @param length That of the body that HEAD would have got; undefined where there is none. */
  endEmpty(status: number, id: string, lines: HeaderLines, length: number | undefined, closes: boolean): void;
  /** Begins an answer of any length: `write` as often as needed, then `finish`. */
  begin(status: number, id: string, lines: HeaderLines, closes: boolean): void;
  /** Says whether the client has room for more. */
  write(part: string): boolean;
  /** Resolves when the client has room for more, or has gone. */
  room(): Promise<void>;
  finish(): void;
  /** Breaks off: nobody may take what came for the whole. */
  abort(): void;
}

/** One request and the way back. */
export interface Call extends HttpRequest, HttpResponse {}

export type Answer = (call: Call) => void;

export type Method = 'GET' | 'HEAD' | 'POST' | 'OPTIONS';

export interface Transport {
  /**
   * How a path is answered to a method, or to all others. All of them before it listens.
   * @param path With `:name` for a part that is not empty; those without come first.
   */
  on(method: Method | 'others', path: string, answer: Answer): void;
  /** How everything else is answered. */
  onElse(answer: Answer): void;
  listen(port: number, host: string): Promise<void>;
  /** Takes no more connections; those that are open go on. */
  close(): void;
  /** Ends all connections. */
  end(): void;
}

export interface TransportOptions {
  /** Told of what failed outside of any answer. */
  readonly onError: (error: unknown) => void;
}

/** Status lines as the RFCs have them; Node's own list has older names. */
export const REASONS: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  204: 'No Content',
  301: 'Moved Permanently',
  303: 'See Other',
  304: 'Not Modified',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  411: 'Length Required',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
  505: 'HTTP Version Not Supported',
};
