/** Asks a service what was drawn, many calls at a time, and keeps what was wrong. */
import fc from 'fast-check';
import { newKeyText } from '../../../server/src/accounts/key-text.js';
import { ask, COMPOUND } from '../harness.js';
import { Judge } from './judge.js';
import { callsOf, type Known } from './requests.js';

/** Waiting for an answer each. */
const CLIENTS = 16;
/** Drawn at once, while connections are idle, which the service closes after some seconds. */
const PART = 500;
const MOST_FAULTS = 20;

export interface FuzzFigures {
  /** Answers by operation and status. */
  readonly counts: Readonly<Record<string, Readonly<Record<number, number>>>>;
  /** What was sent, and what is wrong with the answer. */
  readonly faults: readonly string[];
}

/** @param seed Of the first part: the same calls for the same seed. */
export async function fuzz(port: number, key: string, calls: number, seed: number): Promise<FuzzFigures> {
  const url = `http://127.0.0.1:${port}`;
  const document = (await ask(`${url}/api/v1/openapi.json`)).json;
  const kept = await ask(`${url}/api/v1/calculate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({ ...COMPOUND, resultId: true }),
  });
  const known: Known = { key, wrongKeys: ['', 'rk_wrong', newKeyText()], results: [kept.json.resultId] };
  const drawn = callsOf(document, known);
  const judge = new Judge(document, port);
  const faults: string[] = [];
  for (let done = 0; done < calls && faults.length < MOST_FAULTS; done += PART) {
    const numRuns = Math.min(PART, calls - done);
    const left = fc.sample(drawn, { numRuns, seed: seed + done }).values();
    const client = async () => {
      for (const call of left) {
        const fault = await judge.fault(call);
        if (fault !== undefined) faults.push(`${JSON.stringify(call)}\n  ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
  }
  judge.close();
  return { counts: judge.counts, faults };
}
