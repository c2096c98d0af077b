/**
 * `npm run answers -- <category>/<subcategory> or <slug>…`: what readers are told, for authors and auditors to read.
 */
import { calculatorsNamed } from './answers/asked.js';
import { sheetOf } from './answers/sheet.js';
import { runCommandLine } from './command.js';

await runCommandLine(() => {
  const named = calculatorsNamed('answers', process.argv.slice(2));
  const lines = named.flatMap(({ slug, calculator }) => sheetOf(slug, calculator));
  process.stdout.write(`${lines.slice(1).join('\n')}\n`);
});
