/** A thread that inspects the categories it is sent, one at a time, until it is told to end. */
import { parentPort } from 'node:worker_threads';
import { type InspectionTask, inspect } from './inspect.js';

parentPort!.on('message', async (task: InspectionTask | 'end') => {
  if (task === 'end') parentPort!.close();
  else parentPort!.postMessage(await inspect(task));
});
