/** What clients are made from: the details of a generated catalogue's calculators, by category. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { currentGeneration } from './generations.js';

interface Index {
  readonly slugs: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, string>>;
}

export interface GeneratedCategory<Detail> {
  readonly category: string;
  /** By slug. */
  readonly details: Readonly<Record<string, Detail>>;
  /** Former slugs to those that are valid. */
  readonly former: Readonly<Record<string, string>>;
}

/** @param generated What code generation wrote. */
export function generatedCategories<Detail>(generated: string): readonly GeneratedCategory<Detail>[] {
  const folder = currentGeneration(generated) ?? generated;
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
  const { slugs, aliases } = read('catalogue.json') as Index;
  return [...new Set(Object.values(slugs))].sort().map((category) => ({
    category,
    details: read(`${category}/details.json`),
    former: Object.fromEntries(Object.entries(aliases).filter(([, slug]) => slugs[slug] === category)),
  }));
}
