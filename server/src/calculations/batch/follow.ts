/** Puts the outputs of earlier entries in the place of the references to them. */
import type { FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import { isNumeric } from '@reckoner/engine/calculate/present/results';
import { showUnit } from '@reckoner/engine/calculate/read/unit';
import type { Issue, ResultValue, TableValue } from '@reckoner/engine/calculate/types';
import { type CalculationRequest, pointerOf } from '../request.js';
import { type Known, outputsOf, type Path, type Reference } from './references.js';

/** What an earlier entry gave. */
export interface Given {
  readonly results: Readonly<Record<string, ResultValue>>;
}

export type Followed =
  | { readonly ok: true; readonly request: CalculationRequest }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/**
 * The request as it would have been sent alone.
 * @param references Those of the request; every one names an entry before it and an output of its calculator.
 * @param entries By number; `given` is why one has no answer where it is a text.
 */
export function follow(
  request: CalculationRequest,
  references: readonly Reference[],
  entries: (index: number) => { readonly known: Known; readonly given: Given | string },
): Followed {
  const issues: Issue[] = [];
  if (references.length === 0) return { ok: true, request };
  const followed = structuredClone(request);
  for (const reference of references) {
    const from = reference.from as number;
    const output = reference.output as string;
    const { known, given } = entries(from);
    const pointer = pointerOf(reference.path);
    if (typeof given === 'string') {
      const message = `Entry ${from}, from which this is taken, has no answer: ${given}`;
      issues.push({ pointer, code: 'reference-failed', message });
      continue;
    }
    const outputSpec = outputsOf(known)[output]!;
    const result = Object.hasOwn(given.results, output) ? given.results[output] : undefined;
    if (result === undefined) {
      const message =
        known.request.sweep === undefined
          ? `Entry ${from} has no “${outputSpec.label}” for its inputs.`
          : `Entry ${from} is a sweep, of which no single value can be taken.`;
      issues.push({ pointer, code: 'no-output', message });
      continue;
    }
    const taken = valueFor(reference.spec, outputSpec, result);
    if ('value' in taken) put(followed, reference.path, taken.value);
    else issues.push({ pointer, code: taken.code, message: `“${outputSpec.label}” of entry ${from} ${taken.says}` });
  }
  return issues.length > 0 ? { ok: false, issues } : { ok: true, request: followed };
}

type Taken = { readonly value: unknown } | { readonly code: 'wrong-type' | 'wrong-dimension'; readonly says: string };

/** What would be sent for the result: amounts as they were answered, everything else with all digits that there are. */
function valueFor(spec: InputSpec | undefined, outputSpec: FieldSpec, result: ResultValue): Taken {
  const { value, unit, exact } = result;
  if (typeof value === 'object') {
    if (outputSpec.kind === 'matrix' && spec?.kind === 'matrix') return { value: (value as TableValue).rows };
    return { code: 'wrong-type', says: 'is a table: only a single value can be taken.' };
  }
  if (typeof value === 'string') return { value };
  const isAmount = outputSpec.kind === 'money' && outputSpec.per === undefined;
  const number = exact === undefined || isAmount ? value : exact;
  if (spec === undefined || !isNumeric(spec)) return { value: number };
  const label = `“${spec.label}”`;
  if (spec.kind === 'number' || spec.kind === 'integer') {
    if (unit === '') return { value: number };
    return { code: 'wrong-dimension', says: `is in ${unit}, and ${label} is a number without a unit.` };
  }
  if (unit !== '') return { value: { value: number, unit } };
  const own =
    spec.kind === 'money'
      ? 'an amount of money'
      : `in ${spec.kind === 'percent' ? '%' : showUnit(spec.unit ?? spec.formulaUnit)}`;
  if (spec.kind === 'percent') return { value: { value: number, unit: '1' } };
  if (spec.kind !== 'money' && showUnit(spec.unit ?? spec.formulaUnit) === '') return { value: number };
  return { code: 'wrong-dimension', says: `is a number without a unit, and ${label} is ${own}.` };
}

/** Puts a value at the end of a way. */
function put(inside: unknown, path: Path, value: unknown): void {
  let at = inside as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) at = at[step] as typeof at;
  at[path.at(-1)!] = value;
}
