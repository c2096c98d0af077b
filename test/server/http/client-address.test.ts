/** The address of a client behind proxies. */
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../server/src/http/client-address.js';
import type { Exchange } from '../../../server/src/http/exchange.js';
import { startTestService } from '../harness.js';

function from(forwarded: string | undefined, { address = '10.0.0.9', trustProxy = true } = {}): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return addressOf({ request: { headers, address }, http: { trustProxy } } as unknown as Exchange);
}

describe('addressOf', () => {
  it('is what the proxy says last, and only where the proxy is trusted', () => {
    expect(from('6.6.6.6, 203.0.113.5')).toBe('203.0.113.5');
    expect(from('203.0.113.5', { trustProxy: false })).toBe('10.0.0.9');
    expect(from(undefined)).toBe('10.0.0.9');
  });

  it.each([
    ['a port', ['203.0.113.5', '203.0.113.5:4711', '203.0.113.5:4712']],
    ['a port after IPv6', ['[2001:db8:1:2::5]:443', '[2001:db8:1:2::5]', '2001:db8:1:2::5']],
    ['addresses within a network', ['2001:db8:1:2::1', '2001:db8:1:2:ffff::', '2001:DB8:1:2:a:b:c:d']],
    ['zeros written short', ['2001:db8::a:b:c:d', '2001:db8::1', '2001:db8:0:0:ffff::', '2001:0db8:0000:0000:1:2:3:4']],
    [
      'IPv4 over an IPv6 socket',
      ['203.0.113.5', '::ffff:203.0.113.5', '::FFFF:cb00:7105', '0:0:0:0:0:ffff:203.0.113.5'],
    ],
    ['IPv4 written at length', ['203.0.113.5', '0000:0000:0000:0000:0000:ffff:cb00:7105', '[::ffff:203.0.113.5]:80']],
    ['zeros at the start', ['::1', '::ffff:1', '0:0:0:0:1:2:3:4']],
  ])('does not change with %s', (_, addresses) => {
    expect(new Set(addresses.map((address) => from(address))).size).toBe(1);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db8:0:1::1'],
    ['203.0.113.5', '203.0.113.6'],
    ['::ffff:203.0.113.5', '::ffff:203.0.113.6'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7105', '0000:0000:0000:0000:0000:ffff:cb00:7106'],
    ['::ffff:203.0.113.5', '::1'],
    ['2001:db8::203.0.113.5', '203.0.113.5'],
    ['', 'unknown'],
  ])('tells %s from %s', (one, other) => {
    expect(from(one)).not.toBe(from(other));
  });

  it('is never long', () => {
    expect(from('x'.repeat(5000)).length).toBe(64);
    expect(from('f'.repeat(5000).replaceAll('ff', 'f:')).length).toBeLessThanOrEqual(64);
  });
});

it('is that of the client on a socket for both versions of IP', async () => {
  const service = await startTestService({ environment: { HOST: '::', BURST_PER_ADDRESS: '1' } });
  try {
    const asked: string[] = [];
    const { burstPerAddress } = service.services;
    const take = burstPerAddress.take.bind(burstPerAddress);
    burstPerAddress.take = (name, ...rest) => {
      asked.push(name);
      return take(name, ...rest);
    };
    await service.get('/api/v1/categories');
    expect(asked).toEqual(['127.0.0.1']);
  } finally {
    await service.close();
  }
});
