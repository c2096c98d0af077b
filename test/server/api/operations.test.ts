/** Health, readiness and metrics over HTTP. */
import { describe, expect, it } from 'vitest';
import { COMPOUND, sendRaw, startTestService } from '../harness.js';

describe('health and metrics', () => {
  it('are live and ready, until the service stops', async () => {
    const service = await startTestService();
    expect((await service.get('/health/live')).json).toEqual({ status: 'live' });
    const ready = await service.get('/health/ready');
    expect(ready.json).toEqual({ status: 'ready', calculators: service.services.catalogue.size });
    expect(ready.headers.get('cache-control')).toBe('no-store');
    service.services.http.inFlight.retiring = true;
    const stopping = await service.get('/health/ready');
    expect([stopping.status, stopping.json.code]).toEqual([503, 'shutting-down']);
    expect((await service.get('/health/live')).status).toBe(200);
    await service.close();
  });

  it('close connections while the service stops', async () => {
    const service = await startTestService();
    const get = 'GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n';
    expect(await sendRaw(service.port, get + get, /("live"[\s\S]*){2}/)).toMatch(/200 OK[\s\S]*200 OK/);
    service.services.http.inFlight.stopping = true;
    expect(await sendRaw(service.port, get, /"live"/)).toMatch(/connection: close/i);
    await service.close();
  });

  it('tell metrics on the port of the public only where they are open', async () => {
    for (const [environment, status] of [
      [{ NODE_ENV: 'production' }, 404],
      [{ NODE_ENV: 'production', METRICS: 'open' }, 200],
      [{ METRICS: 'closed' }, 404],
      [{}, 200],
    ] as const) {
      const service = await startTestService({ environment });
      expect((await service.get('/metrics')).status).toBe(status);
      expect((await service.get('/health/ready')).status).toBe(200);
      await service.close();
    }
  });

  it('count requests and calculations', async () => {
    const service = await startTestService();
    const { key } = await service.account();
    for (let index = 0; index < 3; index++) await service.calculate(key, COMPOUND);
    await service.calculate(undefined, COMPOUND);
    await service.get('/nowhere');
    const { text, headers } = await service.get('/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(text).toContain('reckoner_requests_total{route="/api/v1/calculate",status="200"} 3');
    expect(text).toContain('reckoner_requests_total{route="/api/v1/calculate",status="401"} 1');
    expect(text).toContain('reckoner_requests_total{route="unmatched",status="404"} 1');
    expect(text).toContain('reckoner_calculations_total{cache="hit"} 2');
    expect(text).toContain('reckoner_calculations_total{cache="miss"} 1');
    expect(text).toContain('reckoner_request_duration_seconds_bucket{route="/api/v1/calculate",le="+Inf"} 4');
    expect(text).toContain('reckoner_request_duration_seconds_count{route="/api/v1/calculate"} 4');
    expect(text).toMatch(/process_resident_memory_bytes \d+/);
    expect(text).toMatch(/reckoner_cache_entries\{cache="results"\} [1-9]/);
    expect(text).toContain('reckoner_cache_entries{cache="bodies"} 1');
    expect(text).toMatch(/reckoner_cache_bytes\{cache="results"\} [1-9]\d+/);
    expect(text).toMatch(/reckoner_store_duration_seconds_count\{operation="result"\} [1-9]/);
    expect(text).toMatch(/reckoner_store_failures_total\{operation="result"\} 0/);
    await service.close();
  });

  it('pass the trace of a request on, to the answer and to the log', async () => {
    const service = await startTestService();
    const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const of = async (traceparent: string) =>
      (await service.get('/health/live', { traceparent })).headers.get('traceparent');
    expect(await of(trace)).toBe(trace);
    expect(service.log.some((line) => JSON.parse(line).traceId === '4bf92f3577b34da6a3ce929d0e0e4736')).toBe(true);
    expect(await of(`01${trace.slice(2)}-and-more`)).toBe(`01${trace.slice(2)}`);
    for (const none of [
      `ff${trace.slice(2)}`,
      trace.toUpperCase(),
      trace.replace('4bf92f3577b34da6a3ce929d0e0e4736', '0'.repeat(32)),
      `${trace}0`,
      'nonsense',
    ])
      expect(await of(none)).toBeNull();
    await service.close();
  });
});
