/** The page of a calculator, without scripts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Detail } from '../../../../server/src/catalogue/catalogue.js';
import {
  conditions,
  queryFromState,
  requestFromState,
  stateFromRequest,
  withDefaults,
} from '../../../../server/src/web/form/fields.js';
import { exampleOf } from '../../../../server/src/web/pages/calculator/initial-state.js';
import { catalogueWithAliases } from '../../catalogue-fixture.js';
import { startTestService, type TestClock, type TestService } from '../../harness.js';
import { type Markup, takeApart } from '../page-markup.js';

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService({
    environment: { GENERATED_DIR: catalogueWithAliases({ 'old-name': 'ohms-law' }) },
  });
  ({ key } = await service.account());
});
afterAll(() => service.close());

async function page(path: string, status = 200): Promise<Markup & { readonly html: string }> {
  const { text, status: answered } = await service.get(path);
  expect(answered, path).toBe(status);
  return { ...takeApart(text), html: text };
}

function textBetween(html: string, start: string, end: string): string {
  const from = html.indexOf(start);
  return html.slice(from, html.indexOf(end, from));
}

/** What a control of the form holds, by its name. */
function controlValue({ tags }: Markup, name: string): string | undefined {
  const at = tags.findIndex(({ attributes }) => attributes.get('name') === name && attributes.get('type') !== 'hidden');
  const tag = tags[at];
  if (!tag) return undefined;
  if (tag.attributes.get('type') === 'checkbox') return String(tag.attributes.has('checked'));
  if (tag.name === 'textarea') return tag.text;
  if (tag.name !== 'select') return tag.attributes.get('value');
  const end = tags.findIndex((one, index) => index > at && one.name === 'select' && one.closing);
  return tags
    .slice(at, end)
    .find(({ attributes }) => attributes.has('selected'))
    ?.attributes.get('value');
}

/** Every number of the results, exactly, by output. */
function numbersOf({ tags }: Markup): Record<string, number> {
  const numbers: Record<string, number> = {};
  let output = '';
  for (const { name, attributes, closing } of tags) {
    if (closing) continue;
    output = attributes.get('data-output') ?? output;
    if (name === 'data') numbers[output] = Number(attributes.get('value'));
  }
  return numbers;
}

describe('a page without inputs', () => {
  it('shows the first example, its results, and every part of the page', async () => {
    const { html, ids, ...rest } = await page('/calculators/compound-interest');
    expect(controlValue({ ids, ...rest }, 'principal')).toBe('1000');
    expect(controlValue({ ids, ...rest }, 'frequency')).toBe('monthly');
    expect(controlValue({ ids, ...rest }, 'currency.code')).toBe('USD');
    expect(html).toContain('$1,647.01');
    expect(html).toContain('of which $647.01 is interest.');
    for (const id of ['calculator', 'results', 'formula', 'examples', 'references', 'related', 'share-link', 'api'])
      expect(ids, id).toContain(id);
  });

  it('says in a line which package it comes from', async () => {
    const { html } = await page('/calculators/compound-interest');
    const line = /<p id="origin"[^>]*>(.*?)<\/p>/.exec(html)?.[1];
    expect(line).toBe('@reckoner/plugin-finance 0.1.0 by the Reckoner maintainers, license MIT');
  });

  it('is made anew on the next day, when the default of today is another', async () => {
    const clock = service.clock as TestClock;
    const path = '/calculators/age-from-birth-date';
    const days = numbersOf(await page(`${path}?birth=2000-01-01`)).totalDays!;
    const { etag } = Object.fromEntries((await service.get(path)).headers);
    expect((await service.get(path, { 'if-none-match': etag! })).status).toBe(304);
    clock.advance(24 * 3600 * 1000);
    expect(numbersOf(await page(`${path}?birth=2000-01-01`)).totalDays).toBe(days + 1);
    clock.advance(-24 * 3600 * 1000);
  });

  it('speaks to search engines of itself alone', async () => {
    const { all } = await page('/calculators/ohms-law?voltage=5&current=2');
    const canonical = all('link').find(({ attributes }) => attributes.get('rel') === 'canonical');
    expect(canonical?.attributes.get('href')).toBe('https://calc.example/calculators/ohms-law');
  });
});

describe('a form that is sent', () => {
  it('is answered in the units that are asked for, the inputs kept', async () => {
    const markup = await page(
      '/calculators/body-mass-index?weight=154&weight.unit=lb&height=5%2711%22&units.healthyTo=lb',
    );
    expect(controlValue(markup, 'weight')).toBe('154');
    expect(controlValue(markup, 'weight.unit')).toBe('lb');
    expect(controlValue(markup, 'height')).toBe('5\'11"');
    expect(controlValue(markup, 'units.healthyTo')).toBe('lb');
    const numbers = numbersOf(markup);
    const kilograms = 154 * 0.45359237;
    const meters = 71 * 0.0254;
    expect(numbers.bmi).toBeCloseTo(kilograms / meters ** 2, 10);
    expect(numbers.healthyTo).toBeCloseTo((25 * meters ** 2) / 0.45359237, 10);
  });

  it('is answered in the currency that is asked for', async () => {
    const { html } = await page('/calculators/compound-interest?principal=1000&rate=5&years=10&currency.code=EUR');
    expect(html).toContain('€1,647.01');
    expect(textBetween(html, 'id="results"', '</section>')).not.toContain('$');
  });

  it('with rows leaves out blank ones and gives more on request', async () => {
    const query = 'assets.0.name=Car&assets.0.value=15000&assets.0.liquid=false&assets.1.name=&assets.1.value=';
    const before = await page(`/calculators/net-worth?${query}`);
    expect(numbersOf(before).netWorth).toBe(15000);
    const rows = (markup: Markup) => markup.all('tr').filter(({ attributes }) => attributes.has('data-row')).length;
    const after = await page(`/calculators/net-worth?${query}&add.rows=assets`);
    expect(rows(after)).toBeGreaterThan(rows(before));
    expect(controlValue(after, 'assets.0.value')).toBe('15000');
  });

  it('does not trip over inputs that do not apply', async () => {
    const { catalogue } = service.services;
    for (const { slug } of catalogue.summaries) {
      const detail = await catalogue.detail(slug);
      if (!detail.inputs.some(({ when }) => when !== undefined)) continue;
      const state = withDefaults(detail, stateFromRequest(detail, { inputs: exampleOf(detail) }));
      const filled = { ...state };
      const applies = conditions(detail.inputs, (name) => state[name]);
      for (const input of detail.inputs) if (!applies(input)) filled[input.name] = String(input.example ?? '1');
      expect(requestFromState(detail, filled).request.inputs, slug).toEqual(
        requestFromState(detail, state).request.inputs,
      );
    }
  });
});

describe('what is wrong with a form', () => {
  it('is told beside the field and at the head, the text kept', async () => {
    const markup = await page('/calculators/compound-interest?principal=-5&rate=abc&years=', 422);
    const { tags, all, html } = markup;
    expect(controlValue(markup, 'rate')).toBe('abc');
    const invalid = all('input').filter(({ attributes }) => attributes.get('aria-invalid') === 'true');
    expect(invalid.map(({ attributes }) => attributes.get('name'))).toEqual(['principal', 'rate', 'years']);
    const links = all('a').filter(({ attributes }) => attributes.get('href')?.startsWith('#field-'));
    expect(links.map(({ attributes }) => attributes.get('href'))).toEqual([
      '#field-principal',
      '#field-rate',
      '#field-years',
    ]);
    for (const name of ['principal', 'rate', 'years']) {
      const error = tags.find(({ attributes }) => attributes.get('id') === `error-${name}`)!;
      expect(error.text, name).not.toBe('');
      expect(error.attributes.has('hidden'), name).toBe(false);
      const described = invalid
        .find(({ attributes }) => attributes.get('name') === name)!
        .attributes.get('aria-describedby');
      expect(described?.split(' ')).toContain(`error-${name}`);
    }
    expect(html).toContain('Term is required.');
    expect(html).not.toMatch(/\b(send|sent)\b/);
  });

  it.each([
    ['too few known values', '/calculators/ohms-law?voltage=5', 422, /#field-current">Give any two of/],
    ['values that contradict', '/calculators/ohms-law?voltage=5&current=2&resistance=100', 422, /contradict/i],
    [
      'an unknown currency',
      '/calculators/compound-interest?principal=1&rate=5&years=1&currency.code=EURO',
      422,
      /ISO 4217/,
    ],
    ['a wrong unit', '/calculators/body-mass-index?weight=70&weight.unit=m&height=175', 422, /Expected mass/],
    ['a cell in rows', '/calculators/net-worth?assets.1.name=Car&assets.1.value=x', 422, /#field-assets-1-value/],
    ['no result', '/calculators/matrix-multiplication?a=1+2&b=1+2', 200, /as many columns/],
  ])('%s', async (_, path, status, told) => {
    const answer = await service.get(path);
    expect(answer.status).toBe(status);
    expect(answer.text).toMatch(told);
  });

  it('is words when there is no such calculator', async () => {
    const { status, text } = await service.get('/calculators/compund-interest');
    expect(status).toBe(404);
    expect(text).toContain('href="/calculators/compound-interest"');
  });
});

it.each([
  ['/calculators/old-name?voltage=5&current=2', '/calculators/ohms-law?voltage=5&current=2'],
  ['/calculators/old-name', '/calculators/ohms-law'],
  ['/embed/old-name', '/embed/ohms-law'],
])('a former name leads on: %s', async (path, location) => {
  const answer = await fetch(service.url + path, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
});

describe('a table as CSV', () => {
  const path = '/calculators/loan-amortization-schedule/table.csv';

  it('has every row with all digits', async () => {
    const query = 'amount=1000&rate=12&payments=24&table.output=schedule';
    const { status, headers, text } = await service.get(`${path}?${query}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="loan-amortization-schedule-\w+\.csv"$/);
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(25);
    expect(lines[1]).toMatch(/^1(,-?\d+(\.\d+)?)+$/);
  });

  it.each([
    ['?table.output=nothing', 400],
    ['?table.output=payment', 400],
    ['?amount=x&principal=x', 422],
  ])('%s is refused in words', async (query, status) => {
    const answer = await service.get(path + query);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });
});

describe('the page and the API', () => {
  it('say the same for the links of worked examples, over all categories', async () => {
    const { catalogue } = service.services;
    const sample = catalogue.summaries.filter((_, index) => index % 25 === 0);
    for (const { slug } of sample) {
      const detail: Detail = await catalogue.detail(slug);
      const state = withDefaults(detail, stateFromRequest(detail, { inputs: exampleOf(detail) }));
      const markup = await page(`/calculators/${slug}?${queryFromState(detail, state)}`);
      const answer = await service.calculate(key, {
        calculator: slug,
        inputs: requestFromState(detail, state).request.inputs,
      });
      expect(answer.status, slug).toBe(200);
      const results = answer.json.result.results as Record<string, { value: unknown }>;
      const numbers = Object.entries(results).flatMap(([name, { value }]) =>
        typeof value === 'number' ? [[name, value]] : [],
      );
      expect(numbersOf(markup), slug).toEqual(Object.fromEntries(numbers));
    }
    expect(sample.length).toBeGreaterThan(40);
  });

  it('are the same by the call that the page gives', async () => {
    const { html } = await page('/calculators/body-mass-index?weight=154&weight.unit=lb&height=175');
    const call = /id="api-curl">([^<]*)</.exec(html)![1]!.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
    const body = /-d '(.*)'$/s.exec(call)![1]!;
    const answer = await service.calculate(key, body);
    expect(answer.status).toBe(200);
    expect(html).toContain(`<data value="${answer.json.result.results.bmi.value}"`);
  });
});

describe('a page for frames', () => {
  it('stays in its frame and says whose it is', async () => {
    const { all, html } = await page('/embed/ohms-law');
    expect(all('form')[0]!.attributes.get('action')).toBe('/embed/ohms-law');
    expect(all('header')).toHaveLength(0);
    expect(html).toContain('by Reckoner');
    const away = all('a').find(({ attributes }) => attributes.get('href')?.startsWith('https://calc.example/'));
    expect(away?.attributes.get('target')).toBe('_blank');
  });
});
