/** The list and the details of calculators over HTTP, by the contract. */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Summary } from '../../../server/src/catalogue/catalogue.js';
import { catalogueWithAliases, GENERATED } from '../catalogue-fixture.js';
import { COMPOUND, startTestService, type TestService } from '../harness.js';

let service: TestService;
beforeAll(async () => {
  const directory = catalogueWithAliases({ 'interest-on-interest': 'compound-interest' });
  service = await startTestService({ environment: { GENERATED_DIR: directory } });
});
afterAll(() => service.close());

const summaries = JSON.parse(readFileSync(`${GENERATED}/summaries.json`, 'utf8')) as Summary[];

/** The bytes of an answer, not decoded. */
function rawGet(
  path: string,
  headers: Record<string, string>,
): Promise<{ body: Buffer; headers: NodeJS.Dict<unknown> }> {
  return new Promise((resolve, reject) => {
    const asked = request(`${service.url}${path}`, { headers }, (answer) => {
      const chunks: string[] = [];
      answer.setEncoding('latin1');
      answer.on('data', (chunk: string) => chunks.push(chunk));
      answer.on('end', () => resolve({ body: Buffer.from(chunks.join(''), 'latin1'), headers: answer.headers }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('GET /api/v1/calculators', () => {
  it('lists everything without a key, by category, then title, with six fields each', async () => {
    const { status, json } = await service.get('/api/v1/calculators');
    expect(status).toBe(200);
    expect(json.total).toBe(json.calculators.length);
    expect(json.calculators).toEqual(summaries);
    for (const one of json.calculators) {
      expect(Object.keys(one).sort()).toEqual([
        'category',
        'description',
        'hasFormula',
        'slug',
        'subcategory',
        'title',
      ]);
      expect(typeof one.hasFormula).toBe('boolean');
    }
    const order = json.calculators.map((one: Summary) => `${one.category}\u0000${one.title.toLowerCase()}`);
    expect(order).toEqual([...order].sort());
  });

  it.each(['finance', 'FINANCE', ' Finance '])('keeps to the category %j', async (category) => {
    const { json } = await service.get(`/api/v1/calculators?category=${encodeURIComponent(category)}`);
    expect(json.calculators).toEqual(summaries.filter((one) => one.category === 'finance'));
    expect(json.total).toBeGreaterThan(0);
  });

  it.each(['financ', 'nothing', '__proto__', 'x'.repeat(5000)])('is empty for the category %.20j', async (category) => {
    const { status, json } = await service.get(`/api/v1/calculators?category=${category}`);
    expect([status, json]).toEqual([200, { total: 0, matching: 0, calculators: [] }]);
  });

  it.each([
    ['compound', 'compound-interest'],
    ['interest compound', 'compound-interest'],
    ['comp inter', 'compound-interest'],
    ['compuond intrest', 'compound-interest'],
    ['quetelet', 'body-mass-index'],
    ['OHM', 'ohms-law'],
    ['kinetic-energy', 'kinetic-energy'],
  ])('finds for %j first %s', async (q, slug) => {
    const { json } = await service.get(`/api/v1/calculators?q=${encodeURIComponent(q)}`);
    expect(json.calculators[0]?.slug).toBe(slug);
  });

  it('finds by some of the words, and needs both q and category', async () => {
    const found = (await service.get('/api/v1/calculators?q=compound+zebra')).json;
    expect(found.calculators[0].title).toMatch(/compound/i);
    expect((await service.get('/api/v1/calculators?q=zzyqx')).json.total).toBe(0);
    expect((await service.get('/api/v1/calculators?q=compound&category=sports')).json.total).toBe(0);
    expect((await service.get('/api/v1/calculators?q=compound&category=Finance')).json.total).toBeGreaterThan(0);
    expect((await service.get('/api/v1/calculators?q=')).json.total).toBe(summaries.length);
  });

  it('goes page by page: total is the list, matching and X-Total-Count the whole, Link the way', async () => {
    const seen: string[] = [];
    let path: string | undefined = '/api/v1/calculators?limit=4';
    while (path) {
      const { json, headers } = await service.get(path);
      expect(json.total).toBe(json.calculators.length);
      // Also where the last page is full, nothing leads past it.
      expect(json.total).toBeGreaterThan(0);
      expect(headers.get('x-total-count')).toBe(String(summaries.length));
      expect(json.matching).toBe(summaries.length);
      seen.push(...json.calculators.map((one: Summary) => one.slug));
      path = /<https:\/\/calc\.example([^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(summaries.map((one) => one.slug));
    const { headers } = await service.get('/api/v1/calculators?limit=2&offset=3&category=finance&q=a');
    expect(headers.get('link') ?? 'rel="prev"').toContain('rel="prev"');
    expect((await service.get('/api/v1/calculators?offset=999999')).json.total).toBe(0);
  });

  it.each([
    'limit=0',
    'limit=1001',
    'limit=-1',
    'limit=a',
    'limit=1.5',
    'limit=',
    'offset=-1',
    'offset=x',
    'limit=5&limit=6',
    'category=a&category=b',
    'categori=finance',
    'q=loan&page=2',
    `q=${'a'.repeat(201)}`,
    'Category=finance',
    'q=100%',
    'q=%ff',
  ])('refuses ?%.40s', async (query) => {
    const { status, json } = await service.get(`/api/v1/calculators?${query}`);
    expect([status, json.code]).toEqual([400, 'invalid-query']);
  });

  it('names the parameters that there are', async () => {
    const { json } = await service.get('/api/v1/calculators?catgory=finance&page=2');
    expect(json.errors).toEqual([
      {
        pointer: '?catgory',
        code: 'invalid-parameter',
        message: '`catgory` is no query parameter of this path: there are `category`, `q`, `limit`, `offset`.',
        allowed: ['category', 'q', 'limit', 'offset'],
        suggestion: 'category',
      },
      expect.objectContaining({ pointer: '?page' }),
    ]);
    expect((await service.get('/api/v1/categories?x')).json.detail).toBe(
      '`x` is no query parameter of this path: it has none.',
    );
    const known = await service.get('/api/v1/calculators?__proto__=1');
    expect([known.status, known.json.errors[0].pointer]).toEqual([400, '?__proto__']);
  });

  it('has a strong ETag for each encoding and answers 304', async () => {
    const etags = new Set<string>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { body, headers } = await rawGet('/api/v1/calculators', { 'accept-encoding': encoding });
      const etag = headers.etag as string;
      expect(etag).toMatch(/^"[\w-]+"$/);
      etags.add(etag);
      expect(headers['cache-control']).toBe('public, max-age=300');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
      const decoded =
        encoding === 'br'
          ? brotliDecompressSync(body as never)
          : encoding === 'gzip'
            ? gunzipSync(body as never)
            : body;
      expect(JSON.parse(decoded.toString('utf8')).calculators).toEqual(summaries);
      const again = await service.get('/api/v1/calculators', { 'accept-encoding': encoding, 'if-none-match': etag });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers.get('etag')).toBe(etag);
    }
    expect(etags.size).toBe(3);
  });
});

describe('GET /api/v1/calculators/:slug', () => {
  it('has every field of the contract', async () => {
    const { status, json, headers } = await service.get('/api/v1/calculators/compound-interest');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      slug: 'compound-interest',
      category: 'finance',
      hasFormula: true,
      calculatorUrl: 'https://calc.example/calculators/compound-interest',
    });
    for (const field of [
      'title',
      'description',
      'subcategory',
      'version',
      'keywords',
      'formula',
      'inputs',
      'inputSchema',
      'outputs',
      'usage',
      'examples',
      'references',
      'related',
    ])
      expect(json).toHaveProperty(field);
    expect(json.package).toEqual({
      ...{ name: '@reckoner/plugin-finance', version: '0.1.0' },
      ...{ author: 'the Reckoner maintainers', license: 'MIT' },
    });
    expect(json.usage.curl).toContain('https://calc.example/api/v1/calculate');
    expect(JSON.stringify(json)).not.toContain('{base_url}');
    expect(headers.get('etag')).toMatch(/^"/);
    expect(headers.get('cache-control')).toBe('public, max-age=300');
  });

  it('says of each input what it takes, of each output what it is, and how to ask', async () => {
    const { json } = await service.get('/api/v1/calculators/compound-interest');
    const [principal, rate, years, frequency] = json.inputs;
    expect(json.inputs).toHaveLength(4);
    expect(principal).toEqual({
      ...{ name: 'principal', label: 'Principal', symbol: 'P', type: 'money', unit: '$' },
      ...{ minimum: 0, maximum: 1e12, required: true, example: 1000 },
    });
    expect(rate).toMatchObject({ type: 'percent', unit: '%', help: 'The nominal rate, before compounding.' });
    expect(years).toMatchObject({
      type: 'measure',
      unit: 'yr',
      acceptedUnits: expect.arrayContaining(['yr', 'month']),
    });
    expect(frequency).toMatchObject({ type: 'choice', unit: '', default: 'monthly', required: false });
    expect(frequency.options).toContainEqual({ key: 'quarterly', label: 'Quarterly', value: 4 });
    expect(json.outputs[0]).toEqual({ name: 'amount', label: 'Final amount', symbol: 'A', type: 'money', unit: '$' });
    expect(json.formula.text).toContain('A = P × ');
    expect(json.formula.latex).toContain('\\left(1 + \\frac{r}{n}\\right)^{n t}');
    expect(json.inputSchema).toMatchObject({ type: 'object', required: ['principal', 'rate', 'years'] });
    expect(json.version).toMatch(/^[0-9a-f]{16}$/);
    expect(json.usage.instructions).toContain('https://calc.example/api/v1/calculate');
    for (const name of ['principal', 'rate', 'years', 'frequency'])
      expect(json.usage.instructions).toContain(`\`${name}\``);
    expect(json.usage.curl).toContain(JSON.stringify(json.usage.request));
    expect(json.examples.length).toBeGreaterThanOrEqual(2);
    for (const example of json.examples)
      expect(example).toMatchObject({ inputs: {}, results: {}, source: expect.stringMatching(/./) });
    for (const { title, url, isbn, doi } of json.references)
      expect([title, url ?? isbn ?? doi]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  });

  it('has no formula where the calculator is an algorithm', async () => {
    const slug = summaries.find(({ hasFormula }) => !hasFormula)!.slug;
    expect((await service.get(`/api/v1/calculators/${slug}`)).json).toMatchObject({ hasFormula: false, formula: null });
  });

  // Two requests for each calculator: a busy machine may take minutes.
  it('has a request that works as it stands', { timeout: 300_000 }, async () => {
    const { key } = await service.account('enterprise');
    for (const { slug } of summaries) {
      const { json } = await service.get(`/api/v1/calculators/${slug}`);
      const answer = await service.calculate(key, json.usage.request);
      expect([slug, answer.status, answer.json.detail]).toEqual([slug, 200, undefined]);
    }
  });

  it('is found by a former slug, here and for calculating', async () => {
    const detail = await service.get('/api/v1/calculators/interest-on-interest');
    expect([detail.status, detail.json.slug]).toEqual([200, 'compound-interest']);
    const { key } = await service.account();
    const inputs = { ...COMPOUND.inputs, principal: 123.45 };
    const answer = await service.calculate(key, { calculator: 'interest-on-interest', inputs });
    expect(answer.json).toMatchObject({
      calculator: 'compound-interest',
      cached: false,
      calculatorUrl: 'https://calc.example/calculators/compound-interest',
    });
    expect((await service.calculate(key, { ...COMPOUND, inputs })).json.cached).toBe(true);
  });

  it('is found by a percent-encoded slug', async () => {
    expect((await service.get('/api/v1/calculators/compound%2Dinterest')).json.slug).toBe('compound-interest');
  });

  it.each([
    'compound-intrest',
    'Compound-Interest',
    '__proto__',
    'constructor',
    '%ff',
    '%',
    '..%2f..%2fpackage',
    'x'.repeat(3000),
  ])('is 404 for %.30s', async (slug) => {
    const { status, json } = await service.get(`/api/v1/calculators/${slug}`);
    expect([status, json.code]).toEqual([404, 'unknown-calculator']);
    if (/intrest|Compound/.test(slug)) expect(json.suggestions).toContain('compound-interest');
  });
});

describe('GET /api/v1/categories', () => {
  it('has categories and subcategories with titles and counts', async () => {
    const { json } = await service.get('/api/v1/categories');
    expect(json.total).toBe(json.categories.length);
    const all = json.categories.flatMap((one: { subcategories: { count: number }[] }) => one.subcategories);
    const sum = (list: { count: number }[]) => list.reduce((total, one) => total + one.count, 0);
    expect(sum(json.categories)).toBe(summaries.length);
    expect(sum(all)).toBe(summaries.length);
    expect(json.categories.find((one: { category: string }) => one.category === 'finance')).toMatchObject({
      title: 'Finance',
    });
  });
});
