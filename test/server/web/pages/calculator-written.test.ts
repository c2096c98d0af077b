/** Pages without scripts: numbers as people write them, an empty form, the example, dates that mean today. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOf, initialState } from '../../../../server/src/web/pages/calculator/initial-state.js';
import { startTestService, TestClock, type TestService } from '../../harness.js';
import { type Markup, type Tag, takeApart } from '../page-markup.js';

const NOW = Date.UTC(2026, 10, 23, 12);
const TODAY = '2026-11-23';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock: new TestClock(NOW) });
});
afterAll(() => service.close());

type Page = Markup & { readonly html: string };

async function page(path: string, language?: string, status = 200): Promise<Page> {
  const answer = await service.get(path, language === undefined ? {} : { 'accept-language': language });
  expect(answer.status, path).toBe(status);
  return { ...takeApart(answer.text), html: answer.text };
}

function byId({ tags }: Markup, id: string): Tag {
  return tags.find(({ attributes }) => attributes.get('id') === id)!;
}

const shownIn = (markup: Markup, id: string) => byId(markup, id).attributes.get('value');
const firstResult = ({ all }: Markup) => all('data')[0]?.attributes.get('value');

const SENT = '/calculators/simple-interest?form.written=&';

describe('a form that was sent', () => {
  it.each([
    ['en-US,en;q=0.9', '450,000.00', '450000', '= $450,000'],
    ['de-DE,de;q=0.9', '450.000,00 €', undefined, ''],
    ['de-DE,de;q=0.9', '450.000,50', '450000.5', '= $450.000,5'],
    ['fr', '1\u202f234,5', '1234.5', '= $1\u202f234,5'],
    ['en', '10k', '10000', '= $10,000'],
    ['en', '450000', '450000', ''],
  ])('in %s reads %s as %s', async (language, text, number, reading) => {
    const query = new URLSearchParams({ principal: text, rate: '5', time: '1' });
    const markup = await page(`${SENT}${query}`, language, number === undefined ? 422 : 200);
    expect(shownIn(markup, 'field-principal')).toBe(text);
    expect(byId(markup, 'reading-principal').text).toBe(reading);
    if (number !== undefined) {
      expect(byId(markup, 'share-link').attributes.get('href')).toContain(`principal=${number}&`);
      expect(markup.html).toContain(`&quot;principal&quot;:${number}`);
    }
  });

  it('asks what has two readings, at the field', async () => {
    const markup = await page(`${SENT}principal=6,500&rate=5&time=1`, 'de', 422);
    expect(byId(markup, 'error-principal').text).toContain('can be 6\u202f500 or 6.5: write 6500, or 6,5.');
    expect(shownIn(markup, 'field-principal')).toBe('6,500');
    expect(byId(markup, 'field-principal').attributes.get('aria-invalid')).toBe('true');
    expect(byId(markup, 'field-principal').attributes.get('aria-describedby')).toContain('reading-principal');
    expect(firstResult(markup)).toBeUndefined();
    expect(firstResult(await page(`${SENT}principal=6,500&rate=5&time=1`, 'en'))).toBeDefined();
  });

  it('knows the numbers that the page itself wrote', async () => {
    const markup = await page('/calculators/simple-interest?principal=1.754&rate=5&time=1', 'de');
    const [hidden] = markup.all('input').filter(({ attributes }) => attributes.get('name') === 'form.written');
    expect(hidden!.attributes.get('value')).toBe('principal=1.754');
    const query = new URLSearchParams({
      'form.written': 'principal=1.754',
      principal: '1.754',
      rate: '5,5',
      time: '1',
    });
    const sent = await page(`/calculators/simple-interest?${query}`, 'de');
    expect(firstResult(sent)).toBeDefined();
    expect(byId(sent, 'reading-rate').text).toBe('= 5,5%');
  });

  it('is kept by language, and links are the same for all', async () => {
    const sent = await service.get(`${SENT}principal=1,5&rate=5&time=1`);
    expect(sent.headers.get('vary')).toContain('Accept-Language');
    const [here, there] = await Promise.all(
      ['en', 'de'].map((language) => page('/calculators/simple-interest?principal=1.5&rate=5&time=1', language)),
    );
    expect(firstResult(there!)).toBe(firstResult(here!));
    expect(byId(there!, 'share-link').attributes.get('href')).toBe(byId(here!, 'share-link').attributes.get('href'));
  });

  it('reads units by what stands beside them', async () => {
    const query = new URLSearchParams({ weight: '1/2', 'weight.unit': 'st', height: `5'11"`, 'height.unit': 'm' });
    const markup = await page(`/calculators/body-mass-index?form.written=&${query}`, 'en', 422);
    expect(byId(markup, 'error-weight').text).toContain('must be');
    const right = await page(`/calculators/body-mass-index?form.written=&weight=154,5&weight.unit=lb&height=5'11"`);
    expect(byId(right, 'reading-weight').text).toBe('= 154.5\u00a0lb');
    expect(byId(right, 'reading-height').text).toBe('= 180.34\u00a0cm');
  });

  it('reads the rows of a table, the wanted result and uncertainties', async () => {
    const rows = 'assets.0.name=Car&assets.0.value=15.000,50&assets.1.name=Boat&assets.1.value=2k';
    const markup = await page(`/calculators/net-worth?form.written=&${rows}`, 'de');
    const [label] = ['Value in row 1 = $15.000,5; Value in row 2 = $2.000'];
    expect(byId(markup, 'reading-assets').text).toBe(label);
    const bmi = 'height=175&solve.for=weight&solve.output=bmi&solve.target=22,5';
    expect((await page(`/calculators/body-mass-index?form.written=&${bmi}`, 'de')).html).toContain(
      'so that BMI is 22,5',
    );
    const uncertain = 'weight=70&height=175&weight.uncertainty=0,5';
    const propagated = await page(`/calculators/body-mass-index?form.written=&${uncertain}`, 'de');
    expect(propagated.html).toContain(' ± ');
    expect(shownIn(propagated, 'field-weight-uncertainty')).toBe('0,5');
  });
});

it('the API stays strict', async () => {
  const { key } = await service.account('free');
  const inputs = { principal: '450,000', rate: 5, time: 1 };
  expect((await service.calculate(key, { calculator: 'simple-interest', inputs })).status).toBe(422);
});

describe('an empty form', () => {
  it('has no problems, no result, and the example beside', async () => {
    const markup = await page('/calculators/body-mass-index?form.clear=1');
    expect(shownIn(markup, 'field-weight')).toBe('');
    expect(markup.html).toContain('The result appears here once the inputs are complete.');
    expect(markup.html).not.toContain('id="problems"');
    const links = markup.all('a').filter(({ text }) => text === 'Clear' || text === 'Example');
    expect(links.map(({ attributes }) => attributes.get('href'))).toEqual([
      '/calculators/body-mass-index?form.clear=1',
      '/calculators/body-mass-index?weight=70&height=175',
    ]);
  });

  it('keeps its defaults', async () => {
    const markup = await page('/embed/age-from-birth-date?form.clear=1');
    expect(shownIn(markup, 'field-on')).toBe(TODAY);
    expect(markup.html).toContain('/embed/age-from-birth-date?form.clear=1');
  });
});

describe('what a page begins with', () => {
  it('is nothing that only a person can say of themselves', async () => {
    const { catalogue } = service.services;
    for (const { slug, category } of catalogue.summaries) {
      if (category !== 'medicine' && category !== 'health') continue;
      const detail = await catalogue.detail(slug);
      const state = initialState(await catalogue.calculator(slug), detail, TODAY);
      const ticked = detail.inputs.filter(({ name, type }) => type === 'flag' && state[name] === 'true');
      expect(ticked, slug).toEqual([]);
    }
    const score = await page('/calculators/wells-score-dvt');
    expect(score.all('input').filter(({ attributes }) => attributes.has('checked'))).toEqual([]);
    const answers = await page('/calculators/phq-9-depression');
    expect(answers.all('select').every(({ attributes }) => attributes.get('name') !== 'units')).toBe(true);
    expect(answers.html).toContain('The result appears here once the inputs are complete.');
    expect(answers.html).not.toContain('id="problems"');
  });

  it('is today where a date means today, and has a result', async () => {
    const { catalogue } = service.services;
    let count = 0;
    for (const { slug } of catalogue.summaries) {
      const detail = await catalogue.detail(slug);
      const dates = detail.inputs.filter(({ default: value }) => value === 'today');
      if (dates.length === 0) continue;
      count++;
      const markup = await page(`/calculators/${slug}`);
      for (const { name } of dates) expect(shownIn(markup, `field-${name}`), `${slug} ${name}`).toBe(TODAY);
      expect(markup.html, slug).not.toContain('The result appears here');
      expect(markup.html, slug).not.toContain('class="no-result"');
    }
    expect(count).toBe(21);
  });

  it('keeps what was to come ahead of today', async () => {
    const { catalogue } = service.services;
    const detail = await catalogue.detail('countdown-to-date');
    const example = exampleOf(detail);
    const state = initialState(await catalogue.calculator('countdown-to-date'), detail, '2031-03-01');
    const days = (inputs: Readonly<Record<string, unknown>>) =>
      (Date.parse(String(inputs.target)) - Date.parse(String(inputs.from))) / 86_400_000;
    expect(state.from).toBe('2031-03-01');
    expect(days(state)).toBe(days(example));
  });

  it('is today in links that leave the date out', async () => {
    const markup = await page('/calculators/age-from-birth-date?birth=2000-01-01');
    expect(shownIn(markup, 'field-on')).toBe(TODAY);
  });
});
