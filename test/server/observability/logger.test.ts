/** What the log has, and what it never has. */
import { describe, expect, it } from 'vitest';
import { newKeyText } from '../../../server/src/accounts/key-text.js';
import { createLogger } from '../../../server/src/observability/logger.js';

describe('the log', () => {
  const key = newKeyText();
  const cases: [string, Record<string, unknown>, string][] = [
    ['a header', { headers: { 'x-api-key': key } }, 'm'],
    [
      'a header of a request',
      { req: { headers: { 'x-api-key': key, authorization: 'Bearer abcdef', cookie: 's=abcdef' } } },
      'm',
    ],
    ['a field', { key, password: 'abcdef', email: 'abcdef@example.com', hash: 'abcdef' }, 'm'],
    ['a nested field', { account: { key, email: 'abcdef@example.com', password: 'abcdef' } }, 'm'],
    ['a message', {}, `sent ${key} here`],
    ['an error', { err: new Error(`no ${key}`, { cause: new Error(key) }) }, 'm'],
    ['a path', { path: `/api/v1/calculators/${key}` }, 'm'],
  ];
  it.each(cases)('does not tell a secret in %s', (_, fields, message) => {
    const lines: string[] = [];
    createLogger('info', { write: (line) => void lines.push(line) }).info(fields, message);
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(key.slice(3));
    expect(lines[0]).not.toContain('abcdef');
    expect(lines[0]).toContain('redacted');
    expect(() => JSON.parse(lines[0]!)).not.toThrow();
  });

  it('keeps what an operator needs', () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    logger.error({ err: new TypeError('broken', { cause: new Error('disk') }), requestId: 'r-1' }, 'A request failed.');
    logger.debug('not this');
    expect(lines).toHaveLength(1);
    const line = JSON.parse(lines[0]!);
    expect(line).toMatchObject({
      level: 50,
      requestId: 'r-1',
      msg: 'A request failed.',
      err: { type: 'TypeError', message: 'broken' },
    });
    expect(line.err.cause).toContain('disk');
    expect(line.err.stack).toContain('logger.test');
  });
});
