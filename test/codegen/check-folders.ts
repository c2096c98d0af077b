/**
 * Runs the checker on packages, each in a root of its own; prints what it says of each as JSON. A program: tests spawn it.
 * With `--write` it writes the golden texts instead, to be read before they are committed:
 * node --import tsx test/codegen/check-folders.ts --write test/fixtures/bad/*
 */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ProblemsFound } from '@reckoner/bundling/problem';
import { checkPaths } from '@reckoner/codegen/command-line/check';

const engine = path.dirname(path.dirname(fileURLToPath(import.meta.resolve('@reckoner/engine'))));

/** A root with the package as its only plugin and the engine installed. */
function rootWith(folder: string): string {
  const root = mkdtempSync(path.join(realpathSync(tmpdir()), 'reckoner-bad-'));
  cpSync(folder, path.join(root, 'plugins', 'physics'), { recursive: true });
  mkdirSync(path.join(root, 'node_modules', '@reckoner'), { recursive: true });
  symlinkSync(engine, path.join(root, 'node_modules', '@reckoner', 'engine'));
  return root;
}

async function said(folder: string): Promise<string> {
  const root = rootWith(folder);
  try {
    await checkPaths(root, ['plugins/physics']);
    return 'Nothing is wrong.\n';
  } catch (error) {
    if (error instanceof ProblemsFound) return `${error.message.trimEnd()}\n`;
    throw error;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const answers: Record<string, string> = {};
const isWriting = process.argv[2] === '--write';
for (const folder of process.argv.slice(isWriting ? 3 : 2)) {
  const text = await said(folder);
  if (isWriting) writeFileSync(path.join(folder, 'expected.txt'), text);
  else answers[path.basename(folder)] = text;
}
if (!isWriting) process.stdout.write(JSON.stringify(answers));
