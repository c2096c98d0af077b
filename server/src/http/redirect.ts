import { type HeaderLines, headers } from './headers.js';

/** Sends a client elsewhere from wherever that is found out, as Problem refuses. */
export class Redirect extends Error {
  override readonly name = 'Redirect';
  /** @param location A path of this site. */
  constructor(readonly location: string) {
    super(location);
  }
}

/** What a path of ours has as it may stand in a header; clients send what may not, and get it back encoded. */
export function locationHeader(location: string): HeaderLines {
  const whole = location.replace(/[\ud800-\udfff]/gu, '\ufffd');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not stand there
  const encoded = whole.replace(/[\u0000-\u0020\u007f-\u{10ffff}]/gu, encodeURIComponent);
  return headers(['location', encoded]);
}
