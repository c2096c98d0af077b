/** Puts lifted modules together: each calculator's function with the `shared` modules that it needs, lifted too. */

import { BANNER } from '@reckoner/bundling/banner';
import { parseModule } from '@reckoner/bundling/definition-source';
import { type ModuleFile, resolveRelative, type SharedFile } from '@reckoner/bundling/scan';
import { constants } from '@reckoner/engine/constants';
import { functions } from '@reckoner/engine/functions';
import { type LiftDiagnostic, type LiftedModule, liftModule } from './index.js';

/** A lifted module as text, with what it needs of others; plain data for the cache. */
export interface ResolvedModule {
  readonly text: string;
  readonly imports: readonly ResolvedImport[];
}

export interface ResolvedImport {
  /** As written in the source. */
  readonly specifier: string;
  /** The shared module's path from the root. */
  readonly module: string;
  /** Exported names; `*` for all. */
  readonly names: readonly string[];
}

export interface LiftMode {
  /** With the place of every operation, for the unit check. */
  readonly positions: boolean;
}

const FUNCTIONS: ReadonlySet<string> = new Set(Object.keys(functions));
const CONSTANTS: ReadonlySet<string> = new Set(Object.keys(constants));

const lifts = new WeakMap<ModuleFile, Map<string, LiftedModule>>();

/** Lifted once for each file object, mode and set of exports. */
export function lift(file: ModuleFile, { positions }: LiftMode, exports?: ReadonlySet<string>): LiftedModule {
  const known = lifts.get(file) ?? new Map<string, LiftedModule>();
  lifts.set(file, known);
  const key = `${positions} ${exports ? [...exports].sort() : '*'}`;
  let lifted = known.get(key);
  if (lifted === undefined) {
    const options = { functions: FUNCTIONS, constants: CONSTANTS, positions, ...(exports && { exports }) };
    lifted = liftModule(parseModule(file), options);
    known.set(key, lifted);
  }
  return lifted;
}

/** The lifted module with its imports resolved; undefined where it is an algorithm or not liftable. */
export function resolveImports(
  file: ModuleFile,
  lifted: LiftedModule,
  shared: readonly SharedFile[],
): ResolvedModule | undefined {
  if (lifted.text === undefined) return undefined;
  const imports = lifted.imports.flatMap(({ specifier, names }) => {
    const target = resolveRelative(file.path, specifier);
    const module = shared.find((one) => one.path === target);
    return module ? [{ specifier, module: module.display, names: [...new Set(Object.values(names))].sort() }] : [];
  });
  return { text: lifted.text, imports };
}

export interface SharedLift {
  /** By path from the root. */
  readonly modules: ReadonlyMap<string, ResolvedModule>;
  /** The engine functions that they call, by path from the root. */
  readonly called: ReadonlyMap<string, readonly string[]>;
  readonly diagnostics: readonly { readonly file: SharedFile; readonly diagnostic: LiftDiagnostic }[];
}

/** Lifts of every shared module what the given modules need of it, directly or through others. */
export function liftShared(
  users: readonly ResolvedModule[],
  shared: readonly SharedFile[],
  mode: LiftMode,
): SharedLift {
  const files = new Map(shared.map((file) => [file.display, file]));
  const wanted = new Map<string, Set<string>>();
  const modules = new Map<string, ResolvedModule>();
  const called = new Map<string, readonly string[]>();
  const diagnostics: { file: SharedFile; diagnostic: LiftDiagnostic }[] = [];
  const pending = users.flatMap((user) => user.imports);
  for (let request = pending.shift(); request !== undefined; request = pending.shift()) {
    const names = wanted.get(request.module) ?? new Set();
    const before = names.size;
    for (const name of request.names) names.add(name);
    wanted.set(request.module, names);
    if (names.size === before) continue;
    const file = files.get(request.module);
    // What is wrong with one that is left out is told already.
    if (file === undefined) continue;
    const lifted = lift(file, mode, names.has('*') ? undefined : names);
    const resolved = resolveImports(file, lifted, shared);
    if (resolved === undefined) {
      for (const diagnostic of lifted.diagnostics) {
        if (!diagnostics.some((one) => one.file === file && one.diagnostic.offset === diagnostic.offset)) {
          diagnostics.push({ file, diagnostic });
        }
      }
      continue;
    }
    modules.set(request.module, resolved);
    called.set(request.module, lifted.functions);
    pending.push(...resolved.imports);
  }
  return { modules, called, diagnostics };
}

function moduleText(name: string, { text, imports }: ResolvedModule): string {
  const needed = Object.fromEntries(imports.map(({ specifier, module }) => [specifier, module]));
  return `${JSON.stringify(name)}: [${JSON.stringify(needed)}, ${text}]`;
}

/** The text of an ES module that exports `lifted`, slug to `(A) => ({ formula })` or `({ equations })`. */
export function liftedProgram(
  calculators: ReadonlyMap<string, ResolvedModule>,
  shared: ReadonlyMap<string, ResolvedModule>,
): string {
  const list = (modules: ReadonlyMap<string, ResolvedModule>) =>
    [...modules]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, module]) => moduleText(name, module))
      .join(',\n');
  return `${BANNER}
import * as engine from '@reckoner/engine';

const shared = {
${list(shared)}
};
const calculators = {
${list(calculators)}
};

// A shared module is made once for each arithmetic.
const made = new WeakMap();
function load(A, name) {
  let modules = made.get(A);
  if (modules === undefined) made.set(A, (modules = {}));
  return (modules[name] ??= shared[name][1](A, needed(A, shared[name][0])));
}
function needed(A, names) {
  const found = { '@reckoner/engine': engine };
  for (const specifier in names) found[specifier] = load(A, names[specifier]);
  return found;
}

// As they are, for those who assemble them otherwise.
export const modules = { shared, calculators };

export const lifted = {};
for (const slug in calculators) lifted[slug] = (A) => calculators[slug][1](A, needed(A, calculators[slug][0]));
`;
}

/** The lifted program of a whole category, from its calculators' lifted formulas by slug. */
export function categoryProgram(texts: ReadonlyMap<string, ResolvedModule>, shared: readonly SharedFile[]): string {
  return liftedProgram(texts, liftShared([...texts.values()], shared, { positions: false }).modules);
}
