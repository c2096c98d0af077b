/** What must hold between inputs that are each allowed. */
import type { Given, Requirement, RowRequirement } from '../../authoring/define.js';
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
 * @param sent The inputs that have a value. Of equations, `values` has what was solved for as well.
 */
export function brokenRequirements(
  { definition }: Calculator,
  values: Values,
  sent: Values = values,
  except?: string,
): readonly BrokenRequirement[] {
  const inputs = asked(except, (name) => {
    if (values[name] === undefined) throw NOT_GIVEN;
    return values[name];
  });
  const given = asked(except, (name) => sent[name] !== undefined) as Given;
  return ((definition.requires ?? []) as readonly AnyRequirement[]).flatMap((rule): readonly BrokenRequirement[] => {
    if (rule.each === undefined) return holds(() => rule.that(inputs, given)) ? [] : [{ rule }];
    const rows = (rule.each === except ? undefined : values[rule.each]) as readonly unknown[] | undefined;
    return (rows ?? []).flatMap((row, index) =>
      holds(() => rule.that(row, inputs, given)) ? [] : [{ rule, row: index }],
    );
  });
}

/** Which inputs have a value. */
export function givenAmong(sent: Values): Given {
  return new Proxy<Given>({}, { get: (_, name) => sent[name as string] !== undefined });
}

/** What a requirement may ask of each input but one, for which another value will stand. */
function asked(except: string | undefined, answer: (name: string) => unknown): Values {
  return new Proxy<Values>(
    {},
    {
      get(_, name) {
        if (name === except) throw NOT_GIVEN;
        return answer(name as string);
      },
    },
  );
}

function holds(that: () => boolean): boolean {
  try {
    return that();
  } catch (error) {
    if (error === NOT_GIVEN) return true;
    throw error;
  }
}

/** What a broken requirement says, with slots. */
export function sentenceOf({ rule, row }: BrokenRequirement, values: Values): string {
  if (typeof rule.says === 'string') return rule.says;
  return rule.each === undefined
    ? rule.says(values)
    : rule.says((values[rule.each] as readonly unknown[])[row!], values);
}
