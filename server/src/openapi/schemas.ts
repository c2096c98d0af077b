/** Schemas of everything that the API takes and gives, in valibot, and their JSON Schema for the OpenAPI document. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { BatchRequest } from '../calculations/batch/request.js';
import { DescribedRequest as CalculationRequest } from '../calculations/request.js';
import { type ProblemCode, type ProblemDescription, problems } from '../http/problems.js';

const described = <S extends v.GenericSchema>(schema: S, description: string) =>
  v.pipe(schema, v.description(description));
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Summary = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  category: v.string(),
  subcategory: v.string(),
  hasFormula: v.boolean(),
});

export const CalculatorList = v.object({
  total: described(count, 'How many calculators this list has.'),
  matching: described(count, 'How many there are without limit and offset.'),
  calculators: v.array(Summary),
});

export const CategoryList = v.object({
  total: count,
  categories: v.array(
    v.object({
      category: v.string(),
      title: v.string(),
      count,
      subcategories: v.array(v.object({ subcategory: v.string(), title: v.string(), count })),
    }),
  ),
});

export const ChangeList = v.object({
  total: described(count, 'How many changes this list has.'),
  changes: described(
    v.array(
      v.object({
        date: described(v.pipe(v.string(), v.isoDate()), 'The UTC day.'),
        calculator: described(v.string(), 'The slug.'),
        kind: v.picklist(['added', 'changed']),
        version: described(v.string(), 'The `formulaVersion` of the calculator from then on.'),
        reason: v.string(),
      }),
    ),
    'The oldest first.',
  ),
});

const CautionLevel = described(
  v.picklist(['note', 'caution', 'danger']),
  'What is good to know, what may mislead, what may do harm.',
);

const Field = v.looseObject({
  name: v.string(),
  label: v.string(),
  type: v.string(),
  unit: described(v.string(), 'Empty where a unit makes no sense.'),
  help: v.optional(v.string()),
  usual: v.optional(
    described(
      v.array(v.number()),
      'Of inputs: the range in which a sane value lies; others carry a caution. Absent where none is unusual.',
    ),
  ),
});

export const CalculatorDetail = v.looseObject({
  ...Summary.entries,
  version: described(v.string(), 'Hash of the definition: changes with every word of it, and with the engine.'),
  formulaVersion: described(
    v.string(),
    'Hash of what determines results: each one stands in /api/v1/changes with the reason for it.',
  ),
  keywords: v.array(v.string()),
  formula: v.nullable(
    v.object({
      text: v.string(),
      latex: v.string(),
      symbols: described(v.record(v.string(), v.string()), 'The LaTeX symbol of each field that the formula names.'),
    }),
  ),
  cautions: v.optional(
    described(
      v.array(v.object({ level: CautionLevel, says: v.optional(v.string()) })),
      'What may have to be told beside the results, with the names of values in braces.',
    ),
  ),
  requires: v.optional(
    described(
      v.array(v.object({ each: v.optional(v.string()), field: v.optional(v.string()), says: v.string() })),
      'What must hold between inputs, or in each row of one.',
    ),
  ),
  inputs: described(v.array(Field), 'In order, with bounds, default, options, accepted units and an example.'),
  inputSchema: described(v.record(v.string(), v.unknown()), 'JSON Schema 2020-12 of the inputs.'),
  outputs: v.array(Field),
  usage: v.object({
    instructions: v.string(),
    request: described(v.record(v.string(), v.unknown()), 'A body for POST /api/v1/calculate.'),
    curl: v.string(),
  }),
  examples: v.array(v.looseObject({ inputs: v.record(v.string(), v.unknown()), source: v.string() })),
  references: v.array(v.looseObject({ title: v.string() })),
  related: described(v.array(v.string()), 'Slugs.'),
  calculatorUrl: v.string(),
  package: described(
    v.object({
      name: v.string(),
      version: v.string(),
      author: v.string(),
      license: described(v.string(), 'An SPDX expression.'),
      homepage: v.optional(v.string()),
    }),
    'The plugin package that the calculator comes from.',
  ),
});

const Table = v.object({
  columns: v.array(v.object({ name: v.string(), label: v.string(), type: v.string(), unit: v.string() })),
  rows: v.array(v.array(v.union([v.number(), v.string()]))),
});

const uncertaintyEntries = {
  uncertainty: v.optional(
    described(v.number(), 'With uncertain inputs: the standard uncertainty of the value, in its unit, to first order.'),
  ),
  contributions: v.optional(
    described(v.record(v.string(), v.number()), 'The share of each uncertain input in the variance; together 1.'),
  ),
  uncertaintyNote: v.optional(described(v.string(), 'Why there is no uncertainty, or how far it can be trusted.')),
};

export const ResultValue = v.object({
  value: described(
    v.union([v.number(), v.string(), Table]),
    'A number for every numeric output; a text for text, date, time and class outputs; columns and rows for tables and matrices.',
  ),
  label: v.string(),
  unit: v.string(),
  exact: v.optional(described(v.string(), 'The unrounded decimal, for calculators that work in decimal.')),
  ...uncertaintyEntries,
});

export const Solved = v.object({
  name: v.string(),
  label: v.string(),
  value: described(v.union([v.number(), v.string()]), 'In `unit`; it is among `inputs` too.'),
  unit: v.string(),
  others: v.optional(
    described(
      v.array(v.number()),
      'Other values that reach the target. The usual one nearest to the default was taken; of equations the preferred solution.',
    ),
  ),
  ...uncertaintyEntries,
});

export const Caution = v.object({
  level: CautionLevel,
  message: described(v.string(), 'One or two sentences, to be shown with the results.'),
  pointer: v.optional(
    described(v.string(), 'The input that is not as usual, as a JSON pointer into the request body.'),
  ),
  suggestion: v.optional(described(v.string(), 'What was probably meant in place of it, such as `110 mg/dL`.')),
  alternative: v.optional(
    described(v.number(), 'It holds of this one of `alternatives`, counted from 0, and not of `results`.'),
  ),
});

export const Step = v.object({
  name: v.optional(described(v.string(), 'The input or output, or what the formula calls the value.')),
  label: v.optional(v.string()),
  text: described(v.string(), 'In symbols = with the numbers put in = the value. Numbers have ten digits here.'),
  latex: v.string(),
  value: v.optional(v.union([v.number(), v.string()])),
  unit: v.optional(v.string()),
  since: v.optional(described(v.string(), 'The condition under which this is the formula.')),
});

const timestamp = described(v.pipe(v.string(), v.isoTimestamp()), 'The time of this answer, UTC.');
const inputs = described(v.record(v.string(), v.unknown()), 'As understood, defaults filled in.');
const resultId = v.optional(
  described(v.string(), 'With `resultId`: the id for GET /api/v1/results/{id}, while the result is kept.'),
);

const Sensitivity = v.object({
  derivative: v.optional(described(v.number(), 'The change of the result for one more of the input, where it is now.')),
  unit: described(v.string(), 'Of the derivative: `J/(km/h)`; empty where both have the same.'),
  elasticity: v.optional(
    described(
      v.number(),
      'The relative change of the result for a relative change of the input; absent where it is 0.',
    ),
  ),
  note: v.optional(described(v.string(), 'Why there is no derivative.')),
});

export const CalculationAnswer = v.object({
  success: v.literal(true),
  calculator: v.string(),
  result: v.object({
    results: v.record(v.string(), ResultValue),
    explanation: v.string(),
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
  cached: described(v.boolean(), 'Whether the result was computed for an earlier request.'),
  timestamp,
  inputs,
  calculatorUrl: v.string(),
  resultId,
});

const whichPoints = v.array(count);
const SweepColumn = v.object({
  label: v.string(),
  unit: v.string(),
  values: described(v.array(v.union([v.number(), v.string(), v.boolean()])), 'One for each row.'),
  points: v.optional(described(whichPoints, 'Where not every row has a value: the points that have one, from 0.')),
});

export const SweepAnswer = v.object({
  success: v.literal(true),
  calculator: v.string(),
  result: v.object({
    sweep: v.object({
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
          v.array(v.object({ code: v.string(), message: v.string(), points: whichPoints })),
          'Points without a result, and why.',
        ),
      ),
      cautions: v.optional(
        described(
          v.array(v.object({ ...Caution.entries, points: whichPoints })),
          'What has to be told at some points, in the words of the first of them.',
        ),
      ),
    }),
  }),
  cached: v.boolean(),
  timestamp,
  inputs: described(v.record(v.string(), v.unknown()), 'Those that are the same at all points, as understood.'),
  calculatorUrl: v.string(),
  resultId,
});

export const ValidationAnswer = v.object({
  success: v.literal(true),
  calculator: v.string(),
  inputs,
  message: v.string(),
  calculatorUrl: v.string(),
  timestamp,
});

export const Me = v.object({
  plan: v.object({
    id: v.string(),
    name: v.string(),
    requestsPerDay: described(v.nullable(count), 'Null is unlimited.'),
    keys: count,
  }),
  today: v.object({
    date: v.pipe(v.string(), v.isoDate()),
    used: count,
    remaining: described(v.nullable(count), 'Null is unlimited.'),
  }),
  resetAt: v.pipe(v.string(), v.isoTimestamp()),
});

const codes = (Object.entries(problems) as [ProblemCode, ProblemDescription][])
  .filter(([, { pagesOnly }]) => !pagesOnly)
  .map(([code]) => code);

const UnderstoodInput = v.object({
  name: v.string(),
  label: v.string(),
  value: described(v.unknown(), 'As it is sent to the calculator.'),
  from: v.optional(described(v.string(), 'The part of the question it was taken from; absent where it is a default.')),
});

export const AskAnswer = v.object({
  success: v.literal(true),
  question: v.string(),
  calculator: v.string(),
  title: v.string(),
  understood: described(v.array(UnderstoodInput), 'Every input, as it was understood or assumed.'),
  output: described(v.string(), 'The name of the result that was asked for.'),
  result: v.object({
    results: v.record(v.string(), ResultValue),
    explanation: v.string(),
    cautions: v.optional(v.array(Caution)),
  }),
  request: described(v.record(v.string(), v.unknown()), 'A body for POST /api/v1/calculate that asks for the same.'),
  calculatorUrl: described(v.string(), 'The calculator’s form with what was understood.'),
  timestamp,
});

export const ProblemDocument = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.string(),
  instance: v.string(),
  success: v.literal(false),
  code: described(v.picklist(codes), 'Stable.'),
  errors: v.array(
    v.object({
      pointer: described(v.string(), 'JSON pointer into the body, or `?name` for a query parameter.'),
      code: v.string(),
      message: v.string(),
      expected: v.optional(v.string()),
      allowed: v.optional(v.array(v.string())),
      suggestion: v.optional(v.string()),
    }),
  ),
  suggestions: v.optional(
    described(v.array(v.string()), 'With unknown-calculator and not-understood: slugs that may be meant.'),
  ),
  offer: v.optional(
    described(
      v.object({
        calculator: v.string(),
        title: v.string(),
        understood: v.array(UnderstoodInput),
        missing: described(v.array(v.string()), 'Labels of inputs that the question does not give.'),
        calculatorUrl: described(v.string(), 'Its form with what was understood.'),
      }),
      'With not-understood: the calculator that the question probably means.',
    ),
  ),
});

export const BatchAnswer = v.object({
  success: v.literal(true),
  entries: described(
    v.array(v.union([CalculationAnswer, SweepAnswer, ProblemDocument])),
    'In the order of the request, each the answer that it would have alone, or its problem; the pointers of problems begin with `/entries/` and the number of the entry, from 0.',
  ),
  answered: described(count, 'Entries that have an answer.'),
  refused: described(count, 'Entries that have a problem.'),
  charged: described(count, 'Calculations that were charged: those that are answered.'),
  message: described(v.string(), 'What was answered and charged, and why not all, in words.'),
  timestamp,
});

const schemas = {
  Summary,
  CalculatorList,
  CategoryList,
  ChangeList,
  CalculatorDetail,
  CalculationRequest,
  CalculationAnswer,
  SweepAnswer,
  ValidationAnswer,
  BatchRequest,
  BatchAnswer,
  AskAnswer,
  Me,
  Problem: ProblemDocument,
};

export type SchemaName = keyof typeof schemas;

/** A reference to a schema of the document. */
export function schemaRef(name: SchemaName): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

function jsonSchema(schema: v.GenericSchema): Record<string, unknown> {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' });
  return rest;
}

export const components = {
  securitySchemes: {
    key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
    bearer: { type: 'http', scheme: 'bearer', description: 'The same key, for agents.' },
  },
  schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)])),
};
