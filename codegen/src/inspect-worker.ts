/** A thread that inspects the categories it is sent, one at a time. */
import { parentPort } from 'node:worker_threads';
import { type InspectionTask, inspect } from './inspect.js';

parentPort!.on('message', async (task: InspectionTask) => {
  parentPort!.postMessage(await inspect(task));
});
