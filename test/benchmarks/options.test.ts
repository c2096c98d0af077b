/** The options of `npm run bench`, and what it says where something is missing. */
import { describe, expect, it } from 'vitest';
import { readOptions } from '../../benchmarks/options.js';

const all = ['http', 'mixed', 'latency', 'many', 'formula', 'catalogue', 'search', 'agents'];

describe('readOptions', () => {
  it.each([
    [[], 'measure', all],
    [['--only', 'search,http'], 'measure', ['http', 'search']],
    [['--guard'], 'guard', ['http', 'formula']],
    [['--update', '--only', 'formula'], 'update', ['formula']],
  ])('understands %j', (words, task, suites) => {
    expect(readOptions([...words, '--generator', 'sockets'])).toEqual({ task, suites, generator: 'sockets' });
  });

  it.each([
    [['--onyl', 'http'], /--onyl/],
    [['http'], /http/],
    [
      ['--only', 'htpp'],
      /no such suite: htpp; expected some of http, mixed, latency, many, formula, catalogue, search, agents/,
    ],
    [['--guard', '--only', 'search'], /no such suite: search; expected some of http, formula\./],
    [['--guard', '--update'], /give one of them/],
    [['--generator', 'ab'], /wrk or sockets/],
  ])('refuses %j in a sentence', (words, sentence) => {
    expect(() => readOptions(words)).toThrow(
      expect.objectContaining({ name: 'CommandError', code: 2, message: expect.stringMatching(sentence) }),
    );
    expect(() => readOptions(words)).toThrow(/^Usage:/m);
  });

  it('says how to install wrk where it is asked for and missing', () => {
    const { PATH } = process.env;
    process.env.PATH = '/nowhere';
    try {
      expect(() => readOptions(['--generator', 'wrk'])).toThrow(
        'wrk is not installed: install it (Debian: apt-get install wrk)',
      );
      expect(readOptions([]).generator).toBe('sockets');
    } finally {
      process.env.PATH = PATH;
    }
  });
});
