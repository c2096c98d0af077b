/** A Redis or Valkey server for tests, on a loopback port of its own, with its files in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { afterAll } from 'vitest';
import { freePort, temporaryDirectory } from '../harness.js';

const PROGRAMS = ['redis-server', 'valkey-server'];
const LONGEST_START_MS = 20_000;

/** What is installed. */
const program = PROGRAMS.find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

/** Where none is installed these tests are left out, unless they are required. */
export const isSkipped = program === undefined && process.env.RECKONER_REDIS_TESTS !== 'required';

const servers = new Set<RedisServer>();
/** A test that fails before it has ended its servers leaves none. */
afterAll(async () => {
  for (const server of servers) await server.remove();
});

export class RedisServer {
  readonly port: number;
  readonly url: string;
  readonly #directory: string;
  readonly #arguments: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, directory: string, args: readonly string[]) {
    this.port = port;
    this.#directory = directory;
    this.#arguments = args;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** @param options Of its command line. By default it writes nothing to the disk. */
  static async start(options: readonly string[] = ['--appendonly', 'no']): Promise<RedisServer> {
    const port = await freePort();
    const directory = temporaryDirectory();
    const own = ['--port', String(port), '--bind', '127.0.0.1', '--dir', directory, '--save', ''];
    return new RedisServer(port, directory, [...own, ...options]).#started();
  }

  /** Starts a Sentinel that watches a server, under the name of `main`, and alone decides that another takes its place. */
  static async startSentinel(watched: RedisServer): Promise<RedisServer> {
    const port = await freePort();
    const directory = temporaryDirectory();
    const file = `${directory}/sentinel.conf`;
    const lines = [
      `port ${port}`,
      'bind 127.0.0.1',
      `dir ${directory}`,
      `sentinel monitor main 127.0.0.1 ${watched.port} 1`,
      'sentinel down-after-milliseconds main 500',
      'sentinel failover-timeout main 2000',
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    return new RedisServer(port, directory, [file, '--sentinel']).#started();
  }

  async #started(): Promise<this> {
    await this.start();
    return this;
  }

  /** Starts it again, on the same port and files. */
  async start(): Promise<void> {
    if (program === undefined) throw new Error(`Install one of ${PROGRAMS.join(', ')}: these tests are required.`);
    const child = spawn(program, this.#arguments, { stdio: 'ignore' });
    this.#process = child;
    servers.add(this);
    const ended = once(child, 'exit').then(() => {
      throw new Error(`${program} did not start with ${this.#arguments.join(' ')}.`);
    });
    ended.catch(() => {});
    await Promise.race([this.#answers(), ended]);
  }

  /** Sends it a command, and returns its answer. */
  ask(command: string): Promise<string> {
    return ask(this.port, command);
  }

  async #answers(): Promise<void> {
    const latest = Date.now() + LONGEST_START_MS;
    // Where it wants a password, it says so.
    while (!/^(?:\+PONG|-NOAUTH)/.test(await this.ask('PING')) && Date.now() < latest)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Has it stand still, or go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    this.#process?.kill(name);
  }

  async remove(): Promise<void> {
    servers.delete(this);
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}

/** What a server answers to a command; nothing where it does not. */
function ask(port: number, command: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => socket.write(`${command}\r\n`));
    socket.setTimeout(1000, () => socket.destroy());
    socket.on('data', (data) => {
      resolve(data.toString());
      socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(''));
  });
}
