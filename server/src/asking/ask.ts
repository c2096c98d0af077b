/**
 * A question in words, answered where it can be understood without guessing: percentages, conversions and dates by their
 * forms, everything else by a calculator that the question names and on whose inputs its values go in one way only.
 * Nothing here knows of HTTP, a clock or a file.
 */
import { evaluate } from '@reckoner/engine/calculate/evaluate/evaluate';
import { understand } from '@reckoner/engine/calculate/read/understand';
import { orElse, withinRequest } from '@reckoner/engine/calculate/request-budget';
import type { Outcome } from '@reckoner/engine/calculate/types';
import { sameDimension, unitOf } from '@reckoner/engine/units/unit';
import type { Detail } from '../catalogue/catalogue.js';
import { type Candidate, candidatesOf } from './candidates.js';
import { conversion } from './frames/conversions.js';
import { dates } from './frames/dates.js';
import { percentage } from './frames/percentages.js';
import { withoutAsking } from './phrases.js';
import { type Placed, place } from './place.js';
import { type Question, readQuestion } from './question.js';
import { LONGEST_QUESTION } from './tokens.js';
import type { Answer, Asked, AskedCatalogue, Found, Offer, Reading, UnderstoodInput } from './types.js';

export { LONGEST_QUESTION } from './tokens.js';
export type { Answer, Asked, AskedCatalogue, Offer, Reading, UnderstoodInput } from './types.js';

const MOST_OFFERED = 3;

/** Does work that may take long, and counts or watches it. */
export type Within = <T>(work: () => T) => T;

/**
 * @param today Today's date for the one who asks, `2026-01-31`.
 * @param within Around the work that is more than reading: calculating in every way in which the question can be read.
 * @param forReader Around what writes the answer's sentences.
 */
export async function ask(
  text: string,
  catalogue: AskedCatalogue,
  today: string,
  within: Within = (work) => work(),
  forReader: Within = (work) => work(),
): Promise<Asked> {
  const question = text.trim();
  if (question.length > LONGEST_QUESTION)
    return offer(`A question has at most ${LONGEST_QUESTION} characters.`, catalogue, '');
  const read = readQuestion(question, today);
  if (!read.ok) return offer(read.reason, catalogue, read.words);
  const { allTokens } = read.question;
  const bare = withoutAsking(allTokens);
  const found =
    percentage(bare) ??
    dates(allTokens, today) ??
    dates(bare, today) ??
    (await conversion(question.replace(/[?.!]+$/, ''), catalogue));
  if (found !== undefined && catalogue.resolve(found.calculator) === found.calculator)
    return (
      (await answerOf(found, catalogue, today, forReader)) ??
      offer('With these values it has no answer.', catalogue, found.calculator)
    );
  return answerByName(read.question, catalogue, today, within, forReader);
}

async function answerByName(
  question: Question,
  catalogue: AskedCatalogue,
  today: string,
  within: Within,
  forReader: Within,
): Promise<Asked> {
  const text = question.words.map((word) => word.text).join(' ');
  if (question.values.length === 0) return offer('It has no number to calculate with.', catalogue, text);
  const candidates = await candidatesOf(question.words, catalogue);
  const loaded = await Promise.all(
    candidates.map(async (candidate) => {
      const [calculator, detail] = await Promise.all([
        catalogue.calculator(candidate.slug),
        catalogue.detail(candidate.slug),
      ]);
      return { candidate, calculator, detail };
    }),
  );
  // All of them together cost no more than one request may.
  const placed = within(() =>
    withinRequest(() =>
      loaded.map(({ candidate, calculator, detail }) => {
        return { candidate, detail, placed: place(calculator, detail, candidate, question, today) };
      }),
    ),
  );
  const understood = placed.filter((one) => one.placed.outcome !== undefined && one.candidate.named > 0);
  const most = Math.max(0, ...understood.map(({ candidate }) => candidate.named));
  const best = understood.filter(({ candidate }) => candidate.named === most);
  const [first] = best;
  // A calculator that is named by more words, and whose inputs do not take the values, is the one that was meant.
  const isOutdone = placed.some(
    ({ candidate, placed: { outcome } }) =>
      outcome === undefined && Math.min(candidate.named, 10 * Math.floor(candidate.named / 10) + 2) > most,
  );
  const values = new Set(
    best.map(({ placed: { found, outcome } }) => JSON.stringify(outcome!.results[found.output!]?.value)),
  );
  if (first !== undefined && !isOutdone && values.size === 1) {
    const units = unitsOf(first.detail, first.placed.found, question);
    const answer = units === null ? undefined : await answerOf(first.placed.found, catalogue, today, forReader, units);
    if (answer !== undefined) return answer;
    return offered(first, placed, `The answer is no quantity in ${question.wantedUnit}.`);
  }
  if (best.length > 1) return offered(best[0], placed, 'More than one calculator answers it, with different results.');
  const nearest = [...placed].sort((a, b) => b.candidate.named - a.candidate.named)[0];
  if (nearest === undefined || nearest.candidate.named === 0) return offer('It names no calculator.', catalogue, text);
  return offered(
    nearest,
    placed,
    nearest.placed.reason === '' ? 'It is not clear what is asked.' : nearest.placed.reason,
  );
}

/** The unit that the answer is wanted in, for its output; null where it does not fit. */
function unitsOf(detail: Detail, found: Found, { wantedUnit }: Question): Readonly<Record<string, string>> | null {
  if (wantedUnit === undefined) return {};
  const output = detail.outputs.find(({ name }) => name === found.output);
  if (output === undefined || !/^(?:quantity|measure)$/.test(output.type)) return null;
  return sameDimension(unitOf(wantedUnit), unitOf(output.unit)) ? { [output.name]: wantedUnit } : null;
}

interface Tried {
  readonly candidate: Candidate;
  readonly detail: Detail;
  readonly placed: Placed;
}

function offered(tried: Tried | undefined, all: readonly Tried[], reason: string): Offer {
  const slugs = [...new Set([tried, ...all].flatMap((one) => (one ? [one.detail.slug] : [])))].slice(0, MOST_OFFERED);
  if (tried === undefined) return { kind: 'offer', reason, missing: [], calculators: slugs };
  const { found, missing } = tried.placed;
  return { kind: 'offer', reason, reading: readingOf(tried.detail, found, {}), missing, calculators: slugs };
}

function offer(reason: string, catalogue: AskedCatalogue, words: string): Offer {
  const calculators = words.trim() === '' ? [] : catalogue.search(words).slice(0, MOST_OFFERED);
  return { kind: 'offer', reason, missing: [], calculators: calculators.map(({ slug }) => slug) };
}

async function answerOf(
  found: Found,
  catalogue: AskedCatalogue,
  today: string,
  forReader: Within,
  units: Readonly<Record<string, string>> = {},
): Promise<Answer | undefined> {
  const [calculator, detail] = await Promise.all([
    catalogue.calculator(found.calculator),
    catalogue.detail(found.calculator),
  ]);
  const raw = Object.fromEntries(Object.entries(found.inputs).map(([name, { value }]) => [name, value]));
  const options = { units, ...(found.currency === undefined ? {} : { currency: found.currency }) };
  const understanding = understand(calculator, raw, options, { today });
  if (!understanding.ok) return undefined;
  const work = (): Outcome => withinRequest(() => evaluate(calculator, understanding.understood));
  const outcome = orElse(
    () => forReader(work),
    () => undefined,
  );
  if (!outcome?.ok) return undefined;
  const { results, explanation, cautions } = outcome;
  const output = found.output ?? detail.outputs.find(({ name }) => !Object.hasOwn(found.inputs, name))?.name;
  if (output === undefined || results[output] === undefined) return undefined;
  return {
    kind: 'answer',
    ...readingOf(detail, found, understanding.understood.inputs),
    ...(Object.keys(units).length === 0 ? {} : { units }),
    output,
    results,
    explanation,
    ...(cautions === undefined ? {} : { cautions }),
  };
}

/** @param all The inputs as the calculator understood them, with its defaults. */
function readingOf(detail: Detail, found: Found, all: Reading['inputs']): Reading {
  const names = detail.inputs.filter(({ name }) => Object.hasOwn(found.inputs, name) || Object.hasOwn(all, name));
  const understood = names.map(({ name, label }): UnderstoodInput => {
    const given = Object.hasOwn(found.inputs, name) ? found.inputs[name] : undefined;
    return {
      name,
      label,
      value: given?.value ?? all[name]!,
      ...(given === undefined || given.from === '' ? {} : { from: given.from }),
    };
  });
  return {
    calculator: detail.slug,
    title: detail.title,
    inputs: Object.fromEntries(Object.entries(found.inputs).map(([name, { value }]) => [name, value])),
    ...(found.currency === undefined ? {} : { currency: found.currency }),
    understood,
  };
}
