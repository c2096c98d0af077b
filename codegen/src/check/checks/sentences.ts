/** Every sentence that a calculator was heard to say reads as people write: no leftovers, stray signs, raw units. */
import type { Definition } from '@reckoner/engine/authoring/define';
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { isPlural, singular } from './plurals.js';
import type { Sample } from './samples.js';
import { type Spoken, takeSentences } from './spoken.js';
import type { BehaviourCheck } from './subject.js';

interface Flaw {
  /** What stands in the sentence. */
  readonly found: string;
  readonly mend: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly mend: string | ((match: RegExpExecArray) => string);
  /** Whether texts of users, and texts that algorithms make, may have the like. */
  readonly inTexts?: boolean;
  /** What matches and is right. */
  readonly except?: (match: RegExpExecArray) => boolean;
}

const COMPARATIVES =
  'larger|smaller|bigger|greater|more|less|fewer|higher|lower|longer|shorter|heavier|lighter|faster|slower|wider|narrower|' +
  'thicker|thinner|taller|deeper|cheaper|dearer|stronger|weaker|brighter|darker|older|younger|later|earlier|ahead|behind|' +
  'above|below|better|worse|stronger|warmer|colder|hotter|cooler|richer|poorer|up|down';
const CHANGES =
  'rises?|rose|falls?|fell|drops?|grows?|grew|increases?|increased|decreases?|decreased|gains?|loses?|lost|saves?|saved|' +
  'shrinks?|gets longer|goes up|goes down|raises?|raised|lowers?|lowered|reduces?|reduced|exceeds?|adds?|costs? more';
/** Of money these have a sign already: below zero there is another word. A cash flow, a net income or a balance has both. */
const ONE_SIGNED =
  '(?:profit|gain|advantage|surplus|savings?|room left|discount|premium)(?: (?:is|are|was|were|of|in all))*|' +
  'contributes|nets|earns|brings|leaves';
const SIGNED = '[-−](?:[^\\s\\d\\w]|[A-Z]{2,3} )?\\d[\\d,.]*(?: × 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?';

const RULES: readonly Rule[] = [
  {
    pattern: /\{[\w|?]*\}|\bundefined\b|\bNaN\b|\bnull\b|\bInfinity\b|\[object\b|\bnot available\b|\bnot given\b/,
    mend: 'Say only what has a value: {light?; the light is {light}} is left out where there is no light.',
  },
  {
    pattern: /[-−–][^\s\w(]?[-−](?=[^\s]?\d)|\+[-−]\d|(?<![\w)\]}⁰¹²³⁴⁵⁶⁷⁸⁹] )[-−] \d/,
    inTexts: true,
    mend: 'A sign stands before a signed value: write the size by {|change|}.',
  },
  {
    pattern: new RegExp(
      `(?<![\\d\\w.,)])${SIGNED}(?:%|°)?(?: (?!and |or |to |by |is |at |in |of )[^\\s,;:.()]+)?(?: \\([^()]*\\))? (?:${COMPARATIVES})\\b(?! zero| 0)`,
    ),
    mend: 'Choose the word by the sign: {change|{|change|} smaller|equally large|{|change|} larger}.',
  },
  {
    pattern: new RegExp(`\\b(?:${CHANGES})(?: by| of)?(?: about)? ${SIGNED}`),
    except: (match) =>
      /^(?:rise|fall|drop|grow|increase|decrease|gain|raise|reduce|cost|add|lose|save)s? of /.test(match[0]),
    mend: 'Choose the word by the sign: {change|falls by {|change|}|stays the same|rises by {|change|}}.',
  },
  {
    pattern: new RegExp(`\\b(?:${ONE_SIGNED}) [-−]\\p{Sc}\\d[\\d,.]*`, 'iu'),
    mend: 'Choose the word by the sign: {profit|a loss of {|profit|}|neither profit nor loss|a profit of {|profit|}}.',
  },
  {
    pattern:
      /(?<![\d.,/:×−–·^]|[-+×*=] |\d )1 (?:[a-z]+(?:ed|al|ic|ive|ing|ary|ar) |whole |full |further |standard |business )?([a-z-]{2,}s)\b/,
    except: (match) => !isPlural(match[1]!),
    mend: (match) => `Write the word by the count: {count|${singular(match[1]!)}|${match[1]}}.`,
  },
  {
    pattern: /\b[Tt]h(?:ere|ese|ose) (?:are|were) (?:only |about )?1 (?![\d/×]|per\b)\S+/,
    mend: 'Choose the verb by the count, too: there {days|is|are} {days} {days|day|days}.',
  },
  {
    pattern: /(?<![\d.,/:×−–·^]|[-+×*=] |\d )1 of (?:the |these |all )?\d[\d,]* (?:[a-z]+ )?(?:are|were|have)\b/,
    mend: 'Choose the verb by the first count: {hits} of {shots} {hits|is|are} …',
  },
  {
    pattern: /(?<![\w/])1\/(?:[A-Za-zµΩ]+)\b|\bdeg[CFKR]\b|\d [A-Za-z]+_[A-Za-z]+\b|\d [A-Za-z]+\^-?\d/,
    inTexts: true,
    mend: 'Write the unit as people read it; a slot does so by itself.',
  },
  {
    pattern: / {2}| [.,;](?!\d)|[^.]\.\.(?!\.)/,
    inTexts: true,
    mend: 'Set right the spaces and stops around a slot.',
  },
  {
    pattern: /(?<![\d.,])0\.0{3,}(?![\d])/,
    inTexts: true,
    mend: 'What is not zero must not be shown as zero: leave the number to a slot.',
  },
];

/** Names of fields and options as only programs write them. */
function internalNames({ inputs, outputs }: Definition): RegExp | undefined {
  const names = new Set([...Object.keys(inputs), ...Object.keys(outputs)]);
  for (const spec of Object.values(inputs))
    if (spec.kind === 'choice') for (const key of Object.keys(spec.options)) names.add(key);
  const odd = [...names].filter((name) => /^[a-z][a-z\d]+[A-Z]\w*$/.test(name));
  return odd.length === 0 ? undefined : new RegExp(`(?<![\\w{])(?:${odd.join('|')})(?!\\w)`);
}

/** Whether a field is a text, or has some. */
function hasTexts(spec: FieldSpec): boolean {
  if (spec.kind === 'text') return true;
  if (spec.kind === 'list') return hasTexts(spec.of);
  return (spec.kind === 'rows' || spec.kind === 'table') && Object.values<FieldSpec>(spec.columns).some(hasTexts);
}

interface Reading {
  readonly rules: readonly Rule[];
  readonly names: RegExp | undefined;
}

function readingOf(definition: Definition): Reading {
  const fields: FieldSpec[] = [...Object.values(definition.inputs), ...Object.values(definition.outputs)];
  const rules = fields.some(hasTexts) ? RULES.filter(({ inTexts }) => !inTexts) : RULES;
  return { rules, names: internalNames(definition) };
}

function flawIn(sentence: string, { rules, names }: Reading): Flaw | undefined {
  for (const { pattern, except, mend } of rules) {
    const match = pattern.exec(sentence);
    if (match === null || except?.(match)) continue;
    return { found: match[0], mend: typeof mend === 'string' ? mend : mend(match) };
  }
  const name = names?.exec(sentence)?.[0];
  return name === undefined
    ? undefined
    : { found: name, mend: 'Say it in words, or show the label of an option by a slot.' };
}

function inWords(sample: Sample): string {
  const text = JSON.stringify(sample);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

/** Two ends of a range with the same figure; money is told to the cent. */
const SAME_ENDS =
  /\b(?:from|between) (?:about )?(-?\d[\d,.]*(?<![,.]))[^\s\d,.]*(?: [^\s\d,.]+)? (?:to|and) \1(?!\d|[,.]\d| ×)/;
/** A smaller part is nothing to a reader. */
const WORTH_TELLING = 1e-3;

/** A range whose ends read alike where they are not. */
function alikeEnds({ sentence, figures }: Spoken): Flaw | undefined {
  const match = SAME_ENDS.exec(sentence);
  if (match === null) return undefined;
  const text = match[1]!.replaceAll(',', '');
  const places = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  const shown = figures.filter((figure) => figure.toFixed(places) === text);
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  if (!(most - least > WORTH_TELLING * Math.max(Math.abs(least), Math.abs(most)))) return undefined;
  return {
    found: match[0],
    mend: 'Both ends read alike and are not: ask for significant digits by `digits`, or tell the distance between them.',
  };
}

/** The flaw of what was said, apart from what users themselves wrote in it. */
function heard(spoken: Spoken, reading: Reading): Flaw | undefined {
  const { sentence, sample } = spoken;
  const flaw = flawIn(sentence, reading) ?? alikeEnds(spoken);
  return flaw === undefined || JSON.stringify(sample).includes(flaw.found) ? undefined : flaw;
}

export const sentences: BehaviourCheck = {
  name: 'sentences',
  behaviour({ calculator }, report) {
    const reading = readingOf(calculator.definition);
    const seen = new Set<string>();
    for (const spoken of takeSentences(calculator)) {
      const flaw = heard(spoken, reading);
      if (flaw === undefined || seen.has(flaw.mend)) continue;
      seen.add(flaw.mend);
      const message = `With ${inWords(spoken.sample)} it says “${spoken.sentence}”, with “${flaw.found}” in it.`;
      report(['explanation'], message, flaw.mend);
    }
  },
};
