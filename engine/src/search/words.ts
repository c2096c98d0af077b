/** The words of a text as the search knows them: code generation and the server must agree on every letter. */

/** What is written as a sign and typed as a word. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/%/g, ' percent '],
  [/&/g, ' and '],
  [/[χΧ]/g, ' chi '],
  [/[Ωω]/g, ' ohm '],
  [/[πΠ]/g, ' pi '],
  [/[σΣ]/g, ' sigma '],
  [/[µμ]/g, 'u'],
];

/** Lowercase words without accents: "Poincaré’s" is "poincares", "T-test" is "t" and "test", "R²" is "r2". */
export function wordsOf(text: string): string[] {
  let plain = text;
  for (const [sign, word] of SIGNS) plain = plain.replace(sign, word);
  return plain
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(american);
}

/** British spellings, each as its American one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/aluminium/, 'aluminum'],
  [/caes/, 'ces'],
  [/sulph/, 'sulf'],
  [/^grey/, 'gray'],
  [/^(.*[^aeiou])tre(s?)$/, '$1ter$2'],
  [/^(deca|deci|centi|milli|kilo|nano|micro)?(li|me)tre(s?)$/, '$1$2ter$3'],
  [/(col|lab|flav|harb|neighb|vap|hum|rum|fav|od|arm|behavi)our/, '$1or'],
  [/(.{3})is(e[drs]?|ing|ation|ations)$/, '$1iz$2'],
  [/(anal|catal|paral|hydrol)ys(e[drs]?|ing)$/, '$1yz$2'],
  [/aemi/, 'emi'],
  [/haem/, 'hem'],
  [/(o)edem/, 'edem'],
  [/oestro/, 'estro'],
  [/foet/, 'fet'],
  [/paed/, 'ped'],
  [/naeco/, 'neco'],
  [/rrhoea/, 'rrhea'],
  [/^tyre/, 'tire'],
  [/mould/, 'mold'],
  [/plough/, 'plow'],
  [/^kerb/, 'curb'],
  [/^fibre/, 'fiber'],
  [/^programme/, 'program'],
  [/^cheque/, 'check'],
  [/^gramme/, 'gram'],
  [/^licence/, 'license'],
  [/^defence/, 'defense'],
  [/^draught/, 'draft'],
  [/^storey/, 'story'],
  [/^maths$/, 'math'],
  [/(trave|labe|mode|cance|leve|fue|signa)ll(ed|ing|er)/, '$1l$2'],
];

/** Most words have no other spelling: one look tells that. */
const MAY_BE_BRITISH = new RegExp(SPELLINGS.map(([from]) => from.source).join('|'));

/** Words that end as British ones and are not. */
const AMERICAN_TOO = new Set([
  'noise',
  'precise',
  'exercise',
  'otherwise',
  'clockwise',
  'promise',
  'premise',
  'franchise',
]);

function american(word: string): string {
  if (word.length < 4 || AMERICAN_TOO.has(word) || !MAY_BE_BRITISH.test(word)) return word;
  let spelled = word;
  for (const [from, to] of SPELLINGS) spelled = spelled.replace(from, to);
  return spelled;
}

/**
 * What the forms of a word have in common: "payments" and "payment", "rolling" and "rolls", "batteries" and "battery".
 * Only endings of forms are taken off, none that make other words: "loaded" is no "loan", "university" no "universe".
 */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const one = singular(word);
  const root = one.replace(/(.{3,})(?:ing|ed)$/, (whole, rest: string) => {
    if (!/[aeiouy]/.test(rest)) return whole;
    return rest.replace(/([^aeiouls])\1$/, '$1');
  });
  // "charge" and "charging".
  return root.length > 4 ? root.replace(/e$/, '') : root;
}

function singular(word: string): string {
  if (/(ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Words that say that something is asked, and not what. */
const STOP_WORDS = new Set(
  `a an and are as at be by calc calculate calculated calculating calculation calculations calculator calculators can
  compute could did do does estimate estimator find for formula from get give given go going have how i if in
  into is it its me much many my need needed of on online or out please should show so solver some tell than that the
  their them there these this to tool want was we what whats when where which who why will with would you your`.split(
    /\s+/,
  ),
);

/** Whether a word is in most questions and titles, and tells nothing of them. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** Longer ways to ask, in which words stand that mean something elsewhere. */
const ASKING =
  /\b(?:how (?:much|many|long|often|do)|what(?: i|')s|(?:what|how much) will|tell me|work out|free online|is there|i have|i am)\b/g;

/** A query's words that say what is looked for; all of its words where none does. */
export function askedWords(query: string): string[] {
  const words = wordsOf(query);
  const telling = wordsOf(query.toLowerCase().replace(ASKING, ' ')).filter((word) => !STOP_WORDS.has(word));
  return [...new Set(telling.length > 0 ? telling : words)];
}
