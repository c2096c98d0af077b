/** The TypeScript client sends a calculation again under the same key: what was answered and lost is charged once. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Fetch, Reckoner, type TransportOptions } from '../../../clients/typescript/src/index.js';
import { startTestService, type TestService } from '../../server/harness.js';
import { type LossyService, lossyService } from '../lossy-service.js';

const compound = { principal: 1000, rate: '5 %', years: 10 };
const KEY = 'idempotency-key';
let service: TestService;
let lossy: LossyService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());
beforeEach(async () => {
  ({ key } = await service.account('developer'));
  lossy = await lossyService(service.port);
});
afterEach(() => lossy.close());

const client = (options: Partial<TransportOptions> = {}) => new Reckoner({ baseUrl: lossy.url, key, ...options });
const used = async () => (await new Reckoner({ baseUrl: service.url, key }).me()).today.used;

test.each([
  ['calculate', (reckoner: Reckoner) => reckoner.calculate('compound-interest', compound), 1],
  [
    'solve',
    (reckoner: Reckoner) =>
      reckoner.solve(
        'compound-interest',
        { principal: 1000, years: 10 },
        { solveFor: 'rate', target: { amount: 2000 } },
      ),
    1,
  ],
  [
    'batch',
    (reckoner: Reckoner) =>
      reckoner.batch([
        { calculator: 'compound-interest', inputs: compound },
        { calculator: 'kinetic-energy', inputs: { mass: 2, speed: 3 } },
      ]),
    2,
  ],
])('%s whose first answer was lost is charged once', async (_, call, charged) => {
  await call(client());
  expect(lossy.headers).toHaveLength(2);
  expect(lossy.headers[0]![KEY]).toBeDefined();
  expect(lossy.headers[1]![KEY]).toBe(lossy.headers[0]![KEY]);
  expect(await used()).toBe(charged);
});

test('each call has a key of its own', async () => {
  const reckoner = client();
  await reckoner.calculate('compound-interest', compound);
  await reckoner.calculate('compound-interest', compound);
  expect(new Set(lossy.headers.map((headers) => headers[KEY])).size).toBe(2);
  expect(await used()).toBe(2);
});

test.each([
  ['for all calls', { idempotencyKeys: false }, {}],
  ['for one', {}, { idempotencyKey: false as const }],
])('turned off %s, it is charged twice', async (_, settings, options) => {
  await client(settings).calculate('compound-interest', compound, options);
  expect(lossy.headers.map((headers) => headers[KEY])).toEqual([undefined, undefined]);
  expect(await used()).toBe(2);
});

test('a key that is given is sent, also by a second call and without retries, and is not for another request', async () => {
  const options = { idempotencyKey: 'of-mine' };
  await expect(client({ retries: 0 }).calculate('compound-interest', compound, options)).rejects.toThrow('reached');
  await client({ retries: 0 }).calculate('compound-interest', compound, options);
  expect(lossy.headers.map((headers) => headers[KEY])).toEqual(['of-mine', 'of-mine']);
  expect(await used()).toBe(1);
  const other = new Reckoner({ baseUrl: service.url, key }).calculate(
    'compound-interest',
    { ...compound, years: 9 },
    options,
  );
  expect(await other.catch((error: unknown) => error)).toMatchObject({ code: 'idempotency-key-reused' });
});

test('what is still under way is waited for; nothing has a key that is not charged', async () => {
  const body = { success: false, status: 409, code: 'idempotency-key-in-use', detail: 'Under way.', errors: [] };
  const answers = [new Response(JSON.stringify(body), { status: 409, headers: { 'retry-after': '0' } })];
  const sent: { readonly headers: Record<string, string> }[] = [];
  const fetch: Fetch = async (address, init) => {
    sent.push(init as never);
    return answers.shift() ?? globalThis.fetch(address.replace(lossy.url, service.url), init);
  };
  const reckoner = client({ fetch });
  await reckoner.calculate('compound-interest', compound);
  expect(sent).toHaveLength(2);
  await reckoner.validate('compound-interest', compound);
  await reckoner.me();
  expect(sent.slice(2).map(({ headers }) => headers[KEY])).toEqual([undefined, undefined]);
});
