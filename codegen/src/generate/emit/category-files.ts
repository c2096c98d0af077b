/** The files of one category: definitions, lifted formulas, validators, details. */
import { BANNER } from '@reckoner/bundling/banner';
import { factsOf } from '@reckoner/bundling/composition/plugin-package';
import type { CalculatorFile } from '@reckoner/bundling/scan';
import type { Inspected } from '../../check/inspect.js';
import { entryOf } from '../catalogue-entry.js';
import { groupBy, neighbours } from './catalogue-files.js';
import type { PackagedDetail } from './detail.js';

/** The details with their packages, and the neighbours of each calculator filled in where it names no others. */
function detailsText(inspected: readonly Inspected[], files: readonly CalculatorFile[]): string {
  const groups = groupBy(inspected.map(entryOf), 'subcategory');
  const nearby = new Map([...groups.values()].flatMap((group) => [...neighbours(group)]));
  const plugins = new Map(files.map(({ slug, plugin }) => [slug, plugin]));
  const details = inspected.map(({ slug, detail }) => {
    const related = detail.related.length > 0 ? detail.related : nearby.get(slug)!;
    const packaged: PackagedDetail = { ...detail, related, package: factsOf(plugins.get(slug)!) };
    return [slug, packaged];
  });
  return JSON.stringify(Object.fromEntries(details));
}

function validatorsText(slugs: readonly string[]): string {
  const thunks = slugs.map((slug) => {
    const key = JSON.stringify(slug);
    return `  ${key}: () => inputsSchema(calculators[${key}].definition.inputs),`;
  });
  return `${BANNER}
import { inputsSchema } from '@reckoner/engine/calculate/read/schema';
import { calculators } from './calculators.js';

export const validators = {
${thunks.join('\n')}
};
`;
}

/**
 * All texts of a category, by file name; `inspected` in the order of their slugs, of `files` among others. `bundle` has its
 * definitions, `lifted` its lifted formulas.
 */
export function categoryFiles(
  inspected: readonly Inspected[],
  files: readonly CalculatorFile[],
  bundle: string,
  lifted: string,
): Map<string, string> {
  return new Map([
    ['calculators.js', bundle],
    ['details.json', detailsText(inspected, files)],
    ['lifted.js', lifted],
    ['validators.js', validatorsText(inspected.map(({ slug }) => slug))],
  ]);
}
