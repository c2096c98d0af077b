/** A calculator's page as people read it, and what the API says to the same inputs. */
import type { Page } from 'playwright-core';
import type { World } from './world.js';

/** Values by output: numbers with every digit, dates as the API writes them, all else as it is shown. */
export type Shown = Readonly<Record<string, string>>;

/** Once the browser's own code of a calculator's page is there, and that for its rows. */
export async function isLive(page: Page): Promise<void> {
  await page.locator('#results + [role=status]').waitFor({ state: 'attached' });
  for (const table of await page.locator('table.rows').all()) await table.locator('.remove-row').first().waitFor();
}

/** What stands in the results, without tables. */
export function shownResults(page: Page): Promise<Shown> {
  return page.locator('#results .result[data-output]').evaluateAll((results) => {
    const values: Record<string, string> = {};
    for (const result of results) {
      const name = result.getAttribute('data-output') ?? '';
      const number = result.querySelector('data')?.getAttribute('value');
      // Dates are shown by the reader's region.
      const date = result.querySelector('dd > time')?.getAttribute('datetime');
      values[name] = number ?? date ?? result.querySelector('dd')?.textContent?.trim() ?? '';
    }
    return values;
  });
}

export interface CalculationBody {
  readonly calculator: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly units?: Readonly<Record<string, string>>;
  readonly currency?: string;
}

/** The API's results of the same, without tables; or the detail of its problem. */
export async function apiResults(world: World, key: string, body: CalculationBody): Promise<Shown | string> {
  const { status, json } = await world.service.calculate(key, body);
  if (status !== 200) return json.detail as string;
  const results = Object.entries(json.result.results as Record<string, { value: unknown }>);
  return Object.fromEntries(
    results.filter(([, { value }]) => typeof value !== 'object').map(([name, { value }]) => [name, String(value)]),
  );
}
