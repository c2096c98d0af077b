/** Clients that ask one calculation after the other, each with inputs of its own, and count what became of them. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { COMPOUND } from '../harness.js';

export interface ClientsOptions {
  readonly port: number;
  readonly key: string;
  /** Clients that keep their connection for as long as they may. */
  readonly kept: number;
  /** Clients that connect anew for each request. */
  readonly fresh: number;
}

/** Before anybody answered one that could not connect tries again. */
const RETRY_MS = 20;

export class Clients {
  answered = 0;
  /** Answers with a status other than 200. */
  readonly strange: string[] = [];
  /** Requests that were sent whole and have no whole answer, and how that ended. */
  readonly lost: { readonly kind: 'kept' | 'fresh'; readonly why: string }[] = [];
  /** Connections that nobody took. */
  refused = 0;
  readonly #options: ClientsOptions;
  readonly #all: Promise<unknown>;
  #isOver = false;
  #mayConnect = true;
  #count = 0;

  constructor(options: ClientsOptions) {
    this.#options = options;
    const { kept, fresh } = options;
    this.#all = Promise.all([
      ...Array.from({ length: kept }, () => this.#run('kept')),
      ...Array.from({ length: fresh }, () => this.#run('fresh')),
    ]);
  }

  /** As behind a proxy that asked and heard that the service is not ready. */
  connectNoMore(): void {
    this.#mayConnect = false;
  }

  /** Lets each have its last answer. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#all;
  }

  async #run(kind: 'kept' | 'fresh'): Promise<void> {
    let connection: Connection | undefined;
    while (!this.#isOver) {
      if (connection === undefined || connection.isClosed) {
        if (!this.#mayConnect) return;
        connection = await Connection.open(this.#options.port);
        if (connection === undefined) {
          this.refused++;
          await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
          continue;
        }
      }
      const answer = await connection.ask(this.#request());
      if (answer.status === 200) this.answered++;
      else if (answer.status !== undefined) this.strange.push(answer.text);
      else this.lost.push({ kind, why: answer.why });
      if (kind === 'kept' && answer.status !== undefined && !answer.closes) continue;
      connection.close();
      connection = undefined;
    }
    connection?.close();
  }

  #request(): string {
    const inputs = { ...COMPOUND.inputs, principal: 1000 + this.#count++ / 100 };
    const body = JSON.stringify({ ...COMPOUND, inputs });
    return [
      'POST /api/v1/calculate HTTP/1.1',
      'host: localhost',
      'content-type: application/json',
      `x-api-key: ${this.#options.key}`,
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n');
  }
}

interface Answer {
  /** Undefined when no whole answer came. */
  readonly status?: number;
  readonly closes: boolean;
  readonly text: string;
  readonly why: string;
}

/** A connection that says exactly what comes: a client library may ask again by itself. */
class Connection {
  isClosed = false;
  #text = '';
  #why = 'closed';
  #changed = () => {};
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay();
    socket.on('data', (chunk) => {
      this.#text += chunk.toString('latin1');
      this.#changed();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      this.#why = error.code ?? error.message;
    });
    socket.on('end', () => {
      this.#why = 'end';
      this.isClosed = true;
    });
    socket.on('close', () => {
      this.isClosed = true;
      this.#changed();
    });
  }

  /** Undefined when nobody takes it: nothing was sent. */
  static async open(port: number): Promise<Connection | undefined> {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
    } catch {
      return undefined;
    }
    return new Connection(socket);
  }

  async ask(request: string): Promise<Answer> {
    this.#text = '';
    this.#socket.write(request);
    for (;;) {
      const answer = this.#answer();
      if (answer !== undefined) return answer;
      if (this.#socket.closed) return { closes: true, text: this.#text, why: this.#why };
      await new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
    }
  }

  #answer(): Answer | undefined {
    const end = this.#text.indexOf('\r\n\r\n');
    if (end < 0) return undefined;
    const head = this.#text.slice(0, end).toLowerCase();
    const length = Number(/content-length: (\d+)/.exec(head)?.[1]);
    if (!(this.#text.length >= end + 4 + length)) return undefined;
    const closes = head.includes('\r\nconnection: close');
    return { status: Number(head.slice(9, 12)), closes, text: this.#text, why: '' };
  }

  close(): void {
    this.#socket.destroy();
  }
}
