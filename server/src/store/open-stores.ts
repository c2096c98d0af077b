/**
 * A program that ends while its store is open ends hard. At an ordinary exit lmdb has the main thread wait for its writing
 * thread, which may be waiting for the main thread: the process would stay for good, with the port and answering nobody.
 */
import { writeSync } from 'node:fs';

const open = new Set<object>();

export function storeOpened(store: object): void {
  open.add(store);
}

export function storeClosed(store: object): void {
  open.delete(store);
}

/** Holds from now on for every way out that runs any code: `process.exit()`, an error that nobody caught, no work left. */
export function endHardWhileStoreIsOpen(): void {
  // Node would write it after that.
  process.on('uncaughtExceptionMonitor', (error) => {
    if (open.size > 0 && process.listenerCount('uncaughtException') === 0) writeSync(2, `${error?.stack ?? error}\n`);
  });
  process.prependListener('exit', () => {
    if (open.size > 0) process.kill(process.pid, 'SIGKILL');
  });
}
