/** `npm run admin`: accounts, plans, keys, use, the audit log and copies of the store that the running service has. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { typedCommand } from '@reckoner/bundling/typed-command';
import { accountCommands } from './admin/account-commands.js';
import type { Commands, Options } from './admin/desk.js';
import { keyCommands } from './admin/key-commands.js';
import { reportCommands } from './admin/report-commands.js';
import { FILES_OF_STORE_COMMANDS, storeCommands } from './admin/store-commands.js';
import { type Config, readConfig } from './config.js';
import { openStore } from './store/open.js';
import { endHardWhileStoreIsOpen } from './store/open-stores.js';
import type { Store } from './store/store.js';

const USAGE = `Usage: ${typedCommand('admin <command>')}

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
  store backup FILE [--force]               Copies the store, whether the service runs or not.
  store restore FILE                        Puts a copy in its place, while the service is stopped.
  store copy FROM TO [--force]              Copies all records from and to a folder or a redis:// address.
  store check                               Looks at every page and every record.
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
    const texts = { email: text, plan: text, name: text, key: text, days: text, reason: text, limit: text };
    const options = { ...texts, force: { type: 'boolean' } as const };
    parsed = parseArgs({ args: [...words], allowPositionals: true, options });
  } catch (error) {
    complain(`${(error as Error).message}\n\n${USAGE}`);
    return 2;
  }
  const [first = '', second = '', ...files] = parsed.positionals;
  const command = commands[parsed.positionals.join(' ')];
  const name = `${first} ${second}`;
  const storeCommand = files.length <= (FILES_OF_STORE_COMMANDS[name] ?? 0) ? storeCommands[name] : undefined;
  if (!command && !storeCommand) {
    complain(USAGE);
    return 2;
  }
  try {
    const config = readConfig(environment);
    const options = parsed.values as Options;
    // npm runs this in the folder of the project.
    const directory = environment.INIT_CWD ?? process.cwd();
    if (storeCommand) await storeCommand({ config, directory, files, environment, print }, options);
    else if (command) await withStore(config, (store) => command({ store, config, print }, options));
    return 0;
  } catch (error) {
    complain((error as Error).message);
    return 1;
  }
}

async function withStore(config: Config, work: (store: Store) => Promise<void>): Promise<void> {
  // Results are the service's.
  const store = await openStore(config, { resultsBytes: 0 });
  try {
    await work(store);
  } finally {
    await store.close();
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
