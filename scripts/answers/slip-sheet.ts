/** Slips of one input that are answered as if nothing were the matter, with what is answered. */
import type { Calculator } from '@reckoner/engine/calculate/types';
import { type Slip, slipsOf } from './slips.js';
import { type Inputs, isRefused, Reader, type Told, withoutFigures } from './told.js';

export interface Tally {
  sent: number;
  refused: number;
  /** With a word that the example does not have: a caution, what is usual, another solution. */
  told: number;
  silent: number;
}

export function tallyInWords({ sent, refused, told, silent }: Tally): string {
  return `${sent} slips: ${refused} refused, ${told} told, ${silent} answered without a word.`;
}

/** Of an answer that another one stands above, what differs. */
function linesOf(told: string, { explanation, results }: Told, above?: Told): readonly string[] {
  const others = results.filter((result) => !above?.results.includes(result));
  const words = explanation === above?.explanation ? '(the same sentence)' : explanation;
  return [`- ${told}`, `  ${words}`, ...(others.length > 0 ? [`  = ${others.join(' · ')}`] : [])];
}

/** Each input is slipped in the first example that gives it. */
export function slipSheet(slug: string, calculator: Calculator): { lines: readonly string[]; tally: Tally } {
  const reader = new Reader(calculator);
  const tally: Tally = { sent: 0, refused: 0, told: 0, silent: 0 };
  const lines: string[] = [];
  const slipped = new Set<string>();
  for (const { inputs } of calculator.definition.examples) {
    const example = reader.toldOf(inputs);
    if (isRefused(example)) continue;
    const silent = [...slipsOf(reader.specs, numbersOf(reader, inputs))].flatMap(([name, slips]) => {
      if (slipped.has(name)) return [];
      slipped.add(name);
      return slips.flatMap((slip) => silentLines(reader, example, slip, tally));
    });
    if (silent.length > 0) lines.push('', ...linesOf(JSON.stringify(inputs), example), ...silent);
  }
  return { lines: ['', `## ${calculator.definition.title} (${slug})`, tallyInWords(tally), ...lines], tally };
}

/** As they were understood, in the shown units; what was not sent stays away. */
function numbersOf(reader: Reader, inputs: Inputs): Inputs {
  const understanding = reader.understand(inputs);
  if (!understanding.ok) return inputs;
  const understood = understanding.understood.inputs as Inputs;
  return Object.fromEntries(Object.keys(inputs).map((name) => [name, understood[name] ?? inputs[name]]));
}

function silentLines(reader: Reader, example: Told, { told, inputs }: Slip, tally: Tally): readonly string[] {
  const answer = reader.toldOf(inputs);
  if (answer.explanation === example.explanation && answer.results.join() === example.results.join()) return [];
  tally.sent += 1;
  if (isRefused(answer)) tally.refused += 1;
  else if (hasNewWord(example, answer)) tally.told += 1;
  else {
    tally.silent += 1;
    return linesOf(told, answer, example);
  }
  return [];
}

function hasNewWord(example: Told, answer: Told): boolean {
  const known = new Set(example.words.map(withoutFigures));
  return answer.words.some((word) => !known.has(withoutFigures(word)));
}
