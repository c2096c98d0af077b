/** A thread that makes the categories it is sent, one after the other, until it is told to end. */
import { parentPort } from 'node:worker_threads';
import { beginBundle } from './bundle.js';
import { type CategoryTask, makeCategory } from './category.js';

// The bundler, a process of its own, would spend a third of its time on collecting garbage.
process.env.GOGC ??= '400';

let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (task: CategoryTask | 'end') => {
  if (task === 'end') {
    parentPort!.close();
    return;
  }
  // The bundler works on it while the one before is being made.
  const begun = beginBundle(task.root, task.files);
  last = last.then(async () => parentPort!.postMessage(await makeCategory(task, await begun)));
});
