/** The short way answers as the general one does: the same bytes, charged and counted the same. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, TestClock, type TestService } from '../harness.js';

let service: TestService;
const clock = new TestClock();
beforeAll(async () => {
  service = await startTestService({ clock });
});
afterAll(() => service.close());

const plain = (weight: number) => ({ calculator: 'body-mass-index', inputs: { weight, height: 175 } });
/** Goes the general way. */
const general = (weight: number) => ({ ...plain(weight), resultId: false });

it('gives what the general way gives, and finds what that computed', async () => {
  const { key } = await service.account();
  // The first request loads the calculator.
  await service.calculate(key, plain(70));
  const direct = await service.calculate(key, plain(71));
  expect(direct.json.cached).toBe(false);
  clock.advance(1);
  const found = await service.calculate(key, general(71));
  expect(found.json).toEqual({ ...direct.json, cached: true, timestamp: new Date(clock.now()).toISOString() });
  const computed = await service.calculate(key, general(72));
  expect(computed.json.cached).toBe(false);
  expect((await service.calculate(key, plain(72))).json).toEqual({ ...computed.json, cached: true });
  expect(Object.keys(direct.json)).toEqual(Object.keys(computed.json));
});

it('tells of ten minutes from the computation, not from the last use', async () => {
  const { key } = await service.account();
  expect((await service.calculate(key, plain(80))).json.cached).toBe(false);
  clock.advance(599_999);
  expect((await service.calculate(key, plain(80))).json.cached).toBe(true);
  clock.advance(1);
  expect((await service.calculate(key, plain(80))).json.cached).toBe(false);
});

it('leaves cautions, issues and inputs without a result to the general way', async () => {
  const { key } = await service.account();
  expect((await service.calculate(key, plain(160))).json).toMatchObject({
    result: { cautions: [{ level: 'caution' }] },
  });
  const refused = await service.calculate(key, plain(5));
  expect(refused.status).toBe(422);
  expect(refused.json).toMatchObject({
    code: 'invalid-inputs',
    errors: [{ pointer: '/inputs/weight', code: 'too-small' }],
  });
});

it('spends exactly the quota under concurrency', async () => {
  const { key } = await service.account('hobby');
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, index) => service.calculate(key, plain(90 + index / 1000))),
  );
  const granted = answers.filter(({ status }) => status === 200);
  expect(granted).toHaveLength(100);
  expect(granted.every(({ json }) => json.cached === false)).toBe(true);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(50);
});
