/** The figure of a calculator: there without scripts, in step with what is typed, hidden where there is nothing to draw. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLive } from './calculator-page.js';
import { overflow, violations } from './looks.js';
import { inBrowser } from './world.js';

const PHONE = { width: 360, height: 640 };

inBrowser('the figure', (world) => {
  const figure = (page: Page) => page.locator('#figure');
  const path = (page: Page) => figure(page).locator('path.figure-line').last().getAttribute('d');

  it('draws lines of a table, and follows what is typed', async () => {
    const page = await world.open('/calculators/investment-growth');
    await isLive(page);
    expect(await figure(page).locator('h2').textContent()).toBe('Paid in and value');
    expect(await figure(page).locator('.figure-key li').allTextContents()).toEqual([' Paid in', ' Value']);
    const before = await path(page);
    expect(before).toMatch(/^M0 /);
    await page.locator('#calculator input[type=text]').first().fill('99000');
    await expect.poll(() => path(page)).not.toBe(before);
    expect(await violations(page)).toEqual([]);
  });

  it('draws the parts of a sum in the unit that was chosen', async () => {
    const page = await world.open('/calculators/stopping-distance-vehicle-braking?speed=100&units.stopping=ft');
    await isLive(page);
    const told = await figure(page).locator('.figure-key').innerText();
    expect(told).toMatch(/Reaction distance: 41\.7\sm \(42\.6%\)/);
    expect(await figure(page).locator('title').textContent()).toMatch(/^Stopping distance, 321\.1\s*ft/);
  });

  it('is hidden while there is nothing to draw, and comes back', async () => {
    const page = await world.open('/calculators/vat-add-remove');
    await isLive(page);
    await expect.poll(() => figure(page).isVisible()).toBe(true);
    const amount = page.locator('#calculator input[type=text]').first();
    await amount.fill('');
    await expect.poll(() => figure(page).isVisible()).toBe(false);
    await amount.fill('50');
    await expect.poll(() => figure(page).isVisible()).toBe(true);
    expect(await figure(page).innerText()).toContain('by part');
  });

  it.each([
    'dice-sum-probability',
    'loan-amortization-schedule',
    'construction-cost-area',
    'normal-distribution',
    'mohrs-circle-2d',
  ])('of %s fits a phone, without scripts', async (slug) => {
    const page = await world.open(`/calculators/${slug}`, { javaScriptEnabled: false });
    await page.setViewportSize(PHONE);
    expect(await figure(page).isVisible()).toBe(true);
    expect(await overflow(page)).toEqual([]);
  });

  it('draws a curve anew as one types, in the reader’s scheme', async () => {
    const page = await world.open('/calculators/quadratic-equation', { colorScheme: 'dark' });
    await isLive(page);
    const told = () => figure(page).locator('desc').textContent();
    expect(await told()).toMatch(/x₂: 0 at 2\./);
    await page.locator('#calculator input[name=c]').fill('-10');
    await expect.poll(told).toMatch(/x₂: 0 at 5\./);
    expect(await violations(page)).toEqual([]);
  });

  it('draws shapes anew as one types, with values in the unit that was sent', async () => {
    const page = await world.open('/calculators/right-triangle-solver?a=5&b=12');
    await isLive(page);
    await page.locator('#calculator input[name=a]').fill('9');
    await expect
      .poll(() => figure(page).locator('.figure-text').allTextContents())
      .toEqual(expect.arrayContaining(['a = 9\u00a0cm', 'c = 15\u00a0cm']));
    expect(await violations(page)).toEqual([]);
  });

  it('is on a first visit what scripts draw after it', async () => {
    const shown = (page: Page) => figure(page).innerHTML();
    const plain = await world.open('/calculators/thin-lens-equation', { javaScriptEnabled: false });
    const live = await world.open('/calculators/thin-lens-equation');
    await isLive(live);
    const first = live.locator('#calculator input[type=text]').first();
    const given = await first.inputValue();
    await first.fill('1');
    await expect.poll(() => shown(live)).not.toBe(await shown(plain));
    await first.fill(given);
    await expect.poll(() => shown(live)).toBe(await shown(plain));
  });
});
