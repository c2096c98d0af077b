/** What a page looks like to a person: whether it fits, and whether everybody can use it. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Violations of WCAG 2.2 A and AA, or of some rules of it, a line for each element. */
export async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Evaluated by the debugger: the page's policy forbids scripts that are not the site's.
  await page.evaluate(AXE);
  const results = await page.evaluate(
    (runOnly) =>
      (globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly,
        resultTypes: ['violations'],
      }),
    rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: WCAG },
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary?.replaceAll(/\s+/g, ' ')}`,
    ),
  );
}

/** What stands out of the window to the right, so that the page scrolls sideways; empty when nothing does. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      if (element.getBoundingClientRect().right <= width + 0.5) return false;
      for (let above = element.parentElement; above; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== 'visible') return false;
      return true;
    });
    return wide
      .slice(0, 5)
      .map(
        (element) =>
          `<${element.tagName.toLowerCase()} id="${element.id}" class="${element.getAttribute('class') ?? ''}">`,
      );
  });
}

/** Controls smaller than WCAG 2.2 asks for (24 by 24 pixels) that stand close to another, links in sentences left out. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = document.querySelectorAll('button, input:not([type=hidden]), select, textarea, summary');
    return [...controls].flatMap((control) => {
      const { width, height } = control.getBoundingClientRect();
      if (width === 0 || (width >= 23.5 && height >= 23.5)) return [];
      const label = control.id
        ? document.querySelector(`label[for="${control.id}"]`)?.getBoundingClientRect()
        : undefined;
      if (label && label.height >= 23.5) return [];
      return [`<${control.tagName.toLowerCase()} id="${control.id}"> is ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}
