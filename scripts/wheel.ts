/** `npm run wheel`: builds the wheel of the Python client in `.cache/wheels/`, with Debian's python3, pip, setuptools and wheel. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeModules } from '../clients/python/tool/write-modules.js';
import { CommandError, runCommandLine } from './command.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const staged = path.join(root, '.cache', 'python');
const wheels = path.join(root, '.cache', 'wheels');
/** The one that has Debian's packages, whatever else is installed. */
const PYTHON = process.env.PYTHON || '/usr/bin/python3';

await runCommandLine(() => {
  // A build leaves files beside the sources.
  rmSync(staged, { recursive: true, force: true });
  cpSync(path.join(root, 'clients', 'python'), staged, { recursive: true });
  rmSync(path.join(staged, 'tool'), { recursive: true });
  cpSync(path.join(root, 'LICENSE'), path.join(staged, 'LICENSE'));
  writeModules(path.join(root, 'generated'), path.join(staged, 'src/reckoner/calculators'));
  rmSync(wheels, { recursive: true, force: true });
  mkdirSync(wheels, { recursive: true });
  const words = ['-m', 'pip', 'wheel', '--quiet', '--no-deps', '--no-index', '--no-build-isolation'];
  try {
    execFileSync(PYTHON, [...words, '--wheel-dir', wheels, staged], { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const { stderr, message } = error as { stderr?: Buffer; message: string };
    const said = stderr?.toString().trim() || message;
    throw new CommandError(
      `${said}\nInstall Debian's python3-pip, python3-setuptools and python3-wheel, or set PYTHON.`,
    );
  }
  for (const name of readdirSync(wheels)) console.log(path.join('.cache', 'wheels', name));
});
