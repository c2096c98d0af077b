/** `reckoner ask`: a question in words, answered where nothing has to be guessed, with how it was understood. */
import type { UnderstoodInput } from '@reckoner/server/asking/types';
import { answerCsv } from '../calculating/answer-csv.js';
import { commandOf } from '../calculating/example-command.js';
import { EXIT, exitCodeOf, refusalJson, tellRefusal } from '../calculating/refusals.js';
import { showAnswer } from '../calculating/show-answer.js';
import { Refusal, type Source } from '../calculating/source.js';
import { sourceFor } from '../calculating/sources.js';
import type { CommandOptions, Run } from '../commands.js';
import { errorOutput, type Output, standardOutput } from '../terminal/output.js';
import { wrapped } from '../terminal/style.js';
import { isTable, ValueWriter } from '../terminal/values.js';

function readingText(understood: readonly UnderstoodInput[]): string {
  return understood
    .map(({ label, value, from }) => `${label} ${from === undefined ? `${shown(value)} by default` : `“${from}”`}`)
    .join(', ');
}

function shown(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

async function answerQuestion(source: Source, question: string, options: CommandOptions): Promise<void> {
  const asked = await source.ask(question);
  const { calculator, result, request, understood, output } = asked;
  // What was asked for comes first; tables that were not asked for would hide it.
  const others = Object.entries(result.results).filter(([name, { value }]) => name !== output && !isTable(value));
  const names = [output, ...others.map(([name]) => name)];
  if (options.json) process.stdout.write(`${JSON.stringify(asked, null, 2)}\n`);
  else if (options.csv) process.stdout.write(answerCsv(result, names));
  else {
    const terminal = standardOutput(options);
    const { print, style, width } = terminal;
    const answer = { success: true as const, calculator, result, inputs: request.inputs };
    showAnswer(answer, await source.fields(calculator), new ValueWriter(request.currency), terminal, names);
    print('');
    print(wrapped(style.dim(`Understood: ${readingText(understood)}.`), width));
    print(style.dim(commandOf(request)));
  }
}

function tellOffer({ offer, suggestions }: Refusal, { print, style, width }: Output): void {
  if (offer !== undefined) {
    const { title, calculator, understood, missing } = offer;
    const given = understood.filter(({ from }) => from !== undefined);
    print(wrapped(`Probably meant: ${title} (${calculator}).`, width));
    if (given.length > 0) print(wrapped(`Understood: ${readingText(given)}.`, width));
    if (missing.length > 0) print(wrapped(`Missing: ${missing.join(', ')}.`, width));
  }
  const [first = offer?.calculator] = suggestions;
  if (first !== undefined) print(style.dim(`reckoner describe ${first}`));
}

export const run: Run = async ({ folder, words, options }) => {
  try {
    if (options.json && options.csv) {
      errorOutput(options).print('--json and --csv exclude each other: choose one.');
      return EXIT.notUnderstood;
    }
    await answerQuestion(sourceFor(folder, options), words.join(' '), options);
    return EXIT.done;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (options.json) process.stdout.write(`${refusalJson(error)}\n`);
    else {
      tellRefusal(error, errorOutput(options));
      tellOffer(error, errorOutput(options));
    }
    return exitCodeOf(error);
  }
};
