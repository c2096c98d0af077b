/** Runs the checker on packages, each in a root of its own; prints what it says of each as JSON. A program: tests spawn it. */
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPaths } from '@reckoner/codegen/check';
import { ProblemsFound } from '@reckoner/codegen/problem';

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
for (const folder of process.argv.slice(2)) answers[path.basename(folder)] = await said(folder);
process.stdout.write(JSON.stringify(answers));
