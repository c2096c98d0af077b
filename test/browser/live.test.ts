/** A calculator's page while somebody uses it: everything is in step with what stands in the form. */

import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { apiResults, type CalculationBody, isLive, shownResults } from './calculator-page.js';
import { inBrowser } from './world.js';

inBrowser('live calculators', (world) => {
  let key: string;
  beforeAll(async () => {
    ({ key } = await world.service.account('business'));
  });

  /** The page comes to show what the API says, without another document. */
  async function expectLive(page: Page, body: CalculationBody): Promise<void> {
    const wanted = await apiResults(world, key, body);
    await expect.poll(() => shownResults(page)).toEqual(wanted);
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  }

  async function open(slug: string, query = ''): Promise<Page> {
    const page = await world.open(`/calculators/${slug}${query}`);
    await isLive(page);
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    return page;
  }

  it('reckons as one types, with doubles, decimals and equations', async () => {
    const bmi = await open('body-mass-index');
    await bmi.locator('#field-weight').fill('91.5');
    await bmi.locator('#field-height').fill('180');
    await expectLive(bmi, { calculator: 'body-mass-index', inputs: { weight: '91.5', height: '180' } });

    const interest = await open('compound-interest');
    await interest.locator('#field-principal').fill('1234.56');
    await interest.locator('[name="frequency"]').selectOption({ index: 1 });
    const frequency = await interest.locator('[name="frequency"]').inputValue();
    const inputs = { principal: '1234.56', rate: 5, years: 10, frequency };
    await expectLive(interest, { calculator: 'compound-interest', inputs });

    const ohm = await open('ohms-law');
    for (const name of ['voltage', 'current', 'resistance', 'power']) await ohm.locator(`#field-${name}`).fill('');
    await ohm.locator('#field-power').fill('100');
    await ohm.locator('#field-resistance').fill('25');
    await expectLive(ohm, { calculator: 'ohms-law', inputs: { power: 100, resistance: 25 } });
    for (const page of [bmi, interest, ohm])
      expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });

  it('converts what was typed when its unit changes, and the results when theirs does', async () => {
    const page = await open('body-mass-index');
    await page.locator('#field-weight').fill('70');
    await page.locator('#field-height').fill('175');
    await expectLive(page, { calculator: 'body-mass-index', inputs: { weight: 70, height: 175 } });
    const bmi = (await shownResults(page)).bmi;
    await page.getByLabel('Unit of Weight').selectOption('lb');
    await expect.poll(() => page.locator('#field-weight').inputValue()).toBe('154.3');
    await expect.poll(async () => Number((await shownResults(page)).bmi)).toBeCloseTo(Number(bmi), 2);
    await page.getByLabel('Unit of Weight').selectOption('kg');
    await expect.poll(() => page.locator('#field-weight').inputValue()).toBe('70');
    await page.getByLabel('Unit of Healthy weight to').selectOption('st');
    const body = { calculator: 'body-mass-index', inputs: { weight: 70, height: 175 }, units: { healthyTo: 'st' } };
    await expectLive(page, body);
  });

  it('says what is wrong where it is, once it was touched, and takes it back', async () => {
    const page = await open('body-mass-index');
    await page.locator('#field-weight').fill('-5');
    await page.locator('#field-weight').blur();
    await expect.poll(() => page.locator('#error-weight').isVisible()).toBe(true);
    expect(await page.locator('#field-weight').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#error-height').isVisible()).toBe(false);
    await page.locator('#field-weight').fill('80');
    await expect.poll(() => page.locator('#error-weight').isVisible()).toBe(false);
    expect(await page.locator('#field-weight').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('keeps the address, the link and the API calls in step', async () => {
    const page = await open('body-mass-index');
    await page.locator('#field-weight').fill('88');
    await page.locator('#field-height').fill('181');
    await expect.poll(() => page.url()).toContain('weight=88');
    await expect.poll(() => page.locator('#share-link').getAttribute('href')).toContain('weight=88');
    await expect.poll(() => page.locator('#api').textContent()).toMatch(/88/);
    const shown = await shownResults(page);
    const curl = (await page.locator('#api pre').first().textContent())!;
    const { calculator, inputs } = JSON.parse(/-d '(\{.*\})'/s.exec(curl)![1]!) as CalculationBody;
    expect(await apiResults(world, key, { calculator, inputs })).toEqual(shown);
    await page.reload();
    expect(await page.locator('#field-weight').inputValue()).toBe('88');
    expect(await shownResults(page)).toEqual(shown);
  });

  it('shows what a choice calls for, and hides the rest', async () => {
    const page = await open('potting-mix-volume');
    const conditional = page.locator('[data-when]');
    const count = await conditional.count();
    expect(count).toBeGreaterThan(0);
    const when = JSON.parse((await conditional.first().getAttribute('data-when'))!) as Record<string, unknown>;
    const [[name, wanted]] = Object.entries(when) as [[string, unknown]];
    const allowed = [wanted].flat().map(String);
    const control = page.locator(`select[name="${name}"]`);
    const options = await control.locator('option').evaluateAll((all) => all.map((one) => one.getAttribute('value')!));
    const other = options.find((option) => option !== '' && !allowed.includes(option))!;
    await control.selectOption(allowed[0]!);
    await expect.poll(() => conditional.first().isVisible()).toBe(true);
    await control.selectOption(other);
    await expect.poll(() => conditional.first().isVisible()).toBe(false);
  });

  it('adds rows, reckons with them, and takes them away', async () => {
    const page = await open('net-worth');
    const rows = page.locator('[data-field="assets"] tbody tr');
    const before = await rows.count();
    const shown = Number((await shownResults(page)).netWorth);
    await page.locator('[data-field="assets"]').getByRole('button', { name: /add/i }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
    const cell = (column: string) => page.locator(`[name="assets.${before}.${column}"]`);
    await cell('name').fill('Boat');
    await cell('value').fill('1000');
    await expect.poll(async () => Number((await shownResults(page)).netWorth)).toBe(shown + 1000);
    await cell('name').fill('');
    await cell('value').fill('');
    await expect.poll(async () => Number((await shownResults(page)).netWorth)).toBe(shown);
  });

  it('draws the result against any input, and draws it anew', async () => {
    const page = await open('compound-interest');
    const path = () => page.locator('#plot svg path, #plot svg polyline').first().getAttribute('d');
    await page.locator('#plot svg').waitFor();
    const first = await path();
    await page.locator('[name="plot.x"]').selectOption('rate');
    await expect.poll(path).not.toBe(first);
    expect(await page.locator('#plot svg').textContent()).toContain('Annual interest rate');
    const second = await path();
    await page.locator('#field-principal').fill('5000');
    await page.locator('#field-years').fill('30');
    await expect.poll(path).not.toBe(second);
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });

  it('speaks of a new result once, and copies what there is to copy', async () => {
    const page = await open('compound-interest');
    expect(await page.locator('#results[aria-live], #results [aria-live], [role=status]').count()).toBeGreaterThan(0);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.locator('#field-principal').fill('777');
    await expect.poll(() => page.url()).toContain('principal=777');
    await page.locator('#share').getByRole('button', { name: /copy/i }).first().click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain(`${world.origin}/calculators/compound-interest?`);
    expect(await copied()).toContain('principal=777');
  });

  it('searches as one types, and says how much it found', async () => {
    const page = await world.open('/');
    const box = page.getByRole('searchbox');
    await box.pressSequentially('loan pay');
    await expect.poll(() => page.locator('#search-results a').first().textContent()).toMatch(/loan/i);
    await expect.poll(() => page.locator('#search-results a').allTextContents()).toContain('Loan payment');
    await expect.poll(() => page.locator('#search-status[role=status]').textContent()).toMatch(/\d+ calculators?/);
    const found = await world.open('/?q=loan');
    const before = await found.locator('#search-results li').count();
    await found.getByRole('searchbox').fill('loan amortization schedule');
    await expect.poll(() => found.locator('#search-results a').first().textContent()).toMatch(/amortization/i);
    await expect.poll(() => found.locator('#search-results li').count()).toBeLessThan(before);
    await box.fill('qqqqzzzz');
    await expect.poll(() => page.locator('#search-results a').count()).toBe(0);
    await box.fill('');
    await expect.poll(() => page.locator('#search-results a').count()).toBe(0);
  });
});
