/**
 * Loads TypeScript in the threads that inspect calculators. Unlike the loader of a whole process it gives functions no
 * names: naming every closure that is made costs the checks, which make millions, a good part of their time.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

export async function resolve(specifier, context, nextResolve) {
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && context.parentURL?.endsWith('.ts')) {
    return nextResolve(specifier.replace(/\.js$/, '.ts'), context);
  }
  return nextResolve(specifier, context);
}

export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const options = { loader: 'ts', format: 'esm', target: 'node20', sourcefile: file, sourcemap: 'inline' };
  const { code } = await transform(await readFile(file, 'utf8'), { ...options, tsconfigRaw: {} });
  return { format: 'module', source: code, shortCircuit: true };
}
