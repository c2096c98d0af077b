/** Uncertainties on a calculator's page: propagated by the server as one types, in the units of the form. */
import { expect, it } from 'vitest';
import { isLive } from './calculator-page.js';
import { overflow, smallTargets, violations } from './looks.js';
import { inBrowser } from './world.js';

inBrowser('uncertainties', (world) => {
  it('follow what is typed, and go along in the address', async () => {
    const page = await world.open('/calculators/kinetic-energy?mass=2&speed=36');
    await isLive(page);
    const words = () => page.locator('#propagated').innerText();
    await page.getByText('Propagate the uncertainties of inputs').click();
    await page.getByLabel('Uncertainty of Speed').fill('1.08');
    await expect.poll(words).toContain('(100.0 ± 6.0) J');
    await expect.poll(() => page.url()).toContain('speed.uncertainty=1.08');
    await page.locator('#field-mass').fill('4');
    await expect.poll(words).toContain('(200 ± 12) J');

    const other = await world.open((await page.locator('#share-link').getAttribute('href'))!);
    expect(await other.locator('#propagated').innerText()).toContain('(200 ± 12) J');

    await page.getByLabel('Uncertainty of Speed').fill('');
    await expect.poll(words).toContain('once an input has one');
    await page.getByLabel('Unit of Speed').selectOption('m/s');
    await expect.poll(() => page.locator('[data-unit-of="speed"]').innerText()).toBe('m/s');
  });

  it.each([360, 1280])('are readable at %i px', async (width) => {
    const page = await world.open(
      '/calculators/kinetic-energy?mass=2&speed=36&speed.uncertainty=1&mass.uncertainty=0.1',
      { viewport: { width, height: 800 } },
    );
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
  });
});
