/** Sends a call and says what is wrong with its answer, by the document that the service gives of itself. */
import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Call, OpenApi, Operation } from './requests.js';

/** Far above what any answer takes on a busy machine: whatever is not answered by then hangs. */
const HANGS_MS = 30_000;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

class Stale extends Error {}

export class Judge {
  /** Answers by operation and status. */
  readonly counts: Record<string, Record<number, number>> = {};
  readonly #document: OpenApi;
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });
  readonly #ajv = new Ajv2020({ strict: false, validateFormats: false });
  readonly #validators = new Map<object, ValidateFunction>();
  readonly #operations = new Map<string, Operation>();

  constructor(document: OpenApi, port: number) {
    this.#document = document;
    this.#port = port;
    for (const methods of Object.values(document.paths))
      for (const operation of Object.values(methods)) this.#operations.set(operation.operationId, operation);
  }

  /** Undefined where nothing is wrong. */
  async fault(call: Call): Promise<string | undefined> {
    let answer: Answer;
    try {
      answer = await this.#ask(call).catch((error) => {
        // An idle connection may be closed in the very moment in which something is sent on it.
        if (error instanceof Stale) return this.#ask(call);
        throw error;
      });
    } catch (error) {
      return `no answer: ${error}`;
    }
    const { status, type, body } = answer;
    const ofOperation = this.counts[call.operation] ?? {};
    this.counts[call.operation] = ofOperation;
    ofOperation[status] = (ofOperation[status] ?? 0) + 1;
    if (status >= 500) return `${status}: ${body.slice(0, 500)}`;
    const { responses } = this.#operations.get(call.operation)!;
    const { UnknownPath, MethodNotAllowed } = this.#document.components.responses;
    const described = [
      responses[status],
      ...(status === 404 ? [UnknownPath] : []),
      ...(status === 405 ? [MethodNotAllowed] : []),
    ];
    const allowed = described.filter((one) => one !== undefined);
    // To OPTIONS answers the service itself, for browsers.
    if (call.method === 'OPTIONS' && status === 204) return undefined;
    if (allowed.length === 0) return `${status} is not in the document: ${body.slice(0, 300)}`;
    if (body === '') {
      if (call.method === 'HEAD' || allowed.some(({ content }) => content === undefined)) return undefined;
      return `${status} without a body`;
    }
    const contents = allowed.flatMap(({ content }) => Object.entries(content ?? {}));
    const schemas = contents.filter(([one]) => type.startsWith(one)).map(([, { schema }]) => schema);
    if (schemas.length === 0) return `${status} as ${type} is not in the document`;
    if (!/json/.test(type)) return undefined;
    const value: unknown = JSON.parse(body);
    const validators = schemas.map((schema) => this.#validator(schema));
    if (validators.some((validate) => validate(value))) return undefined;
    return `${status} does not fit: ${this.#ajv.errorsText(validators[0]!.errors)} in ${body.slice(0, 1000)}`;
  }

  close(): void {
    this.#agent.destroy();
  }

  #validator(schema: object): ValidateFunction {
    let validate = this.#validators.get(schema);
    if (validate === undefined) {
      validate = this.#ajv.compile({ ...schema, components: this.#document.components });
      this.#validators.set(schema, validate);
    }
    return validate;
  }

  #ask({ method, target, headers, body }: Call): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path: target,
          headers: { ...headers, ...length },
          agent: this.#agent,
        },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () => {
            const all = Buffer.concat(parts as unknown as Uint8Array[]);
            const coding = all.length > 0 ? answer.headers['content-encoding'] : undefined;
            const bytes =
              coding === 'br' ? brotliDecompressSync(all as never) : coding === 'gzip' ? gunzipSync(all as never) : all;
            resolve({ status: answer.statusCode!, type: answer.headers['content-type'] ?? '', body: bytes.toString() });
          });
        },
      );
      sent.setTimeout(HANGS_MS, () => sent.destroy(new Error('It hangs.')));
      sent.on('error', (error: NodeJS.ErrnoException) =>
        reject(sent.reusedSocket && error.code === 'ECONNRESET' ? new Stale(error.message) : error),
      );
      sent.end(body);
    });
  }
}
