/** Reckoner itself as a benchmark sees it: its real server process on an empty store, and a key without a daily limit. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onCore, serverCore } from '../harness/cores.js';
import { runCommand, type Service, startService } from '../harness/processes.js';
import { root } from '../harness/root.js';

export interface Reckoner extends Service {
  readonly apiKey: string;
}

const email = 'bench@example.com';

/** Starts the server; `stop` removes its store too. */
export async function startReckoner(): Promise<Reckoner> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'reckoner-bench-'));
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'warn',
    WORKERS: '1',
  };
  const removeStore = () => rmSync(dataDirectory, { recursive: true, force: true });
  process.once('exit', removeStore);
  const admin = (...words: string[]) =>
    runCommand([process.execPath, '--import', 'tsx', join(root, 'server/src/admin.ts'), ...words], 30, {
      cwd: root,
      environment,
    });

  await admin('account', 'create', '--email', email, '--plan', 'enterprise');
  const apiKey = /rk_[0-9A-Za-z]{38}/.exec(await admin('key', 'create', '--email', email))?.[0];
  if (apiKey === undefined) throw new Error('"key create" printed no key.');

  const service = await startService(
    onCore(serverCore, [process.execPath, '--import', 'tsx', join(root, 'server/src/main.ts')]),
    environment,
  );
  return {
    ...service,
    apiKey,
    stop: async () => {
      await service.stop();
      removeStore();
    },
  };
}
