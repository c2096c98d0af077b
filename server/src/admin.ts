/** `npm run admin`: accounts, plans, keys, use and the audit log, on the same store as the running server. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accountCommands } from './admin/account-commands.js';
import type { Commands, Options } from './admin/desk.js';
import { keyCommands } from './admin/key-commands.js';
import { reportCommands } from './admin/report-commands.js';
import { readConfig } from './config.js';
import { openLmdbStore } from './store/lmdb.js';
import { endHardWhileStoreIsOpen } from './store/open-stores.js';

const USAGE = `Usage: npm run admin -- <command>

  account create --email E --plan P         Adds an account.
  account plan --email E --plan P           Changes an account's plan.
  account operator --email E                Lets an account see and change all accounts, at /admin.
  account user --email E                    Makes an operator an ordinary user again.
  account suspend --email E --reason R      Refuses an account's keys, within a moment in every process.
  account resume --email E                  Ends that.
  account password --email E                Prints a link that sets a new password, once.
  key create --email E [--name N]           Adds a key and prints it, once.
  key list --email E                        Lists keys, without their text.
  key revoke --key KEY_OR_ID                Ends a key, within a moment in every process.
  usage --email E [--days N]                Calculations by day, UTC.
  audit [--email E] [--limit N]             Who changed what, the latest first.
`;

const commands: Commands = { ...accountCommands, ...keyCommands, ...reportCommands };

/** Runs one command line. Returns the exit code: 0 done, 1 not possible, 2 not understood. */
export async function runAdmin(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  print: (line: string) => void,
  complain: (line: string) => void,
): Promise<number> {
  const text = { type: 'string' } as const;
  let parsed: ReturnType<typeof parseArgs>;
  try {
    const options = { email: text, plan: text, name: text, key: text, days: text, reason: text, limit: text };
    parsed = parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    complain(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  const command = commands[parsed.positionals.join(' ')];
  if (!command) {
    complain(USAGE);
    return 2;
  }
  try {
    const config = readConfig(environment);
    const store = openLmdbStore(config.dataDir);
    try {
      await command({ store, config, print }, parsed.values as Options);
    } finally {
      await store.close();
    }
    return 0;
  } catch (error) {
    complain((error as Error).message);
    return 1;
  }
}

if (process.argv[1] !== undefined && fileURLToPath(import.meta.url) === process.argv[1]) {
  endHardWhileStoreIsOpen();
  process.exitCode = await runAdmin(
    process.argv.slice(2),
    process.env,
    (line) => process.stdout.write(`${line}\n`),
    (line) => process.stderr.write(`${line}\n`),
  );
}
