/** A reader of the log that stands still, as behind Ctrl-S: the pipe is full and stays so. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { processesOf } from './of-store.js';
import { SOON, type WholeService, wholeService } from './service.js';

let service: WholeService;
beforeEach(async () => {
  service = await wholeService();
});
afterEach(() => service.remove());

it('keeps nobody from replacing a worker that stands still, nor from a stop', async () => {
  // Its first worker says so much at SIGPWR that it stands still while it writes.
  const running = await service.start({ STALL_TIMEOUT_S: '1' });
  const [stuck] = service.workers();
  running.child.stdout!.pause();
  process.kill(stuck!, 'SIGPWR');
  const pids = () =>
    processesOf(service.directory)
      .filter(({ isWorker }) => isWorker)
      .map(({ pid }) => pid);
  await expect.poll(pids, SOON).not.toContain(stuck);
  await expect.poll(pids, SOON).not.toEqual([]);
  process.kill(service.supervisor(), 'SIGTERM');
  await service.gone();
});
