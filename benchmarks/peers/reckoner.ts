/** Reckoner itself as a benchmark sees it: its real server process on an empty store, and a key whose quota is counted but never reached. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onCore, serverCore } from '../harness/cores.js';
import { runCommand, type Service, startService } from '../harness/processes.js';
import { generatedFolder, root } from '../harness/root.js';

export interface Reckoner extends Service {
  readonly apiKey: string;
}

const email = 'bench@example.com';

export interface ReckonerOptions {
  /** What runs it. */
  readonly node?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts the server on a generated catalogue; `stop` removes its store too. */
export async function startReckoner(
  generated = generatedFolder,
  { node = process.execPath, environment: more = {} }: ReckonerOptions = {},
): Promise<Reckoner> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'reckoner-bench-'));
  const planTable = join(dataDirectory, 'plans.json');
  writeFileSync(planTable, JSON.stringify([{ id: 'bench', name: 'Bench', requestsPerDay: 1e12, keys: 1 }]));
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: dataDirectory,
    GENERATED_DIR: generated,
    PLAN_TABLE: planTable,
    LOG_LEVEL: 'warn',
    WORKERS: '1',
    // Counted as in service, but never reached.
    BURST_PER_KEY: '10000000',
    BURST_PER_ADDRESS: '10000000',
    ...more,
  };
  const removeStore = () => rmSync(dataDirectory, { recursive: true, force: true });
  process.once('exit', removeStore);
  const admin = (...words: string[]) =>
    runCommand([process.execPath, join(root, 'server/run.mjs'), 'admin', ...words], 30, {
      cwd: root,
      environment,
    });

  await admin('account', 'create', '--email', email, '--plan', 'bench');
  const apiKey = /rk_[0-9A-Za-z]{38}/.exec(await admin('key', 'create', '--email', email))?.[0];
  if (apiKey === undefined) throw new Error('"key create" printed no key.');

  const service = await startService(onCore(serverCore, [node, join(root, 'server/run.mjs'), 'main']), environment);
  return {
    ...service,
    apiKey,
    stop: async () => {
      await service.stop();
      removeStore();
    },
  };
}
