/**
 * The engine for browsers in four files: what every calculator needs, decimals, the solver, all units. Whatever else is
 * bundled imports those instead of having the same code again, so that there is one engine on a page.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import * as classify from '@reckoner/engine/authoring/classify';
import * as constant from '@reckoner/engine/authoring/constant';
import * as define from '@reckoner/engine/authoring/define';
import * as kinds from '@reckoner/engine/authoring/kinds';
import * as noResult from '@reckoner/engine/authoring/no-result';
import { constants } from '@reckoner/engine/constants';
import { build, type Plugin } from 'esbuild';
import { allUnitsData } from '../client/engine/all-units-data.js';
import * as units from '../client/engine/formula-units.js';
import * as unitParts from '../client/engine/unit-parts.js';
import { BROWSER, type BuiltFile, builtFiles } from './bundler.js';
import { ENGINE, WEB } from './sources.js';
import { withoutTrigonometry } from './without-trigonometry.js';

export const SOURCES = join(WEB, 'client', 'engine');

/** The module by which a page gets to know units. */
export const PAGE_UNITS = join(SOURCES, 'units.ts');
/** The module by which the engine gets what it does without at first. */
export const LATER = join(SOURCES, 'later.ts');
const PAGE_MODULES: readonly string[] = [PAGE_UNITS, LATER];

/** Folders of the engine whose modules are there once: they hold classes and memos that must not be doubled. */
const SHARED_FOLDERS = [
  ...['authoring', 'calculate'].map((name) => join(ENGINE, name) + sep),
  join(ENGINE, 'arithmetic', 'big-decimal.ts'),
  join(ENGINE, 'budget.ts'),
  ...PAGE_MODULES,
];

/** Of dates in words, and what stands in its place on pages. */
const WRITTEN_DATES = join(ENGINE, 'calculate', 'read', 'kinds', 'written-date.ts');
const PLAIN_DATES = join(SOURCES, 'plain-dates.ts');

const UNIT_WORDS = join(ENGINE, 'calculate', 'present', 'unit-words.ts');

/** Modules that come later, with what the engine imports of them. */
export const LATER_MODULES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'calendar.ts': ['FIRST_DAY', 'LAST_DAY', 'formatDate', 'parseDate'],
    'calculate/read/kinds/date.ts': ['DateReader', 'TimeReader', 'formatTime'],
    'calculate/read/kinds/choice-words.ts': ['optionMeant'],
    'calculate/read/kinds/unknown-fields.ts': ['refuseUnknown'],
    'calculate/read/refused-options.ts': ['refuseCurrency', 'refuseUnit', 'refuseUnits', 'refuseUnknownOutputs'],
    'calculate/read/separators.ts': ['numberAdvice', 'numberHint'],
    'calculate/read/kinds/list.ts': ['ListReader', 'RowsReader'],
    'calculate/read/kinds/matrix.ts': ['MatrixReader'],
    'calculate/read/kinds/money.ts': ['MoneyReader', 'moneyUnit'],
    'calculate/read/kinds/text.ts': ['TextReader'],
    'calculate/read/kinds/mode-switch.ts': ['otherFieldMeant', 'switchMeant'],
    'units/clock.ts': ['addClockTime', 'withClockUnit'],
    'calculate/present/local-words.ts': ['heightText', 'localDate'],
    'calculate/present/template.ts': ['parseTemplate'],
    'calculate/present/told.ts': ['nativeValues', 'withoutRawFloats'],
    'calculate/present/unit-words.ts': ['unitInWords'],
    'units/component-text.ts': [],
    'units/compound.ts': ['parseCompound'],
    'units/number-text.ts': [],
    'units/quantity-text.ts': ['parseQuantityText'],
    'units/quantities.ts': ['acceptedUnits', 'dimensionMismatch', 'dimensionName'],
    'units/resolve.ts': ['meantUnit'],
    'units/suggest.ts': ['suggestUnit'],
    'units/written-number.ts': ['writtenNumber'],
  }).map(([path, names]) => [join(ENGINE, path), names]),
);

/** Whether what a module of the engine imports is to be taken of the built file, where its memos are. */
function takesUnitParts(importer: string): boolean {
  const isOfUnits = importer.startsWith(join(ENGINE, 'units') + sep) || importer === UNIT_WORDS;
  return isOfUnits && LATER_MODULES.has(importer);
}

export interface EngineFiles {
  readonly engine: BuiltFile;
  readonly decimal: BuiltFile;
  /** The same with circular and hyperbolic functions. */
  readonly decimalTrigonometry: BuiltFile;
  readonly equations: BuiltFile;
  /** Cautions, usual ranges and requirements. */
  readonly guards: BuiltFile;
  /** Every unit. */
  readonly allUnits: BuiltFile;
}

/** The file of the engine's sources that an import means; undefined where it means something else. */
export function engineSource(path: string, importer: string): string | undefined {
  if (path === '@reckoner/engine') return join(ENGINE, 'index.ts');
  if (PAGE_MODULES.includes(path)) return path;
  if (path.startsWith('@reckoner/engine/')) return join(ENGINE, `${path.slice('@reckoner/engine/'.length)}.ts`);
  if (!path.startsWith('.')) return undefined;
  const source = resolve(dirname(importer), path).replace(/\.js$/, '.ts');
  return importer.startsWith(ENGINE + sep) || PAGE_MODULES.includes(source) ? source : undefined;
}

function isShared(source: string): boolean {
  return SHARED_FOLDERS.some((folder) => source.startsWith(folder));
}

/** The engine's sources that a built file has in it. */
function sharedSources({ sources }: BuiltFile): ReadonlySet<string> {
  return new Set(sources.map((source) => resolve(WEB, source)).filter(isShared));
}

/**
 * Lets bundles import the built files of the engine. What authors import keeps its names, taken from the built file
 * or bundled where a formula calls it; constants are numbers there, not a table.
 */
export function enginePlugin({
  engine,
  decimal,
  equations,
  guards,
  allUnits,
}: Pick<EngineFiles, 'engine'> & Partial<EngineFiles>): Plugin {
  const elsewhere = new Map<string, BuiltFile | undefined>([
    [join(ENGINE, 'arithmetic', 'decimal34.ts'), decimal],
    [join(ENGINE, 'arithmetic', 'decimal-number.ts'), decimal],
    [join(ENGINE, 'calculate', 'evaluate', 'decimal-method.ts'), decimal],
    [join(ENGINE, 'calculate', 'evaluate', 'equations-method.ts'), equations],
    [join(ENGINE, 'calculate', 'guard', 'guards-method.ts'), guards],
    [join(ENGINE, 'arithmetic', 'assemble-lifted.ts'), engine],
  ]);
  const present = sharedSources(engine);
  const index = join(ENGINE, 'index.ts');
  const constantsFile = join(ENGINE, 'constants.ts');
  return {
    name: 'engine',
    setup(bundle) {
      bundle.onResolve(
        { filter: /^(@reckoner\/engine(\/|$)|\.|\/.*client\/engine\/(units|later)\.ts$)/ },
        ({ path, importer }) => {
          const source = engineSource(path, importer);
          // What comes later comes together.
          const isLater = source !== undefined && LATER_MODULES.has(source);
          if (takesUnitParts(importer) && !isLater)
            return { path: 'unit-parts', namespace: 'unit-parts', sideEffects: false };
          if (source === undefined) return undefined;
          if (source === WRITTEN_DATES) return { path: PLAIN_DATES, sideEffects: false };
          const there = present.has(source) ? engine : elsewhere.get(source);
          if (there) return { path: `./${there.file}`, external: true, sideEffects: false };
          return { path: source, sideEffects: false };
        },
      );
      bundle.onLoad({ filter: /[\\/]index\.ts$/ }, ({ path }) =>
        path === index ? { contents: authorsIndex(), resolveDir: ENGINE, loader: 'ts' } : undefined,
      );
      // A module for each name, so that only the names that are used are imported.
      bundle.onResolve({ filter: /^authoring:/ }, ({ path }) => ({ path, namespace: 'authoring', sideEffects: false }));
      bundle.onLoad({ filter: /.*/, namespace: 'authoring' }, ({ path }) => ({
        contents: nameModule(path.slice('authoring:'.length)),
        resolveDir: ENGINE,
      }));
      bundle.onLoad({ filter: /.*/, namespace: 'unit-parts' }, () => ({
        contents: `import { unitParts } from '@reckoner/engine/authoring/define';
export const { ${Object.keys(unitParts).join(', ')} } = unitParts;`,
        resolveDir: ENGINE,
      }));
      if (allUnits) {
        // It is imported for what it does, not for names.
        bundle.onResolve({ filter: /[\\/]all-units\.(js|ts)$/ }, () => ({
          path: `./${allUnits.file}`,
          external: true,
        }));
      }
      bundle.onLoad({ filter: /[\\/]all-units-data\.ts$/ }, ({ path }) =>
        path === ALL_UNITS_DATA
          ? { contents: `export const allUnitsData = ${JSON.stringify(allUnitsData)};`, loader: 'js' }
          : undefined,
      );
      bundle.onLoad({ filter: /[\\/]constants\.ts$/ }, ({ path }) =>
        path === constantsFile ? { contents: literalConstants(), loader: 'ts' } : undefined,
      );
    },
  };
}

/** The engine's index, with what the built file has taken from there. */
function authorsIndex(): string {
  const lines = readFileSync(join(ENGINE, 'index.ts'), 'utf8').split('\n');
  const bundled = lines.filter((line) => line.startsWith('export ') && !/\.\/(authoring|units)\//.test(line));
  return [...[...AUTHORING, ...UNITS].map((name) => `export { ${name} } from 'authoring:${name}';`), ...bundled].join(
    '\n',
  );
}

/** Exports one name of the built file. */
function nameModule(name: string): string {
  // Any module that is in the built file stands for it.
  const from = `from '@reckoner/engine/authoring/define';`;
  return UNITS.includes(name)
    ? `import { units } ${from} export const ${name} = units.${name};`
    : `export { ${name} } ${from}`;
}

function literalConstants(): string {
  const table = Object.entries(constants);
  return table.map(([name, { text }]) => `export const ${name} = ${Number(text)};`).join('\n');
}

/** The engine begins without units, as each calculator brings its own, and without what comes later. */
export const reduced: Plugin = {
  name: 'reduced',
  setup(bundle) {
    // An installed engine exports what its sources were compiled to.
    bundle.onResolve({ filter: /^@reckoner\/engine(\/|$)/ }, ({ path, importer }) => ({
      path: engineSource(path, importer)!,
      sideEffects: false,
    }));
    bundle.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const names = LATER_MODULES.get(path);
      return names && { contents: `export { ${names.join(', ')} } from ${JSON.stringify(LATER)};`, loader: 'js' };
    });
    const empty: Readonly<Record<string, string>> = {
      [join(ENGINE, 'units', 'tables', 'index.ts')]: 'export const UNIT_GROUPS = [];',
      [join(ENGINE, 'units', 'tables', 'quantities.ts')]: 'export const QUANTITIES = [];',
      [join(ENGINE, 'units', 'tables', 'ambiguous.ts')]: 'export const ALSO = {}; export const AMBIGUOUS = {};',
    };
    bundle.onLoad({ filter: /[\\/]tables[\\/]\w+\.ts$/ }, ({ path }) =>
      empty[path] === undefined ? undefined : { contents: empty[path], loader: 'js' },
    );
  },
};

/** What authors import of the engine's authoring folder. */
const AUTHORING = [classify, constant, define, kinds, noResult].flatMap((module) => Object.keys(module));

/** The functions of units, which formulas seldom call. */
export const UNITS = Object.keys(units);
/** The module that makes every unit known. */
export const ALL_UNITS = join(SOURCES, 'all-units.ts');
const ALL_UNITS_DATA = join(SOURCES, 'all-units-data.ts');

async function bundleOne(source: string, plugins: Plugin[]): Promise<BuiltFile> {
  const entryPoints = [join(SOURCES, source)];
  const built = await build({ ...BROWSER, absWorkingDir: WEB, entryPoints, outdir: '/', plugins });
  return builtFiles(built)[0]!;
}

export async function buildEngine(): Promise<EngineFiles> {
  const engine = await bundleOne('engine.ts', [reduced]);
  const decimal = await bundleOne('decimal.ts', [enginePlugin({ engine }), withoutTrigonometry]);
  const decimalTrigonometry = await bundleOne('decimal-trigonometry.ts', [enginePlugin({ engine })]);
  const equations = await bundleOne('equations.ts', [enginePlugin({ engine, decimal })]);
  const guards = await bundleOne('guards.ts', [enginePlugin({ engine })]);
  const allUnits = await bundleOne('all-units.ts', [enginePlugin({ engine })]);
  return { engine, decimal, decimalTrigonometry, equations, guards, allUnits };
}

/** The names that a built file imports of another. */
const IMPORT = /import\{([^}]*)\}from"\.\/([^"]+)"/g;

/** @throws Error when a file imports a name that another does not have: an export is missing in `client/engine/`. */
export function checkImports(files: readonly BuiltFile[], engine: EngineFiles): void {
  const exported = new Map(Object.values(engine).map((one: BuiltFile) => [one.file, new Set(one.exports)]));
  for (const { file, contents } of files) {
    if (!file.endsWith('.js')) continue;
    for (const [, names = '', from = ''] of Buffer.from(contents).toString('utf8').matchAll(IMPORT)) {
      const there = exported.get(from);
      const missing = names
        .split(',')
        .map((one) => one.split(' as ')[0]!)
        .filter((name) => there && !there.has(name));
      if (missing.length > 0) throw new Error(`${file} needs ${missing.join(', ')}, which ${from} does not export.`);
    }
  }
}
