/** Loads calculators with a mark before every statement at the top of their modules: what runs at load is known by it. */

import { bundleCalculators, importText } from '@reckoner/bundling/bundle-calculators';
import { parseModule, positionOf } from '@reckoner/bundling/definition-source';
import type { CalculatorFile, ModuleFile } from '@reckoner/bundling/scan';
import { ts } from 'ts-morph';
import { modulesOf } from './ended.js';
import { begin } from './progress.js';

/** By this name the marks call: nothing that an author writes by chance. */
const MARK = '$reckonerMark';

/** Statements that do nothing at load. */
const SILENT: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
]);

function marked(module: ModuleFile, place: number): string {
  const sourceFile = parseModule(module);
  const pieces: string[] = [];
  let end = 0;
  for (const statement of sourceFile.statements) {
    if (SILENT.has(statement.kind)) continue;
    const start = statement.getStart(sourceFile);
    pieces.push(module.text.slice(end, start), `globalThis.${MARK}(${place}, ${positionOf(statement).line});`);
    end = start;
  }
  return pieces.join('') + module.text.slice(end);
}

export interface LoadMark {
  readonly module: ModuleFile;
  readonly line: number;
}

export interface MarkedTask {
  readonly root: string;
  readonly scratch: string;
  /** All files of the task, by whose modules marks name places. */
  readonly files: readonly CalculatorFile[];
}

/** Where it was when it threw, as far as it came; undefined when all went well. */
export async function failedAt(
  { root, scratch, files: all }: MarkedTask,
  files: readonly CalculatorFile[],
): Promise<{ readonly error: unknown; readonly at: LoadMark | undefined } | undefined> {
  const modules = modulesOf(all);
  const places = new Map(modules.map((module, place) => [module.path, place]));
  const text = await bundleCalculators(root, files, { rewrite: (module) => marked(module, places.get(module.path)!) });
  let at: LoadMark | undefined;
  const scope = globalThis as unknown as Record<string, unknown>;
  scope[MARK] = (place: number, line: number) => {
    at = { module: modules[place]!, line };
    begin('marked', place, line);
  };
  try {
    await importText(scratch, text);
    return undefined;
  } catch (error) {
    return { error, at };
  } finally {
    delete scope[MARK];
    begin('other');
  }
}
