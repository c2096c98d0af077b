/**
 * The version of a calculator's formula: a hash of everything in its source that determines results, and of nothing that
 * only tells about them. It stays when a label, an example or a comment changes, and when the engine does.
 */
import path from 'node:path';
import { ts } from 'ts-morph';
import { findDefinition, parseModule, propertyName } from './definition-source.js';
import { hash } from './hash.js';
import { type CalculatorFile, type ModuleFile, resolveRelative } from './scan.js';

/** Parts of a definition that results do not depend on. */
const ABOUT: ReadonlySet<string> = new Set(
  (
    'title description keywords aliases related notes explanation cautions examples references shown stepwise figure ' +
    // Of fields, and of what must hold between them.
    'label help symbol usual confusedWith places digits says regional shareOf formerly'
  ).split(' '),
);

/** The declarations that a part of a module depends on, in words that do not depend on how they are laid out. */
class Parts {
  readonly digests = new Set<string>();
  readonly #done = new Set<string>();
  readonly #modules: ReadonlyMap<string, ModuleFile>;

  constructor(file: CalculatorFile) {
    this.#modules = new Map([file, ...file.shared].map((one) => [one.path, one]));
  }

  /** Adds a node of a module, and what it names. */
  add(module: ModuleFile, node: ts.Node): void {
    const { digest, names } = wordsOf(node);
    this.digests.add(digest);
    for (const name of names) this.#addNamed(module, name);
  }

  #addNamed(module: ModuleFile, name: string): void {
    const { named, others } = topLevelOf(module);
    const declaring = named.get(name) ?? [];
    // Most names are those of fields and of properties.
    if (declaring.length + others.length === 0) return;
    const key = `${module.path}\n${name}`;
    if (this.#done.has(key)) return;
    this.#done.add(key);
    for (const statement of [...declaring, ...others]) {
      if (ts.isImportDeclaration(statement)) this.#addImported(module, statement, name);
      else if (ts.isExportDeclaration(statement)) this.#addExported(module, statement, name);
      else this.add(module, statement);
    }
  }

  #addImported(module: ModuleFile, { importClause, moduleSpecifier }: ts.ImportDeclaration, name: string): void {
    const from = this.#module(module, moduleSpecifier);
    if (from === undefined || importClause === undefined) return;
    const { name: whole, namedBindings } = importClause;
    if (whole?.text === name) this.#addDefault(from);
    if (namedBindings === undefined) return;
    if (ts.isNamespaceImport(namedBindings)) {
      if (namedBindings.name.text === name) for (const one of parseModule(from).statements) this.add(from, one);
      return;
    }
    const found = namedBindings.elements.find((one) => one.name.text === name);
    if (found) this.#addNamed(from, (found.propertyName ?? found.name).text);
  }

  #addExported(module: ModuleFile, { exportClause, moduleSpecifier }: ts.ExportDeclaration, name: string): void {
    const from = this.#module(module, moduleSpecifier) ?? (moduleSpecifier ? undefined : module);
    if (from === undefined) return;
    if (exportClause === undefined) this.#addNamed(from, name);
    if (exportClause === undefined || !ts.isNamedExports(exportClause)) return;
    const found = exportClause.elements.find((one) => one.name.text === name);
    const inner = found && (found.propertyName ?? found.name).text;
    if (inner !== undefined && (from !== module || inner !== name)) this.#addNamed(from, inner);
  }

  #addDefault(module: ModuleFile): void {
    const found = parseModule(module).statements.find(ts.isExportAssignment);
    if (found) this.add(module, found);
  }

  /** Ours alone: of the engine the names are known. */
  #module(from: ModuleFile, specifier: ts.Expression | undefined): ModuleFile | undefined {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return undefined;
    return this.#modules.get(path.normalize(resolveRelative(from.path, specifier.text)));
  }
}

interface TopLevel {
  /** Statements that declare, import or export a name. */
  readonly named: ReadonlyMap<string, readonly ts.Statement[]>;
  /** Those that export whatever another module does. */
  readonly others: readonly ts.Statement[];
}

const indexed = new WeakMap<ts.SourceFile, TopLevel>();

function topLevelOf(module: ModuleFile): TopLevel {
  const sourceFile = parseModule(module);
  const before = indexed.get(sourceFile);
  if (before !== undefined) return before;
  const named = new Map<string, ts.Statement[]>();
  const others: ts.Statement[] = [];
  for (const statement of sourceFile.statements) {
    if (ts.isExportDeclaration(statement) && statement.exportClause === undefined) others.push(statement);
    for (const name of namesOf(statement)) named.set(name, [...(named.get(name) ?? []), statement]);
  }
  const topLevel = { named, others };
  indexed.set(sourceFile, topLevel);
  return topLevel;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => bound(name));
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : [];
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement;
    return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [];
  }
  if (!ts.isImportDeclaration(statement) || statement.importClause === undefined) return [];
  const { name, namedBindings } = statement.importClause;
  const whole = name ? [name.text] : [];
  if (namedBindings === undefined) return whole;
  if (ts.isNamespaceImport(namedBindings)) return [...whole, namedBindings.name.text];
  return [...whole, ...namedBindings.elements.map((one) => one.name.text)];
}

function bound(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? bound(one.name) : []));
}

interface Words {
  /** Of what it says. */
  readonly digest: string;
  /** All identifiers. */
  readonly names: ReadonlySet<string>;
}

/** Of declarations that many calculators use, once. */
const known = new WeakMap<ts.Node, Words>();

/** Names of the kinds of nodes, by kind. */
const KINDS = Array.from({ length: ts.SyntaxKind.Count }, (_, kind) => ts.SyntaxKind[kind]!);

/** What a node says, without its layout, comments, types and what is only told. */
function wordsOf(node: ts.Node): Words {
  const before = known.get(node);
  if (before !== undefined) return before;
  const names = new Set<string>();
  let text = '';
  let isWithinFunction = false;
  const visit = (one: ts.Node): void => {
    if (ts.isTypeNode(one) || ts.isTypeParameterDeclaration(one)) return;
    const isTold = !isWithinFunction && ts.isObjectLiteralElementLike(one) && ABOUT.has(propertyName(one) ?? '');
    if (isTold) return;
    text += KINDS[one.kind];
    if (ts.isPrefixUnaryExpression(one) || ts.isPostfixUnaryExpression(one)) text += ` ${KINDS[one.operator]}`;
    if (ts.isIdentifier(one)) {
      names.add(one.text);
      text += ` ${one.text}`;
    } else if ('text' in one && typeof one.text === 'string') text += ` ${JSON.stringify(one.text)}`;
    const wasWithinFunction = isWithinFunction;
    isWithinFunction ||= ts.isFunctionLike(one);
    ts.forEachChild(one, visit);
    isWithinFunction = wasWithinFunction;
    text += ';';
  };
  visit(node);
  const words = { digest: hash(text), names };
  known.set(node, words);
  return words;
}

/** @throws Error where the file has no definition, which the checks tell in words */
export function formulaVersion(file: CalculatorFile): string {
  const { found } = findDefinition(parseModule(file));
  if (found === undefined) throw new Error(`${file.display} has no definition.`);
  const parts = new Parts(file);
  parts.add(file, found.call);
  return hash(file.plugin.arithmetic, ...[...parts.digests].sort());
}
