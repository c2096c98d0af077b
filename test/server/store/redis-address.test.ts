/** What STORE_URL may be. */
import { describe, expect, it } from 'vitest';
import { describeAddress, readStoreUrl } from '../../../server/src/store/redis/address.js';

describe('readStoreUrl', () => {
  it.each([
    ['redis://localhost', { kind: 'single', hosts: [{ host: 'localhost', port: 6379 }], tls: false, database: 0 }],
    ['redis://cache.internal:7000/3?prefix=calc', { database: 3, prefix: 'calc', username: undefined }],
    ['rediss://:p%40ss%3Aword@host', { tls: true, username: undefined, password: 'p@ss:word' }],
    ['redis://user:a:b@host/', { username: 'user', password: 'a:b' }],
    ['redis://[::1]:7000', { hosts: [{ host: '::1', port: 7000 }] }],
    [
      'redis://:p@one,two:7000?sentinel=main',
      {
        kind: 'sentinel',
        name: 'main',
        prefix: 'reckoner',
        hosts: [
          { host: 'one', port: 26_379 },
          { host: 'two', port: 7000 },
        ],
      },
    ],
    ['redis://one:7000,two:7001?cluster=true&prefix=x', { kind: 'cluster', prefix: 'x' }],
    ['redis://one?cluster=true', { kind: 'cluster' }],
  ])('reads %s', (url, expected) => {
    expect(readStoreUrl(url)).toMatchObject(expected);
  });

  it.each([
    'localhost:6379',
    'http://localhost',
    'redis://',
    'redis://host:0',
    'redis://host:65536',
    'redis://one,two',
    'redis://one/1?cluster=true',
    'redis://one?cluster=yes',
    'redis://one?cluster=true&sentinel=x',
    'redis://one?sentinel=',
    'redis://one?prefix=a{b}',
    'redis://one?timeout=5',
    'redis://one/two',
    'redis://:p%ZZ@one',
    'redis://one,,two?cluster=true',
  ])('does not read %s', (url) => {
    expect(readStoreUrl(url)).toBeUndefined();
  });

  it('is described without user and password', () => {
    const address = readStoreUrl('redis://user:secret@one:7000,[::1]?cluster=true')!;
    expect(describeAddress(address)).toBe('one:7000, [::1]:6379');
  });
});
