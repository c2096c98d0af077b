/** GET /dashboard/plan: what the plans offer, and how to get another. */
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { accountPage, type Visit } from '../auth/require.js';
import { sendDashboard } from '../frame.js';
import { PlanContent } from './plan-content.js';

export function planRoutes(services: Services): readonly Route[] {
  async function show(visit: Visit): Promise<void> {
    const { account } = visit;
    const { plans } = services.config;
    const keys = await services.store.keys(account.id);
    const content = (
      <PlanContent
        account={account}
        plans={plans.plans}
        current={plans.forAccount(account.plan)}
        activeKeys={keys.filter(({ revokedAt }) => revokedAt === null).length}
        offer={services.planChanges.offer}
      />
    );
    sendDashboard(services, visit, { title: 'Plan', section: 'plan', content });
  }
  return [{ path: '/dashboard/plan', page: true, cors: false, get: accountPage(services, show) }];
}
