/** What stands where on a calculator's page: first what was asked, then what explains it; the long folded away. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { isLive, shownResults } from './calculator-page.js';
import { overflow, violations } from './looks.js';
import { inBrowser } from './world.js';

const LOAN = '/calculators/loan-amortization-schedule?amount=200000&rate=6&payments=360';
const PHONE = { width: 360, height: 640 };
const ORDER = [
  ...['results', 'figure', 'tables', 'plot', 'steps', 'formula', 'uncertainty', 'notes', 'examples', 'references'],
  ...['related', 'share', 'api'],
];

/** Of those, what is on the page, in its order. */
function order(page: Page): Promise<string[]> {
  return page
    .locator('.calculator section[id]')
    .evaluateAll((sections, known) => sections.map(({ id }) => id).filter((id) => known.includes(id)), ORDER);
}

inBrowser('the order of a page', (world) => {
  it.each(['loan-amortization-schedule', 'body-mass-index', 'psychrometric-state-moist-air', 'ohms-law'])(
    'of %s goes from the result to where it comes from',
    async (slug) => {
      const page = await world.open(`/calculators/${slug}`, { javaScriptEnabled: false });
      const sections = await order(page);
      expect(sections.slice(0, 1)).toEqual(['results']);
      expect(sections).toEqual(ORDER.filter((id) => sections.includes(id)));
      expect(sections).toEqual(expect.arrayContaining(['formula', 'steps', 'examples', 'references']));
    },
  );

  it('tells first what was asked', async () => {
    const page = await world.open('/calculators/quadratic-equation?a=1&b=-3&c=2');
    const headline = page.locator('#results .main-result');
    expect(await headline.locator('dd').textContent()).toBe('1');
    expect(Object.keys(await shownResults(page)).slice(0, 3)).toEqual(['x1', 'x2', 'kind']);
    await isLive(page);
    // Nothing real to tell: then the kind of roots.
    await page.locator('#field-c').fill('10');
    await expect.poll(() => headline.locator('dd').textContent()).toBe('Two complex roots');
  });

  it('shows the first rows of a long table and the last, and all of them when asked', async () => {
    const page = await world.open(LOAN);
    await isLive(page);
    const seen = () =>
      page.locator('#tables tbody th').evaluateAll((all) => all.filter((one) => one.checkVisibility()).length);
    const ends = () => page.locator('#tables .table-scroll').first().locator('tbody th').allTextContents();
    expect(await seen()).toBe(6);
    expect(await ends()).toEqual(['1', '2', '3', '4', '5', '360']);
    await page.getByText('All 360 rows').press('Enter');
    await expect.poll(seen).toBe(360);
    await page.locator('#field-payments').fill('180');
    await expect.poll(seen).toBe(180);
    // A short one is whole, and none at all leaves no place.
    await page.locator('#field-payments').fill('4');
    await expect.poll(seen).toBe(4);
    await page.locator('#field-payments').fill('');
    await expect.poll(() => page.locator('#tables').isVisible()).toBe(false);
    expect(await violations(page)).toEqual([]);
  });

  it('folds what is long of a formula, which keyboards unfold without scripts', async () => {
    const page = await world.open('/calculators/psychrometric-state-moist-air', { javaScriptEnabled: false });
    const formula = page.locator('#formula');
    const parts = formula.locator('section.formula');
    expect(await parts.first().isVisible()).toBe(true);
    expect(await parts.last().isVisible()).toBe(false);
    const folded = (await formula.boundingBox())!.height;
    await formula.getByText('The rest of the formula').press('Enter');
    await parts.last().waitFor();
    expect((await formula.boundingBox())!.height).toBeGreaterThan(folded * 1.5);
    expect(folded).toBeLessThan(700);
  });

  it.each([LOAN, '/calculators/psychrometric-state-moist-air', '/calculators/punnett-square'])(
    'of %s fits a phone in the dark',
    async (path) => {
      const page = await world.open(path, { viewport: PHONE, colorScheme: 'dark' });
      expect(await overflow(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    },
  );
});
