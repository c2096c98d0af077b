/** What keeps pages safe: their headers, what caches may hold, and hostile words wherever they can come in. */
import { relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueWithDetail } from '../catalogue-fixture.js';
import { signedInVisitor } from '../dashboard/visitor.js';
import { startTestService, type TestService } from '../harness.js';
import { checkPage } from './page-faults.js';
import { OPEN_PAGES, type PageKind } from './page-kinds.js';
import { takeApart } from './page-markup.js';

const BROWSER = { accept: 'text/html' };

let service: TestService;
let plain: TestService;
beforeAll(async () => {
  service = await startTestService();
  plain = await startTestService({ environment: { BASE_URL: 'http://calc.example' } });
});
afterAll(async () => {
  await service.close();
  await plain.close();
});

function policyOf(header: string | null): Map<string, string> {
  const pairs = (header ?? '').split(';').map((part) => part.trim().split(/\s+(.*)/s));
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

describe('headers of pages', () => {
  it.each(OPEN_PAGES)('keep $name safe', async ({ path, status = 200, framed, styled }) => {
    const { status: answered, headers } = await service.get(path, BROWSER);
    expect(answered).toBe(status);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    const policy = policyOf(headers.get('content-security-policy'));
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe(styled ? "'self' 'unsafe-inline'" : "'self'");
    policy.delete('style-src');
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\bhttps?:/);
    expect(policy.get('frame-ancestors')).toBe(framed ? '*' : "'none'");
    expect(headers.get('x-frame-options')).toBe(framed ? null : 'DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|same-origin|no-referrer)$/);
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each([
    ['asked for again', '/embed/length-converter', 200],
    ['with inputs', '/embed/ohms-law?voltage=12&current=2', 200],
    ['with wrong inputs', '/embed/ohms-law?voltage=much', 422],
  ])('let other sites show a frame that is %s', async (_, path, status) => {
    for (let time = 1; time <= 2; time++) {
      const answer = await service.get(path, BROWSER);
      const policy = policyOf(answer.headers.get('content-security-policy'));
      const framing = [policy.get('frame-ancestors'), answer.headers.get('x-frame-options')];
      expect([time, answer.status, ...framing]).toEqual([time, status, '*', null]);
    }
  });

  it.each([
    ['a calculator that there is not', '/embed/nothing-of-the-kind'],
    ['a calculator with inputs', '/calculators/ohms-law?voltage=12&current=2'],
    ['a calculator with wrong inputs', '/calculators/ohms-law?voltage=much'],
    ['a calculator asked for again', '/calculators/ohms-law'],
    ['steps alone', '/calculators/ohms-law/steps?voltage=12&current=2'],
  ])('let nobody show %s in a frame', async (_, path) => {
    for (let time = 1; time <= 2; time++) {
      const { headers } = await service.get(path, BROWSER);
      expect([time, policyOf(headers.get('content-security-policy')).get('frame-ancestors')]).toEqual([time, "'none'"]);
    }
  });

  it.each(OPEN_PAGES)('do not ask for https where $name is served without it', async ({ path }) => {
    expect((await plain.get(path, BROWSER)).headers.get('strict-transport-security')).toBeNull();
  });
});

describe('what caches may keep', () => {
  const cacheable = ({ isPublic, framed }: PageKind) => isPublic || framed;

  it.each(OPEN_PAGES.filter(cacheable))('$name is the same for everybody', async ({ path }) => {
    const { key } = await service.account();
    const { visitor } = await signedInVisitor(service);
    expect((await visitor.get('/dashboard')).status).toBe(200);
    const stranger = await service.get(path);
    expect(stranger.headers.get('cache-control')).toMatch(/^public, max-age=\d+(?:$|, s-maxage=\d+, must-revalidate$)/);
    const known = await service.get(path, {
      cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      'x-api-key': key,
      'x-forwarded-host': 'evil.example',
      'x-forwarded-for': '203.0.113.9',
      host: 'evil.example',
    });
    for (const { headers } of [stranger, known]) expect(headers.get('set-cookie')).toBeNull();
    expect(known.text).toBe(stranger.text);
  });

  it.each(OPEN_PAGES.filter((kind) => !cacheable(kind)))(
    '$name is kept by nobody or named by its address',
    async ({ path }) => {
      const { headers } = await service.get(path);
      const control = headers.get('cache-control') ?? '';
      if (headers.get('set-cookie') !== null) expect(control).toBe('no-store');
      else expect(control).toMatch(/^(no-store|private|public, max-age=\d+(?:$|, s-maxage=\d+, must-revalidate$))/);
    },
  );
});

it.each(['server/src/web/styles/icon.svg', 'node_modules/express/index.js'])(
  'files outside the assets are not served: %s',
  async (path) => {
    const file = relative(service.services.assets.directory, resolve(path));
    expect(file).toMatch(/^\.\./);
    const { status, text } = await service.get(`/assets/${encodeURIComponent(file)}`);
    expect([status, text.includes('There is no such asset.')]).toEqual([404, true]);
  },
);

const HOSTILE = [
  `"><img src=x onerror=alert(1)>`,
  `'"><script>alert(1)</script>`,
  `</title></textarea></script><script>alert(1)</script>`,
  `<!--<script>alert(1)</script>-->`,
  `javascript:alert(1)`,
  `" autofocus onfocus="alert(1)`,
  `{{constructor.constructor('alert(1)')()}}`,
  '\u202Egnp.exe\u2066',
  'a\u0000b\u0008c',
  `\u2028\u2029]]>`,
  'é'.repeat(2000),
] as const;

/** The page says nothing that its server did not mean, whatever the text. */
function expectHarmless(html: string, path: string): void {
  const markup = takeApart(html);
  const { faults } = checkPage(html, { canonical: undefined });
  const harmful = /script|handler|has on|has style|href|src=|action|Not a tag|twice/;
  expect(
    faults.filter((fault) => harmful.test(fault)),
    path,
  ).toEqual([]);
  for (const { name } of markup.all()) {
    expect(['iframe', 'object', 'embed', 'base', 'img'], path).not.toContain(name);
  }
}

describe('hostile words', () => {
  const catalogues = HOSTILE.map((text, index) => ({ text, name: text.slice(0, 30), index }));

  it.each(catalogues)('in a catalogue are only words: $name', async ({ text }) => {
    const hostile = (value: unknown): unknown => {
      if (typeof value === 'string') return value + text;
      return Array.isArray(value) ? value.map(hostile) : value;
    };
    const generated = catalogueWithDetail('health', 'body-mass-index', (detail) => ({
      ...detail,
      title: hostile(detail.title),
      description: hostile(detail.description),
      notes: [text],
      references: [{ title: text, url: `https://example.com/${encodeURIComponent(text)}` }],
      inputs: ((detail.inputs ?? []) as Record<string, unknown>[]).map((input) => ({
        ...input,
        label: hostile(input.label),
        help: text,
      })),
    }));
    const other = await startTestService({ environment: { GENERATED_DIR: generated } });
    try {
      for (const path of [
        '/calculators/body-mass-index',
        '/embed/body-mass-index',
        '/categories/health',
        '/?q=body+mass',
      ]) {
        const page = await other.get(path);
        expect(page.status, path).toBe(200);
        expectHarmless(page.text, path);
      }
      const { textOf } = takeApart((await other.get('/calculators/body-mass-index')).text);
      // U+0000 does not exist in HTML.
      const shown = (content: string) => content.replaceAll(/[\0\uFFFD]/g, '').replaceAll(/\s+/g, ' ');
      expect(shown(textOf('h1'))).toContain(shown(text).trim());
    } finally {
      await other.close();
    }
  });

  const places: readonly ((text: string) => string)[] = [
    (text) => `/?q=${text}`,
    (text) => `/calculators/body-mass-index?weight=${text}&height=${text}`,
    (text) => `/calculators/body-mass-index?weight=70&weight.unit=${text}&height=1.8&units.bmi=${text}`,
    (text) => `/calculators/body-mass-index?${text}=${text}`,
    (text) => `/calculators/loan-amortization-schedule?principal=${text}&currency.code=${text}`,
    (text) => `/calculators/net-present-value?flows.0.amount=${text}&flows.${text}.amount=1`,
    (text) => `/calculators/body-mass-index?weight=70&height=180&plot.x=${text}&plot.y=${text}`,
    (text) => `/calculators/body-mass-index?height=175&solve.target=${text}&solve.target.unit=${text}`,
    (text) => `/calculators/body-mass-index?height=175&solve.for=${text}&solve.output=${text}&solve.target=1`,
    (text) => `/calculators/day-of-week?date=2026-01-31&show.steps=${text}`,
    (text) => `/calculators/net-worth?assets.0.name=${text}&assets.0.value=5&show.steps=1`,
    (text) => `/embed/body-mass-index?weight=${text}`,
    (text) => `/calculators/${text}`,
    (text) => `/categories/${text}`,
    (text) => `/embed/${text}`,
    (text) => `/login?next=${text}`,
    (text) => `/verify?token=${text}`,
    (text) => `/reset?token=${text}`,
    (text) => `/${text}`,
  ];

  it.each(catalogues)('in an address are only words: $name', async ({ text }) => {
    for (const place of places) {
      const path = place(encodeURIComponent(text));
      const page = await service.get(path, BROWSER);
      expect(page.status, path).toBeLessThan(500);
      if (page.headers.get('content-type')?.startsWith('text/html')) expectHarmless(page.text, path);
      for (const [name, value] of page.headers) expect(`${name}: ${value}`).not.toMatch(/[\r\n\0]/);
    }
  });

  it.each(['%', '%zz', '%E0%A4', '%FF', 'a=%00%', '=&=&&', '&'.repeat(3000), `${'weight=1&'.repeat(400)}`])(
    'a query that is no query, %s, harms nothing',
    async (query) => {
      const page = await service.get(`/calculators/body-mass-index?${query}`);
      expect(page.status).toBeLessThan(500);
      expectHarmless(page.text, query);
    },
  );
});

describe('what search engines are told', () => {
  it('lists every calculator and category in the sitemap', async () => {
    const { status, headers, text } = await service.get('/sitemap.xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^application\/xml/);
    const listed = new Set([...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address));
    const { catalogue } = service.services;
    const wanted = [
      '/',
      ...catalogue.categories.map(({ category }) => `/categories/${category}`),
      ...catalogue.summaries.map(({ slug }) => `/calculators/${slug}`),
    ].map((path) => `https://calc.example${path}`);
    expect(wanted.filter((address) => !listed.has(address))).toEqual([]);
    expect([...listed].filter((address) => /\/(embed|dashboard|admin|login|signup)/.test(address!))).toEqual([]);
  });

  it('has robots leave accounts and the API alone and find the sitemap', async () => {
    const { status, headers, text } = await service.get('/robots.txt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain/);
    expect(text).toContain('Sitemap: https://calc.example/sitemap.xml');
    expect(text).toMatch(/^Disallow: \/dashboard/m);
  });
});
