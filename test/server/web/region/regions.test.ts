/** Pages by the reader's region without scripts: units, signs in numbers, dates; the choice of units for the whole site. */
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { queryFromRequest } from '../../../../server/src/web/form/fields.js';
import { ask, startTestService, TestClock, type TestService } from '../../harness.js';
import { type Markup, takeApart } from '../page-markup.js';

const ORIGIN = 'https://calc.example';
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ clock: new TestClock(Date.UTC(2026, 10, 23, 12)) });
});
afterAll(() => service.close());

interface Asked {
  readonly language?: string;
  readonly cookie?: string;
}

async function see(
  path: string,
  { language = 'en-US,en;q=0.9', cookie }: Asked = {},
): Promise<Markup & { html: string }> {
  const answer = await service.get(path, { 'accept-language': language, ...(cookie && { cookie }) });
  expect(answer.status, path).toBe(200);
  return { ...takeApart(answer.text), html: answer.text };
}

const fieldOf = ({ all }: Markup, id: string) =>
  [...all('input'), ...all('select')].find(({ attributes }) => attributes.get('id') === id)!;
const shownIn = (markup: Markup, id: string) => fieldOf(markup, id).attributes.get('value');
const resultsOf = ({ all }: Markup) => all('data').map(({ text }) => text);
const explanationOf = ({ all }: Markup) =>
  all('p').find(({ attributes }) => attributes.get('class') === 'explanation')?.text;
const US = '__Host-units=us';

/** The unit that is picked beside a field. */
function unitOf({ tags }: Markup, id: string): string | undefined {
  const from = tags.findIndex(({ attributes }) => attributes.get('id') === id);
  return tags.slice(from).find(({ name, attributes }) => name === 'option' && attributes.has('selected'))?.text;
}

describe('a page that nobody has asked anything of', () => {
  test.each<readonly [Asked, weight: string, unit: string, height: string]>([
    [{}, '154', 'lb', '5 ft 9 in'],
    [{ language: 'es-US' }, '154', 'lb', '5 ft 9 in'],
    [{ language: 'en-GB' }, '70', 'kg', '5 ft 9 in'],
    [{ language: 'de-DE' }, '70', 'kg', '175'],
    [{ language: 'en' }, '70', 'kg', '175'],
    [{ language: '' }, '70', 'kg', '175'],
    [{ cookie: '__Host-units=metric' }, '70', 'kg', '175'],
    [{ language: 'de-DE', cookie: US }, '154', 'lb', '5 ft 9 in'],
    [{ language: 'de-DE', cookie: '__Host-units=imperial' }, '70', 'kg', '175'],
  ])('is for the reader: %j', async (asked, weight, unit, height) => {
    const markup = await see('/calculators/body-mass-index', asked);
    expect(shownIn(markup, 'field-weight')).toBe(weight);
    expect(unitOf(markup, 'field-weight-unit')).toBe(unit);
    expect(shownIn(markup, 'field-height')).toBe(height);
    expect(unitOf(markup, 'field-units-healthyFrom')).toBe(unit);
  });

  it('has limits, examples, the call of the API and the link in these units', async () => {
    const { html } = await see('/calculators/body-mass-index');
    expect(html).toContain('44.1 to 1,100\u00a0lb.');
    expect(html).toContain('3 ft 4 in to 8 ft 2 in.');
    expect(html).toContain('Weight 70\u00a0kg (154.3\u00a0lb), Height 175\u00a0cm (5 ft 8.9 in)');
    expect(html).toContain('weight=154&amp;weight.unit=lb');
    expect(html).toContain('&quot;weight&quot;:{&quot;value&quot;:154,&quot;unit&quot;:&quot;lb&quot;}');
  });

  it('offers the units that people use first', async () => {
    const { html } = await see('/calculators/body-mass-index');
    const [picker] = /<select id="field-weight-unit".*?<\/select>/.exec(html)!;
    expect(picker).toMatch(/<option value="lb" selected>lb<\/option><option value="kg">kg<\/option>/);
    expect(picker).toMatch(/<optgroup label="More units">.*value="slug".*<\/optgroup><\/select>$/);
  });

  it('is cleared in these units', async () => {
    const markup = await see('/calculators/body-mass-index?form.clear=1');
    expect(shownIn(markup, 'field-weight')).toBe('');
    expect(unitOf(markup, 'field-weight-unit')).toBe('lb');
    expect(unitOf(markup, 'field-height-unit')).toBe('ft, in');
  });

  it('converts the columns of tables', async () => {
    const detail = await service.services.catalogue.detail('ballistic-trajectory');
    const path = `/calculators/${detail.slug}?${queryFromRequest(detail, { inputs: detail.examples[0]!.inputs })}`;
    const [metric, us] = await Promise.all([see(path, { language: 'en-AU' }), see(path)]);
    expect(us.html).toContain('Distance (yd)');
    expect(metric.html).toContain('Distance (m)');
    // The figure is drawn in the same units.
    expect(us.html).toMatch(/id="figure-desc">Height: [^<]*\sin at [\d.]+\s*yd/);
    expect(metric.html).toMatch(/id="figure-desc">Height: [^<]*\scm at [\d.]+\s*m/);
    // Of the last row, the distance and how far the bullet falls.
    const cells = (markup: Markup) => {
      const texts = markup
        .all()
        .filter(({ name, attributes }) => /^t[hd]$/.test(name) && !attributes.has('data-label'));
      const from = texts.findLastIndex(({ attributes }) => attributes.get('scope') === 'row');
      return [texts[from], texts[from + 1]].map((tag) => Number(tag!.text.replace('−', '-').replaceAll(',', '')));
    };
    const [[distance, height], [yards, inches]] = [cells(metric), cells(us)] as [number[], number[]];
    expect(yards! / (distance! / 0.9144)).toBeCloseTo(1, 2);
    expect(inches! / (height! / 2.54)).toBeCloseTo(1, 2);
  });
});

describe('an address with inputs', () => {
  it('means the same to everybody', async () => {
    const path = '/calculators/body-mass-index?weight=70&height=175';
    const [here, there] = await Promise.all([see(path), see(path, { language: 'de-DE' })]);
    for (const markup of [here!, there!]) {
      expect(shownIn(markup, 'field-weight')).toBe('70');
      expect(unitOf(markup, 'field-weight-unit')).toBe('kg');
      expect(unitOf(markup, 'field-units-healthyFrom')).toBe('kg');
    }
  });

  it('is read in feet and inches where a form is sent so', async () => {
    const markup = await see(
      '/calculators/body-mass-index?form.written=&weight=154&weight.unit=lb&height=5 11&height.unit=ft',
    );
    expect(shownIn(markup, 'field-height')).toBe('5 11');
    expect(markup.html).toContain('= 5 ft 11 in');
    // No unit of results is sent while there are none.
    expect(unitOf(markup, 'field-units-healthyFrom')).toBe('lb');
    expect(markup.html).toContain('height=5+ft+11+in');
  });

  it.each(['height.unit=furlongs', 'height.unit=kg', 'units.healthyFrom=mile'])(
    'that says %s is told so',
    async (what) => {
      const answer = await service.get(`/calculators/body-mass-index?weight=70&height=175&${what}`, {
        'accept-language': 'en-US',
      });
      expect(answer.status).toBe(422);
    },
  );
});

describe('numbers and dates', () => {
  test.each<readonly [language: string, payment: string, sentence: string]>([
    ['en-US', '$471.78', '$25,000.00 at 5%'],
    ['de-DE', '$471,78', '$25.000,00 at 5%'],
    ['fr-FR', '$471,78', '$25\u202f000,00 at 5%'],
    ['sv-SE', '$471,78', '$25\u00a0000,00 at 5%'],
  ])('are written as in %s', async (language, payment, sentence) => {
    const markup = await see('/calculators/loan-payment?amount=25000&rate=5&term=5', { language });
    expect(resultsOf(markup)[0]).toBe(payment);
    expect(explanationOf(markup)).toContain(sentence);
  });

  it('have the true minus sign in results and sentences', async () => {
    const markup = await see(
      '/calculators/net-worth?assets.0.name=Car&assets.0.value=1000&liabilities.0.name=Loan&liabilities.0.owed=3000',
    );
    expect(resultsOf(markup)[0]).toBe('−$2,000.00');
    expect(explanationOf(markup)).toContain('−$2,000.00');
    const cold = await see('/calculators/wind-chill?temperature=-10&wind=30');
    expect(resultsOf(cold)[0]).toBe('−20');
    expect(explanationOf(cold)).toContain('At −10 °C');
  });

  test.each([
    ['en-US', 'Nov 23, 2026'],
    ['en-GB', '23 Nov 2026'],
    ['de-DE', '23 Nov 2026'],
  ])('tell days as in %s', async (language, day) => {
    const markup = await see('/calculators/add-subtract-days-date?start=2026-11-20&days=3', { language });
    expect(markup.all('time')[0]!.text).toBe(day);
    expect(explanationOf(markup)).toContain(day);
  });

  it('hold in answers of the search box, in sentences too', async () => {
    const answer = await service.get('/asked?q=mortgage+400000+at+6.5%25+over+30+years', {
      'accept-language': 'de-DE',
    });
    expect(answer.text).toContain('$2.528,27');
    expect(answer.text).toContain('$400.000,00 at 6,5%');
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  });

  it('hold of heights in sentences and steps, which begin with what was given', async () => {
    const markup = await see('/calculators/ideal-body-weight?sex=male&height=5 ft 11 in&height.unit=ft&show.steps=1');
    expect(explanationOf(markup)).toMatch(/^At 5 ft 11 in /);
    expect(markup.html).toContain('5 ft 11 in');
    const steps = await service.get('/calculators/ideal-body-weight/steps?sex=male&height=71&height.unit=in', {
      'accept-language': 'en-US',
    });
    expect(steps.text).toMatch(/5\sft\s11\sin/);
  });

  it('are as ever in the answers of the API', async () => {
    const { key } = await service.account();
    const answer = await ask(`${service.url}/api/v1/calculate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key, 'accept-language': 'de-DE', cookie: US },
      body: JSON.stringify({ calculator: 'body-mass-index', inputs: { weight: 70, height: 175 } }),
    });
    expect(answer.json.result.results.healthyFrom).toMatchObject({ unit: 'kg', value: 56.65625 });
    expect(answer.json.result.explanation).toContain('56.7 kg');
  });
});

describe('the choice of units', () => {
  const OWN = { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' };
  const choose = (form: Record<string, string>, headers: Record<string, string> = OWN) =>
    ask(`${service.url}/units`, {
      method: 'POST',
      body: new URLSearchParams(form).toString(),
      headers,
      redirect: 'manual',
    });

  it('stands on pages by region, and tells which units there are', async () => {
    for (const path of ['/', '/?q=bmi', '/categories/health', '/calculators/body-mass-index']) {
      const { all } = await see(path);
      const buttons = all('button').filter(({ attributes }) => attributes.get('name') === 'system');
      expect(buttons.map(({ attributes }) => attributes.get('aria-pressed'))).toEqual(['false', 'true', 'false']);
    }
    expect((await see('/embed/body-mass-index')).all('button').some(({ text }) => text === 'Metric')).toBe(false);
  });

  it('is remembered for a year in a cookie that only this site has, and comes back to the page', async () => {
    const answer = await choose({ system: 'us', back: '/calculators/body-mass-index' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/calculators/body-mass-index');
    expect(answer.headers.get('set-cookie')).toBe(
      '__Host-units=us; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=31536000',
    );
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('takes along what stands in the form', async () => {
    const referer = `${ORIGIN}/calculators/body-mass-index?weight=70&height=175&plot.x=height`;
    const there = await choose({ system: 'us', back: '/' }, { ...OWN, referer });
    const location = there.headers.get('location')!;
    expect(location).toBe(
      '/calculators/body-mass-index?weight=154.3&weight.unit=lb&height=5+ft+8.9+in&height.unit=ft&units.healthyFrom=lb&units.healthyTo=lb&plot.x=height',
    );
    const back = await choose({ system: 'metric', back: '/' }, { ...OWN, referer: ORIGIN + location });
    expect(back.headers.get('location')).toBe('/calculators/body-mass-index?weight=70&height=175&plot.x=height');
  });

  it('takes along rows, wanted results, and what was written by the language', async () => {
    const written = `${ORIGIN}/calculators/body-mass-index?form.written=&weight=70,5&height=1,75&height.unit=m`;
    const numbers = await choose({ system: 'us' }, { ...OWN, referer: written, 'accept-language': 'de-DE' });
    expect(numbers.headers.get('location')).toContain('weight=155.4&weight.unit=lb&height=5+ft+8.9+in');
    const goal = `${ORIGIN}/calculators/ideal-body-weight?height=175&solve.for=height&solve.output=devine&solve.target=70`;
    const wanted = await choose({ system: 'us' }, { ...OWN, referer: goal });
    expect(wanted.headers.get('location')).toContain('solve.target=154.3&solve.target.unit=lb');
    const rows = `${ORIGIN}/calculators/flooring-boxes-area?rooms.0.length=4&rooms.0.width=3.5`;
    const cells = await choose({ system: 'us' }, { ...OWN, referer: rows });
    expect(cells.headers.get('location')).toContain('rooms.0.length=13.12&rooms.0.length.unit=ft');
  });

  test.each([
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
    ['http://[', '/'],
    ['/calculators/body-mass-index?a=%0d%0aset-cookie:x', '/calculators/body-mass-index?a=%0d%0aset-cookie:x'],
    ['', '/'],
  ])('leads to no other site: %j', async (back, location) => {
    const answer = await choose({ system: 'us', back });
    expect(answer.headers.get('location')).toBe(location);
    const referer = 'https://evil.example/calculators/body-mass-index';
    expect((await choose({ system: 'us', back: '/docs' }, { ...OWN, referer })).headers.get('location')).toBe('/docs');
  });

  test.each<readonly [why: string, headers: Record<string, string>, form: Record<string, string>, status: number]>([
    ['from another site', { ...OWN, origin: 'https://evil.example' }, { system: 'us' }, 403],
    ['by a link of another site', { ...OWN, 'sec-fetch-site': 'cross-site' }, { system: 'us' }, 403],
    ['by a program', { 'content-type': OWN['content-type'] }, { system: 'us' }, 403],
    ['of no system', OWN, { system: 'imperial' }, 400],
    ['in JSON', { ...OWN, 'content-type': 'application/json' }, { system: 'us' }, 415],
  ])('is refused %s', async (_, headers, form, status) => {
    const answer = await choose(form, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is asked for anew by browsers, and kept apart by caches', async () => {
    const path = '/calculators/body-mass-index';
    const us = await service.get(path, { 'accept-language': 'en-US' });
    const metric = await service.get(path, { 'accept-language': 'en-US', cookie: '__Host-units=metric' });
    expect(us.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300, must-revalidate');
    expect(us.headers.get('vary')).toContain('Accept-Language, Cookie');
    expect(us.headers.get('etag')).not.toBe(metric.headers.get('etag'));
    const again = await service.get(path, { 'accept-language': 'en-US', 'if-none-match': us.headers.get('etag')! });
    expect(again.status).toBe(304);
    expect(again.headers.get('vary')).toContain('Cookie');
    const other = await service.get(path, {
      'accept-language': 'en-US',
      cookie: '__Host-units=metric',
      'if-none-match': us.headers.get('etag')!,
    });
    expect(other.status).toBe(200);
  });
});

describe('a share of another field', () => {
  const SENT = '/calculators/mortgage-payment-piti?form.written=&rate=6&term=30';

  it.each([
    ['en-US', '500,000', '20%', '= $100,000', '100000'],
    ['de-DE', '500.000,00', '12,5 %', '= $62.500', '62500'],
    ['en-US', '$400k', '10%', '= $40,000', '40000'],
  ])('is read in %s: %s and %s', async (language, price, downPayment, reading, amount) => {
    const query = new URLSearchParams({ price, downPayment });
    const markup = await see(`${SENT}&${query}`, { language });
    expect(markup.all('output').find(({ attributes }) => attributes.get('id') === 'reading-downPayment')!.text).toBe(
      reading,
    );
    expect(shownIn(markup, 'field-downPayment')).toBe(downPayment);
    expect(markup.html).toContain(`downPayment=${amount}&`);
    expect(markup.html).toContain('percentage of “Home price”');
  });

  it('asks for the whole', async () => {
    const answer = await service.get(`${SENT}&price=&downPayment=20%25`, { 'accept-language': 'en' });
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('“20%” is a part of “Home price”: give that too, or an amount here.');
  });

  it('is refused by the API, which takes amounts', async () => {
    const { key } = await service.account();
    const inputs = { price: 500000, downPayment: '20%', rate: 6, term: 30 };
    expect((await service.calculate(key, { calculator: 'mortgage-payment-piti', inputs })).status).toBe(422);
  });
});
