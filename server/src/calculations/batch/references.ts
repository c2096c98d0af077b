/** Inputs of a batch's entry that are outputs of other entries: where they stand, and whether they can be followed. */

import type { FieldSpec, InputSpec } from '@reckoner/engine/authoring/kinds';
import { clipped, MOST_ISSUES } from '@reckoner/engine/calculate/read/issues';
import { nearest } from '@reckoner/engine/calculate/read/suggest';
import { unknownNames } from '@reckoner/engine/calculate/read/unknown-names';
import type { Calculator, Issue } from '@reckoner/engine/calculate/types';
import { type CalculationRequest, pointerOf } from '../request.js';

/** The way to a value in a request: `['inputs', 'flows', 3]`. */
export type Path = readonly (string | number)[];

export interface Reference {
  readonly path: Path;
  /** What the value is for; undefined where the calculator has no such input. */
  readonly spec: InputSpec | undefined;
  /** As they were sent. */
  readonly from: unknown;
  readonly output: unknown;
  /** Names of fields that a reference does not have. */
  readonly others: readonly string[];
}

/** An entry that was understood as far as its calculator. */
export interface Known {
  readonly request: CalculationRequest;
  readonly calculator: Calculator;
}

function isReference(value: unknown): value is { readonly from: unknown; readonly output?: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, 'from');
}

function referenceAt(value: object, path: Path, spec: InputSpec | undefined): Reference {
  const { from, output } = value as { from: unknown; output?: unknown };
  return { path, spec, from, output, others: unknownNames(value, ['from', 'output']) };
}

/** Every reference in an entry, in the order in which they were sent. */
export function referencesOf({ request, calculator }: Known): readonly Reference[] {
  const { inputs, outputs } = calculator.definition as Calculator['definition'] & {
    readonly inputs: Readonly<Record<string, InputSpec>>;
  };
  const found: Reference[] = [];
  for (const [name, value] of Object.entries(request.inputs))
    collect(value, ['inputs', name], Object.hasOwn(inputs, name) ? inputs[name] : undefined, found);
  for (const [name, value] of Object.entries(request.target ?? {}))
    collect(value, ['target', name], Object.hasOwn(outputs, name) ? (outputs[name] as InputSpec) : undefined, found);
  return found;
}

function collect(value: unknown, path: Path, spec: InputSpec | undefined, found: Reference[]): void {
  if (spec?.kind === 'rows' && Array.isArray(value)) {
    value.forEach((row, index) => {
      if (typeof row !== 'object' || row === null) return;
      // A row may have a column of that name.
      for (const [column, cell] of Object.entries(row))
        if (isReference(cell))
          found.push(
            referenceAt(
              cell,
              [...path, index, column],
              Object.hasOwn(spec.columns, column) ? spec.columns[column] : undefined,
            ),
          );
    });
  } else if (Array.isArray(value)) {
    const of = spec?.kind === 'list' ? spec.of : undefined;
    value.forEach((item, index) => {
      if (isReference(item)) found.push(referenceAt(item, [...path, index], of));
    });
  } else if (isReference(value)) found.push(referenceAt(value, path, spec));
}

/** The number of an earlier entry; undefined where a reference names none of the batch. */
export function entryNumber({ from }: Reference, count: number): number | undefined {
  return Number.isInteger(from) && (from as number) >= 0 && (from as number) < count ? (from as number) : undefined;
}

/**
 * What is wrong with the references of each entry before anything is calculated: an entry may take what an earlier one
 * gives, so that all can be answered in order.
 * @param entries Undefined where an entry is none.
 */
export function referenceIssues(
  entries: readonly (Known | undefined)[],
  references: readonly (readonly Reference[])[],
): readonly (readonly Issue[])[] {
  const count = entries.length;
  const needs = references.map((list) => new Set(list.flatMap((one) => entryNumber(one, count) ?? [])));
  const ways = needs.map(() => undefined as Ways | undefined);
  const wayBetween = (from: number, to: number) => {
    ways[from] ??= waysFrom(from, needs);
    return wayTo(to, ways[from]);
  };
  return references.map((list, index) => {
    const issues: Issue[] = [];
    for (const one of list) {
      if (issues.length >= MOST_ISSUES) break;
      issues.push(...issuesOf(one, index, entries, wayBetween));
    }
    return issues;
  });
}

function issuesOf(
  reference: Reference,
  index: number,
  entries: readonly (Known | undefined)[],
  wayBetween: (from: number, to: number) => readonly number[] | undefined,
): readonly Issue[] {
  const issues: Issue[] = [];
  const pointer = pointerOf(reference.path);
  for (const name of reference.others)
    issues.push({
      pointer: pointerOf([...reference.path, name]),
      code: 'unknown-field',
      message: `A reference to another entry has \`from\` and \`output\`, and no other field.`,
      allowed: ['from', 'output'],
    });
  const from = entryNumber(reference, entries.length);
  const fromPointer = `${pointer}/from`;
  if (from === undefined) {
    const last = entries.length - 1;
    const message = `\`from\` must be the number of an earlier entry, counted from 0; the batch has entries 0 to ${last}, and ${shownEntry(reference.from)} was sent.`;
    issues.push({ pointer: fromPointer, code: 'unknown-entry', message });
  } else {
    const circle = wayBetween(from, index);
    if (circle !== undefined) {
      const message = `Entry ${index} takes a value that depends on itself, by way of ${namesOf(circle)}. Send one of the values of the circle.`;
      issues.push({ pointer: fromPointer, code: 'circular-reference', message });
    } else if (from > index) {
      const message = `Entry ${index} takes a value from entry ${from}, which comes after it. Put entry ${from} before it: entries are answered in order.`;
      issues.push({ pointer: fromPointer, code: 'forward-reference', message });
    }
  }
  const { output } = reference;
  const known = from === undefined ? undefined : entries[from];
  const outputs = known && Object.keys(outputsOf(known));
  if (typeof output !== 'string') {
    const example = outputs?.[0] === undefined ? '' : `, such as "${outputs[0]}"`;
    const message = `\`output\` must be the name of an output of the entry${example}.`;
    issues.push({ pointer: `${pointer}/output`, code: output === undefined ? 'missing' : 'wrong-type', message });
  } else if (outputs !== undefined && !outputs.includes(output)) {
    const suggestion = nearest(output, outputs);
    const hint = suggestion === undefined ? '' : ` Did you mean "${suggestion}"?`;
    issues.push({
      pointer: `${pointer}/output`,
      code: 'unknown-output',
      message: `Entry ${from}, ${known!.calculator.slug}, has no output named "${clipped(output)}".${hint}`,
      allowed: outputs,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
  return issues;
}

/** What may be taken of an entry: its outputs, and the input that it finds. */
export function outputsOf({ request: { solveFor }, calculator }: Known): Readonly<Record<string, FieldSpec>> {
  const { inputs, outputs } = calculator.definition as {
    readonly inputs: Readonly<Record<string, FieldSpec>>;
    readonly outputs: Readonly<Record<string, FieldSpec>>;
  };
  if (solveFor === undefined || !Object.hasOwn(inputs, solveFor)) return outputs;
  return { ...outputs, [solveFor]: inputs[solveFor]! };
}

const LONGEST_TEXT = 40;

function shownEntry(from: unknown): string {
  if (typeof from === 'number') return String(from);
  return typeof from === 'string' && from.length <= LONGEST_TEXT ? `the text "${from}"` : 'something else';
}

function namesOf(entries: readonly number[]): string {
  const names = entries.map((entry) => `entry ${entry}`);
  const shown = names.length > 5 ? [...names.slice(0, 4), `${names.length - 4} more`] : names;
  return shown.length === 1 ? shown[0]! : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

/** All that one entry needs, each with the entry that needs it. */
type Ways = ReadonlyMap<number, number | undefined>;

function waysFrom(from: number, needs: readonly ReadonlySet<number>[]): Ways {
  const ways = new Map<number, number | undefined>([[from, undefined]]);
  for (const entry of ways.keys()) for (const next of needs[entry]!) if (!ways.has(next)) ways.set(next, entry);
  return ways;
}

/** The entries by which one needs another, both ends included; undefined where it does not. */
function wayTo(to: number, ways: Ways): readonly number[] | undefined {
  if (!ways.has(to)) return undefined;
  const way: number[] = [];
  for (let at: number | undefined = to; at !== undefined; at = ways.get(at)) way.unshift(at);
  return way;
}
