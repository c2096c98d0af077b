/** Lifts files from disk and makes them run on an arithmetic, as the generated code does. */
import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { type LiftedModule, type LiftOptions, liftModule, parse } from '../../../codegen/src/lift/index.js';
import type { Arithmetic } from '../../../engine/src/arithmetic/arithmetic.js';
import { constants } from '../../../engine/src/constants.js';
import { functions } from '../../../engine/src/functions.js';
import * as engine from '../../../engine/src/index.js';

export const options: LiftOptions = {
  functions: new Set(Object.keys(functions)),
  constants: new Set(Object.keys(constants)),
};

export function lift(text: string, extra: Partial<LiftOptions> = {}, path = 'calculator.ts'): LiftedModule {
  return liftModule(parse(text, path), { ...options, ...extra });
}

type Exports = Readonly<Record<string, unknown>>;

/** The lifted exports of a file on an arithmetic, with the shared modules it imports. */
export function runFile<V>(path: string, A: Arithmetic<V>, extra: Partial<LiftOptions> = {}): Exports {
  const { text, diagnostics, imports } = lift(readFileSync(path, 'utf8'), extra, path);
  if (text === undefined) throw new Error(`${path}: ${diagnostics.map(({ message }) => message).join(' ')}`);
  const needed: Record<string, unknown> = { '@reckoner/engine': engine };
  for (const { specifier, names } of imports) {
    const file = resolve(dirname(path), specifier.replace(/\.js$/, '.ts'));
    needed[specifier] = runFile(file, A, { ...extra, exports: new Set(Object.values(names)) });
  }
  return runInThisContext(`(${text})`)(A, needed);
}

/** The lifted exports of a source without shared modules. */
export function runText<V>(source: string, A: Arithmetic<V>, extra: Partial<LiftOptions> = {}): Exports {
  const { text, diagnostics } = lift(source, extra);
  if (text === undefined) throw new Error(diagnostics.map(({ message }) => message).join(' '));
  return runInThisContext(`(${text})`)(A, { '@reckoner/engine': engine });
}
