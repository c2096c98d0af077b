/** A shell of somebody who has none of this project but its tarballs. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** What npm is told where nothing is to be looked up that the cache has. */
export const QUIET = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];

function environment(): Record<string, string> {
  const ours = /^(?:VITEST|NODE_|npm_|RECKONER|(?:TEST|DEV|PROD|MODE|SSR|BASE_URL|PORT|DATA_DIR|INIT_CWD)$)/;
  const own = Object.entries(process.env).filter(([name]) => !ours.test(name)) as [string, string][];
  const found = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(root));
  return { ...Object.fromEntries(own), PATH: found.join(path.delimiter) };
}

export interface Typed {
  readonly code: number;
  /** Both outputs. */
  readonly output: string;
}

/** Types a command in a folder. */
export async function type(folder: string, program: string, ...words: readonly string[]): Promise<Typed> {
  try {
    const { stdout, stderr } = await promisify(execFile)(program, words, { cwd: folder, env: environment() });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: unknown; stdout?: string; stderr?: string };
    if (typeof code !== 'number') throw error;
    return { code, output: stdout + stderr };
  }
}

export interface Started {
  output(): string;
  says(pattern: RegExp): Promise<void>;
  /** Sends the signal and resolves to the exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts the installed command line in a folder, as `npx reckoner` does. */
export function start(folder: string, words: readonly string[], settings: Record<string, string> = {}): Started {
  const program = path.join(folder, 'node_modules', '.bin', 'reckoner');
  const child: ChildProcess = spawn(program, words, {
    cwd: folder,
    env: { ...environment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  let look = () => {};
  const hear = (chunk: Buffer) => {
    text += chunk.toString();
    look();
  };
  child.stdout!.on('data', hear);
  child.stderr!.on('data', hear);
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return {
    output: () => text,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        look = () => pattern.test(text) && resolve();
        look();
        ended.then(() => reject(new Error(`It ended before it said ${pattern}:\n${text}`)));
      }),
    stop(signal) {
      child.kill(signal);
      return ended;
    },
  };
}
