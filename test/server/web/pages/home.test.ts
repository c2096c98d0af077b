/** The front page. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../harness.js';
import { takeApart } from '../page-markup.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function linksOf(path: string): Promise<readonly string[]> {
  const { status, text } = await service.get(path);
  expect(status, path).toBe(200);
  return takeApart(text)
    .all('a')
    .flatMap(({ attributes }) => attributes.get('href') ?? []);
}

function resultsIn(html: string): readonly string[] {
  const list = /<ol id="search-results">(.*?)<\/ol>/s.exec(html)?.[1] ?? '';
  return [...list.matchAll(/href="\/calculators\/([^"]+)"/g)].map(([, slug = '']) => slug);
}

describe('the front page', () => {
  it('leads to every category', async () => {
    const links = await linksOf('/');
    const wanted = service.services.catalogue.categories.map(({ category }) => `/categories/${category}`);
    expect(wanted.filter((path) => !links.includes(path))).toEqual([]);
  });

  it('names only calculators that exist', async () => {
    const slugs = (await linksOf('/')).filter((path) => path.startsWith('/calculators/'));
    expect(slugs).toHaveLength(12);
    for (const path of slugs) expect((await service.get(path)).status, path).toBe(200);
  });
});

describe('a search without scripts', () => {
  it('finds what the API finds, in the same order', async () => {
    const { text } = await service.get('/?q=Loan+payment');
    const { json } = await service.get('/api/v1/calculators?q=loan+payment&limit=50');
    const slugs = (json.calculators as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThan(3);
    expect(resultsIn(text)).toEqual(slugs);
    expect(takeApart(text).all('input')[0]!.attributes.get('value')).toBe('Loan payment');
  });

  it.each([
    ['qqqqqqqqqq', 0, 'Nothing found.'],
    ['a', 50, 'The first 50 of '],
    [`${'loan '.repeat(100)}`, 50, '50 calculators'],
  ])('says what came of %j', async (words, count, told) => {
    const { text } = await service.get(`/?q=${encodeURIComponent(words)}`);
    expect(resultsIn(text)).toHaveLength(count);
    expect(/id="search-status"[^>]*>([^<]*)</.exec(text)?.[1]).toContain(told);
  });

  it.each(['/?q=', '/?q=+++', '/?other=1'])('%s is the front page itself', async (path) => {
    expect((await service.get(path)).text).toBe((await service.get('/')).text);
  });

  it('is limited by address', async () => {
    const limited = await startTestService({ environment: { BURST_PER_ADDRESS: '50' } });
    try {
      const statuses = [];
      for (let i = 0; i < 4; i++) statuses.push((await limited.get(`/?q=loan${'abcd'[i]}`)).status);
      expect(statuses).toEqual([200, 200, 429, 429]);
    } finally {
      await limited.close();
    }
  });
});
