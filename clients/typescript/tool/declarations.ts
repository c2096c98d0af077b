/** The types of the calculators that a client of a service knows: a module for each category, and one that names them all. */
import type { Detail } from '@reckoner/codegen/generate/emit/detail';
import { calculatorTypes, comment, literal, UnitSets, VALUE_TYPES } from '../../../catalogue/tool/field-types.js';
import { functionNames, typeName } from '../../../catalogue/tool/names.js';

/** @param aliases Former slugs to those of today. */
export function categoryDeclarations(
  details: Readonly<Record<string, Detail>>,
  aliases: Readonly<Record<string, string>>,
  banner: string,
): string {
  const names = functionNames(Object.keys(details));
  const sets = new UnitSets();
  const made = Object.entries(details).map(([slug, detail]) => ({
    slug,
    detail,
    types: calculatorTypes(detail, names.get(slug)!, sets),
  }));
  const members = made.map(({ slug, detail, types: { inputs, results, units } }) => {
    return `  /** ${comment(detail.description)} */\n  readonly ${literal(slug)}: Calculator<${inputs}, ${results}, ${units}>;`;
  });
  const former = Object.entries(aliases).map(
    ([slug, now]) =>
      `  /** @deprecated It is called ${now}. */\n  readonly ${literal(slug)}: Calculators[${literal(now)}];`,
  );
  return `${banner}
import type { Calculator } from '../catalogue.js';
import type { ${VALUE_TYPES} } from '../values.js';

${sets.text}${made.map(({ types }) => types.text).join('\n')}
/** By slug. */
export interface Calculators {
${[...members, ...former].join('\n')}
}
`;
}

/**
 * The module of the client that names its calculators, with these in place of any.
 * @param text As it was compiled.
 */
export function withCategories(text: string, categories: readonly string[]): string {
  const open = /^export interface Calculators extends AnyCalculators \{\s*\}$/m;
  if (!open.test(text)) throw new Error('The client has no place for its calculators.');
  const nameOf = (category: string) => `Of${typeName(functionNames([category]).get(category)!)}`;
  const imports = categories.map(
    (category) => `import type { Calculators as ${nameOf(category)} } from './calculators/${category}.js';`,
  );
  const all = `export interface Calculators extends ${categories.map(nameOf).join(', ')} {}`;
  // What was compiled of it says nothing of these lines.
  return `${imports.join('\n')}\n${text.replace(open, all).replace(/^\/\/# sourceMappingURL=.*\n?/m, '')}`;
}
