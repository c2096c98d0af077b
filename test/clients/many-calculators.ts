/** A catalogue of the size aimed at, for what is made of details. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../packages/shell.js';

/** What code generation would write of so many calculators: those that there are, again under other names. */
export function writeManyCalculators(to: string, count: number): void {
  const from = path.join(root, 'generated');
  const read = (name: string) => JSON.parse(readFileSync(path.join(from, name), 'utf8'));
  const { slugs } = read('catalogue.json') as { readonly slugs: Readonly<Record<string, string>> };
  const categories = [...new Set(Object.values(slugs))];
  const details = new Map(categories.map((category) => [category, read(`${category}/details.json`)]));
  const many: Record<string, string> = {};
  const copies = new Map(categories.map((category) => [category, {} as Record<string, object>]));
  for (let round = 1; Object.keys(many).length < count; round++) {
    for (const [slug, category] of Object.entries(slugs).slice(0, count - Object.keys(many).length)) {
      const name = round === 1 ? slug : `${slug}-${round}`;
      many[name] = category;
      copies.get(category)![name] = { ...details.get(category)[slug], slug: name };
    }
  }
  for (const [category, all] of copies) {
    mkdirSync(path.join(to, category), { recursive: true });
    writeFileSync(path.join(to, category, 'details.json'), JSON.stringify(all));
  }
  writeFileSync(path.join(to, 'catalogue.json'), JSON.stringify({ slugs: many, aliases: {} }));
}
