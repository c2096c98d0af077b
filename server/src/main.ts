/** `npm start`: reads the configuration, starts the service (or its workers), stops it on SIGTERM and SIGINT. */
import cluster from 'node:cluster';
import { relayBursts, shareBursts } from './accounts/shared-bursts.js';
import { type Config, ConfigError, readConfig } from './config.js';
import { makeDemoAccount } from './demo.js';
import { createLogger } from './observability/logger.js';
import { shareMetrics, sumMetrics } from './observability/shared-metrics.js';
import { assertPortFree, startService } from './service.js';
import { createServices } from './services.js';
import { startWarnings } from './start-warnings.js';
import { reportUp, startWorkers } from './workers.js';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  if (cluster.isWorker) return runWorker(config);
  await assertPortFree(config.host, config.port);
  if (config.operationsPort !== 0) await assertPortFree(config.host, config.operationsPort);
  if (config.workers === 1) return runAlone(config);
  return runPrimary(config);
}

async function runAlone(config: Config): Promise<void> {
  const services = createServices(config);
  await showDemoAccount(services);
  const service = await startService(services);
  for (const warning of startWarnings(config)) services.logger.warn(warning);
  services.logger.info({ url: config.baseUrl, calculators: services.catalogue.size }, 'Reckoner is up.');
  onStopSignal(async () => {
    services.logger.info('Reckoner is stopping.');
    return service.stop();
  });
}

async function runPrimary(config: Config): Promise<void> {
  const services = createServices(config);
  await showDemoAccount(services);
  const { size: calculators, directory: GENERATED_DIR } = services.catalogue;
  const { directory: ASSETS_DIR } = services.assets;
  // The workers open the store themselves.
  await services.close();
  const logger = createLogger(config.logLevel);
  sumMetrics();
  relayBursts();
  const workers = startWorkers(config.workers, logger, { GENERATED_DIR, ASSETS_DIR });
  onStopSignal(async () => {
    logger.info('Reckoner is stopping.');
    return workers.stop();
  });
  try {
    await workers.up;
  } catch (error) {
    await workers.stop();
    throw error;
  }
  for (const warning of startWarnings(config)) logger.warn(warning);
  logger.info({ url: config.baseUrl, calculators, workers: config.workers }, 'Reckoner is up.');
}

async function runWorker(config: Config): Promise<void> {
  const services = createServices(config);
  services.metrics.text = shareMetrics(services.metrics.registry);
  shareBursts([services.burstPerKey, services.burstPerAddress], services.clock);
  const service = await startService(services, process.env.RECKONER_WORKER === '0');
  onStopSignal(() => service.stop());
  services.logger.info({ worker: process.env.RECKONER_WORKER }, 'A worker is up.');
  reportUp();
  process.on('disconnect', () => process.exit(1));
}

async function showDemoAccount(services: Parameters<typeof makeDemoAccount>[0]): Promise<void> {
  const text = await makeDemoAccount(services);
  if (text !== undefined) process.stdout.write(text);
}

function onStopSignal(stop: () => Promise<boolean>): void {
  let stopping = false;
  const handle = () => {
    if (stopping) return;
    stopping = true;
    // Keep-alive connections would hold the process.
    stop().then(
      (complete) => process.exit(complete ? 0 : 1),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
}

main().catch((error: unknown) => {
  const text = error instanceof ConfigError ? error.message : String(error instanceof Error ? error.message : error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
