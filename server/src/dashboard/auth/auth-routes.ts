/** Every route of sign-up, log-in, links by mail and one's own account. */
import type { Route } from '../../http/routes.js';
import type { Services } from '../../services.js';
import { accountRoutes } from './account-routes.js';
import { linkRoutes } from './link-routes.js';
import { loginRoutes } from './login-routes.js';
import { signUpRoutes } from './sign-up-routes.js';

export function authRoutes(services: Services): readonly Route[] {
  return [signUpRoutes, loginRoutes, linkRoutes, accountRoutes].flatMap((group) => group(services));
}
