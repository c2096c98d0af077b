/** The parser of requests that comes with Node, llhttp: from its version 9 on it is strict about where they end. */

const STRICT_SINCE = 9;

/** @throws Error where this Node has an older one. */
export function assertStrictParser(version = process.versions.llhttp ?? '0'): void {
  if (Number.parseInt(version, 10) >= STRICT_SINCE) return;
  throw new Error(
    `HTTP_TRANSPORT=node needs Node 20.19.2 or later: the parser of this one (llhttp ${version}) leaves it in doubt where ` +
      'some requests end.',
  );
}
