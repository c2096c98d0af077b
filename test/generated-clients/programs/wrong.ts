/** What the compiler refuses: each line that is marked has its error, and no other line has one. */
import type { components, paths } from './api.js';

type Schemas = components['schemas'];
type Calculate = paths['/api/v1/calculate']['post'];
declare const answer: Calculate['responses'][200]['content']['application/json'];
declare const detail: Schemas['CalculatorDetail'];
declare const batch: Schemas['BatchAnswer'];

// @ts-expect-error: nobody knows yet which of the answers it is
answer.result;
// @ts-expect-error: a sweep has columns
if ('result' in answer && 'sweep' in answer.result) answer.result.explanation;
// @ts-expect-error: only a problem has a code
if (batch.entries[0]?.success) batch.entries[0].code;
// @ts-expect-error: an algorithm has no formula
detail.formula.text;
// @ts-expect-error: an input has no such kind
detail.inputs[0]?.type === 'table';
// @ts-expect-error: bars have no axes
if (detail.figure?.kind === 'bars') detail.figure.y;
// @ts-expect-error: there is no such field
detail.outputs[0]?.required;

const calculator = 'compound-interest';
// @ts-expect-error: the inputs are missing
({ calculator }) satisfies Schemas['CalculationRequest'];
// @ts-expect-error: there is no such setting
({ calculator, inputs: {}, curency: 'EUR' }) satisfies Schemas['CalculationRequest'];
// @ts-expect-error: there is no such parameter
({ query: { validate: 'both' } }) satisfies Calculate['parameters'];
// @ts-expect-error: there is no such operation
({}) satisfies paths['/api/v1/calculator'];
