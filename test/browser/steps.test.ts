/** Worked steps on a calculator's page: shown when someone asks, in step with what is typed, hidden again. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLive } from './calculator-page.js';
import { overflow, smallTargets, violations } from './looks.js';
import { inBrowser } from './world.js';

inBrowser('worked steps', (world) => {
  const words = (page: Page) => page.locator('#worked-steps').innerText();
  const toggle = (page: Page) => page.locator('#toggle-steps');

  it('are loaded on request, follow what is typed, and go along in the address', async () => {
    const page = await world.open('/calculators/compound-interest');
    await isLive(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    expect(await page.locator('#worked-steps li').count()).toBe(0);
    await toggle(page).click();
    await page.locator('#worked-steps math').first().waitFor();
    expect(await toggle(page).getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => page.url()).toContain('show.steps=1');
    expect(await words(page)).toContain('1,647.01');

    await page.locator('#field-principal').fill('2000');
    await expect.poll(() => words(page)).toContain('3,294.02');
    expect(asked.filter((path) => path.endsWith('/steps'))).toHaveLength(2);

    const other = await world.open((await page.locator('#share-link').getAttribute('href'))!);
    expect(await words(other)).toContain('3,294.02');
    await other.locator('#field-principal').fill('4000');
    await expect.poll(() => words(other)).toContain('6,588.04');

    await toggle(page).click();
    await expect.poll(() => page.locator('#worked-steps').innerHTML()).toBe('');
    await expect.poll(() => page.url()).not.toContain('show.steps');
    await page.locator('#field-principal').fill('3000');
    await expect.poll(() => page.url()).toContain('principal=3000');
    expect(asked.filter((path) => path.endsWith('/steps'))).toHaveLength(2);
  });

  it('say so while there is no result, and come to what was found', async () => {
    const page = await world.open('/calculators/body-mass-index?weight=80&height=180&show.steps=1');
    await page.locator('#field-weight').fill('heavy');
    await expect.poll(() => words(page)).toContain('once there is a result');
    await page.locator('#field-weight').fill('81');
    await expect.poll(() => words(page)).toContain('25\n');
    await page.getByText('Find the input for a wanted result').click();
    await page.getByLabel('is to be').fill('20');
    await expect.poll(() => words(page)).toContain('64.8');
  });

  it('come later when the server is asked too much, and the page goes on', async () => {
    world.expectTrouble(/429/);
    const page = await world.open('/calculators/body-mass-index?weight=80&height=180');
    await isLive(page);
    let asked = 0;
    let goOn = () => {};
    const seen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route('**/steps?*', async (route) => {
      if (++asked === 1) await route.fulfill({ status: 429, headers: { 'retry-after': '1' }, body: '' });
      else await seen.then(() => route.continue());
    });
    await toggle(page).click();
    await expect.poll(() => words(page)).toContain('could not be loaded');
    goOn();
    await expect.poll(() => words(page)).toContain('Healthy weight from');
    expect(asked).toBe(2);
  });

  it('are a page like others without scripts', async () => {
    const page = await world.open('/calculators/ohms-law?voltage=12&resistance=4', { javaScriptEnabled: false });
    await toggle(page).click();
    await page.waitForURL(/show\.steps=1/);
    expect(await words(page)).toContain('Current');
    await page.locator('#field-voltage').fill('24');
    await page.getByRole('button', { name: 'Calculate' }).click();
    await page.waitForURL(/voltage=24/);
    expect(await words(page)).toContain('24');
    await toggle(page).click();
    await page.waitForURL((url) => !url.searchParams.has('show.steps'));
    expect(await page.locator('#worked-steps li').count()).toBe(0);
    expect(await page.locator('#field-voltage').inputValue()).toBe('24');
  });

  it('need no mouse', async () => {
    const page = await world.open('/calculators/solar-position-azimuth-elevation');
    await isLive(page);
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await page.locator('#worked-steps math').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('toggle-steps');
    await page.keyboard.press('Tab');
    // Long lines are scrolled by keys.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Steps');
  });

  it.each(['light', 'dark'] as const)('are there for everybody on a phone in %s', async (colorScheme) => {
    const page = await world.open('/calculators/loan-payoff-extra-payments?show.steps=1', {
      viewport: { width: 360, height: 740 },
      colorScheme,
    });
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
});
