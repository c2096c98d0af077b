/**
 * Whole exchanges as they go over the wire, held to what they were: a change of what agents see is to be seen, too.
 * `npx vitest run test/server/mcp/transcripts.test.ts --update` writes them anew.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ask, startTestService, type TestService } from '../harness.js';
import type { Version } from './agent.js';

let service: TestService;
let key: string;
beforeEach(async () => {
  service = await startTestService();
  ({ key } = await service.account());
});
afterEach(() => service.close());

interface Message {
  readonly method: string;
  readonly id?: number;
  readonly params?: Readonly<Record<string, unknown>>;
}

async function exchange(version: Version, { method, params, id }: Message) {
  const isModern = version === '2026-07-28';
  const meta = {
    'io.modelcontextprotocol/protocolVersion': version,
    'io.modelcontextprotocol/clientInfo': { name: 'transcript', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const name = params?.name ?? params?.uri;
  const sent = {
    jsonrpc: '2.0',
    ...(id !== undefined && { id }),
    method,
    ...((params || isModern) && { params: { ...params, ...(isModern && { _meta: meta }) } }),
  };
  const answer = await ask(`${service.url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${key}`,
      ...(method === 'initialize' ? {} : { 'mcp-protocol-version': version }),
      ...(isModern && { 'mcp-method': method, ...(typeof name === 'string' && { 'mcp-name': name }) }),
    },
    body: JSON.stringify(sent),
  });
  return { sent, status: answer.status, answered: answer.json ?? null };
}

const callOf = (id: number, name: string, args: object): Message => ({
  id,
  method: 'tools/call',
  params: { name, arguments: args },
});

const CALLS: readonly Message[] = [
  { id: 2, method: 'tools/list' },
  callOf(3, 'search_calculators', { query: "ohm's law", limit: 1 }),
  callOf(4, 'describe_calculator', { calculator: 'ohms-law' }),
  callOf(5, 'calculate', { calculator: 'ohms-law', inputs: { voltage: '12 V', resistence: 8 } }),
  callOf(6, 'calculate', { calculator: 'ohms-law', inputs: { voltage: '12 V', resistance: 8 } }),
  callOf(7, 'calculate', { calculator: 'compound-interest', inputs: { principal: 1000, rate: 0.05, years: 10 } }),
  callOf(8, 'calculate_batch', {
    entries: [
      { calculator: 'ohms-law', inputs: { voltage: 12, resistance: 8 } },
      { calculator: 'ohm-law', inputs: {} },
    ],
  }),
  callOf(9, 'convert_units', { value: '5 ft 11 in', to: 'cm' }),
  callOf(10, 'convert_units', { value: 10, from: 'lbs', to: 'm' }),
  callOf(11, 'divide', { by: 0 }),
  { id: 12, method: 'resources/templates/list' },
  { id: 13, method: 'resources/read', params: { uri: 'reckoner://calculators/ohms-law' } },
  { id: 14, method: 'resources/read', params: { uri: 'reckoner://calculators/nothing' } },
  { id: 15, method: 'prompts/list' },
  callOf(16, 'calculate', {
    calculator: 'ohms-law',
    inputs: { voltage: 12 },
    sweep: [{ input: 'resistance', values: [4, 8] }],
  }),
  callOf(17, 'calculate_batch', {
    entries: [
      { calculator: 'ohms-law', inputs: { voltage: 12, resistance: 8 } },
      { calculator: 'ohms-law', inputs: { current: { from: 0, output: 'current' }, resistance: 4 } },
      {
        calculator: 'ohms-law',
        inputs: { current: { from: 0, output: 'curent' }, resistance: { from: 3, output: 'power' } },
      },
    ],
  }),
];

const HANDSHAKE = (version: Version): readonly Message[] =>
  version === '2026-07-28'
    ? [{ id: 1, method: 'server/discover' }]
    : [
        {
          id: 1,
          method: 'initialize',
          params: {
            protocolVersion: version,
            capabilities: {},
            clientInfo: { name: 'transcript', version: '1.0.0' },
          },
        },
        { method: 'notifications/initialized' },
      ];

test.each(['2026-07-28', '2025-11-25', '2025-06-18'] as const)('of a client of %s', async (version) => {
  const transcript = [];
  for (const message of [...HANDSHAKE(version), ...CALLS]) transcript.push(await exchange(version, message));
  // Definitions of calculators are no matter of this test.
  const text = JSON.stringify(transcript, null, 2).replaceAll(/[0-9a-f]{16}(?=[`"\\])/g, 'VERSION');
  await expect(`${text}\n`).toMatchFileSnapshot(`transcripts/${version}.txt`);
});
