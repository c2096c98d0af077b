/** The files of one category: definitions, lifted formulas, validators, details. */
import { BANNER } from '../banner.js';
import { entryOf } from '../entry.js';
import type { Inspected } from '../inspect.js';
import { neighbours } from './catalogue.js';

/** The details, with the neighbours of each calculator filled in where it names no others. */
function detailsText(inspected: readonly Inspected[]): string {
  const entries = inspected.map(entryOf);
  const details = inspected.map(({ slug, detail }, index) => {
    const entry = entries[index]!;
    const siblings = entries.filter(({ subcategory }) => subcategory === entry.subcategory);
    const related = detail.related.length > 0 ? detail.related : neighbours(entry, siblings);
    return [slug, { ...detail, related }];
  });
  return JSON.stringify(Object.fromEntries(details));
}

function validatorsText(slugs: readonly string[]): string {
  const thunks = slugs.map((slug) => {
    const key = JSON.stringify(slug);
    return `  ${key}: () => inputsSchema(calculators[${key}].definition.inputs),`;
  });
  return `${BANNER}
import { inputsSchema } from '@reckoner/engine/calculate/schema';
import { calculators } from './calculators.js';

export const validators = {
${thunks.join('\n')}
};
`;
}

/** All texts of a category, by file name; `inspected` in the order of their slugs. `bundle` has its definitions, `lifted` its lifted formulas. */
export function categoryFiles(inspected: readonly Inspected[], bundle: string, lifted: string): Map<string, string> {
  return new Map([
    ['calculators.js', bundle],
    ['details.json', detailsText(inspected)],
    ['lifted.js', lifted],
    ['validators.js', validatorsText(inspected.map(({ slug }) => slug))],
  ]);
}
