/**
 * The lifter: rewrites a formula, and what it reaches in its file, from JavaScript's operators into calls on an arithmetic.
 * It needs no type checker: native integers stay native at run time, see `engine/src/arithmetic/arithmetic.ts`.
 *
 * const sourceFile = parse(text, path);
 * const { text, diagnostics } = liftModule(sourceFile, { functions, constants });
 */
import { ts } from 'ts-morph';
import { Emission, ENGINE, HELPERS } from './emission.js';
import { expression } from './expressions.js';
import { functionDeclaration, functionExpression } from './functions.js';
import { CONSTRUCTS } from './hints.js';
import { type ModuleNodes, readModule, type TopLevel } from './module.js';
import { declarations } from './statements.js';
import { summarize } from './summary.js';
import type { LiftedModule, LiftOptions } from './types.js';

export type { ImportedName, ModuleNodes } from './module.js';
export { readModule } from './module.js';
export { summarize } from './summary.js';
export type * from './types.js';

/** Parses a file for `liftModule`: syntax alone, with parents, without a program. */
export function parse(text: string, path: string): ts.SourceFile {
  return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TS);
}

function topLevel(node: TopLevel, emission: Emission): string {
  if (ts.isFunctionDeclaration(node)) return functionDeclaration(node, emission);
  if (ts.isVariableStatement(node)) {
    if (!(node.declarationList.flags & ts.NodeFlags.Const)) {
      return emission.report(
        node,
        'A `let` outside of a function is not liftable.',
        'Write `const`: a formula keeps no state.',
      );
    }
    return `${declarations(node.declarationList, emission)};`;
  }
  const [message, hint] = CONSTRUCTS.get(node.kind) ?? [
    'This declaration is not liftable.',
    'Write functions and objects.',
  ];
  return emission.report(node, message, hint);
}

/** The reached declarations in their order in the file; emitting one may reach more. */
function emitReached(emission: Emission): string[] {
  const emitted = new Map<TopLevel, string>();
  for (const name of emission.reached) {
    const node = emission.module.declarations.get(name);
    if (node && !emitted.has(node)) emitted.set(node, topLevel(node, emission));
  }
  return [...emitted].sort(([a], [b]) => a.pos - b.pos).map(([, text]) => text);
}

function emitExports(module: ModuleNodes, emission: Emission): string[] {
  const wanted = (name: string) => emission.options.exports?.has(name) ?? true;
  const exported: string[] = [];
  for (const [name, local] of module.exports) {
    if (!wanted(name)) continue;
    if (emission.resolve(local).kind === 'unknown') continue;
    exported.push(local === name ? name : `${name}: ${local}`);
  }
  for (const [name, { specifier, imported }] of module.reexports) {
    if (!wanted(name)) continue;
    const local = `$from_${name}`;
    emission.needShared(specifier, local, imported);
    exported.push(`${name}: ${local}`);
  }
  for (const other of module.others) {
    emission.report(
      other,
      ts.isExportDeclaration(other)
        ? '`export *` is not liftable.'
        : 'A statement outside of a function is not liftable.',
      ts.isExportDeclaration(other) ? 'Name what is exported.' : 'Compute the value in the initializer of a `const`.',
    );
  }
  return exported;
}

function emitDefinition(module: ModuleNodes, emission: Emission): string[] {
  const definition = module.definition;
  if (definition === undefined || definition.kind === 'algorithm') return [];
  const { value, kind } = definition;
  const lifted = ts.isMethodDeclaration(value)
    ? functionExpression(value, emission)
    : expression(value as ts.Expression, emission);
  return [`${kind}: ${lifted}`];
}

function emitImports(emission: Emission): string[] {
  const lines: string[] = [];
  for (const [specifier, names] of emission.shared) {
    const from = `$imports[${JSON.stringify(specifier)}]`;
    const picked: string[] = [];
    for (const [local, imported] of names) {
      if (imported === '*') lines.push(`const ${local} = ${from};`);
      else picked.push(local === imported ? local : `${imported}: ${local}`);
    }
    if (picked.length > 0) lines.push(`const { ${picked.join(', ')} } = ${from};`);
  }
  if (emission.native.size > 0) {
    lines.push(`const { ${[...emission.native].join(', ')} } = $imports[${JSON.stringify(ENGINE)}];`);
  }
  return lines;
}

/**
 * Lifts a calculator's formula or equations, or a `shared/` module's exports, with everything they reach in the file.
 * All diagnostics are collected; `text` is undefined when there is one.
 */
export function liftModule(sourceFile: ts.SourceFile, options: LiftOptions): LiftedModule {
  const module = readModule(sourceFile);
  const emission = new Emission(sourceFile, module, options);
  const isCalculator = module.definition !== undefined;
  const exported = isCalculator ? emitDefinition(module, emission) : emitExports(module, emission);
  const body = emitReached(emission);
  const lines = [
    ...(options.positions ? [`const $at = (offset) => $.at(offset, ${JSON.stringify(sourceFile.fileName)});`] : []),
    ...emitImports(emission),
    ...[...emission.hoisted].map(([text, name]) => `const ${name} = ${text};`),
    ...[...emission.helpers].map((name) => `const ${name} = ${HELPERS[name]};`),
    ...body,
    `return { ${exported.join(', ')} };`,
  ];
  const diagnostics = emission.diagnostics.sort((a, b) => a.offset - b.offset);
  const isLifted = diagnostics.length === 0 && module.definition?.kind !== 'algorithm';
  return {
    text: isLifted ? `($, $imports) => {\n${lines.join('\n')}\n}` : undefined,
    imports: [...emission.shared].map(([specifier, names]) => ({ specifier, names: Object.fromEntries(names) })),
    functions: [...emission.functions],
    constants: [...emission.constants],
    native: [...emission.native],
    diagnostics,
    summary: module.definition && summarize(module, module.definition),
  };
}
