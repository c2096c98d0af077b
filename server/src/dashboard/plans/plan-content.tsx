/** The page of plans: what the others offer, and how to get one. */
import type { VNode } from 'preact';
import type { PlanOffer } from '../../accounts/plan-changes.js';
import type { Plan } from '../../accounts/plans.js';
import type { Account } from '../../store/store.js';
import { Contact } from '../components/contact.js';
import { PlanTable } from './plan-table.js';

export interface PlanContentProps {
  readonly account: Account;
  readonly plans: readonly Plan[];
  readonly current: Plan;
  readonly activeKeys: number;
  readonly offer: PlanOffer;
}

export function PlanContent({ account, plans, current, activeKeys, offer }: PlanContentProps): VNode {
  return (
    <>
      <h1>Plan</h1>
      <p class="lead">
        Your account is on the plan <strong>{current.name}</strong>. Its quota holds for all your keys together and
        starts anew every day at 00:00 UTC.
      </p>
      <section class="panel" aria-labelledby="plans">
        <h2 id="plans">All plans</h2>
        <PlanTable plans={plans} current={current} />
        {activeKeys > current.keys ? (
          <p class="notice">
            You have {activeKeys} active keys, more than the plan has. They keep working, but no more can be created.
          </p>
        ) : null}
      </section>
      <section class="panel" aria-labelledby="change">
        <h2 id="change">Change the plan</h2>
        <HowToChange account={account} plans={plans} current={current} offer={offer} />
      </section>
    </>
  );
}

function HowToChange({ account, plans, current, offer }: Omit<PlanContentProps, 'activeKeys'>): VNode {
  if (offer.kind === 'checkout') {
    const others = plans.filter(({ id }) => id !== current.id);
    return (
      <ul>
        {others.map(({ id, name }) => (
          <li key={id}>
            <a href={offer.url(account, id)}>Change to {name}</a>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <p>
        Plans are changed by the operator of this service
        {offer.contact === undefined ? '' : <>: {<Contact contact={offer.contact} />}</>}. Name the plan that you want
        and the address of your account, <strong>{account.email}</strong>.
      </p>
      <p>A change takes effect at once, for the quota of the current day too.</p>
    </>
  );
}
