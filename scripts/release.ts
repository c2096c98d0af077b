/**
 * `npm run release -- <version>`: sets the version of all packages, writes the changelog's heading, packs, and tries the
 * tarballs. `--verify <version>` says whether a commit is that release, for the workflow that publishes it.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandError, runCommandLine } from './command.js';
import { hasRelease, withRelease } from './release/changelog.js';
import { othersThan, packages, setVersions } from './release/versions.js';

const USAGE = `Usage:
  npm run release -- <version>            prepares a release, as 1.2.3
  npm run release -- --verify <version>   says whether this commit is it
`;
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

const root = fileURLToPath(new URL('..', import.meta.url));
const changelog = path.join(root, 'CHANGELOG.md');

function run(...command: readonly [string, ...string[]]): void {
  const [program, ...words] = command;
  execFileSync(program, words, { cwd: root, stdio: 'inherit' });
}

function verify(version: string): void {
  const others = othersThan(root, version);
  if (others.length > 0) throw new CommandError(`Not of version ${version}: ${others.join(', ')}.`);
  if (!hasRelease(readFileSync(changelog, 'utf8'), version))
    throw new CommandError(`CHANGELOG.md has no heading “## ${version} (…)”.`);
  console.log(`Every package is of version ${version}, and the changelog has its heading.`);
}

function prepare(version: string): void {
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trim();
  if (changed !== '') throw new CommandError('There are changes that are not committed: a release has only its own.');
  const { version: old } = packages(root)[0]!.manifest;
  const today = new Date().toISOString().slice(0, 10);
  writeFileSync(changelog, withRelease(readFileSync(changelog, 'utf8'), version, today));
  console.log(`${setVersions(root, version).length} packages go from ${old} to ${version}.`);
  run('npm', 'run', '--silent', 'lock');
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel', 'error');
  run('npm', 'run', '--silent', 'pack');
  run('npm', 'run', '--silent', 'wheel');
  run('npx', 'vitest', 'run', 'test/packages', 'test/clients');
  console.log(`
Look at the changes, then:
  git commit -am 'Release ${version}'
  git tag v${version}
  git push --follow-tags`);
}

await runCommandLine(() => {
  const words = process.argv.slice(2);
  const isVerify = words[0] === '--verify';
  const [version, ...more] = isVerify ? words.slice(1) : words;
  if (version === undefined || more.length > 0 || !VERSION.test(version)) throw new CommandError(USAGE, 2);
  if (isVerify) verify(version);
  else prepare(version);
});
