/**
 * HTTP by uWebSockets.js, by way of hyper-express: the fast one. Its parser leaves doubts about where some requests end;
 * those are refused here.
 */
import { type Request, type Response, Server } from 'hyper-express';
import { type HeaderLines, headers } from '../headers.js';
import { Problem } from '../problem.js';
import { type Answer, type Call, type Method, REASONS, type Transport, type TransportOptions } from './transport.js';

const STATUS_LINES: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries(REASONS).map(([status, reason]) => [status, `${status} ${reason}`]),
);
const CLOSE = headers(['connection', 'close']);

/** What the library's types leave out: closes all connections. */
type Closable = Server['uws_instance'] & { close(): void };

export class HyperExpressTransport implements Transport {
  readonly #server: Server;

  constructor({ onError }: TransportOptions) {
    this.#server = new Server({
      // Ends by itself: see service.ts.
      auto_close: false,
      // Every operation checks the length of its body itself, so that the client gets a problem for it.
      max_body_length: Number.POSITIVE_INFINITY,
    });
    this.#server.set_error_handler((_request, response, error) => {
      onError(error);
      if (!response.completed) response.close();
    });
  }

  on(method: Method | 'others', path: string, answer: Answer): void {
    const server = this.#server;
    const handler = (request: Request, response: Response) => answer(new HyperExpressCall(request, response));
    if (method === 'GET') server.get(path, handler);
    else if (method === 'HEAD') server.head(path, handler);
    else if (method === 'POST') server.post(path, handler);
    else if (method === 'OPTIONS') server.options(path, handler);
    else server.any(path, handler);
  }

  onElse(answer: Answer): void {
    this.#server.set_not_found_handler((request, response) => answer(new HyperExpressCall(request, response)));
  }

  async listen(port: number, host: string): Promise<void> {
    await this.#server.listen(port, host);
  }

  close(): void {
    // Not shutdown(): it is done too early when a request comes in while it waits.
    this.#server.close();
  }

  end(): void {
    (this.#server.uws_instance as Closable).close();
  }
}

class HyperExpressCall implements Call {
  readonly #request: Request;
  readonly #response: Response;
  #isDoubtful = false;
  #wake: (() => void) | undefined;

  constructor(request: Request, response: Response) {
    this.#request = request;
    this.#response = response;
  }

  get method(): string {
    return this.#request.method;
  }

  get path(): string {
    return this.#request.path;
  }

  get query(): string {
    return this.#request.path_query;
  }

  get queryParameters(): Readonly<Record<string, string | string[] | undefined>> {
    return this.#request.query_parameters;
  }

  get pathParameters(): Readonly<Record<string, string>> {
    return this.#request.path_parameters;
  }

  get headers(): Readonly<Record<string, string | undefined>> {
    return this.#request.headers;
  }

  get address(): string {
    return this.#request.ip;
  }

  get hasBody(): boolean {
    return !this.#request.received;
  }

  get bodyLength(): number {
    return Number(this.#request.headers['content-length'] ?? 0);
  }

  /** The raw form has the first header of a name, `headers` the last. */
  isUnambiguous(name: string): boolean {
    const { raw, headers } = this.#request;
    return raw.getHeader(name) === (headers[name] ?? '');
  }

  doubt(): Problem | undefined {
    const found = doubtOf(this.#request);
    this.#isDoubtful = found !== undefined;
    return found;
  }

  /**
   * The library's own reader is not used: it touches the answer of a request that has been answered, which ends the process.
   */
  onBody(receive: (part: Buffer, isLast: boolean) => void): void {
    this.#response.raw.onData((part, isLast) => receive(Buffer.from(part), isLast));
  }

  /** There is nobody to tell: the library does not know of such clients, which send it after a second. */
  inviteBody(): void {}

  get completed(): boolean {
    return this.#response.completed;
  }

  end(status: number, id: string, lines: HeaderLines, body: string | Buffer, closes: boolean): void {
    this.#write(() => {
      this.#writeHead(status, id, lines);
      this.#response.raw.end(body as string | Uint8Array, closes);
    });
    this.#response.completed = true;
  }

  endEmpty(status: number, id: string, lines: HeaderLines, length: number | undefined, closes: boolean): void {
    const { raw } = this.#response;
    this.#write(() => {
      // endWithoutBody cannot close. Given a length, it would take the answer for unfinished and break off at the next request.
      if (this.#isDoubtful) {
        this.#writeHead(status, id, lines);
        raw.end(undefined, true);
      } else {
        const further = (length === undefined ? '' : `\r\ncontent-length: ${length}`) + (closes ? CLOSE : '');
        this.#writeHead(status, id, lines + further);
        raw.endWithoutBody();
      }
    });
    this.#response.completed = true;
  }

  begin(status: number, id: string, lines: HeaderLines, closes: boolean): void {
    // Asked to close at the end, the library would write that header into a body that is begun.
    this.#write(() => this.#writeHead(status, id, closes ? lines + CLOSE : lines));
  }

  write(part: string): boolean {
    let isFree = true;
    this.#write(() => {
      isFree = this.#response.raw.write(part);
    });
    return isFree;
  }

  room(): Promise<void> {
    const response = this.#response;
    // Also when the client goes.
    if (this.#wake === undefined) response.once('close', () => this.#wake?.());
    return new Promise((resolve) => {
      this.#wake = resolve;
      if (response.completed) resolve();
      else
        response.drain(() => {
          this.#wake?.();
          return true;
        });
    });
  }

  finish(): void {
    this.#write(() => this.#response.raw.end());
    this.#response.completed = true;
  }

  abort(): void {
    this.#response.close();
  }

  /**
   * Not by the library's own way out: it waits for the rest of a body, and touches the answer afterwards.
   */
  #write(action: () => void): void {
    this.#response.raw.cork(action);
  }

  #writeHead(status: number, id: string, lines: HeaderLines): void {
    const { raw } = this.#response;
    if (status !== 200) raw.writeStatus(STATUS_LINES[status] ?? String(status));
    // The further lines follow in the same write: each write is a call into native code.
    raw.writeHeader('x-request-id', id + lines);
  }
}

/** Where a request ends has to be beyond doubt, or a proxy and this service may see different requests in the same bytes. */
function doubtOf({ headers, raw }: Request): Problem | undefined {
  // The parser takes what follows the last chunk for another request, and waits for other codings without end.
  if (headers['transfer-encoding'] !== undefined)
    return new Problem(
      'length-required',
      'Send the body in one piece, with its length in Content-Length and without Transfer-Encoding.',
    );
  const length = headers['content-length'];
  if (length !== undefined && (raw.getHeader('content-length') !== length || !/^\d{1,15}$/.test(length)))
    return new Problem('invalid-request', 'The length of the body cannot be told: send one Content-Length, a number.');
  if (raw.getHeader('host') !== (headers.host ?? '')) return new Problem('invalid-request', 'Send one Host header.');
  return undefined;
}
