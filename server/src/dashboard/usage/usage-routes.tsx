/** GET /dashboard/usage: what was used, by day, key and calculator; and the same as CSV. */
import { setImmediate as otherRequests } from 'node:timers/promises';
import type { VNode } from 'preact';
import { ACTIVITY_DAYS } from '../../accounts/activity.js';
import { dateOf, dayOf } from '../../clock.js';
import type { Exchange } from '../../http/exchange.js';
import { headers } from '../../http/headers.js';
import { Problem } from '../../http/problem.js';
import { queryWhole } from '../../http/query.js';
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import type { KeyRecord } from '../../store/store.js';
import { csvText } from '../../web/csv.js';
import { accountPage, type Visit } from '../auth/require.js';
import { sendDashboard } from '../frame.js';
import { KeyHint, nameOf } from '../keys/key-table.js';
import { activitySlices, dayFigures, type Shares, sharesOf } from './figures.js';
import { QuotaMeter } from './meter.js';
import { SharedWork } from './shared-work.js';
import { UsageContent } from './usage-content.js';

const PATH = '/dashboard/usage';
/** Of one account in one process. */
const DOWNLOADS_AT_ONCE = 3;
/** What reading ninety days of a busy account is worth in the burst limits. */
const LONG_COST = 100;
const ROWS_AT_ONCE = 1000;
const COLUMNS = ['date', 'key_id', 'key_name', 'key_ends_with', 'calculator', 'calculations'];

export function usageRoutes(services: Services): readonly Route[] {
  // Long for a busy account: pressing reload must not multiply it.
  const sharesUnderWay = new SharedWork<Shares>();
  const downloads = new Map<string, number>();

  async function show(visit: Visit): Promise<void> {
    const { account, exchange } = visit;
    const days = daysWanted(exchange);
    const [figures, shares, keys] = await Promise.all([
      dayFigures(services, account.id, days),
      sharesUnderWay.run(`${account.id} ${days}`, () => sharesOf(activitySlices(services, account.id, days))),
      keysById(services, account.id),
    ]);
    const now = services.clock.now();
    const plan = services.config.plans.forAccount(account.plan);
    const content = (
      <>
        <h1>Usage</h1>
        <UsageContent
          figures={figures}
          shares={shares}
          meter={<QuotaMeter plan={plan} used={figures.used} day={dayOf(now)} now={now} />}
          path={PATH}
          keyLabel={(keyId) => <KeyLabel record={keys.get(keyId)} keyId={keyId} />}
          calculatorTitle={(slug) => services.catalogue.summary(slug)?.title}
        />
      </>
    );
    sendDashboard(services, visit, { title: 'Usage', section: 'usage', content });
  }

  async function* csv(accountId: string, days: number): AsyncGenerator<string> {
    const keys = await keysById(services, accountId);
    // Before the first part, so that an answer has begun only when the store can be read.
    let head = csvText([COLUMNS]);
    for await (const rows of activitySlices(services, accountId, days)) {
      for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
        const fields = rows.slice(start, start + ROWS_AT_ONCE).map(({ day, keyId, slug, count }) => {
          const record = keys.get(keyId);
          return [dateOf(day), keyId, record?.name ?? '', record?.hint ?? '', slug, count];
        });
        yield head + csvText(fields);
        head = '';
        await otherRequests();
      }
    }
    if (head !== '') yield head;
  }

  async function download({ account, exchange }: Visit): Promise<void> {
    const days = daysWanted(exchange);
    const name = `reckoner-usage-${dateOf(dayOf(services.clock.now()))}.csv`;
    const lines = headers(
      ['content-type', 'text/csv; charset=utf-8; header=present'],
      ['content-disposition', `attachment; filename="${name}"`],
      ['cache-control', 'no-store'],
    );
    const underWay = downloads.get(account.id) ?? 0;
    if (underWay >= DOWNLOADS_AT_ONCE)
      throw new Problem('burst-exceeded', 'This is being downloaded already. Wait until that is done.', {
        headers: headers(['retry-after', '5']),
      });
    downloads.set(account.id, underWay + 1);
    try {
      await exchange.sendStream(200, lines, csv(account.id, days));
    } finally {
      const left = downloads.get(account.id)! - 1;
      if (left === 0) downloads.delete(account.id);
      else downloads.set(account.id, left);
    }
  }

  return [
    { path: PATH, page: true, cors: false, get: accountPage(services, show, LONG_COST) },
    { path: `${PATH}.csv`, page: true, cors: false, get: accountPage(services, download, LONG_COST) },
  ];
}

function daysWanted(exchange: Exchange): number {
  return queryWhole(exchange, 'days', 1, ACTIVITY_DAYS) ?? ACTIVITY_DAYS;
}

async function keysById({ store }: Services, accountId: string): Promise<ReadonlyMap<string, KeyRecord>> {
  return new Map((await store.keys(accountId)).map((record) => [record.id, record]));
}

function KeyLabel({ record, keyId }: { readonly record: KeyRecord | undefined; readonly keyId: string }): VNode {
  if (!record) return <code>{keyId}</code>;
  return (
    <span class="key-name">
      {nameOf(record)} <KeyHint hint={record.hint} />
    </span>
  );
}
