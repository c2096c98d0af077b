/**
 * The last line of defence: an error that nobody caught costs nobody else an answer. Another worker takes the place of
 * this one, which then answers what is under way and ends.
 */
import type { Logger } from 'pino';
import { tellSupervisor } from './messages.js';

/** How long the supervisor may take before it says that this process is to stop, beyond what that takes. */
const REPLACING_MS = 15_000;

/**
 * Takes every error that nobody caught from now on. Returns whether there was one.
 * @param stopSeconds How long answers under way may take.
 */
export function takeUncaughtErrors(logger: Logger, stopSeconds: number): () => boolean {
  let hasFailed = false;
  // Rejections that nobody handles come here, too.
  process.on('uncaughtException', (error, origin) => {
    try {
      logger.fatal({ err: error, origin }, 'An error that nobody caught: another worker takes the place of this one.');
    } finally {
      // After a second one, what is left is not worth trusting.
      if (hasFailed || !process.connected) process.kill(process.pid, 'SIGKILL');
    }
    hasFailed = true;
    void tellSupervisor({ type: 'reckoner:leaving' });
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), stopSeconds * 1000 + REPLACING_MS).unref();
  });
  return () => hasFailed;
}
