/** What a case at an edge asks, and what the answer must say there. */
import { expect } from 'vitest';
import { type Asked, ask } from './ask.js';

export interface Edge {
  /** What once went wrong there, or what has to be kept apart. */
  readonly is: string;
  readonly slug: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly asked?: Asked;
  /** Numbers to a part in a thousand, all else as it is. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly uncertainties?: Readonly<Record<string, number>>;
  readonly says?: RegExp;
  /** One of the cautions. */
  readonly cautions?: RegExp;
  /** One of the refusals, with its pointer before it. */
  readonly refused?: RegExp;
  /** Nothing of the answer. */
  readonly never?: RegExp;
}

const near = (value: unknown) =>
  typeof value === 'number'
    ? expect.closeTo(value, Math.max(0, 3 - Math.floor(Math.log10(Math.abs(value) || 1))))
    : value;

/** Fails where the answer is refused and no refusal is expected, and the other way round. */
export async function expectEdge(edge: Edge): Promise<void> {
  const { slug, inputs, asked, values, uncertainties, says, cautions, refused, never } = edge;
  const answer = await ask(slug, inputs, asked);
  const wanted = (parts: Readonly<Record<string, unknown>>) =>
    expect.objectContaining(Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, near(value)])));
  if (refused) expect(answer.refused).toContainEqual(expect.stringMatching(refused));
  else expect(answer.refused).toEqual([]);
  if (values) expect(answer.values).toEqual(wanted(values));
  if (uncertainties) expect(answer.uncertainties).toEqual(wanted(uncertainties));
  if (says) expect(answer.explanation).toMatch(says);
  if (cautions) expect(answer.cautions).toContainEqual(expect.stringMatching(cautions));
  if (never) {
    const all = [answer.explanation, ...answer.cautions, ...answer.refused, ...answer.steps].join('\n');
    expect(all).not.toMatch(never);
  }
}
