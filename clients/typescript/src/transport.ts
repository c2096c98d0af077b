/** Sends requests: again where that may help, in time, and not after the caller gave up. */
import { type Fetch, type FetchAnswer, platform, type Signal, sleep } from './platform.js';
import { ConnectionError, type ProblemDocument, ProblemError, UnexpectedAnswerError } from './problems.js';

export interface TransportOptions {
  /** The address of the service: `https://calc.example.com`. */
  readonly baseUrl: string;
  /** The API key. Reading the catalogue needs none. */
  readonly key?: string | undefined;
  /** How often a request is sent again that failed on its way or came too soon. Default: 2. */
  readonly retries?: number | undefined;
  /** Milliseconds for which one answer is waited for. Default: 30,000. */
  readonly timeout?: number | undefined;
  /** The longest wait, in milliseconds, before a request is sent again; what asks for more is refused. Default: 30,000. */
  readonly longestWait?: number | undefined;
  /**
   * Whether calculations have an `Idempotency-Key`, so that one whose answer was lost is charged once when it is sent again.
   * Default: true, where there are retries.
   */
  readonly idempotencyKeys?: boolean | undefined;
  /** In place of the platform's. */
  readonly fetch?: Fetch | undefined;
}

export interface Asked {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** With it the request is a POST. */
  readonly body?: unknown;
  readonly signal?: Signal | undefined;
  /** With it the request is one that is charged: a key of the caller's, none, or one that is made. */
  readonly idempotency?: { readonly key: string | false | undefined };
}

/** Another attempt may have a better end. */
const AGAIN: ReadonlySet<number> = new Set([429, 502, 503, 504]);
/** The first attempt, of which nothing was heard, is still under way. */
const UNDER_WAY = 'idempotency-key-in-use';
const FIRST_WAIT_MS = 500;

export class Transport {
  readonly #options: Required<Omit<TransportOptions, 'fetch' | 'key'>> & Pick<TransportOptions, 'fetch'>;
  readonly #headers: Readonly<Record<string, string>>;

  /**
   * @param heard Is told the headers of every answer.
   * @throws TypeError where the address is none
   */
  constructor(
    {
      baseUrl,
      key,
      retries = 2,
      timeout = 30_000,
      longestWait = 30_000,
      idempotencyKeys = true,
      fetch,
    }: TransportOptions,
    private readonly heard: (headers: FetchAnswer['headers']) => void = () => {},
  ) {
    this.#options = { baseUrl: cleanAddress(baseUrl), retries, timeout, longestWait, idempotencyKeys, fetch };
    this.#headers = { accept: 'application/json', ...(key === undefined ? {} : { 'x-api-key': key }) };
  }

  /** @throws ProblemError, ConnectionError, UnexpectedAnswerError, or the reason of the signal */
  async ask(asked: Asked): Promise<unknown> {
    const key = this.#idempotencyKey(asked);
    for (let attempt = 0; ; attempt++) {
      const { body, error } = await this.#attempt(asked, key);
      if (error === undefined) return body;
      const wait = this.#waitAfter(error, attempt);
      if (wait === undefined) throw error;
      await sleep(wait, asked.signal);
    }
  }

  /** The same for all attempts of a call. */
  #idempotencyKey({ idempotency }: Asked): string | undefined {
    const { retries, idempotencyKeys } = this.#options;
    if (idempotency === undefined || idempotency.key === false) return undefined;
    return idempotency.key ?? (idempotencyKeys && retries > 0 ? randomKey() : undefined);
  }

  /** Milliseconds until the next attempt; undefined where there is to be none. */
  #waitAfter(error: unknown, attempt: number): number | undefined {
    const { retries, longestWait } = this.#options;
    if (attempt >= retries) return undefined;
    // Clients that were refused together do not come back together.
    const jitter = Math.random() * FIRST_WAIT_MS * 2 ** attempt;
    if (error instanceof ConnectionError) return Math.min(jitter, longestWait);
    if (error instanceof UnexpectedAnswerError)
      return AGAIN.has(error.status) ? Math.min(jitter, longestWait) : undefined;
    if (!(error instanceof ProblemError) || !(AGAIN.has(error.status) || error.code === UNDER_WAY)) return undefined;
    const wait = (error.retryAfter ?? 0) * 1000 + jitter;
    return wait <= longestWait ? wait : undefined;
  }

  async #attempt(
    asked: Asked,
    key: string | undefined,
  ): Promise<{ readonly body?: unknown; readonly error?: unknown }> {
    const { baseUrl, timeout } = this.#options;
    const { signal } = asked;
    if (signal?.aborted) throw signal.reason;
    const controller = new platform.AbortController();
    let isLate = false;
    const timer = platform.setTimeout(() => {
      isLate = true;
      controller.abort();
    }, timeout);
    const give = () => controller.abort();
    signal?.addEventListener('abort', give);
    try {
      const answer = await this.#send(asked, key, controller.signal);
      this.heard(answer.headers);
      return { body: bodyOf(answer, await answer.text(), baseUrl) };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (error instanceof ProblemError || error instanceof UnexpectedAnswerError) return { error };
      if (isLate) return { error: new ConnectionError(`${baseUrl} did not answer within ${timeout} ms.`, 'timeout') };
      const message = `${baseUrl} could not be reached: ${whyOf(error)}.`;
      return { error: new ConnectionError(message, 'unreachable', { cause: error }) };
    } finally {
      platform.clearTimeout(timer);
      signal?.removeEventListener('abort', give);
    }
  }

  #send({ path, query = {}, body }: Asked, key: string | undefined, signal: Signal): Promise<FetchAnswer> {
    const { baseUrl, fetch } = this.#options;
    const given = Object.entries(query).filter(([, value]) => value !== undefined);
    const pairs = Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
    const search = given.length === 0 ? '' : `?${new platform.URLSearchParams(pairs)}`;
    const init = {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...this.#headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
      // The key goes to the service that it is for, and to no other.
      redirect: 'manual',
      credentials: 'omit',
    };
    if (fetch !== undefined) return fetch(baseUrl + path + search, init as never);
    if (platform.fetch === undefined) throw new TypeError('There is no fetch here: give one in the options.');
    return platform.fetch(baseUrl + path + search, init as never);
  }
}

const KEY_BYTES = 16;

/** Of which no account has another one: nobody needs to be unable to guess it. */
function randomKey(): string {
  const bytes = new Uint8Array(KEY_BYTES).map(() => Math.floor(Math.random() * 256));
  platform.crypto?.getRandomValues(bytes);
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Without a slash at its end. @throws TypeError */
function cleanAddress(address: string): string {
  let url: { readonly protocol: string; readonly href: string } | undefined;
  try {
    url = new platform.URL(address);
  } catch {}
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new TypeError(
      `baseUrl must be an address such as https://calc.example.com; ${JSON.stringify(address)} is none.`,
    );
  return url.href.replace(/\/+$/, '');
}

/** @throws ProblemError, UnexpectedAnswerError */
function bodyOf({ status, headers, type }: FetchAnswer, text: string, baseUrl: string): unknown {
  if (type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    const target = headers.get('location');
    const where = target === null ? 'elsewhere' : `to ${target}`;
    throw new UnexpectedAnswerError(`${baseUrl} leads ${where}: set baseUrl to where the service is.`, status);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {}
  if (typeof body === 'object' && body !== null) {
    if (status >= 200 && status < 300) return body;
    if ('code' in body && 'detail' in body) throw new ProblemError(body as ProblemDocument, retryAfter(headers));
  }
  throw new UnexpectedAnswerError(`${baseUrl} answered with status ${status}, not as Reckoner does.`, status);
}

/** Seconds, from a number of them or a date. */
function retryAfter(headers: FetchAnswer['headers']): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

/** Node tells the cause below a message that says nothing. */
function whyOf(error: unknown): string {
  const { cause, message } = (error ?? {}) as { readonly cause?: unknown; readonly message?: string };
  return (cause instanceof Error && cause.message) || message || String(error);
}
