/** Schemas of everything that the API takes and gives, in valibot, and their JSON Schema for the OpenAPI document. */
import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { BatchRequest } from '../calculations/batch/request.js';
import { DescribedRequest as CalculationRequest, SweepAxis } from '../calculations/request.js';
import * as answers from './schemas/answers.js';
import * as catalogue from './schemas/catalogue.js';
import * as detail from './schemas/detail.js';
import * as problem from './schemas/problem.js';

export { CalculationAnswer, Caution, SweepAnswer } from './schemas/answers.js';

const schemas = {
  Summary: catalogue.Summary,
  CalculatorList: catalogue.CalculatorList,
  CategoryList: catalogue.CategoryList,
  ChangeList: catalogue.ChangeList,
  FieldPart: detail.FieldPart,
  InputField: detail.InputField,
  OutputField: detail.OutputField,
  CalculatorDetail: detail.CalculatorDetail,
  SweepAxis,
  CalculationRequest,
  Table: answers.Table,
  ResultValue: answers.ResultValue,
  Solved: answers.Solved,
  Sensitivity: answers.Sensitivity,
  Step: answers.Step,
  Caution: answers.Caution,
  CalculationAnswer: answers.CalculationAnswer,
  SweepAnswer: answers.SweepAnswer,
  ValidationAnswer: answers.ValidationAnswer,
  BatchRequest,
  BatchAnswer: problem.BatchAnswer,
  UnderstoodInput: answers.UnderstoodInput,
  AskAnswer: answers.AskAnswer,
  Me: answers.Me,
  Issue: problem.Issue,
  Problem: problem.ProblemDocument,
};

export type SchemaName = keyof typeof schemas;

/** A reference to a schema of the document. */
export function schemaRef(name: SchemaName): { readonly $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

export const components = {
  securitySchemes: {
    key: { type: 'apiKey', in: 'header', name: 'X-API-Key', description: 'A key of your dashboard.' },
    bearer: { type: 'http', scheme: 'bearer', description: 'The same key, for agents.' },
  },
  schemas: toJsonSchemaDefs(schemas, {
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
    overrideSchema({ valibotSchema, jsonSchema }) {
      // Alternatives that have names of their own are told apart: exactly one of them fits.
      const { anyOf, ...rest } = jsonSchema;
      const areNamed = valibotSchema.type === 'union' && anyOf?.every((one) => typeof one === 'object' && one.$ref);
      return areNamed ? { ...rest, oneOf: anyOf } : undefined;
    },
  }),
};
