/** A process that works on the categories it is sent, one after the other, until it is ended. */
import { Worker } from 'node:worker_threads';
import { type BegunBundle, beginBundle } from '@reckoner/bundling/bundle-calculators';
import { tellProgress } from '../check/progress.js';
import { checkCategory, findMarks, makeCategory } from './make-category.js';
import { PROGRESS_DESCRIPTOR, type Said, type Work, type Worked } from './watched-process.js';

// The bundler, a process of its own, would spend a third of its time on collecting garbage.
process.env.GOGC ??= '400';

tellProgress(PROGRESS_DESCRIPTOR);

/** Ends this process when the one that watches it was killed, also while it runs what never comes to an end. */
const ORPHAN = `
  const watching = process.ppid;
  setInterval(() => { if (process.ppid !== watching) process.kill(process.pid, 'SIGKILL'); }, 1000);
`;
new Worker(ORPHAN, { eval: true }).unref();
process.on('disconnect', () => process.exit());

function say(said: Said): void {
  process.send!(said);
}

process.on('uncaughtException', (thrown: unknown) => {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  const details = { code, ...(syscall !== undefined && { syscall }), ...(path !== undefined && { path }) };
  process.send!({ error, details } satisfies Said, () => process.exit(1));
});

let last: Promise<void> = Promise.resolve();

function done({ purpose, task }: Work, begun: BegunBundle): Promise<Worked> {
  if (purpose === 'make') return makeCategory(task, begun);
  return purpose === 'check' ? checkCategory(task, begun) : findMarks(task);
}

process.on('message', (work: Work) => {
  // The bundler works on it while the one before is being made.
  const begun = beginBundle(work.task.root, work.task.files);
  last = last.then(async () => say({ worked: await done(work, await begun) }));
});
