/**
 * `npm run answers -- <category>/<subcategory> or <slug>…`: what readers are told, for authors and auditors to read.
 */
import { fileURLToPath } from 'node:url';
import { localCatalogue } from '../cli/src/calculating/sources.js';
import { sheetOf } from './answers/sheet.js';
import { CommandError, runCommandLine } from './command.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

await runCommandLine(() => {
  const names = process.argv.slice(2).map((name) => name.replace(/^plugins\//, '').replace(/\/$/, ''));
  if (names.length === 0)
    throw new CommandError('Name what is to be read: npm run answers -- finance/loans, or a slug.', 2);
  const catalogue = localCatalogue(ROOT);
  const asked = catalogue
    .summaries()
    .filter(({ slug, category, subcategory }) =>
      names.some((name) => [slug, `${category}/${subcategory}`].includes(name)),
    );
  if (asked.length === 0) throw new CommandError(`There is no calculator or subcategory "${names.join('", "')}".`, 2);
  const lines = asked.flatMap(({ slug }) => sheetOf(slug, catalogue.calculator(slug)));
  process.stdout.write(`${lines.slice(1).join('\n')}\n`);
});
