/** Loaded into the service by NODE_OPTIONS: what goes wrong inside of a process, each at a signal. */
import { pbkdf2Sync } from 'node:crypto';
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

function standStill() {
  for (;;);
}

/** Takes longer than anybody waits. */
function backtrack() {
  return /^(a+)+$/.test(`${'a'.repeat(60)}b`);
}

/** From now on the first request with a body never returns: the service's own code is on the stack. */
function standStillInRequest() {
  const { parse } = JSON;
  JSON.parse = function standStill(text, reviver) {
    // What processes tell each other is JSON, too.
    if (!text.includes('"calculator"')) return parse(text, reviver);
    for (;;);
  };
}

/** Until somebody reads it. */
function fillOutput() {
  for (;;) {
    try {
      writeSync(1, 'x'.repeat(1e5));
    } catch {
      // Full, where its writing end does not wait.
    }
  }
}

function stayInNativeCode() {
  pbkdf2Sync('password', 'salt', 2 ** 31 - 1, 64, 'sha512');
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
  SIGURG: standStillInRequest,
  SIGVTALRM: backtrack,
  SIGXCPU: stayInNativeCode,
  SIGPWR: fillOutput,
  SIGXFSZ: useAllMemory,
};

if (isMainThread) for (const [signal, cause] of Object.entries(MISCHIEF)) process.on(signal, cause);
