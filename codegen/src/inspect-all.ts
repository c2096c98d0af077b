/** Inspects categories: here when there is little to do, in threads when starting them pays. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { beginBundle } from './bundle.js';
import type { Inspection, InspectionTask } from './inspect.js';
import { isBuilt } from './program.js';

/** A thread takes about as long to start as this many calculators take to be checked. */
const WORTH_A_THREAD = 300;
const MOST_THREADS = 4;

function threadCount(tasks: readonly InspectionTask[]): number {
  // A thread can load the program as built, but not TypeScript.
  if (!isBuilt) return 1;
  const calculators = tasks.reduce((sum, task) => sum + task.fresh.size, 0);
  return Math.min(availableParallelism(), MOST_THREADS, tasks.length, Math.floor(calculators / WORTH_A_THREAD));
}

/** Answers in the order of the tasks. */
export async function inspectAll(tasks: readonly InspectionTask[]): Promise<Inspection[]> {
  if (tasks.length === 0) return [];
  const threads = threadCount(tasks);
  if (threads > 1) return inspectInThreads(tasks, threads);
  const inspections: Inspection[] = [];
  for (const task of tasks) {
    const bundle = await beginBundle(task.root, task.files);
    // Loaded only now: when nothing changed, nothing needs the parser.
    const { inspect } = await import('./inspect.js');
    inspections.push(await inspect(task, bundle));
  }
  return inspections;
}

function startThread(): Worker {
  const program = new URL('./inspect-worker.js', import.meta.url);
  return new Worker(program, { resourceLimits: { maxYoungGenerationSizeMb: 96 } });
}

async function inspectInThreads(tasks: readonly InspectionTask[], threads: number): Promise<Inspection[]> {
  const inspections: Inspection[] = new Array(tasks.length);
  // The largest first, so that no thread is left with one at the end.
  const queue = [...tasks.keys()].sort((a, b) => tasks[b]!.fresh.size - tasks[a]!.fresh.size);
  const workThrough = async () => {
    const worker = startThread();
    try {
      for (let index = queue.shift(); index !== undefined; index = queue.shift()) {
        inspections[index] = await answerOf(worker, tasks[index]!);
      }
      worker.postMessage('end');
    } catch (error) {
      await worker.terminate();
      throw error;
    }
  };
  await Promise.all(Array.from({ length: threads }, workThrough));
  return inspections;
}

function answerOf(worker: Worker, task: InspectionTask): Promise<Inspection> {
  return new Promise((resolve, reject) => {
    const onEnd = (code: number) => reject(new Error(`A thread that inspects calculators ended with code ${code}.`));
    worker.once('error', reject);
    worker.once('exit', onEnd);
    worker.once('message', (inspection: Inspection) => {
      worker.off('error', reject);
      worker.off('exit', onEnd);
      resolve(inspection);
    });
    worker.postMessage(task);
  });
}
