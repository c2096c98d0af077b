/**
 * `npm run vendor`: takes Scalar's API reference for browsers out of its package, into `server/src/web/vendor`.
 * `npm run vendor -- TARBALL` takes it out of a tarball that is there already.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { CommandError, runCommandLine } from './command.js';
import { root } from './pack/workspaces.js';

const PACKAGE = '@scalar/api-reference@1.72.1';
/** SHA-512 of the package, as lock files have it. */
const INTEGRITY = 'XpEJ0rfc/cXbCrR+iC4kK0o/WwX2dTtGQbT049OlPKAHD6IMIFdTeGz2r+M27P2EDWKyUITRm/NzlP8z2pw/Ow==';
const FILE = 'package/dist/browser/standalone.js';

await runCommandLine(() => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reckoner-vendor-'));
  try {
    take(process.argv[2] ?? fetched(folder), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Asks the registry. */
function fetched(folder: string): string {
  const said = execFileSync('npm', ['pack', PACKAGE, '--json', '--pack-destination', folder], { encoding: 'utf8' });
  const [{ filename }] = JSON.parse(said);
  return path.join(folder, path.basename(filename));
}

function take(tarball: string, folder: string): void {
  const hash = createHash('sha512')
    .update(new Uint8Array(readFileSync(tarball)))
    .digest('base64');
  if (hash !== INTEGRITY)
    throw new CommandError(`${tarball} has the hash ${hash}, not that of ${PACKAGE}, ${INTEGRITY}.`);
  execFileSync('tar', ['xzf', tarball, '-C', folder, FILE]);
  const script = new Uint8Array(readFileSync(path.join(folder, FILE)));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: script.length };
  writeFileSync(
    path.join(root, 'server/src/web/vendor/scalar.js.br'),
    new Uint8Array(brotliCompressSync(script, { params })),
  );
}
