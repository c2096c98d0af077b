/** Inputs that were left to a default which is worked out from other inputs: they move with those. */
import type { InputSpec } from '../../authoring/kinds.js';
import type { Calculator } from '../types.js';

export interface DerivedDefault {
  readonly name: string;
  /** Of the values by name, as a formula receives them. */
  readonly workOut: (values: object) => unknown;
}

/** Whether an input has a default that is worked out from others. */
export function hasDerivedDefault(spec: InputSpec): boolean {
  return 'default' in spec && typeof spec.default === 'function';
}

/**
 * Those of one request, in the order in which they are worked out.
 * @param sent What was sent, by name.
 * @param understood The inputs with their defaults filled in.
 */
export function derivedDefaults(
  { definition }: Calculator,
  sent: Readonly<Record<string, unknown>>,
  understood: Readonly<Record<string, unknown>>,
): readonly DerivedDefault[] {
  const specs = definition.inputs as Readonly<Record<string, InputSpec>>;
  return Object.entries(specs).flatMap(([name, spec]) => {
    const workOut = 'default' in spec && typeof spec.default === 'function' ? spec.default : undefined;
    return workOut && sent[name] === undefined && understood[name] !== undefined
      ? [{ name, workOut: workOut as DerivedDefault['workOut'] }]
      : [];
  });
}

/** What the defaults are when some of the values have changed. Values of their own that changed stay. */
export function movedDefaults(
  derived: readonly DerivedDefault[],
  values: Readonly<Record<string, unknown>>,
  changed: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const moved: Record<string, number> = { ...changed };
  for (const { name, workOut } of derived) {
    if (!Object.hasOwn(changed, name)) moved[name] = workOut({ ...values, ...moved }) as number;
  }
  return moved;
}
