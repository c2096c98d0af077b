/** What an answer assumed of inputs that were not sent. */
import { assumedSentence } from '@reckoner/engine/calculate/present/assumed';
import type { Answer, Fields, Request } from './source.js';

type Answered = Pick<Answer, 'inputs'> & { readonly result: Pick<Answer['result'], 'explanation'> };

export function assumedOf(
  { inputs: fields }: Fields,
  sent: Request['inputs'],
  { inputs, result: { explanation } }: Answered,
  currency?: string,
): string | undefined {
  const named = Object.entries(fields).map(([name, field]) => ({ name, ...field }));
  return assumedSentence(named, { sent, inputs, explanation, currency });
}
