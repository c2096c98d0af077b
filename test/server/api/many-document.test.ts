/** The requests in docs/many-at-once.md and README.md are answered. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ask, startTestService } from '../harness.js';

const text = ['docs/many-at-once.md', 'README.md']
  .map((name) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8'))
  .join('\n');

it('answers every request of the documents wholly', async () => {
  const service = await startTestService();
  const { key } = await service.account();
  const requests = [...text.matchAll(/^```json (batch|calculate)\n([\s\S]*?)^```/gm)];
  expect(requests).toHaveLength(4);
  for (const [, what, body] of requests) {
    const { status, json } = await ask(`${service.url}/api/v1/calculate${what === 'batch' ? '/batch' : ''}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: body!,
    });
    expect([status, json.success, json.refused ?? 0, json.detail]).toEqual([200, true, 0, undefined]);
  }
  await service.close();
});
