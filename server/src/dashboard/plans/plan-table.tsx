/** The plans beside each other, one's own marked. */
import type { VNode } from 'preact';
import type { Plan } from '../../accounts/plans.js';
import { showCount } from '../format.js';

export function PlanTable({ plans, current }: { readonly plans: readonly Plan[]; readonly current: Plan }): VNode {
  const hasPrices = plans.some(({ price }) => price !== undefined);
  return (
    <section class="scroll" aria-label="Plans" tabIndex={0}>
      <table class="plans">
        <thead>
          <tr>
            <th scope="col">Plan</th>
            <th scope="col" class="number">
              Calculations a day
            </th>
            <th scope="col" class="number">
              API keys
            </th>
            {hasPrices ? <th scope="col">Price</th> : null}
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => (
            <tr key={plan.id} class={plan.id === current.id ? 'current' : undefined}>
              <th scope="row">
                {plan.name} {plan.id === current.id ? <span class="badge badge-good">Your plan</span> : null}
              </th>
              <td class="number">{plan.requestsPerDay === null ? 'Unlimited' : showCount(plan.requestsPerDay)}</td>
              <td class="number">{showCount(plan.keys)}</td>
              {hasPrices ? <td>{plan.price ?? '–'}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
