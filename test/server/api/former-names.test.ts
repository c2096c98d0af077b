/** Inputs that had another name before are understood by it, wherever an input is named. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ask, startTestService, type TestService } from '../harness.js';

const CALCULATOR = 'dew-point-temperature';
const NOW = { temperature: 25, humidity: 60 };
const BEFORE = { temperature: 25, relativeHumidity: 60 };

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account('developer'));
});
afterAll(() => service.close());

const get = (path: string) => service.get(path, { 'x-api-key': key });

it('answers with the names of today, and keeps one result for both', async () => {
  const now = await service.calculate(key, { calculator: CALCULATOR, inputs: NOW });
  const before = await service.calculate(key, { calculator: CALCULATOR, inputs: BEFORE });
  expect(now.status).toBe(200);
  expect(before.json).toMatchObject({ inputs: NOW, result: now.json.result, cached: true });
});

it('solves for, sweeps and propagates what is called by a former name', async () => {
  const { results } = (await service.calculate(key, { calculator: CALCULATOR, inputs: NOW })).json.result;
  const target = { dewPoint: results.dewPoint.value };
  const solved = await service.calculate(key, {
    ...{ calculator: CALCULATOR, inputs: { temperature: 25 } },
    ...{ solveFor: 'relativeHumidity', target },
  });
  expect(solved.json.result.solved).toMatchObject({ name: 'humidity', value: expect.closeTo(60, 6) });
  const sweep = { input: 'relativeHumidity', from: 50, to: 70, steps: 3 };
  const swept = await service.calculate(key, { calculator: CALCULATOR, inputs: { temperature: 25 }, sweep });
  expect(swept.json.result.sweep.swept.humidity.values).toEqual([50, 60, 70]);
  const inputs = { temperature: 25, relativeHumidity: { value: 60, uncertainty: 2 } };
  const uncertain = await service.calculate(key, { calculator: CALCULATOR, inputs });
  expect(uncertain.json.result.results.dewPoint.uncertainty).toBeGreaterThan(0);
});

it('takes them in batches, as CSV and in addresses of pages', async () => {
  const entries = [{ calculator: CALCULATOR, inputs: BEFORE }];
  const batch = await ask(`${service.url}/api/v1/calculate/batch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ entries }),
  });
  expect(batch.json.entries[0]).toMatchObject({ success: true, inputs: NOW });
  const csv = (query: string) => get(`/api/v1/calculate.csv?calculator=${CALCULATOR}&${query}`);
  const [now, before] = [await csv('temperature=25&humidity=60'), await csv('temperature=25&relativeHumidity=60')];
  expect([before.status, before.text]).toEqual([200, now.text]);
  const page = await get(`/calculators/${CALCULATOR}?temperature=77&temperature.unit=°F&relativeHumidity=60`);
  expect(page.status).toBe(200);
  expect(page.text).toMatch(/name="humidity"[^>]*value="60"|value="60"[^>]*name="humidity"/);
});

it('says them in the detail', async () => {
  const { json } = await get(`/api/v1/calculators/${CALCULATOR}`);
  const { inputs } = json.calculator ?? json;
  expect(inputs.find(({ name }: { name: string }) => name === 'humidity').formerly).toEqual(['relativeHumidity']);
});

it('refuses what came under both names', async () => {
  const { status, json } = await service.calculate(key, { calculator: CALCULATOR, inputs: { ...NOW, ...BEFORE } });
  expect(status).toBe(422);
  expect(json.errors).toMatchObject([{ pointer: '/inputs/relativeHumidity', code: 'unknown-input' }]);
  const csv = await get(
    `/api/v1/calculate.csv?calculator=${CALCULATOR}&temperature=25&humidity=60&relativeHumidity=50`,
  );
  expect([csv.status, csv.json.errors[0].pointer]).toEqual([422, '/inputs/relativeHumidity']);
});
