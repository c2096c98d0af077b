/** Requests to every operation of our OpenAPI document, drawn from it: the long form is in `torture/fuzz.test.ts`. */
import { expect, it } from 'vitest';
import { startTestService } from '../harness.js';
import { fuzz } from './fuzz.js';

const CALLS = 1500;
const SEED = 20261124;

it(`${CALLS} requests drawn from the document are answered as it says`, async () => {
  const service = await startTestService();
  const { key } = await service.account('enterprise');
  const { counts, faults } = await fuzz(service.port, key, CALLS, SEED);
  expect(faults).toEqual([]);
  expect(service.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  // What is drawn is not all refused.
  for (const one of ['calculate', 'calculateBatch', 'calculateCsv', 'ask', 'mcp', 'readResult'])
    expect([one, counts[one]?.[200] ?? 0]).toEqual([one, expect.toSatisfy((count: number) => count > 3)]);
  await service.close();
});
