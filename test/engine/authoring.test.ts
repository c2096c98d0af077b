/** Runs the type tests of `authoring.test-d.ts`: the compiler must find every error there that is expected, and no other. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));
const compiler = path.join(path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

test('the types of the authoring functions', () => {
  let report = '';
  try {
    execFileSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder], {
      encoding: 'utf8',
    });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  expect(report).toBe('');
});
