/** A process that answers requests, started by the supervisor. */
import { shareBursts } from '../accounts/shared-bursts.js';
import { readConfig } from '../config.js';
import { makeDemoAccount } from '../demo.js';
import { createLogger } from '../observability/logger.js';
import { shareMetrics } from '../observability/shared-metrics.js';
import { type Service, startService } from '../service.js';
import { createServices, storeOptions } from '../services.js';
import { openStore } from '../store/open.js';
import { endHardWhileStoreIsOpen } from '../store/open-stores.js';
import { takeUncaughtErrors } from './last-line.js';
import { type Order, tellSupervisor, WORKER_INDEX } from './messages.js';
import { startWatchdog } from './watchdog.js';

const ALIVE_MS = 1000;

export async function runWorker(): Promise<void> {
  endHardWhileStoreIsOpen();
  // A terminal sends this to all processes; the supervisor then says what is to be done.
  process.on('SIGINT', () => {});
  try {
    await startWorker();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await tellSupervisor({ type: 'reckoner:refused', reason });
    process.exit(1);
  }
}

async function startWorker(): Promise<void> {
  const config = readConfig(process.env);
  const index = Number(process.env[WORKER_INDEX]);
  const logger = createLogger(config.logLevel);
  const hasFailed = takeUncaughtErrors(logger, config.stopSeconds);
  const store = await openStore(config, storeOptions(config, logger));
  const services = createServices(config, { logger, store });
  if (config.workers > 1) {
    services.metrics.text = shareMetrics(services.metrics.registry);
    shareBursts([services.burstPerKey, services.burstPerAddress], services.clock);
  }
  if (index === 0) {
    const text = await makeDemoAccount(services);
    if (text !== undefined) process.stdout.write(text);
  }
  const service = await startService(services, index === 0);
  obey(service, hasFailed);
  startWatchdog(config, logger);
  setInterval(() => void tellSupervisor({ type: 'reckoner:alive' }), ALIVE_MS).unref();
  logger.info({ worker: process.env[WORKER_INDEX] }, 'A worker is up.');
  await tellSupervisor({ type: 'reckoner:up', calculators: services.catalogue.size });
}

/** Does what the supervisor says. */
function obey(service: Service, hasFailed: () => boolean): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    const isComplete = await service.stop();
    process.exit(isComplete && !hasFailed() ? 0 : 1);
  };
  process.on('message', (order: Order | object) => {
    if (order === 'reckoner:retire') service.retire();
    else if (order === 'reckoner:close') {
      void service.close().then(() => tellSupervisor({ type: 'reckoner:closed' }));
    } else if (order === 'reckoner:stop') void stop();
  });
  // Sent by hand, or by a service manager to all processes: another takes this one's place before it goes.
  process.on('SIGTERM', () => void tellSupervisor({ type: 'reckoner:leaving' }));
}
