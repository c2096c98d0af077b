/** The kinds of fields with every option, as a reference for authors. */
import path from 'node:path';
import { ts } from 'ts-morph';
import { engineSources } from './functions.js';
import { commentOf, exportedBy, parseFile } from './sources.js';

export interface OptionEntry {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly required: boolean;
}

export interface KindEntry {
  readonly name: string;
  readonly signature: string;
  readonly text: string;
  readonly examples: readonly string[];
  readonly options: readonly OptionEntry[];
}

/** What the function that makes a field is given apart from its options, or says by itself. */
const NO_OPTIONS: ReadonlySet<string> = new Set(['kind', 'formulaUnit', 'of', 'columns', 'classes', 'options']);

function interfaces(sourceFile: ts.SourceFile): ReadonlyMap<string, ts.InterfaceDeclaration> {
  return new Map(sourceFile.statements.filter(ts.isInterfaceDeclaration).map((one) => [one.name.text, one]));
}

/** Members of an interface after those that it extends. */
function membersOf(name: string, known: ReadonlyMap<string, ts.InterfaceDeclaration>): ts.PropertySignature[] {
  const declaration = known.get(name);
  if (declaration === undefined) return [];
  const above = declaration.heritageClauses?.flatMap(({ types }) => types.map((one) => one.expression.getText())) ?? [];
  return [...above.flatMap((one) => membersOf(one, known)), ...declaration.members.filter(ts.isPropertySignature)];
}

function optionsOf(kind: string, known: ReadonlyMap<string, ts.InterfaceDeclaration>): OptionEntry[] {
  const specification = `${kind[0]!.toUpperCase()}${kind.slice(1)}Spec`;
  const members = new Map(membersOf(specification, known).map((one) => [one.name.getText(), one]));
  // What a category is a class of is an option; what a list is of is not.
  const isOption = (name: string) => !NO_OPTIONS.has(name) || (kind === 'category' && name === 'of');
  return [...members].flatMap(([name, node]): OptionEntry[] => {
    if (!isOption(name)) return [];
    const type = node.type?.getText().replaceAll(/\s+/g, ' ') ?? '';
    return [{ name, type, text: commentOf(node).text, required: node.questionToken === undefined }];
  });
}

export function kindEntries(): KindEntry[] {
  const file = path.join(engineSources(), 'authoring', 'kinds.ts');
  const known = interfaces(parseFile(file));
  return exportedBy(file).flatMap(({ name, node }): KindEntry[] => {
    if (!ts.isFunctionDeclaration(node)) return [];
    const first = node.parameters.slice(0, -1).map((parameter) => parameter.name.getText());
    const signature = `${name}(${[...first, '{ … }'].join(', ')})`;
    return [{ name, signature, ...commentOf(node), options: optionsOf(name, known) }];
  });
}
