/** Calculating in a browser that runs no scripts: forms and links do everything. */
import { beforeAll, expect, it } from 'vitest';
import { apiResults, shownResults } from './calculator-page.js';
import { inBrowser } from './world.js';

const plain = { javaScriptEnabled: false } as const;

inBrowser('without scripts', (world) => {
  let key: string;
  beforeAll(async () => {
    ({ key } = await world.service.account('business'));
  });

  it('searches, opens a calculator and calculates', async () => {
    const page = await world.open('/', plain);
    await page.getByRole('searchbox').fill('body mass');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'BMI', exact: true }).click();
    await page.getByLabel('Weight', { exact: true }).fill('82');
    await page.getByLabel('Height', { exact: true }).fill('178');
    await page.getByRole('button', { name: 'Calculate' }).click();
    const inputs = { weight: 82, height: 178 };
    const wanted = await apiResults(world, key, { calculator: 'body-mass-index', inputs });
    await expect.poll(() => shownResults(page)).toEqual(wanted);
    expect(new URL(page.url()).searchParams.get('weight')).toBe('82');
  });

  it('takes inputs in other units and converts results', async () => {
    const page = await world.open('/calculators/body-mass-index', plain);
    await page.getByLabel('Weight', { exact: true }).fill('154');
    await page.getByLabel('Unit of Weight').selectOption('lb');
    await page.getByLabel('Height', { exact: true }).fill(`5'11"`);
    await page.getByRole('button', { name: 'Calculate' }).click();
    const body = { calculator: 'body-mass-index', inputs: { weight: '154 lb', height: `5'11"` } };
    const wanted = await apiResults(world, key, body);
    await expect.poll(() => shownResults(page)).toEqual(wanted);
    await page.getByLabel('Unit of Healthy weight from').selectOption('st');
    await page.getByRole('button', { name: 'Convert' }).click();
    const converted = await apiResults(world, key, { ...body, units: { healthyFrom: 'st' } });
    await expect.poll(() => shownResults(page)).toEqual(converted);
    expect(await page.getByLabel('Weight', { exact: true }).inputValue()).toBe('154');
  });

  it('says beside each field what is wrong with it, and keeps what was typed', async () => {
    world.expectTrouble(/422/);
    const page = await world.open('/calculators/body-mass-index', plain);
    await page.getByLabel('Weight', { exact: true }).fill('heavy');
    await page.getByLabel('Height', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Calculate' }).click();
    const summary = page.getByRole('alert');
    await expect.poll(() => summary.getByRole('link').count()).toBe(2);
    expect(await page.getByLabel('Weight', { exact: true }).inputValue()).toBe('heavy');
    for (const name of ['weight', 'height']) {
      expect(await page.locator(`#field-${name}`).getAttribute('aria-invalid')).toBe('true');
      expect(await page.locator(`#error-${name}`).textContent()).not.toBe('');
    }
    await summary.getByRole('link').first().click();
    const isTarget = () => page.locator('#field-weight').evaluate((field) => field.matches(':target'));
    await expect.poll(isTarget).toBe(true);
  });

  it('adds rows and adds up what is in them', async () => {
    const page = await world.open('/calculators/net-worth', plain);
    const rows = () => page.locator('[data-field="assets"] tbody tr').count();
    const before = await rows();
    await page.locator('[data-field="assets"]').getByRole('button', { name: /add/i }).click();
    await expect.poll(rows).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.waitForURL((url) => !url.searchParams.has('add.rows'));
    expect(Object.keys(await shownResults(page))).not.toEqual([]);
  });

  it('downloads a table as CSV', async () => {
    const page = await world.open('/calculators/loan-amortization-schedule', plain);
    const rows = await page.locator('#tables details tbody tr').count();
    expect(rows).toBeGreaterThan(3);
    await page.getByText('All 360 rows').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^loan-amortization-schedule-\w+\.csv$/);
    const stream = await download.createReadStream();
    let text = '';
    for await (const chunk of stream) text += chunk;
    expect(text.trim().split('\r\n')).toHaveLength(rows + 1);
  });

  it('opens a worked example with its inputs', async () => {
    const page = await world.open('/calculators/body-mass-index', plain);
    const links = page.locator('#examples a[href*="?"]');
    expect(await links.count()).toBeGreaterThan(0);
    const href = (await links.last().getAttribute('href'))!;
    await links.last().click();
    await page.waitForURL((url) => url.href.endsWith(href));
    expect(Object.keys(await shownResults(page))).toContain('bmi');
  });
});
