/** A question as what is asked about: its amounts, its words, and what makes that nobody may answer it. */
import { stemOf, wordsOf } from '@reckoner/engine/search/words';
import { parseUnit } from '@reckoner/engine/units/unit';
import { type Amount, type DateToken, type Token, tokensOf } from './tokens.js';

/** A value that has to be assigned to an input. */
export type Value = (Amount | DateToken) & {
  /** Its place among the tokens. */
  readonly place: number;
};

export interface AskedWord {
  readonly text: string;
  readonly stem: string;
  /** Its place among the tokens. */
  readonly place: number;
}

export interface Question {
  /** Without the unit that is wanted. */
  readonly tokens: readonly Token[];
  /** All of it. */
  readonly allTokens: readonly Token[];
  readonly values: readonly Value[];
  readonly words: readonly AskedWord[];
  /** The unit in which the answer is wanted. */
  readonly wantedUnit?: string;
}

/** Words around which a question is not what its numbers say. */
const TURNING = new Set(
  `not no never without except excluding unless if but instead versus vs or than compare compared comparing better worse
  cheaper difference isn't aren't don't doesn't can't won't cannot nor neither should shouldn't maybe roughly approximately
  about around almost nearly more less fewer twice every each`.split(/\s+/),
);

/** Words that say nothing of what is asked. */
export const FILLERS = new Set(
  `a an the of in on at by for to and with is are was be what what's whats which how much many long do does i me my please
  calculate compute find give tell it its has have having over from get calculator = as when s will would can you let show
  solve work out us we need know want between among value values using given equals per`.split(/\s+/),
);
/** "Per" is a unit's word: by itself it means something. */
FILLERS.delete('per');

export type QuestionRead =
  | { readonly ok: true; readonly question: Question }
  | { readonly ok: false; readonly reason: string; readonly words: string };

/** @param today `2026-01-31` */
export function readQuestion(text: string, today: string): QuestionRead {
  const allTokens = tokensOf(text, today);
  const words = allTokens.flatMap((token) => (token.kind === 'word' ? token.written : [])).join(' ');
  const refused = (reason: string) => ({ ok: false, reason, words }) as const;
  const wanted = wantedUnitOf(text);
  const tokens = wanted === undefined ? allTokens : tokensOf(text.slice(0, wanted.start), today);
  const unclear = tokens.find((token) => token.kind === 'unclear');
  if (unclear) return refused(`“${unclear.text}” can be read in more than one way, or not at all.`);
  const turning = allTokens.find((token) => token.kind === 'word' && TURNING.has(token.text));
  if (turning) return refused(`What “${turning.text}” does to the question is not understood.`);
  if (/[?;].*[\p{L}\d]/u.test(text)) return refused('Only one question can be answered at a time.');
  const given = allTokens.flatMap((token) => (token.kind === 'date' ? token : []));
  const isBack = given.some((date, place) => place > 0 && date.date < given[place - 1]!.date);
  if (isBack && given.some(({ isYearAssumed }) => isYearAssumed)) return refused('The dates go back: add their years.');
  const values = tokens.flatMap((token, place) =>
    token.kind === 'amount' || token.kind === 'date' ? [{ ...token, place }] : [],
  );
  const asked = tokens.flatMap((token, place) => {
    if (token.kind !== 'word') return [];
    const [word = token.text] = wordsOf(token.text);
    return [{ text: token.text, stem: stemOf(word), place }];
  });
  const unit = wanted === undefined ? {} : { wantedUnit: wanted.unit };
  const question = { tokens, allTokens, values, words: asked, ...unit };
  return { ok: true, question };
}

/** "… in km/h" at the end, and where it begins. */
function wantedUnitOf(text: string): { readonly unit: string; readonly start: number } | undefined {
  const match = / (?:in|as) ([^\s\d]\S{0,15}?)\s*\??$/iu.exec(text);
  if (!match || FILLERS.has(match[1]!.toLowerCase())) return undefined;
  const parsed = parseUnit(match[1]!);
  return parsed.ok && parsed.unit.symbol !== '' ? { unit: match[1]!, start: match.index } : undefined;
}
