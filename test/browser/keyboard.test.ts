/** From the home page to a result without a mouse, and how many keys that takes. */
import { expect, it } from 'vitest';
import { isLive, shownResults } from './calculator-page.js';
import { inBrowser } from './world.js';

inBrowser('keyboard', (world) => {
  it('from the home page to a result', async () => {
    const page = await world.open('/');
    let keys = 0;
    const press = async (key: string) => {
      keys++;
      await page.keyboard.press(key);
    };
    const type = async (text: string) => {
      for (const letter of text) await press(letter);
    };
    // Where the search already has the focus, nobody need press /.
    if (!(await page.evaluate(() => document.activeElement?.id === 'search'))) await press('/');
    await type('bmi');
    await expect.poll(() => page.locator('#search-results a').first().textContent()).toBe('BMI');
    await expect.poll(() => page.url()).toContain('?q=bmi');
    await press('ArrowDown');
    await press('Enter');
    await page.waitForURL('**/calculators/body-mass-index');
    await isLive(page);
    const before = await shownResults(page);
    let tabs = 1;
    // Past the header by the link that is there for it.
    await press('Tab');
    await press('Enter');
    while (!(await page.evaluate(() => document.activeElement?.id === 'field-weight'))) {
      await press('Tab');
      if (++tabs > 20) throw new Error('The first field is more than 20 tabs away.');
    }
    await type('82');
    // After the first digit alone there is no result.
    await expect.poll(async () => (await shownResults(page)).bmi ?? before.bmi).not.toBe(before.bmi);
    console.log(`From / to a result: ${keys} keys, ${tabs} of them to reach the first field.`);
    expect(keys).toBeLessThanOrEqual(11);
  });

  it('everything that can be pressed can be reached, shows where it is, and nothing is a trap', async () => {
    const page = await world.open('/calculators/loan-amortization-schedule');
    const seen: string[] = [];
    for (let index = 0; index < 120; index++) {
      await page.keyboard.press('Tab');
      const here = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element || element === document.body) return undefined;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
        return { name: element.outerHTML.slice(0, 90), isMarked };
      });
      if (!here) break;
      expect(here.isMarked, here.name).toBe(true);
      seen.push(here.name);
    }
    expect(seen.length).toBeLessThan(120);
    expect(seen[0]).toContain('Skip');
    const focusable = await page.evaluate(
      () =>
        [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')].filter(
          (element) => element.checkVisibility({ visibilityProperty: true }),
        ).length,
    );
    expect(seen.length).toBeGreaterThanOrEqual(focusable - 1);
  });

  it('an error is a key away from its field', async () => {
    world.expectTrouble(/422/);
    const page = await world.open('/calculators/body-mass-index');
    await page.locator('#field-height').focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('tall');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#field-height').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('#error-height').isVisible()).toBe(true);
  });
});
