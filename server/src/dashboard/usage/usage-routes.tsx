/** GET /dashboard/usage: what was used, by day, key and calculator; and the same as CSV. */
import type { VNode } from 'preact';
import { ACTIVITY_DAYS } from '../../accounts/activity.js';
import { dateOf, dayOf } from '../../clock.js';
import type { Exchange } from '../../http/exchange.js';
import { headers } from '../../http/headers.js';
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
const COLUMNS = ['date', 'key_id', 'key_name', 'key_ends_with', 'calculator', 'calculations'];

export function usageRoutes(services: Services): readonly Route[] {
  // Both are long for a busy account: pressing reload must not multiply them.
  const sharesUnderWay = new SharedWork<Shares>();
  const downloadsUnderWay = new SharedWork<string>();

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
          calculatorTitle={(slug) => services.catalogue.summary(slug)?.title ?? slug}
        />
      </>
    );
    sendDashboard(services, visit, { title: 'Usage', section: 'usage', content });
  }

  async function csv(accountId: string, days: number): Promise<string> {
    const keys = await keysById(services, accountId);
    let text = csvText([COLUMNS]);
    for await (const rows of activitySlices(services, accountId, days)) {
      const fields = rows.map(({ day, keyId, slug, count }) => {
        const record = keys.get(keyId);
        return [dateOf(day), keyId, record?.name ?? '', record?.hint ?? '', slug, count];
      });
      text += csvText(fields);
    }
    return text;
  }

  async function download({ account, exchange }: Visit): Promise<void> {
    const days = daysWanted(exchange);
    const text = await downloadsUnderWay.run(`${account.id} ${days}`, () => csv(account.id, days));
    const name = `reckoner-usage-${dateOf(dayOf(services.clock.now()))}.csv`;
    exchange.send(
      200,
      headers(
        ['content-type', 'text/csv; charset=utf-8; header=present'],
        ['content-disposition', `attachment; filename="${name}"`],
        ['cache-control', 'no-store'],
        ['x-content-type-options', 'nosniff'],
      ),
      text,
    );
  }

  return [
    { path: PATH, page: true, cors: false, get: accountPage(services, show) },
    { path: `${PATH}.csv`, page: true, cors: false, get: accountPage(services, download) },
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
