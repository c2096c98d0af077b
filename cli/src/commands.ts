/** Every command, its help, and where it is: what it works with is loaded when it is asked for. */
import type { ParseArgsConfig } from 'node:util';

export type CommandOptions = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

export interface Invocation {
  /** The folder of the nearest package.json, at or above the one where the command was typed. */
  readonly root: string;
  /** The folder where it was typed. */
  readonly folder: string;
  /** What follows the command and is no option. */
  readonly words: readonly string[];
  readonly options: CommandOptions;
}

/** Resolves to the exit code: 0 done, 1 not possible or something is wrong, 2 not understood. */
export type Run = (invocation: Invocation) => Promise<number>;

export interface Command {
  /** After `reckoner`. */
  readonly usage: string;
  readonly summary: string;
  readonly help: string;
  /** Words after the command: at least and at most. */
  readonly words: readonly [least: number, most: number];
  readonly options?: ParseArgsConfig['options'];
  /** Runs the code generation. */
  readonly checks?: boolean;
  /** Passes everything on that follows, options too. */
  readonly isOpen?: boolean;
  /** Is not listed: programs run it. */
  readonly isHidden?: boolean;
  /** Works without a package.json. */
  readonly isAnywhere?: boolean;
  readonly load: () => Promise<Run>;
}

const ANY = Number.POSITIVE_INFINITY;

const COLORS = { color: { type: 'boolean' }, 'no-color': { type: 'boolean' } } as const;
const SERVER = { server: { type: 'string' } } as const;

export const commands: Readonly<Record<string, Command>> = {
  calculate: {
    usage: 'calculate <calculator> <input>=<value>…',
    summary: 'calculate, here or by a service',
    help: `Calculates with the catalogue of this folder, or the installed one: principal=1000 rate=5% 'mass=154 lb'. Values are
written as on the pages; rows are JSON, and @file.json (or @- for standard input) has inputs of its own.

  --unit <output>=<unit>       the unit of a result; may be repeated
  --currency <code>            ISO 4217, such as EUR
  --output <name>              only this result, a table with all of its rows; may be repeated
  --steps                      the worked steps
  --solve-for <input>          finds an input, with --target <output>=<value>
  --sweep <input>=<from>..<to> calculates at points of a range, or <input>=<a>,<b>,<c>
  --points <n>                 how many, 11 by default; --log spaces them by a factor
  --plot                       draws how the first result changes
  --json, --csv                for programs
  --server <address>           asks a service, with the key in RECKONER_API_KEY
  --color, --no-color          whatever the terminal is

Exit codes: 0 answered, 1 no such calculator or catalogue, 2 not understood, 3 inputs refused or no result, 4 no answer of the service.`,
    words: [1, ANY],
    options: {
      ...COLORS,
      ...SERVER,
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
      steps: { type: 'boolean' },
      unit: { type: 'string', multiple: true },
      output: { type: 'string', multiple: true },
      currency: { type: 'string' },
      'solve-for': { type: 'string' },
      target: { type: 'string', multiple: true },
      sweep: { type: 'string' },
      points: { type: 'string' },
      log: { type: 'boolean' },
      plot: { type: 'boolean' },
    },
    isAnywhere: true,
    load: async () => (await import('./commands/calculate.js')).run,
  },
  search: {
    usage: 'search <word>…',
    summary: 'find calculators by words',
    help: 'Lists the calculators that the words are about, the best first. --category <name> keeps to one category, --limit <n> shows more or fewer than 20, --json and --csv are for programs, --server <address> asks a service.',
    words: [0, ANY],
    options: {
      ...COLORS,
      ...SERVER,
      category: { type: 'string' },
      limit: { type: 'string' },
      json: { type: 'boolean' },
      csv: { type: 'boolean' },
    },
    isAnywhere: true,
    load: async () => (await import('./commands/search.js')).run,
  },
  describe: {
    usage: 'describe <calculator>',
    summary: 'show what a calculator takes and gives',
    help: 'Shows inputs with their units, bounds and options, outputs, formula, sources, and a command to try. --json gives the detail as the API does, --server <address> asks a service.',
    words: [1, 1],
    options: { ...COLORS, ...SERVER, json: { type: 'boolean' } },
    isAnywhere: true,
    load: async () => (await import('./commands/describe.js')).run,
  },
  ask: {
    usage: 'ask <question>…',
    summary: 'answer a question in words',
    help: 'Answers questions such as 20% of 50, 5 miles in km, days from 3 May to 24 December, mortgage 400000 at 6.5% over 30 years, where nothing has to be guessed, and says how each was understood. --json and --csv are for programs, --server <address> asks a service, with the key in RECKONER_API_KEY.',
    words: [1, ANY],
    options: { ...COLORS, ...SERVER, json: { type: 'boolean' }, csv: { type: 'boolean' } },
    isAnywhere: true,
    load: async () => (await import('./commands/ask.js')).run,
  },
  completion: {
    usage: 'completion <bash|zsh|fish>',
    summary: 'print the script that completes commands in a shell',
    help: 'bash: put `source <(reckoner completion bash)` in ~/.bashrc. zsh: `reckoner completion zsh > _reckoner` in a folder of $fpath. fish: `reckoner completion fish > ~/.config/fish/completions/reckoner.fish`.',
    words: [1, 1],
    isAnywhere: true,
    load: async () => (await import('./commands/completion.js')).run,
  },
  complete: {
    usage: 'complete -- <word>…',
    summary: 'list what may stand in the place of the last word',
    help: 'Completion scripts ask it.',
    words: [0, ANY],
    isOpen: true,
    isHidden: true,
    isAnywhere: true,
    load: async () => (await import('./commands/complete.js')).run,
  },
  new: {
    usage: 'new <subcategory>/<slug>',
    summary: 'start a calculator',
    help: 'Writes a calculator that fails the check only where you have to write. In a project of several plugins: <category>/<subcategory>/<slug>.',
    words: [1, 1],
    load: async () => (await import('./commands/new.js')).run,
  },
  check: {
    usage: 'check [--fix] [path…]',
    summary: 'check the calculators here, or in these files and folders',
    help: 'Tells everything that is wrong with calculators, by file and line, with what to write instead. Where a plugin has a formatter, types or spelling of its own, these look as well; `--fix` mends the format. Without paths it checks the plugin whose folder this is.',
    checks: true,
    words: [0, ANY],
    options: { fix: { type: 'boolean' } },
    load: async () => (await import('./commands/check.js')).run,
  },
  functions: {
    usage: 'functions <word>…',
    summary: 'look up what a formula may call',
    help: 'Lists the functions and constants of the engine whose name, or what is said of them, has all of the words: signature, units, errors, an example, and the arithmetics in which they run.',
    words: [1, ANY],
    load: async () => (await import('./commands/functions.js')).run,
  },
  dev: {
    usage: 'dev [--port <port>]',
    summary: 'show the calculators on pages, anew after every save',
    help: 'Serves the calculators of this plugin at http://localhost:8080 and reloads the page that you look at when a file is saved. What is wrong is told here; the calculators that are right stay to be seen.',
    checks: true,
    words: [0, 0],
    options: { port: { type: 'string' } },
    load: async () => (await import('./commands/dev.js')).run,
  },
  pack: {
    usage: 'pack',
    summary: 'check the plugin and make the package that can be published',
    help: 'Checks all calculators, writes reckoner.manifest.json with the hash of each one, and has npm make the tarball.',
    checks: true,
    words: [0, 0],
    load: async () => (await import('./commands/pack.js')).run,
  },
  update: {
    usage: 'update',
    summary: 'bring the plugin to the current contract of authors',
    help: 'Rewrites what an older contract wrote otherwise, in package.json and in the calculators. What is right already stays as it is. Look at what changed, and check it.',
    words: [0, 0],
    load: async () => (await import('./commands/update.js')).run,
  },
  integrity: {
    usage: 'integrity [package…]',
    summary: 'print the hashes that pin plugins in a configuration',
    help: 'Prints, of all plugins that are configured here or of those named, the hash of the content as it is now, to be written in reckoner.config.json.',
    words: [0, ANY],
    load: async () => (await import('./commands/integrity.js')).run,
  },
  generate: {
    usage: 'generate [--keep-going]',
    summary: 'write generated/ and assets/ from all plugins of this folder',
    help: 'Checks the calculators of all plugins here and writes the catalogue that the service serves. With --keep-going the calculators that have problems are left out; they are told all the same, and the exit code is 1.',
    checks: true,
    words: [0, 0],
    options: { 'keep-going': { type: 'boolean' } },
    load: async () => (await import('./commands/generate.js')).run,
  },
  start: {
    usage: 'start',
    summary: 'serve the catalogue of this folder: API and pages',
    help: 'Serves generated/ and assets/ of this folder and keeps accounts in data/. It is configured by variables of the environment: PORT, HOST, BASE_URL, DATA_DIR, WORKERS and others.',
    words: [0, 0],
    load: async () => (await import('./commands/start.js')).run,
  },
  mcp: {
    usage: 'mcp [--folder <folder>]',
    summary: 'be the tools of an agent on this machine',
    help: 'Serves generated/ of this folder, or of the one that --folder names, to an agent that runs this command and speaks the Model Context Protocol over standard input and output. It calculates in its own process: no service, no key. Answers name pages where BASE_URL says where these are.',
    words: [0, 0],
    options: { folder: { type: 'string' } },
    load: async () => (await import('./commands/mcp.js')).run,
  },
  admin: {
    usage: 'admin <command>',
    summary: 'accounts, plans, keys, use and copies of the store',
    help: 'Type `reckoner admin` alone for its commands.',
    words: [0, ANY],
    isOpen: true,
    load: async () => (await import('./commands/admin.js')).run,
  },
};
