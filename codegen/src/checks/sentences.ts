/** Every sentence that a calculator was heard to say reads as people write: no leftovers, stray signs, raw units. */
import type { Definition } from '@reckoner/engine/authoring/define';
import type { BehaviourCheck } from './check.js';
import type { Sample } from './samples.js';
import { type Spoken, takeSentences } from './spoken.js';

interface Flaw {
  /** What stands in the sentence. */
  readonly found: string;
  readonly mend: string;
}

interface Rule {
  readonly pattern: RegExp;
  readonly mend: string | ((match: RegExpExecArray) => string);
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
const SIGNED = '[-−](?:[^\\s\\d\\w]|[A-Z]{2,3} )?\\d[\\d,.]*(?: × 10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+)?';

/** Words after 1 that end as plurals do and are none: verbs, and nouns that look so. */
const NO_PLURAL =
  /^(?:.*(?:ss|ous|us|is)|was|has|as|plus|minus|times|less|does|goes|gives|lies|makes|needs|takes|means|gets|gains|costs|weighs|holds|stands|comes|leaves|equals|has|lasts|reads|sets|sits|runs|keeps|says|falls|rises|drops|yields|passes|reaches|becomes|turns|uses|covers|carries|meets|corresponds|belongs|starts|begins|ends|follows|fits|loses|grows|contains|remains|rounds|repeats|returns|always|towards|across|perhaps|series|species|lens|gas|hours|siemens|stokes|lux|hertz|degrees|stays|moves|earns|pays|saves|wins|beats|exceeds|allows|requires|tells|shows|counts|adds|works|serves|feeds|suits|lets|puts|sees|finds|ranks|scores|places|measures|cancels|appears|occurs|divides|explains|supports|calls|delivers|provides|produces|consumes|draws|burns|charges|delays|lags|leads|points|bits)$/;

const RULES: readonly Rule[] = [
  {
    pattern: /\{[\w|?]*\}|\bundefined\b|\bNaN\b|\bnull\b|\bInfinity\b|\[object\b|\bnot available\b|\bnot given\b/,
    mend: 'Say only what has a value: {light?; the light is {light}} is left out where there is no light.',
  },
  {
    pattern: /[-−–][^\s\w(]?[-−](?=[^\s]?\d)|\+[-−]\d|(?<![\w)\]}⁰¹²³⁴⁵⁶⁷⁸⁹] )[-−] \d/,
    mend: 'A sign stands before a signed value: write the size by {|change|}.',
  },
  {
    pattern: new RegExp(
      `(?<![\\d\\w.,)])${SIGNED}(?:%|°)?(?: [^\\s,;:.()]+)?(?: \\([^()]*\\))? (?:${COMPARATIVES})\\b(?! zero| 0)`,
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
    pattern: /(?<![\d.,/:×−–·^]|[-+×*=] |\d )1 ([a-z]{2,}s)\b/,
    except: (match) => NO_PLURAL.test(match[1]!),
    mend: (match) => `Write the word by the count: {count|${match[1]!.replace(/s$/, '')}|${match[1]}}.`,
  },
  {
    pattern: /(?<![\w/])1\/(?:[A-Za-zµΩ]+)\b|\bdeg[CFKR]\b|\d [A-Za-z]+_[A-Za-z]+\b|\d [A-Za-z]+\^-?\d/,
    mend: 'Write the unit as people read it; a slot does so by itself.',
  },
  {
    pattern: /(?<![\d.,])0\.0{3,}(?![\d])/,
    mend: 'What is not zero must not be shown as zero: leave the number to a slot.',
  },
];

/** Names of fields and options as only programs write them. */
function internalNames({ inputs, outputs }: Definition): RegExp | undefined {
  const names = new Set([...Object.keys(inputs), ...Object.keys(outputs)]);
  for (const spec of Object.values(inputs))
    if (spec.kind === 'choice') for (const key of Object.keys(spec.options)) names.add(key);
  const odd = [...names].filter((name) => /^[a-z]+[a-z\d]*[A-Z][a-z]\w*$/.test(name));
  return odd.length === 0 ? undefined : new RegExp(`(?<![\\w{])(?:${odd.join('|')})(?!\\w)`);
}

function flawIn(sentence: string, names: RegExp | undefined): Flaw | undefined {
  for (const { pattern, except, mend } of RULES) {
    const match = pattern.exec(sentence);
    if (match === null || except?.(match)) continue;
    return { found: match[0], mend: typeof mend === 'string' ? mend : mend(match) };
  }
  const name = names?.exec(sentence)?.[0];
  if (name !== undefined) return { found: name, mend: 'Say it in words, or show the label of an option by a slot.' };
  if (/ {2}| [.,;]|\.\.(?!\.)/.test(sentence))
    return {
      found: / {2}| [.,;]|\.\.(?!\.)/.exec(sentence)![0],
      mend: 'Set right the spaces and stops around a slot.',
    };
  return undefined;
}

function inWords(sample: Sample): string {
  const text = JSON.stringify(sample);
  return text.length > 160 ? `${text.slice(0, 157)}…` : text;
}

/** The flaw of what was said, apart from what users themselves wrote in it. */
function heard({ sentence, sample }: Spoken, names: RegExp | undefined): Flaw | undefined {
  const flaw = flawIn(sentence, names);
  if (flaw === undefined) return undefined;
  const isTheirs = Object.values(sample).some((value) => typeof value === 'string' && value.includes(flaw.found));
  return isTheirs ? undefined : flaw;
}

export const sentences: BehaviourCheck = {
  name: 'sentences',
  behaviour({ calculator }, report) {
    const names = internalNames(calculator.definition);
    const seen = new Set<string>();
    for (const spoken of takeSentences(calculator)) {
      const flaw = heard(spoken, names);
      if (flaw === undefined || seen.has(flaw.mend)) continue;
      seen.add(flaw.mend);
      const message = `With ${inWords(spoken.sample)} the explanation says “${spoken.sentence}”, with “${flaw.found}” in it.`;
      report(['explanation'], message, flaw.mend);
    }
  },
};
