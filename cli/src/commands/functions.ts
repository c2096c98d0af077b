/** `reckoner functions`: what a formula may call, by words of its name or of what is said of it. */
import { findConstants, findFunctions, sentencesOf } from '@reckoner/codegen/reference/functions';
import type { Run } from '../commands.js';

export const run: Run = async ({ words }) => {
  const functions = findFunctions(words);
  const named = findConstants(words);
  for (const entry of functions) {
    console.log(`${entry.signature}\n  ${sentencesOf(entry)}`);
    for (const example of entry.examples) console.log(`  ${example}`);
    console.log('');
  }
  for (const { name, value, unit, source } of named) console.log(`${name} = ${value} ${unit}  (${source})`);
  if (functions.length + named.length > 0) return 0;
  process.stderr.write(`No function or constant of the engine is about “${words.join(' ')}”. Leave out a word.\n`);
  return 1;
};
