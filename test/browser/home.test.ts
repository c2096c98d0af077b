/** The front page: what is popular, families of categories, and what this browser used and pinned. */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLive } from './calculator-page.js';
import { overflow, smallTargets, violations } from './looks.js';
import { inBrowser } from './world.js';

const KEY = 'reckoner.calculators';

inBrowser('the front page', (world) => {
  const own = (page: Page) => page.locator('#own');
  const listed = (page: Page) => own(page).locator('a').allTextContents();

  async function use(context: BrowserContext, slug: string): Promise<void> {
    const page = await context.newPage();
    await page.goto(`/calculators/${slug}`);
    await isLive(page);
    await page.locator('#calculator input[type=text]').first().focus();
    await page.waitForFunction(([key, name]) => localStorage.getItem(key!)?.includes(name!), [KEY, slug]);
    await page.close();
  }

  it('begins with what is popular and has every category in a family, without scripts', async () => {
    const page = await world.open('/', { javaScriptEnabled: false });
    expect(await page.locator('#popular a').first().getAttribute('href')).toBe('/calculators/mortgage-payment-piti');
    expect(await page.locator('#popular a').count()).toBe(12);
    const headings = page.locator('.family h3');
    expect(await headings.count()).toBe(6);
    expect(await page.locator('.family svg.sign').count()).toBe(6);
    const { categories } = world.service.services.catalogue;
    expect(await page.locator('.family li a').count()).toBe(categories.length);
    expect(await own(page).isVisible()).toBe(false);
  });

  it('keeps what was used, the last first, and what is pinned before it', async () => {
    // Without transitions: colors are judged right after the scheme has changed.
    const context = await world.context({ reducedMotion: 'reduce' });
    for (const slug of ['body-mass-index', 'ohms-law', 'body-mass-index', 'compound-interest'])
      await use(context, slug);
    const page = await context.newPage();
    await page.goto('/');
    await expect.poll(() => listed(page)).toEqual(['Compound interest', 'BMI', "Ohm's law"]);
    const pin = page.getByRole('button', { name: "Pin Ohm's law" });
    await pin.press('Enter');
    await expect.poll(() => listed(page)).toEqual(["Ohm's law", 'Compound interest', 'BMI']);
    expect(await pin.getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-pin'))).toBe('ohms-law');
    await use(context, 'quadratic-equation');
    await page.reload();
    await expect.poll(() => listed(page)).toEqual(["Ohm's law", 'Quadratic equation', 'Compound interest', 'BMI']);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: 'Forget these' }).click();
    expect(await listed(page)).toEqual([]);
    expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  });

  it('moves nothing when the list comes', async () => {
    const context = await world.context({ viewport: { width: 1280, height: 1600 } });
    await use(context, 'ohms-law');
    await context.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect.poll(() => listed(page)).toHaveLength(1);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });

  it.each(['nonsense', '{"a":1}', '[null,{"slug":1},{"slug":"ohms-law","title":"<b>Ohm</b>"}]'])(
    'bears %s where it keeps them',
    async (kept) => {
      const context = await world.context();
      const page = await context.newPage();
      await page.goto('/');
      await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [KEY, kept]);
      await page.reload();
      await page.getByRole('searchbox').fill('loan');
      await page.locator('#search-results a').first().waitFor();
      expect(await listed(page)).toEqual(kept.startsWith('[') ? ['<b>Ohm</b>'] : []);
    },
  );
});
