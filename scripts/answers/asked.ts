/** The calculators that a command is asked to read. */
import { fileURLToPath } from 'node:url';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { localCatalogue } from '../../cli/src/calculating/sources.js';
import { CommandError } from '../command.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Named {
  readonly slug: string;
  readonly calculator: Calculator;
}

/** Of a subcategory (`finance/loans`, also as a folder of `plugins`), or by their slugs. */
export function calculatorsNamed(command: string, args: readonly string[]): readonly Named[] {
  const names = args.map((name) => name.replace(/^plugins\//, '').replace(/\/$/, ''));
  if (names.length === 0)
    throw new CommandError(`Name what is to be read: npm run ${command} -- finance/loans, or a slug.`, 2);
  const catalogue = localCatalogue(ROOT);
  const asked = catalogue
    .summaries()
    .filter(({ slug, category, subcategory }) =>
      names.some((name) => [slug, `${category}/${subcategory}`].includes(name)),
    );
  if (asked.length === 0) throw new CommandError(`There is no calculator or subcategory "${names.join('", "')}".`, 2);
  return asked.map(({ slug }) => ({ slug, calculator: catalogue.calculator(slug) }));
}
