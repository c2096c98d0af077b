/** `reckoner complete`: what may stand in the place of the last word. Completion scripts ask it. */
import { localCatalogue } from '../calculating/sources.js';
import type { LocalCatalogue } from '../catalogue/local.js';
import type { Run } from '../commands.js';
import { candidatesFor } from '../completion/candidates.js';

export const run: Run = async ({ folder, words }) => {
  const isDescribed = words[0] === '--describe';
  const typed = words.slice(words.indexOf('--') + 1);
  let catalogue: LocalCatalogue | undefined;
  try {
    catalogue = localCatalogue(folder);
  } catch (error) {
    // Without a catalogue there are still commands and options.
    if (!(error instanceof RangeError)) throw error;
  }
  const lines = candidatesFor(typed, catalogue).map(({ word, about }) =>
    isDescribed && about !== undefined ? `${word}\t${about}` : word,
  );
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
};
