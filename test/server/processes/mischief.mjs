/** Loaded into the service by NODE_OPTIONS: what goes wrong inside of a process, each at a signal. */
import { isMainThread } from 'node:worker_threads';

function standStill() {
  for (;;);
}

/** Takes longer than anybody waits. */
function backtrack() {
  return /^(a+)+$/.test(`${'a'.repeat(60)}b`);
}

function waitInNativeCode() {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function useAllMemory() {
  const kept = [];
  for (;;) kept.push(new Array(1e5).fill({}));
}

const MISCHIEF = {
  SIGUSR2() {
    throw new Error('Thrown on purpose, with rk_0123456789abcdefghij inside.');
  },
  SIGHUP() {
    void Promise.reject(new Error('Rejected on purpose.'));
  },
  SIGALRM: standStill,
  SIGVTALRM: backtrack,
  SIGXCPU: waitInNativeCode,
  SIGXFSZ: useAllMemory,
};

if (isMainThread) for (const [signal, cause] of Object.entries(MISCHIEF)) process.on(signal, cause);
