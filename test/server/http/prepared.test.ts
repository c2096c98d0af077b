/** Answers that are prepared once: encodings, ETags, bytes. */
import { describe, expect, it } from 'vitest';
import { headers } from '../../../server/src/http/headers.js';
import { InFlight } from '../../../server/src/http/in-flight.js';
import { matches, PreparedBytes, preferredEncoding } from '../../../server/src/http/prepared.js';
import { requestId } from '../../../server/src/http/request-id.js';

describe('preferredEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['BR', 'br'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['br;q=nonsense, gzip;q=0.1', 'gzip'],
  ])('of %j is %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });
});

describe('matches', () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['"b"', false],
    ['"b", "a"', true],
    ['W/"a"', true],
    ['*', true],
    ['a', false],
    ['"a-br"', false],
  ])('%j is %s', (header, expected) => {
    expect(matches(header, '"a"')).toBe(expected);
  });
});

describe('PreparedBytes', () => {
  it('have ETags that depend on the bytes alone', () => {
    const one = new PreparedBytes('application/json', '{"a":"ä"}');
    expect(one.size).toBe(10);
    expect(one.variant('br').etag).toBe(new PreparedBytes('application/json', '{"a":"ä"}').variant('br').etag);
    expect(one.variant('br').etag).not.toBe(new PreparedBytes('application/json', '{"a":"o"}').variant('br').etag);
    expect(one.variant('gzip')).toBe(one.variant('gzip'));
  });
});

describe('headers', () => {
  it('are lines, and refuse what would end one', () => {
    expect(headers(['a', '1'], ['b', 'ü, 2'])).toBe('\r\na: 1\r\nb: ü, 2');
    for (const value of ['x\r\ny: 1', 'x\n', '\r', '\0'])
      expect(() => headers(['a', value])).toThrow('control character');
  });
});

describe('requestId', () => {
  it('takes harmless ids only', () => {
    expect(requestId('abc-1')).toBe('abc-1');
    for (const given of ['', 'a b', 'a\r\nb', 'ä', 'x'.repeat(65), undefined]) expect(requestId(given)).not.toBe(given);
    expect(requestId(undefined)).not.toBe(requestId(undefined));
  });
});

describe('InFlight', () => {
  it('waits for what is under way, not for what was given up, and not for ever', async () => {
    const inFlight = new InFlight();
    const [open, gone] = [{ completed: false }, { completed: false }];
    inFlight.start(open);
    inFlight.start(gone);
    expect(await inFlight.drained(20)).toBe(false);
    gone.completed = true;
    expect(inFlight.count).toBe(1);
    setTimeout(() => inFlight.end(open), 10);
    expect(await inFlight.drained(60_000)).toBe(true);
    inFlight.close();
  });
});
