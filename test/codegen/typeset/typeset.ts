/** Typesets a formula that a test writes as source. */
import { ts } from 'ts-morph';
import { type Typeset, typesetFormula } from '../../../codegen/src/typeset/index.js';

export interface Source {
  /** The function, as it stands after `formula:` or `equations:`. */
  readonly formula: string;
  /** Statements before the definition: imports, constants, helpers. */
  readonly before?: string;
  readonly symbols: Readonly<Record<string, string | undefined>>;
  readonly outputs: readonly string[];
  /** Other files, by the specifier that imports them. */
  readonly files?: Readonly<Record<string, string>>;
}

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);

export function typeset(source: Source): Pick<Typeset, 'text' | 'latex'> {
  const { text, latex } = typesetWithSymbols(source);
  return { text, latex };
}

export function typesetWithSymbols({ formula, before = '', symbols, outputs, files = {} }: Source): Typeset {
  const sourceFile = parse('calculator.ts', `${before}\nexport default (${formula});`);
  const statement = sourceFile.statements.find(ts.isExportAssignment)!;
  return typesetFormula({
    formula: statement.expression,
    symbols,
    outputs,
    resolve: (specifier) => (specifier in files ? parse(specifier, files[specifier]!) : undefined),
  });
}

/** A formula of one output `y` in inputs that are their own symbols. */
export function typesetExpression(
  expression: string,
  inputs: readonly string[],
  before = '',
): Pick<Typeset, 'text' | 'latex'> {
  const symbols = Object.fromEntries([...inputs, 'y'].map((name) => [name, undefined]));
  return typeset({ formula: `({ ${inputs.join(', ')} }) => ({ y: ${expression} })`, before, symbols, outputs: ['y'] });
}
