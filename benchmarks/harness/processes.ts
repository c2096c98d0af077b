/** Child processes that end with the benchmark, also when it fails: each is ended by the process object it began as. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const running = new Set<ChildProcess>();

process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

export interface Service {
  readonly pid: number;
  readonly port: number;
  /** `performance.now()` when it was started. */
  readonly startedAt: number;
  hasEnded(): boolean;
  /** What it wrote so far, to say why it failed. */
  output(): string;
  stop(): Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1, given to it as `PORT`. */
export async function startService(command: readonly string[], environment: NodeJS.ProcessEnv): Promise<Service> {
  const port = await freePort();
  const startedAt = performance.now();
  const child = spawn(command[0]!, command.slice(1), {
    env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = track(child);
  await once(child, 'spawn');
  return { pid: child.pid!, port, startedAt, output, hasEnded: () => hasEnded(child), stop: () => stop(child) };
}

/** Runs a command to its end and returns what it printed. Throws with its error output when it fails or takes too long. */
export async function runCommand(
  command: readonly string[],
  timeoutSeconds: number,
  options: { readonly cwd?: string; readonly environment?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const child = spawn(command[0]!, command.slice(1), {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: timeoutSeconds * 1000,
    killSignal: 'SIGKILL',
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const output = track(child);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (code !== 0) throw new Error(`"${command.join(' ')}" ended with ${signal ?? code}:\n${output()}`);
  return printed;
}

/** Asks until the answer is 200. Throws, with what the service wrote, when it is not there in time. */
export async function waitUntilReady(service: Service, path: string, timeoutSeconds: number): Promise<void> {
  const deadline = performance.now() + timeoutSeconds * 1000;
  while (performance.now() < deadline && !service.hasEnded()) {
    const answer = await fetch(`http://127.0.0.1:${service.port}${path}`).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`No answer from ${path} within ${timeoutSeconds} s:\n${service.output()}`);
}

/** A process and all that it started, as far as the system tells (Linux). */
function family(pid: number): readonly number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(family)];
}

/**
 * Processor time of all threads of a process and of those it started so far, in seconds, or undefined where the system does
 * not tell (not Linux).
 */
export function processorSeconds(pid: number): number | undefined {
  return threadSeconds(pid, (one) => readdirSync(`/proc/${one}/task`));
}

/** That of the threads alone which run their programs, without those that V8 has beside them. */
export function mainThreadSeconds(pid: number): number | undefined {
  return threadSeconds(pid, (one) => [String(one)]);
}

function threadSeconds(pid: number, threadsOf: (process: number) => readonly string[]): number | undefined {
  try {
    const nanoseconds = family(pid).flatMap((one) =>
      threadsOf(one).map((thread) =>
        Number(readFileSync(`/proc/${one}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
      ),
    );
    return nanoseconds.reduce((sum, value) => sum + value, 0) / 1e9;
  } catch {
    return undefined;
  }
}

/**
 * Memory of a process and of those it started in megabytes, what they share counted once, or undefined where the system
 * does not tell (not Linux).
 */
export function residentMegabytes(pid: number): number | undefined {
  try {
    const kilobytes = family(pid).map((one) =>
      Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, 'utf8'))?.[1]),
    );
    return kilobytes.reduce((sum, value) => sum + value, 0) / 1024;
  } catch {
    return undefined;
  }
}

/** Keeps the end of a child's output, and the child itself until it ends. */
function track(child: ChildProcess): () => string {
  running.add(child);
  child.once('close', () => running.delete(child));
  child.once('error', () => running.delete(child));
  let tail = '';
  const keep = (chunk: Buffer) => {
    tail = (tail + chunk.toString()).slice(-4000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => tail;
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
  await closed;
  clearTimeout(timer);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
