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
  const found = new Set<Traced>();
  // Loops make chains of thousands of values, deeper than calls may nest.
  const pending = roots.map((value) => ({ value, isEntered: false }));
  const ordered: Traced[] = [];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const { value, isEntered } = next;
    if (isEntered) ordered.push(value);
    else if (!found.has(value)) {
      found.add(value);
      pending.push({ value, isEntered: true });
      for (const operand of value.operands) pending.push({ value: operand, isEntered: false });
    }
  }
  return ordered.sort((a, b) => a.order - b.order);
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

/** The steps in the order of the calculation. `outputs` are the results by name. */
export function planSteps(outputs: ReadonlyMap<string, Traced>): PlannedStep[] {
  const named = new Map<Traced, string[]>();
  for (const [name, value] of outputs) named.set(value, [...(named.get(value) ?? []), name]);
  const values = reachable([...named.keys()]);
  const uses = new Map<Traced, number>();
  for (const value of values) for (const operand of value.operands) uses.set(operand, (uses.get(operand) ?? 0) + 1);

  const chosen = new Set<Traced>();
  const size = new Map<Traced, number>();
  const sizeOf = (value: Traced): number => (chosen.has(value) ? 1 : (size.get(value) ?? 1));
  /** Inside of a row of terms that is written out as one. */
  const isInRow = (value: Traced): boolean => !chosen.has(value) && uses.get(value) === 1 && value.name === undefined;
  const rows = new Map<Traced, Row>();

  /** Values that depend on the variable of a root or an integral have no number of their own. */
  const bound = new Set<Traced>();
  for (const value of values) {
    const { how } = value;
    if (how.kind === 'input' ? how.key === UNKNOWN : boundOperands(value).some((operand) => bound.has(operand)))
      bound.add(value);
  }
  const choose = (value: Traced): void => void (bound.has(value) || chosen.add(value));

  for (const value of values) {
    spend(PLANNED);
    const row = () => rowOf(value, (left) => (isInRow(left) ? rows.get(left) : undefined));
    const parts = row()?.terms ?? [...new Set(value.operands)];
    const shown = parts.length > MOST_TERMS ? [...parts.slice(0, FIRST_TERMS), parts.at(-1)!] : parts;
    let total = 1 + shown.reduce((sum, part) => sum + sizeOf(part), 0);
    while (total > LONGEST_LINE) {
      const open = shown.filter((part) => !bound.has(part) && isComputed(part));
      const largest = open.reduce<Traced | undefined>((a, b) => (a && sizeOf(a) >= sizeOf(b) ? a : b), undefined);
      if (largest === undefined || sizeOf(largest) <= SHORTEST_SHARED) break;
      total -= sizeOf(largest) - 1;
      chosen.add(largest);
    }
    size.set(value, total);
    // Anew: its terms may have been chosen just now.
    const ended = row();
    if (ended !== undefined) rows.set(value, ended);
    const isShared = (uses.get(value) ?? 0) > 1 && total >= SHORTEST_SHARED;
    if (isComputed(value) && (named.has(value) || value.name !== undefined || isShared)) choose(value);
  }
  const steps = values.filter((value) => chosen.has(value) || named.has(value));
  return steps.map((value) => ({ value, outputs: named.get(value) ?? [], name: value.name }));
}
