/** Messages that are no requests, or leave a doubt about where they end; and what may become of each, on each transport. */
import { TEST_TRANSPORT } from '../harness.js';

/**
 * `refused`: closed at once, and answered with a 4xx or 505 unless a second request in the same bytes closes it before.
 * `answered`: understood, whatever the status. `waits`: the parser takes it for the beginning of a request, and closes
 * when nothing more comes.
 */
export type Fate = 'refused' | 'answered' | 'waits';

export interface Malformed {
  readonly what: string;
  readonly message: string;
  readonly fate: Fate;
  /** Where one status is the right one. */
  readonly status?: number | undefined;
}

/** The parser that comes with Node refuses what the other waits for, and can tell where bodies in chunks end. */
interface OnEither extends Malformed {
  readonly node?: Pick<Malformed, 'fate' | 'status'>;
}

const REFUSED = { fate: 'refused', status: 400 } as const;
const ANSWERED = { fate: 'answered', status: 200 } as const;
/** Understood, and the connection closed with the answer: nothing that follows in the same bytes is read. */
const closedWith = (status: number) => ({ fate: 'refused', status }) as const;

const PATH = '/api/v1/categories';
const HOST = 'Host: a\r\n';
/** Were it taken for a request, its answer would be told by this. */
export const SMUGGLED = 'GET /health/live HTTP/1.1\r\nHost: smuggled\r\n\r\n';
const line = (text: string, fate: Fate, what: string, status?: number, node?: OnEither['node']): OnEither => ({
  what,
  message: `${text}\r\n${HOST}\r\n`,
  fate,
  status,
  ...(node && { node }),
});
const header = (text: string, fate: Fate, what: string, status?: number, node?: OnEither['node']): OnEither => ({
  what,
  message: `GET ${PATH} HTTP/1.1\r\n${HOST}${text}\r\n\r\n`,
  fate,
  status,
  ...(node && { node }),
});
const body = (headers: string, content: string, what: string, status?: number, node?: OnEither['node']): OnEither => ({
  what,
  message: `POST /api/v1/calculate HTTP/1.1\r\n${HOST}${headers}\r\n\r\n${content}`,
  fate: 'refused',
  status,
  ...(node && { node }),
});

const lines: readonly OnEither[] = [
  line(`GET ${PATH} HTTP/1.0`, 'refused', 'HTTP/1.0', 505, closedWith(200)),
  {
    what: 'HTTP/1.0 without headers',
    message: `GET ${PATH} HTTP/1.0\r\n\r\n`,
    fate: 'refused',
    status: 505,
    node: closedWith(200),
  },
  line(`GET ${PATH} HTTP/0.9`, 'refused', 'HTTP/0.9'),
  line(`GET ${PATH} HTTP/1.2`, 'refused', 'HTTP/1.2'),
  line(`GET ${PATH} HTTP/2.0`, 'refused', 'HTTP/2.0 in text'),
  { what: 'the preface of HTTP/2', message: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', fate: 'refused' },
  line(`GET ${PATH} http/1.1`, 'refused', 'a version in lower case'),
  line(`GET ${PATH} HTTP/1.1 `, 'refused', 'a space after the version'),
  line(`GET ${PATH} HTTP/1.1x`, 'refused', 'a letter after the version'),
  line(`GET ${PATH}`, 'waits', 'no version', undefined, closedWith(505)),
  line(`GET  ${PATH} HTTP/1.1`, 'refused', 'two spaces after the method', undefined, ANSWERED),
  line(`GET ${PATH}  HTTP/1.1`, 'refused', 'two spaces after the path', undefined, ANSWERED),
  line(`GET\t${PATH} HTTP/1.1`, 'refused', 'a tab for a space'),
  line(`GET ${PATH} x HTTP/1.1`, 'refused', 'a space in the path'),
  line(`GET ${PATH}\0 HTTP/1.1`, 'refused', 'a null in the path'),
  line(`GET ${PATH}\x7f HTTP/1.1`, 'answered', 'a delete in the path', undefined, REFUSED),
  line(`GET ${PATH}?q=\xe9 HTTP/1.1`, 'answered', 'a byte beyond ASCII in the query', undefined, REFUSED),
  line(`GET http://a${PATH} HTTP/1.1`, 'refused', 'an absolute path, as for a proxy', undefined, ANSWERED),
  line(`GET http://b${PATH} HTTP/1.1`, 'refused', 'an absolute path of another host', undefined, closedWith(400)),
  line('GET * HTTP/1.1', 'refused', 'an asterisk'),
  line('OPTIONS * HTTP/1.1', 'refused', 'OPTIONS of an asterisk'),
  line('CONNECT a:443 HTTP/1.1', 'refused', 'CONNECT'),
  line('GET a HTTP/1.1', 'refused', 'a path without a slash'),
  line('GET ?a=b HTTP/1.1', 'refused', 'a query without a path'),
  line(`get ${PATH} HTTP/1.1`, 'answered', 'a method in lower case', 405, REFUSED),
  line(`BREW ${PATH} HTTP/1.1`, 'answered', 'a method that there is not', 405, REFUSED),
  line(`TRACE ${PATH} HTTP/1.1`, 'answered', 'TRACE', 405),
  line(`GET ${PATH}/%zz HTTP/1.1`, 'answered', 'a wrong percent-encoding', 404),
  line('GET /../../etc/passwd HTTP/1.1', 'answered', 'a path that climbs up', 404),
  line('GET /assets/..%2f..%2fpackage.json HTTP/1.1', 'answered', 'a path that climbs up, encoded', 404),
  line('GET /assets/%2e%2e/package.json HTTP/1.1', 'answered', 'a path with encoded dots', 404),
  line('GET /a%00b HTTP/1.1', 'answered', 'an encoded null in the path', 404),
  line('GET /a\\b HTTP/1.1', 'answered', 'a backslash in the path', 404),
  line('GET //a//b HTTP/1.1', 'answered', 'slashes without anything between', 404),
  line(`GET ${PATH}?${'a=b&'.repeat(2000)} HTTP/1.1`, 'answered', '2,000 parameters'),
  line(`GET /${'a'.repeat(20_000)} HTTP/1.1`, 'refused', 'a path of 20,000 letters', 431),
  line(`GET /${'a'.repeat(10_000)} HTTP/1.1`, 'answered', 'a path of 10,000 letters', 404),
  { what: 'a handshake of TLS', message: '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03', fate: 'refused' },
  { what: 'nulls', message: '\0\0\0\0', fate: 'refused' },
  {
    what: 'a line feed before the request',
    message: `\nGET ${PATH} HTTP/1.1\r\n${HOST}\r\n`,
    fate: 'refused',
    node: ANSWERED,
  },
  { what: 'line feeds alone', message: `GET ${PATH} HTTP/1.1\nHost: a\n\n`, fate: 'refused' },
  {
    what: 'an empty line before the request',
    message: `\r\nGET ${PATH} HTTP/1.1\r\n${HOST}\r\n`,
    fate: 'waits',
    node: ANSWERED,
  },
  { what: 'one word', message: 'HELLO\r\n\r\n', fate: 'waits' },
  { what: 'no headers', message: `GET ${PATH} HTTP/1.1\r\n\r\n`, fate: 'waits' },
];

const headers: readonly OnEither[] = [
  { what: 'no Host', message: `GET ${PATH} HTTP/1.1\r\nX-A: b\r\n\r\n`, fate: 'refused', status: 400 },
  header('Host: b', 'refused', 'two hosts', 400),
  header('Host: ', 'refused', 'a second host that is empty', 400),
  header('X-A : b', 'waits', 'a space before the colon'),
  header('X-A\t: b', 'waits', 'a tab before the colon'),
  header(' X-A: b', 'waits', 'a header that is folded'),
  header('\tX-A: b', 'waits', 'a header that is folded with a tab'),
  header('X-A', 'waits', 'no colon'),
  header(': b', 'answered', 'no name', 200, REFUSED),
  header('X(A: b', 'waits', 'a bracket in a name'),
  header('X@A: b', 'waits', 'an at-sign in a name'),
  header('X\0A: b', 'waits', 'a null in a name'),
  header('X\xe9: b', 'waits', 'a byte beyond ASCII in a name'),
  header('X-A: b\0c', 'waits', 'a null in a value'),
  header('X-A: b\rc', 'waits', 'a carriage return in a value'),
  header('X-A: b\nX-C: d', 'waits', 'a line feed in a value'),
  header('X-A: \x01', 'waits', 'a control character in a value'),
  header('X-A: \xe9', 'answered', 'a byte beyond ASCII in a value', 200),
  header('X-A:b', 'answered', 'no space before a value', 200),
  header('X-A: ', 'answered', 'an empty value', 200),
  header(`X-A: ${'b'.repeat(20_000)}`, 'refused', 'a value of 20,000 letters', 431),
  header(`X-A: ${'b'.repeat(10_000)}`, 'answered', 'a value of 10,000 letters', 200),
  header(Array.from({ length: 300 }, (_, at) => `X-${at}: b`).join('\r\n'), 'refused', '300 headers', 431),
  header(Array.from({ length: 60 }, (_, at) => `X-${at}: b`).join('\r\n'), 'answered', '60 headers', 200),
  header(
    'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a',
    'answered',
    'an upgrade to WebSocket',
    200,
  ),
  header(
    'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: a',
    'answered',
    'an upgrade to h2c',
    200,
  ),
  header('Cookie: a=b\r\n'.repeat(40).trimEnd(), 'answered', '40 cookie headers', 200),
  header('Accept-Encoding: br\r\nAccept-Encoding: gzip;q=x', 'answered', 'a header twice', 200),
  header('X-Forwarded-For: a, b, , c\r\nForwarded: for=_x', 'answered', 'addresses that are none', 200),
  header('Range: bytes=0-,5-1,-9', 'answered', 'ranges', 200),
  header('Expect: something', 'answered', 'an expectation that nobody knows', 200),
];

const chunked = 'Transfer-Encoding: chunked';
const bodies: readonly OnEither[] = [
  body(chunked, `0\r\nX:${SMUGGLED}`, 'a request in the trailer of chunks', 411, closedWith(401)),
  body(chunked, `0\r\n\r\n${SMUGGLED}`, 'a request after chunks', 411, closedWith(401)),
  body(chunked, `2\r\n{}\r\n0\r\n\r\n`, 'chunks', 411, closedWith(401)),
  body(chunked, `2;a=b\r\n{}\r\n0\r\n\r\n`, 'a chunk with an extension', 411, closedWith(401)),
  body(chunked, `2\n{}\n0\n\n${SMUGGLED}`, 'chunks with line feeds alone', 411, closedWith(401)),
  body(chunked, `2\r\n{}XX0\r\n\r\n${SMUGGLED}`, 'wrong bytes after a chunk', 411, closedWith(401)),
  body(chunked, `zz\r\n${SMUGGLED}`, 'a chunk whose length is no number'),
  body(chunked, `-2\r\n{}\r\n${SMUGGLED}`, 'a chunk with a negative length'),
  body(chunked, `ffffffffffffffff\r\n${SMUGGLED}`, 'a chunk that overflows'),
  body(chunked, `00000000000000000000000000000002\r\n{}\r\n0\r\n\r\n`, 'a chunk whose length has many zeros'),
  body(chunked, `0x2\r\n{}\r\n0\r\n\r\n`, 'a chunk whose length has a prefix'),
  body(chunked, '', 'chunks that never come', 411, closedWith(401)),
  ...[
    'xchunked',
    'chunked, identity',
    'identity',
    'gzip, chunked',
    'gzip',
    'Chunked',
    ' chunked',
    'chunked ',
    ',chunked',
    '"chunked"',
    'chunked\t',
    'chunked;a=b',
    '',
  ].map((coding) =>
    body(`Transfer-Encoding:${coding}`, `0\r\n\r\n${SMUGGLED}`, `the transfer coding “${coding}”`, 411, {
      fate: 'refused',
      status: /^\s*chunked\s*$/i.test(coding) ? 401 : undefined,
    }),
  ),
  body(`${chunked}\r\n${chunked}`, `0\r\n\r\n${SMUGGLED}`, 'chunked twice', 411, REFUSED),
  body(`Transfer-Encoding: x\r\n${chunked}`, `0\r\n\r\n${SMUGGLED}`, 'two transfer codings', 411),
  body(`transfer-encoding: chunked`, `0\r\n\r\n${SMUGGLED}`, 'chunked in lower case', 411, closedWith(401)),
  body(`Content-Length: 4\r\n${chunked}`, `0\r\n\r\n${SMUGGLED}`, 'a length and chunks'),
  body(`${chunked}\r\nContent-Length: 4`, `0\r\n\r\n${SMUGGLED}`, 'chunks and a length'),
  body(`Content-Length: 4\r\nTransfer-Encoding: x`, `abcd${SMUGGLED}`, 'a length and an unknown coding'),
  body('Content-Length: 2\r\nContent-Length: 5', `{}abc${SMUGGLED}`, 'two lengths', 400),
  body('Content-Length: 5\r\nContent-Length: 2', `{}abc${SMUGGLED}`, 'two lengths, the longer first', 400),
  body(`Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}`, SMUGGLED, 'a length of zero and another', 400),
  ...[
    '2, 2',
    '2,5',
    '+2',
    '-2',
    '0x2',
    '2e0',
    '2.0',
    'two',
    '0b10',
    '"2"',
    '2,',
    ',2',
    '1_0',
    '2 2',
    '2;',
    '99999999999999999999',
    '9'.repeat(16),
  ].map((length) => body(`Content-Length: ${length}`, `{}${SMUGGLED}`, `the length “${length}”`)),
  body('Content-Length:', `{}${SMUGGLED}`, 'an empty length'),
  {
    what: 'chunks with GET',
    message: `GET ${PATH} HTTP/1.1\r\n${HOST}${chunked}\r\n\r\n0\r\nX:${SMUGGLED}`,
    fate: 'refused',
    status: 411,
    node: closedWith(200),
  },
  {
    what: 'chunks with HEAD',
    message: `HEAD ${PATH} HTTP/1.1\r\n${HOST}${chunked}\r\n\r\n0\r\nX:${SMUGGLED}`,
    fate: 'refused',
    status: 411,
    node: closedWith(200),
  },
  {
    what: 'chunks with OPTIONS',
    message: `OPTIONS ${PATH} HTTP/1.1\r\n${HOST}${chunked}\r\n\r\n0\r\nX:${SMUGGLED}`,
    fate: 'refused',
    status: 411,
    node: closedWith(204),
  },
  {
    what: 'chunks to nowhere',
    message: `POST /nowhere HTTP/1.1\r\n${HOST}${chunked}\r\n\r\n0\r\nX:${SMUGGLED}`,
    fate: 'refused',
    status: 411,
    node: closedWith(404),
  },
  {
    what: 'two lengths with GET',
    message: `GET ${PATH} HTTP/1.1\r\n${HOST}Content-Length: 0\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}`,
    fate: 'refused',
    status: 400,
  },
];

const onNode = ({ node, ...one }: OnEither): Malformed => ({
  ...one,
  ...(node ?? (one.fate === 'waits' ? REFUSED : {})),
});

/** As the transport of the tests is to take them. */
export const malformedMessages: readonly Malformed[] = [...lines, ...headers, ...bodies].map((one) =>
  TEST_TRANSPORT === 'node' ? onNode(one) : one,
);
