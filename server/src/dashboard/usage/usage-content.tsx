/** The page of usage: today, the last weeks by day, by key and by calculator. */
import type { ComponentChildren, VNode } from 'preact';
import { countOf, Day, showCount } from '../format.js';
import { Breakdown } from './breakdown.js';
import { UsageChart } from './chart.js';
import type { DayCount, DayFigures, Shares } from './figures.js';

const RANGES = [7, 30, 90] as const;

export interface UsageContentProps {
  readonly figures: DayFigures;
  readonly shares: Shares;
  /** How today stands against the quota. */
  readonly meter: VNode;
  /** Where the ranges and the table for download are. */
  readonly path: string;
  readonly keyLabel: (keyId: string) => ComponentChildren;
  /** A calculator's title; undefined where it is gone, and of what is charged like a calculation and is none. */
  readonly calculatorTitle: (slug: string) => string | undefined;
}

export function UsageContent({ figures, shares, meter, path, keyLabel, calculatorTitle }: UsageContentProps): VNode {
  const { days, total } = figures;
  const isEmpty = total === 0 && shares.byKey.length === 0;
  return (
    <>
      <section class="panel" aria-labelledby="today">
        <h2 id="today">Today</h2>
        {meter}
      </section>
      <section class="panel" aria-labelledby="by-day">
        <div class="panel-head">
          <h2 id="by-day">Last {days.length} days</h2>
          <nav class="ranges" aria-label="Range">
            {RANGES.map((range) => (
              <a
                key={range}
                href={`${path}?days=${range}`}
                aria-current={range === days.length ? 'true' : undefined}
              >{`${range} days`}</a>
            ))}
          </nav>
        </div>
        <p>
          <strong>{countOf(total, 'calculation')}</strong>, counted by UTC day.
        </p>
        {isEmpty ? (
          <p class="empty">Nothing was calculated in these days. The overview has a first call to paste.</p>
        ) : (
          <>
            <UsageChart days={days} />
            <DayTable days={days} />
            <p>
              <a class="button" href={`${path}.csv?days=${days.length}`} download>
                Download as CSV
              </a>
            </p>
          </>
        )}
      </section>
      {shares.byKey.length === 0 ? null : (
        <div class="panels">
          <section class="panel">
            <Breakdown caption="By key" what="Key" shares={shares.byKey} label={(keyId) => keyLabel(keyId)} />
          </section>
          <section class="panel">
            <Breakdown
              caption="By calculator"
              what="Calculator"
              shares={shares.byCalculator}
              label={(slug) => {
                const title = calculatorTitle(slug);
                return title === undefined ? slug : <a href={`/calculators/${encodeURIComponent(slug)}`}>{title}</a>;
              }}
            />
          </section>
        </div>
      )}
    </>
  );
}

/** The same as the drawing in figures, the latest day first; days without any are left out. */
function DayTable({ days }: { readonly days: readonly DayCount[] }): VNode {
  const used = days.filter(({ count }) => count > 0).reverse();
  return (
    <details>
      <summary>As a table</summary>
      <table>
        <caption>Days with calculations, UTC</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col" class="number">
              Calculations
            </th>
          </tr>
        </thead>
        <tbody>
          {used.map(({ day, count }) => (
            <tr key={day}>
              <th scope="row">
                <Day day={day} />
              </th>
              <td class="number">{showCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
