/** What stands in a line besides numbers: symbols of the definition and of lines before it, functions, and nothing of the program. */
import { functions } from '@reckoner/engine/functions';
import type { Step } from '@reckoner/engine/steps/index';
import { notationOf } from '@reckoner/engine/typeset/functions';
import { plainText } from '@reckoner/engine/typeset/unicode';

const MATH = Object.getOwnPropertyNames(Math).filter((name) => typeof Math[name as 'sin'] === 'function');
/** Parts of what functions give, words between signs, and what a search is called. */
const WORDS = [
  'slope',
  'intercept',
  'mod',
  'and',
  'or',
  'not',
  'the',
  'for which',
  'what a search finds',
  'the least place, found by a search',
  'the integral, worked out numerically',
  'the solution of the equation, step by step',
];
/** Symbols of constants of nature that are no single letter. */
const CONSTANTS = ['au', 'ly', 'pc'];
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const FUNCTIONS = new RegExp(
  `(?<![\\p{L}\\d_₀-₉])(?:${[...Object.keys(functions), ...MATH, 'exp']
    .map((name) => notationOf(name).text)
    .concat('C', WORDS, CONSTANTS)
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\d_])`,
  'gu',
);

/** A letter, with what stands below or above it: a symbol that the line itself makes, as an element of a list. */
const LETTER = /^\p{L}[\p{M}′*]*(?:[₀-₉ₐ-ₜᵢ-ᵪⱼ]+|_[\p{L}\d,]+)?$/u;
const NAMES = /\p{L}[\p{L}\p{M}\d_′₀-₉ₐ-ₜᵢ-ᵪⱼ]*(?:_[\p{L}\d]+|(?<=_[\p{L}\d]+),\d+)*/gu;

/** The names in the steps that no reader knows; `symbols` are the LaTeX of the definition's fields. */
export function unknownNames(
  steps: readonly Step[],
  symbols: Iterable<string>,
  isInput: (name: string) => boolean,
): string[] {
  const known = new Set([...symbols].map(plainText));
  for (const { text } of steps) known.add(text.split(/ [=≈] /)[0]!);
  // Of an element of a list, also the list's.
  const bases = [...known].map((one) => one.replace(/(?:[₀-₉]+|[_,]?\d+)$/, ''));
  const own = [...new Set([...known, ...bases])]
    .filter((one) => one !== '')
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  const pattern = new RegExp(`(?<![\\p{L}_])(?:${own.join('|')})(?![\\p{L}\\p{M}]|_\\D)(?:_\\d+)?`, 'gu');
  return steps.flatMap(({ name = '', text, since = '' }) => {
    const sides = text.split(/ [=≈] /);
    // A choice is told by its label.
    const isSentence = sides.length < 2 || /^(From|Solve) /.test(text) || isInput(name.replace(/\..*/, ''));
    // The value with its unit comes last, the numbers before it, the symbols first.
    const inSymbols = isSentence ? '' : sides.length > 3 ? sides[1]! : '';
    const names = [inSymbols, since].flatMap(
      (part) => part.replace(FUNCTIONS, ' ; ').replace(pattern, ' ; ').match(NAMES) ?? [],
    );
    return names
      .filter((name) => !LETTER.test(name))
      .map((name) => `${name} in “${text}”${since && ` since ${since}`}`);
  });
}
