/** Files of calculators that were saved after their catalogue was generated: what is answered is what they said before. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { generationOf } from '@reckoner/bundling/generations';
import type { LocalCatalogue } from './local.js';

/**
 * The calculator's file, from the project's root, where it was; undefined also of a catalogue that came installed. It is looked
 * for among the subcategories: to read what the catalogue knows of it takes longer than most calculations.
 */
export function savedSince(catalogue: LocalCatalogue, slug: string): string | undefined {
  const generation = generationOf(catalogue.folder);
  if (generation === undefined) return undefined;
  const root = path.dirname(generation.out);
  const plugin = path.join('plugins', catalogue.categoryOf(slug));
  for (const subcategory of subfoldersOf(path.join(root, plugin))) {
    const file = path.join(plugin, subcategory, `${slug}.ts`);
    const found = statSync(path.join(root, file), { throwIfNoEntry: false });
    if (found !== undefined) return found.mtimeMs > generation.time ? file : undefined;
  }
  return undefined;
}

function subfoldersOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return [];
  }
}
