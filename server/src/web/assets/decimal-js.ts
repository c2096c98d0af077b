/** decimal.js for browsers: without the methods and functions that nothing calls, which are half of it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { ts } from 'ts-morph';
import { ENGINE } from './sources.js';

const TRIGONOMETRY = join(ENGINE, 'arithmetic', 'decimal-trigonometry.ts');

/** How the library names its constructor; the object of the methods is `P`. */
const CONSTRUCTORS: ReadonlySet<string> = new Set(['Decimal', 'Ctor']);
const PROTOTYPE = 'P';
/** The function that makes a constructor. Every static function is given to the constructor by a statement of it. */
const CLONE = 'clone';

/** A statement that goes when nothing names it. */
interface Part {
  readonly start: number;
  readonly end: number;
  /** One of these in what is kept keeps the part. */
  readonly names: readonly string[];
  readonly calls: ReadonlySet<string>;
}

const method = (name: string) => `.${name}`;
const staticFunction = (name: string) => `Decimal.${name}`;

/** What a piece of the library names: `name` are variables, `.name` methods, `Decimal.name` what a constructor has. */
function namesIn(piece: ts.Node, found = new Set<string>()): Set<string> {
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      const { expression, name } = node;
      const isStatic = ts.isIdentifier(expression) && CONSTRUCTORS.has(expression.text);
      const isEither = expression.kind === ts.SyntaxKind.ThisKeyword;
      if (isStatic || isEither) found.add(staticFunction(name.text));
      if (!isStatic) found.add(method(name.text));
      visit(expression);
    } else if (ts.isPropertyAssignment(node)) visit(node.initializer);
    else if (ts.isIdentifier(node)) found.add(node.text);
    else ts.forEachChild(node, visit);
  };
  visit(piece);
  return found;
}

/** `P.plus = P.add = function …`: the properties, and what they become. */
function assignment(statement: ts.Statement): { of: readonly ts.PropertyAccessExpression[]; value: ts.Node } {
  const of: ts.PropertyAccessExpression[] = [];
  let value: ts.Node = ts.isExpressionStatement(statement) ? statement.expression : statement;
  while (
    ts.isBinaryExpression(value) &&
    value.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    ts.isPropertyAccessExpression(value.left)
  ) {
    of.push(value.left);
    value = value.right;
  }
  return { of, value };
}

const isOn = (object: string) => (property: ts.PropertyAccessExpression) =>
  ts.isIdentifier(property.expression) && property.expression.text === object;

/** A method or a function. */
function partOf(statement: ts.Statement): Part | undefined {
  const place = { start: statement.getFullStart(), end: statement.end };
  if (ts.isFunctionDeclaration(statement))
    return { ...place, names: [statement.name!.text], calls: namesIn(statement.body!) };
  const { of, value } = assignment(statement);
  if (of.length === 0 || !of.every(isOn(PROTOTYPE)) || !ts.isFunctionExpression(value)) return undefined;
  return { ...place, names: of.map(({ name }) => method(name.text)), calls: namesIn(value) };
}

/** `Decimal.add = add;`, which is one of these functions. */
function staticPartOf(statement: ts.Statement, functions: ReadonlySet<string>): Part | undefined {
  const { of, value } = assignment(statement);
  if (of.length === 0 || !of.every(isOn('Decimal'))) return undefined;
  if (!ts.isIdentifier(value) || !functions.has(value.text)) return undefined;
  const names = of.map(({ name }) => staticFunction(name.text));
  return { start: statement.getFullStart(), end: statement.end, names, calls: new Set([value.text]) };
}

/** What statements name that are kept in any case. */
function restOf(statements: readonly ts.Statement[], parts: readonly Part[]): Set<string> {
  const found = new Set<string>();
  const starts = new Set(parts.map(({ start }) => start));
  for (const one of statements) if (!starts.has(one.getFullStart())) namesIn(one, found);
  return found;
}

const parse = (text: string, name: string) => ts.createSourceFile(name, text, ts.ScriptTarget.ES2022);

/** The properties that are named in a text. */
function propertiesIn(text: string): Set<string> {
  const found = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) found.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(text, 'caller.ts'));
  return found;
}

/**
 * The library with what these texts call, and what that calls.
 * @throws Error where the library is written in another way than its parts are looked for.
 */
export function reducedLibrary(library: string, callers: readonly string[]): string {
  const { statements } = parse(library, 'decimal.mjs');
  const clone = statements.find((one): one is ts.FunctionDeclaration => {
    return ts.isFunctionDeclaration(one) && one.name?.text === CLONE;
  });
  const others = statements.filter((one) => one !== clone);
  const methods = others.map(partOf).filter((part) => part !== undefined);
  const functions = new Set([CLONE, ...methods.flatMap(({ names }) => names)]);
  const statics = [...(clone?.body?.statements ?? [])]
    .map((one) => staticPartOf(one, functions))
    .filter((part) => part !== undefined);
  if (!methods.some(({ names }) => names[0]!.startsWith('.')) || statics.length === 0)
    throw new Error(
      `decimal.js no longer gives methods to ${PROTOTYPE} or functions to Decimal in ${CLONE}(): adapt decimal-js.ts.`,
    );

  const known = new Set<string>([...restOf(others, methods), ...restOf(clone!.body!.statements, statics)]);
  for (const name of callers.flatMap((text) => [...propertiesIn(text)]))
    known.add(method(name)).add(staticFunction(name));
  let dropped = [...methods, ...statics];
  for (let found = true; found; ) {
    const kept = dropped.filter(({ names }) => names.some((name) => known.has(name)));
    found = kept.length > 0;
    dropped = dropped.filter((part) => !kept.includes(part));
    for (const { calls } of kept) for (const name of calls) known.add(name);
  }
  // From the end, so that what comes before stays where it is.
  return dropped
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), library);
}

/** The engine's sources that may call methods of decimals. */
function callers(hasTrigonometry: boolean): string[] {
  return ['arithmetic', 'calculate', join('special', 'decimal')].flatMap((folder) =>
    readdirSync(join(ENGINE, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => (folder === 'arithmetic' ? /^decimal[\w-]*\.ts$/ : /(?:^|[\\/])[^.\\/][^\\/]*\.ts$/).test(name))
      .map((name) => join(ENGINE, folder, name))
      .filter((path) => hasTrigonometry || path !== TRIGONOMETRY)
      .map((path) => readFileSync(path, 'utf8')),
  );
}

/** @param hasTrigonometry Whether circular and hyperbolic functions are there. */
export function decimalPlugin(hasTrigonometry: boolean): Plugin {
  return {
    name: 'decimal.js',
    setup(bundle) {
      bundle.onLoad({ filter: /[\\/]decimal\.mjs$/ }, ({ path }) => ({
        contents: reducedLibrary(readFileSync(path, 'utf8'), callers(hasTrigonometry)),
        loader: 'js',
      }));
      if (hasTrigonometry) return;
      bundle.onLoad({ filter: /[\\/]decimal-trigonometry\.ts$/ }, ({ path }) =>
        path === TRIGONOMETRY ? { contents: 'export const trigonometry = {};', loader: 'js' } : undefined,
      );
    },
  };
}
