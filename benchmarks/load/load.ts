/**
 * Puts one server under load with 32 keep-alive connections and one request in flight on each: by wrk where it is
 * installed (Debian: `apt-get install wrk`), else by our own generator on Node sockets (`sockets.ts`).
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loadCore, onCore } from '../harness/cores.js';
import { runCommand } from '../harness/processes.js';

export const connections = 32;

export interface LoadRequest {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body; each `{n}` in it is replaced by a number that no other request has. */
  readonly body: string;
  /** A file with such bodies, one a line, which are sent in turn in the place of `body`. */
  readonly bodies?: string;
  /** How many requests are in flight. Default: 32. */
  readonly connections?: number;
  /** The first such number. */
  readonly first: number;
  /** Whole seconds: wrk knows no shorter ones. */
  readonly seconds: number;
}

export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Answers that were not 200, and broken connections. */
  readonly failures: number;
  /** Milliseconds that all but one answer in a hundred took no longer than. */
  readonly p99: number;
}

export type Generator = 'wrk' | 'sockets';

export function hasWrk(): boolean {
  return spawnSync('wrk', ['-v']).error === undefined;
}

export function findGenerator(): Generator {
  return hasWrk() ? 'wrk' : 'sockets';
}

export function describeGenerator(generator: Generator): string {
  return generator === 'wrk'
    ? `wrk, ${connections} connections`
    : `own generator on Node sockets, ${connections} connections (for wrk: apt-get install wrk)`;
}

/** Throws when any answer was not 200: the speed of refusals says nothing. */
export async function putUnderLoad(generator: Generator, request: LoadRequest): Promise<LoadResult> {
  const command = generator === 'wrk' ? wrkCommand(request) : socketsCommand(request);
  const printed = await runCommand(onCore(loadCore, command), request.seconds + 10);
  const result = JSON.parse(printed.slice(printed.lastIndexOf('{'))) as LoadResult;
  if (result.failures > 0 || result.requests === 0) {
    throw new Error(`${result.failures} of ${result.requests} requests to port ${request.port} failed.`);
  }
  return result;
}

function wrkCommand(request: LoadRequest): string[] {
  const { port, path, headers, body, bodies, first, seconds } = request;
  const script = fileURLToPath(new URL('request.lua', import.meta.url));
  const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  return [
    'wrk',
    ...[
      '-t1',
      `-c${request.connections ?? connections}`,
      `-d${seconds}s`,
      '-s',
      script,
      ...fields,
      `http://127.0.0.1:${port}${path}`,
    ],
    ...['--', body, String(first), ...(bodies === undefined ? [] : [bodies])],
  ];
}

function socketsCommand(request: LoadRequest): string[] {
  const script = fileURLToPath(new URL('sockets-main.ts', import.meta.url));
  return [process.execPath, '--import', 'tsx', script, JSON.stringify(request)];
}
