/**
 * `npm run slips -- <category>/<subcategory> or <slug>…`: slips of one input that are answered without a word, for
 * authors and auditors to judge.
 */
import { calculatorsNamed } from './answers/asked.js';
import { slipSheet, type Tally, tallyInWords } from './answers/slip-sheet.js';
import { runCommandLine } from './command.js';

await runCommandLine(() => {
  const sheets = calculatorsNamed('slips', process.argv.slice(2)).map(({ slug, calculator }) =>
    slipSheet(slug, calculator),
  );
  const total: Tally = { sent: 0, refused: 0, told: 0, silent: 0 };
  for (const { tally } of sheets) for (const key of Object.keys(total) as (keyof Tally)[]) total[key] += tally[key];
  const lines = sheets.flatMap(({ lines }) => lines);
  process.stdout.write(`${lines.slice(1).join('\n')}\n\nIn all: ${tallyInWords(total)}\n`);
});
