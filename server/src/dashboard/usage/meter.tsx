/** What is used of the day's quota, as a bar and in words. */
import type { VNode } from 'preact';
import type { Plan } from '../../accounts/plans.js';
import { endOfDay } from '../../clock.js';
import { countOf, showCount, showWait } from '../format.js';

export interface QuotaMeterProps {
  readonly plan: Plan;
  readonly used: number;
  readonly day: number;
  readonly now: number;
}

export function QuotaMeter({ plan, used, day, now }: QuotaMeterProps): VNode {
  const limit = plan.requestsPerDay;
  const reset = endOfDay(day);
  return (
    <div class="quota">
      <p class="quota-figure" id="quota-figure">
        <strong>{showCount(used)}</strong>{' '}
        {limit === null ? 'calculations, without limit' : `of ${countOf(limit, 'calculation')}`}
      </p>
      {limit === null ? null : (
        <meter
          aria-labelledby="quota-figure"
          min={0}
          max={Math.max(1, limit)}
          value={Math.min(used, limit)}
          high={Math.max(1, limit) * 0.8}
          optimum={0}
        />
      )}
      <p class="quiet">
        {limit !== null && used >= limit ? 'All used up: further calculations are answered with 429. ' : ''}
        Starts anew in {showWait(reset - now)}, at <time dateTime={new Date(reset).toISOString()}>00:00 UTC</time>.
      </p>
    </div>
  );
}
