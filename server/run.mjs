/**
 * `npm start` and `npm run admin`: runs `main` or `admin` as built from the sources; from the sources themselves where
 * nothing can be built, for want of a place to write.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtServer, serverFolder } from './tool/built.mjs';
import { ownNode, runOn } from './tool/own-node.mjs';

/** The bundle of the process that started this one: all workers run the same. */
const INHERITED = 'RECKONER_BUNDLE';
/** Stands for the sources. */
const NONE = 'none';

async function bundleFolder() {
  const inherited = process.env[INHERITED];
  if (process.env.RECKONER_WORKER !== undefined && inherited) {
    if (inherited === NONE) return undefined;
    if (existsSync(inherited)) return inherited;
  }
  try {
    return await builtServer();
  } catch (error) {
    process.stderr.write(`The service starts from its sources, which takes longer: ${error.message}\n`);
    return undefined;
  }
}

const [, , name, ...words] = process.argv;
if (name !== 'main' && name !== 'admin') throw new Error('Usage: node server/run.mjs main|admin …');
const node = name === 'main' && process.env.RECKONER_WORKER === undefined ? ownNode() : undefined;
if (node !== undefined) process.exit(await runOn(node));
const source = path.join(serverFolder, 'src', `${name}.ts`);
const folder = await bundleFolder();
process.env[INHERITED] = folder ?? NONE;
// Commands look at their own name; workers are started by the one of this file.
if (name === 'admin') process.argv.splice(1, process.argv.length, source, ...words);
if (folder === undefined) {
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(source).href);
} else {
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path.join(folder, `${name}.js`)).href);
}
