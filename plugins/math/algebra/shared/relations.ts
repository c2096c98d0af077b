/** The signs between the sides of an equation or inequality. */
import type { Fraction } from '../../shared/rational.js';

export type Relation = 'equal' | 'less' | 'atMost' | 'greater' | 'atLeast';

export const INEQUALITIES = {
  less: { label: 'Less than, <', also: ['<', 'lt', 'less than'] },
  atMost: { label: 'At most, ≤', also: ['≤', '<=', '=<', 'le', 'at most'] },
  greater: { label: 'Greater than, >', also: ['>', 'gt', 'greater than'] },
  atLeast: { label: 'At least, ≥', also: ['≥', '>=', '=>', 'ge', 'at least'] },
} as const;

export const RELATIONS = {
  equal: { label: 'Equals, =', also: ['=', 'eq', 'equals'] },
  ...INEQUALITIES,
} as const;

export const SIGNS: Readonly<Record<Relation, string>> = {
  equal: '=',
  less: '<',
  atMost: '≤',
  greater: '>',
  atLeast: '≥',
};

const TURNED: Readonly<Record<Relation, Relation>> = {
  equal: 'equal',
  less: 'greater',
  atMost: 'atLeast',
  greater: 'less',
  atLeast: 'atMost',
};

/** What it becomes when both sides are divided by a negative number. */
export const turned = (relation: Relation): Relation => TURNED[relation];

/** Whether the left side less the right side may have this sign. */
export function holds(relation: Relation, sign: -1 | 0 | 1): boolean {
  if (sign === 0) return relation === 'equal' || relation === 'atMost' || relation === 'atLeast';
  return sign < 0 ? relation === 'less' || relation === 'atMost' : relation === 'greater' || relation === 'atLeast';
}

export const signOf = ({ over }: Fraction): -1 | 0 | 1 => {
  if (over === 0n) return 0;
  return over < 0n ? -1 : 1;
};
