/** What pages say of accounts and plans where the operator opens accounts, and of what plans cost. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestService, type TestService, temporaryDirectory } from '../../harness.js';

let service: TestService;
afterEach(() => service.close());

const textOf = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,:])/g, '$1');

async function shown(path: string): Promise<{ readonly html: string; readonly text: string }> {
  const { status, text: html } = await service.get(path);
  expect(status, path).toBe(200);
  return { html, text: textOf(html) };
}

describe('a service whose operator opens accounts', () => {
  it('says so and whom to ask, wherever a key is spoken of', async () => {
    service = await startTestService({ environment: { SIGN_UP: 'closed', CONTACT: 'keys@calc.example' } });
    for (const path of ['/signup', '/docs']) {
      const { html, text } = await shown(path);
      expect(html, path).toContain('href="mailto:keys@calc.example"');
      expect(text, path).toContain('ask keys@calc.example for one'.replace('ask', path === '/docs' ? 'ask' : 'Ask'));
    }
    expect((await shown('/docs')).html).not.toContain('href="/signup"');
    expect((await shown('/login')).text).toContain('No account yet? How to get one');
    expect((await shown('/calculators/ohms-law')).text).not.toContain('is free');
  });

  it('names nobody where the operator gives no contact', async () => {
    service = await startTestService({ environment: { SIGN_UP: 'closed' } });
    expect((await shown('/signup')).text).toContain('Ask the operator of this service for one');
  });
});

describe('plans', () => {
  const plans = [
    { id: 'free', name: 'Free', requestsPerDay: 50, keys: 1 },
    { id: 'pro', name: 'Pro', requestsPerDay: 5000, keys: 3, price: '19 € a month' },
  ];

  it('cost what the operator says', async () => {
    const file = join(temporaryDirectory(), 'plans.json');
    writeFileSync(file, JSON.stringify(plans));
    service = await startTestService({ environment: { PLAN_TABLE: file } });
    const { html } = await shown('/docs');
    const table = textOf(/<table id="plans">.*?<\/table>/s.exec(html)![0]);
    expect(table).toContain('Plan Calculations a day Keys Price Free 50 1 – Pro 5,000 3 19 € a month');
  });

  it('are without a price where the operator names none', async () => {
    service = await startTestService();
    expect((await shown('/docs')).text).not.toContain('Price');
  });
});
