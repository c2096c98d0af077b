/** How everything for browsers is bundled. */
import { basename } from 'node:path';
import type { BuildOptions, BuildResult } from 'esbuild';

export const BROWSER = {
  bundle: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  write: false,
  logLevel: 'silent',
  tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'preact', useDefineForClassFields: true } },
} as const satisfies BuildOptions;

/** A file as it will be served. */
export interface BuiltFile {
  /** With the hash of its content. */
  readonly file: string;
  readonly contents: Uint8Array;
  /** Files that it imports, to be loaded together with it. */
  readonly imports: readonly string[];
  /** What it was made from, as it was named to the bundler; undefined for parts that several files share. */
  readonly entryPoint: string | undefined;
  /** The names that others may import of it. */
  readonly exports: readonly string[];
  /** The sources that are in it. */
  readonly sources: readonly string[];
}

type Built = BuildResult<typeof BROWSER>;

export function builtFiles({ metafile, outputFiles }: Pick<Built, 'metafile' | 'outputFiles'>): readonly BuiltFile[] {
  const contents = new Map(outputFiles.map((one) => [basename(one.path), one.contents]));
  return Object.entries(metafile.outputs).map(([path, output]) => ({
    file: basename(path),
    contents: contents.get(basename(path))!,
    imports: [
      ...new Set(output.imports.filter(({ kind }) => kind === 'import-statement').map((one) => basename(one.path))),
    ],
    entryPoint: output.entryPoint,
    exports: output.exports,
    sources: Object.entries(output.inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([source]) => source),
  }));
}

const IMPORT = /import\{([^{}"]*)\}from("\.\/[\w-]+\.js");/g;

/** The minified module with one statement for each file that it imports names of, in place of one for each source's. */
export function withOneImport(contents: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(contents);
  const names = new Map<string, string[]>();
  for (const [, list = '', file = ''] of text.matchAll(IMPORT)) names.set(file, [...(names.get(file) ?? []), list]);
  const statements = [...names].map(([file, lists]) => `import{${lists.join(',')}}from${file};`);
  return new TextEncoder().encode(statements.join('') + text.replaceAll(IMPORT, ''));
}
