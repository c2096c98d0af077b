/** Writes the types of a generated catalogue's calculators into the compiled client. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BANNER } from '@reckoner/bundling/banner';
import { currentGeneration } from '@reckoner/bundling/generations';
import { categoryDeclarations, withCategories } from './declarations.js';

interface Index {
  readonly slugs: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, string>>;
}

/**
 * @param generated What code generation wrote.
 * @param dist What the client was compiled to.
 */
export function writeTypes(generated: string, dist: string): void {
  const folder = currentGeneration(generated) ?? generated;
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const { slugs, aliases } = read('catalogue.json') as Index;
  const categories = [...new Set(Object.values(slugs))].sort();
  mkdirSync(path.join(dist, 'calculators'), { recursive: true });
  for (const category of categories) {
    const former = Object.fromEntries(Object.entries(aliases).filter(([, slug]) => slugs[slug] === category));
    const text = categoryDeclarations(read(`${category}/details.json`), former, BANNER);
    writeFileSync(path.join(dist, 'calculators', `${category}.d.ts`), text);
  }
  const index = path.join(dist, 'calculators.d.ts');
  writeFileSync(index, withCategories(readFileSync(index, 'utf8'), categories));
  rmSync(`${index}.map`, { force: true });
}
