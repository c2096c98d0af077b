/** Other solutions on a calculator's page: as one types, by their links, and to everyone's eyes. */
import { expect, it } from 'vitest';
import { shownResults } from './calculator-page.js';
import { overflow, smallTargets, violations } from './looks.js';
import { inBrowser } from './world.js';

inBrowser('other solutions', (world) => {
  it('follow what is typed, go where there are none, and lead to their form', async () => {
    const page = await world.open('/calculators/rectangle-geometry?area=48&perimeter=28');
    const others = page.locator('.other-solutions li');
    expect(await others.allTextContents()).toEqual(['Length 8\u00a0cm, Width 6\u00a0cm']);
    // By hand: 2 + 12 = 28/2 and 2 × 12 = 24.
    await page.locator('#field-area').fill('24');
    await expect.poll(() => others.allTextContents()).toEqual(['Length 12\u00a0cm, Width 2\u00a0cm']);
    // A square: there is one solution.
    await page.locator('#field-area').fill('49');
    await expect.poll(() => others.count()).toBe(0);
    await page.locator('#field-area').fill('13');
    await expect.poll(() => others.allTextContents()).toEqual(['Length 13\u00a0cm, Width 1\u00a0cm']);
    await others.locator('a').click();
    await page.waitForURL(/length=13/);
    await expect.poll(async () => Number((await shownResults(page)).width)).toBeCloseTo(1, 9);
    expect(await page.locator('#field-area').inputValue()).toBe('13');
  });

  it.each([
    [1280, 'light'],
    [360, 'light'],
    [360, 'dark'],
  ] as const)('at %i px, %s, are readable by all', async (width, colorScheme) => {
    const path = '/calculators/cone-geometry?slant=5&volume=37.69911184307752';
    const page = await world.open(path, { viewport: { width, height: 800 }, colorScheme });
    await page.locator('.other-solutions a').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
});
