/** Requests and addresses that call inputs by names which they had before. */
import { formerNames, withCurrentNames } from '@reckoner/engine/calculate/read/former-names';
import type { Calculator } from '@reckoner/engine/calculate/types';

interface Named {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly solveFor?: string | undefined;
  readonly sweep?: unknown;
}

/** The request with the names of today, also of what is solved for and swept. */
export function currentRequest<R extends Named>(calculator: Calculator, request: R): R {
  const former = formerNames(calculator);
  if (former.size === 0) return request;
  const { solveFor, sweep } = request;
  return {
    ...request,
    inputs: withCurrentNames(calculator, request.inputs),
    ...(solveFor !== undefined && { solveFor: former.get(solveFor) ?? solveFor }),
    ...(sweep !== undefined && { sweep: Array.isArray(sweep) ? sweep.map(currentAxis) : currentAxis(sweep) }),
  };

  function currentAxis(axis: unknown): unknown {
    if (typeof axis !== 'object' || axis === null) return axis;
    const { input } = axis as { readonly input?: unknown };
    const current = typeof input === 'string' ? former.get(input) : undefined;
    return current === undefined ? axis : { ...axis, input: current };
  }
}
