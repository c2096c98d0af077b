/** The JSON of a batch's answer, and the sentence that says what was charged. */
import { timestampOf } from '../../clock.js';
import { Problem, problemDocument } from '../../http/problem.js';
import type { Outcome } from './run.js';

export interface Told {
  readonly baseUrl: string;
  readonly requestId: string;
  readonly now: number;
}

/** The whole answer. Every outcome that is an answer has been charged. */
export function batchJson(outcomes: readonly Outcome[], { baseUrl, requestId, now }: Told): string {
  const entries = outcomes.map((outcome, index) =>
    outcome instanceof Problem
      ? JSON.stringify(problemDocument(baseUrl, requestId, outcome, `/entries/${index}`))
      : String(outcome.json(now)),
  );
  const answers = outcomes.flatMap((outcome) => (outcome instanceof Problem ? [] : [outcome]));
  const figures = {
    answered: answers.length,
    refused: outcomes.length - answers.length,
    charged: answers.reduce((sum, { charge }) => sum + charge, 0),
  };
  const rest = { ...figures, message: sentence(outcomes, figures), timestamp: timestampOf(now) };
  return `{"success":true,"entries":[${entries.join(',')}],${JSON.stringify(rest).slice(1)}`;
}

/** What was answered and charged, and why the rest was not. */
function sentence(
  outcomes: readonly Outcome[],
  { answered, charged }: { readonly answered: number; readonly charged: number },
): string {
  const count = outcomes.length;
  const charges = charged === 1 ? '1 calculation was charged' : `${charged} calculations were charged`;
  const first = (code: Problem['code']) =>
    outcomes.findIndex((outcome) => outcome instanceof Problem && outcome.code === code);
  const isAll = answered === count;
  const all = count === 1 ? 'The one entry is answered' : `All ${count} entries are answered`;
  const sentences = [
    `${isAll ? all : `Of ${count} entries ${answered} ${answered === 1 ? 'is' : 'are'} answered`}; ${charges}.`,
  ];
  const unpaid = first('quota-exceeded');
  if (unpaid >= 0) sentences.push(`At entry ${unpaid} the day's quota was used up.`);
  const unreached = first('not-reached');
  if (unreached >= 0)
    sentences.push(
      `At entry ${unreached} the work that one request may take was used up: send those that did not get their turn again.`,
    );
  if (!isAll) sentences.push('Each entry without an answer says why.');
  return sentences.join(' ');
}
