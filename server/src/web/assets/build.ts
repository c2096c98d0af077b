/** `npm run assets`: bundles the pages' styles and browser code into `assets/`, each file named by its content. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addGeneration } from '@reckoner/bundling/generations';
import { hash } from '@reckoner/bundling/hash';
import { build } from 'esbuild';
import { systemClock } from '../../clock.js';
import { BROWSER, type BuiltFile, builtFiles } from './bundler.js';
import { buildCalculators, calculatorsToBuild } from './calculators.js';
import { buildEngine, checkImports, type EngineFiles, enginePlugin } from './engine.js';
import { buildGuides, GUIDES_FILE } from './guides.js';
import { type CalculatorModule, MANIFEST, type Manifest } from './manifest.js';
import { WEB } from './sources.js';
import { SCALAR, scalarFile } from './vendored.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const DEFAULT_OUT = join(ROOT, 'assets');
const DEFAULT_GENERATED = join(ROOT, 'generated');

/** What a page may name, and what it is made from. */
const ENTRIES: Readonly<Record<string, string>> = {
  'styles.css': 'styles/index.css',
  'shell.js': 'client/shell.ts',
  'framed.js': 'client/framed.ts',
  'embed.js': 'client/embed.ts',
  'calculator.js': 'client/calculator.ts',
  'home.js': 'client/home.ts',
  'compare.js': 'client/compare.ts',
  'all-units.js': 'client/engine/all-units.ts',
  'typed-units.js': 'client/engine/typed-units.ts',
  'docs.css': 'styles/docs.css',
  'reference.css': 'styles/reference.css',
  'dashboard.css': 'styles/dashboard.css',
  'dashboard.js': 'client/dashboard.ts',
  'icon.svg': 'styles/icon.svg',
  'reference.js': 'client/reference.ts',
  [GUIDES_FILE]: GUIDES_FILE,
  [SCALAR]: SCALAR,
};

/** What is not bundled here. */
const MADE_OTHERWISE: ReadonlySet<string> = new Set([GUIDES_FILE, SCALAR]);

/** For so long pages that were kept elsewhere may still ask for the files of an earlier build. */
const RETIRED_MS = 24 * 3_600_000;

/** What all pages have in common, which follows from this program alone. */
export interface PageParts {
  readonly engine: EngineFiles;
  readonly shared: readonly BuiltFile[];
}

/** It takes most of the time of a build, and may be made once for many. */
export async function buildPageParts(): Promise<PageParts> {
  const engine = await buildEngine();
  const pages = await build({
    ...BROWSER,
    absWorkingDir: WEB,
    entryPoints: Object.values(ENTRIES).filter(
      (source) => source !== engine.allUnits.entryPoint && !MADE_OTHERWISE.has(source),
    ),
    outdir: '/',
    loader: { '.svg': 'copy' },
    splitting: true,
    plugins: [enginePlugin(engine)],
  });
  return { engine, shared: [...Object.values(engine), ...builtFiles(pages), buildGuides(), scalarFile()] };
}

export interface BuildOptions {
  /** The folder with the plugins and what is installed; by default that of this project. */
  readonly root?: string;
  readonly parts?: PageParts;
}

/** Writes every asset and the manifest; what nothing needs any more is removed a day later. */
export async function buildAssets(
  out: string,
  generated = DEFAULT_GENERATED,
  now = systemClock.now(),
  { root = ROOT, parts }: BuildOptions = {},
): Promise<Manifest> {
  const { engine, shared } = parts ?? (await buildPageParts());
  const last = lastManifest(out);
  const before = calculatorsThere(out, last);
  const wanted = await calculatorsToBuild(root, generated, engine);
  const changed = wanted.filter(({ slug, key }) => before[slug]?.key !== key);
  const built = await buildCalculators(root, changed, engine);
  checkImports([...shared, ...built.values()], engine);

  const files: Record<string, string> = {};
  for (const { entryPoint, file } of shared) {
    const name = Object.keys(ENTRIES).find((one) => ENTRIES[one] === entryPoint);
    if (name !== undefined) files[name] = file;
  }
  const imports = Object.fromEntries(shared.map(({ file }) => [file, allImports(file, shared)]));
  const calculators: Record<string, CalculatorModule> = {};
  for (const { slug, key } of wanted) {
    const made = built.get(slug);
    calculators[slug] = made ? { file: made.file, key, imports: made.imports } : before[slug]!;
  }
  const named = new Set([...shared.map(({ file }) => file), ...Object.values(calculators).map(({ file }) => file)]);
  const retired = retiredFiles(out, named, last, now);
  const manifest: Manifest = { files, imports, calculators, ...(Object.keys(retired).length > 0 ? { retired } : {}) };
  write(out, [...shared, ...built.values()], manifest, now);
  return manifest;
}

/** The files in a folder, without what is hidden there. */
function filesIn(out: string): string[] {
  return existsSync(out) ? readdirSync(out).filter((name) => !name.startsWith('.')) : [];
}

function lastManifest(out: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(out, MANIFEST), 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
}

/** Files that no page names any more, each with when a build first found that; without those whose day is over. */
function retiredFiles(
  out: string,
  named: ReadonlySet<string>,
  last: Manifest | undefined,
  now: number,
): Record<string, number> {
  return Object.fromEntries(
    filesIn(out)
      .filter((file) => file !== MANIFEST && !named.has(file))
      .map((file): [string, number] => [file, last?.retired?.[file] ?? now])
      .filter(([, since]) => now - since < RETIRED_MS),
  );
}

/** The calculators' modules that the last build left, as far as they are there. */
function calculatorsThere(out: string, last: Manifest | undefined): Readonly<Record<string, CalculatorModule>> {
  if (!last) return {};
  const there = new Set(filesIn(out));
  return Object.fromEntries(Object.entries(last.calculators).filter(([, { file }]) => there.has(file)));
}

/** What a file imports, directly or through others. */
function allImports(file: string, files: readonly BuiltFile[]): string[] {
  const direct = new Map(files.map((one) => [one.file, one.imports]));
  const found = new Set<string>();
  const pending = [file];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const one of direct.get(next) ?? []) {
      if (!found.has(one)) pending.push(one);
      found.add(one);
    }
  }
  return [...found];
}

function write(out: string, built: readonly BuiltFile[], manifest: Manifest, now: number): void {
  mkdirSync(out, { recursive: true });
  const calculators = Object.values(manifest.calculators).map(({ file }) => file);
  const retired = Object.keys(manifest.retired ?? {});
  const wanted = new Set([MANIFEST, ...built.map(({ file }) => file), ...calculators, ...retired]);
  const there = new Set(filesIn(out));
  // Named by their content: what is there is right, and may be being read.
  for (const { file, contents } of built) if (!there.has(file)) writeFileSync(join(out, file), contents);
  const draft = join(out, `.${MANIFEST}.${process.pid}`);
  const text = JSON.stringify(manifest);
  writeFileSync(draft, text);
  renameSync(draft, join(out, MANIFEST));
  for (const name of there) if (!wanted.has(name)) rmSync(join(out, name), { recursive: true });
  // A service that started with these files may ask for one of them for the first time long after.
  addGeneration(out, hash(text), wanted, now);
}

if (process.argv[1] !== undefined && fileURLToPath(import.meta.url) === process.argv[1]) {
  try {
    await buildAssets(process.env.ASSETS_DIR || DEFAULT_OUT, process.env.GENERATED_DIR || DEFAULT_GENERATED);
  } catch (error) {
    // With a cause it says what to do; else it is a fault, whose place matters.
    if (!(error instanceof Error && error.cause !== undefined)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
