/** The published plan tables, and how a table of one's own is read. */
import * as v from 'valibot';

export interface Plan {
  /** What accounts and the command line name it by. */
  readonly id: string;
  readonly name: string;
  /** Null is unlimited. */
  readonly requestsPerDay: number | null;
  readonly keys: number;
  /** As the operator says it: `19 € a month`. */
  readonly price?: string | undefined;
}

/** Plans from the free one upwards. */
export interface PlanTable {
  readonly plans: readonly Plan[];
  /** By id; also `free` for the first. An account whose plan left the table is on the first. */
  find(id: string): Plan | undefined;
  forAccount(id: string): Plan;
}

const Plans = v.pipe(
  v.array(
    v.strictObject({
      id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lowercase letters, digits and hyphens')),
      name: v.pipe(v.string(), v.nonEmpty()),
      requestsPerDay: v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
      keys: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
      price: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
    }),
  ),
  v.minLength(1, 'at least one plan is needed'),
  v.check((plans) => new Set(plans.map((plan) => plan.id)).size === plans.length, 'plan ids must differ'),
);

/**
 * A plan table from parsed JSON: `[{ id, name, requestsPerDay, keys, price? }]`, the free plan first.
 * @throws Error that says what is wrong.
 */
export function planTableFrom(data: unknown): PlanTable {
  const parsed = v.safeParse(Plans, data);
  if (!parsed.success)
    throw new Error(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'plans'}: ${issue.message}`).join('; '));
  const plans: readonly Plan[] = parsed.output;
  const byId = new Map(plans.map((plan) => [plan.id, plan]));
  const first = plans[0]!;
  const find = (id: string) => byId.get(id) ?? (id === 'free' ? first : undefined);
  return { plans, find, forAccount: (id) => find(id) ?? first };
}

export const planTables: Readonly<Record<string, PlanTable>> = {
  X: planTableFrom([
    { id: 'hobby', name: 'Hobby (Free)', requestsPerDay: 100, keys: 1 },
    { id: 'developer', name: 'Developer', requestsPerDay: 10_000, keys: 3 },
    { id: 'business', name: 'Business', requestsPerDay: 100_000, keys: 10 },
    { id: 'enterprise', name: 'Enterprise', requestsPerDay: null, keys: 50 },
  ]),
  Y: planTableFrom([
    { id: 'free', name: 'Free', requestsPerDay: 100, keys: 1 },
    { id: 'pro', name: 'Pro', requestsPerDay: 1_000, keys: 3 },
    { id: 'premium', name: 'Premium', requestsPerDay: 10_000, keys: 5 },
  ]),
};
