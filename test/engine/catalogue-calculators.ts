/** Every generated calculator with its lifted formula, for tests over the whole catalogue. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Calculator } from '@reckoner/engine/calculate/types';

const generated = path.resolve('generated');
export const categories: readonly string[] = readdirSync(generated).filter((name) =>
  existsSync(path.join(generated, name, 'calculators.js')),
);

export interface Entry {
  readonly calculator: Calculator;
  /** The symbols of the printed formula; algorithms have none. */
  readonly symbols: Readonly<Record<string, string>>;
}

interface Details {
  readonly [slug: string]: { readonly formula: { readonly symbols: Readonly<Record<string, string>> } | null };
}

/** The calculators of a category, those with a formula or equations with their lifted form. */
export async function calculatorsOf(category: string): Promise<readonly Entry[]> {
  const { calculators } = await import(path.join(generated, category, 'calculators.js'));
  const { lifted } = await import(path.join(generated, category, 'lifted.js'));
  const details = JSON.parse(readFileSync(path.join(generated, category, 'details.json'), 'utf8')) as Details;
  return Object.values(calculators as Record<string, Calculator>).map((calculator) => ({
    calculator: { ...calculator, ...(lifted[calculator.slug] && { lifted: lifted[calculator.slug] }) },
    symbols: details[calculator.slug]!.formula?.symbols ?? {},
  }));
}

/** One calculator of the catalogue. */
export async function calculatorOf(category: string, slug: string): Promise<Entry> {
  const found = (await calculatorsOf(category)).find(({ calculator }) => calculator.slug === slug);
  if (found === undefined) throw new Error(`There is no ${slug} in ${category}.`);
  return found;
}
