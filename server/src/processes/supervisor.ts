/**
 * The process that `npm start` starts: it loads nothing of what the service works with, starts workers and takes care of
 * them, and stops them on SIGTERM and SIGINT.
 */
import cluster from 'node:cluster';
import { currentGeneration } from '@reckoner/bundling/generations';
import { relayBursts } from '../accounts/shared-bursts.js';
import { type Config, readConfig } from '../config.js';
import { createLogger, PatientOutput } from '../observability/logger.js';
import { startWarnings } from '../start-warnings.js';
import { assertPortFree } from './port.js';
import { StartError, Workers } from './workers.js';

/** How long the reader of the log may take at the end. */
const LONGEST_WRITING_MS = 1000;

export async function runSupervisor(): Promise<void> {
  const output = new PatientOutput();
  try {
    await supervise(readConfig(process.env), output);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    await end(error instanceof StartError ? error.code : 1, output);
  }
}

/** An ordinary exit would wait for a reader of the log that stands still. */
async function end(code: number, output: PatientOutput): Promise<void> {
  if (!(await output.written(LONGEST_WRITING_MS))) process.kill(process.pid, 'SIGKILL');
  process.exit(code);
}

async function supervise(config: Config, output: PatientOutput): Promise<void> {
  await assertPortFree(config.host, config.port);
  if (config.operationsPort !== 0) await assertPortFree(config.host, config.operationsPort);
  const logger = createLogger(config.logLevel, output);
  // Where workers share a port through this process (hyper-express does it through the system), each takes connections
  // itself: those on their way from here to a worker that is killed would hang.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const workers = new Workers({
    count: config.workers,
    logger,
    // What is made anew meanwhile is not served before the next start.
    environment: {
      GENERATED_DIR: currentGeneration(config.generatedDir) ?? config.generatedDir,
      ASSETS_DIR: currentGeneration(config.assetsDir) ?? config.assetsDir,
    },
    stallSeconds: config.stallSeconds,
    stopSeconds: config.stopSeconds,
    stopDelaySeconds: config.stopDelaySeconds,
  });
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    logger.info('Reckoner is stopping.');
    void workers.stop().then((complete) => end(complete ? 0 : 1, output));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  if (config.workers > 1) {
    relayBursts();
    const { sumMetrics } = await import('../observability/shared-metrics.js');
    sumMetrics();
  }
  const calculators = await workers.up.catch((error: unknown) => {
    // The workers that had not started yet were ended by the stop.
    if (isStopping) return undefined;
    throw error;
  });
  if (calculators === undefined) return;
  for (const warning of startWarnings(config)) logger.warn(warning);
  logger.info({ url: config.baseUrl, calculators, workers: config.workers }, 'Reckoner is up.');
}
