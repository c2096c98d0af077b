/** What people do with a figure: read values off it, choose a part of it, take it along; with scripts and without. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLive } from './calculator-page.js';
import { overflow, violations } from './looks.js';
import { inBrowser } from './world.js';

const PHONE = { width: 360, height: 640 };
const PARABOLA = '/calculators/quadratic-equation?a=1&b=-3&c=2';

inBrowser('a figure', (world) => {
  const chart = (page: Page, section = 'figure') => page.locator(`#${section} svg.plot`);
  const told = (page: Page, section = 'figure') => page.locator(`#${section} .figure-reading-told`);
  const words = async (page: Page, section = 'figure') =>
    (await told(page, section).innerText()).replaceAll('\u00a0', ' ').split('\n');

  async function point(page: Page, across: number, up: number, section = 'figure'): Promise<void> {
    await chart(page, section).scrollIntoViewIfNeeded();
    // The code that reads comes with the first move; a plot that is drawn meanwhile draws the figure anew.
    await expect
      .poll(async () => {
        const box = await chart(page, section).boundingBox();
        if (box === null) return false;
        await page.mouse.move(box.x + box.width * across, box.y + box.height * up);
        await page.mouse.move(box.x + box.width * across, box.y + box.height * up + 1);
        return told(page, section).isVisible();
      })
      .toBe(true);
  }

  it('tells the values of all lines at the pointer, and moves nothing', async () => {
    const page = await world.open('/calculators/investment-growth');
    await isLive(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await point(page, 0.5, 0.5);
    expect(await words(page)).toEqual([
      expect.stringMatching(/^Year: \d+$/),
      expect.stringMatching(/^Paid in: \$[\d,]+\.\d\d$/),
      expect.stringMatching(/^Value: \$[\d,]+\.\d\d$/),
    ]);
    expect(await page.locator('#figure .figure-reading-dot').count()).toBe(2);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
    expect(await violations(page)).toEqual([]);
    await page.mouse.move(0, 0);
    await expect.poll(() => told(page).isVisible()).toBe(false);
  });

  it('names a mark that is near', async () => {
    const page = await world.open(PARABOLA);
    await isLive(page);
    const vertex = (await page.locator('#figure circle.plot-here').nth(2).boundingBox())!;
    const box = (await chart(page).boundingBox())!;
    await point(page, (vertex.x + 4 - box.x) / box.width, (vertex.y + 4 - box.y) / box.height);
    expect(await words(page)).toEqual(['Vertex', 'x: 1.5', 'y: −0.25']);
  });

  it('follows what is typed', async () => {
    const page = await world.open(PARABOLA);
    await isLive(page);
    await point(page, 0.99, 0.5);
    const before = await words(page);
    await page.locator('#calculator input[name=c]').fill('-10');
    await expect.poll(() => page.locator('#figure desc').textContent()).toMatch(/x₂: 0 at 5\./);
    await point(page, 0.99, 0.5);
    expect(await words(page)).not.toEqual(before);
  });

  it('is read by arrow keys, and said', async () => {
    const page = await world.open('/calculators/loan-amortization-schedule', { colorScheme: 'dark' });
    await isLive(page);
    await chart(page).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('End');
        return told(page).isVisible();
      })
      .toBe(true);
    const last = await words(page);
    await page.keyboard.press('ArrowLeft');
    const before = await words(page);
    expect(Number(/\d+/.exec(last[0]!)![0]) - Number(/\d+/.exec(before[0]!)![0])).toBe(1);
    expect((await page.locator('#figure [role=status].visually-hidden').textContent())!.replaceAll('\u00a0', ' ')).toBe(
      before.join(', '),
    );
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await told(page).isVisible()).toBe(false);
  });

  it('is read by a finger on a phone, within the window', async () => {
    const page = await world.open('/calculators/normal-distribution', { viewport: PHONE, hasTouch: true });
    await isLive(page);
    await chart(page).scrollIntoViewIfNeeded();
    const box = (await chart(page).boundingBox())!;
    await expect
      .poll(async () => {
        await page.touchscreen.tap(box.x + box.width * 0.6, box.y + box.height / 2);
        return told(page).isVisible();
      })
      .toBe(true);
    expect((await words(page)).join(' ')).toMatch(/^x: [\d.−]+ Density: [\d.]+$/);
    expect(await overflow(page)).toEqual([]);
  });

  it('reads the plot too', async () => {
    const page = await world.open('/calculators/kinetic-energy');
    await isLive(page);
    // A plot that the server had no time for is drawn when it is seen.
    await page.locator('#plot').scrollIntoViewIfNeeded();
    await point(page, 0.7, 0.5, 'plot');
    expect((await words(page, 'plot')).length).toBe(2);
  });

  it('is loaded to be read with the first move only', async () => {
    const page = await world.open(PARABOLA);
    await isLive(page);
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect((await loaded()).filter((name) => /figure-reader|live-plot/.test(name))).toEqual([]);
    await point(page, 0.5, 0.5);
    expect((await loaded()).filter((name) => /figure-reader/.test(name))).toHaveLength(1);
  });

  const first = (page: Page) => page.locator('#figure desc').textContent();
  const problem = (page: Page) => page.locator('#figure-problem').textContent();

  it('shows the part that is chosen, live', async () => {
    const page = await world.open(PARABOLA);
    await isLive(page);
    await page.locator('.figure-range summary').click();
    expect(await page.locator('#figure-reach').textContent()).toMatch(/^x can be shown from /);
    await page.locator('[name="figure.from"]').fill('1');
    await page.locator('[name="figure.to"]').fill('2');
    await expect.poll(() => first(page)).toMatch(/^y: from 0 at 1 to 0 at 2;/);
    await expect.poll(() => page.url()).toContain('figure.from=1&figure.to=2');
    expect(await page.locator('#figure-svg').getAttribute('href')).toContain('figure.from=1&figure.to=2');
    await page.locator('[name="figure.from"]').fill('3');
    await expect.poll(() => problem(page)).toBe('The range has to begin before its end: it is 3 to 2.');
    await page.locator('[name="figure.from"]').fill('one');
    await expect.poll(() => problem(page)).toMatch(/^“one” is no number/);
    expect(await violations(page)).toEqual([]);
  });

  it('shows the part that is chosen without scripts', async () => {
    const page = await world.open(PARABOLA, { javaScriptEnabled: false, viewport: PHONE });
    await page.locator('.figure-range summary').click();
    await page.locator('[name="figure.from"]').fill('1');
    await page.locator('[name="figure.to"]').fill('2');
    await page.locator('.figure-range button').click();
    expect(await first(page)).toMatch(/^y: from 0 at 1 to 0 at 2;/);
    expect(await page.locator('[name="figure.to"]').inputValue()).toBe('2');
    expect(await overflow(page)).toEqual([]);
    // Each mark has its words where no script tells them.
    expect(await page.locator('#figure circle.plot-here title').allTextContents()).toContain('Vertex: −0.25 at 1.5');
  });

  it.each([
    [PARABOLA, false],
    ['/calculators/right-triangle-solver?a=5&b=12', true],
  ])('%s is downloaded as SVG, with scripts: %s', async (path, javaScriptEnabled) => {
    const page = await world.open(path, { javaScriptEnabled });
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('#figure-svg').click()]);
    expect(download.suggestedFilename()).toMatch(/^(quadratic-equation|right-triangle-solver)\.svg$/);
    expect(readFileSync(await download.path(), 'utf8')).toMatch(/^<svg xmlns/);
  });

  it('is downloaded as PNG, twice as large as it is drawn', async () => {
    const page = await world.open('/calculators/ohms-law?voltage=12&resistance=4');
    await isLive(page);
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-png]').click()]);
    expect(download.suggestedFilename()).toBe('ohms-law.png');
    const bytes = readFileSync(await download.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(bytes.readUInt32BE(16)).toBe(2 * 640);
  });

  it('is downloaded with the input that was found', async () => {
    const page = await world.open(
      '/calculators/projectile-motion-level-ground?speed=20&solve.for=angle&solve.output=range&solve.target=30',
    );
    const href = await page.locator('#figure-svg').getAttribute('href');
    expect(href).not.toContain('solve.');
    expect((await page.request.get(href!)).status()).toBe(200);
  });

  it('draws a line of time with the reader’s dates, live', async () => {
    const page = await world.open('/calculators/ovulation-fertile-window?lastPeriod=2026-03-01');
    await isLive(page);
    expect(await first(page)).toContain('Next period: 29 Mar 2026.');
    await page.locator('#calculator input[name=cycle]').fill('30');
    await expect.poll(() => first(page)).toContain('Next period: 31 Mar 2026.');
    expect(await violations(page)).toEqual([]);
  });
});
