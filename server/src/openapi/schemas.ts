/** Schemas of everything that the API takes and gives, in valibot, and their JSON Schema for the OpenAPI document. */
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { CalculationRequest } from '../calculations/request.js';
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
    described(v.array(v.number()), 'Of inputs: the range in which a sane value lies; others carry a caution.'),
  ),
});

export const CalculatorDetail = v.looseObject({
  ...Summary.entries,
  version: described(v.string(), 'Hash of the definition.'),
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
      'Other values that reach the target. The one nearest to the default was taken; of equations the preferred solution.',
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
    steps: v.optional(described(v.array(Step), 'With `steps`: the calculation line by line.')),
  }),
  cached: described(v.boolean(), 'Whether the result was computed for an earlier request.'),
  timestamp,
  inputs,
  calculatorUrl: v.string(),
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
  suggestions: v.optional(described(v.array(v.string()), 'With unknown-calculator: slugs that may be meant.')),
});

const schemas = {
  Summary,
  CalculatorList,
  CategoryList,
  CalculatorDetail,
  CalculationRequest,
  CalculationAnswer,
  ValidationAnswer,
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
  securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } },
  schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, jsonSchema(schema)])),
};
