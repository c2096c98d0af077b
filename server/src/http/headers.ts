/** Response headers as the lines that go over the wire: one write for all of them instead of one for each. */

/** Zero or more lines, each begun by a line break: `\r\nname: value\r\nname: value`. Made by `headers` alone, or from constants. */
export type HeaderLines = string;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not get in
const UNSAFE = /[\u0000-\u0008\u000a-\u001f\u007f]/;

/**
 * Lines of headers.
 * @throws Error for a value that would end its line: nobody may add headers through a value.
 */
export function headers(...pairs: readonly (readonly [name: string, value: string])[]): HeaderLines {
  let lines = '';
  for (const [name, value] of pairs) {
    if (UNSAFE.test(value)) throw new Error(`The value of the header ${name} has a control character.`);
    lines += `\r\n${name}: ${value}`;
  }
  return lines;
}

export const JSON_NOT_STORED = headers(['content-type', 'application/json'], ['cache-control', 'no-store']);
export const CACHED_FIVE_MINUTES = headers(['cache-control', 'public, max-age=300']);
/** What is not there at the moment may be soon. */
export const RETRY_SOON = headers(['retry-after', '5']);

/** What keeps browsers from guessing types, and from coming by http where the service is reached by https. */
export function safetyHeaders(baseUrl: string): HeaderLines {
  const nosniff = headers(['x-content-type-options', 'nosniff']);
  if (!baseUrl.startsWith('https:')) return nosniff;
  return nosniff + headers(['strict-transport-security', 'max-age=31536000; includeSubDomains']);
}
