/** Pages of calculators whose forms ask for the input that gives a wanted result. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { processorTime } from '../../../processor.js';
import { startTestService, type TestService } from '../../harness.js';
import { type Markup, takeApart } from '../page-markup.js';

/** Of the processor, for the hardest goal. */
const MOST_MS = 3000;

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  ({ key } = await service.account());
});
afterAll(() => service.close());

async function page(path: string, status = 200): Promise<Markup & { readonly html: string }> {
  const { text, status: answered } = await service.get(path);
  expect(answered, path).toBe(status);
  return { ...takeApart(text), html: text };
}

const BMI = '/calculators/body-mass-index?height=175&solve.for=weight&solve.output=bmi&solve.target=22';
const INTEREST =
  '/calculators/compound-interest?principal=1000&rate=5&years=10&solve.for=rate&solve.output=amount&solve.target=2000';
const THROW = '/calculators/projectile-motion-level-ground?speed=20&solve.for=angle&solve.output=range&solve.target=30';

function attributesOf({ all }: Markup, name: string): ReadonlyMap<string, string> {
  return all('input').find(({ attributes }) => attributes.get('name') === name)!.attributes;
}

function callOf(html: string): string {
  const call = /id="api-curl">([^<]*)</.exec(html)![1]!.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
  return /-d '(.*)'$/s.exec(call)![1]!;
}

describe('a goal', () => {
  it.each([
    ['on doubles', BMI, 'weight', 67.375],
    ['on decimals', INTEREST, 'rate', 6.951529281423996],
    ['in another unit', `${BMI}&weight.unit=lb`, 'weight', 67.375 / 0.45359237],
  ])('%s is reached: the found value stands in its field', async (_, path, name, value) => {
    const markup = await page(path);
    const field = attributesOf(markup, name);
    expect(Number(field.get('value'))).toBeCloseTo(value, 9);
    expect(field.has('readonly')).toBe(true);
    expect(field.get('aria-describedby')?.split(' ')).toContain(`found-${name}`);
    expect(markup.ids).toContain(`found-${name}`);
    expect(attributesOf(markup, 'solve.target').get('value')).toMatch(/^(22|2000)$/);
    expect(markup.tags.find(({ attributes }) => attributes.get('id') === 'solve')!.attributes.has('open')).toBe(true);
  });

  it('is the answer of the call that the page gives, digit by digit', async () => {
    for (const path of [BMI, INTEREST, THROW, `${BMI}&units.healthyTo=st`]) {
      const { html, all } = await page(path);
      const answer = await service.calculate(key, callOf(html));
      expect(answer.status, path).toBe(200);
      const { results, solved } = answer.json.result as {
        results: Record<string, { value: unknown }>;
        solved: { value: number };
      };
      const shown = all('data').map(({ attributes }) => Number(attributes.get('value')));
      const numbers = Object.values(results).flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
      expect(shown, path).toEqual([Number(solved.value), ...numbers]);
    }
  });

  it('is in the call in Python and TypeScript too', async () => {
    const { html } = await page(INTEREST);
    expect(html.match(/&quot;solveFor&quot;: &quot;rate&quot;/g)).toHaveLength(2);
    expect(html.match(/&quot;target&quot;: \{\s*&quot;amount&quot;: 2000/g)).toHaveLength(2);
  });

  it('tells other values that give the same, as links to them', async () => {
    const { html, all } = await page(THROW);
    expect(html).toContain('Another value gives the same');
    // The first is the example of the form.
    const [, other] = all('a').filter(({ attributes }) => attributes.get('href')?.includes('&angle='));
    const href = other!.attributes.get('href')!;
    expect(href).not.toContain('solve.');
    const shown = await page(href);
    const range = shown.tags.findIndex(({ attributes }) => attributes.get('data-output') === 'range');
    const value = shown.tags
      .slice(range)
      .find(({ name }) => name === 'data')!
      .attributes.get('value');
    expect(Number(value)).toBeCloseTo(30, 9);
  });

  it('goes along in links, and is given up by a link that keeps what was found', async () => {
    const { all } = await page(INTEREST);
    const byId = (id: string) =>
      all('a')
        .find(({ attributes }) => attributes.get('id') === id)!
        .attributes.get('href')!;
    const link = new URL(byId('share-link'));
    expect(link.searchParams.get('solve.for')).toBe('rate');
    expect(link.searchParams.get('solve.target')).toBe('2000');
    expect(link.searchParams.has('rate')).toBe(false);
    const kept = new URL(byId('stop-solving'), 'https://calc.example').searchParams;
    expect(kept.get('rate')).toBe('6.951529281423996');
    expect([...kept.keys()].some((name) => name.startsWith('solve'))).toBe(false);
  });

  it('is drawn, and goes into a table’s CSV and a page for frames', async () => {
    expect((await page(BMI)).html).toContain('<svg class="plot"');
    const query = 'amount=1000&payments=12&solve.for=rate&solve.output=payment&solve.target=90';
    const table = await service.get(`/calculators/loan-amortization-schedule/table.csv?${query}`);
    expect(table.status).toBe(200);
    expect(table.text.split('\r\n')[1]).toMatch(/^1,90,/);
    const framed = await page(BMI.replace('/calculators/', '/embed/'));
    expect(attributesOf(framed, 'weight').get('value')).toBe('67.375');
  });

  it.each([
    ['is out of reach', BMI.replace('=22', '=2200'), /needs a value of “Weight” above the 500 kg that are allowed/],
    ['is not what the result depends on', `${BMI.replace('=bmi', '=healthyTo')}`, /does not depend on it/],
  ])('that %s is answered in words', async (_, path, told) => {
    const { html } = await page(path);
    expect(html).toMatch(told);
    expect(html).not.toContain('class="found"');
  });

  it.each([
    ['no input', BMI.replace('=weight', '=wieght'), 'solve-for', /no input named &quot;wieght&quot;/],
    ['no output', BMI.replace('=bmi', '=bim'), 'solve-output', /no output named &quot;bim&quot;/],
    ['no number', BMI.replace('=22', '=slim'), 'solve-target', /“BMI”/],
    ['the wrong dimension', BMI.replace('=22', '=22+kg'), 'solve-target', /Expected mass per area/],
    ['another input that is wrong', BMI.replace('=175', '=tall'), 'height', /“Height”/],
  ])('with %s is told beside its control', async (_, path, id, told) => {
    const markup = await page(path, 422);
    expect(markup.all('a').map(({ attributes }) => attributes.get('href'))).toContain(`#field-${id}`);
    const control = markup.all().find(({ attributes }) => attributes.get('id') === `field-${id}`)!;
    expect(control.attributes.get('aria-invalid')).toBe('true');
    const place = control.attributes.get('aria-describedby')!.split(' ').at(-1)!;
    const error = markup.tags.find(({ attributes }) => attributes.get('id') === place)!;
    expect(error.attributes.has('hidden')).toBe(false);
    expect(markup.html).toMatch(told);
    expect(markup.html).not.toMatch(/`(target|solveFor)`/);
  });

  it.each(['1e300', '-1e300', '9'.repeat(400), '1e-300', '0'])('of %s is answered soon', async (target) => {
    const slow = '/calculators/binomial-option-pricing?solve.for=volatility&solve.target=';
    const time = await processorTime(async () => {
      const answer = await service.get(`${slow}${target}`);
      expect([200, 422]).toContain(answer.status);
    });
    expect(time).toBeLessThan(MOST_MS);
  });

  it('is not offered where it makes no sense', async () => {
    for (const slug of ['ohms-law', 'prime-factorization'])
      expect((await page(`/calculators/${slug}`)).ids, slug).not.toContain('solve');
  });
});
