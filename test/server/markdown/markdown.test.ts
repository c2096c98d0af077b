/** Pages as Markdown: texts as they are, twins of pages, and the guide for programs that read. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { calculatorMarkdown } from '../../../server/src/markdown/calculator.js';
import { code, link, plain, table, withNames } from '../../../server/src/markdown/text.js';
import { catalogueWithAliases } from '../catalogue-fixture.js';
import { ask, startTestService, type TestService } from '../harness.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({
    environment: { GENERATED_DIR: catalogueWithAliases({ 'old-interest': 'compound-interest' }) },
  });
});
afterAll(() => service.close());

test.each([
  ['a*b | `c` <d> [e]\n\\f', 'a\\*b \\| \\`c\\` \\<d> \\[e\\] \\\\f'],
  ['x² ≥ 2 snake_case', 'x² ≥ 2 snake_case'],
])('the text %j is %j', (text, shown) => expect(plain(text)).toBe(shown));

test('code may have backticks', () => {
  expect(code('a')).toBe('`a`');
  expect(code('a`b')).toBe('`` a`b ``');
});

test('a link to an address with brackets leads there', () => {
  expect(link('A [b]', 'https://a.example/x<y>(z) w')).toBe('[A \\[b\\]](<https://a.example/x%3Cy%3E(z)%20w>)');
});

test('names between backticks stay names', () => {
  expect(withNames('Send `a` and `b|c` *now*')).toBe('Send `a` and `b|c` \\*now\\*');
  expect(withNames('one ` alone')).toBe('one \\` alone');
});

test('cells keep to their columns', () => {
  expect(table(['A', 'B'], [['`a|b`', 'c']])).toBe('| A | B |\n| --- | --- |\n| `a\\|b` | c |');
  expect(table(['A'], [])).toBe('');
});

describe('how an algorithm goes', () => {
  const sentence = 'Relative frequencies are frequencies over n; cumulative ones add up all classes so far.';

  it.each([
    ['/calculators/frequency-distribution.md', `## How it is computed\n`],
    ['/calculators/frequency-distribution', '<h2>How it is computed</h2>'],
    ['/api/v1/calculators/frequency-distribution', '"formula":null,"stepwise":['],
  ])('%s', async (path, heading) => {
    const { text } = await service.get(path, { accept: '*/*' });
    expect(text).toContain(heading);
    expect(text).toContain(sentence);
  });

  it('is not said where its author does not', async () => {
    const { text } = await service.get('/calculators/factorial.md');
    expect(text).toContain('no formula shows it');
  });
});

describe('the twin of a page', () => {
  it('tells what the page tells', async () => {
    const { status, headers, text } = await service.get('/calculators/compound-interest.md');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('link')).toBe('<https://calc.example/calculators/compound-interest>; rel="canonical"');
    for (const part of [
      '# Compound interest\n',
      '| `principal` | Principal | $ | ≥ 0, ≤ 1000000000000 | required |',
      '`monthly` Monthly',
      'Send `principal` ($), `rate` (%)',
      '- acceptedUnits of `years`: yr, s,',
      '## Formula\n\n```text\nA = P',
      '"calculator": "compound-interest"',
      '## Examples',
      '## Sources',
      '.md>)',
    ])
      expect(text).toContain(part);
    const again = await service.get('/calculators/compound-interest.md', { 'if-none-match': headers.get('etag')! });
    expect(again.status).toBe(304);
  });

  it('is named by the page, which has it as JSON-LD too', async () => {
    const { text } = await service.get('/calculators/compound-interest');
    expect(text).toContain('<link rel="alternate" type="text/markdown" href="/calculators/compound-interest.md"/>');
    expect(text).toContain('"contentUrl":"https://calc.example/calculators/compound-interest.md"');
    expect((await service.get('/embed/compound-interest')).text).not.toContain('text/markdown');
  });

  it('moves with the calculator', async () => {
    const { status, headers } = await ask(`${service.url}/calculators/old-interest.md`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, '/calculators/compound-interest.md']);
  });

  test.each([
    ['/calculators/nothing.md', 'unknown-calculator'],
    ['/calculators/.md', 'unknown-calculator'],
    ['/categories/nothing.md', 'unknown-path'],
  ])('%s is a problem', async (path, code) => {
    const { status, json } = await service.get(path);
    expect([status, json.code]).toEqual([404, code]);
  });

  it('names what was probably meant', async () => {
    const { json } = await service.get('/calculators/compound-intrest.md');
    expect(json.suggestions).toContain('compound-interest');
  });

  it('can be made of every calculator, with each input and result in a row of as many cells', async () => {
    const { catalogue } = service.services;
    for (const { slug } of catalogue.summaries) {
      const detail = await catalogue.detail(slug);
      const markdown = calculatorMarkdown(detail, undefined);
      const rows = markdown.split('\n').filter((line) => line.startsWith('| `'));
      const cells = rows.map((row) => row.split(/(?<!\\)\|/).length - 2);
      const expected = [...detail.inputs.map(() => 5), ...detail.outputs.map(() => 3)];
      expect([slug, cells]).toEqual([slug, expected]);
      expect(markdown).not.toMatch(/undefined|\[object|\{base_url\}|\n{3}/);
    }
  });
});

test('the twin of a category lists its calculators', async () => {
  const { text, headers } = await service.get('/categories/finance.md');
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const { calculators } = (await service.get('/api/v1/calculators?category=finance')).json;
  const listed = [...text.matchAll(/calculators\/([\w-]+)\.md>/g)].map(([, slug]) => slug!);
  expect(listed.sort()).toEqual(calculators.map(({ slug }: { slug: string }) => slug).sort());
  expect((await service.get('/categories/finance')).text).toContain('href="/categories/finance.md"');
});

describe('/llms.txt', () => {
  it('has the form of llmstxt.org and leads to what there is', async () => {
    const { text, headers } = await service.get('/llms.txt');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(text).toMatch(/^# Reckoner\n\n> \d+ calculators/);
    expect(text.match(/^## .*/gm)).toEqual(['## Calculating', '## Calculators', '## Optional']);
    // A model reads it whole.
    expect(text.length).toBeLessThan(12_000);
    const addresses = [...text.matchAll(/\]\(<([^>]+)>\)/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(service.services.catalogue.categories.length);
    for (const address of addresses) {
      expect(address).toMatch(/^https:\/\/calc\.example\//);
      const { status } = await ask(address.replace('https://calc.example', service.url), { redirect: 'manual' });
      expect([address, status]).toEqual([
        address,
        address.endsWith('/mcp') ? 405 : address.endsWith('/dashboard') ? 303 : 200,
      ]);
    }
  });
});

test('the API reference is described to search engines', async () => {
  expect((await service.get('/docs')).text).toContain('"@type":"WebAPI"');
});
