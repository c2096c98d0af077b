/** Scalar's reference of our document: it shows and tries every operation, and asks nobody but this service. */
import { expect, it } from 'vitest';
import { describeApi } from '../../server/src/openapi/document.js';
import { overflow } from './looks.js';
import { inBrowser } from './world.js';

/** Requests to other origins, and what the page's policy refuses, fail each test: see `world.ts`. */
inBrowser('the interactive reference', (world) => {
  it('shows the operations, and comes from this service alone', async () => {
    const page = await world.open('/docs/reference');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await page.getByText('Find calculators').first().waitFor();
    const { tags } = describeApi(world.origin) as { tags: { name: string }[] };
    for (const { name } of tags) expect(await page.locator('#reference').innerText()).toContain(name);
    expect(asked).toContain('/api/v1/openapi.json');
    expect(asked.filter((path) => /^\/assets\/scalar-\w+\.js$/.test(path))).toHaveLength(1);
    for (let screen = 0; screen < 5; screen++) await page.mouse.wheel(0, 2000);
    // Fonts are those of the reader.
    expect(asked.filter((path) => !/^\/(docs\/reference$|assets\/|api\/v1\/openapi\.json$)/.test(path))).toEqual([]);
    expect(await page.evaluate('document.fonts.size')).toBe(0);
  });

  it('tries requests at this service', async () => {
    const page = await world.open('/docs/reference#tag/catalogue/GET/api/v1/categories');
    await page
      .getByRole('button', { name: /Test Request.*categories/ })
      .first()
      .click();
    const answer = page.waitForResponse((response) => response.url() === `${world.origin}/api/v1/categories`);
    await page.getByRole('button', { name: /^Send/ }).first().click();
    expect((await answer).status()).toBe(200);
  });

  it('fits a phone', async () => {
    const page = await world.open('/docs/reference', { viewport: { width: 360, height: 720 } });
    await page.getByRole('heading', { name: 'Reckoner' }).first().waitFor();
    expect(await overflow(page)).toEqual([]);
  });

  it('says without scripts where the other one is', async () => {
    const page = await world.open('/docs/reference', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'The reference that needs none' }).click();
    await page.getByRole('heading', { name: 'API reference', exact: true }).waitFor();
  });
});
