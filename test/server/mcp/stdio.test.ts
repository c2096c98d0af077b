/** `reckoner mcp`, started as an agent starts it. */
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterEach, expect, test } from 'vitest';
import { COMPOUND } from '../harness.js';
import { call, clientOf, VERSIONS } from './agent.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

async function start(version: (typeof VERSIONS)[number], environment: Record<string, string> = {}) {
  const client = clientOf(version);
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [`${root}cli/reckoner.mjs`, 'mcp', '--folder', root],
    // Agents start commands wherever they happen to be.
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '', ...environment },
    stderr: 'pipe',
  });
  await client.connect(transport);
  close = () => client.close();
  return client;
}

test.each(VERSIONS)(
  'a client of %s calculates without a service and a key',
  async (version) => {
    const client = await start(version);
    const found = await call(client, 'search_calculators', { query: 'compound interest' });
    expect(found.data.calculators[0].slug).toBe('compound-interest');
    const { data, text } = await call(client, 'calculate', COMPOUND);
    expect(data.result.results.amount.value).toBe(1647.01);
    expect(text).toBe(data.result.explanation);
    // There is no page to be seen.
    expect(JSON.stringify(data)).not.toContain('http');
  },
  60_000,
);

test('refuses, converts and calculates batches as the service does, with pages where it is told of them', async () => {
  const client = await start('2025-11-25', { BASE_URL: 'https://calc.example/' });
  const refused = await call(client, 'calculate', { calculator: 'compound-interest', inputs: { principal: '1,000' } });
  expect(refused.isError).toBe(true);
  expect(refused.data.errors.map((one: { pointer: string }) => one.pointer)).toContain('/inputs/principal');
  const batch = await call(client, 'calculate_batch', { entries: [COMPOUND, { calculator: 'none', inputs: {} }] });
  expect(batch.data).toMatchObject({ answered: 1, refused: 1 });
  expect(batch.data.entries[0].calculatorUrl).toBe('https://calc.example/calculators/compound-interest');
  expect((await call(client, 'convert_units', { value: '5 ft', to: 'm' })).data.value).toBe(1.524);
  const { contents } = await client.readResource({ uri: 'reckoner://calculators/ohms-law' });
  expect(contents[0]).toMatchObject({ mimeType: 'text/markdown' });
}, 60_000);

test('the document shows the command as it is', () => {
  expect(readFileSync(`${root}docs/agents.md`, 'utf8')).toContain('"mcp", "--folder"');
});
