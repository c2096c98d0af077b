/** One request as Node's HTTP server hands it over, and the answer to it. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import type { HeaderLines } from '../../headers.js';
import { Problem } from '../../problem.js';
import { type Call, REASONS } from '../transport.js';
import type { Connection } from './connection.js';
import type { Progress } from './progress.js';
import type { Router } from './router.js';

/** After once or twice so long without a client taking anything of an answer Node leaves it: it looks twice. */
const STALL_MS = 6000;
const NO_PARAMETERS: Readonly<Record<string, string>> = {};
const NOTHING = Buffer.alloc(0);
const ABSOLUTE = /^https?:\/\/([^/?#]*)/i;

/** What all calls of a server share. */
export interface Shared {
  readonly router: Router;
  readonly progress: Progress;
  readonly onError: (error: unknown) => void;
}

export class NodeCall implements Call {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  pathParameters = NO_PARAMETERS;
  completed = false;
  readonly isDoubtful: boolean;
  readonly #shared: Shared;
  readonly #connection: Connection;
  readonly #message: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #doubt: Problem | undefined;
  /** Names of headers with several values. */
  #ambiguous: Set<string> | undefined;
  /** Whether the client waits to be told that somebody wants the body. */
  #isAsking: boolean;
  #hasBegun = false;
  #wake = () => {};

  constructor(
    shared: Shared,
    connection: Connection,
    message: IncomingMessage,
    response: ServerResponse,
    isAsking: boolean,
  ) {
    this.#shared = shared;
    this.#connection = connection;
    this.#message = message;
    this.#response = response;
    this.#isAsking = isAsking;
    const headers = this.#readHeaders(message.rawHeaders);
    const { method = '', url = '' } = message;
    const absolute = ABSOLUTE.exec(url);
    const target = absolute === null ? url : url.slice(absolute[0].length);
    const mark = target.indexOf('?');
    const path = mark < 0 ? target : target.slice(0, mark);
    this.method = method;
    this.path = absolute !== null && path === '' ? '/' : path;
    this.query = mark < 0 ? '' : target.slice(mark + 1);
    this.headers = headers;
    this.#doubt = this.#findDoubt(absolute?.[1]);
    this.isDoubtful = this.#doubt !== undefined;
  }

  /** Node's own form leaves out, or puts together, what is there more than once. */
  #readHeaders(raw: readonly string[]): Record<string, string | undefined> {
    const headers: Record<string, string | undefined> = Object.create(null);
    for (let at = 0; at < raw.length; at += 2) {
      const name = raw[at]!.toLowerCase();
      const value = raw[at + 1]!;
      const before = headers[name];
      if (before !== undefined && before !== value) {
        this.#ambiguous ??= new Set();
        this.#ambiguous.add(name);
      }
      headers[name] = value;
    }
    return headers;
  }

  /** @param authority The host in an absolute address, which counts beside the header and must be the same. */
  #findDoubt(authority: string | undefined): Problem | undefined {
    const { 'transfer-encoding': coding, host } = this.headers;
    // Of two lengths, of a length and chunks, and of lengths that are no number the parser makes an error.
    if (coding !== undefined && !(this.#isChunked && this.isUnambiguous('transfer-encoding')))
      return new Problem(
        'length-required',
        'Send the body with its length in Content-Length, or in chunks and without any other Transfer-Encoding.',
      );
    const isOld = this.#message.httpVersionMinor === 0;
    const isOne = this.isUnambiguous('host') && (authority === undefined || host === authority);
    if (!isOne || (host === undefined && !isOld)) return new Problem('invalid-request', 'Send one Host header.');
    if (!this.path.startsWith('/'))
      return new Problem('invalid-request', 'Ask for a path that begins with a slash, or for a whole address.');
    return undefined;
  }

  get #isChunked(): boolean {
    const isOld = this.#message.httpVersionMinor === 0;
    return !isOld && this.headers['transfer-encoding']?.toLowerCase() === 'chunked';
  }

  /** Has it answered. */
  start(): void {
    const found = this.#shared.router.find(this.method, this.path);
    try {
      if (found === undefined) throw new Error('No answer is there for what is nowhere.');
      this.pathParameters = found.pathParameters;
      found.answer(this);
    } catch (error) {
      this.#shared.onError(error);
      this.abort();
    }
  }

  get queryParameters(): Readonly<Record<string, string | string[] | undefined>> {
    return parse(this.query);
  }

  get address(): string {
    return this.#connection.address;
  }

  get hasBody(): boolean {
    return this.bodyLength !== 0;
  }

  get bodyLength(): number | undefined {
    return this.#isChunked ? undefined : Number(this.headers['content-length'] ?? 0);
  }

  /** Whether all of it has come. */
  get isComplete(): boolean {
    return this.#message.complete;
  }

  isUnambiguous(name: string): boolean {
    return this.#ambiguous?.has(name) !== true;
  }

  doubt(): Problem | undefined {
    return this.#doubt;
  }

  onBody(receive: (part: Buffer, isLast: boolean) => void): void {
    const { bodyLength: length } = this;
    const message = this.#message;
    const { progress } = this.#shared;
    const source = progress.begin(this.#connection.socket);
    let received = 0;
    message.on('data', (part: Buffer) => {
      received += part.length;
      source.bytes += part.length;
      if (received === length) progress.end(source);
      receive(part, received === length);
    });
    if (length === undefined)
      message.on('end', () => {
        progress.end(source);
        receive(NOTHING, true);
      });
    // A body that breaks off is told by its connection.
    message.on('error', () => {});
    message.once('close', () => progress.end(source));
  }

  inviteBody(): void {
    if (!this.#isAsking || this.completed) return;
    this.#isAsking = false;
    this.#response.writeContinue();
  }

  /** Whether the head of the answer is written. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  end(status: number, id: string, lines: HeaderLines, body: string | Buffer, closes: boolean): void {
    this.#writeHead(status, id, lines, Buffer.byteLength(body as string), closes);
    this.#finish(body);
  }

  endEmpty(status: number, id: string, lines: HeaderLines, length: number | undefined, closes: boolean): void {
    this.#writeHead(status, id, lines, length, closes);
    this.#finish();
  }

  begin(status: number, id: string, lines: HeaderLines, closes: boolean): void {
    this.#writeHead(status, id, lines, undefined, closes);
  }

  write(part: string): boolean {
    const isFree = this.#response.write(part);
    if (!isFree) this.#connection.socket.setTimeout(STALL_MS);
    return isFree;
  }

  room(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = () => {
        this.#connection.socket.setTimeout(0);
        resolve();
      };
      if (this.completed || !this.#response.writableNeedDrain) this.#wake();
      else this.#response.once('drain', () => this.#wake());
    });
  }

  finish(): void {
    this.#finish();
  }

  abort(): void {
    this.leave();
    this.#connection.socket.destroy();
  }

  /** Nobody is there any more to be answered. */
  leave(): void {
    this.completed = true;
    this.#wake();
  }

  #writeHead(status: number, id: string, lines: HeaderLines, length: number | undefined, closes: boolean): void {
    const head = ['x-request-id', id];
    // The first one begins with a line's end.
    for (let start = 2, end = 0; start < lines.length; start = end + 2) {
      end = lines.indexOf('\r\n', start);
      if (end < 0) end = lines.length;
      const colon = lines.indexOf(': ', start);
      head.push(lines.slice(start, colon), lines.slice(colon + 2, end));
    }
    if (length !== undefined) head.push('content-length', String(length));
    // A client that was not told to send its body may take the next request for what is wanted, or not.
    if (closes || this.#isAsking || this.#connection.isLast) {
      head.push('connection', 'close');
      this.#response.shouldKeepAlive = false;
    }
    this.#hasBegun = true;
    this.#response.writeHead(status, REASONS[status] ?? '', head);
  }

  #finish(body?: string | Buffer): void {
    const response = this.#response;
    this.completed = true;
    if (body === undefined) response.end();
    else response.end(body);
    const connection = this.#connection;
    if (!response.shouldKeepAlive) connection.endWithAnswer();
    if (response.writableLength === 0) {
      connection.answered();
      return;
    }
    // Node does not look at how slowly an answer is taken before it is.
    connection.socket.setTimeout(STALL_MS);
    response.once('finish', () => connection.answered());
  }
}
