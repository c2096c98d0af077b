/** Writes the types of a generated catalogue's calculators into the compiled client. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BANNER } from '@reckoner/bundling/banner';
import { generatedCategories } from '@reckoner/bundling/generated-categories';
import type { Detail } from '@reckoner/codegen/generate/emit/detail';
import { categoryDeclarations, withCategories } from './declarations.js';

/**
 * @param generated What code generation wrote.
 * @param dist What the client was compiled to.
 */
export function writeTypes(generated: string, dist: string): void {
  const categories = generatedCategories<Detail>(generated);
  mkdirSync(path.join(dist, 'calculators'), { recursive: true });
  for (const { category, details, former } of categories) {
    const text = categoryDeclarations(details, former, BANNER);
    writeFileSync(path.join(dist, 'calculators', `${category}.d.ts`), text);
  }
  const index = path.join(dist, 'calculators.d.ts');
  writeFileSync(
    index,
    withCategories(
      readFileSync(index, 'utf8'),
      categories.map(({ category }) => category),
    ),
  );
  rmSync(`${index}.map`, { force: true });
}
