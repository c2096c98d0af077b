/** What docs/agents.md shows is what happens: its transcript is run, and its names are those of the tools. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../harness.js';
import { type Called, call, connect } from './agent.js';

const text = readFileSync(fileURLToPath(new URL('../../../docs/agents.md', import.meta.url)), 'utf8');
const transcript = text.slice(text.indexOf('## A transcript'));

/** Each call with what follows it: what the model reads first, and a part of the data. */
interface Turn {
  readonly name: string;
  readonly args: Record<string, unknown>;
  readonly isRefused: boolean;
  readonly said: string;
  readonly data: Record<string, unknown>;
}

const TURN =
  /^`(?<name>\w+)`:\n\n```json\n(?<args>[\s\S]*?)\n```\n\n(?<how>answers|refuses):\n\n```text\n(?<said>[\s\S]*?)\n```\n\n```json\n(?<data>[\s\S]*?)\n```$/gm;

const turns: readonly Turn[] = [...transcript.matchAll(TURN)].map(({ groups }) => ({
  name: groups!.name!,
  args: JSON.parse(groups!.args!),
  isRefused: groups!.how === 'refuses',
  said: groups!.said!,
  data: JSON.parse(groups!.data!),
}));

let service: TestService;
let client: Client;
beforeAll(async () => {
  service = await startTestService();
  const { key } = await service.account();
  client = await connect(service.url, '2026-07-28', { authorization: `Bearer ${key}` });
});
afterAll(async () => {
  await client.close();
  await service.close();
});

test('the transcript finds, describes, errs, mends and calculates', async () => {
  expect(turns.map(({ name, isRefused }) => (isRefused ? `${name} refused` : name))).toEqual([
    'search_calculators',
    'describe_calculator',
    'calculate refused',
    'calculate',
    'calculate_batch',
    'calculate_batch',
  ]);
  expect(transcript.match(/^```json$/gm)).toHaveLength(2 * turns.length);
  for (const { name, args, isRefused, said, data } of turns) {
    const called: Called = await call(client, name, args);
    expect([name, called.isError, called.text]).toEqual([name, isRefused, said]);
    expect(called.data).toMatchObject(data);
  }
});

test('every tool is told, and no other', async () => {
  const { tools } = await client.listTools();
  const told = [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(told).toEqual(tools.map(({ name }) => name));
});
