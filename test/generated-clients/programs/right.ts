/** A program by the types that are generated from the OpenAPI document; prints what the service answers. */
import type { components, paths } from './api.js';

type Schemas = components['schemas'];
type Ok<Operation extends { responses: { 200: { content: object } } }> = Operation['responses'][200]['content'];
type Answer = Ok<paths['/api/v1/calculate']['post']>['application/json'];
type Batch = Ok<paths['/api/v1/calculate/batch']['post']>['application/json'];
type Query = NonNullable<paths['/api/v1/calculators']['get']['parameters']['query']>;

// biome-ignore lint/suspicious/noExplicitAny: no types of a platform are needed
declare const process: any, console: any, fetch: any;
const [, , url, key] = process.argv as string[];

async function send<Body>(path: string, body?: object): Promise<Body> {
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  const response = await fetch(url + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  return response.json();
}

/** The three answers of an operation, told apart. */
function told(answer: Answer): string {
  if (!('result' in answer)) return answer.message;
  const { result } = answer;
  if ('sweep' in result) return `${result.sweep.points} points, ${result.sweep.columns.amount?.values.join(' ')}`;
  const { amount } = result.results;
  return `${amount?.value} ${amount?.unit}, ${result.cautions?.length ?? 0} cautions`;
}

const request: Schemas['CalculationRequest'] = {
  calculator: 'compound-interest',
  inputs: { principal: 1000, years: 10, rate: '5 %' },
};
console.log(told(await send<Answer>('/api/v1/calculate', request)));
console.log(told(await send<Answer>('/api/v1/calculate?validate=only', request)));
const sweep: Schemas['SweepAxis'] = { input: 'rate', from: 1, to: 3, steps: 3 };
const others = { calculator: 'compound-interest', inputs: { principal: 1000, years: 10 } };
console.log(told(await send<Answer>('/api/v1/calculate', { ...others, sweep })));

const wrong = { ...others, inputs: { principal: 'a lot', years: 10, rate: 5 } };
const { entries } = await send<Batch>('/api/v1/calculate/batch', { entries: [request, wrong] });
for (const entry of entries) console.log(entry.success ? told(entry) : `${entry.code} ${entry.errors[0]?.pointer}`);

const query: Query = { q: 'compound interest', limit: 1 };
const list = await send<Schemas['CalculatorList']>(`/api/v1/calculators?q=${query.q}&limit=${query.limit}`);
console.log(list.calculators.map(({ slug }) => slug).join());
const detail = await send<Schemas['CalculatorDetail']>('/api/v1/calculators/rule-of-72');
const { figure, inputs, formula } = detail;
console.log(inputs.map(({ name, type, acceptedUnits }) => `${name}: ${type} ${acceptedUnits?.length ?? 0}`).join());
if (figure?.kind === 'curve') console.log(figure.x.of ?? figure.x.label, formula?.symbols !== undefined);
