/** Links that carry inputs, pages in frames of other sites, and links made to do harm. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { isLive, shownResults } from './calculator-page.js';
import { inBrowser } from './world.js';

/** Another site, with one page. */
async function otherSite(html: string): Promise<{ readonly origin: string; readonly server: Server }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!DOCTYPE html><title>Another site</title><link rel="icon" href="data:,">${html}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  `';alert(1);//`,
  '</script><script>alert(1)</script>',
  '</textarea><svg onload=alert(1)>',
  'javascript:alert(1)',
  '__proto__',
  '\u202Etxt.exe\u2066',
  'a\u0000b',
  '9'.repeat(3000),
  '5 kg'.repeat(400),
];

inBrowser('links and frames', (world) => {
  it('a link carries inputs, units and the result', async () => {
    const page = await world.open(
      '/calculators/body-mass-index?weight=154&weight.unit=lb&height=5%2711%22&units.healthyTo=st',
    );
    const before = await shownResults(page);
    const link = await page.locator('#share-link').getAttribute('href');
    const other = await world.open(link!);
    expect(await shownResults(other)).toEqual(before);
    expect(await other.locator('[name="weight.unit"]').inputValue()).toBe('lb');
    expect(await other.locator('[name="height"]').inputValue()).toBe(`5'11"`);
    expect(await other.locator('[name="units.healthyTo"]').inputValue()).toBe('st');
  });

  it('the snippet for other sites shows the calculator there, and it calculates', async () => {
    const page = await world.open('/calculators/body-mass-index');
    const { origin, server } = await otherSite((await page.locator('#embed-snippet').textContent())!);
    try {
      const context = await world.context({ alsoFrom: [origin] });
      const guest = await context.newPage();
      await guest.goto(`${origin}/`);
      const frame = guest.frameLocator('iframe');
      await frame.getByLabel('Weight', { exact: true }).fill('82');
      await frame.getByLabel('Height', { exact: true }).fill('178');
      await frame.getByRole('button', { name: 'Calculate' }).click();
      await expect.poll(() => frame.locator('[data-output="bmi"] data').getAttribute('value')).toMatch(/^25\.88/);
      expect(await frame.getByRole('link', { name: 'BMI' }).getAttribute('target')).toBe('_blank');
    } finally {
      server.close();
    }
  });

  it('the snippet carries what stands in the form, and its frame is as high as what it shows', async () => {
    const page = await world.open('/calculators/loan-amortization-schedule');
    await isLive(page);
    await page.locator('#field-amount').fill('123456');
    const snippet = page.locator('#embed-snippet');
    await expect.poll(() => snippet.textContent()).toContain('amount=123456');
    const { origin, server } = await otherSite((await snippet.textContent())!);
    try {
      const context = await world.context({ alsoFrom: [origin], viewport: { width: 800, height: 600 } });
      const guest = await context.newPage();
      await guest.goto(`${origin}/`);
      const frame = guest.frameLocator('iframe');
      await expect.poll(() => frame.locator('#field-amount').inputValue()).toBe('123456');
      const gap = async () => {
        const { height } = (await guest.locator('iframe').boundingBox())!;
        return Math.abs(height - (await frame.locator('body').evaluate((body) => (body as HTMLElement).offsetHeight)));
      };
      await expect.poll(gap).toBeLessThan(6);
      const before = (await guest.locator('iframe').boundingBox())!.height;
      await frame.getByText('All 360 rows').click();
      await expect
        .poll(async () => (await guest.locator('iframe').boundingBox())!.height)
        .toBeGreaterThan(before + 200);
      await expect.poll(gap).toBeLessThan(6);
      // Others that post heights are not heard.
      await guest.evaluate(() => postMessage({ reckonerHeight: 5 }, '*'));
      await guest.evaluate(() => new Promise((done) => setTimeout(done, 50)));
      expect(await gap()).toBeLessThan(6);
    } finally {
      server.close();
    }
  });

  it.each([
    ['', 'dark', 'rgb(18, 21, 26)'],
    ['?embed.scheme=light', 'dark', 'rgb(255, 255, 255)'],
    ['?embed.scheme=dark', 'light', 'rgb(18, 21, 26)'],
    ['?weight=80&height=180&embed.scheme=dark', 'light', 'rgb(18, 21, 26)'],
    ['?embed.scheme=%22%3E', 'light', 'rgb(255, 255, 255)'],
  ] as const)('a frame%s of a %s reader is %s', async (query, colorScheme, ground) => {
    const page = await world.open(`/embed/body-mass-index${query}`, { colorScheme, javaScriptEnabled: false });
    const color = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await color()).toBe(ground);
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.waitForURL(/form\.written/);
    expect(await color()).toBe(ground);
  });

  it.each(['/', '/calculators/body-mass-index', '/login', '/dashboard'])('no other site can frame %s', async (path) => {
    world.expectTrouble(/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/i);
    const { origin, server } = await otherSite(`<iframe src="${world.origin}${path}"></iframe>`);
    try {
      const context = await world.context({ alsoFrom: [origin] });
      const guest = await context.newPage();
      await guest.goto(`${origin}/`);
      const frames = () => guest.frames().map((frame) => frame.url());
      await expect.poll(frames).toEqual([`${origin}/`, 'chrome-error://chromewebdata/']);
    } finally {
      server.close();
    }
  });

  it.each(HOSTILE.map((text) => ({ text, name: text.slice(0, 40) })))(
    'a hostile link only shows $name',
    async ({ text }) => {
      world.expectTrouble(/status of (4\d\d)/);
      const value = encodeURIComponent(text);
      const context = await world.context();
      const page = await context.newPage();
      for (const path of [
        `/calculators/body-mass-index?weight=${value}&weight.unit=${value}&height=180&units.bmi=${value}&${value}=${value}`,
        `/calculators/net-worth?assets.0.name=${value}&assets.0.value=1&assets.${value}.value=1`,
        `/calculators/dna-to-protein-translation?sequence=${value}&plot.x=${value}&currency.code=${value}`,
        `/?q=${value}`,
        `/calculators/body-mass-index?weight=70&height=180#${value}`,
      ]) {
        await page.goto(path);
        if (path.startsWith('/calculators/')) await isLive(page);
        const field = page.locator('main input[type=text], main input[type=search], main textarea').first();
        // As if somebody went on from there: the browser's own code reads the values too.
        await field.press('End');
        await field.press('1');
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
        expect(await page.locator('img, svg [onload], iframe, main script:not([type])').count(), path).toBe(0);
        expect(
          await page.evaluate(() => ({}) as { polluted?: unknown }).then(({ polluted }) => polluted),
        ).toBeUndefined();
      }
    },
  );
});
