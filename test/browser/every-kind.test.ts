/** Every kind of page, wide and narrow, light and dark, on paper: accessible, and within its window. */
import { expect, it } from 'vitest';
import { OPEN_PAGES } from '../server/web/page-kinds.js';
import { overflow, smallTargets, violations } from './looks.js';
import { inBrowser } from './world.js';

/** Calculators that between them have every kind of input and output, conditions, tables, formulas and none. */
const VARIED = [
  'compound-interest',
  'ohms-law',
  'loan-amortization-schedule',
  'matrix-multiplication',
  'linear-system-gaussian-elimination',
  'net-worth',
  'xirr',
  'ascvd-pooled-cohort-risk',
  'apache-ii-score',
  'moon-phase',
  'schengen-90-180-days',
  'dna-to-protein-translation',
  'password-entropy',
  'potting-mix-volume',
  'sunrise-sunset-times',
  'portfolio-variance',
];
const PAGES = [
  // What is not ours to mend has its own tests: reference.test.ts.
  ...OPEN_PAGES.filter(({ styled }) => !styled),
  ...VARIED.map((slug) => ({ name: slug, path: `/calculators/${slug}`, status: 200 })),
];
const SAMPLE_EVERY = 28;
const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 360, height: 740 };
/** What a narrow window changes. */
const NARROW_RULES = ['target-size', 'scrollable-region-focusable', 'color-contrast'];

inBrowser('every kind of page', (world) => {
  it.each(PAGES)(
    '$name is accessible and within the window, wide and narrow, light and dark',
    async ({ path, status = 200 }) => {
      if (status >= 400) world.expectTrouble(new RegExp(`status of ${status}`));
      const page = await world.open(path, { viewport: WIDE, colorScheme: 'light', reducedMotion: 'reduce' });
      expect(await violations(page), 'light').toEqual([]);
      expect(await overflow(page), 'wide').toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, ['color-contrast']), 'dark').toEqual([]);
      await page.setViewportSize(NARROW);
      expect(await violations(page, NARROW_RULES), 'narrow').toEqual([]);
      expect(await overflow(page), 'narrow').toEqual([]);
      expect(await smallTargets(page), 'narrow').toEqual([]);
    },
  );

  it('a sample of the catalogue fits a telephone', async () => {
    const { summaries } = world.service.services.catalogue;
    const sample = summaries.filter((_, index) => index % SAMPLE_EVERY === 0);
    expect(sample.length).toBeGreaterThanOrEqual(40);
    const context = await world.context({ viewport: NARROW });
    const page = await context.newPage();
    const faults: string[] = [];
    for (const { slug } of sample) {
      await page.goto(`/calculators/${slug}`);
      // What is folded up must fit too.
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      for (const wide of await overflow(page)) faults.push(`${slug}: ${wide}`);
    }
    expect(faults).toEqual([]);
  });

  it('dark is dark and light is light', async () => {
    const ground = async (colorScheme: 'light' | 'dark') => {
      const page = await world.open('/calculators/compound-interest', { colorScheme });
      return page.evaluate(() => {
        const [red = 0, green = 0, blue = 0] = (
          getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []
        ).map(Number);
        return (red + green + blue) / 3;
      });
    };
    expect(await ground('light')).toBeGreaterThan(230);
    expect(await ground('dark')).toBeLessThan(50);
  });

  it('paper has the inputs, the result and the formula, and nothing to press', async () => {
    const page = await world.open('/calculators/compound-interest', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'light' });
    const isPrinted = (selector: string) => page.locator(selector).first().isVisible();
    expect(await isPrinted('h1')).toBe(true);
    expect(await isPrinted('#results .main-result')).toBe(true);
    expect(await isPrinted('#formula math')).toBe(true);
    expect(await isPrinted('.site-header')).toBe(false);
    expect(await isPrinted('#calculator button.primary')).toBe(false);
    expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(5000);
  });
});
