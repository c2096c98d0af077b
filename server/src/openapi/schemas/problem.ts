/** Schemas of problems, and of batches, whose entries may be refused one by one. */
import * as v from 'valibot';
import { type ProblemCode, type ProblemDescription, problems } from '../../http/problems.js';
import { CalculationAnswer, SweepAnswer, UnderstoodInput } from './answers.js';
import { count, described, list, meant, text, timestamp, yes } from './words.js';

const codes = (Object.entries(problems) as [ProblemCode, ProblemDescription][])
  .filter(([, { pagesOnly }]) => !pagesOnly)
  .map(([code]) => code);

export const Issue = meant(
  v.object({
    pointer: described(v.string(), 'JSON pointer into the body, or `?name` for a query parameter.'),
    code: text('Stable; all of them stand at /docs/errors#issues.'),
    message: text('What is wrong and what to do, in a sentence.'),
    expected: v.optional(text('What was expected, in a few words.')),
    allowed: v.optional(list('What may be sent in its place.')),
    suggestion: v.optional(text('What was probably meant.')),
  }),
  'One thing that is wrong.',
);

export const ProblemDocument = meant(
  v.object({
    type: text('The address of the documentation of `code`.'),
    title: text('What is the matter, the same for every problem of this code.'),
    status: meant(v.pipe(v.number(), v.integer()), 'The HTTP status.'),
    detail: text('What is the matter with this request, in a sentence or more.'),
    instance: text('Names this answer, with the id of the request.'),
    success: meant(v.literal(false), 'False: this is a problem, no answer.'),
    code: described(v.picklist(codes), 'Stable.'),
    errors: meant(v.array(Issue), 'Everything that is wrong with the request, all at once.'),
    suggestions: v.optional(
      described(v.array(v.string()), 'With unknown-calculator and not-understood: slugs that may be meant.'),
    ),
    offer: v.optional(
      described(
        v.object({
          calculator: text('The slug of the calculator.'),
          title: text('What the calculator is called.'),
          understood: meant(v.array(UnderstoodInput), 'What could be placed.'),
          missing: described(v.array(v.string()), 'Labels of inputs that the question does not give.'),
          calculatorUrl: described(v.string(), 'Its form with what was understood.'),
        }),
        'With not-understood: the calculator that the question probably means.',
      ),
    ),
  }),
  'A refusal or failure (RFC 9457).',
);

/** `success` tells problems from answers. */
const Outcome = v.union([CalculationAnswer, SweepAnswer, ProblemDocument]);

export const BatchAnswer = meant(
  v.object({
    success: yes,
    entries: described(
      v.array(Outcome),
      'In the order of the request, each the answer that it would have alone, or its problem; the pointers of problems begin with `/entries/` and the number of the entry, from 0.',
    ),
    answered: described(count, 'Entries that have an answer.'),
    refused: described(count, 'Entries that have a problem.'),
    charged: described(count, 'Calculations that were charged: those that are answered.'),
    message: described(v.string(), 'What was answered and charged, and why not all, in words.'),
    timestamp,
  }),
  'Answers and problems of a batch.',
);
