/** What the dashboard opens with: today's use, the first steps or the last weeks, and the plan. */
import type { VNode } from 'preact';
import type { Plan } from '../accounts/plans.js';
import type { KeyRecord } from '../store/store.js';
import { Copyable } from './components/copyable.js';
import { countOf } from './format.js';
import { KeyHint, nameOf } from './keys/key-table.js';
import { UsageChart } from './usage/chart.js';
import type { DayCount } from './usage/figures.js';
import { QuotaMeter } from './usage/meter.js';

export interface OverviewProps {
  readonly plan: Plan;
  readonly used: number;
  readonly day: number;
  readonly now: number;
  /** Those not revoked. */
  readonly keys: readonly KeyRecord[];
  readonly days: readonly DayCount[];
  /** A calculation to paste, with YOUR_KEY where the key goes. */
  readonly curl: string;
}

export function Overview({ plan, used, day, now, keys, days, curl }: OverviewProps): VNode {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <h1>Overview</h1>
      <div class="panels">
        <section class="panel" aria-labelledby="today">
          <h2 id="today">Today</h2>
          <QuotaMeter plan={plan} used={used} day={day} now={now} />
        </section>
        <section class="panel" aria-labelledby="plan">
          <h2 id="plan">Plan</h2>
          <p class="panel-figure">{plan.name}</p>
          <p class="quiet">
            {keys.length} of {countOf(plan.keys, 'API key')} in use.
          </p>
          <p>
            <a href="/dashboard/plan">Compare plans</a>
          </p>
        </section>
      </div>
      {total === 0 && used === 0 ? null : (
        <section class="panel" aria-labelledby="recent">
          <div class="panel-head">
            <h2 id="recent">Last {days.length} days</h2>
            <a href="/dashboard/usage">All usage</a>
          </div>
          <UsageChart days={days} />
        </section>
      )}
      <FirstSteps keys={keys} curl={curl} begun={total > 0 || used > 0} />
    </>
  );
}

interface FirstStepsProps extends Pick<OverviewProps, 'keys' | 'curl'> {
  readonly begun: boolean;
}

function FirstSteps({ keys, curl, begun }: FirstStepsProps): VNode {
  const newest = keys.at(-1);
  return (
    <section class="panel" aria-labelledby="first-steps">
      <h2 id="first-steps">{begun ? 'Call the API' : 'First steps'}</h2>
      <ol class="steps">
        {newest === undefined ? (
          <li>
            <p>Create an API key. It goes with every calculation, in the header X-API-Key.</p>
            <p>
              <a class="button primary" href="/dashboard/keys">
                Create an API key
              </a>
            </p>
          </li>
        ) : null}
        <li>
          <p>
            Send a calculation.{' '}
            {newest === undefined ? (
              'Put the key in place of YOUR_KEY:'
            ) : (
              <>
                Put your key <KeyHint hint={newest.hint} /> ({nameOf(newest)}) in place of YOUR_KEY:
              </>
            )}
          </p>
          <Copyable id="first-call" text={curl} what="the command" block />
        </li>
        <li>
          <p>
            Find <a href="/">the calculator that you need</a>: its page has the call for your inputs. The{' '}
            <a href="/docs">API reference</a> has the rest.
          </p>
        </li>
      </ol>
    </section>
  );
}
