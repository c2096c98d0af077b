/** What the endpoint makes of requests: keys, quotas, bursts, origins, messages, and how they are counted. */
import { afterEach, describe, expect, it, test } from 'vitest';
import { type Answer, ask, COMPOUND, startTestService, type TestService } from '../harness.js';
import { call, connect } from './agent.js';

let service: TestService;
afterEach(() => service.close());

const CALL = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'calculate', arguments: COMPOUND } };
const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list' };

/** As a client of 2025 sends it. */
function post(message: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  return ask(`${service.url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'mcp-protocol-version': '2025-11-25', ...headers },
    body: typeof message === 'string' ? message : JSON.stringify(message),
  });
}

const refusal = ({ json }: Answer) => JSON.parse(json.result.content[1].text);

describe('keys', () => {
  it('are not needed to find and to read, and are to calculate', async () => {
    service = await startTestService();
    expect((await post(LIST)).json.result.tools).toHaveLength(5);
    const answer = await post(CALL);
    expect(answer.status).toBe(200);
    expect(answer.json.result.isError).toBe(true);
    expect(refusal(answer).code).toBe('missing-key');
    expect(answer.json.result.content[0].text).toMatch(/X-API-Key|Bearer/);
  });

  it('come in either header, and not two different ones', async () => {
    service = await startTestService();
    const { key } = await service.account();
    const other = (await service.account()).key;
    for (const headers of [
      { 'x-api-key': key },
      { authorization: `Bearer ${key}` },
      { authorization: `bearer  ${key}` },
    ] as Record<string, string>[])
      expect((await post(CALL, headers)).json.result.isError).toBeUndefined();
    for (const headers of [
      { 'x-api-key': key, authorization: `Bearer ${other}` },
      { authorization: `Basic ${key}` },
      { authorization: `Bearer ${key}x` },
      { 'x-api-key': 'rk_wrong' },
    ] as Record<string, string>[]) {
      const answer = await post(LIST, headers);
      expect([headers, answer.status, answer.json.code]).toEqual([headers, 401, 'invalid-key']);
    }
  });

  it('that are revoked are refused', async () => {
    service = await startTestService();
    const { account, key } = await service.account();
    const [record] = await service.store.keys(account.id);
    await service.store.revokeKeyOf(record!.id, account.id, service.clock.now());
    expect((await post(LIST, { 'x-api-key': key })).json).toMatchObject({ status: 403, code: 'revoked-key' });
  });
});

describe('the quota', () => {
  it('counts what is answered, cached or not, and nothing else', async () => {
    service = await startTestService();
    const { key } = await service.account('hobby');
    const client = await connect(service.url, '2026-07-28', { 'x-api-key': key });
    const used = async () => (await service.get('/api/v1/me', { 'x-api-key': key })).json.today.used;
    await call(client, 'search_calculators', { query: 'loan' });
    await call(client, 'describe_calculator', { calculator: 'compound-interest' });
    await call(client, 'calculate', { calculator: 'compound-interest', inputs: {} });
    await call(client, 'convert_units', { value: 1, from: 'kg', to: 'm' });
    expect(await used()).toBe(0);
    await call(client, 'calculate', COMPOUND);
    await call(client, 'calculate', COMPOUND);
    expect(await used()).toBe(2);
    await call(client, 'convert_units', { value: 1, from: 'kg', to: 'lb' });
    expect(await used()).toBe(3);
    await call(client, 'calculate_batch', { entries: [COMPOUND, 'no', COMPOUND] });
    expect(await used()).toBe(5);
    await client.close();
  });

  it('is exact to the last entry of a batch, and says so', async () => {
    service = await startTestService();
    const { key } = await service.account('hobby');
    const client = await connect(service.url, '2026-07-28', { 'x-api-key': key });
    const entries = (count: number) => Array.from({ length: count }, () => COMPOUND);
    await call(client, 'calculate_batch', { entries: entries(95) });
    const { data } = await call(client, 'calculate_batch', { entries: entries(10) });
    expect(data).toMatchObject({ answered: 5, refused: 5 });
    expect(data.entries[5].code).toBe('quota-exceeded');
    expect(data.entries[5].retryAfter).toBe(12 * 3600);
    const after = await call(client, 'convert_units', { value: 1, from: 'kg', to: 'lb' });
    expect(after.data.code).toBe('quota-exceeded');
    await client.close();
  });

  it('stands in the headers of every answer with a key', async () => {
    service = await startTestService();
    const { key } = await service.account();
    for (const message of [LIST, CALL]) {
      const { headers } = await post(message, { 'x-api-key': key });
      expect(headers.get('ratelimit-policy')).toBe('"day";q=10000;w=86400');
      expect(headers.get('x-ratelimit-limit')).toBe('10000');
    }
    expect((await post(CALL, { 'x-api-key': key })).headers.get('x-ratelimit-remaining')).toBe('9998');
    expect((await post(LIST)).headers.has('ratelimit')).toBe(false);
  });
});

describe('bursts', () => {
  it('of a key are limited, each entry of a batch as a request', async () => {
    service = await startTestService({ environment: { BURST_PER_KEY: '20' } });
    const { key } = await service.account();
    const message = {
      ...CALL,
      params: { name: 'calculate_batch', arguments: { entries: Array.from({ length: 30 }, () => COMPOUND) } },
    };
    const { json } = await post(message, { 'x-api-key': key });
    const { entries } = json.result.structuredContent;
    expect(entries[0].success).toBe(true);
    expect(entries[29]).toMatchObject({ success: false, code: 'burst-exceeded', retryAfter: 1 });
    const next = await post(LIST, { 'x-api-key': key });
    expect(next.json).toMatchObject({ status: 429, code: 'burst-exceeded' });
    expect(next.headers.get('retry-after')).toBe('1');
  });

  it('of an address are limited, a search as twenty requests', async () => {
    service = await startTestService({ environment: { BURST_PER_ADDRESS: '10' } });
    const search = { ...CALL, params: { name: 'search_calculators', arguments: { query: 'loan' } } };
    expect((await post(LIST)).status).toBe(200);
    expect(refusal(await post(search))).toMatchObject({ code: 'burst-exceeded', retryAfter: 1 });
    const outcomes = [];
    for (let count = 0; count < 10; count++) outcomes.push((await post(LIST)).status);
    expect(outcomes).toContain(429);
  });
});

describe('origins', () => {
  it('of other sites are refused, before anything else', async () => {
    service = await startTestService();
    const answer = await post(LIST, { origin: 'https://evil.example', 'x-api-key': 'rk_wrong' });
    expect(answer.json).toMatchObject({ status: 403, code: 'foreign-origin' });
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect((await post(LIST, { origin: 'null' })).status).toBe(403);
    const preflight = await ask(`${service.url}/mcp`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    });
    expect(preflight.status).toBe(403);
  });

  it('of its own and of those that are configured are let in', async () => {
    service = await startTestService({ environment: { MCP_ORIGINS: 'https://chat.example, http://localhost:6274' } });
    for (const origin of ['https://calc.example', 'https://chat.example', 'http://localhost:6274']) {
      const answer = await post(LIST, { origin });
      expect([origin, answer.status]).toEqual([origin, 200]);
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answer.headers.get('vary')).toBe('Origin');
      const preflight = await ask(`${service.url}/mcp`, { method: 'OPTIONS', headers: { origin } });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-headers')).toMatch(/Authorization.*Mcp-Method/);
    }
    await expect(startTestService({ environment: { MCP_ORIGINS: 'chat.example' } })).rejects.toThrow('MCP_ORIGINS');
  });
});

describe('messages', () => {
  test.each([
    ['{', 400, 'invalid-json'],
    ['\xff', 400, 'invalid-json'],
  ])('%j is refused with %d', async (body, status, code) => {
    service = await startTestService();
    expect((await post(body)).json).toMatchObject({ status, code });
  });

  it('come one by one', async () => {
    service = await startTestService();
    const { status, json } = await post([CALL, CALL]);
    expect(status).toBe(400);
    expect(json).toMatchObject({ jsonrpc: '2.0', id: null, error: { code: -32600 } });
  });

  test.each([[7], [null], [{}], [{ jsonrpc: '2.0', id: 1 }], [{ jsonrpc: '1.0', id: 1, method: 'tools/list' }]])(
    '%j is no message',
    async (message) => {
      service = await startTestService();
      const { status, json } = await post(message);
      expect(status).toBe(400);
      expect(json.error.code).toBeLessThan(-32000);
    },
  );

  it('that wait for changes are refused: nothing changes', async () => {
    service = await startTestService();
    const { status, json } = await post({ jsonrpc: '2.0', id: 9, method: 'subscriptions/listen', params: {} });
    expect(status).toBe(404);
    expect(json).toMatchObject({ id: 9, error: { code: -32601 } });
  });

  it('that are notifications are taken', async () => {
    service = await startTestService();
    const { status, text } = await post({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect([status, text]).toEqual([202, '']);
  });

  it('are JSON of a length that fits, without a key a small one', async () => {
    service = await startTestService();
    const { key } = await service.account();
    const long = JSON.stringify(LIST) + ' '.repeat(70_000);
    expect((await post(long)).json).toMatchObject({ status: 413, code: 'body-too-large' });
    expect((await post(long, { 'x-api-key': key })).status).toBe(200);
    expect((await post(JSON.stringify(LIST) + ' '.repeat(1_100_000), { 'x-api-key': key })).status).toBe(413);
    expect((await post(LIST, { 'content-type': 'text/plain' })).json.code).toBe('unsupported-media-type');
  });

  it('come by POST', async () => {
    service = await startTestService();
    const answer = await service.get('/mcp', { accept: 'text/event-stream' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
  });
});

it('counts calls, calculations and use like all others', async () => {
  service = await startTestService();
  const { account, key } = await service.account();
  await post(CALL, { 'x-api-key': key });
  await post(CALL, { 'x-api-key': key });
  await post(CALL);
  const { text } = await service.get('/metrics');
  expect(text).toContain('reckoner_tool_calls_total{tool="calculate",outcome="answered"} 2');
  expect(text).toContain('reckoner_tool_calls_total{tool="calculate",outcome="refused"} 1');
  expect(text).toContain('reckoner_requests_total{route="/mcp",status="200"} 3');
  expect(text).toContain('reckoner_calculations_total{cache="hit"} 1');
  expect(text).toContain('reckoner_calculations_total{cache="miss"} 1');
  await service.services.activity.write();
  const rows = await service.store.activity(account.id, 0);
  expect(rows).toMatchObject([{ slug: 'compound-interest', count: 2 }]);
});
