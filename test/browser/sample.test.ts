/** A hundred calculators of all categories in a browser: it reckons what the API answers, without a word in the console. */
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Summary } from '../../server/src/catalogue/catalogue.js';
import type { FieldDetail } from '../../server/src/catalogue/detail.js';
import { apiResults, type Shown, shownResults } from './calculator-page.js';
import { inBrowser } from './world.js';

const SAMPLE = 100;
const PARTS = 4;
const DIGITS = 1e-12;
/** For 25 pages, of which some may be waited for in vain. */
const TEST_MS = 600_000;

/** As many of each category as its share, at least two, evenly over its list. */
function sampleOf(summaries: readonly Summary[], categories: readonly string[]): readonly Summary[] {
  const total = summaries.length;
  return categories.flatMap((category) => {
    const own = summaries.filter((one) => one.category === category);
    const count = Math.min(own.length, Math.max(2, Math.round((own.length / total) * SAMPLE)));
    return Array.from({ length: count }, (_, index) => own[Math.floor(((index + 0.5) * own.length) / count)]!);
  });
}

/** Writes the values of a link into the form as a person would, one control after the other. */
function fillFrom(page: Page, query: string, inputs: readonly FieldDetail[]): Promise<void> {
  const defaults = inputs.flatMap(({ name, unit, default: value }) => [
    [`${name}.unit`, unit] as const,
    ...(value === undefined ? [] : [[name, String(value)] as const]),
  ]);
  return page.evaluate(
    ([text, untold]) => {
      const form = document.querySelector<HTMLFormElement>('#calculator')!;
      const values = new Map([...untold, ...new URLSearchParams(text)]);
      const controls = [...form.elements].filter(
        (one): one is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
          one.matches('input:not([type=hidden]), select, textarea') && one.getAttribute('name') !== null,
      );
      const put = (control: (typeof controls)[number]) => {
        const value = values.get(control.name) ?? '';
        if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === 'true';
        else if (control instanceof HTMLSelectElement && !values.has(control.name)) return;
        else control.value = value;
        for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
      };
      const isUnit = ({ name }: { readonly name: string }) => name.endsWith('.unit');
      // A change of a unit converts what stands beside it: units first.
      for (const control of controls.filter(isUnit)) put(control);
      for (const control of controls.filter((one) => !isUnit(one))) put(control);
    },
    [query, defaults] as const,
  );
}

/** Whether both show the same. The last digits may differ: powers and logarithms are the browser's own. */
function isSame(shown: Shown, wanted: Shown | string): boolean {
  if (typeof wanted === 'string') return false;
  const names = Object.keys(wanted);
  return (
    names.length === Object.keys(shown).length &&
    names.every((name) => {
      const [one, other] = [shown[name], wanted[name]];
      return one === other || Math.abs(Number(one) - Number(other)) <= DIGITS * Math.abs(Number(other));
    })
  );
}

inBrowser('a sample of the catalogue', (world) => {
  let key: string;
  let sample: readonly Summary[];
  beforeAll(async () => {
    ({ key } = await world.service.account('enterprise'));
    const { summaries, categories } = world.service.services.catalogue;
    sample = sampleOf(
      summaries,
      categories.map(({ category }) => category),
    );
  });

  it.each(Array.from({ length: PARTS }, (_, part) => part))(
    'reckons as the API does, part %i',
    async (part) => {
      expect(sample.length).toBeGreaterThanOrEqual(SAMPLE);
      const context = await world.context();
      const page = await context.newPage();
      const faults: string[] = [];
      for (const { slug } of sample.filter((_, index) => index % PARTS === part)) {
        const { examples, inputs } = await world.service.services.catalogue.detail(slug);
        await page.goto(`/calculators/${slug}`);
        const links = await page
          .locator('#examples a[href*="?"]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
        // By itself the form begins with its defaults, where these give a result.
        const whole = links[links.length - examples.length];
        if (whole !== undefined) await page.goto(whole);
        const first = await apiResults(world, key, { calculator: slug, inputs: examples[0]!.inputs });
        const shown = await shownResults(page);
        if (whole !== undefined && !isSame(shown, first)) faults.push(`${slug}, as sent: ${JSON.stringify(shown)}`);
        // Another example is typed in, where its form has no further rows.
        const link = links.at(-1);
        const other = link && examples.findLast(({ results }) => results !== undefined);
        if (!other || /\.\d+\./.test(link)) continue;
        const index = examples.indexOf(other);
        const query = links[links.length - examples.length + index]?.split('?')[1];
        if (query === undefined) continue;
        const wanted = await apiResults(world, key, { calculator: slug, inputs: other.inputs });
        // A default yields to what is solved for: its field is left empty.
        const isFound = ({ name }: FieldDetail) => typeof wanted === 'object' && Object.hasOwn(wanted, name);
        await fillFrom(
          page,
          query,
          inputs.filter((input) => !isFound(input)),
        );
        const live = async () => isSame(await shownResults(page), wanted);
        await expect
          .poll(live, { interval: 25 })
          .toBe(true)
          .catch(async () => {
            const is = JSON.stringify(await shownResults(page));
            faults.push(`${slug}, typed ${query}: ${is} instead of ${JSON.stringify(wanted)}`);
          });
      }
      expect(faults).toEqual([]);
    },
    TEST_MS,
  );
});
