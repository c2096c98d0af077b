/** What the sources say of themselves: exported declarations with their comments, followed through every `export … from`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ts } from 'ts-morph';

export interface Declared {
  readonly name: string;
  readonly node: ts.FunctionDeclaration | ts.VariableDeclaration;
  readonly sourceFile: ts.SourceFile;
}

const parsed = new Map<string, ts.SourceFile>();

export function parseFile(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known !== undefined) return known;
  const text = readFileSync(file, 'utf8');
  const sourceFile = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  parsed.set(file, sourceFile);
  return sourceFile;
}

function isExported(node: ts.Statement): boolean {
  return ts.canHaveModifiers(node) && !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

/** Functions and constants that a module exports, those of other modules too; types are left out. */
export function exportedBy(file: string): Declared[] {
  const sourceFile = parseFile(file);
  return sourceFile.statements.flatMap((statement): Declared[] => {
    if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly) {
      const specifier = (statement.moduleSpecifier as ts.StringLiteral).text;
      const inside = exportedBy(path.join(path.dirname(file), specifier.replace(/\.js$/, '.ts')));
      if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) return inside;
      const wanted = new Set(statement.exportClause.elements.map(({ name }) => name.text));
      return inside.filter(({ name }) => wanted.has(name));
    }
    if (!isExported(statement)) return [];
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return [{ name: statement.name.text, node: statement, sourceFile }];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap((node) =>
      ts.isIdentifier(node.name) ? [{ name: node.name.text, node, sourceFile }] : [],
    );
  });
}

export interface Comment {
  readonly text: string;
  readonly examples: readonly string[];
}

/** The comment of a declaration, or of a member of an interface. */
export function commentOf(node: ts.Node): Comment {
  const tagged = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  const words = (comment: ts.JSDoc['comment']) => (ts.getTextOfJSDocComment(comment) ?? '').trim();
  const tags = tagged?.tags ?? [];
  const of = (name: string) => tags.filter(({ tagName }) => tagName.text === name).map(({ comment }) => words(comment));
  const errors = of('throws').map((text) => `Throws ${text}`);
  return {
    text: [words(tagged?.comment), ...errors].filter(Boolean).join(' ').replaceAll(/\s+/g, ' '),
    examples: of('example'),
  };
}
