/** Names that mean nothing are told at once, wherever they stand, and of many of them ten. */
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, COMPOUND, startTestService, type TestService } from '../harness.js';
import { call, connect } from '../mcp/agent.js';

let service: TestService;
let key: string;
let client: Client;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account());
  client = await connect(service.url, '2026-07-28', { 'x-api-key': key });
});
afterAll(async () => {
  await client.close();
  await service.close();
});

type Names = Readonly<Record<string, string>>;

/** What is refused with these names, as its problem. */
type Refused = (names: Names) => Promise<{ readonly errors: readonly { readonly pointer: string }[] }>;

const posted = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  return (await ask(`${service.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json;
};
const got = async (path: string, names: Names) => {
  return (await service.get(`${path}${new URLSearchParams(names)}`, { 'x-api-key': key })).json;
};
const calculated = (more: object) => posted('/api/v1/calculate', { ...COMPOUND, ...more });
const batched = (body: object) => posted('/api/v1/calculate/batch', body);

test.each<[string, Refused]>([
  ['a query', (names) => got('/api/v1/calculators?', names)],
  ['a query of inputs', (names) => got('/api/v1/calculate.csv?calculator=ohms-law&voltage=12&current=1&', names)],
  ['a body', (names) => calculated(names)],
  ['inputs', (names) => calculated({ inputs: { ...COMPOUND.inputs, ...names } })],
  ['units', (names) => calculated({ units: names })],
  [
    'a sweep',
    (names) => calculated({ inputs: { principal: 1, years: 1 }, sweep: { input: 'rate', values: [1], ...names } }),
  ],
  ['a batch', (names) => batched({ entries: [COMPOUND], ...names })],
  ['an entry', async (names) => (await batched({ entries: [{ ...COMPOUND, ...names }] })).entries[0]],
  [
    'a reference',
    async (names) => {
      const principal = { from: 0, output: 'amount', ...names };
      const entries = [COMPOUND, { ...COMPOUND, inputs: { ...COMPOUND.inputs, principal } }];
      return (await batched({ entries })).entries[1];
    },
  ],
  ['arguments', async (names) => (await call(client, 'search_calculators', { query: 'loan', ...names })).data],
  ['arguments of a calculation', async (names) => (await call(client, 'calculate', { ...COMPOUND, ...names })).data],
])('of %s', async (_, refused) => {
  const told = async (count: number) => {
    const names = Array.from({ length: count }, (_, place) => `nothing.${place}`);
    const { errors } = await refused(Object.fromEntries(names.map((name) => [name, 'kg'])));
    return names.filter((name) => errors.some(({ pointer }) => pointer.endsWith(name)));
  };
  expect(await told(2)).toHaveLength(2);
  expect(await told(30)).toHaveLength(10);
});

test('of wrong values a hundred are told', async () => {
  const units = Object.fromEntries(Array.from({ length: 300 }, (_, place) => [`of${place}`, place]));
  const { code, errors } = await calculated({ units });
  expect([code, errors.length]).toEqual(['invalid-body', 100]);
});
