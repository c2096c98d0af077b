/** Chooses which values of a traced calculation get a line and a symbol of their own. */
import { spend } from '../budget.js';
import { FIRST_TERMS, MOST_TERMS } from './expressions.js';
import { Traced, UNKNOWN } from './trace.js';

/** A line with more signs than this is split. */
const LONGEST_LINE = 26;
/** What it costs to choose what becomes of a value. */
const PLANNED = 50;
/** Shorter values are written out wherever they are used. */
const SHORTEST_SHARED = 4;

export interface PlannedStep {
  readonly value: Traced;
  /** Outputs that are this value. */
  readonly outputs: readonly string[];
  /** What the source calls it. */
  readonly name: string | undefined;
}

/** Every value that these came from, operands before what uses them. */
export function reachable(roots: readonly Traced[]): Traced[] {
  // By their order, which every value has for itself, and which is higher than that of its operands.
  const found: (Traced | undefined)[] = new Array(countOf(roots)).fill(undefined);
  // Loops make chains of thousands of values, deeper than calls may nest.
  const pending = [...roots];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (found[value.order] !== undefined) continue;
    found[value.order] = value;
    for (const operand of value.operands) if (found[operand.order] === undefined) pending.push(operand);
  }
  return found.filter((value) => value !== undefined);
}

/** One more than the highest order of these and what they came from. */
function countOf(values: readonly Traced[]): number {
  return values.reduce((most, { order }) => Math.max(most, order + 1), 0);
}

/** Operands without the function over whose variable a root or an integral is taken: outside, the variable is gone. */
function boundOperands({ how, operands }: Traced): readonly Traced[] {
  return how.kind === 'call' ? operands.filter((operand) => operand !== how.body) : operands;
}

const isComputed = ({ how }: Traced): boolean => how.kind === 'operation' || how.kind === 'call';

/** Terms or factors that are written as one row: all of them, or of more than are written out the first ones and the last. */
interface Row {
  readonly operation: string;
  readonly terms: readonly Traced[];
}

/** The row that a sum or a product ends; `inside` gives the one that its left operand ends, where that goes on. */
function rowOf({ how }: Traced, inside: (left: Traced) => Row | undefined): Row | undefined {
  if (how.kind !== 'operation' || (how.operation !== 'add' && how.operation !== 'mul')) return undefined;
  const { operation } = how;
  const [left, last] = how.operands;
  const isTraced = (x: unknown): x is Traced => x instanceof Traced;
  const before = isTraced(left) ? inside(left) : undefined;
  const first = before?.operation === operation ? before.terms : [left].filter(isTraced);
  const terms = [...first, ...[last].filter(isTraced)];
  // Of a long row only so much is looked at: a loop makes one of thousands.
  return { operation, terms: terms.length > MOST_TERMS + 1 ? [...terms.slice(0, MOST_TERMS), terms.at(-1)!] : terms };
}

function distinct(operands: readonly Traced[]): readonly Traced[] {
  const [a, b] = operands;
  return operands.length < 2 || (operands.length === 2 && a !== b) ? operands : [...new Set(operands)];
}

/** The steps in the order of the calculation. `outputs` are the results by name. */
export function planSteps(outputs: ReadonlyMap<string, Traced>): PlannedStep[] {
  const named = new Map<Traced, string[]>();
  for (const [name, value] of outputs) named.set(value, [...(named.get(value) ?? []), name]);
  const values = reachable([...named.keys()]);
  // What is known of a value stands at its order: there may be tens of thousands.
  const count = countOf(values);
  const uses = new Uint32Array(count);
  for (const value of values) for (const operand of value.operands) uses[operand.order]!++;

  const chosen = new Uint8Array(count);
  const size = new Float64Array(count).fill(1);
  const sizeOf = ({ order }: Traced): number => (chosen[order] ? 1 : size[order]!);
  /** Inside of a row of terms that is written out as one. */
  const isInRow = ({ order, name }: Traced): boolean => !chosen[order] && uses[order] === 1 && name === undefined;
  const rows: Row[] = [];

  /** Values that depend on the variable of a root or an integral have no number of their own. */
  const bound = new Uint8Array(count);
  for (const value of values) {
    const { how, order } = value;
    const isBound =
      how.kind === 'input' ? how.key === UNKNOWN : boundOperands(value).some((operand) => bound[operand.order]);
    if (isBound) bound[order] = 1;
  }

  for (const value of values) {
    spend(PLANNED);
    const { order } = value;
    const row = () => rowOf(value, (left) => (isInRow(left) ? rows[left.order] : undefined));
    const parts = row()?.terms ?? distinct(value.operands);
    const shown = parts.length > MOST_TERMS ? [...parts.slice(0, FIRST_TERMS), parts.at(-1)!] : parts;
    let total = 1;
    for (const part of shown) total += sizeOf(part);
    while (total > LONGEST_LINE) {
      const open = shown.filter((part) => !bound[part.order] && isComputed(part));
      const largest = open.reduce<Traced | undefined>((a, b) => (a && sizeOf(a) >= sizeOf(b) ? a : b), undefined);
      if (largest === undefined || sizeOf(largest) <= SHORTEST_SHARED) break;
      total -= sizeOf(largest) - 1;
      chosen[largest.order] = 1;
    }
    size[order] = total;
    // Anew: its terms may have been chosen just now.
    const ended = row();
    if (ended !== undefined) rows[order] = ended;
    const isShared = uses[order]! > 1 && total >= SHORTEST_SHARED;
    const isWorthALine = isComputed(value) && (named.has(value) || value.name !== undefined || isShared);
    if (isWorthALine && !bound[order]) chosen[order] = 1;
  }
  const steps = values.filter((value) => chosen[value.order] || named.has(value));
  return steps.map((value) => ({ value, outputs: named.get(value) ?? [], name: value.name }));
}
