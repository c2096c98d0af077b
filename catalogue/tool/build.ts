/**
 * `npm run library`: makes the functions of `@reckoner/catalogue`: a module and its types for each category, a module for
 * each calculator, and the engine in parts, of which a bundler takes what a program uses.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BANNER } from '@reckoner/bundling/banner';
import { currentGeneration } from '@reckoner/bundling/generations';
import { scan } from '@reckoner/bundling/scan';
import { typedCommand } from '@reckoner/bundling/typed-command';
import type { Detail } from '@reckoner/codegen/generate/emit/detail';
import type { Definition } from '@reckoner/engine/authoring/define';
import { parseUnit } from '@reckoner/engine/units/index';
import { BROWSER, type BuiltFile, builtFiles } from '@reckoner/server/web/assets/bundler';
import {
  calculatorPlugin,
  entryText,
  loadCategory,
  lookedUp,
  NAMESPACE,
  type Source,
  sourceOf,
  TRIGONOMETRY,
} from '@reckoner/server/web/assets/calculators';
import { ALL_UNITS, enginePlugin, LATER, reduced, SOURCES } from '@reckoner/server/web/assets/engine';
import { ENGINE, WEB } from '@reckoner/server/web/assets/sources';
import { withoutTrigonometry } from '@reckoner/server/web/assets/without-trigonometry';
import { build, type Plugin } from 'esbuild';
import { declarations } from './declarations.js';
import { functionNames } from './names.js';
import { OF_ENGINE, partsOf } from './parts.js';
import { solverText } from './solver.js';
import { factorsOf, unitGroups } from './unit-lines.js';

const library = fileURLToPath(new URL('../library/', import.meta.url));

/** As for pages, but to be read, and to be bundled once more. */
const READABLE = { ...BROWSER, minify: false, entryNames: '[name]', chunkNames: '[name]' } as const;

export interface LibraryOptions {
  /** The project whose plugins these are. */
  readonly root: string;
  /** What code generation wrote. */
  readonly generated: string;
  /** The folder that is made. */
  readonly out: string;
}

interface Parts {
  readonly engine: BuiltFile;
  readonly decimal: BuiltFile;
  readonly decimalTrigonometry: BuiltFile;
  readonly equations: BuiltFile;
  readonly guards: BuiltFile;
  readonly everyUnit: BuiltFile;
}

/** The parts of the engine lie beside the calculators' modules, which import them by these names. */
async function bundleOne(source: string, name: string, plugins: Plugin[]): Promise<BuiltFile> {
  const entryPoints = [{ in: source, out: name }];
  const built = await build({ ...READABLE, absWorkingDir: WEB, entryPoints, outdir: '/', plugins });
  return builtFiles(built)[0]!;
}

const lean = (name: string) => path.join(library, `lean-${name}.ts`);
const LEAN_UNITS = lean('units');
const LEAN_LATER = lean('later');

const calculate = (...parts: string[]) => path.join(ENGINE, 'calculate', ...parts);

/** Modules of the engine to those that stand for them: what they hold comes with the calculators that need it. */
const LEAN = new Map([
  [path.join(ENGINE, 'units', 'index.ts'), LEAN_UNITS],
  [path.join(ENGINE, 'units', 'logarithmic-conversion.ts'), lean('logarithms')],
  [calculate('present', 'unit-words.ts'), LEAN_UNITS],
  [calculate('present', 'plain-kinds.ts'), lean('kinds')],
  [calculate('present', 'table-kinds.ts'), lean('kinds')],
  [calculate('read', 'kinds', 'reader-kinds.ts'), lean('kinds')],
  [calculate('read', 'kinds', 'synonyms.ts'), lean('synonyms')],
]);

/** What comes later to pages, and is here in parts of its own: bundlers leave out what no calculator names. */
const LATER_PARTS: ReadonlySet<string> = new Set([
  path.join(ENGINE, 'calendar.ts'),
  ...['choice-words', 'date', 'list', 'matrix', 'money', 'text', 'unknown-fields'].map((name) =>
    calculate('read', 'kinds', `${name}.ts`),
  ),
  calculate('read', 'refused-options.ts'),
  path.join(ENGINE, 'units', 'number-text.ts'),
]);

/** What the engine's own modules take of `LEAN_LATER`, and calculators of the engine. */
const GIVEN_LATER: ReadonlySet<string> = new Set([
  calculate('present', 'template.ts'),
  calculate('present', 'told.ts'),
  calculate('read', 'separators.ts'),
]);

/** The engine asks what the program's calculators have brought. */
export const leanEngine: Plugin = {
  name: 'lean-engine',
  setup(bundle) {
    bundle.onResolve({ filter: /\.js$/ }, ({ path: asked, importer }) => {
      if (!asked.startsWith('.')) return undefined;
      const file = path.resolve(path.dirname(importer), asked).replace(/\.js$/, '.ts');
      if (GIVEN_LATER.has(file) && importer.startsWith(ENGINE)) return { path: LEAN_LATER, sideEffects: false };
      const stand = LEAN.get(file);
      return stand === undefined ? undefined : { path: stand, sideEffects: false };
    });
    bundle.onLoad({ filter: /\.ts$/ }, ({ path: file }) => {
      if (file === LATER)
        return { contents: `export * from ${JSON.stringify(LEAN_LATER)};`, resolveDir: library, loader: 'ts' };
      const isOwn = LATER_PARTS.has(file) || GIVEN_LATER.has(file);
      return isOwn ? { contents: readFileSync(file, 'utf8'), loader: 'ts' } : undefined;
    });
  },
};

/** Of these there must be one: they hold what is known, or are compared by their class. */
const ONCE = new Map(
  [LEAN_UNITS, LEAN_LATER, path.join(ENGINE, 'arithmetic', 'big-decimal.ts')].map((file) => [
    file.replace(/\.ts$/, ''),
    './engine.js',
  ]),
);

/** Takes them from the engine's own file. */
const shareOnce: Plugin = {
  name: 'share-once',
  setup(bundle) {
    bundle.onResolve({ filter: /lean-units|lean-later|big-decimal$|big-decimal\.js$/ }, ({ path: asked, importer }) => {
      const file = asked.startsWith('@reckoner/engine/')
        ? path.join(ENGINE, asked.slice('@reckoner/engine/'.length))
        : path.resolve(path.dirname(importer), asked).replace(/\.(js|ts)$/, '');
      return ONCE.has(file) ? { path: './engine.js', external: true, sideEffects: false } : undefined;
    });
  },
};

/** The units as they are, beside an engine that begins without them. */
const everyUnit: Plugin = {
  name: 'every-unit',
  setup(bundle) {
    bundle.onResolve({ filter: /^@reckoner\/engine\// }, ({ path: asked }) => ({
      path: path.join(ENGINE, `${asked.slice('@reckoner/engine/'.length)}.ts`),
      sideEffects: false,
    }));
  },
};

const solver = (name: string) => path.join(ENGINE, 'equations', `${name}.ts`);

/** Modules of the solver to those that stand for them: they come with the calculators that may need them. */
const LEAN_SOLVER = new Map([
  ...['block', 'polynomial', 'print', 'single-scan', 'sufficient'].map(
    (name) => [solver(name), lean('solver')] as const,
  ),
  [solver('operations'), lean('operations')],
]);

/** The solver asks what the program's calculators have brought. */
const leanSolver: Plugin = {
  name: 'lean-solver',
  setup(bundle) {
    bundle.onResolve({ filter: /^\..*\.js$/ }, ({ path: asked, importer }) => {
      const file = path.resolve(path.dirname(importer), asked).replace(/\.js$/, '.ts');
      const stand = LEAN_SOLVER.get(file);
      return stand === undefined ? undefined : { path: stand, sideEffects: false };
    });
  },
};

async function buildParts(): Promise<Parts> {
  const page = (name: string) => path.join(SOURCES, `${name}.ts`);
  const engine = await bundleOne(path.join(library, 'engine.ts'), 'engine', [leanEngine, reduced]);
  const plugins = [enginePlugin({ engine })];
  const decimal = await bundleOne(path.join(library, 'decimal.ts'), 'decimal', [
    shareOnce,
    ...plugins,
    withoutTrigonometry,
  ]);
  return {
    engine,
    decimal,
    decimalTrigonometry: await bundleOne(path.join(library, 'decimal.ts'), 'decimal-trigonometry', [
      shareOnce,
      ...plugins,
    ]),
    equations: await bundleOne(path.join(library, 'equations.ts'), 'equations', [
      leanSolver,
      enginePlugin({ engine, decimal }),
    ]),
    guards: await bundleOne(page('guards'), 'guards', plugins),
    everyUnit: await bundleOne(path.join(library, 'every-unit.ts'), 'every-unit', [shareOnce, everyUnit]),
  };
}

interface Entry {
  readonly slug: string;
  readonly source: Source;
  readonly units: string;
  readonly text: string;
}

/** The modules of calculators that run on these parts. */
async function buildCalculators(root: string, group: readonly Entry[], parts: Parts): Promise<readonly BuiltFile[]> {
  if (group.length === 0) return [];
  const sources = new Map(group.map(({ source }) => [source.file.path, source]));
  const entries = new Map(
    group.flatMap(({ slug, units, text }) => [
      [`${slug}/units`, units] as const,
      [slug, `import ${JSON.stringify(`${NAMESPACE}:${slug}/units`)};\n${text}`] as const,
    ]),
  );
  const { engine, decimal, equations, guards, everyUnit: allUnits } = parts;
  const files = { engine, decimal, equations, guards, allUnits };
  const built = await build({
    ...READABLE,
    absWorkingDir: root,
    entryPoints: group.map(({ slug }) => ({ in: `${NAMESPACE}:${slug}`, out: slug })),
    outdir: '/',
    plugins: [shareOnce, enginePlugin(files), calculatorPlugin(root, sources, entries)],
  });
  return builtFiles(built);
}

/** Where the module of a calculator lies from those of categories. */
const MODULES = 'calculators';

function categoryText(details: Readonly<Record<string, Detail>>, aliases: Readonly<Record<string, string>>): string {
  const slugs = Object.keys(details);
  const names = functionNames([...slugs, ...Object.keys(aliases)]);
  const imports = slugs.map(
    (slug, place) => `import { calculator as c${place}, methods as m${place} } from './${MODULES}/${slug}.js';`,
  );
  const made = slugs.map((slug, place) => {
    const facts = `${JSON.stringify(slug)}, ${JSON.stringify(details[slug]!.version)}`;
    return `export const ${names.get(slug)} = /* @__PURE__ */ calculatorFunction(${facts}, () => ({ calculator: c${place}, methods: m${place} }));`;
  });
  const old = Object.entries(aliases).map(([slug, now]) => `export { ${names.get(now)} as ${names.get(slug)} };`);
  return `${BANNER}
import '#every-unit';
import { calculatorFunction } from './${MODULES}/engine.js';
${[...imports, ...made, ...old].join('\n')}
`;
}

const LOGARITHMS = `import { logarithmic } from '@reckoner/engine/units/logarithmic-conversion';
import { knowLogarithms } from '${OF_ENGINE}';
knowLogarithms(logarithmic);
`;

/** Numbers that are sent to formulas which look units up are read as they would be with every unit. */
const NUMBER_TEXTS = `import { fractionText, knowNumberTexts, numberAdvice, numberHint } from '${OF_ENGINE}';
knowNumberTexts({ fractionText, numberAdvice, numberHint });
`;

/** Makes the units known that the calculator's fields are in and that its formula looks up; every one where that may be any. */
function unitsOf(source: Source, definition: Definition): string {
  const written = lookedUp(source, definition);
  if (written === 'any') return `import ${JSON.stringify(ALL_UNITS)};\n`;
  const units = written.filter((text) => parseUnit(text).ok);
  const groups = unitGroups(definition, units);
  if (groups.length === 0) return '';
  const logarithms = groups.some(([, , lines]) => lines.some(([, , , , scale]) => scale?.[0] === 'log'))
    ? LOGARITHMS
    : '';
  const known = `${logarithms}import { knowUnits } from '${OF_ENGINE}';\nknowUnits(${JSON.stringify(groups)});\n`;
  if (units.length === 0) return known;
  const factors = JSON.stringify(factorsOf(units));
  return `${known}import { knowFactors } from '${OF_ENGINE}';\nknowFactors(${factors});\n${NUMBER_TEXTS}`;
}

interface Index {
  readonly slugs: Readonly<Record<string, string>>;
  readonly aliases: Readonly<Record<string, string>>;
}

function readIndex(generated: string): Index {
  try {
    return JSON.parse(readFileSync(path.join(generated, 'catalogue.json'), 'utf8'));
  } catch (cause) {
    throw new Error(`No catalogue in ${generated}: run \`${typedCommand('generate')}\`.`, { cause });
  }
}

/** Names of modules that are no category's. */
const OWN_MODULES: ReadonlySet<string> = new Set(['index', 'types', 'every-unit', 'own-units']);

/** Makes the folder anew. Resolves to how many functions there are. */
export async function buildLibrary({ root, generated: folder, out }: LibraryOptions): Promise<number> {
  const generated = currentGeneration(folder) ?? folder;
  const { slugs, aliases } = readIndex(generated);
  const parts = await buildParts();
  const plain: Entry[] = [];
  const trigonometric: Entry[] = [];
  const categories = new Map<string, Awaited<ReturnType<typeof loadCategory>>>();
  for (const file of scan(root).calculators) {
    const { slug, plugin } = file;
    const source = Object.hasOwn(slugs, slug) ? sourceOf(file, 'answers') : undefined;
    if (source === undefined) continue;
    const known = categories.get(plugin.category) ?? (await loadCategory(generated, plugin.category));
    categories.set(plugin.category, known);
    const calculator = { ...known.calculators[slug]!, lifted: known.assembled[slug] };
    const { definition } = calculator;
    const units = unitsOf(source, definition);
    const solver = source.method === 'equations' ? solverText(calculator) : undefined;
    const text = partsOf(source, definition) + entryText(source, definition, known.lifted, solver);
    const group = source.method === 'decimal' && TRIGONOMETRY.test(text) ? trigonometric : plain;
    group.push({ slug, source, units, text });
  }
  const built = [
    ...(await buildCalculators(root, plain, parts)),
    ...(await buildCalculators(root, trigonometric, { ...parts, decimal: parts.decimalTrigonometry })),
  ];
  rmSync(out, { recursive: true, force: true });
  mkdirSync(path.join(out, MODULES), { recursive: true });
  for (const { file, contents } of [...Object.values(parts), ...built])
    writeFileSync(path.join(out, MODULES, file), contents);
  for (const category of categories.keys()) {
    if (OWN_MODULES.has(category))
      throw new Error(`A category cannot be called ${category}: a module of the library is.`);
    const details = JSON.parse(readFileSync(path.join(generated, category, 'details.json'), 'utf8'));
    const former = Object.fromEntries(Object.entries(aliases).filter(([, slug]) => slugs[slug] === category));
    writeFileSync(path.join(out, `${category}.js`), categoryText(details, former));
    writeFileSync(path.join(out, `${category}.d.ts`), declarations(details, former, BANNER));
  }
  const names = "CalculationError } from './";
  writeFileSync(path.join(out, 'index.js'), `${BANNER}\nexport { ${names}${MODULES}/engine.js';\n`);
  writeFileSync(path.join(out, 'index.d.ts'), `${BANNER}\nexport * from './types.js';\n`);
  writeFileSync(path.join(out, 'every-unit.js'), `${BANNER}\nimport './${MODULES}/every-unit.js';\n`);
  writeFileSync(path.join(out, 'every-unit.d.ts'), `${BANNER}\nexport {};\n`);
  writeFileSync(path.join(out, 'own-units.js'), `${BANNER}\n`);
  writeFileSync(path.join(out, 'types.d.ts'), readFileSync(path.join(library, 'types.d.ts'), 'utf8'));
  return built.length;
}
