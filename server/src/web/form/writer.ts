/** Who wrote what stands in a form. */
import { type IsOwn, WRITTEN } from './as-written.js';

export interface Writer {
  /** A language tag: `de-AT`. */
  readonly locale: string;
  readonly isOwn: IsOwn;
}

/** Programs and people of anywhere: addresses that carry inputs. */
export const ANYBODY: Writer = { locale: 'en', isOwn: () => false };

/** Of a form that was sent, by the reader's language; undefined for an address, which carries numbers as the API takes them. */
export function writerOf(pairs: URLSearchParams, language: string): Writer | undefined {
  const sent = pairs.get(WRITTEN);
  if (sent === null) return undefined;
  const own = new URLSearchParams(sent);
  return { locale: language, isOwn: (name, text) => own.get(name) === text };
}
