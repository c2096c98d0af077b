/** On a narrow screen the main result is told while someone types, though it stands below what they see. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLive } from './calculator-page.js';
import { overflow, violations } from './looks.js';
import { inBrowser } from './world.js';

const PHONE = { width: 360, height: 640 };

inBrowser('the main result in sight', (world) => {
  async function open(slug: string): Promise<Page> {
    const page = await world.open(`/calculators/${slug}`);
    await page.setViewportSize(PHONE);
    await isLive(page);
    return page;
  }

  const bar = (page: Page) => page.locator('.in-sight');
  const mainResult = async (page: Page) => (await page.locator('.main-result data').textContent())!.trim();

  it('follows what is typed, and goes where the result itself is seen', async () => {
    const page = await open('mortgage-payment-piti');
    const field = page.locator('#calculator input[type=text]').first();
    await field.focus();
    await expect.poll(() => bar(page).isVisible()).toBe(true);
    const before = await mainResult(page);
    await field.fill('123456');
    await expect.poll(() => mainResult(page)).not.toBe(before);
    await expect.poll(() => bar(page).locator('b').textContent()).toContain(await mainResult(page));
    expect(await overflow(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    // It is above the field that is typed in, not over it.
    const [over, typed] = await Promise.all([bar(page).boundingBox(), field.boundingBox()]);
    expect(over!.y + over!.height).toBeLessThanOrEqual(typed!.y);

    await page.locator('.main-result').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('.main-result')!.scrollIntoView());
    await expect.poll(() => bar(page).isVisible()).toBe(false);
  });

  it('says that there is a caution, and only while someone is in the form', async () => {
    const page = await open('body-mass-index');
    await page.locator('#field-height').fill('175');
    await page.setViewportSize({ width: 360, height: 420 });
    await page.locator('#field-weight').fill('46');
    await expect.poll(() => bar(page).locator('strong').textContent()).toBe('Danger: ');
    await expect.poll(() => bar(page).locator('b').textContent()).toMatch(/^15\.0/);
    await page.locator('#field-weight').blur();
    await expect.poll(() => bar(page).isVisible()).toBe(false);
  });

  it('is not there where the result stands beside the form', async () => {
    const page = await open('body-mass-index');
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.locator('#field-weight').fill('70');
    await expect.poll(() => bar(page).count()).toBe(1);
    expect(await bar(page).isVisible()).toBe(false);
  });
});
