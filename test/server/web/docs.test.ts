/** The documentation of the API as a page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problems } from '../../../server/src/http/problems.js';
import { describeApi } from '../../../server/src/openapi/document.js';
import { startTestService, type TestService } from '../harness.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

describe('/docs', () => {
  it('has every operation of the OpenAPI document, and the plans in force', async () => {
    const { status, text } = await service.get('/docs');
    expect(status).toBe(200);
    const { paths } = describeApi(service.url) as { paths: Record<string, Record<string, { operationId: string }>> };
    const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    expect(ids.filter((id) => !text.includes(`<section id="${id}"`))).toEqual([]);
    for (const { name } of service.services.config.plans.plans) expect(text).toContain(`<th scope="row">${name}</th>`);
  });

  it('gives a request that is ready to be sent', async () => {
    const { text } = await service.get('/docs');
    const body = /-d &#39;(.*?)&#39;|-d '(.*?)'/.exec(text);
    const request = JSON.parse((body?.[1] ?? body?.[2] ?? '').replaceAll('&quot;', '"'));
    const { key } = await service.account();
    expect((await service.calculate(key, request)).status).toBe(200);
  });
});

describe('/docs/errors', () => {
  it('has a place for every problem: where the type of a problem leads', async () => {
    const { text } = await service.get('/docs/errors');
    expect(Object.keys(problems).filter((code) => !text.includes(`<tr id="${code}">`))).toEqual([]);
    const { json } = await service.get('/api/v1/calculators/nothing-like-this');
    const type = new URL(json.type);
    expect([type.pathname, type.hash]).toEqual(['/docs/errors', '#unknown-calculator']);
  });
});
