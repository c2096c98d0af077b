/** A calculation asked for by an address and answered for a spreadsheet: `calculator=slug&rate=5 %&years=10`. */
import { nearest } from '@reckoner/engine/calculate/read/suggest';
import type { Detail } from '../catalogue/catalogue.js';
import { Problem } from '../http/problem.js';
import { addressRequest } from './address-request.js';
import type { CalculationRequest } from './request.js';

/** The parameter that names the calculator. */
export const CALCULATOR = 'calculator';
/** The one output that is wanted; of a table its rows. */
export const OUTPUT = 'csv.output';

export interface CsvRequest {
  readonly request: CalculationRequest;
  /** The name of the output that is wanted alone. */
  readonly output: string | undefined;
}

/**
 * @param pairs Parameters and their values, without the calculator.
 * @throws Problem 400 for a parameter that means nothing. What is wrong with an input is left to the calculator.
 */
export function csvRequest(detail: Detail, pairs: ReadonlyMap<string, string>): CsvRequest {
  const output = outputOf(detail, pairs.get(OUTPUT));
  const others = new Map([...pairs].filter(([name]) => name !== OUTPUT));
  return { request: addressRequest(detail, others, [OUTPUT]), output };
}

function outputOf({ outputs }: Detail, name: string | undefined): string | undefined {
  if (name === undefined || name === '' || outputs.some((one) => one.name === name)) return name || undefined;
  const allowed = outputs.map((one) => one.name);
  const suggestion = nearest(name, allowed);
  const hint = suggestion === undefined ? '' : ` Did you mean \`${suggestion}\`?`;
  const message = `\`${OUTPUT}\` must be the name of an output.${hint}`;
  throw new Problem('invalid-query', message, {
    errors: [{ pointer: `?${OUTPUT}`, code: 'unknown-output', message, allowed, ...(suggestion && { suggestion }) }],
  });
}
