/** Files of calculators that were saved after their catalogue was generated: what is answered is what they said before. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { generationOf } from '@reckoner/bundling/generations';
import type { LocalCatalogue } from './local.js';

/** The calculator's file, from the project's root, where it was; undefined also of a catalogue that came installed. */
export function savedSince(catalogue: LocalCatalogue, slug: string): string | undefined {
  const generation = generationOf(catalogue.folder);
  if (generation === undefined) return undefined;
  const { category, subcategory } = catalogue.detail(slug);
  const file = path.join('plugins', category, subcategory, `${slug}.ts`);
  const found = statSync(path.join(path.dirname(generation.out), file), { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs > generation.time ? file : undefined;
}
