/**
 * A module for each calculator, with its definition, what its formula calls, and its lifted formula where it runs on
 * decimals or is made of equations. Texts that only the server shows stay behind.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { versionOf } from '@reckoner/bundling/bundle-calculators';
import {
  findDefinition,
  findProperty,
  parseModule,
  parseText,
  propertyName,
} from '@reckoner/bundling/definition-source';
import { hash } from '@reckoner/bundling/hash';
import { withCounts } from '@reckoner/bundling/native/counts';
import { nativeText } from '@reckoner/bundling/native/text';
import { type CalculatorFile, type ModuleFile, scan } from '@reckoner/bundling/scan';
import { typedCommand } from '@reckoner/bundling/typed-command';
import type { Lifted } from '@reckoner/engine/arithmetic/arithmetic';
import type { Definition } from '@reckoner/engine/authoring/define';
import { unitInWords } from '@reckoner/engine/calculate/present/unit-words';
import type { Calculator } from '@reckoner/engine/calculate/types';
import { calendarFunctions } from '@reckoner/engine/calendar-functions';
import { constants } from '@reckoner/engine/constants';
import { functions } from '@reckoner/engine/functions';
import { unitOf } from '@reckoner/engine/units/index';
import { mixedUpUnits } from '@reckoner/engine/units/mixed-up';
import { build, type Plugin } from 'esbuild';
import { ts } from 'ts-morph';
import { unitInWords as plainUnitInWords } from '../client/engine/later.js';
import { linesOf } from '../client/engine/unit-rows.js';
import { BROWSER, type BuiltFile, builtFiles, withOneImport } from './bundler.js';
import { ALL_UNITS, type EngineFiles, enginePlugin, LATER, PAGE_UNITS, UNITS } from './engine.js';
import { withPureCalls } from './pure-calls.js';
import { ASSETS, ENGINE } from './sources.js';
import { offeredUnits, unitRowsOf } from './unit-needs.js';

/** Of a definition, what neither understanding nor evaluating looks at. */
const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'keywords',
  'aliases',
  'related',
  'notes',
  'examples',
  'references',
  'shown',
  'stepwise',
]);

/**
 * What may run besides the answer itself: plots and goals of decimal calculators run the formula on doubles, and figures
 * are drawn of its values.
 */
export type Runs = 'answers' | 'answers and samples';

/** As `lifted.js` of a category gives it: what a module needs of others, and the module. */
type LiftedPart = readonly [needed: Readonly<Record<string, string>>, module: (...args: never[]) => unknown];

export interface LiftedModules {
  readonly shared: Readonly<Record<string, LiftedPart>>;
  readonly calculators: Readonly<Record<string, LiftedPart>>;
}

export interface Source {
  readonly file: CalculatorFile;
  readonly method: 'decimal' | 'equations' | undefined;
  /** The file's text without what only the server shows. */
  readonly text: string;
}

/** As calls of lifted formulas. */
export const TRIGONOMETRY = /\$\.(?:a?(?:sin|cos|tan)h?|atan2)\(/;

/** Where calculators stand among the bundler's modules. */
export const NAMESPACE = 'calculator';

/** Undefined where the file holds no definition, which code generation has complained about. */
export function sourceOf(file: CalculatorFile, runs: Runs): Source | undefined {
  const { found } = findDefinition(parseModule(file));
  if (found === undefined) return undefined;
  const { object, kind, sourceFile } = found;
  const arithmetic = findProperty(object, 'arithmetic')?.getText(sourceFile);
  const isDecimal =
    arithmetic === undefined ? file.plugin.arithmetic === 'decimal' : /['"]decimal['"]/.test(arithmetic);
  const onDecimals = isDecimal && findProperty(object, 'formula') !== undefined;
  const method = kind === 'equations' ? 'equations' : onDecimals ? 'decimal' : undefined;
  // The lifted module is run in its place: whether it is there is asked, and it is never called.
  const replaced = kind === 'equations' ? 'equations' : onDecimals && runs === 'answers' ? 'formula' : undefined;
  let text = file.text;
  for (const property of [...object.properties].reverse()) {
    const name = propertyName(property) ?? '';
    const start = property.getStart(sourceFile);
    if (TEXTS.has(name) || (name === 'figure' && runs === 'answers')) {
      const comma = /^\s*,/.exec(text.slice(property.end))?.[0].length ?? 0;
      text = text.slice(0, start) + text.slice(property.end + comma);
    } else if (name === replaced) {
      text = `${text.slice(0, start)}${name}: () => ({})${text.slice(property.end)}`;
    }
  }
  text = withoutShownTexts(file.display, text);
  text = withCounts(parseText(file.display, text)) ?? text;
  return { file, text: withPureCalls(parseText(file.display, text)), method };
}

/** Of a field, what pages have from the server or do without: sentences of help, symbols, `usual: 'all'`. */
const FIELD_TEXTS: ReadonlySet<string> = new Set(['help', 'symbol', 'usual', 'shareOf']);

/** The text without what stands in calls of kinds, as `quantity('kg', { … })`, that only the server shows. */
function withoutShownTexts(name: string, text: string): string {
  const sourceFile = parseText(name, text);
  const cuts: (readonly [start: number, end: number])[] = [];
  const visit = (node: ts.Node): void => {
    // What is drawn has symbols of its own, of circuits.
    if (ts.isPropertyAssignment(node) && propertyName(node) === 'figure') return;
    if (
      ts.isPropertyAssignment(node) &&
      (isForRegions(node) || (FIELD_TEXTS.has(propertyName(node) ?? '') && ts.isStringLiteralLike(node.initializer))) &&
      ts.isCallExpression(node.parent.parent)
    ) {
      const comma = /^\s*,/.exec(text.slice(node.end))?.[0].length ?? 0;
      cuts.push([node.getStart(sourceFile), node.end + comma]);
    } else ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return cuts.reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), text);
}

/** Units of other regions, which pages have from the server; that a height is one, sentences ask. */
function isForRegions(node: ts.PropertyAssignment): boolean {
  return propertyName(node) === 'regional' && !ts.isStringLiteralLike(node.initializer);
}

/** A lifted module without the names of its local values, `$let("discount", x)`: worked steps ask for them, on the server. */
function withoutNotes(module: string): string {
  const sourceFile = parseText('lifted.js', module);
  const cuts: (readonly [start: number, end: number])[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === '$let')
      cuts.push([node.getStart(sourceFile), node.arguments[1]!.getStart(sourceFile)]);
    ts.forEachChild(node, visit);
  };
  visit(sourceFile);
  return cuts
    .sort(([one], [other]) => other - one)
    .reduce((rest, [start, end]) => `${rest.slice(0, start)}(${rest.slice(end)}`, module);
}

/** The parts of a lifted calculator as text, its own first, and what they take from the engine. */
function liftedText(
  slug: string,
  { calculators, shared }: LiftedModules,
): { own: string; shared: string; all: string } {
  const own = calculators[slug];
  if (own === undefined) throw new Error(`${slug} is not in lifted.js: run ${typedCommand('generate')}.`);
  const parts = new Map<string, LiftedPart>();
  const pending = [own];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    for (const name of Object.values(part[0])) {
      if (parts.has(name)) continue;
      parts.set(name, shared[name]!);
      pending.push(shared[name]!);
    }
  }
  const write = ([needed, module]: LiftedPart) => `[${JSON.stringify(needed)}, ${withoutNotes(String(module))}]`;
  const others = [...parts].map(([name, part]) => `${JSON.stringify(name)}: ${write(part)}`).join(',\n');
  return { own: write(own), shared: `{${others}}`, all: write(own) + others };
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1]!.split(',')))]
    .map((name) => name.split(':')[0]!.trim())
    .filter((name) => name !== '')
    .sort();
}

/** The versions of an engine function that the method runs. */
function versionsText(name: string, method: 'decimal' | 'equations'): string {
  const known = functions[name];
  if (known === undefined) throw new Error(`The engine has no function named ${name}.`);
  if (known.generic === undefined && known.decimal === undefined) return `{ float64: engine.${name} }`;
  if (known.generic !== undefined) return `{ generic: versions.${name}On }`;
  if (name in calendarFunctions) return `versions.onDays(engine.${name})`;
  return method === 'decimal' ? `{ decimal: versions.${name}Decimal }` : `{ float64: engine.${name} }`;
}

const CALLS_UNITS = new RegExp(`\\bimport\\b[^;]*\\b(?:${UNITS.join('|')})\\b[^;]*from '@reckoner/engine'`);

/** What looks up units that it is given, and needs no others. */
const LOOKS_UP = ['converter', 'convertExact', 'sameDimension', 'unitOf'];
const NEEDS_ALL_UNITS = new RegExp(
  `\\bimport\\b[^;]*\\b(?:${UNITS.filter((name) => !LOOKS_UP.includes(name)).join('|')})\\b[^;]*from '@reckoner/engine'`,
);
/** Texts and names of properties, which may be units. */
const WORDS = /'([^'\n]+)'|"([^"\n]+)"|([\p{ID_Continue}$]+)(?=:)/gu;

/**
 * The units that the formula looks up itself: any, or none but those that its author wrote, as keys of choices say; words
 * that are no units are among them.
 */
export function lookedUp({ file }: Pick<Source, 'file'>, definition: Definition): 'any' | readonly string[] {
  const texts = [file, ...file.shared].map(({ text }) => text);
  if (!texts.some((text) => CALLS_UNITS.test(text))) return [];
  if (kindsIn(definition.inputs).has('text') || texts.some((text) => NEEDS_ALL_UNITS.test(text))) return 'any';
  const words = texts.flatMap((text) => [...text.matchAll(WORDS)].map((match) => match.slice(1).find(Boolean)!));
  return [...new Set(words)];
}

/** Makes the units known that the calculator needs; all of them where its formula may look up any. */
export function unitsText(source: Source, definition: Definition): string {
  const written = lookedUp(source, definition);
  if (written === 'any') return `import ${JSON.stringify(ALL_UNITS)};\n`;
  const lines = linesOf(unitRowsOf(definition, written));
  return lines === ''
    ? ''
    : `import { useUnits } from ${JSON.stringify(PAGE_UNITS)};\nuseUnits(${JSON.stringify(lines)});\n`;
}

/** Kinds of fields to what the engine needs for them that it does not have in itself. */
const PARTS_OF_KINDS: readonly (readonly [kind: string, names: readonly string[], module: string])[] = [
  ['date', ['FIRST_DAY', 'LAST_DAY', 'formatDate', 'parseDate'], 'calendar'],
  ['date', ['DateReader'], 'calculate/read/kinds/date'],
  ['date', ['localDate'], 'calculate/present/local-words'],
  ['time', ['TimeReader', 'formatTime'], 'calculate/read/kinds/date'],
  ['money', ['MoneyReader', 'moneyUnit'], 'calculate/read/kinds/money'],
  ['list', ['ListReader'], 'calculate/read/kinds/list'],
  ['rows', ['RowsReader'], 'calculate/read/kinds/list'],
  ['matrix', ['MatrixReader'], 'calculate/read/kinds/matrix'],
  ['text', ['TextReader'], 'calculate/read/kinds/text'],
];

/** Gives the engine what the calculator's kinds of fields take. */
function partsText({ file, method }: Source, definition: Definition): string {
  const { inputs, outputs } = definition;
  const kinds = kindsIn([inputs, outputs]);
  // Decimals have the reader of money with them.
  const parts = PARTS_OF_KINDS.filter(([kind]) => kinds.has(kind) && !(kind === 'money' && method === 'decimal'));
  if (offeredUnits(definition).some((unit) => unitInWords(unit, false) !== plainUnitInWords(unit, false)))
    parts.push(['', ['unitInWords'], 'calculate/present/unit-words']);
  if (hasHeight(definition)) parts.push(['', ['heightText'], 'calculate/present/local-words']);
  if (isTold(definition) || isDrawnOfValues(definition))
    parts.push(['', ['nativeValues', 'withoutRawFloats'], 'calculate/present/told']);
  if (needsTemplates({ file }, definition)) parts.push(['', ['parseTemplate'], 'calculate/present/template']);
  if (parts.length === 0) return '';
  const imports = parts.map(
    ([, names, module]) => `import { ${names.join(', ')} } from ${JSON.stringify(`@reckoner/engine/${module}`)};\n`,
  );
  const all = parts.flatMap(([, names]) => names).join(', ');
  return `${imports.join('')}import { provide } from ${JSON.stringify(LATER)};\nprovide({ ${all} });\n`;
}

/** Whether readers may have one of the inputs or outputs in feet and inches. */
function hasHeight({ inputs, outputs }: Definition): boolean {
  return [...Object.values(inputs), ...Object.values(outputs)].some(
    (spec) => 'regional' in spec && spec.regional === 'height',
  );
}

/** Whether a function looks at the calculator's values: for its sentence, a caution or a requirement. */
export function isTold({ explanation, cautions, requires }: Definition): boolean {
  return typeof explanation === 'function' || cautions !== undefined || requires !== undefined;
}

/** Whether a function looks at them for the figure. */
function isDrawnOfValues({ figure }: Definition): boolean {
  return figure?.kind === 'curve' || figure?.kind === 'drawing' || figure?.kind === 'timeline';
}

/** Whether a sentence may have more in it than values and words for a count. */
export function needsTemplates({ file }: Pick<Source, 'file'>, definition: Definition): boolean {
  const { inputs, outputs, explanation, cautions } = definition;
  const speaks = [explanation, ...(cautions ?? []).map(({ says }) => says)].some((one) => typeof one === 'function');
  if (speaks && kindsIn([inputs, outputs]).has('text')) return true;
  return [file, ...file.shared].some(({ text }) => MORE_THAN_PLAIN.test(text));
}

/** Whether something stands guard over the calculator's answers. */
function isGuarded({ cautions, requires, inputs }: Definition): boolean {
  return cautions !== undefined || requires !== undefined || usualUnits(inputs) !== undefined;
}

/** For each shown unit of a field with a usual range the units that may have been meant; undefined without such fields. */
function usualUnits(spec: unknown, found: Record<string, readonly string[]> = {}): typeof found | undefined {
  if (typeof spec !== 'object' || spec === null) return undefined;
  const { kind, usual, unit, formulaUnit } = spec as Readonly<Record<string, unknown>>;
  let any = Array.isArray(usual);
  if (any && (kind === 'quantity' || kind === 'measure')) {
    const shown = unitOf((unit ?? formulaUnit) as string);
    found[shown.symbol] = mixedUpUnits(shown);
  }
  for (const inside of Object.values(spec)) any = usualUnits(inside, found) !== undefined || any;
  return any ? found : undefined;
}

/**
 * A slot in the source that is neither a value nor the two words for a count. Texts of users that functions put into
 * sentences may have any, which must stand as they were sent.
 */
const MORE_THAN_PLAIN = /\{\|\w|\{\w+\?|\{\w+\|[^{}|\n]*\|[^{}|\n]*\||\{\w+\|[^}\n]*\{/;

/** The kinds of fields, of their items and of their columns. */
export function kindsIn(specs: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof specs !== 'object' || specs === null) return found;
  const { kind } = specs as { readonly kind?: unknown };
  if (typeof kind === 'string') found.add(kind);
  for (const inside of Object.values(specs)) kindsIn(inside, found);
  return found;
}

/** How equations are solved where the solver comes in parts: what their module begins with, and the method if it is another. */
export interface SolverText {
  readonly head: string;
  readonly method?: string;
}

export function entryText(
  { file, method }: Source,
  definition: Definition,
  modules: LiftedModules,
  solver?: SolverText,
): string {
  const { slug, subcategory, plugin, path } = file;
  const facts = { slug, category: plugin.category, subcategory, version: versionOf(file) };
  const head = `import definition from ${JSON.stringify(path)};\n`;
  const calculator = `...${JSON.stringify(facts)}, arithmetic: definition.arithmetic ?? ${JSON.stringify(plugin.arithmetic)}, definition`;
  const guards = isGuarded(definition)
    ? `guards: guardsMethod((unit) => (${JSON.stringify(usualUnits(definition.inputs) ?? {})})[unit] ?? [])`
    : '';
  const guarded =
    guards === '' ? head : `${head}import { guardsMethod } from '@reckoner/engine/calculate/guard/guards-method';\n`;
  if (method === undefined)
    return `${guarded}export const calculator = { ${calculator} };\nexport const methods = { ${guards} };\n`;
  if (solver?.method !== undefined)
    return `${guarded}${solver.head}export const calculator = { ${calculator} };
export const methods = { equations: ${solver.method}, ${guards} };
`;
  const text = liftedText(slug, modules);
  const called = namesIn(text.all, /\$\.call\("(\w+)"/g);
  const named = namesIn(text.all, /\$\.named\("(\w+)"/g);
  const taken = namesIn(text.all, /\{([^{}]*)\} = \$imports\["@reckoner\/engine"\]/g);
  const list = (entries: string[]) => `{ ${entries.join(', ')} }`;
  const library = list([
    `functions: ${list(called.map((name) => `${name}: ${versionsText(name, method)}`))}`,
    `constants: ${list(named.map((name) => `${name}: { text: ${JSON.stringify(constants[name]?.text)} }`))}`,
  ]);
  return `${guarded}${solver?.head ?? ''}import * as engine from '@reckoner/engine';
import * as versions from '@reckoner/engine/versions';
import { assembleLifted } from '@reckoner/engine/arithmetic/assemble-lifted';
import { ${method}Method } from '@reckoner/engine/calculate/evaluate/${method}-method';
const lifted = assembleLifted(${text.own}, ${text.shared}, ${list(taken.map((name) => `${name}: engine.${name}`))});
export const calculator = { ${calculator}, lifted };
export const methods = { ${method}: ${method}Method(${library}), ${guards} };
`;
}

function sharedText(file: ModuleFile): string {
  return withPureCalls(parseText(file.display, nativeText(file) ?? file.text));
}

export function calculatorPlugin(
  root: string,
  sources: ReadonlyMap<string, Source>,
  entries: ReadonlyMap<string, string>,
): Plugin {
  const shared = [...sources.values()].flatMap(({ file }) => file.shared);
  const sharedTexts = new Map(shared.map((file) => [file.path, sharedText(file)]));
  return {
    name: 'calculators',
    setup(bundle) {
      bundle.onResolve({ filter: /^calculator:/ }, ({ path }) => ({
        path: path.slice(NAMESPACE.length + 1),
        namespace: NAMESPACE,
      }));
      bundle.onLoad({ filter: /.*/, namespace: NAMESPACE }, ({ path }) => ({
        contents: entries.get(path)!,
        resolveDir: root,
        loader: 'js',
      }));
      bundle.onLoad({ filter: /\.ts$/ }, ({ path }) => {
        const contents = sources.get(path)?.text ?? sharedTexts.get(path);
        return contents === undefined ? undefined : { contents, loader: 'ts' };
      });
    },
  };
}

export interface WantedCalculator {
  readonly slug: string;
  readonly key: string;
  readonly file: CalculatorFile;
  readonly definition: Definition;
  /** Of its category. */
  readonly lifted: LiftedModules;
}

function readCatalogue(generated: string): { readonly slugs: object } {
  try {
    return JSON.parse(readFileSync(join(generated, 'catalogue.json'), 'utf8'));
  } catch (cause) {
    throw new Error(`No catalogue in ${generated}: run \`${typedCommand('generate')}\`.`, { cause });
  }
}

/** @param generated The folder that code generation wrote: what is not there is not served. */
export async function calculatorsToBuild(
  root: string,
  generated: string,
  engine: EngineFiles,
): Promise<readonly WantedCalculator[]> {
  const { slugs } = readCatalogue(generated);
  const tool = toolKey(engine);
  const categories = new Map<string, Category>();
  const wanted: WantedCalculator[] = [];
  for (const file of scan(root).calculators) {
    const { slug, plugin } = file;
    if (!Object.hasOwn(slugs, slug)) continue;
    if (!categories.has(plugin.category))
      categories.set(plugin.category, await loadCategory(generated, plugin.category));
    const { lifted, calculators } = categories.get(plugin.category)!;
    const { definition } = calculators[slug]!;
    wanted.push({ slug, key: hash(tool, versionOf(file)), file, definition, lifted });
  }
  return wanted;
}

/** Changes with the engine's sources and with what makes the modules. */
function toolKey(engine: EngineFiles): string {
  const texts = [ENGINE, ASSETS].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Not what an editor keeps beside them: `.#name.ts` is a link that leads nowhere.
      .filter((name) => /(?:^|[\\/])[^.\\/][^\\/]*\.ts$/.test(name))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8')),
  );
  return hash(...Object.values(engine).map(({ file }: BuiltFile) => file), ...texts);
}

export interface Category {
  readonly calculators: Readonly<Record<string, Calculator>>;
  readonly lifted: LiftedModules;
  /** The lifted modules put together, by slug. */
  readonly assembled: Readonly<Record<string, Lifted>>;
}

export async function loadCategory(generated: string, category: string): Promise<Category> {
  const load = (file: string) => import(pathToFileURL(join(generated, category, file)).href);
  const { calculators } = (await load('calculators.js')) as Pick<Category, 'calculators'>;
  const { modules, lifted: assembled } = (await load('lifted.js')) as {
    modules?: LiftedModules;
    lifted: Category['assembled'];
  };
  if (modules === undefined)
    throw new Error(`${category}/lifted.js is of an older version: run ${typedCommand('generate')}.`);
  return { calculators, lifted: modules, assembled };
}

/** The modules by slug. */
export async function buildCalculators(
  root: string,
  wanted: readonly WantedCalculator[],
  engine: EngineFiles,
): Promise<ReadonlyMap<string, BuiltFile>> {
  const plain: Entry[] = [];
  const trigonometric: Entry[] = [];
  for (const { slug, file, lifted, definition } of wanted) {
    const source = sourceOf(file, 'answers and samples');
    if (source === undefined) continue;
    const units = unitsText(source, definition);
    const text = partsText(source, definition) + entryText(source, definition, lifted);
    const group = source.method === 'decimal' && TRIGONOMETRY.test(text) ? trigonometric : plain;
    group.push({ slug, source, units, text });
  }
  const built = await Promise.all([
    buildGroup(root, plain, engine),
    buildGroup(root, trigonometric, { ...engine, decimal: engine.decimalTrigonometry }),
  ]);
  return new Map(built.flat().map((one) => [one.entryPoint!.slice(NAMESPACE.length + 1), one]));
}

interface Entry {
  readonly slug: string;
  readonly source: Source;
  /** A module that comes first: the calculator's own may ask for units while it is loaded. */
  readonly units: string;
  /** Of the module that is bundled. */
  readonly text: string;
}

async function buildGroup(root: string, group: readonly Entry[], engine: EngineFiles): Promise<readonly BuiltFile[]> {
  if (group.length === 0) return [];
  const sources = new Map(group.map(({ source }) => [source.file.path, source]));
  const entries = new Map(
    group.flatMap(({ slug, units, text }) => {
      const first = `${slug}/units`;
      return [
        [first, units],
        [slug, `import ${JSON.stringify(`${NAMESPACE}:${first}`)};\n${text}`],
      ] as const;
    }),
  );
  const built = await build({
    ...BROWSER,
    absWorkingDir: root,
    entryPoints: group.map(({ slug }) => ({ in: `${NAMESPACE}:${slug}`, out: slug })),
    outdir: '/',
    plugins: [enginePlugin(engine), calculatorPlugin(root, sources, entries)],
  });
  return builtFiles(built).map((one) => ({ ...one, contents: withOneImport(one.contents) }));
}
