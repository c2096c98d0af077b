/** `npm run admin -- store …`: copies of the store, and whether it is whole. */
import path from 'node:path';
import { typedCommand } from '@reckoner/bundling/typed-command';
import { systemClock } from '../clock.js';
import type { Config } from '../config.js';
import { copyStore } from '../store/copy/copy-store.js';
import { openEnd } from '../store/copy/ends.js';
import { recordsFile } from '../store/lmdb/environment.js';
import { openStore } from '../store/open.js';
import { backUp, type Copied, restore } from '../store/upkeep/backup.js';
import { checkFile, type Findings } from '../store/upkeep/check.js';
import { AdminError, type Options } from './desk.js';

/** Commands that work on the files of the store, and so do not open it as the others do. */
export interface Depot {
  readonly config: Config;
  /** Where the command was given. */
  readonly directory: string;
  /** What it is about, none more than the command takes. */
  readonly files: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly print: (line: string) => void;
}

export type StoreCommand = (depot: Depot, options: Options) => Promise<void>;

/** How often the copying of a store says how far it is, in records. */
const PROGRESS_EVERY = 100_000;

/** How many files or addresses a command takes at most. */
export const FILES_OF_STORE_COMMANDS: Readonly<Record<string, number>> = {
  'store backup': 1,
  'store restore': 1,
  'store copy': 2,
  'store check': 0,
};

export const storeCommands: Readonly<Record<string, StoreCommand>> = {
  async 'store backup'(depot, options) {
    const target = needFile(depot);
    onlyOfFiles(depot.config, 'backup');
    const copied = await backUp(recordsFile(depot.config.dataDir), target, options.force === true);
    depot.print(
      `${target} is a copy of the store as it was a moment ago: ${described(copied)}, all of them looked at.`,
    );
  },

  async 'store restore'(depot) {
    const source = needFile(depot);
    onlyOfFiles(depot.config, 'restore');
    const restored = await restore(source, recordsFile(depot.config.dataDir), new Date(systemClock.now()));
    depot.print(`The store is that of ${source}: ${described(restored)}.`);
    if (restored.aside !== undefined) depot.print(`What was there before is in ${restored.aside}.`);
  },

  async 'store copy'({ files, directory, environment, print }, options) {
    const [source = '', target = ''] = files;
    const from = await openEnd('FROM', source, directory, environment);
    try {
      const to = await openEnd('TO', target, directory, environment);
      try {
        let told = 0;
        const onProgress = (written: number) => {
          if (written < told + PROGRESS_EVERY) return;
          told = written;
          print(`${written.toLocaleString('en')} records are written.`);
        };
        const now = systemClock.now();
        const { counts, before } = await copyStore(from, to, { force: options.force === true, now, onProgress });
        for (const [kind, count] of counts) if (kind !== 'numbers') print(`${kind}\t${count.toLocaleString('en')}`);
        print('The copy has all of them, each compared with what was read.');
        if (before !== undefined) print(before);
      } finally {
        await to.close();
      }
    } finally {
      await from.close();
    }
  },

  async 'store check'({ config, print }) {
    if (config.storeUrl !== undefined) return checkServer(config, print);
    const file = recordsFile(config.dataDir);
    const findings = await checkFile(file);
    for (const fault of findings.faults) print(fault);
    if (findings.faults.length === 0) return print(`${file} is whole: ${counted(findings)}.`);
    throw new AdminError(
      `${file} is not whole. Keep a copy of it, stop the service, and restore the latest backup with ` +
        `\`${typedCommand('admin store restore FILE')}\`.`,
    );
  },
};

/** A server has its own ways to copy what it has: they are quicker, and there is nothing else that knows its files. */
function onlyOfFiles({ storeUrl }: Config, command: string): void {
  if (storeUrl === undefined) return;
  throw new AdminError(
    `\`store ${command}\` copies files of DATA_DIR, and this store is on the server of STORE_URL: copy its append-only file ` +
      'or a snapshot (BGSAVE) with its own means, as docs/operating.md says.',
  );
}

async function checkServer(config: Config, print: Depot['print']): Promise<void> {
  const store = await openStore(config, { resultsBytes: 0, onNotice: print });
  try {
    await store.check();
  } finally {
    await store.close();
  }
  print(
    'The server of STORE_URL can be read and written. Its files are looked at by redis-check-aof and redis-check-rdb.',
  );
}

function needFile({ files: [file], directory }: Depot): string {
  if (file === undefined || file === '') throw new AdminError('The name of a file is missing.');
  return path.resolve(directory, file);
}

function described(copied: Copied): string {
  return `${counted(copied)}, ${Math.ceil(copied.bytes / 1024)} KB`;
}

function counted({ pages, databases }: Findings): string {
  return `${databases} databases on ${pages} pages`;
}
