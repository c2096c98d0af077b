/** The processes that show one state each: the next is up before the last goes. */
import { type ChildProcess, fork } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isTold } from '@reckoner/server/processes/messages';
import { serviceNode } from '../service-node.js';
import { type Built, previewFolder } from './build.js';

/** Only the author is to see it. */
export const HOST = '127.0.0.1';
/** For so long a process that was told to stop may go on. */
const LONGEST_STOP_MS = 5000;

export class PreviewService {
  readonly #root: string;
  readonly #port: string;
  #running: ChildProcess | undefined;
  #state: string | undefined;

  constructor(root: string, port: string) {
    this.#root = root;
    this.#port = port;
  }

  /** Resolves to whether something else is shown than before. @throws RangeError where it could not start. */
  async show({ generated, assets, state }: Built): Promise<boolean> {
    if (state === this.#state && this.#running?.exitCode === null) return false;
    const before = this.#running;
    this.#running = await this.#start({ GENERATED_DIR: generated, ASSETS_DIR: assets, RECKONER_PREVIEW: state });
    this.#state = state;
    if (before !== undefined) stopProcess(before);
    return true;
  }

  async stop(): Promise<void> {
    const running = this.#running;
    if (running === undefined || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    stopProcess(running);
    await ended;
  }

  #start(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
    const program = fileURLToPath(import.meta.resolve('@reckoner/server/processes/preview'));
    const data = path.join(previewFolder(this.#root), 'data');
    mkdirSync(data, { recursive: true });
    // What the author tries out is not for a store that others use.
    const settings = { DATA_DIR: data, STORE_URL: '', LOG_LEVEL: 'warn', RESULTS_MB: '0' };
    const isSource = program.endsWith('.ts');
    // Sources are read as this project's settings say, wherever the plugin is.
    const sources = isSource
      ? { TSX_TSCONFIG_PATH: fileURLToPath(new URL('../../../tsconfig.json', import.meta.url)) }
      : {};
    const child = fork(program, [], {
      execPath: serviceNode(),
      execArgv: isSource ? ['--import', import.meta.resolve('tsx')] : ['--enable-source-maps'],
      env: { ...process.env, ...settings, ...sources, ...environment, HOST, PORT: this.#port },
    });
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => reject(new RangeError(`The preview ended with code ${code}.`)));
      child.on('message', (message) => {
        if (!isTold(message)) return;
        if (message.type === 'reckoner:up') resolve(child);
        if (message.type === 'reckoner:refused') reject(new RangeError(message.reason));
      });
    });
  }
}

function stopProcess(child: ChildProcess): void {
  if (child.connected) child.send('reckoner:stop');
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
  child.once('exit', () => clearTimeout(timer));
}
