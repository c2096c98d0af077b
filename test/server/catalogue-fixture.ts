/** The generated catalogue with something changed: its index is written anew, its categories are linked. */
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { temporaryDirectory } from './harness.js';

export const GENERATED = fileURLToPath(new URL('../../generated', import.meta.url));

/** A directory for GENERATED_DIR whose catalogue has more aliases. */
export function catalogueWithAliases(aliases: Readonly<Record<string, string>>): string {
  const directory = temporaryDirectory();
  for (const name of readdirSync(GENERATED))
    if (name !== 'catalogue.json') symlinkSync(join(GENERATED, name), join(directory, name));
  const index = JSON.parse(readFileSync(join(GENERATED, 'catalogue.json'), 'utf8'));
  writeFileSync(
    join(directory, 'catalogue.json'),
    JSON.stringify({ ...index, aliases: { ...index.aliases, ...aliases } }),
  );
  return directory;
}
