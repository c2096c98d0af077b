/** The application: every group of routes, and a server that has them. */
import { askRoutes } from './api/ask.js';
import { calculateRoutes } from './api/calculate.js';
import { calculateBatchRoutes } from './api/calculate-batch.js';
import { calculateCsvRoutes } from './api/calculate-csv.js';
import { listRoutes } from './api/list-calculators.js';
import { categoryRoutes } from './api/list-categories.js';
import { changeRoutes } from './api/list-changes.js';
import { meRoutes } from './api/me.js';
import { openapiRoutes } from './api/openapi.js';
import { operationsRoutes } from './api/operations.js';
import { detailRoutes } from './api/read-calculator.js';
import { figureRoutes } from './api/read-figure.js';
import { resultRoutes } from './api/read-result.js';
import { authRoutes } from './dashboard/auth/auth-routes.js';
import { dashboardRoutes } from './dashboard/dashboard-routes.js';
import type { Route } from './http/routes.js';
import { markdownRoutes } from './markdown/routes.js';
import { mcpRoutes } from './mcp/endpoint.js';
import type { Services } from './services.js';
import { assetRoutes } from './web/assets/assets.js';
import { askedPartRoutes } from './web/pages/asked.js';
import { calculatorRoutes } from './web/pages/calculator.js';
import { categoryPageRoutes } from './web/pages/category.js';
import { compareRoutes } from './web/pages/compare.js';
import { docsRoutes } from './web/pages/docs.js';
import { robotRoutes } from './web/pages/for-robots.js';
import { homeRoutes } from './web/pages/home.js';
import { nearAddressRoutes } from './web/pages/near-addresses.js';
import { reportRoutes } from './web/pages/report.js';
import { previewRoutes } from './web/preview.js';
import { unitsRoutes } from './web/region/units-route.js';

type Group = (services: Services) => readonly Route[];

/** What programs use; described by the OpenAPI document. */
export const apiGroups: readonly Group[] = [
  listRoutes,
  detailRoutes,
  figureRoutes,
  categoryRoutes,
  changeRoutes,
  calculateRoutes,
  calculateBatchRoutes,
  calculateCsvRoutes,
  resultRoutes,
  askRoutes,
  meRoutes,
  openapiRoutes,
  mcpRoutes,
];

/** What people see. */
export const webGroups: readonly Group[] = [
  assetRoutes,
  homeRoutes,
  askedPartRoutes,
  categoryPageRoutes,
  calculatorRoutes,
  reportRoutes,
  compareRoutes,
  robotRoutes,
  markdownRoutes,
  docsRoutes,
  unitsRoutes,
  nearAddressRoutes,
  authRoutes,
  dashboardRoutes,
  previewRoutes,
];

export const publicGroups: readonly Group[] = [...apiGroups, ...webGroups];

export const operationsGroups = [operationsRoutes];

/** The routes of groups. */
export function routesOf(services: Services, groups: readonly Group[]): readonly Route[] {
  return groups.flatMap((group) => group(services));
}
