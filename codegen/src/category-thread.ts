/** A thread that makes the categories it is sent, one at a time, until it is told to end. */
import { parentPort } from 'node:worker_threads';
import { type CategoryTask, makeCategory } from './category.js';

parentPort!.on('message', async (task: CategoryTask | 'end') => {
  if (task === 'end') parentPort!.close();
  else parentPort!.postMessage(await makeCategory(task));
});
