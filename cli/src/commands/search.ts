/** `reckoner search`: calculators by words. */

import { csvText } from '@reckoner/server/web/csv';
import { EXIT, exitCodeOf, tellRefusal } from '../calculating/refusals.js';
import { Refusal } from '../calculating/source.js';
import { sourceFor } from '../calculating/sources.js';
import type { Run } from '../commands.js';
import { errorOutput, standardOutput } from '../terminal/output.js';
import { tableText } from '../terminal/table.js';

const USUAL_COUNT = 20;

export const run: Run = async ({ folder, words, options }) => {
  const most = options.limit === undefined ? USUAL_COUNT : Number(options.limit);
  if (!Number.isInteger(most) || most < 1) {
    errorOutput(options).print('--limit takes a whole number, 1 or more.');
    return EXIT.notUnderstood;
  }
  try {
    const found = await sourceFor(folder, options).search(words.join(' '), options.category as string | undefined);
    const shown = found.slice(0, most);
    if (options.json) process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
    else if (options.csv) {
      const rows = shown.map(({ slug, title, description, category }) => [slug, title, category, description]);
      process.stdout.write(csvText([['slug', 'title', 'category', 'description'], ...rows]));
    } else {
      const { print, width, style } = standardOutput(options);
      const columns = [{ title: 'calculator' }, { title: 'title' }, { title: 'description' }];
      const rows = shown.map(({ slug, title, description }) => [slug, title, description]);
      if (rows.length > 0) print(tableText(columns, rows, width, style));
      if (found.length > shown.length) print(style.dim(`${found.length - shown.length} more: --limit shows them.`));
    }
    if (found.length > 0) return EXIT.done;
    if (!options.json && !options.csv)
      errorOutput(options).print(
        `Nothing is found for “${words.join(' ')}”. Leave out a word, or write another for it.`,
      );
    return EXIT.notFound;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    tellRefusal(error, errorOutput(options));
    return exitCodeOf(error);
  }
};
