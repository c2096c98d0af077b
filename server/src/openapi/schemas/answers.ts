/** Schemas of what calculations answer. */
import * as v from 'valibot';
import { CautionLevel } from './detail.js';
import { calculatorUrl, count, counted, described, label, meant, slug, text, timestamp, unit, yes } from './words.js';

export const Table = meant(
  v.object({
    columns: meant(
      v.array(
        v.object({
          name: text('Names the column.'),
          label,
          type: text('The kind of its values, such as `money`.'),
          unit,
        }),
      ),
      'What each row has, in order.',
    ),
    rows: meant(
      v.array(v.array(v.union([v.number(), v.string()]))),
      'The values of each row, in the order of columns.',
    ),
  }),
  'The value of a table or matrix.',
);

const uncertaintyEntries = {
  uncertainty: v.optional(
    described(v.number(), 'With uncertain inputs: the standard uncertainty of the value, in its unit, to first order.'),
  ),
  contributions: v.optional(
    described(v.record(v.string(), v.number()), 'The share of each uncertain input in the variance; together 1.'),
  ),
  uncertaintyNote: v.optional(described(v.string(), 'Why there is no uncertainty, or how far it can be trusted.')),
};

export const ResultValue = meant(
  v.object({
    value: described(
      v.union([v.number(), v.string(), Table]),
      'A number for every numeric output; a text for text, date, time and class outputs; columns and rows for tables and matrices.',
    ),
    label,
    unit,
    exact: v.optional(described(v.string(), 'The unrounded decimal, for calculators that work in decimal.')),
    ...uncertaintyEntries,
  }),
  'One result.',
);

export const Solved = meant(
  v.object({
    name: text('Names the input.'),
    label,
    value: described(v.union([v.number(), v.string()]), 'In `unit`; it is among `inputs` too.'),
    unit,
    others: v.optional(
      described(
        v.array(v.number()),
        'Other values that reach the target. The usual one nearest to the default was taken; of equations the preferred solution.',
      ),
    ),
    ...uncertaintyEntries,
  }),
  'An input that was found.',
);

export const Caution = meant(
  v.object({
    level: CautionLevel,
    message: described(v.string(), 'One or two sentences, to be shown with the results.'),
    pointer: v.optional(
      described(v.string(), 'The input that is not as usual, as a JSON pointer into the request body.'),
    ),
    suggestion: v.optional(described(v.string(), 'What was probably meant in place of it, such as `110 mg/dL`.')),
    alternative: v.optional(
      described(v.number(), 'It holds of this one of `alternatives`, counted from 0, and not of `results`.'),
    ),
  }),
  'What has to be told beside the results.',
);

export const Step = meant(
  v.object({
    name: v.optional(described(v.string(), 'The input or output, or what the formula calls the value.')),
    label: v.optional(label),
    text: described(v.string(), 'In symbols = with the numbers put in = the value. Numbers have ten digits here.'),
    latex: text('The same as LaTeX.'),
    value: v.optional(meant(v.union([v.number(), v.string()]), 'What the line comes to, in `unit`.')),
    unit: v.optional(unit),
    since: v.optional(described(v.string(), 'The condition under which this is the formula.')),
  }),
  'A line of the calculation.',
);

const inputs = described(v.record(v.string(), v.unknown()), 'As understood, defaults filled in.');
const cached = described(v.boolean(), 'Whether the result was computed for an earlier request.');
const resultId = v.optional(
  described(v.string(), 'With `resultId`: the id for GET /api/v1/results/{id}, while the result is kept.'),
);
const results = meant(v.record(v.string(), ResultValue), 'By the names of outputs.');
const explanation = text('The result in a sentence.');

export const Sensitivity = meant(
  v.object({
    derivative: v.optional(
      described(v.number(), 'The change of the result for one more of the input, where it is now.'),
    ),
    unit: described(v.string(), 'Of the derivative: `J/(km/h)`; empty where both have the same.'),
    elasticity: v.optional(
      described(
        v.number(),
        'The relative change of the result for a relative change of the input; absent where it is 0.',
      ),
    ),
    note: v.optional(described(v.string(), 'Why there is no derivative.')),
  }),
  'How a result changes with an input.',
);

export const CalculationAnswer = meant(
  v.object({
    success: yes,
    calculator: slug,
    result: meant(
      v.object({
        results,
        explanation,
        cautions: v.optional(
          described(
            v.array(Caution),
            'What has to be told beside the results, the worst first. Absent where there is nothing.',
          ),
        ),
        alternatives: v.optional(
          described(
            v.array(v.record(v.string(), ResultValue)),
            'Equations that have other solutions within bounds, at most seven: of each one the results that are not those in `results`, in the same units and without uncertainties. What it does not name is as in `results`. Absent where there is none.',
          ),
        ),
        solved: v.optional(described(Solved, 'With `solveFor`: the input that was found.')),
        sensitivities: v.optional(
          described(
            v.record(v.string(), v.record(v.string(), Sensitivity)),
            'With `sensitivities`: by output, then by input. Inputs that are counted or chosen have none.',
          ),
        ),
        steps: v.optional(described(v.array(Step), 'With `steps`: the calculation line by line.')),
      }),
      'What was calculated.',
    ),
    cached,
    timestamp,
    inputs,
    calculatorUrl,
    resultId,
  }),
  'The answer to a calculation: it has `result.results`.',
);

const whichPoints = v.array(count);
const SweepColumn = meant(
  v.object({
    label,
    unit,
    values: described(v.array(v.union([v.number(), v.string(), v.boolean()])), 'One for each row.'),
    points: v.optional(described(whichPoints, 'Where not every row has a value: the points that have one, from 0.')),
  }),
  'The values of an input or output, point by point.',
);
const points = meant(whichPoints, 'At which points, from 0.');

export const SweepAnswer = meant(
  v.object({
    success: yes,
    calculator: slug,
    result: meant(
      v.object({
        sweep: meant(
          v.object({
            points: described(count, 'How many points were asked for; of two inputs all pairs, the second one faster.'),
            rows: v.optional(described(whichPoints, 'Where some points have no result: those that have one, from 0.')),
            swept: described(v.record(v.string(), SweepColumn), 'The inputs that were swept.'),
            columns: described(
              v.record(v.string(), SweepColumn),
              'The outputs of a single value, as single answers have them.',
            ),
            leftOut: v.optional(described(v.array(v.string()), 'Outputs that are tables.')),
            refused: v.optional(
              described(
                v.array(
                  v.object({
                    code: text('The code of the problem that a single calculation would have.'),
                    message: text('Why, in a sentence.'),
                    points,
                  }),
                ),
                'Points without a result, and why.',
              ),
            ),
            cautions: v.optional(
              described(
                v.array(v.object({ ...Caution.entries, points })),
                'What has to be told at some points, in the words of the first of them.',
              ),
            ),
          }),
          'Columns of values.',
        ),
      }),
      'What was calculated.',
    ),
    cached,
    timestamp,
    inputs: described(v.record(v.string(), v.unknown()), 'Those that are the same at all points, as understood.'),
    calculatorUrl,
    resultId,
  }),
  'The answer to a request with `sweep`: it has `result.sweep`.',
);

export const ValidationAnswer = meant(
  v.object({
    success: yes,
    calculator: slug,
    inputs,
    message: text('That the inputs are valid, in a sentence.'),
    calculatorUrl,
    timestamp,
  }),
  'The answer with `validate=only`: it has no `result`.',
);

export const Me = meant(
  v.object({
    plan: meant(
      v.object({
        id: text('Names the plan.'),
        name: text('What it is called.'),
        requestsPerDay: described(v.nullable(count), 'Null is unlimited.'),
        keys: counted('How many keys the account may have.'),
      }),
      'What the account may do.',
    ),
    today: meant(
      v.object({
        date: meant(v.pipe(v.string(), v.isoDate()), 'The UTC day.'),
        used: counted('How many calculations were charged today.'),
        remaining: described(v.nullable(count), 'Null is unlimited.'),
      }),
      'What is used and left of the day.',
    ),
    resetAt: meant(v.pipe(v.string(), v.isoTimestamp()), 'When the next day begins.'),
  }),
  'The plan of the key’s account, and the use of the day.',
);

export const UnderstoodInput = meant(
  v.object({
    name: text('Names the input.'),
    label,
    value: described(v.unknown(), 'As it is sent to the calculator.'),
    from: v.optional(
      described(v.string(), 'The part of the question it was taken from; absent where it is a default.'),
    ),
  }),
  'How an input of a question was understood.',
);

export const AskAnswer = meant(
  v.object({
    success: yes,
    question: text('As it was asked.'),
    calculator: slug,
    title: text('What the calculator is called.'),
    understood: described(v.array(UnderstoodInput), 'Every input, as it was understood or assumed.'),
    output: described(v.string(), 'The name of the result that was asked for.'),
    result: meant(
      v.object({
        results,
        explanation,
        cautions: v.optional(meant(v.array(Caution), 'What has to be told beside the results, the worst first.')),
      }),
      'What was calculated.',
    ),
    request: described(v.record(v.string(), v.unknown()), 'A body for POST /api/v1/calculate that asks for the same.'),
    calculatorUrl: described(v.string(), 'The calculator’s form with what was understood.'),
    timestamp,
  }),
  'The answer to a question.',
);
