/** Every public page of the catalogue, rendered once by the server: valid, complete, and linked to what exists. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categories } from '../../engine/catalogue-calculators.js';
import { startTestService, type TestService } from '../harness.js';
import { type Checked, checkPage, type Expected } from './page-faults.js';
import { OPEN_PAGES } from './page-kinds.js';
import { invalidities } from './validator.js';

const BASE = 'https://calc.example';
/** Of pages for frames one in so many is looked at. */
const EMBEDS_EVERY = 10;
/** Of pages on which nothing is marked up otherwise than on those before one in so many is validated as HTML. */
const VALIDATES_EVERY = 10;

let service: TestService;
const visited = new Map<string, Checked>();
const shapes = new Set<string>();
let alike = 0;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** To validate a page as HTML takes longer than to render it. */
function isToValidate(checked: Checked): boolean {
  const before = shapes.size;
  for (const shape of checked.shapes) shapes.add(shape);
  return shapes.size > before || alike++ % VALIDATES_EVERY === 0;
}

/** What is wrong with a page, and remembers what it links to. */
async function faultsOf(path: string, expected: Expected, status = 200): Promise<readonly string[]> {
  const page = await service.get(path, { accept: 'text/html' });
  if (page.status !== status) return [`${path}: status ${page.status}.`];
  const checked = checkPage(page.text, expected);
  if (status === 200) visited.set(path, checked);
  const faults = isToValidate(checked) ? [...checked.faults, ...invalidities(page.text)] : checked.faults;
  return faults.map((fault) => `${path}: ${fault}`);
}

const indexed = (path: string, structured: readonly string[], formula = false): Expected => ({
  canonical: BASE + path,
  structured,
  formula,
});

describe('every page', () => {
  it.each(categories)('of a calculator of %s is valid and complete', async (category) => {
    const faults: string[] = [];
    for (const { slug, hasFormula } of service.services.catalogue.summaries.filter(
      (one) => one.category === category,
    )) {
      const path = `/calculators/${slug}`;
      faults.push(...(await faultsOf(path, indexed(path, ['WebApplication', 'BreadcrumbList'], hasFormula))));
    }
    expect(faults).toEqual([]);
  });

  it('is that of every calculator', () => {
    expect(visited.size).toBe(service.services.catalogue.size);
  });

  it('of a category is valid and lists all its calculators', async () => {
    const { categories, summaries } = service.services.catalogue;
    const faults: string[] = [];
    for (const { category } of categories) {
      const path = `/categories/${category}`;
      faults.push(...(await faultsOf(path, indexed(path, ['CollectionPage', 'BreadcrumbList']))));
      const links = visited.get(path)?.links;
      for (const one of summaries)
        if (one.category === category && !links?.has(`/calculators/${one.slug}`))
          faults.push(`${path}: ${one.slug} is missing.`);
    }
    expect(faults).toEqual([]);
  }, 300_000);

  it('for frames is valid and names the page that it comes from', async () => {
    const faults: string[] = [];
    const sample = service.services.catalogue.summaries.filter((_, index) => index % EMBEDS_EVERY === 0);
    for (const { slug } of sample)
      faults.push(...(await faultsOf(`/embed/${slug}`, { canonical: `${BASE}/calculators/${slug}` })));
    expect(faults).toEqual([]);
  }, 300_000);

  it.each(OPEN_PAGES)('$name is valid', async ({ path, status, isPublic, canonical }) => {
    expect(await faultsOf(path, { canonical: isPublic ? BASE + path : canonical && BASE + canonical }, status)).toEqual(
      [],
    );
  });
});

describe('all pages together', () => {
  it('have titles and descriptions of their own', () => {
    const seen = new Map<string, string>();
    const doubles: string[] = [];
    const own = [...visited].filter(([path]) => /^\/(calculators|categories)\/[^?]*$/.test(path));
    for (const [path, { title, description }] of own)
      for (const text of [title, description]) {
        const other = seen.get(text);
        if (other !== undefined && other !== path) doubles.push(`${path} and ${other}: ${text}`);
        seen.set(text, path);
      }
    expect(own.length).toBeGreaterThan(1000);
    expect(doubles).toEqual([]);
  });

  it('link to pages of this site that exist, and to places that are on them', async () => {
    const missing: string[] = [];
    const answers = new Map<string, Promise<boolean>>();
    const exists = (address: string) => {
      let answer = answers.get(address);
      if (!answer) {
        answer = service
          .get(address, { accept: '*/*' })
          // What forms are sent to answers no links, and says what it answers, or that what the form would send is missing.
          .then(
            ({ status, headers }) =>
              status < 400 ||
              (status === 422 && address.endsWith('/report')) ||
              (status === 405 && /POST/.test(headers.get('allow') ?? '')),
          );
        answers.set(address, answer);
      }
      return answer;
    };
    for (const [path, { links }] of visited)
      for (const link of links) {
        const { origin, pathname, search, hash } = new URL(link, BASE + path);
        if (origin !== BASE) continue;
        const target = decodeURIComponent(pathname);
        const there = link.startsWith('#') ? visited.get(path) : visited.get(target + search);
        // Links that carry inputs have a test of their own.
        const isKnown =
          there !== undefined ||
          visited.has(target) ||
          (await exists(pathname.endsWith('.svg') ? pathname + search : pathname));
        if (!isKnown) missing.push(`${path}: ${link}`);
        else if (hash && there && !there.ids.has(decodeURIComponent(hash.slice(1)))) missing.push(`${path}: ${link}`);
      }
    expect(missing).toEqual([]);
  }, 300_000);
});
