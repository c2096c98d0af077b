/** The application: every group of routes, and a server that has them. */
import { Server } from 'hyper-express';
import { calculateRoutes } from './api/calculate.js';
import { listRoutes } from './api/list-calculators.js';
import { categoryRoutes } from './api/list-categories.js';
import { meRoutes } from './api/me.js';
import { openapiRoutes } from './api/openapi.js';
import { operationsRoutes } from './api/operations.js';
import { detailRoutes } from './api/read-calculator.js';
import { authRoutes } from './dashboard/auth/auth-routes.js';
import { dashboardRoutes } from './dashboard/dashboard-routes.js';
import { type Route, registerRoutes } from './http/routes.js';
import type { Services } from './services.js';
import { assetRoutes } from './web/assets/assets.js';
import { calculatorRoutes } from './web/pages/calculator.js';
import { categoryPageRoutes } from './web/pages/category.js';
import { docsRoutes } from './web/pages/docs.js';
import { robotRoutes } from './web/pages/for-robots.js';
import { homeRoutes } from './web/pages/home.js';

type Group = (services: Services) => readonly Route[];

/** What programs use; described by the OpenAPI document. */
export const apiGroups: readonly Group[] = [
  listRoutes,
  detailRoutes,
  categoryRoutes,
  calculateRoutes,
  meRoutes,
  openapiRoutes,
];

/** What people see. */
export const webGroups: readonly Group[] = [
  assetRoutes,
  homeRoutes,
  categoryPageRoutes,
  calculatorRoutes,
  robotRoutes,
  docsRoutes,
  authRoutes,
  dashboardRoutes,
];

export const publicGroups: readonly Group[] = [...apiGroups, ...webGroups];

export const operationsGroups = [operationsRoutes];

/** A server for groups of routes; it does not listen yet. */
export function createServer(services: Services, groups: readonly Group[]): Server {
  const server = new Server({
    // Ends by itself: see service.ts.
    auto_close: false,
    // Every operation checks the length of its body itself, so that the client gets a problem for it.
    max_body_length: Number.POSITIVE_INFINITY,
  });
  registerRoutes(
    server,
    services.http,
    services.metrics,
    groups.flatMap((group) => group(services)),
  );
  return server;
}
