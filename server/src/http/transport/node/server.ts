/**
 * HTTP by what comes with Node: on every Node that is supported, with a parser that leaves no doubt about where a request
 * ends, and at less speed.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Answer, Method, Transport, TransportOptions } from '../transport.js';
import { NodeCall, type Shared } from './call.js';
import { Connection } from './connection.js';
import { Progress } from './progress.js';
import { statusOf } from './refusal.js';
import { Router } from './router.js';

const MOST_HEAD_BYTES = 16 * 1024;
const MOST_HEADERS = 98;
const LONGEST_HEAD_MS = 10_000;
const LONGEST_IDLE_MS = 10_000;
const CHECK_MS = 1000;

const SETTINGS = {
  insecureHTTPParser: false,
  maxHeaderSize: MOST_HEAD_BYTES,
  headersTimeout: LONGEST_HEAD_MS,
  keepAliveTimeout: LONGEST_IDLE_MS,
  connectionsCheckingInterval: CHECK_MS,
  // A body may take long as long as it comes: see `progress.ts`.
  requestTimeout: 0,
  // Answered with a problem instead.
  requireHostHeader: false,
  noDelay: true,
} as const;

export class NodeTransport implements Transport {
  readonly #server: Server;
  readonly #connections = new WeakMap<Duplex, Connection>();
  readonly #shared: Shared & { readonly router: Router; readonly progress: Progress };

  constructor({ onError }: TransportOptions) {
    this.#shared = { router: new Router(), progress: new Progress(), onError };
    const server = createServer(SETTINGS);
    this.#server = server;
    // By default Node leaves out what is beyond a number of headers, without a word.
    server.maxHeadersCount = 0;
    server.on('connection', (socket: Socket) => this.#connections.set(socket, new Connection(socket)));
    server.on('request', (message, response) => this.#take(message, response, false));
    server.on('checkContinue', (message, response) => this.#take(message, response, true));
    server.on('checkExpectation', (message, response) => this.#take(message, response, false));
    server.on('connect', (message: IncomingMessage, socket) => {
      message.resume();
      this.#connections.get(socket)?.refuse(400);
    });
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => this.#fail(error, socket));
  }

  #take(message: IncomingMessage, response: ServerResponse, isAsking: boolean): void {
    const connection = this.#connections.get(message.socket);
    if (connection === undefined || connection.isOver) return;
    if (message.httpVersionMajor !== 1 || message.httpVersionMinor > 1) connection.refuse(505);
    else if (message.rawHeaders.length > 2 * MOST_HEADERS) connection.refuse(431);
    else connection.take(new NodeCall(this.#shared, connection, message, response, isAsking));
  }

  #fail(error: NodeJS.ErrnoException, socket: Duplex): void {
    const connection = this.#connections.get(socket);
    const { code = '' } = error;
    if (connection === undefined || !/^(HPE_|ERR_HTTP_REQUEST_TIMEOUT)/.test(code)) socket.destroy();
    // More came after a request that was to be the last one.
    else if (code !== 'HPE_CLOSED_CONNECTION') connection.refuse(statusOf(error));
  }

  on(method: Method | 'others', path: string, answer: Answer): void {
    this.#shared.router.add(method, path, answer);
  }

  onElse(answer: Answer): void {
    this.#shared.router.addElse(answer);
  }

  listen(port: number, host: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen({ port, host }, () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
  }

  close(): void {
    // Not the server's own: it also closes connections that are idle, on which a request may be on its way.
    NetServer.prototype.close.call(this.#server);
  }

  end(): void {
    this.#shared.progress.close();
    this.#server.closeAllConnections();
    // Ends what watches the connections; it listens no more.
    this.#server.close();
  }
}
