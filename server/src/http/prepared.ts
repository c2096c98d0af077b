/** Bodies that many clients get: kept as bytes, plain, gzip and brotli, each with its own strong ETag. */
import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Exchange } from './exchange.js';
import { type HeaderLines, headers } from './headers.js';

type Encoding = 'br' | 'gzip' | 'identity';

/** Smaller bodies fit a packet anyway. */
const WORTH_COMPRESSING = 860;

interface Variant {
  readonly body: Buffer;
  readonly etag: string;
}

export class PreparedBytes {
  readonly #type: string;
  readonly #text: string;
  readonly #length: number;
  readonly #hash: string;
  readonly #variants: Partial<Record<Encoding, Variant>> = {};

  constructor(type: string, text: string) {
    this.#type = type;
    this.#text = text;
    this.#length = Buffer.byteLength(text);
    this.#hash = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  }

  /** Bytes without compression. */
  get size(): number {
    return this.#length;
  }

  variant(encoding: Encoding): Variant {
    const ready = this.#variants[encoding];
    if (ready) return ready;
    const made = this.#make(encoding);
    this.#variants[encoding] = made;
    return made;
  }

  #make(encoding: Encoding): Variant {
    if (encoding === 'br') {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: this.#length,
      };
      return { body: brotliCompressSync(this.#text, { params }), etag: `"${this.#hash}-br"` };
    }
    if (encoding === 'gzip') return { body: gzipSync(this.#text), etag: `"${this.#hash}-gzip"` };
    return { body: Buffer.from(this.#text), etag: `"${this.#hash}"` };
  }

  /** Answers with these bytes in the encoding that the client likes best, or 304 when it has them. */
  send(exchange: Exchange, lines: HeaderLines): void {
    const { request } = exchange;
    const compressible = this.#length >= WORTH_COMPRESSING;
    const encoding = compressible ? preferredEncoding(request.headers['accept-encoding']) : 'identity';
    const { body, etag } = this.variant(encoding);
    const always = headers(['etag', etag]) + (compressible ? VARY : '') + lines;
    if (matches(request.headers['if-none-match'], etag)) {
      exchange.sendEmpty(304, always);
      return;
    }
    const coded = encoding === 'identity' ? '' : headers(['content-encoding', encoding]);
    exchange.send(200, headers(['content-type', this.#type]) + coded + always, body);
  }
}

const VARY = headers(['vary', 'Accept-Encoding']);

/** The best of brotli, gzip and none that an Accept-Encoding header allows. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity';
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)) || 0);
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [brotli, gzip] = [weightOf('br'), weightOf('gzip')];
  if (brotli > 0 && brotli >= gzip) return 'br';
  return gzip > 0 ? 'gzip' : 'identity';
}

/** Whether an If-None-Match header names an ETag; the comparison is weak, as RFC 9110 asks. */
export function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
