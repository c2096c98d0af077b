/** Everything that the routes work with, put together from the configuration. */
import type { Logger } from 'pino';
import { AbandonedLeases } from './accounts/abandoned-leases.js';
import { writeMail } from './accounts/account-mail.js';
import { Activity } from './accounts/activity.js';
import { BurstLimit } from './accounts/burst.js';
import { Housekeeping } from './accounts/housekeeping.js';
import { KeyBook } from './accounts/key-book.js';
import { Passwords } from './accounts/passwords.js';
import { operatorPlanChanges, type PlanChanges } from './accounts/plan-changes.js';
import { Quota } from './accounts/quota.js';
import { Sessions } from './accounts/sessions.js';
import { Throttle } from './accounts/throttle.js';
import { ResultCache } from './calculations/result-cache.js';
import { Catalogue } from './catalogue/catalogue.js';
import { type Clock, MINUTE_MS, systemClock } from './clock.js';
import type { Config } from './config.js';
import { addressOf } from './http/client-address.js';
import type { Http } from './http/exchange.js';
import { safetyHeaders } from './http/headers.js';
import { InFlight } from './http/in-flight.js';
import { createMailer, type Mailer } from './mail/mail.js';
import { Outbox } from './mail/outbox.js';
import { createLogger } from './observability/logger.js';
import { Metrics } from './observability/metrics.js';
import { guardStore } from './store/guard.js';
import { openLmdbStore, type StoreOptions } from './store/lmdb.js';
import type { Store } from './store/store.js';
import { Assets } from './web/assets/assets.js';
import { withNearCalculators } from './web/pages/near-addresses.js';
import { Pages } from './web/pages.js';

export interface Services {
  readonly config: Config;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly http: Http;
  readonly metrics: Metrics;
  readonly store: Store;
  readonly catalogue: Catalogue;
  readonly keys: KeyBook;
  readonly planChanges: PlanChanges;
  readonly quota: Quota;
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly throttle: Throttle;
  readonly outbox: Outbox;
  readonly activity: Activity;
  readonly results: ResultCache;
  readonly burstPerKey: BurstLimit;
  readonly burstPerAddress: BurstLimit;
  readonly assets: Assets;
  readonly pages: Pages;
  /** The state of the calculators that is shown to an author at work; undefined in a service for the public. */
  readonly preview: string | undefined;
  /** Gives back what is held of quotas and closes the store. */
  close(): Promise<void>;
}

/** A store that is opened elsewhere, parts that tests replace, and what an author's preview has besides. */
export interface Replacements {
  readonly clock?: Clock;
  readonly logger?: Logger;
  readonly store?: Store;
  readonly mailer?: Mailer;
  readonly preview?: string;
}

/** What the service's store is opened with: it tells the log what an operator should know. */
export function storeOptions({ resultsMb }: Config, logger: Logger): StoreOptions {
  return {
    onMailDropped: (kind) =>
      logger.error({ kind }, 'Too much mail is waiting; a message was dropped. Does the server of SMTP_URL take any?'),
    onNotice: (sentence) => logger.warn(sentence),
    resultsBytes: resultsMb * 1024 * 1024,
  };
}

export function createServices(config: Config, replacements: Replacements = {}): Services {
  const clock = replacements.clock ?? systemClock;
  const logger = replacements.logger ?? createLogger(config.logLevel);
  const inFlight = new InFlight();
  const metrics = new Metrics(() => inFlight.count);
  const store = guardStore(replacements.store ?? openLmdbStore(config.dataDir, storeOptions(config, logger)), (name) =>
    metrics.storeOperation(name),
  );
  const assets = new Assets(config.assetsDir);
  const { preview } = replacements;
  const pages = new Pages(assets, config, preview);
  const quota = new Quota(store, clock, (error) =>
    logger.error({ err: error }, 'What was spent of quotas could not be told.'),
  );
  const abandonedLeases = new AbandonedLeases(store, clock, (error) =>
    logger.error({ err: error }, 'Quota of processes that ended could not be given back.'),
  );
  const activity = new Activity(store, clock, (error) =>
    logger.error({ err: error }, 'Statistics of use could not be written.'),
  );
  const throttle = new Throttle(store, clock);
  const mailServices = { store, clock, config, throttle };
  const outbox = new Outbox({
    store,
    clock,
    logger,
    mailer: replacements.mailer ?? createMailer(config, logger),
    write: (mail) => writeMail(mailServices, mail),
  });
  const housekeeping = new Housekeeping(store, clock, (error) =>
    logger.error({ err: error }, 'What has expired could not be swept.'),
  );
  const results = new ResultCache(store, clock, config, (error) =>
    logger.error({ err: error }, 'Results could not be kept or swept.'),
  );
  metrics.cache('results', () => results.size);
  const catalogue = new Catalogue(config.generatedDir, config.baseUrl);
  // Far more often than holds need: a build after the clock was set forth by a day takes all older ones for forgotten.
  const holding = setInterval(() => {
    catalogue.hold();
    assets.hold();
  }, MINUTE_MS);
  holding.unref();
  const burstPerAddress = new BurstLimit(config.burstPerAddress, config.workers > 1);
  return {
    config,
    clock,
    logger,
    http: {
      baseUrl: config.baseUrl,
      trustProxy: config.trustProxy,
      clock,
      inFlight,
      logger,
      logsRequests: logger.isLevelEnabled('debug'),
      safety: safetyHeaders(config.baseUrl),
      sendProblemPage: (exchange, problem) => {
        const near = withNearCalculators({ catalogue, burstPerAddress }, addressOf(exchange), exchange, problem);
        pages.sendProblem(exchange, near);
      },
      redirect: (exchange, location) => pages.redirect(exchange, location),
    },
    metrics,
    store,
    catalogue,
    keys: new KeyBook(store, config.plans),
    planChanges: operatorPlanChanges(store, config.plans, config.contact),
    quota,
    sessions: new Sessions(store, clock),
    passwords: new Passwords(),
    throttle,
    outbox,
    activity,
    results,
    burstPerKey: new BurstLimit(config.burstPerKey, config.workers > 1),
    burstPerAddress,
    assets,
    pages,
    preview,
    async close() {
      inFlight.close();
      housekeeping.close();
      clearInterval(holding);
      await outbox.close();
      await results.close();
      abandonedLeases.close();
      await quota.close();
      await activity.close();
      await store.close();
    },
  };
}
