/** `npm run admin -- store …`: copies of the store, and whether it is whole. */
import path from 'node:path';
import { typedCommand } from '@reckoner/bundling/typed-command';
import { systemClock } from '../clock.js';
import type { Config } from '../config.js';
import { recordsFile } from '../store/lmdb/environment.js';
import { backUp, type Copied, restore } from '../store/upkeep/backup.js';
import { checkFile, type Findings } from '../store/upkeep/check.js';
import { AdminError, type Options } from './desk.js';

/** Commands that work on the files of the store, and so do not open it as the others do. */
export interface Depot {
  readonly config: Config;
  /** Where the command was given. */
  readonly directory: string;
  /** What it is about. */
  readonly file: string | undefined;
  readonly print: (line: string) => void;
}

export type StoreCommand = (depot: Depot, options: Options) => Promise<void>;

export const storeCommands: Readonly<Record<string, StoreCommand>> = {
  async 'store backup'(depot, options) {
    const target = needFile(depot);
    const copied = await backUp(recordsFile(depot.config.dataDir), target, options.force === true);
    depot.print(
      `${target} is a copy of the store as it was a moment ago: ${described(copied)}, all of them looked at.`,
    );
  },

  async 'store restore'(depot) {
    const source = needFile(depot);
    const restored = await restore(source, recordsFile(depot.config.dataDir), new Date(systemClock.now()));
    depot.print(`The store is that of ${source}: ${described(restored)}.`);
    if (restored.aside !== undefined) depot.print(`What was there before is in ${restored.aside}.`);
  },

  async 'store check'({ config, print }) {
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

function needFile({ file, directory }: Depot): string {
  if (file === undefined || file === '') throw new AdminError('The name of a file is missing.');
  return path.resolve(directory, file);
}

function described(copied: Copied): string {
  return `${counted(copied)}, ${Math.ceil(copied.bytes / 1024)} KB`;
}

function counted({ pages, databases }: Findings): string {
  return `${databases} databases on ${pages} pages`;
}
