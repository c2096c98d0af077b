/** Every route of the dashboard and of the operators' pages. */
import type { Route } from '../http/routes.js';
import type { Services } from '../services.js';
import { adminRoutes } from './admin/admin-routes.js';
import { keyRoutes } from './keys/key-routes.js';
import { overviewRoutes } from './overview-routes.js';
import { planRoutes } from './plans/plan-routes.js';
import { usageRoutes } from './usage/usage-routes.js';

export function dashboardRoutes(services: Services): readonly Route[] {
  return [overviewRoutes, keyRoutes, usageRoutes, planRoutes, adminRoutes].flatMap((group) => group(services));
}
