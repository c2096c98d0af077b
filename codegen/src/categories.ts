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

async function makeInThreads(tasks: readonly CategoryTask[], threads: number): Promise<CategoryMade[]> {
  const made: CategoryMade[] = new Array(tasks.length);
  // The largest first, so that no thread is left with one at the end.
  const queue = [...tasks.keys()].sort((a, b) => tasks[b]!.fresh.size - tasks[a]!.fresh.size);
  const workThrough = async () => {
    const worker = startThread();
    try {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        made[index] = await answerOf(worker, tasks[index]!);
      }
      worker.postMessage('end');
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  };
  await Promise.all(Array.from({ length: threads }, workThrough));
  return made;
}

function answerOf(worker: Worker, task: CategoryTask): Promise<CategoryMade> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number) => reject(new Error(`A thread that checks calculators ended with code ${code}.`));
    worker.once('error', reject);
    worker.once('exit', onEnd);
    worker.once('message', (made: CategoryMade) => {
      worker.off('error', reject);
      worker.off('exit', onEnd);
      resolve(made);
    });
    worker.postMessage(task);
  });
}
