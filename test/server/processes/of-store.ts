/** The processes of one service, found by what they were started with, whoever their parent is now. */
import { readdirSync, readFileSync } from 'node:fs';

export interface ServiceProcess {
  readonly pid: number;
  readonly isWorker: boolean;
}

/** Every process with this store, alive or stuck; a zombie has no environment any more. */
export function processesOf(dataDirectory: string): ServiceProcess[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const variables = environmentOf(name);
      if (!variables.includes(`DATA_DIR=${dataDirectory}`)) return [];
      return [{ pid: Number(name), isWorker: variables.some((one) => one.startsWith('RECKONER_WORKER=')) }];
    });
}

function environmentOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
  } catch {
    return [];
  }
}
