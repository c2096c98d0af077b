/** Worked steps on calculators' pages: made on request, typeset, in step with the results. */
import { renderToString } from 'preact-render-to-string';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stateFromRequest } from '../../../../server/src/web/form/fields.js';
import { calculateUnplotted } from '../../../../server/src/web/pages/calculator/calculation.js';
import { exampleOf } from '../../../../server/src/web/pages/calculator/initial-state.js';
import { sidesOf, stepsOf, WorkedSteps } from '../../../../server/src/web/pages/calculator/steps.js';
import { startTestService, type TestService } from '../../harness.js';
import { checkPage } from '../page-faults.js';
import { type Markup, takeApart } from '../page-markup.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function page(path: string, status = 200): Promise<Markup & { readonly html: string }> {
  const { text, status: answered } = await service.get(path);
  expect(answered, path).toBe(status);
  return { ...takeApart(text), html: text };
}

/** A part of a page as one could read it aloud. */
const wordsOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const partOf = (html: string) => /<div id="worked-steps">(.*?)<\/div><input/s.exec(html)![1]!;

describe('the steps of a page', () => {
  it('are made only when they are asked for, by a link that keeps the inputs', async () => {
    const { html, all } = await page('/calculators/body-mass-index?weight=80&height=180');
    expect(html).toContain('<div id="worked-steps"></div>');
    const link = all('a').find(({ attributes }) => attributes.get('id') === 'toggle-steps')!.attributes;
    expect(link.get('rel')).toBe('nofollow');
    const href = link.get('href')!;
    expect(href).toBe('/calculators/body-mass-index?weight=80&height=180&show.steps=1#steps');
    const shown = await page(href);
    const words = wordsOf(partOf(shown.html));
    expect(words).toMatch(/180 cm = 1\.8 m/);
    expect(words).toMatch(/= 80 1\.8 2 ≈ 24\.69135802 kg\/m²/);
    expect(words).toContain('WHO class: Normal weight');
    const hide = shown.all('a').find(({ attributes }) => attributes.get('id') === 'toggle-steps')!.attributes;
    expect(hide.get('href')).toBe('/calculators/body-mass-index?weight=80&height=180');
  });

  it.each([
    ['of the first example', '/calculators/compound-interest?show.steps=1', '$1,647.01'],
    ['of equations', '/calculators/ohms-law?voltage=12&resistance=4&show.steps=1', '= 3 A'],
    ['in other units', '/calculators/kinetic-energy?mass=2&speed=36&units.energy=kJ&show.steps=1', '0.1 kJ'],
    [
      'for what was found',
      '/calculators/body-mass-index?height=175&solve.for=weight&solve.output=bmi&solve.target=22&show.steps=1',
      '67.375',
    ],
  ])('%s come to the results, in valid markup', async (_, path, told) => {
    const { html } = await page(path);
    expect(wordsOf(partOf(html))).toContain(told);
    const canonical = `https://calc.example${path.split('?')[0]}`;
    expect(checkPage(html, { canonical, formula: true }).faults).toEqual([]);
    // The same part by itself, for pages that follow what is typed.
    const part = await service.get(path.replace('?', '/steps?'));
    expect(part.status).toBe(200);
    expect(part.text).toBe(partOf(html));
    expect(part.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(part.headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each([
    ['/calculators/body-mass-index?weight=heavy&height=180&show.steps=1', 422],
    ['/calculators/matrix-multiplication?a=1+2&b=1+2&show.steps=1', 200],
    ['/calculators/body-mass-index/steps?weight=heavy', 200],
    ['/calculators/prime-factorization/steps', 404],
    ['/calculators/nothing/steps', 404],
  ])('%s: where there are none it says so', async (path, status) => {
    const { text, status: answered } = await service.get(path);
    expect(answered).toBe(status);
    expect(text).not.toContain('class="steps"');
  });

  it('stay open when the form is sent', async () => {
    const { all } = await page('/calculators/body-mass-index?show.steps=1');
    const hidden = all('input').find(({ attributes }) => attributes.get('name') === 'show.steps')!.attributes;
    expect([hidden.get('value'), hidden.get('form')]).toEqual(['1', 'calculator']);
  });

  it('are charged as other calculations are', async () => {
    const limited = await startTestService({ environment: { BURST_PER_ADDRESS: '100' } });
    try {
      const answers = [];
      for (let index = 0; index < 20; index++)
        answers.push(await limited.get(`/calculators/loan-payoff-extra-payments/steps?amount=${200000 + index}`));
      expect(answers.some(({ status }) => status === 429)).toBe(true);
    } finally {
      await limited.close();
    }
  });
});

/** Integrations of more steps than a request may work through: the page says so in their place. */
const TOO_LONG: ReadonlySet<string> = new Set([
  'ballistic-trajectory',
  'sample-size-paired',
  'sir-seir-epidemic-model',
]);

it('every calculator with a formula has steps that can be typeset', async () => {
  const { catalogue } = service.services;
  const faults: string[] = [];
  for (const { slug, hasFormula } of catalogue.summaries) {
    if (!hasFormula) continue;
    const detail = await catalogue.detail(slug);
    const calculator = await catalogue.liftedCalculator(slug);
    const steps = stepsOf(
      calculator,
      detail,
      calculateUnplotted(calculator, detail, stateFromRequest(detail, { inputs: exampleOf(detail) }), '2026-01-31'),
    );
    const markup = steps ? renderToString(WorkedSteps({ steps })) : '';
    if (!markup.includes('<li>') && !TOO_LONG.has(slug)) faults.push(`${slug}: no steps`);
    // What could not be typeset stands as text.
    const [, text] = /<code>([^<]*)/.exec(markup) ?? [];
    if (text !== undefined) faults.push(`${slug}: ${text}`);
    if (/ style=| on\w+=/.test(markup)) faults.push(`${slug}: a style or handler`);
  }
  expect(faults).toEqual([]);
}, 300_000);

it.each([
  ['a = b + c = 3', ['a', '= b + c', '= 3']],
  ['s = \\sum_{i = 1}^{3} x_i = 6', ['s', '= \\sum_{i = 1}^{3} x_i', '= 6']],
  ['x = \\left(a = b\\right) \\approx 2', ['x', '= \\left(a = b\\right)', '\\approx 2']],
  ['y = \\begin{cases} 1 = 1 \\end{cases}', ['y', '= \\begin{cases} 1 = 1 \\end{cases}']],
  ['p = \\text{a\\} = b}', ['p', '= \\text{a\\} = b}']],
  ['\\text{none}', ['\\text{none}']],
])('the sides of %s', (latex, sides) => {
  expect(sidesOf(latex)).toEqual(sides);
});
