/**
 * The Node that the service runs on: the one that has a build of its web server, which comes along as a package. A service
 * with HTTP_TRANSPORT=node needs none.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const MAJOR = 20;

/**
 * The path of a Node that the service can run on.
 * @throws RangeError where none was installed.
 */
export function serviceNode(current = process.versions.node): string {
  if (process.env.HTTP_TRANSPORT === 'node' || Number.parseInt(current, 10) === MAJOR) return process.execPath;
  const { resolve } = createRequire(fileURLToPath(import.meta.resolve('@reckoner/server/package.json')));
  const binary = path.join(
    path.dirname(resolve('node/package.json')),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  );
  if (existsSync(binary)) return binary;
  throw new RangeError(
    `The service runs on Node ${MAJOR}, this is ${current}, and the package \`node\`, which brings one along, ` +
      `was installed without its scripts. Run \`npm rebuild node\`, start it with a Node ${MAJOR} of your own, or set HTTP_TRANSPORT=node.`,
  );
}

/** Runs this command line again with that Node; undefined where this is one. Resolves to the exit code. */
export function onServiceNode(): Promise<number> | undefined {
  const node = serviceNode();
  if (node === process.execPath) return undefined;
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // A terminal tells both; a service manager only this one.
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {});
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
}
