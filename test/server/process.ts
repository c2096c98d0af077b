/** The service as a process of its own, started as `npm start` starts it, and its commands. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { TEST_TRANSPORT } from './harness.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  /** Everything it wrote so far. */
  output(): string;
  /** Resolves when the output matches; rejects when the process ends before. */
  says(pattern: RegExp): Promise<void>;
  /** Sends SIGTERM and resolves with the exit code. */
  stop(): Promise<number | null>;
  readonly exited: Promise<number | null>;
}

export function runProgram(
  name: 'main' | 'admin',
  args: readonly string[],
  environment: Record<string, string>,
  root = ROOT,
  node = process.execPath,
): Running {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(node, ['server/run.mjs', name, ...args], {
    cwd: root,
    env: { PATH, HOME, HTTP_TRANSPORT: TEST_TRANSPORT, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const listeners = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  return {
    child,
    output: () => text,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (!pattern.test(text)) return;
          listeners.delete(look);
          resolve();
        };
        listeners.add(look);
        look();
        exited.then(() => reject(new Error(`It ended before it said ${pattern}:\n${text}`)));
      }),
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
    exited,
  };
}

/** Starts the service and waits until it is up. */
export async function startProcess(environment: Record<string, string>, node = process.execPath): Promise<Running> {
  const running = runProgram('main', [], environment, ROOT, node);
  await running.says(/Reckoner is up/);
  return running;
}
