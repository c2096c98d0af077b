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
import { BROWSER, type BuiltFile, builtFiles } from '@reckoner/server/web/assets/bundler';
import {
  CALLS_UNITS,
  calculatorPlugin,
  entryText,
  loadCategory,
  NAMESPACE,
  partsText,
  type Source,
  sourceOf,
  TRIGONOMETRY,
} from '@reckoner/server/web/assets/calculators';
import { decimalPlugin } from '@reckoner/server/web/assets/decimal-js';
import { ALL_UNITS, enginePlugin, LATER, reduced, SOURCES } from '@reckoner/server/web/assets/engine';
import { ENGINE, WEB } from '@reckoner/server/web/assets/sources';
import { build, type Plugin } from 'esbuild';
import { declarations } from './declarations.js';
import { functionNames } from './names.js';
import { unitLines } from './unit-lines.js';

const library = fileURLToPath(new URL('../library/', import.meta.url));

/** As for pages, but to be read, and to be bundled once more. */
const READABLE = { ...BROWSER, minify: false, entryNames: '[name]', chunkNames: '[name]' } as const;

/** What of decimals only decimal.js has: circular functions, and special functions on decimals. */
const NEEDS_LIBRARY = new RegExp(`${TRIGONOMETRY.source}|versions\\.\\w+Decimal\\b`);

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

const LEAN_UNITS = path.join(library, 'lean-units.ts');
const UNITS_INDEX = path.join(ENGINE, 'units', 'index.ts');
const UNIT_WORDS = path.join(ENGINE, 'calculate', 'present', 'unit-words.ts');

/** Of what `provide` gives, that of units. */
const GIVEN_UNITS =
  /^ {4}(\w+) = \1,\n(?<=(?:acceptedUnits|dimensionMismatch|dimensionName|unitInWords|parseCompound|parseQuantityText|meantUnit|suggestUnit),\n)/gm;

/** The engine asks the units of the program's calculators. */
export const leanUnits: Plugin = {
  name: 'lean-units',
  setup(bundle) {
    bundle.onResolve({ filter: /units\/index\.js$/ }, ({ path: asked, importer }) =>
      path.resolve(path.dirname(importer), asked).replace(/\.js$/, '.ts') === UNITS_INDEX
        ? { path: LEAN_UNITS, sideEffects: false }
        : undefined,
    );
    // Of all that is behind it, the conversions only ask whether two units agree, which was asked before.
    bundle.onResolve({ filter: /^\.\/unit\.js$/ }, ({ importer }) =>
      importer === path.join(ENGINE, 'units', 'convert.ts') ? { path: 'agreed', namespace: 'agreed' } : undefined,
    );
    bundle.onResolve({ filter: /big-decimal-logarithm\.js$/ }, () => ({
      path: path.join(library, 'lean-logarithms.ts'),
      sideEffects: false,
    }));
    bundle.onLoad({ filter: /.*/, namespace: 'agreed' }, () => ({
      contents: 'export const sameDimension = () => true;',
      loader: 'js',
    }));
    // What is not given later goes, with what stands for it until then.
    bundle.onLoad({ filter: /later\.ts$/ }, ({ path: file }) =>
      file === LATER ? { contents: readFileSync(file, 'utf8').replaceAll(GIVEN_UNITS, ''), loader: 'ts' } : undefined,
    );
    // Programs send and ask for what no form does.
    bundle.onLoad({ filter: /(?:unknown-fields|refused-options)\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, 'utf8'),
      loader: 'ts',
    }));
    bundle.onLoad({ filter: /unit-words\.ts$/ }, ({ path: file }) =>
      file === UNIT_WORDS
        ? { contents: `export { unitInWords } from ${JSON.stringify(LEAN_UNITS)};`, loader: 'js' }
        : undefined,
    );
  },
};

/** Of these there must be one: they hold what is known, or are compared by their class. */
const ONCE = new Map(
  [LEAN_UNITS, path.join(ENGINE, 'arithmetic', 'big-decimal.ts'), path.join(SOURCES, 'later.ts')].map((file) => [
    file.replace(/\.ts$/, ''),
    './engine.js',
  ]),
);

/** Takes them from the engine's own file. */
const shareOnce: Plugin = {
  name: 'share-once',
  setup(bundle) {
    bundle.onResolve(
      { filter: /lean-units|big-decimal$|big-decimal\.js$|engine\/later/ },
      ({ path: asked, importer }) => {
        const file = asked.startsWith('@reckoner/engine/')
          ? path.join(ENGINE, asked.slice('@reckoner/engine/'.length))
          : asked.startsWith('@reckoner/server/web/')
            ? path.join(WEB, asked.slice('@reckoner/server/web/'.length))
            : path.resolve(path.dirname(importer), asked).replace(/\.(js|ts)$/, '');
        return ONCE.has(file) ? { path: './engine.js', external: true, sideEffects: false } : undefined;
      },
    );
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

const leanDecimal: Plugin = {
  name: 'lean-decimal',
  setup(bundle) {
    bundle.onResolve({ filter: /^decimal\.js$/ }, () => ({ path: path.join(library, 'lean-decimal.ts') }));
  },
};

async function buildParts(): Promise<Parts> {
  const page = (name: string) => path.join(SOURCES, `${name}.ts`);
  const engine = await bundleOne(path.join(library, 'engine.ts'), 'engine', [leanUnits, reduced]);
  const plugins = [enginePlugin({ engine })];
  const decimal = await bundleOne(page('decimal'), 'decimal', [
    leanDecimal,
    shareOnce,
    ...plugins,
    decimalPlugin(false),
  ]);
  return {
    engine,
    decimal,
    decimalTrigonometry: await bundleOne(page('decimal-trigonometry'), 'decimal-trigonometry', [
      ...plugins,
      decimalPlugin(true),
    ]),
    equations: await bundleOne(page('equations'), 'equations', [enginePlugin({ engine, decimal })]),
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
    plugins: [enginePlugin(files), calculatorPlugin(root, sources, entries)],
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

const LOGARITHMS = `import * as logarithms from '@reckoner/engine/arithmetic/big-decimal-logarithm';
import { knowLogarithms } from '@reckoner/engine/authoring/define';
knowLogarithms(logarithms);
`;

/** Makes the units known that the calculator's fields are in, or every unit where its formula looks units up. */
function unitsOf({ file }: Source, definition: Definition): string {
  const texts = [file, ...file.shared].map(({ text }) => text);
  if (texts.some((text) => CALLS_UNITS.test(text))) return `import ${JSON.stringify(ALL_UNITS)};\n`;
  const lines = unitLines(definition);
  if (lines.length === 0) return '';
  const logarithms = lines.some((line) => line[6]?.[0] === 'log') ? LOGARITHMS : '';
  return `${logarithms}import { knowUnits } from '@reckoner/engine/authoring/define';\nknowUnits(${JSON.stringify(lines)});\n`;
}

/** Options are asked for by their labels, too. */
function choicesText({ inputs }: Definition): string {
  if (!JSON.stringify(inputs).includes('"kind":"choice"')) return '';
  return `import { optionMeant } from '@reckoner/engine/calculate/read/kinds/choice-words';
import { provide as provideOptions } from ${JSON.stringify(LATER)};
provideOptions({ optionMeant });
`;
}

/** Words for units come with the units. */
const UNIT_WORDS_PART = /^import \{ unitInWords \}.*\n|\bunitInWords, |, unitInWords\b/gm;
const ONLY_UNIT_WORDS = /^import \{ unitInWords \}.*\nimport \{ provide \}.*\nprovide\(\{ unitInWords \}\);\n/m;

function partsOf(source: Source, definition: Definition): string {
  return partsText(source, definition).replace(ONLY_UNIT_WORDS, '').replaceAll(UNIT_WORDS_PART, '');
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
    const source = Object.hasOwn(slugs, slug) ? sourceOf(file) : undefined;
    if (source === undefined) continue;
    const known = categories.get(plugin.category) ?? (await loadCategory(generated, plugin.category));
    categories.set(plugin.category, known);
    const { definition } = known.calculators[slug]!;
    const units = unitsOf(source, definition);
    const text = choicesText(definition) + partsOf(source, definition) + entryText(source, definition, known.lifted);
    const group = source.method === 'decimal' && NEEDS_LIBRARY.test(text) ? trigonometric : plain;
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
