/** The home page in a real browser. */
import { expect, it } from 'vitest';
import { inBrowser } from './world.js';

inBrowser('home', (world) => {
  it('is called by its heading', async () => {
    const page = await world.open('/');
    expect(await page.title()).toContain('Reckoner');
    expect(await page.locator('h1').count()).toBe(1);
  });
});
