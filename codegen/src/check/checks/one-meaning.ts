/**
 * A symbol stands for one quantity. Two fields may share it only where they are the same quantity, as a speed that is
 * either given or found: whenever both have a value, it is the same.
 */
import type { FieldSpec } from '@reckoner/engine/authoring/kinds';
import { plainText } from '@reckoner/engine/typeset/unicode';
import { fieldsOf } from '../fields.js';
import type { BehaviourCheck, LoadedSubject } from './subject.js';
import { type Points, type Tried, triedInputs } from './tried.js';

const SAME = 1e-6;
/** The elements of a list have its symbol with an index: Rᵢ beside R. */
const INDEXED = new Set(['list', 'rows', 'matrix', 'table']);

interface Owner {
  readonly part: string;
  readonly name: string;
  /** Its symbol is a square: σ² beside σ. */
  readonly isSquare: boolean;
}

const SQUARE = /\^(?:2|\{2\})$/;

/** Fields by the symbol that their authors give them, as it is read. */
function ownersOf({ calculator: { definition } }: LoadedSubject): Map<string, Owner[]> {
  const owners = new Map<string, Owner[]>();
  const isSolved = definition.equations !== undefined;
  for (const { path, spec } of fieldsOf(definition)) {
    const [part, name] = path as [string, string];
    const { symbol, kind } = spec as FieldSpec;
    if (path.length !== 2 || symbol === undefined || INDEXED.has(kind) || (isSolved && part === 'outputs')) continue;
    const text = plainText(symbol.replace(SQUARE, ''));
    owners.set(text, [...(owners.get(text) ?? []), { part, name, isSquare: SQUARE.test(symbol) }]);
  }
  return owners;
}

/** Squares are compared, so that r² may stand beside r. */
function given({ values, results }: Tried, { part, name, isSquare }: Owner): unknown {
  const value = (part === 'outputs' ? results : values)[name];
  return !isSquare && typeof value === 'number' ? value ** 2 : value;
}

function isOther(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return false;
  if (typeof one !== 'number' || typeof other !== 'number') return one !== other;
  return Math.abs(one - other) > SAME * Math.max(Math.abs(one), Math.abs(other));
}

const oneMeaningAt = (points: Points): BehaviourCheck => ({
  name: 'one-meaning',
  behaviour(subject, report) {
    const shared = [...ownersOf(subject)].filter(([, owners]) => owners.length > 1);
    if (shared.length === 0) return;
    const isEquations = subject.calculator.definition.equations !== undefined;
    const tried = isEquations ? [] : triedInputs(subject.calculator, points);
    for (const [symbol, [first, ...others]] of shared) {
      const clash = others.find(
        (other) => isEquations || tried.some((one) => isOther(given(one, first!), given(one, other))),
      );
      if (clash === undefined) continue;
      report(
        [clash.part, clash.name, 'symbol'],
        `The symbol ${symbol} stands for two things: ${first!.name} and ${clash.name}.`,
        "Give one of them another symbol, perhaps with an index: 'x_2', '\\\\mu_X'.",
      );
    }
  },
});

export const oneMeaning = oneMeaningAt('examples');
export const oneMeaningAtSamples = oneMeaningAt('samples');
