/** Numbers as people write them, with scripts and without: both read the same, and say how. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLive, shownResults } from './calculator-page.js';
import { inBrowser } from './world.js';

const TEXTS: readonly [locale: string, text: string, reading: string][] = [
  ['en-US', '450,000', '= $450,000'],
  ['en-US', '$450,000.00', '= $450,000'],
  ['en-US', '1.2M', '= $1,200,000'],
  ['en-US', '2 1/2', '= $2.5'],
  ['de-DE', '450.000,50', '= $450.000,5'],
  ['fr-FR', '1\u202f234,5', '= $1\u202f234,5'],
];

inBrowser('numbers as people write them', (world) => {
  const reading = (page: Page, name: string) => page.locator(`#reading-${name}`).textContent();

  async function live(slug: string, locale: string, query = ''): Promise<Page> {
    const page = await world.open(`/calculators/${slug}${query}`, { locale });
    await isLive(page);
    return page;
  }

  it.each(TEXTS)('in %s %s is the same with scripts and without', async (locale, text, said) => {
    const page = await live('compound-interest', locale);
    await page.locator('#field-principal').fill(text);
    await expect.poll(() => reading(page, 'principal')).toBe(said);
    const withScripts = await shownResults(page);
    expect(await page.locator('#field-principal').inputValue()).toBe(text);
    await expect.poll(() => page.locator('#calculator > [role=status]').textContent()).toContain(said);
    expect(await page.locator('#field-principal').getAttribute('aria-describedby')).toContain('reading-principal');

    const plain = await world.open('/calculators/compound-interest', { locale, javaScriptEnabled: false });
    await plain.locator('#field-principal').fill(text);
    await plain.getByRole('button', { name: 'Calculate' }).click();
    await plain.waitForURL((url) => url.search !== '');
    expect(await reading(plain, 'principal')).toBe(said);
    expect(await plain.locator('#field-principal').inputValue()).toBe(text);
    expect(await shownResults(plain)).toEqual(withScripts);

    // The address that scripts keep is read alike by everybody.
    await expect.poll(() => page.url()).toMatch(/principal=/);
    const other = await world.open(new URL(page.url()).pathname + new URL(page.url()).search, { locale: 'pl-PL' });
    expect(await shownResults(other)).toEqual(withScripts);
  });

  it('asks about what has two readings, with scripts and without', async () => {
    world.expectTrouble(/422/);
    const question = 'can be 6\u202f500 or 6.5: write 6500, or 6,5.';
    const page = await live('compound-interest', 'de-DE');
    await page.locator('#field-principal').fill('6,500');
    await page.locator('#field-principal').blur();
    await expect.poll(() => page.locator('#error-principal').textContent()).toContain(question);
    expect(await page.locator('#field-principal').getAttribute('aria-invalid')).toBe('true');
    expect(await shownResults(page)).toEqual({});
    await page.locator('#field-principal').fill('6,5');
    await expect.poll(() => reading(page, 'principal')).toBe('= $6,5');
    await expect.poll(() => page.locator('#error-principal').isVisible()).toBe(false);

    const plain = await world.open('/calculators/compound-interest', { locale: 'de-DE', javaScriptEnabled: false });
    await plain.locator('#field-principal').fill('6,500');
    await plain.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => plain.locator('#error-principal').textContent()).toContain(question);
  });

  it('does not ask about what the page itself wrote', async () => {
    const page = await live('body-mass-index', 'de-DE', '?weight=67.375&height=175');
    await page.locator('#field-height').fill('180,5');
    await expect.poll(() => reading(page, 'height')).toBe('= 180,5\u00a0cm');
    expect(await page.locator('#error-weight').isVisible()).toBe(false);
    expect(Object.keys(await shownResults(page))).toContain('bmi');
    // Typed with a comma it is converted by its value, and comes back as it was typed.
    await page.getByLabel('Unit of Height').selectOption('m');
    await expect.poll(() => page.locator('#field-height').inputValue()).toBe('1.805');
    await expect.poll(async () => Object.keys(await shownResults(page))).toContain('bmi');
    expect(await page.locator('#error-height').isVisible()).toBe(false);
    await page.getByLabel('Unit of Height').selectOption('cm');
    await expect.poll(() => page.locator('#field-height').inputValue()).toBe('180,5');
  });

  it('takes results back as they are shown, with their unit', async () => {
    const page = await live('compound-interest', 'en-US');
    const shown = await page.locator('#results .main-result data').textContent();
    expect(shown).toMatch(/^\$[\d,]+\.\d\d$/);
    await page.locator('#field-principal').fill(shown!);
    await expect.poll(() => reading(page, 'principal')).toBe(`= ${shown}`);
    await page.locator('#field-rate').fill('5.1162%');
    await expect.poll(() => reading(page, 'rate')).toBe('= 5.1162%');
  });

  it('forgets a reading when the text is plain again, and moves nothing', async () => {
    const page = await live('body-mass-index', 'en-AU');
    const top = () => page.locator('#field-height').evaluate((field) => field.getBoundingClientRect().top);
    const before = await top();
    await page.locator('#field-weight').fill('154 lb');
    await expect.poll(() => reading(page, 'weight')).toMatch(/^= 69\.85/);
    expect(await top()).toBe(before);
    await page.locator('#field-weight').fill('70');
    await expect.poll(() => reading(page, 'weight')).toBe('');
  });

  it('clears the form, and fills in the example', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await world.open('/calculators/body-mass-index', { javaScriptEnabled });
      await page.getByRole('link', { name: 'Clear', exact: true }).click();
      await page.waitForURL((url) => url.searchParams.has('form.clear'));
      expect(await page.locator('#field-weight').inputValue()).toBe('');
      expect(await page.getByRole('alert').count()).toBe(0);
      await page.getByRole('link', { name: 'Example', exact: true }).click();
      await page.waitForURL((url) => url.searchParams.has('weight'));
      expect(Object.keys(await shownResults(page))).toContain('bmi');
    }
  });

  it('begins with the day of the reader', async () => {
    const day = (timezoneId: string) => new Intl.DateTimeFormat('en-CA', { timeZone: timezoneId }).format(Date.now());
    for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'UTC']) {
      const page = await world.open('/calculators/age-from-birth-date', { timezoneId });
      await isLive(page);
      await expect.poll(() => page.locator('#field-on').inputValue()).toBe(day(timezoneId));
      expect(new URL(page.url()).search).toBe('');
    }
  });
});
