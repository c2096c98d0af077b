/** The trace that a request belongs to, as W3C's Trace Context tells it: the log says which, and the answer carries it back. */
import { type HeaderLines, headers } from './headers.js';

/** A header without the parts of versions to come. */
const TRACEPARENT = /^[0-9a-f]{2}-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}(?=-|$)/;
const NO_VERSION = 'ff-';
const NO_TRACE = '0'.repeat(32);

export interface Trace {
  readonly id: string;
  readonly lines: HeaderLines;
}

/** Undefined where the header is none of the kind: then the request belongs to no trace. */
export function traceOf(traceparent: string | undefined): Trace | undefined {
  if (traceparent === undefined) return undefined;
  const [text, id] = TRACEPARENT.exec(traceparent) ?? [];
  if (text === undefined || id === undefined || id === NO_TRACE || text.startsWith(NO_VERSION)) return undefined;
  return { id, lines: headers(['traceparent', text]) };
}
