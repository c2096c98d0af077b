/** A thread that works on the categories it is sent, one after the other, until it is told to end. */
import { parentPort, workerData } from 'node:worker_threads';
import { type BegunBundle, beginBundle } from '@reckoner/bundling/bundle-calculators';
import { tellProgress } from '../check/progress.js';
import { checkCategory, findMarks, makeCategory } from './make-category.js';
import type { Work, Worked } from './watched-thread.js';

// The bundler, a process of its own, would spend a third of its time on collecting garbage.
process.env.GOGC ??= '400';

tellProgress(workerData);

let last: Promise<void> = Promise.resolve();

function done({ purpose, task }: Work, begun: BegunBundle): Promise<Worked> {
  if (purpose === 'make') return makeCategory(task, begun);
  return purpose === 'check' ? checkCategory(task, begun) : findMarks(task);
}

parentPort!.on('message', (work: Work | 'end') => {
  if (work === 'end') {
    parentPort!.close();
    return;
  }
  // The bundler works on it while the one before is being made.
  const begun = beginBundle(work.task.root, work.task.files);
  last = last.then(async () => parentPort!.postMessage(await done(work, await begun)));
});
