/** Units by region in a browser: what a page begins with, another unit for a field, the choice for the whole site. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLive, shownResults } from './calculator-page.js';
import { overflow, smallTargets, violations } from './looks.js';
import { inBrowser, type OpenOptions } from './world.js';

inBrowser('units by region', (world) => {
  const BMI = '/calculators/body-mass-index';
  const value = (page: Page, id: string) => page.locator(`#field-${id}`).inputValue();
  const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

  async function live(path: string, options: OpenOptions = {}): Promise<Page> {
    const page = await world.open(path, { locale: 'en-US', ...options });
    await isLive(page);
    return page;
  }

  it('are the same with scripts and without', async () => {
    for (const locale of ['en-US', 'en-GB', 'de-DE']) {
      const page = await live(BMI, { locale });
      const plain = await world.open(BMI, { locale, javaScriptEnabled: false });
      for (const id of ['weight', 'weight-unit', 'height', 'height-unit'])
        expect(await value(page, id), `${locale} ${id}`).toBe(await value(plain, id));
      expect(await shownResults(page)).toEqual(await shownResults(plain));
      // Once reckoned here, the texts are those that the server wrote.
      const before = await plain.locator('#results').innerText();
      await page.locator('#field-weight').press('End');
      await page.locator('#field-weight').pressSequentially('.5');
      await page.locator('#field-weight').press('Backspace');
      await page.locator('#field-weight').press('Backspace');
      await expect
        .poll(() => page.locator('.explanation').innerText())
        .toBe(await plain.locator('.explanation').innerText());
      expect(before).toContain(await page.locator('#results .main-result data').innerText());
    }
  });

  it('another unit for a field converts to sensible digits, and back to what was typed', async () => {
    const page = await live(BMI, { locale: 'en-AU' });
    const before = await shownResults(page);
    await page.getByLabel('Unit of Height').selectOption('in');
    await expect.poll(() => value(page, 'height')).toBe('68.9');
    await page.getByLabel('Unit of Height').selectOption('ft');
    await expect.poll(() => value(page, 'height')).toBe('5 ft 8.9 in');
    await expect.poll(() => page.locator('.explanation').innerText()).toMatch(/at 68\.9 in|at 5 ft 8\.9 in/);
    await page.getByLabel('Unit of Height').selectOption('cm');
    await expect.poll(() => value(page, 'height')).toBe('175');
    await expect.poll(() => shownResults(page)).toEqual(before);
    // Typed in the other unit, it is converted by its value.
    await page.getByLabel('Unit of Weight').selectOption('lb');
    await expect.poll(() => value(page, 'weight')).toBe('154.3');
    await page.locator('#field-weight').fill('200');
    await page.getByLabel('Unit of Weight').selectOption('kg');
    await expect.poll(() => value(page, 'weight')).toBe('90.7');
    await expect.poll(() => page.url()).toContain('weight=90.7&');
  });

  it('a height is read in feet and inches', async () => {
    const page = await live(BMI);
    for (const [text, reading] of [
      [`5'11"`, '= 5 ft 11 in'],
      ['5 11', '= 5 ft 11 in'],
      ['6 ft', '= 6 ft 0 in'],
      ['180 cm', '= 5 ft 10.9 in'],
    ] as const) {
      await page.locator('#field-height').fill(text);
      await expect.poll(() => page.locator('#reading-height').textContent()).toBe(reading);
      expect(await page.locator('#error-height').isVisible()).toBe(false);
    }
  });

  it('every figure follows the field', async () => {
    const page = await live('/calculators/ideal-body-weight');
    await page.locator('#field-height').fill('6 ft 1 in');
    await expect.poll(() => page.locator('#plot').innerText()).toContain('Height (ft)');
    await expect.poll(() => page.locator('#api-curl').innerText()).toContain('6 ft 1 in');
    await page.locator('#toggle-steps').click();
    await expect.poll(() => page.locator('#worked-steps').innerText()).toContain('185.42');
  });

  it.each([true, false])('are chosen for the whole site and remembered, scripts: %s', async (javaScriptEnabled) => {
    const context = await world.context({ locale: 'en-US', javaScriptEnabled });
    const page = await context.newPage();
    await page.goto('/calculators/swimming-pool-volume');
    expect(await value(page, 'length-unit')).toBe('ft');
    await page.goto(BMI);
    if (javaScriptEnabled) await isLive(page);
    await page.locator('#field-weight').fill('200');
    if (javaScriptEnabled) await expect.poll(() => page.url()).toContain('weight=200');
    else {
      await page.getByRole('button', { name: 'Calculate' }).click();
      await page.waitForURL(/weight=200/);
    }
    await choose(page, 'Metric');
    await page.waitForURL(/weight=90\.7&/);
    expect(await value(page, 'height')).toBe('175.3');
    expect(await value(page, 'units-healthyFrom')).toBe('kg');
    expect(await page.getByRole('button', { name: 'Metric', exact: true }).getAttribute('aria-pressed')).toBe('true');
    // A page that was seen before, which the browser may have kept.
    await page.goto('/calculators/swimming-pool-volume');
    expect(await value(page, 'length-unit')).toBe('m');
    const again = await context.newPage();
    await again.goto(BMI);
    expect(await value(again, 'weight-unit')).toBe('kg');
    await choose(again, 'US');
    await expect.poll(() => value(again, 'weight-unit')).toBe('lb');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'units')).toMatchObject({
      value: 'us',
      httpOnly: true,
      sameSite: 'Lax',
    });
  });

  it('fields, rows and the wanted result that are empty have them too', async () => {
    const page = await live('/calculators/body-mass-index?form.clear=1');
    expect(await value(page, 'weight-unit')).toBe('lb');
    await page.locator('#field-weight').fill('154');
    await page.locator('#field-height').fill('5 9');
    await expect.poll(() => page.locator('#field-units-healthyFrom').inputValue()).toBe('lb');
    await page.locator('summary', { hasText: 'Find the input' }).click();
    await page.locator('#field-solve-output').selectOption('healthyFrom');
    await expect.poll(() => page.getByLabel('Unit of the wanted result').inputValue()).toBe('lb');
    const rows = await live('/calculators/flooring-boxes-area');
    const units = await rows
      .locator('table.rows select.unit-picker')
      .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
    expect(new Set(units)).toEqual(new Set(['ft']));
  });

  it('a share is read of another field, and follows it', async () => {
    const page = await live('/calculators/mortgage-payment-piti');
    const reading = () => page.locator('#reading-downPayment').textContent();
    await page.locator('#field-price').fill('500,000');
    await page.locator('#field-downPayment').fill('20%');
    await expect.poll(reading).toBe('= $100,000');
    const withShare = await shownResults(page);
    await expect.poll(() => page.url()).toContain('downPayment=100000');
    await page.locator('#field-price').fill('300,000');
    await expect.poll(reading).toBe('= $60,000');
    await page.locator('#field-price').fill('');
    await page.locator('#field-downPayment').blur();
    await expect
      .poll(() => page.locator('#error-downPayment').textContent())
      .toContain('“20%” is a part of “Home price”');
    await page.locator('#field-price').fill('500000');
    await page.locator('#field-downPayment').fill('100000');
    await expect.poll(() => shownResults(page)).toEqual(withShare);
  });

  it('numbers and dates are by the region, live as from the server', async () => {
    const page = await live('/calculators/loan-payment', { locale: 'de-DE' });
    await page.locator('#field-amount').fill('30000');
    await expect.poll(() => page.locator('.explanation').innerText()).toContain('$30.000,00 at 5%');
    await expect.poll(() => page.locator('#plot svg').innerHTML()).toContain('10.000');
    const day = await live('/calculators/add-subtract-days-date?start=2026-11-20&days=3');
    await day.locator('#field-days').fill('11');
    await expect.poll(() => day.locator('#results time').first().innerText()).toBe('Dec 1, 2026');
    await expect.poll(() => day.locator('.explanation').innerText()).toContain('Dec 1, 2026');
    const cold = await live('/calculators/wind-chill?temperature=-10&wind=30', { locale: 'en-GB' });
    await cold.locator('#field-temperature').fill('-20');
    await expect.poll(() => cold.locator('#results .main-result data').innerText()).toMatch(/^−3\d/);
  });

  it('fit a phone, in the dark too, and can be used by everybody', async () => {
    for (const colorScheme of ['light', 'dark'] as const)
      for (const path of [BMI, '/', '/calculators/mortgage-payment-piti']) {
        const page = await world.open(path, { locale: 'en-US', colorScheme, viewport: { width: 360, height: 740 } });
        expect(await overflow(page), path).toEqual([]);
        expect(await smallTargets(page), path).toEqual([]);
        expect(await violations(page), path).toEqual([]);
      }
  });

  it('move nothing when a unit is chosen', async () => {
    const page = await live(BMI, { viewport: { width: 1100, height: 900 } });
    const tops = () =>
      page.locator('#calculator .field').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    await page.getByLabel('Unit of Height').selectOption('cm');
    await expect.poll(() => value(page, 'height')).toBe('175.3');
    expect(await tops()).toEqual(before);
  });
});
