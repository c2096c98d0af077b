/** `reckoner calculate`: one calculation or a sweep, in this process or by a service. */

import { nearest } from '@reckoner/engine/calculate/read/suggest';
import { answerCsv } from '../calculating/answer-csv.js';
import { assumedOf } from '../calculating/assumed.js';
import { EXIT, exitCodeOf, refusalJson, tellRefusal } from '../calculating/refusals.js';
import { showAnswer } from '../calculating/show-answer.js';
import { showSweep, sweepCsv, sweepJson, sweptOf } from '../calculating/show-sweep.js';
import { type Fields, Refusal, type Request, type Source } from '../calculating/source.js';
import { sourceFor, tellSavedSince } from '../calculating/sources.js';
import { checkSweep, readSweep } from '../calculating/sweep.js';
import { readInputs, readPair } from '../calculating/words.js';
import type { CommandOptions, Run } from '../commands.js';
import { errorOutput, standardOutput } from '../terminal/output.js';
import { ValueWriter } from '../terminal/values.js';

/** What is wrong with how the command was typed, before anything was asked. */
class Misunderstood extends RangeError {}

function textsOf(options: CommandOptions, name: string): readonly string[] {
  return (options[name] as readonly string[] | undefined) ?? [];
}

function pairsOf(options: CommandOptions, name: string, example: string): Readonly<Record<string, unknown>> {
  return Object.fromEntries(textsOf(options, name).map((word) => readPair(name, word, example)));
}

function requestOf(words: readonly string[], options: CommandOptions): Request {
  const [calculator = '', ...rest] = words;
  const units = pairsOf(options, 'unit', 'speed=km/h');
  const target = pairsOf(options, 'target', 'amount=2000');
  const solveFor = options['solve-for'] as string | undefined;
  if (solveFor !== undefined && Object.keys(target).length !== 1)
    throw new RangeError('--solve-for needs one --target, such as --target amount=2000: the output and its value.');
  if (solveFor === undefined && Object.keys(target).length > 0)
    throw new RangeError('--target needs --solve-for, such as --solve-for rate: the input to be found.');
  return {
    calculator,
    inputs: readInputs(rest),
    ...(Object.keys(units).length > 0 && { units: units as Readonly<Record<string, string>> }),
    ...(typeof options.currency === 'string' && { currency: options.currency }),
    ...(options.steps === true && { steps: true as const }),
    ...(solveFor !== undefined && { solveFor, target }),
  };
}

/** @throws Refusal where the calculator has no such outputs. */
function checkOutputs(wanted: readonly string[], { outputs }: Fields): void {
  for (const name of wanted) {
    if (Object.hasOwn(outputs, name)) continue;
    const near = nearest(name, Object.keys(outputs));
    const hint = near === undefined ? `It has ${Object.keys(outputs).join(', ')}.` : `Did you mean "${near}"?`;
    throw new Refusal('invalid-inputs', `The calculator has no output named "${name}". ${hint}`);
  }
}

async function answerOnce(source: Source, request: Request, options: CommandOptions): Promise<void> {
  const [fields, answer] = await Promise.all([source.fields(request.calculator), source.calculate(request)]);
  const wanted = textsOf(options, 'output');
  checkOutputs(wanted, fields);
  const absent = wanted.find((name) => answer.result.results[name] === undefined);
  if (absent !== undefined)
    throw new Refusal('no-result', `“${fields.outputs[absent]!.label}” has no value for these inputs.`);
  if (options.json) process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`);
  else if (options.csv) process.stdout.write(answerCsv(answer.result, wanted));
  else {
    const assumed = assumedOf(fields, request.inputs, answer, request.currency);
    showAnswer(answer, fields, new ValueWriter(request.currency), standardOutput(options), wanted, assumed);
  }
}

async function answerSweep(source: Source, request: Request, options: CommandOptions, word: string): Promise<void> {
  const isLog = options.log === true;
  const points = typeof options.points === 'string' ? Number(options.points) : undefined;
  const sweep = asTyped(() => readSweep(word, points, isLog));
  if (Object.hasOwn(request.inputs, sweep.input))
    throw new Misunderstood(`"${sweep.input}" is swept and given: leave one of them out.`);
  const fields = await source.fields(request.calculator);
  const wanted = textsOf(options, 'output');
  checkOutputs(wanted, fields);
  checkSweep(sweep, wanted, fields);
  const { steps: _, ...plain } = request;
  const result = await source.sweep({ ...plain, sweep: { input: sweep.input, values: sweep.values } });
  // For programs it is whole, as single answers are.
  const swept = sweptOf(sweep, result, options.json === true ? [] : wanted, fields);
  if (options.json) process.stdout.write(`${sweepJson(swept, request.calculator)}\n`);
  else if (options.csv) process.stdout.write(sweepCsv(swept, fields));
  else {
    const look = { isLog, hasPlot: options.plot === true };
    showSweep(swept, fields, new ValueWriter(request.currency), standardOutput(options), look);
  }
}

function asTyped<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new Misunderstood(error.message);
    throw error;
  }
}

export const run: Run = async ({ folder, words, options }) => {
  try {
    if (options.json && options.csv) throw new Misunderstood('--json and --csv exclude each other: choose one.');
    const sweep = options.sweep as string | undefined;
    for (const name of ['points', 'log', 'plot'])
      if (options[name] !== undefined && sweep === undefined)
        throw new Misunderstood(`--${name} goes with --sweep, such as --sweep rate=1%..10%.`);
    const request = asTyped(() => requestOf(words, options));
    const source = sourceFor(folder, options);
    tellSavedSince(source, request.calculator, errorOutput(options));
    await (sweep === undefined ? answerOnce(source, request, options) : answerSweep(source, request, options, sweep));
    return EXIT.done;
  } catch (error) {
    if (error instanceof Misunderstood) {
      errorOutput(options).print(error.message);
      return EXIT.notUnderstood;
    }
    if (!(error instanceof Refusal)) throw error;
    // A program that asked for JSON gets it for refusals, too.
    if (options.json) process.stdout.write(`${refusalJson(error)}\n`);
    else tellRefusal(error, errorOutput(options));
    return exitCodeOf(error);
  }
};
