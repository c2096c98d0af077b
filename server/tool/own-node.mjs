/**
 * The Node that runs the service. `npm start` puts the one first that comes along, as it has a build of uWebSockets.js;
 * HTTP_TRANSPORT=node needs none, and runs on the machine's own, which is the one that runs npm.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The path of the machine's own Node, where this process is not to go on; else undefined. */
export function ownNode(environment = process.env, current = process.execPath) {
  const own = environment.npm_node_execpath;
  if (environment.HTTP_TRANSPORT !== 'node' || !own || !existsSync(own)) return undefined;
  const isOfPackage = realpathSync(current).startsWith(path.dirname(packageOfNode()) + path.sep);
  return isOfPackage && realpathSync(own) !== realpathSync(current) ? own : undefined;
}

function packageOfNode() {
  return realpathSync(createRequire(import.meta.url).resolve('node/package.json'));
}

/** Runs this command line again on another Node. Resolves with the exit code. */
export function runOn(node) {
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit' });
  // A terminal tells both; a service manager only this one.
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGINT', () => {});
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? (signal === null ? 1 : 128)));
  });
}
