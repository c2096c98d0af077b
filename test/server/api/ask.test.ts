/** GET /api/v1/ask, and questions in the search box. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask as askAt, startTestService, type TestService } from '../harness.js';
import { validators } from '../openapi/validators.js';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account('developer'));
});
afterAll(() => service.close());

const ask = (q: string) => service.get(`/api/v1/ask?q=${encodeURIComponent(q)}`, { 'x-api-key': key });
const used = async () => (await service.get('/api/v1/me', { 'x-api-key': key })).json.today.used as number;

describe('GET /api/v1/ask', () => {
  it('answers, is charged, and gives a request and a form that ask for the same', async () => {
    const before = await used();
    const { status, json, headers } = await ask('mortgage 400000 at 6.5% over 30 years');
    expect(status).toBe(200);
    expect(json).toMatchObject({ success: true, calculator: 'loan-payment', output: 'payment' });
    expect(json.result.results.payment.value).toBe(2528.27);
    expect(headers.get('x-ratelimit-remaining')).not.toBeNull();
    expect(await used()).toBe(before + 1);
    const same = await service.calculate(key, json.request);
    expect(same.json.result.results).toEqual(json.result.results);
    const { pathname, search } = new URL(json.calculatorUrl);
    expect((await service.get(pathname + search)).text).toContain('2,528.27');
  });

  it('refuses what it does not understand, without a charge, and offers what it does', async () => {
    const before = await used();
    const { status, json } = await ask('mortgage 400000 at 6.5%');
    expect(status).toBe(422);
    expect(json).toMatchObject({
      success: false,
      code: 'not-understood',
      offer: { calculator: 'loan-payment', missing: ['Term'] },
    });
    expect(json.suggestions[0]).toBe('loan-payment');
    expect(new URL(json.offer.calculatorUrl).searchParams.get('amount')).toBe('400000');
    expect(await used()).toBe(before);
  });

  it('needs a key and a question that is not too long', async () => {
    expect((await service.get('/api/v1/ask?q=20%25+of+50')).status).toBe(401);
    for (const q of ['', '   ', '1'.repeat(201)]) {
      const { status, json } = await ask(q);
      expect([status, json.code]).toEqual([400, 'invalid-query']);
      expect(json.errors[0].pointer).toBe('?q');
    }
  });

  it('is refused when the quota is used up', async () => {
    const other = await service.account('hobby');
    const one = () => service.get('/api/v1/ask?q=20%25+of+50', { 'x-api-key': other.key });
    for (let i = 0; i < 100; i++) expect((await one()).status).toBe(200);
    expect((await one()).json.code).toBe('quota-exceeded');
  });

  it('fits the OpenAPI document, and so does its example', async () => {
    const { json: document } = await service.get('/api/v1/openapi.json');
    const wrong = validators(document);
    const fits = (name: string, value: unknown) => expect(wrong(document.components.schemas[name], value)).toBe('');
    const { example } = document.paths['/api/v1/ask'].get.responses[200].content['application/json'];
    fits('AskAnswer', example);
    for (const question of [example.question, 'days from 3 May to 24 December', 'prime factors of 360'])
      fits('AskAnswer', (await ask(question)).json);
    fits('Problem', (await ask('bmi 80 kg')).json);
    const answer = (await ask(example.question)).json;
    expect({ ...answer, timestamp: '' }).toEqual({ ...example, timestamp: '' });
  });
});

describe('the search box', () => {
  it('answers a question on the page of results, and alone for pages that follow what is typed', async () => {
    const page = await service.get('/?q=bmi+80+kg+1.80+m');
    expect(page.text).toMatch(/id="search-answer"[^>]*><section class="asked"/);
    expect(page.text).toContain('/calculators/body-mass-index?weight=80+kg&amp;height=1.80+m');
    const part = await service.get('/asked?q=bmi+80+kg+1.80+m');
    expect(page.text).toContain(part.text);
    expect(part.text).toContain('<strong>24.');
  });

  it('says why it does not answer, and offers the form', async () => {
    const { text } = await service.get('/asked?q=bmi+80+kg');
    expect(text).toContain('It also needs “Height”.');
    expect(text).toContain('/calculators/body-mass-index?weight=80+kg');
  });

  it.each(['loan', 'asdf', ''])('says nothing to %j', async (words) => {
    expect((await service.get(`/asked?q=${words}`)).text).toBe('');
  });

  it('shows what was typed as text', async () => {
    const { text } = await service.get(`/asked?q=${encodeURIComponent('bmi <b>80 kg</b> 1.80 m')}`);
    expect(text).not.toContain('<b>');
  });

  it('offers the nearest and its category where nothing is found', async () => {
    const { text } = await service.get('/?q=irigasyun');
    expect(text).toMatch(/id="nearest".*irrigation.*\/categories\/agriculture/s);
  });
});

describe('addresses that are nearly right', () => {
  it.each([
    ['/calculators', '/#categories'],
    ['/categories', '/#categories'],
    ['/categories/', '/#categories'],
    ['/docs/', '/docs'],
    ['/calculators?q=loan', '/?q=loan'],
  ])('%s leads to %s', async (path, place) => {
    const { status, headers } = await askAt(service.url + path, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, place]);
  });

  it.each([
    ['/calculators/morgage-payment', 'mortgage-payment-piti'],
    ['/calculators/bmi', 'body-mass-index'],
    ['/bmi', 'body-mass-index'],
  ])('%s suggests %s', async (path, slug) => {
    const { status, text } = await service.get(path, { accept: 'text/html' });
    expect(status).toBe(404);
    expect(text).toContain(`href="/calculators/${slug}"`);
  });

  it.each(['bmi', 'morgage-payment'])('the API suggests for %s', async (slug) => {
    const { json } = await service.get(`/api/v1/calculators/${slug}`);
    expect(json.suggestions.length).toBeGreaterThan(0);
    expect(['body-mass-index', 'mortgage-payment-piti']).toContain(json.suggestions[0]);
  });
});
