/** calculate_batch: many calculations, each with its own answer or refusal. */
import * as v from 'valibot';
import { MOST_ENTRIES } from '../../calculations/batch/request.js';
import { Problem } from '../../http/problem.js';
import { readArguments } from '../arguments.js';
import { refusalOf } from '../refusals.js';
import { described, objectSchema, type Tool } from '../tool.js';
import { toldAnswer } from './calculate.js';
import { readToolEntry, ToolEntry } from './request.js';

const Entries = v.pipe(
  v.array(v.unknown(), '`entries` must be a list of calculations.'),
  v.minLength(1, '`entries` must have at least one calculation.'),
  v.maxLength(MOST_ENTRIES, `\`entries\` may have ${MOST_ENTRIES} calculations at most.`),
);
/** Each entry is read by itself, so that one that is wrong leaves the others be. */
const Input = v.strictObject({ entries: Entries });
/** What is told of the entries. */
const ToldInput = v.strictObject({
  entries: described(
    v.pipe(v.array(ToolEntry), v.minLength(1), v.maxLength(MOST_ENTRIES)),
    `Calculations, each as calculate takes it, without sweep. In the place of an input, of an item of a list, of a cell of a row or of a target may stand { "from": 0, "output": "amount" }: that output of an earlier entry, counted from 0, with its unit.`,
  ),
});

const Output = v.object({
  answered: described(v.number(), 'How many have an answer; as many are charged.'),
  refused: v.number(),
  entries: described(
    v.array(
      v.looseObject({
        success: v.boolean(),
        calculator: described(
          v.optional(v.string()),
          'Of answered ones; with cautions, result and inputs as of calculate.',
        ),
        code: described(
          v.optional(v.string()),
          'Of refused ones; with `detail`, and `errors` that have pointers such as /entries/3/inputs/rate.',
        ),
      }),
    ),
    'In the order of the request.',
  ),
});

export const calculateBatchTool: Tool = {
  name: 'calculate_batch',
  title: 'Calculate a batch',
  description: `Runs up to ${MOST_ENTRIES} calculations in one call, each with its own answer or refusal, in order. Use it to compare cases, and where one calculation needs the result of another: an input may be { "from": 0, "output": "amount" }, the output of an earlier entry. They share the work of one request: send again what is not-reached. Each answered one is charged.`,
  inputSchema: objectSchema(ToldInput),
  outputSchema: objectSchema(Output),
  async run(desk, given) {
    const { entries } = readArguments(Input, given);
    const requests = entries.map(readToolEntry);
    const answers = await desk.calculateAll(requests);
    const outcomes = answers.map((one) => (one instanceof Problem ? refusalOf(desk, one) : one));
    const told = await Promise.all(
      outcomes.map((one, place) => {
        const request = requests[place]!;
        return one.success && !(request instanceof Problem) ? toldAnswer(desk, request, one) : undefined;
      }),
    );
    const answered = told.filter((one) => one !== undefined).length;
    const refused = outcomes.length - answered;
    const heeded = told.flatMap((one, place) =>
      one?.content.cautions === undefined ? [] : [`Entry ${place}: ${one.sentence}`],
    );
    const wrong = outcomes.flatMap((one, place) => (one.success ? [] : [`Entry ${place}: ${one.detail}`]));
    const summary = `${answered} of ${outcomes.length} calculations are answered${refused === 0 ? '' : `, ${refused} refused`}.`;
    return {
      sentence: [...heeded, ...wrong, summary].join('\n'),
      content: {
        answered,
        refused,
        entries: outcomes.map((one, place) => (one.success ? { success: true, ...told[place]!.content } : one)),
      },
    };
  },
};
