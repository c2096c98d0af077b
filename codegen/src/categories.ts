/** Makes categories: here when there is little to do, in threads when starting them pays. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { beginBundle } from './bundle.js';
import type { CategoryMade, CategoryTask } from './category.js';
import { isBuilt } from './program.js';

/** A thread takes about as long to start as this many calculators take to be checked. */
const WORTH_A_THREAD = 200;
const MOST_THREADS = 4;

function threadCount(tasks: readonly CategoryTask[]): number {
  // A thread can load the program as built, but not TypeScript.
  if (!isBuilt) return 1;
  const calculators = tasks.reduce((sum, { fresh }) => sum + fresh.size, 0);
  return Math.min(availableParallelism(), MOST_THREADS, tasks.length, Math.floor(calculators / WORTH_A_THREAD));
}

/** Answers in the order of the tasks. */
export async function makeCategories(tasks: readonly CategoryTask[]): Promise<CategoryMade[]> {
  if (tasks.length === 0) return [];
  const threads = threadCount(tasks);
  if (threads > 1) return makeInThreads(tasks, threads);
  const made: CategoryMade[] = [];
  for (const task of tasks) {
    const bundle = await beginBundle(task.root, task.files);
    // Loaded only now: when nothing changed, nothing needs the parser.
    const { makeCategory } = await import('./category.js');
    made.push(await makeCategory(task, bundle));
  }
  return made;
}

/** With room for most of what a category needs only for a moment: collecting it more often takes longer. */
const ROOM_MB = 192;

function startThread(): Worker {
  const program = new URL('./category-thread.js', import.meta.url);
  return new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: ROOM_MB } });
}

/** The next category goes along with the one that is made: its files are bundled meanwhile. */
const SENT_AT_ONCE = 2;

async function makeInThreads(tasks: readonly CategoryTask[], threads: number): Promise<CategoryMade[]> {
  const made: CategoryMade[] = new Array(tasks.length);
  // The largest first, so that no thread is left with one at the end.
  const queue = [...tasks.keys()].sort((a, b) => tasks[b]!.fresh.size - tasks[a]!.fresh.size);
  const workers = Array.from({ length: threads }, () => ({ worker: startThread(), sent: [] as number[] }));
  const send = ({ worker, sent }: (typeof workers)[number]) => {
    const index = queue.shift();
    if (index === undefined) return;
    sent.push(index);
    worker.postMessage(tasks[index]!);
  };
  const ended = workers.map((one) => {
    const { worker, sent } = one;
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`A thread that checks calculators ended with code ${code}.`)));
      // Answers come in the order in which the tasks were sent.
      worker.on('message', (answer: CategoryMade) => {
        made[sent.shift()!] = answer;
        send(one);
        if (sent.length > 0) return;
        worker.postMessage('end');
        resolve();
      });
    });
  });
  for (let round = 0; round < SENT_AT_ONCE; round += 1) for (const one of workers) send(one);
  try {
    await Promise.all(ended);
  } catch (error) {
    await Promise.all(workers.map(({ worker }) => worker.terminate()));
    throw error;
  }
  return made;
}
