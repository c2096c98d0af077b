/** The types of a category's functions, made from the details of its calculators. */
import type { Detail } from '@reckoner/codegen/generate/emit/detail';
import { calculatorTypes, comment, UnitSets, VALUE_TYPES } from './field-types.js';
import { functionNames } from './names.js';

function functionTypes(detail: Detail, name: string, sets: UnitSets): string {
  const { text, inputs, results, units, isNeeded } = calculatorTypes(detail, name, sets);
  return `${text}
/** ${comment(detail.description)} */
export declare const ${name}: CalculatorFunction<${inputs}, ${results}, ${units}, ${isNeeded}>;`;
}

/** @param aliases Former slugs to those of today. */
export function declarations(
  details: Readonly<Record<string, Detail>>,
  aliases: Readonly<Record<string, string>>,
  banner: string,
): string {
  const slugs = Object.keys(details);
  const former = Object.keys(aliases);
  const names = functionNames([...slugs, ...former]);
  const sets = new UnitSets();
  const types = slugs.map((slug) => functionTypes(details[slug]!, names.get(slug)!, sets));
  const old = former.map((slug) => {
    const now = names.get(aliases[slug]!)!;
    return `/** @deprecated It is called ${now}. */\nexport declare const ${names.get(slug)}: typeof ${now};`;
  });
  return `${banner}
import type { CalculatorFunction, ${VALUE_TYPES} } from './types.js';

${sets.text}${[...types, ...old].join('\n')}
`;
}
