/** Results side by side, and reports: with and without scripts, on a phone, by keyboard, in the dark. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLive } from './calculator-page.js';
import { overflow, smallTargets, violations } from './looks.js';
import { inBrowser } from './world.js';

const LOAN = '/calculators/loan-payment';
const PHONE = { width: 360, height: 640 };

inBrowser('results side by side', (world) => {
  const cells = (page: Page, label: string) =>
    page
      .getByRole('row', { name: new RegExp(`^${label}`) })
      .locator('td')
      .allTextContents();
  const pinned = (page: Page) => new URL(page.url()).searchParams.getAll('c').map((one) => one.split('?')[0]);
  /** Undefined as long as the page's script has not yet kept what the address brings. */
  const kept = (page: Page) => (new URL(page.url()).hash === '' ? pinned(page) : undefined);
  const pin = (page: Page) => page.getByRole('button', { name: 'Pin this result' }).press('Enter');

  it('pins what stands in a form, varies it and takes it away, without scripts', async () => {
    const page = await world.open('/calculators/body-mass-index', { javaScriptEnabled: false });
    await page.locator('#field-weight').fill('80');
    await page.locator('#field-height').fill('180');
    await pin(page);
    await page.waitForURL(/\/compare\?c=/);
    expect(await cells(page, 'BMI')).toEqual(['24.7\u00a0kg/m²']);
    await page.getByRole('link', { name: 'Vary BMI, 1' }).click();
    expect(await page.locator('#field-weight').inputValue()).toBe('80');
    await page.locator('#field-weight').fill('90');
    // A form that was sent meanwhile does not forget.
    await page.getByRole('button', { name: 'Calculate' }).click();
    await pin(page);
    await page.waitForURL(/\/compare\?c=.*c=/);
    expect(await cells(page, 'Weight')).toEqual(['80\u00a0kg', '90\u00a0kg']);
    expect(await cells(page, 'BMI')).toEqual(['24.7\u00a0kg/m²', '27.8\u00a0kg/m²']);
    expect(await page.locator('tr.differs').count()).toBeGreaterThan(1);
    expect(await page.getByRole('row', { name: /^Height/ }).getAttribute('class')).toBeNull();
    await page.getByRole('link', { name: 'Take away BMI, 1' }).click();
    await expect.poll(() => cells(page, 'Weight')).toEqual(['90\u00a0kg']);
    const link = `${world.origin}/calculators/ohms-law?voltage=12&resistance=4`;
    await page.getByLabel('Link of another calculation').fill(link);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: "Ohm's law" }).waitFor();
    expect(pinned(page)).toEqual(['body-mass-index', 'ohms-law']);
  });

  it('sets a result beside those pinned before, and changes nothing by a link that is opened', async () => {
    const context = await world.context();
    const page = await context.newPage();
    for (const amount of ['100000', '200000']) {
      await page.goto(LOAN);
      await isLive(page);
      await page.locator('#calculator input[type=text]').first().fill(amount);
      await pin(page);
      await page.waitForURL(/\/compare\?[^#]*$/);
    }
    expect(pinned(page)).toEqual(['loan-payment', 'loan-payment']);
    const shared = await page.getByRole('link', { name: 'The link of this page' }).getAttribute('href');
    const other = await world.open(shared!, { viewport: PHONE, colorScheme: 'dark' });
    expect(await other.locator('thead th').count()).toBe(2);
    expect(await other.evaluate(() => localStorage.length)).toBe(0);
    expect(await overflow(other)).toEqual([]);
    expect(await violations(other)).toEqual([]);
    expect(await smallTargets(other)).toEqual([]);
    await page.goto('/calculators/ohms-law?voltage=12&resistance=4');
    await isLive(page);
    await pin(page);
    await expect.poll(() => kept(page)).toEqual(['loan-payment', 'loan-payment', 'ohms-law']);
    await page.getByRole('link', { name: 'Take away Loan payment, 1' }).click();
    await expect.poll(() => kept(page)).toEqual(['loan-payment', 'ohms-law']);
    await page.goto('/calculators/body-mass-index?weight=80&height=180');
    await isLive(page);
    await pin(page);
    await expect.poll(() => kept(page)).toEqual(['loan-payment', 'ohms-law', 'body-mass-index']);
    expect(await violations(page)).toEqual([]);
  });

  it.each([
    ['/compare?c=no-such-thing', 404],
    ['/compare?link=https%3A%2F%2Fexample.com%2F', 400],
    [`/compare?${Array.from({ length: 7 }, (_, index) => `c=ohms-law%3Fvoltage%3D${index}`).join('&')}`, 400],
  ])('refuses %s', async (path, status) => {
    expect((await world.service.get(path)).status).toBe(status);
  });

  it('says why there is no result', async () => {
    const page = await world.open('/compare?c=body-mass-index%3Fweight%3Dheavy%26height%3D180');
    expect(await page.getByRole('row', { name: /^In words/ }).innerText()).toMatch(/heavy/);
  });
});

inBrowser('a report', (world) => {
  it.each([true, false])('has all that it takes to check a result, scripts: %s', async (javaScriptEnabled) => {
    const page = await world.open('/calculators/loan-amortization-schedule', { javaScriptEnabled });
    if (javaScriptEnabled) await isLive(page);
    await page.locator('#field-amount').fill('300000');
    await page.getByRole('button', { name: 'Report' }).press('Enter');
    await page.waitForURL(/\/report\?/);
    const text = await page.locator('.report').innerText();
    expect(text).toMatch(/Loan amount\s+\$300,000/);
    expect(text).toMatch(/Payment\s+\$1,798\.65/);
    expect(text).toMatch(/Formula version\s+[\da-f]{8,}/);
    expect(text).toContain('Principles of Corporate Finance');
    expect(await page.locator('#figure svg').count()).toBe(1);
    expect(await page.locator('#tables tbody tr').count()).toBe(360);
    const { version } = await world.service.services.catalogue.detail('loan-amortization-schedule');
    expect(text).toContain(version);
    const link = page.locator('#provenance a').first();
    expect(await link.getAttribute('href')).toContain(
      `${world.origin}/calculators/loan-amortization-schedule?amount=300000`,
    );
    // The checker needs scripts itself.
    if (javaScriptEnabled) expect(await violations(page)).toEqual([]);
  });

  it('shows steps and cautions, fits paper and a phone', async () => {
    const page = await world.open('/calculators/compound-interest/report?principal=1000&rate=90&years=10', {
      colorScheme: 'dark',
    });
    expect(await page.locator('#steps math').count()).toBeGreaterThan(1);
    expect(await page.locator('.cautions li').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await overflow(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByText('Back to the calculation').isVisible()).toBe(false);
    expect(await page.locator('.site-header').isVisible()).toBe(false);
    expect((await page.pdf()).length).toBeGreaterThan(10_000);
  });

  it('says what is wrong with inputs', async () => {
    const { status, text } = await world.service.get('/calculators/body-mass-index/report?weight=heavy&height=180');
    expect(status).toBe(422);
    expect(text).toContain('heavy');
  });
});
