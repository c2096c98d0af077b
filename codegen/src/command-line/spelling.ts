/**
 * Which files have words that were not looked up yet. The dictionaries take seconds to load, and nearly every word of a
 * calculator stands in others too, or was looked up before: only what is new is worth them.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from '@reckoner/bundling/hash';
import type { ModuleFile } from '@reckoner/bundling/scan';
import type { Cache } from '../generate/cache.js';
import type { SpellingTask } from './tools.js';

/** As the speller does: shorter words are not looked up, and those in camel case are several. */
const WORD = /\p{Lu}?\p{Ll}{3,}|\p{Lu}{4,}|\p{L}{4,}/gu;

/** `/text/flags` as a regular expression. */
function pattern(text: string): RegExp {
  const end = text.lastIndexOf('/');
  const flags = text.slice(end + 1);
  return new RegExp(text.slice(1, end), flags.includes('g') ? flags : `${flags}g`);
}

function wordsOf(text: string, ignored: readonly RegExp[]): Set<string> {
  let rest = text;
  for (const one of ignored) rest = rest.replace(one, ' ');
  return new Set((rest.match(WORD) ?? []).map((word) => word.toLowerCase()));
}

/** `others` are modules that passed before. */
export function spellingTask(
  root: string,
  files: readonly ModuleFile[],
  others: readonly ModuleFile[],
  cache: Cache,
): SpellingTask {
  const config = readFileSync(path.join(root, 'cspell.json'), 'utf8');
  const { ignoreRegExpList = [], dictionaryDefinitions = [] } = JSON.parse(config) as {
    ignoreRegExpList?: readonly string[];
    dictionaryDefinitions?: readonly { readonly path?: string }[];
  };
  const ignored = ignoreRegExpList.map(pattern);
  const lists = dictionaryDefinitions.map(({ path: file }) =>
    file ? readFileSync(path.join(root, file), 'utf8') : '',
  );
  const name = `words-${hash(config, ...lists)}`;
  const known = new Set(cache.read<string[]>(name) ?? []);
  const unknown = new Map<string, readonly string[]>();
  for (const { display, text } of files) {
    const words = [...wordsOf(text, ignored)].filter((word) => !known.has(word));
    // Directives to the speller are its own to read.
    if (words.length > 0 || /cspell:|spell-checker:/i.test(text)) unknown.set(display, words);
  }
  const wanted = new Set([...unknown.values()].flat());
  if (wanted.size > 0) {
    for (const { text } of others) for (const word of wordsOf(text, ignored)) wanted.delete(word);
  }
  const isDoubtful = (words: readonly string[]) => words.length === 0 || words.some((word) => wanted.has(word));
  const doubtful = [...unknown].flatMap(([display, words]) => (isDoubtful(words) ? [display] : []));
  return {
    doubtful,
    passed: () => cache.write(name, [...new Set([...known, ...[...unknown.values()].flat()])].sort()),
  };
}
