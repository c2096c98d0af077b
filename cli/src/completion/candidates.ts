/** What may stand in the place of the word that is being typed. */
import type { InputSpec } from '@reckoner/engine/authoring/kinds';
import type { LocalCatalogue } from '../catalogue/local.js';
import { commands } from '../commands.js';
import { completionScripts } from './scripts.js';

export interface Candidate {
  readonly word: string;
  /** What it is, for shells that show it. */
  readonly about?: string;
}

const SLUG_COMMANDS: ReadonlySet<string> = new Set(['calculate', 'describe']);

function optionsOf(command: string): Candidate[] {
  return Object.keys(commands[command]?.options ?? {}).map((name) => ({ word: `--${name}` }));
}

function valuesOf(name: string, spec: InputSpec): Candidate[] {
  if (spec.kind === 'choice')
    return Object.entries(spec.options).map(([key, option]) => {
      return { word: `${name}=${key}`, about: typeof option === 'string' ? option : option.label };
    });
  return spec.kind === 'flag' ? ['yes', 'no'].map((word) => ({ word: `${name}=${word}` })) : [];
}

function namesOf(specs: Readonly<Record<string, { readonly label: string }>>, end = ''): Candidate[] {
  return Object.entries(specs).map(([name, { label }]) => ({ word: name + end, about: label }));
}

/** Inputs that are not typed yet, or the values of the one that is. */
function inputsFor(
  inputs: Readonly<Record<string, InputSpec>>,
  given: readonly string[],
  word: string,
): readonly Candidate[] {
  const name = /^([\w$]+)=/.exec(word)?.[1];
  if (name !== undefined) return Object.hasOwn(inputs, name) ? valuesOf(name, inputs[name]!) : [];
  const typed = new Set(given.map((one) => one.split('=', 1)[0]));
  return namesOf(inputs, '=').filter(({ word: one }) => !typed.has(one.slice(0, -1)));
}

function all(words: readonly string[], catalogue: LocalCatalogue | undefined): readonly Candidate[] {
  const word = words.at(-1) ?? '';
  const [command = ''] = words;
  if (words.length <= 1)
    return Object.entries(commands).flatMap(([name, { summary, isHidden }]) =>
      isHidden ? [] : [{ word: name, about: summary }],
    );
  if (command === 'completion') return Object.keys(completionScripts).map((one) => ({ word: one }));
  const before = words.at(-2)!;
  if (before === '--category') return (catalogue?.categories ?? []).map((one) => ({ word: one }));
  if (word.startsWith('-')) return optionsOf(command);
  if (!SLUG_COMMANDS.has(command) || catalogue === undefined) return [];
  const [asked, ...rest] = words.slice(1, -1).filter((one) => !one.startsWith('-'));
  if (asked === undefined) return catalogue.slugs.map((one) => ({ word: one }));
  const slug = catalogue.resolve(asked);
  if (command !== 'calculate' || slug === undefined) return [];
  const { inputs, outputs } = catalogue.calculator(slug).definition;
  if (before === '--solve-for') return namesOf(inputs);
  if (before === '--output') return namesOf(outputs);
  if (before === '--target' || before === '--unit') return namesOf(outputs, '=');
  if (before === '--sweep') return namesOf(inputs, '=');
  return inputsFor(inputs, rest, word);
}

/** @param words What follows `reckoner`; the last one is being typed and may be empty. */
export function candidatesFor(words: readonly string[], catalogue?: LocalCatalogue): readonly Candidate[] {
  const word = words.at(-1) ?? '';
  return all(words, catalogue).filter((one) => one.word.startsWith(word));
}
