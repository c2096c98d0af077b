/** Typesets a formula that a test writes as source. */
import { ts } from 'ts-morph';
import { type Typeset, typesetFormula } from '../../../codegen/src/typeset/index.js';

export interface Source {
  /** The function, as it stands after `formula:` or `equations:`. */
  readonly formula: string;
  /** The function after `shown:`, which may use what stands before the definition. */
  readonly shown?: string;
  readonly stepwise?: readonly string[];
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

export function typesetWithSymbols({
  formula,
  shown,
  stepwise,
  before = '',
  symbols,
  outputs,
  files = {},
}: Source): Typeset {
  const functionOf = (text: string) =>
    parse('calculator.ts', `${before}\nexport default (${text});`).statements.find(ts.isExportAssignment)!.expression;
  return typesetFormula({
    formula: functionOf(formula),
    shown: shown === undefined ? undefined : functionOf(shown),
    stepwise,
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
