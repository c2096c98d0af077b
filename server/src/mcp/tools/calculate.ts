/** calculate: one calculation, with what must be heeded before the result. */
import { assumedSentence } from '@reckoner/engine/calculate/present/assumed';
import * as v from 'valibot';
import type { CalculationRequest } from '../../calculations/request.js';
import { CalculationAnswer, Caution } from '../../openapi/schemas.js';
import type { Answer, Desk, SingleAnswer, SweepAnswer } from '../desk.js';
import { described, objectSchema, type Told, type Tool } from '../tool.js';
import { readToolRequest, ToolRequest } from './request.js';

const { result } = CalculationAnswer.entries;
const { cautions: _, ...besidesCautions } = result.entries;

const Columns = v.record(
  v.string(),
  v.looseObject({
    label: v.string(),
    unit: v.string(),
    values: v.array(v.union([v.number(), v.string(), v.boolean()])),
  }),
);

/** The answer of REST with its cautions before everything else. */
const ToldAnswer = v.object({
  cautions: described(
    v.optional(v.array(Caution)),
    'What has to be told beside the results, the worst first. Absent where there is nothing.',
  ),
  calculator: v.string(),
  result: v.union([
    v.object(besidesCautions),
    v.object({
      sweep: described(
        v.looseObject({ points: v.number(), swept: Columns, columns: Columns }),
        'Of a sweep: columns of values, one for each point; of a grid the second input moves faster. Where points have no result, `rows` says which have one, and `refused` why.',
      ),
    }),
  ]),
  assumed: described(
    v.optional(v.string()),
    'Defaults that were used and are not in the explanation: tell them with the result. Absent where there are none.',
  ),
  inputs: CalculationAnswer.entries.inputs,
  cached: CalculationAnswer.entries.cached,
  timestamp: CalculationAnswer.entries.timestamp,
  calculatorUrl: v.optional(v.string()),
});

/** What of a request its answer is told with. */
type Asked = Pick<CalculationRequest, 'inputs' | 'currency'>;

/** An answer as the tools give it, and its sentence. */
export async function toldAnswer(desk: Desk, asked: Asked, answer: Answer): Promise<Told> {
  if (isOfSweep(answer)) return toldSweep(answer);
  const { inputs } = await desk.catalogue.detail(answer.calculator);
  const { explanation } = answer.result;
  const assumed = assumedSentence(inputs, {
    ...{ sent: asked.inputs, inputs: answer.inputs, explanation },
    currency: asked.currency,
  });
  return toldSingle(answer, assumed);
}

const isOfSweep = (answer: Answer): answer is SweepAnswer => 'sweep' in answer.result;

function toldSingle(
  { success: _ok, calculator, result: whole, ...rest }: SingleAnswer,
  assumed: string | undefined,
): Told {
  const { cautions, ...others } = whole;
  const warnings = (cautions ?? []).map(({ level, message }) => `${LEVELS[level]}: ${message}`);
  return {
    sentence: [...warnings, whole.explanation, ...(assumed === undefined ? [] : [assumed])].join('\n'),
    content: {
      ...(cautions !== undefined && { cautions }),
      calculator,
      result: others,
      ...(assumed !== undefined && { assumed }),
      ...rest,
    },
  };
}

function toldSweep({ success: _ok, calculator, result, ...rest }: SweepAnswer): Told {
  const { cautions, ...sweep } = result.sweep;
  const { points, rows, columns, refused = [] } = sweep;
  const warnings = (cautions ?? []).map(
    ({ level, message, points: at }) => `${LEVELS[level]} at ${countOf(at.length)}: ${message}`,
  );
  const reasons = refused.map(({ message, points: at }) => `No result at ${countOf(at.length)}: ${message}`);
  const answered = rows === undefined ? countOf(points) : `${rows.length} of ${countOf(points)}`;
  const names = Object.keys(columns).join(', ');
  return {
    sentence: [...warnings, ...reasons, `The columns ${names} have the results of ${answered}.`].join('\n'),
    content: { ...(cautions !== undefined && { cautions }), calculator, result: { sweep }, ...rest },
  };
}

const countOf = (points: number) => (points === 1 ? '1 point' : `${points} points`);

const LEVELS = { note: 'Note', caution: 'Caution', danger: 'Danger' } as const;

export const calculateTool: Tool = {
  name: 'calculate',
  title: 'Calculate',
  description:
    'Runs one calculator. Inputs are numbers in the unit that describe_calculator names, or texts with another unit of the same dimension ("154 lb"). Defaults fill what is left out. Tell the cautions with the result. A refusal points at each wrong input and says what to send instead. `sweep` gives the results at many values of an input in one call. One answer is charged as one calculation, a sweep as one for every 100 points.',
  inputSchema: objectSchema(ToolRequest),
  outputSchema: objectSchema(ToldAnswer),
  async run(desk, given) {
    const request = readToolRequest(given);
    return toldAnswer(desk, request, await desk.calculate(request));
  },
};
