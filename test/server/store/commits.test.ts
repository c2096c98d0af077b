/** Transactions that wait, fail, or are slow. */
import { EventEmitter } from 'node:events';
import type { RootDatabase } from 'lmdb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Commits } from '../../../server/src/store/lmdb/commits.js';
import { StoreTrouble } from '../../../server/src/store/trouble.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const newCommits = (onFailed = () => {}) =>
  new Commits(
    new EventEmitter() as unknown as RootDatabase,
    () => undefined,
    onFailed,
    () => false,
  );
const never = () => new Promise<never>(() => {});

it('who waits for a writer that is stuck is told after some seconds, as is who comes then, until it goes on', async () => {
  const commits = newCommits();
  let goOn!: () => void;
  const first = commits.run(() => new Promise<void>((resolve) => (goOn = resolve)));
  const second = commits.run(never);
  const told = Promise.allSettled([first, second]);
  await vi.advanceTimersByTimeAsync(3000);
  // One that comes late has not waited for long, but for the same.
  const late = commits.run(never).catch((error) => error);
  await vi.advanceTimersByTimeAsync(3000);
  const reason = expect.objectContaining({ message: 'The store has not taken anything for some seconds.' });
  expect(await told).toEqual([
    { status: 'rejected', reason },
    { status: 'rejected', reason },
  ]);
  expect(await late).toBeInstanceOf(StoreTrouble);
  await expect(commits.run(async () => 1)).rejects.toThrow(StoreTrouble);
  goOn();
  await vi.advanceTimersByTimeAsync(1);
  expect(await commits.run(async () => 2)).toBe(2);
});

it('a writer that is slow, but goes on, is not stuck', async () => {
  const commits = newCommits();
  const waiting = Array.from({ length: 30 }, (_, second) =>
    commits.run(() => new Promise<number>((resolve) => setTimeout(resolve, 1000 * second, second))),
  );
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await Promise.all(waiting)).toHaveLength(30);
});

it('what a transaction threw is told of, and not the commit that failed for it', async () => {
  let failures = 0;
  const commits = newCommits(() => failures++);
  const commitError = Promise.reject(new Error('No space left on device'));
  const failing = () => Promise.reject(Object.assign(new Error('Commit failed'), { commitError }));
  await expect(commits.run(failing)).rejects.toThrow('The store could not be written (No space left on device).');
  await expect(commits.run(() => Promise.reject(new TypeError('ours')))).rejects.toThrow(TypeError);
  expect(failures).toBe(1);
});
