/**
 * Every command that the documents name is run on a copy of this project, in an order in which a newcomer could type
 * them. They are found in the documents: one without a run here fails the test, and so does a run that none names.
 */
import { execFileSync, type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser/chromium.js';
import { freePort } from './server/harness.js';
import { copyOfTree } from './tree.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (name: string) => readFileSync(path.join(root, name), 'utf8');

const PROGRAM = /^(?:npm|npx|node|curl|apt-get|\.\/|\.ci\/)\S* \S/;
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'benchmarks/README.md'],
  ...readdirSync(path.join(root, 'docs')).flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];

/** Lines of a shell, without comments, one command each. */
function commandsOf(block: string): string[] {
  return block
    .replaceAll('\\\n', ' ')
    .split('\n')
    .flatMap((line) => line.replace(/\s#.*$/, '').split(' && '))
    .map((command) => command.trim().replaceAll(/\s+/g, ' '))
    .filter((command) => command !== '');
}

/** The commands in blocks of `sh`, and those that stand in a sentence or a table. */
function commandsIn(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map((match) => match[1]!);
  const prose = markdown.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');
  const inline = [...prose.matchAll(/`([^`]+)`/g)].map((match) => match[1]!.replaceAll(/\s+/g, ' '));
  return [...blocks.flatMap(commandsOf), ...inline.filter((text) => PROGRAM.test(text))];
}

interface Run {
  /** As in the documents. */
  readonly command: string;
  /** What is typed: what stands in angle brackets or capitals is filled in, what is long or far away is shortened. */
  readonly typed?: string | (() => string);
  /** Expected in what it prints. */
  readonly says?: RegExp;
  /** The exit code, if not 0. */
  readonly code?: number;
  readonly before?: () => void;
  readonly after?: () => void;
  /** Needs a browser. */
  readonly browser?: boolean;
  /** Needs what Debian's wheels are built with. */
  readonly python?: boolean;
}

/** As the issue form for wrong results writes it. */
const REPORT = `### Calculator

kinetic-energy

### Inputs

{ "mass": 4, "speed": 36 }

### Expected results

{ "energy": 201 }

### Source

by hand
`;

let copy: string;
let port: number;

function environment(): NodeJS.ProcessEnv {
  // What this test runs in is no part of a newcomer's shell.
  const ours = /^(?:VITEST|NODE_|npm_|(?:TEST|DEV|PROD|MODE|SSR|BASE_URL|PORT|DATA_DIR)$)/;
  const own = Object.entries(process.env).filter(([name]) => !ours.test(name));
  return { ...Object.fromEntries(own), PORT: String(port), HOST: '127.0.0.1' };
}

function type(command: string): SpawnSyncReturns<string> {
  return spawnSync('sh', ['-c', command], { cwd: copy, encoding: 'utf8', env: environment() });
}

const inCopy = (name: string) => path.join(copy, name);
const EMAIL = '--email someone@example.com';
const admin = (words: string) => `npm run admin -- ${words}`;

const SAMPLE = 'plugins/falling/bodies/free-fall.ts';

/** The sample of CONTRIBUTING, with what would be another calculator's made its own. */
function writeSample(): void {
  const sample = /^```ts\n([\s\S]*?)^```/m.exec(read('CONTRIBUTING.md'))![1]!;
  writeFileSync(inCopy(SAMPLE), sample);
}

function removeSample(): void {
  rmSync(inCopy('plugins/falling'), { recursive: true });
}

function keyId(): string {
  const listed = type(admin(`key list ${EMAIL}`)).stdout;
  return /key_\w+/.exec(listed)![0];
}

const RUNS: readonly Run[] = [
  // The lock file holds everything that package.json asks for; the packages themselves are there already.
  { command: 'npm ci', typed: 'npm ci --dry-run --offline --ignore-scripts' },
  {
    command: 'npm run bench',
    typed: 'npm run bench -- --only search',
    // Right after `npm ci`: it makes by itself what it needs.
    before: () => expect(['generated', 'assets'].filter((made) => existsSync(inCopy(made)))).toEqual([]),
    says: /Search in 5,000 entries/,
    // What was generated is made once more below; to build the pages twice would take too long.
    after: () => rmSync(inCopy('generated'), { recursive: true }),
  },
  { command: 'npm run codegen', says: /^\d+ calculators, \d+ checked anew, [1-9]\d* files changed/m },
  { command: 'npm run assets' },
  { command: 'npm test', typed: 'npm test -- test/engine/calendar.test.ts', says: /passed/ },
  {
    command: 'npm run new -- <category>/<subcategory>/<slug>',
    typed: 'npm run new -- falling/bodies/free-fall',
    says: /npm run check -- plugins\/falling\/bodies\/free-fall\.ts/,
  },
  {
    command: 'npm run check -- plugins/<category>/<subcategory>',
    typed: 'npm run check -- plugins/falling/bodies',
    before: writeSample,
    says: /1 calculator is right/,
  },
  {
    command: 'npm run check -- --fix plugins/<category>/<subcategory>',
    typed: 'npm run check -- --fix plugins/falling/bodies',
    says: /1 calculator is right \(with formatter, types and spelling\)/,
  },
  {
    command: 'npm run check -- plugins/<category>',
    typed: 'npm run check -- plugins/falling',
    says: /1 calculator is right/,
    after: removeSample,
  },
  {
    command: 'npm run integrity -- <package>',
    typed: 'npm run --silent integrity -- @reckoner/plugin-math',
    says: /"@reckoner\/plugin-math": "sha256-/,
  },
  {
    command: 'npm run wrong-result -- <report.md>',
    typed: 'npm run --silent wrong-result -- report.md',
    before: () => writeFileSync(path.join(copy, 'report.md'), REPORT),
    says: /which fails as reported:[\s\S]*Example \d+: energy is 200 J; expected 201/,
    after: () => {
      const name = 'plugins/physics/dynamics/kinetic-energy.ts';
      rmSync(path.join(copy, 'report.md'));
      writeFileSync(path.join(copy, name), read(name));
    },
  },
  {
    command: 'npx reckoner functions <word>',
    typed: 'node cli/reckoner.mjs functions interpol',
    says: /^interpolate\(points: Points, x: number\): number$/m,
  },
  {
    command: 'npx reckoner calculate compound-interest principal=1000 rate=5% years=10',
    typed: 'node cli/reckoner.mjs calculate compound-interest principal=1000 rate=5% years=10',
    says: /1,647\.01/,
  },
  { command: 'npx reckoner ask 20% of 50', typed: 'node cli/reckoner.mjs ask 20% of 50', says: /20% of 50 is 10\./ },
  // It ends with its input.
  { command: 'npx reckoner mcp', typed: 'node cli/reckoner.mjs mcp < /dev/null' },
  { command: 'npm run library', says: /functions/ },
  { command: 'npm run reference', says: /Wrote docs\/authoring\/kinds\.md/ },
  {
    command: 'npm run release -- <version>',
    // It would install what it packs.
    typed: 'npm run --silent release -- --verify 0.1.0',
    code: 1,
    says: /CHANGELOG\.md has no heading “## 0\.1\.0 \(…\)”/,
  },
  { command: 'npm run update', says: /^Contract 1 already\.$/m },
  { command: 'npm run codegen -- --keep-going' },
  { command: 'npm run torture', typed: 'npm run torture -- no-such-test' },
  { command: 'npm run torture -- FILE', typed: 'npm run torture -- test/torture/no-such-test.ts' },
  {
    command: 'npx vitest run FILE',
    typed: 'npx vitest run test/server/http/cookies.test.ts',
    says: /passed/,
  },
  {
    command: 'npx vitest run test/browser/figures.test.ts',
    typed: 'npx vitest list test/browser/figures.test.ts',
    says: /figures of a first visit/,
  },
  {
    command: 'npm run bench -- --update',
    typed: 'npm run bench -- --update --only formula',
    says: /written by hand/,
    after: () => {
      const [was, is] = [root, copy].map((folder) =>
        JSON.parse(readFileSync(path.join(folder, 'benchmarks/baseline.json'), 'utf8')),
      );
      expect(Object.keys(is).sort()).toEqual(Object.keys(was).sort());
    },
  },
  {
    command: 'npm run catalogue -- <roster.tsv>',
    typed: 'npm run catalogue -- roster.tsv',
    before: () =>
      writeFileSync(
        inCopy('roster.tsv'),
        'slug\tcategory\ttier\nohms-law\telectronics\t1\nkinetic-energy\tphysics\t1\n',
      ),
    says: /^\| \*\*all\*\* \| 2 \| 2 \|/m,
  },
  {
    command: 'npm run pack',
    typed: 'npm run pack -- create-reckoner-plugin',
    says: /create-reckoner-plugin-0\.1\.0\.tgz/,
  },
  { command: 'npm run wheel', says: /reckoner-0\.1\.0-py3-none-any\.whl/, python: true },
  { command: 'npm run changes', says: /^0 recorded\.$/m },
  {
    command: 'npm run changes -- --write --reason "…"',
    before: () => {
      const file = inCopy('plugins/physics/changes.tsv');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^.*\tkinetic-energy\t.*\n/m, ''));
    },
    says: /^added {4}physics\/kinetic-energy\n1 recorded\.$/m,
  },
  // Its first half asks the registry.
  {
    command: 'npm run lock',
    typed: 'node scripts/clean-lock.js',
    after: () => expect(readFileSync(inCopy('package-lock.json'), 'utf8')).toBe(read('package-lock.json')),
  },
  // Asks the registry, too.
  { command: 'npm run vendor', typed: 'npm run vendor -- package.json', says: /has the hash/, code: 1 },
  {
    command: 'npm run screenshots',
    typed: 'npm run screenshots -- home',
    browser: true,
    before: () => rmSync(inCopy('docs/images/home.png')),
    after: () => expect(existsSync(inCopy('docs/images/home.png'))).toBe(true),
  },
  {
    command: 'npm run figure-sheets',
    typed: 'npm run figure-sheets -- kinetic-energy',
    browser: true,
    says: /^1 figure in /m,
  },
  {
    command: 'npm run answers -- <category>/<subcategory>',
    typed: 'npm run answers -- kinetic-energy',
    says: /^## Kinetic energy \(kinetic-energy\)$/m,
  },
  {
    command: 'npm run slips -- <category>/<subcategory>',
    typed: 'npm run slips -- kinetic-energy',
    says: /^In all: \d+ slips: /m,
  },
  { command: 'npm run admin', says: /^Usage: npm run admin/m, code: 2 },
  { command: admin('account create'), says: /--email is missing/, code: 1 },
  { command: admin(`account create ${EMAIL} --plan developer`) },
  { command: admin(`account plan ${EMAIL} --plan business`) },
  { command: admin(`account operator ${EMAIL}`) },
  { command: admin(`account user ${EMAIL}`) },
  { command: admin(`account suspend ${EMAIL} --reason "Unpaid since March"`) },
  { command: admin(`account resume ${EMAIL}`) },
  { command: admin(`account password ${EMAIL}`), says: /http:\/\/localhost/ },
  { command: admin(`key create ${EMAIL} --name "Web shop"`), says: /rk_/ },
  { command: admin(`key list ${EMAIL}`), says: /Web shop/ },
  { command: admin('key revoke --key KEY_OR_ID'), typed: () => admin(`key revoke --key ${keyId()}`) },
  { command: admin(`usage ${EMAIL}`) },
  { command: admin('audit'), says: /Unpaid since March/ },
  { command: admin('store check'), says: /is whole/ },
  {
    command: admin('store copy FROM TO'),
    typed: admin('store copy data copied'),
    says: /each compared with what was read/,
  },
  { command: admin('store backup FILE'), typed: admin('store backup saved.lmdb'), says: /saved\.lmdb/ },
  { command: admin('store restore FILE'), typed: admin('store restore saved.lmdb'), says: /saved\.lmdb/ },
];

/** Run together: the first serves what the second asks. */
const SERVED = {
  start: 'npm start',
  csv: `curl -s -G http://localhost:8080/api/v1/calculate.csv -H "X-API-Key: $KEY" -d calculator=compound-interest -d principal=1000 -d rate=5%25 -d years=10`,
  curl: `curl -s http://localhost:8080/api/v1/calculate -H 'Content-Type: application/json' -H "X-API-Key: $KEY" -d '{"calculator": "compound-interest", "inputs": {"principal": 1000, "rate": "5 %", "years": 10}}'`,
};

/** Run there, too. */
const IDEMPOTENT = SERVED.curl.replace(
  '"X-API-Key: $KEY"',
  `"X-API-Key: $KEY" -H 'Idempotency-Key: 8e03978e-40d5-43e8-bc93-6894a57f9324'`,
);

/** Run on the way of a plugin from an empty folder to answers: the text that runs them in its test. */
const ON_THE_PATH: Readonly<Record<string, RegExp>> = {
  'npm create reckoner-plugin brewing': /\['exec', [^\n]*CREATE, 'brewing'/,
  'cd brewing': /path\.join\(folder, 'brewing'\)/,
  'npm install': /run\(plugin, 'npm', 'install'/,
  'npx reckoner dev': /start\(plugin, \['dev'/,
  'npx reckoner new boiling/volume-after-boil': /reckoner\(plugin, 'new', 'boiling\/volume-after-boil'\)/,
  'npx reckoner check': /reckoner\(plugin, 'check'\)/,
  'npm test': /run\(plugin, 'npm', 'test'\)/,
  'npx reckoner pack': /reckoner\(plugin, 'pack'\)/,
  'npx reckoner generate': /reckoner\(deployment, 'generate'\)/,
  'npx reckoner start': /start\(deployment, \['start'\]/,
  'npx reckoner admin': /reckoner\(deployment, 'admin'/,
  'npm install @reckoner/catalogue': /\[\.\.\.OURS, \.\.\.PLUGINS, CATALOGUE\]/,
  'npm install --global reckoner @reckoner/catalogue': /\[\.\.\.OURS, \.\.\.PLUGINS, CATALOGUE\]/,
};

/** Run from the tarball in another test: its file, and the text that runs it. */
const IN_OTHER_TESTS: Readonly<Record<string, readonly [file: string, text: RegExp]>> = {
  'npm install @reckoner/client': [
    'test/clients/typescript/package.test.ts',
    /type\(folder, 'npm', 'install', [^\n]*tarball\)/,
  ],
};

/** Run by `.ci/run`: they change the machine, measure it, or look at everything once more. */
const IN_CI: Readonly<Record<string, RegExp>> = {
  'npm run check': /^npm run check$/m,
  'npm run test-later-node': /^npm run test-later-node$/m,
  'apt-get install wrk': /missing\+=\(wrk\)/,
  'npm run bench -- --guard': /^npm run bench -- --guard$/m,
};

const hasCurl = spawnSync('curl', ['--version']).error === undefined;
const PYTHON = process.env.PYTHON || '/usr/bin/python3';
const hasPython =
  spawnSync(PYTHON, ['-c', 'import setuptools, wheel, pip']).status === 0 ||
  process.env.RECKONER_PYTHON_TESTS === 'required';
const hasBrowser = existsSync(CHROMIUM) || process.env.RECKONER_BROWSER_TESTS === 'required';

beforeAll(async () => {
  copy = copyOfTree();
  port = await freePort();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('every command in the documents is run, and every run is of one in the documents', () => {
  const named = new Set(documents.flatMap((name) => commandsIn(read(name))));
  const run = [
    ...RUNS.map(({ command }) => command),
    ...Object.values(SERVED),
    IDEMPOTENT,
    ...Object.keys(IN_CI),
    ...Object.keys(ON_THE_PATH),
    ...Object.keys(IN_OTHER_TESTS),
  ];
  expect([...named].sort()).toEqual([...new Set(run)].sort());
});

test.each(Object.entries(ON_THE_PATH))('%s is run from the tarballs', (_, text) => {
  expect(read('test/packages/path.test.ts')).toMatch(text);
});

test.each(Object.entries(IN_OTHER_TESTS))('%s is run from its tarball', (_, [file, text]) => {
  expect(read(file)).toMatch(text);
});

test.each(Object.entries(IN_CI))('%s is run in CI', (_, text) => {
  expect(read('.ci/run')).toMatch(text);
});

// Several of them begin without `generated/` or `assets/`, or start npm within npm.
describe('on a fresh clone', { timeout: 600_000 }, () => {
  for (const { command, typed, says, code = 0, before, after, browser, python } of RUNS) {
    test.skipIf((browser && !hasBrowser) || (python && !hasPython))(command, () => {
      before?.();
      const { status, stdout, stderr } = type(typeof typed === 'function' ? typed() : (typed ?? command));
      const printed = stdout + stderr;
      expect(printed).not.toMatch(/^ {4}at /m);
      expect([status, printed]).toEqual([code, expect.stringMatching(says ?? /(?:)/)]);
      after?.();
    });
  }

  test.skipIf(!hasCurl)(`${SERVED.start}, and curl`, async () => {
    // The demo account is of an empty store.
    rmSync(inCopy('data'), { recursive: true, force: true });
    const service = spawn('sh', ['-c', SERVED.start], {
      cwd: copy,
      env: environment(),
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(service, 'close');
    let printed = '';
    for (const stream of [service.stdout, service.stderr]) stream.on('data', (chunk) => (printed += chunk));
    try {
      await expect.poll(() => printed, { timeout: 300_000 }).toMatch(/Reckoner is up/);
      const KEY = /^ {2}(rk_\w+)$/m.exec(printed)![1]!;
      for (const curl of [SERVED.curl, IDEMPOTENT, IDEMPOTENT]) {
        const here = curl.replace('localhost:8080', `127.0.0.1:${port}`);
        const answer = JSON.parse(execFileSync('sh', ['-c', here], { encoding: 'utf8', env: { ...process.env, KEY } }));
        expect(answer.result.results.amount.value).toBe(1647.01);
      }
      const csv = SERVED.csv.replace('localhost:8080', `127.0.0.1:${port}`);
      const rows = execFileSync('sh', ['-c', csv], { encoding: 'utf8', env: { ...process.env, KEY } });
      expect(rows).toContain('amount,Final amount,1647.01,$');
    } finally {
      // npm, its shell and the service.
      if (service.exitCode === null) process.kill(-service.pid!, 'SIGTERM');
      await ended;
    }
  });
});
