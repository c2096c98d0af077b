/** The generated catalogue with something changed: what is changed is written anew, all else is linked. */
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDirectory } from './harness.js';

export const GENERATED = fileURLToPath(new URL('../../generated', import.meta.url));

type Json = Record<string, unknown>;

function linkAllBut(from: string, to: string, written: readonly string[]): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from))
    if (!written.includes(name) && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
}

function rewrite<T>(directory: string, file: string, change: (content: T) => unknown): void {
  const content = JSON.parse(readFileSync(join(GENERATED, file), 'utf8')) as T;
  writeFileSync(join(directory, file), JSON.stringify(change(content)));
}

/** A directory for GENERATED_DIR whose catalogue has more aliases. */
export function catalogueWithAliases(aliases: Readonly<Record<string, string>>): string {
  const directory = temporaryDirectory();
  linkAllBut(GENERATED, directory, ['catalogue.json']);
  rewrite<Json & { aliases: Json }>(directory, 'catalogue.json', (index) => ({
    ...index,
    aliases: { ...index.aliases, ...aliases },
  }));
  return directory;
}

/** A directory for GENERATED_DIR in which one calculator is described otherwise, in lists too. */
export function catalogueWithDetail(category: string, slug: string, change: (detail: Json) => Json): string {
  const directory = temporaryDirectory();
  linkAllBut(GENERATED, directory, [category, 'summaries.json']);
  linkAllBut(join(GENERATED, category), join(directory, category), ['details.json']);
  rewrite<Record<string, Json>>(directory, `${category}/details.json`, (details) => ({
    ...details,
    [slug]: change(details[slug]!),
  }));
  rewrite<readonly Json[]>(directory, 'summaries.json', (summaries) =>
    summaries.map((one) => {
      if (one.slug !== slug) return one;
      const changed = change(one);
      return { ...one, title: changed.title, description: changed.description };
    }),
  );
  return directory;
}

/** A directory for GENERATED_DIR in which the code of one calculator has a fault: `code` is run with it as `calculator`. */
export function catalogueWithFault(category: string, slug: string, code: string): string {
  const directory = temporaryDirectory();
  linkAllBut(GENERATED, directory, [category]);
  linkAllBut(join(GENERATED, category), join(directory, category), ['calculators.js']);
  // Its modules are what they are within the project, and it imports the engine.
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(GENERATED, '../node_modules'), join(directory, 'node_modules'));
  const text = readFileSync(join(GENERATED, category, 'calculators.js'), 'utf8');
  const fault = `{ const calculator = calculators[${JSON.stringify(slug)}]; ${code} }`;
  writeFileSync(join(directory, category, 'calculators.js'), `${text}\n${fault}\n`);
  return directory;
}
