/**
 * The service as an author sees it: one process that shows one state of the calculators, until the one that started it has
 * another. It ends when it is told to, or when that one is gone.
 */
import { readConfig } from '../config.js';
import { startService } from '../service.js';
import { createServices } from '../services.js';
import { endHardWhileStoreIsOpen } from '../store/open-stores.js';
import { tellSupervisor } from './messages.js';

/** What is shown, in the environment. */
export const PREVIEW_STATE = 'RECKONER_PREVIEW';

endHardWhileStoreIsOpen();
// A terminal sends this to all processes.
process.on('SIGINT', () => {});
try {
  const services = createServices(readConfig(process.env), { preview: process.env[PREVIEW_STATE] ?? '' });
  const service = await startService(services);
  const stop = () => void service.stop().then(() => process.exit(0));
  process.on('message', stop);
  process.on('disconnect', stop);
  await tellSupervisor({ type: 'reckoner:up', calculators: services.catalogue.size });
} catch (error) {
  await tellSupervisor({ type: 'reckoner:refused', reason: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
