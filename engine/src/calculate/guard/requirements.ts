/** What must hold between inputs that are each allowed. */
import type { Requirement, RowRequirement } from '../../authoring/define.js';
import type { Calculator } from '../types.js';

type Values = Readonly<Record<string, unknown>>;
export type AnyRequirement = Requirement<Values> | RowRequirement<Values, unknown>;

export interface BrokenRequirement {
  readonly rule: AnyRequirement;
  /** The row or item that breaks it, from 0. */
  readonly row?: number;
}

/** Thrown by the values of a requirement that asks for one which is not given. */
const NOT_GIVEN = new Error('It is not given.');

/**
 * The requirements that the values break, and of each row. One that asks for a value which is not given, or for the one
 * in `except`, is not broken.
 */
export function brokenRequirements(
  { definition }: Calculator,
  values: Values,
  except?: string,
): readonly BrokenRequirement[] {
  const given = new Proxy(values, {
    get(target, name) {
      const value = name === except ? undefined : target[name as string];
      if (value === undefined) throw NOT_GIVEN;
      return value;
    },
  });
  return ((definition.requires ?? []) as readonly AnyRequirement[]).flatMap((rule): readonly BrokenRequirement[] => {
    if (rule.each === undefined) return holds(() => rule.that(given)) ? [] : [{ rule }];
    const rows = (rule.each === except ? undefined : values[rule.each]) as readonly unknown[] | undefined;
    return (rows ?? []).flatMap((row, index) => (holds(() => rule.that(row, given)) ? [] : [{ rule, row: index }]));
  });
}

function holds(that: () => boolean): boolean {
  try {
    return that();
  } catch (error) {
    if (error === NOT_GIVEN) return true;
    throw error;
  }
}
