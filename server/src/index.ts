/** What other packages use of the server: to start it in their own process. */
export { createAccount, createKey } from './accounts/accounts.js';
export { type Config, ConfigError, readConfig } from './config.js';
export { type Service, startService } from './service.js';
export { createServices, type Services } from './services.js';
