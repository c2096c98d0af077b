/** The one way to read a form that a page sent. */
import type { Exchange } from './exchange.js';
import { withBody } from './incoming-body.js';
import { Problem } from './problem.js';

const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;\s*(?:charset\s*=\s*"?utf-?8"?\s*(?:;\s*)?)?)?$/i;

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
 * Reads the form of a POST. Never settles when the client goes away.
 * @throws Problem 413 or 415.
 */
export async function readForm(exchange: Exchange): Promise<Form> {
  const { headers } = exchange.request;
  if (!FORM_TYPE.test(headers['content-type'] ?? ''))
    throw new Problem('unsupported-media-type', 'Send the form as application/x-www-form-urlencoded.');
  if (headers['content-encoding'] !== undefined)
    throw new Problem('unsupported-encoding', 'Send the form without Content-Encoding.');
  let text = '';
  await withBody(exchange, (body) => {
    text = body.toString('utf8');
  });
  return new Form(text);
}
