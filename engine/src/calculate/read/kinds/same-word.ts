/** Texts that are one word to whoever writes them. */

/** British spellings, each as its American one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/aluminium/g, 'aluminum'],
  [/caes/g, 'ces'],
  [/sulph/g, 'sulf'],
  [/grey/g, 'gray'],
  [/(?<=\p{L})tre(?=s?\b)/gu, 'ter'],
  [/(col|lab|flav|harb|neighb|vap|hum|rum|fav)our/g, '$1or'],
  [/(?<=\p{L}{2})ise(?=[drs]?\b)/gu, 'ize'],
  [/(?<=\p{L}{2})isation/gu, 'ization'],
  [/aemi/g, 'emi'],
  [/haem/g, 'hem'],
  [/oede/g, 'ede'],
  [/paed/g, 'ped'],
  [/tyre/g, 'tire'],
  [/mould/g, 'mold'],
  [/plough/g, 'plow'],
];

/** ⅔, which is 2/3; of 1½ it would make 11/2. */
const LONE_FRACTION = /(?<!\d)[¼-¾⅐-⅞]/g;

/** Between the sizes of a thread or a board: M8 × 1.25 is M8x1.25. */
const SIZES = /(?<=\d)\s*[x×]\s*(?=\d)/g;

/** The same for texts that differ in case, accents, separators, signs of fractions and British spelling alone. */
export function sameWord(text: string): string {
  const spelled = text.replaceAll(LONE_FRACTION, (sign) => sign.normalize('NFKD')).replaceAll('⁄', '/');
  let plain = spelled.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  for (const [from, to] of SPELLINGS) plain = plain.replace(from, to);
  plain = plain.replaceAll(SIZES, 'x');
  // A+ and A- are two blood groups, y = x and y = -x two lines: only between words does a hyphen mean nothing.
  // 2.5 is not 25.
  return plain.replaceAll(/(?<!\d)[\s.,]+|[\s.,]+(?!\d)|[_'’]/g, '').replaceAll(/(?<=[\p{L}\d])-(?=[\p{L}\d])/gu, '');
}
