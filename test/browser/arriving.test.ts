/** Pages whose code is still on its way, or never comes: what a person does meanwhile counts, and nothing is dead. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { apiResults, type CalculationBody, isLive, shownResults } from './calculator-page.js';
import { inBrowser } from './world.js';

const BMI = '/calculators/body-mass-index';

inBrowser('code that is on its way', (world) => {
  let key: string;
  beforeAll(async () => {
    ({ key } = await world.service.account('business'));
  });

  async function expectResults(page: Page, body: CalculationBody): Promise<void> {
    const wanted = await apiResults(world, key, body);
    await expect.poll(() => shownResults(page)).toEqual(wanted);
  }

  const value = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();
  const openGoal = (page: Page) => page.getByText('Find the input for a wanted result').click();

  it('counts what was typed', async () => {
    const [page, release] = await world.openHolding(BMI, /^body-mass-index/);
    await page.locator('#field-weight').fill('150');
    await page.getByLabel('Unit of Weight').selectOption('lb');
    await page.getByLabel('Unit of Healthy weight to').selectOption('st');
    const sent = await shownResults(page);
    release();
    const [weight, units] = [{ value: 150, unit: 'lb' }, { healthyTo: 'st' }];
    const height = await page.locator('#field-height').inputValue();
    await expectResults(page, { calculator: 'body-mass-index', inputs: { weight, height }, units });
    expect(await shownResults(page)).not.toEqual(sent);
    // The text stays in the unit that it was typed in, and follows from then on.
    expect(await page.locator('#field-weight').inputValue()).toBe('150');
    await page.getByLabel('Unit of Weight').selectOption('kg');
    await expect.poll(() => page.locator('#field-weight').inputValue()).toBe('68');
  });

  it('says what is wrong in a field that was left', async () => {
    const [page, release] = await world.openHolding(BMI, /^body-mass-index/);
    await page.locator('#field-weight').fill('-5');
    await page.locator('#field-height').fill('-6');
    release();
    await expect.poll(() => page.locator('#error-weight').isVisible()).toBe(true);
    // Somebody is still in this one.
    expect(await page.locator('#error-height').isVisible()).toBe(false);
  });

  it('searches for what was typed', async () => {
    const [page, release] = await world.openHolding('/', /^home/);
    await page.getByRole('searchbox').fill('loan payment');
    release();
    await expect.poll(() => page.locator('#search-results a').first().textContent()).toBe('Loan payment');
  });

  it('adds rows as without scripts while the code for rows is not there', async () => {
    const [page, release] = await world.openHolding('/calculators/net-worth', /^rows/);
    await page.locator('#results + [role=status]').waitFor({ state: 'attached' });
    const rows = page.locator('[data-field="assets"] tbody tr');
    const before = await rows.count();
    await page.locator('[name="assets.0.value"]').fill('4321');
    await page.locator('button[data-add-row="assets"]').click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
    expect(await value(page, 'assets.0.value')).toBe('4321');
    release();
  });

  it('tells what a goal lacks once the code for goals has come', async () => {
    const [page, release] = await world.openHolding(`${BMI}?weight=80&height=175`, /^on-demand/);
    await isLive(page);
    await openGoal(page);
    await page.getByRole('button', { name: 'Solve' }).click();
    release();
    await expect.poll(() => page.locator('#error-solve').textContent()).toMatch(/value that BMI should have/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-solve-target');
    await page.getByLabel('is to be').fill('22');
    await expect.poll(() => value(page, 'weight')).toBe('67.375');
  });

  it('wants a result in its own unit where another result was chosen before the code for goals has come', async () => {
    const [page, release] = await world.openHolding(`${BMI}?weight=80&height=175`, /^on-demand/);
    await isLive(page);
    await openGoal(page);
    await page.getByLabel('Find', { exact: true }).selectOption('height');
    await page.getByLabel('so that').selectOption('healthyTo');
    await page.getByLabel('is to be').fill('70');
    release();
    await expect.poll(() => value(page, 'solve.target.unit')).toBe('kg');
    const body = { calculator: 'body-mass-index', inputs: { weight: 80 }, solveFor: 'height' };
    const { json } = await world.service.calculate(key, { ...body, target: { healthyTo: 70 } } as never);
    await expect
      .poll(async () => Number(await value(page, 'height')))
      .toBe((json.result.solved as { value: number }).value);
  });

  it('calculates once the units that were typed have come, and says what is wrong', async () => {
    const [page, release] = await world.openHolding(BMI, /^typed-units/);
    await isLive(page);
    await page.locator('#field-weight').fill('80 seconds');
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('problems');
    await page.locator('#field-weight').fill('2800 oz');
    await page.locator('#field-height').fill('180');
    await expectResults(page, { calculator: 'body-mass-index', inputs: { weight: '2800 oz', height: 180 } });
  });

  it('shows the steps of what was typed meanwhile', async () => {
    const [page, release] = await world.openHolding('/calculators/compound-interest', /^live-steps/);
    await isLive(page);
    await page.locator('#toggle-steps').click();
    await page.locator('#field-principal').fill('2000');
    release();
    await expect.poll(() => page.locator('#worked-steps').innerText()).toContain('3,294.02');
  });

  it('draws what was chosen last once the code that draws has come', async () => {
    const [page, release] = await world.openHolding('/calculators/compound-interest', /^live-plot/);
    await isLive(page);
    await page.locator('[name="plot.x"]').selectOption('rate');
    await page.locator('[name="plot.x"]').selectOption('principal');
    release();
    await expect.poll(() => page.locator('#plot svg title').textContent()).toContain('Principal');
  });

  it('shows what the last words of a search find, whichever answer comes first', async () => {
    const page = await world.open('/');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let settled = false;
    await page.route(/calculators\?q=loan/, async (route) => {
      await released;
      await route.continue().catch(() => {});
      settled = true;
    });
    const asked = page.waitForRequest(/calculators\?q=loan/);
    await page.getByRole('searchbox').fill('loan');
    await asked;
    await page.getByRole('searchbox').fill('bmi');
    const first = () => page.locator('#search-results a').first().textContent();
    await expect.poll(first).toBe('BMI');
    release();
    await expect.poll(() => settled).toBe(true);
    expect(await first()).toBe('BMI');
  });
});

inBrowser('code that never comes', (world) => {
  async function openWithout(path: string, asset: RegExp): Promise<Page> {
    world.expectTrouble(/ERR_FAILED/);
    const context = await world.context();
    const page = await context.newPage();
    await page.route(
      ({ pathname }) => pathname.startsWith('/assets/') && asset.test(pathname.slice('/assets/'.length)),
      (route) => route.abort(),
    );
    await page.goto(path);
    return page;
  }

  const live = (page: Page) => page.locator('#results + [role=status]').waitFor({ state: 'attached' });
  const bmi = async (page: Page) => (await shownResults(page)).bmi;

  it.each([/^body-mass-index/, /^engine/, /^calculator/])('asks the server without %s', async (asset) => {
    const page = await openWithout(BMI, asset);
    await page.locator('#field-weight').fill('82');
    await page.locator('#field-height').fill('178');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect.poll(() => bmi(page)).toMatch(/^25\.88/);
    expect(new URL(page.url()).searchParams.get('weight')).toBe('82');
  });

  it('asks the server about units that it cannot load', async () => {
    const page = await openWithout(BMI, /^typed-units/);
    await live(page);
    await page.locator('#field-weight').fill('2800 oz');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.waitForURL(/weight=2800/);
    const height = Number(await page.locator('#field-height').inputValue()) / 100;
    await expect.poll(async () => Number(await bmi(page))).toBeCloseTo((2800 * 0.45359237) / 16 / height ** 2, 6);
  });

  it('asks the server to solve', async () => {
    const page = await openWithout(`${BMI}?weight=80&height=175`, /^on-demand/);
    await live(page);
    await page.getByText('Find the input for a wanted result').click();
    await page.getByLabel('is to be').fill('22');
    await page.getByRole('button', { name: 'Solve' }).click();
    await expect.poll(() => page.locator('[name="weight"]').inputValue()).toBe('67.375');
  });

  it('asks the server for rows', async () => {
    const page = await openWithout('/calculators/net-worth', /^rows/);
    await live(page);
    const rows = page.locator('[data-field="assets"] tbody tr');
    const before = await rows.count();
    await page.locator('button[data-add-row="assets"]').click();
    await expect.poll(() => rows.count()).toBeGreaterThan(before);
  });

  it('asks the server for the page with the steps', async () => {
    const page = await openWithout('/calculators/compound-interest', /^live-steps/);
    await live(page);
    await page.locator('#toggle-steps').click();
    await page.waitForURL(/show\.steps=1/);
    await expect.poll(() => page.locator('#worked-steps').innerText()).toContain('1,647.01');
  });

  it('asks the server for the table', async () => {
    const page = await openWithout('/calculators/loan-amortization-schedule', /^taken-along/);
    await live(page);
    await page.getByText('All 360 rows').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.url()).toMatch(/^http/);
  });

  it('shows no plot and no calls of other inputs', async () => {
    const page = await openWithout(`${BMI}?weight=80&height=175`, /^live-(?:plot|api-calls)/);
    await live(page);
    await page.locator('#field-weight').fill('81');
    await expect.poll(() => page.locator('#plot').isVisible()).toBe(false);
    await expect.poll(() => page.locator('#api').isVisible()).toBe(false);
    await expect.poll(() => bmi(page)).toMatch(/^26\.44/);
  });
});
