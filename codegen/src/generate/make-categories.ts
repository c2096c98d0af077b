/** Has categories worked on in processes, and finds what to blame where one of these had to be ended. */
import { availableParallelism } from 'node:os';
import { beginBundle } from '@reckoner/bundling/bundle-calculators';
import { type Ended, modulesOf } from '../check/ended.js';
import type { CategoryMade, CategoryTask } from './make-category.js';
import { type Lost, WatchedProcess, type Work } from './watched-process.js';

/** A process takes about as long to start as this many calculators take to be checked. */
const WORTH_A_PROCESS = 200;
const MOST_PROCESSES = 4;

function processCount(tasks: readonly CategoryTask[]): number {
  const calculators = tasks.reduce((sum, { fresh }) => sum + fresh.size, 0);
  const worth = Math.max(1, Math.floor(calculators / WORTH_A_PROCESS));
  return Math.min(availableParallelism(), MOST_PROCESSES, tasks.length, worth);
}

/** Answers in the order of the tasks. */
export async function makeCategories(
  tasks: readonly CategoryTask[],
  purpose: 'make' | 'check' = 'make',
): Promise<CategoryMade[]> {
  if (tasks.length === 0) return [];
  // A process by itself can load what was compiled, but not TypeScript.
  if (import.meta.url.endsWith('.js')) return new Processes(tasks, purpose).answers;
  const made: CategoryMade[] = [];
  for (const task of tasks) {
    const bundle = await beginBundle(task.root, task.files);
    const { checkCategory, makeCategory } = await import('./make-category.js');
    made.push(await (purpose === 'make' ? makeCategory : checkCategory)(task, bundle));
  }
  return made;
}

/** The next category goes along with the one that is made: its files are bundled meanwhile. */
const SENT_AT_ONCE = 2;
/** A category is begun again without what had to be ended, until so many are. */
const MOST_ENDED = 10;

const LOST = {
  time: 'Nothing moved any more in a process that checks calculators.',
  memory: 'There was too little memory for a process that checks calculators.',
  itself: 'A process that checks calculators ended by itself.',
} as const;

interface Process {
  readonly process: WatchedProcess;
  /** Places of the tasks that it was sent and has not answered: answers come in this order. */
  readonly sent: number[];
}

class Processes {
  readonly answers: Promise<CategoryMade[]>;
  readonly #tasks: CategoryTask[];
  readonly #purpose: Work['purpose'];
  readonly #made: CategoryMade[];
  readonly #queue: number[];
  readonly #open = new Set<Process>();
  #resolve!: (made: CategoryMade[]) => void;
  #reject!: (error: unknown) => void;

  constructor(tasks: readonly CategoryTask[], purpose: Work['purpose']) {
    this.#tasks = [...tasks];
    this.#purpose = purpose;
    this.#made = new Array(tasks.length);
    // The largest first, so that no process is left with one at the end.
    this.#queue = [...tasks.keys()].sort((a, b) => tasks[b]!.fresh.size - tasks[a]!.fresh.size);
    this.answers = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    const processes = Array.from({ length: processCount(tasks) }, () => this.#start());
    for (let round = 0; round < SENT_AT_ONCE; round += 1) for (const one of processes) this.#send(one);
  }

  #start(): Process {
    const sent: number[] = [];
    const process = new WatchedProcess({
      worked: (answer) => {
        this.#made[sent.shift()!] = answer;
        this.#send(one);
        if (sent.length === 0) this.#close(one);
      },
      lost: (how) => {
        this.#open.delete(one);
        this.#blame(how, sent).catch((error) => this.#fail(error));
      },
    });
    const one: Process = { process, sent };
    this.#open.add(one);
    return one;
  }

  #send({ process, sent }: Process): void {
    const place = this.#queue.shift();
    if (place === undefined) return;
    sent.push(place);
    process.send({ purpose: this.#purpose, task: this.#tasks[place]! });
  }

  #close(one: Process): void {
    one.process.stop();
    this.#open.delete(one);
    // Places without an answer are holes, which `includes` finds.
    if (!this.#made.includes(undefined as never)) this.#resolve(this.#made);
  }

  #fail(error: unknown): void {
    for (const { process } of this.#open) process.stop();
    this.#reject(error);
  }

  /** Begins the category again without what the process was at. */
  async #blame(how: Lost, sent: readonly number[]): Promise<void> {
    const [place] = sent;
    const task = place === undefined ? undefined : this.#tasks[place];
    const ended = task && (await endedIn(task, how));
    const known = task?.ended ?? [];
    if (task === undefined || ended === undefined || known.length >= MOST_ENDED) {
      const where = task === undefined ? '' : ` It was at the category ${task.category}.`;
      throw how.error instanceof Error ? how.error : new RangeError(`${LOST[how.by]}${where}`);
    }
    this.#tasks[place!] = { ...task, ended: [...known, ended] };
    this.#queue.unshift(...sent);
    const next = this.#start();
    for (let round = 0; round < SENT_AT_ONCE; round += 1) this.#send(next);
  }
}

/** What ended the process; undefined where it was nothing that an author wrote. */
async function endedIn(task: CategoryTask, { by, progress, error }: Lost): Promise<Ended | undefined> {
  if (progress.stage === 'trying') {
    const { path, display } = task.files[progress.place]!;
    return { path, display, by, ...(error instanceof Error && { message: error.message }) };
  }
  if (progress.stage !== 'loading') return undefined;
  const lost = await new Promise<Lost | undefined>((resolve) => {
    const process = new WatchedProcess({
      lost: resolve,
      worked: () => {
        process.stop();
        resolve(undefined);
      },
    });
    process.send({ purpose: 'mark', task });
  });
  if (lost?.progress.stage !== 'marked') return undefined;
  const { path, display } = modulesOf(task.files)[lost.progress.place]!;
  return { path, display, line: lost.progress.line, by: lost.by };
}
