/** Solving for an input on a calculator's page: the goal, what was found, and how it is given up. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { isLive, shownResults } from './calculator-page.js';
import { overflow, smallTargets, violations } from './looks.js';
import { inBrowser } from './world.js';

inBrowser('goals', (world) => {
  let key: string;
  beforeAll(async () => {
    ({ key } = await world.service.account('business'));
  });

  const value = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();
  const open = (page: Page) => page.getByText('Find the input for a wanted result').click();

  /** What the API finds for the same. */
  async function solved(calculator: string, inputs: object, solveFor: string, target: object): Promise<number> {
    const { json } = await world.service.calculate(key, { calculator, inputs, solveFor, target } as never);
    return (json.result.solved as { value: number }).value;
  }

  it('finds the input as one types, with doubles and decimals, and follows the other inputs', async () => {
    const bmi = await world.open('/calculators/body-mass-index?weight=80&height=175');
    await open(bmi);
    await bmi.getByLabel('Find', { exact: true }).selectOption('weight');
    await bmi.getByLabel('is to be').fill('22');
    await expect.poll(() => value(bmi, 'weight')).toBe('67.375');
    expect(await bmi.locator('.found').textContent()).toContain('67.375\u00a0kg');
    expect((await shownResults(bmi)).bmi).toBe('22');
    await bmi.locator('#field-height').fill('190');
    await expect.poll(() => value(bmi, 'weight')).toBe('79.42');
    await bmi.getByLabel('Unit of Weight').selectOption('lb');
    await expect.poll(async () => Number(await value(bmi, 'weight'))).toBeCloseTo(79.42 / 0.45359237, 9);
    // Another input is to be found: the first is again what was typed.
    await bmi.getByLabel('Find', { exact: true }).selectOption('height');
    await expect.poll(() => value(bmi, 'weight')).toBe('176.4');
    await expect.poll(() => bmi.locator('.found').textContent()).toContain('Height');

    const interest = await world.open('/calculators/compound-interest');
    await open(interest);
    await interest.getByLabel('Find', { exact: true }).selectOption('rate');
    await interest.getByLabel('is to be').fill('2000');
    const inputs = { principal: 1000, years: 10, frequency: await value(interest, 'frequency') };
    const rate = await solved('compound-interest', inputs, 'rate', { amount: 2000 });
    await expect.poll(async () => Number(await value(interest, 'rate'))).toBe(rate);
  });

  it('says why there is none, and what is wrong beside the goal', async () => {
    const page = await world.open('/calculators/body-mass-index?weight=80&height=175');
    await open(page);
    // Nothing is wanted yet.
    await page.getByRole('button', { name: 'Solve' }).click();
    await expect.poll(() => page.locator('#error-solve').textContent()).toMatch(/value that BMI should have/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-solve-target');
    await page.getByLabel('is to be').fill('2200');
    await expect.poll(() => page.locator('#error-solve').isVisible()).toBe(false);
    await expect
      .poll(() => page.locator('.no-result').textContent())
      .toMatch(/needs a value of “Weight” above the 500 kg that are allowed/);
    expect(await value(page, 'weight')).toBe('80');
    await page.getByLabel('is to be').fill('22 kg');
    await page.getByRole('button', { name: 'Solve' }).click();
    await expect.poll(() => page.locator('#error-solve').textContent()).toMatch(/Expected mass per area/);
    expect(await page.getByLabel('is to be').getAttribute('aria-invalid')).toBe('true');
    await page.getByLabel('is to be').fill('22');
    await expect.poll(() => page.locator('#error-solve').isVisible()).toBe(false);
    await expect.poll(() => value(page, 'weight')).toBe('67.375');
  });

  it('tells every value that gives the same', async () => {
    const page = await world.open('/calculators/projectile-motion-level-ground?speed=20&angle=45');
    await open(page);
    await page.getByLabel('Find', { exact: true }).selectOption('angle');
    await page.getByLabel('is to be').fill('30');
    await page.locator('.others a').waitFor();
    const found = Number(await value(page, 'angle'));
    await page.locator('.others a').click();
    await expect.poll(async () => found + Number(await value(page, 'angle'))).toBeCloseTo(90, 6);
    await expect.poll(async () => Number((await shownResults(page)).range)).toBeCloseTo(30, 6);
  });

  it('offers the units of the output that is wanted', async () => {
    const page = await world.open('/calculators/body-mass-index?weight=80&height=175');
    await open(page);
    await page.getByLabel('Find', { exact: true }).selectOption('height');
    await page.getByLabel('so that').selectOption('healthyTo');
    await page.getByLabel('is to be').fill('11');
    await page.getByLabel('Unit of the wanted result').selectOption('st');
    // What was typed is converted, as in every other field.
    await expect.poll(() => value(page, 'solve.target')).toBe('1.73');
    await page.getByLabel('is to be').fill('11');
    const height = await solved('body-mass-index', { weight: 80 }, 'height', { healthyTo: '11 st' });
    await expect.poll(async () => Number(await value(page, 'height'))).toBe(height);
  });

  it('goes along in the address, the link and the calls, and is given up by typing or by a word', async () => {
    const page = await world.open('/calculators/body-mass-index?weight=80&height=175');
    await open(page);
    await page.getByLabel('is to be').fill('22');
    await expect.poll(() => page.url()).toContain('solve.target=22');
    expect(page.url()).not.toMatch(/[?&]weight=/);
    await expect.poll(() => page.locator('#api').textContent()).toContain('"solveFor":"weight"');
    const link = (await page.locator('#share-link').getAttribute('href'))!;
    const shown = await shownResults(page);

    const other = await world.open(link);
    expect(await shownResults(other)).toEqual(shown);
    expect(await value(other, 'weight')).toBe('67.375');
    await expect.poll(() => other.locator('#field-weight').getAttribute('readonly')).toBeNull();
    await other.locator('#field-weight').fill('70');
    await expect.poll(() => value(other, 'solve.target')).toBe('');
    await expect.poll(() => other.url()).toMatch(/[?&]weight=70/);
    expect(await other.locator('.found, .found-for').count()).toBe(0);

    await page.getByRole('link', { name: 'Stop solving' }).click();
    await expect.poll(() => page.url()).toMatch(/[?&]weight=67\.375/);
    expect(page.url()).not.toContain('solve.');
    expect(await page.locator('.found, .found-for').count()).toBe(0);
  });

  it('works without scripts', async () => {
    const page = await world.open('/calculators/compound-interest', { javaScriptEnabled: false });
    await open(page);
    await page.getByLabel('Find', { exact: true }).selectOption('rate');
    await page.getByLabel('is to be').fill('2000');
    await page.getByRole('button', { name: 'Solve' }).click();
    await expect.poll(() => value(page, 'rate')).toMatch(/^6\.9515/);
    expect(await page.locator('#field-rate').isEditable()).toBe(false);
    await page.getByLabel('is to be').fill('3000');
    await page.getByRole('button', { name: 'Solve' }).click();
    await expect.poll(async () => Number(await value(page, 'rate'))).toBeGreaterThan(7);
    const found = await value(page, 'rate');
    await page.getByRole('link', { name: 'Stop solving' }).click();
    await expect.poll(() => page.locator('#field-rate').isEditable()).toBe(true);
    expect(await value(page, 'rate')).toBe(found);
  });

  it('needs no mouse', async () => {
    const page = await world.open('/calculators/body-mass-index?weight=80&height=175');
    await isLive(page);
    await page.getByText('Find the input for a wanted result').focus();
    await page.keyboard.press('Enter');
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
    await page.keyboard.type('22');
    await page.keyboard.press('Enter');
    await expect.poll(() => value(page, 'weight')).toBe('67.375');
    // The wanted value, its unit, the button, the way back.
    for (let tab = 0; tab < 3; tab++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('stop-solving');
    await page.keyboard.press('Enter');
    await expect.poll(() => value(page, 'solve.target')).toBe('');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('field-solve-target');
  });

  it.each(['light', 'dark'] as const)('is there for everybody on a phone in %s', async (colorScheme) => {
    const page = await world.open(
      '/calculators/projectile-motion-level-ground?speed=20&solve.for=angle&solve.output=range&solve.target=30',
      { viewport: { width: 360, height: 740 }, colorScheme },
    );
    expect(await violations(page)).toEqual([]);
    expect(await overflow(page)).toEqual([]);
    expect(await smallTargets(page)).toEqual([]);
  });
});
