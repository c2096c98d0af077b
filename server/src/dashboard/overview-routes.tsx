/** GET /dashboard: where the account stands today. */
import { dayOf } from '../clock.js';
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { accountPage, type Visit } from './auth/require.js';
import { firstCall } from './first-call.js';
import { sendDashboard } from './frame.js';
import { Overview } from './overview.js';
import { dayFigures } from './usage/figures.js';

const DAYS = 30;

export function overviewRoutes(services: Services): readonly Route[] {
  async function show(visit: Visit): Promise<void> {
    const { id, plan } = visit.account;
    const [keys, figures, curl] = await Promise.all([
      services.store.keys(id),
      dayFigures(services, id, DAYS),
      firstCall(services.catalogue),
    ]);
    const now = services.clock.now();
    const content = (
      <Overview
        plan={services.config.plans.forAccount(plan)}
        used={figures.used}
        day={dayOf(now)}
        now={now}
        keys={keys.filter(({ revokedAt }) => revokedAt === null)}
        days={figures.days}
        curl={curl}
      />
    );
    sendDashboard(services, visit, { title: 'Overview', section: 'overview', content });
  }
  return [{ path: '/dashboard', page: true, cors: false, get: accountPage(services, show) }];
}
