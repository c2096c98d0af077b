/** English number words on the short scale. */
import { noResult } from '@reckoner/engine';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];
const IRREGULAR: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function below1000(value: number) {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const words: string[] = [];
  if (hundreds > 0) words.push(`${SMALL[hundreds]} hundred`);
  if (rest >= 20) words.push(TENS[Math.floor(rest / 10)]! + (rest % 10 > 0 ? `-${SMALL[rest % 10]}` : ''));
  else if (rest > 0) words.push(SMALL[rest]!);
  return words.join(' ');
}

/** A whole number below 10¹⁸ in words, American style without “and”. */
export function cardinal(value: number): string {
  if (value < 0) return `minus ${cardinal(-value)}`;
  if (value === 0) return 'zero';
  const groups: string[] = [];
  for (let rest = value, scale = 0; rest > 0; rest = Math.floor(rest / 1000), scale++) {
    if (rest % 1000 > 0) groups.unshift(`${below1000(rest % 1000)} ${SCALES[scale]}`.trim());
  }
  return groups.join(' ');
}

/** The ordinal of a cardinal in words: its last word changes. */
export function ordinal(value: number) {
  return cardinal(value).replace(
    /[a-z]+$/,
    (last) => IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`),
  );
}

function digitOf(word: string) {
  const digit = SMALL.indexOf(word);
  if (digit < 0 || digit > 9) throw noResult(`“${word}” stands in the wrong place: digits follow a point.`);
  return digit;
}

/** The number that words say: “two thousand and twenty-six”, “twelve hundred”, “one point five”. */
export function parseWords(words: string) {
  let total = 0;
  let group = 0;
  let lastScale = Number.POSITIVE_INFINITY;
  const tokens = words
    .toLowerCase()
    .split(/[\s,-]+/)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) => (word === 'a' ? 'one' : word));
  const negative = tokens[0] === 'minus' || tokens[0] === 'negative';
  const point = tokens.indexOf('point');
  for (const word of tokens.slice(negative ? 1 : 0, point < 0 ? undefined : point)) {
    const scale = SCALES.indexOf(word);
    if (scale > 0) {
      if (group === 0 || scale >= lastScale) throw noResult(`“${word}” stands in the wrong place.`);
      total += group * 1000 ** scale;
      lastScale = scale;
      group = 0;
    } else if (word === 'hundred') {
      if (group === 0 || group > 99) throw noResult('“hundred” follows a number from one to ninety-nine.');
      group *= 100;
    } else {
      const small = SMALL.indexOf(word);
      const value = small >= 0 ? small : TENS.indexOf(word) * 10;
      if (value < 0) throw noResult(`“${word}” is not a number word.`);
      const used = group % 100;
      if (value < 10 ? used % 10 > 0 || used === 10 : used > 0) throw noResult(`“${word}” stands in the wrong place.`);
      group += value;
    }
  }
  const fraction = point < 0 ? [] : tokens.slice(point + 1).map(digitOf);
  return Number(`${negative ? '-' : ''}${total + group}.${fraction.join('')}0`);
}
