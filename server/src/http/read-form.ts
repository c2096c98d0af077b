/** The one way to read a form that a page sent. */
import type { Exchange } from './exchange.js';
import { Problem } from './problem.js';
import { declaredLength, readBody, tooLarge, unclearLength } from './read-json.js';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*(?:charset\s*=\s*"?utf-?8"?\s*(?:;\s*)?)?)?$/i;
const MAXIMUM_BYTES = 16 * 1024;

export class Form {
  readonly #fields: URLSearchParams;

  constructor(text: string) {
    this.#fields = new URLSearchParams(text);
  }

  /** A field as it was sent; of several with one name the last; an empty text where there is none. */
  text(name: string): string {
    return this.#fields.getAll(name).at(-1) ?? '';
  }
}

/**
 * Reads the form of a POST. Only to be called in the turn in which the request came, before anything is waited for.
 * @throws Problem 400, 413 or 415.
 */
export function readForm(exchange: Exchange): Promise<Form> {
  const reading = read(exchange);
  // Who refuses the request for another reason never looks at this one: a failure that nobody hears of ends the process.
  reading.catch(() => {});
  return reading;
}

async function read(exchange: Exchange): Promise<Form> {
  const { headers } = exchange.request;
  if (!FORM_TYPE.test(headers['content-type'] ?? ''))
    throw new Problem('unsupported-media-type', 'Send the form as application/x-www-form-urlencoded.');
  if (headers['content-encoding'] !== undefined)
    throw new Problem('unsupported-encoding', 'Send the form without Content-Encoding.');
  const declared = declaredLength(exchange);
  if (declared === 'unclear') throw unclearLength();
  if (declared !== 'none' && declared > MAXIMUM_BYTES) throw tooLarge(MAXIMUM_BYTES);
  return new Form((await readBody(exchange, MAXIMUM_BYTES)).toString('utf8'));
}
